import { type Meal, type MealField, mealFieldOf, UNNAMED_MEAL } from '../calendar/meal.ts'
import { hasVisibleText } from '../fields.ts'

interface NamedPerson {
  firstName: string
  lastName: string
  initials: string
}
interface Named {
  name: string
}
type WithMeals = Record<MealField, Meal[]>

/** The tables of our own file in which something has a name. */
interface Tables {
  familyMembers: NamedPerson[]
  guestDiners: NamedPerson[]
  recipes: Named[]
  mealPlanningDays: (Named & WithMeals)[]
  dateSpecificTemplateAssignments: { title: string }[]
  calendarAssignments: WithMeals[]
  completedShoppingLists: Named[]
  menus: (Named & { menuDays: WithMeals[] })[]
}

/**
 * Rows of our own file, with a stand-in for each invisible name (older versions allowed them), and
 * a sentence that lists the stand-ins. Own rule: exported data can always be imported, found and
 * named.
 */
export function replaceBlankNames<Of extends Tables>(tables: Of): { tables: Of; remarks: string[] } {
  const usedNames = new Set<string>()
  const visibleName = (text: string, standIn: string) => {
    if (hasVisibleText(text)) return text
    usedNames.add(standIn)
    return standIn
  }
  const withVisiblePersonName = <Row extends NamedPerson>(row: Row): Row => ({
    ...row,
    firstName: visibleName(row.firstName, 'No first name'),
    lastName: visibleName(row.lastName, 'No last name'),
    initials: visibleName(row.initials, '?'),
  })
  const withVisibleName =
    (standIn: string) =>
    <Row extends Named>(row: Row): Row => ({ ...row, name: visibleName(row.name, standIn) })
  const withVisibleMeals = <Row extends WithMeals>(row: Row): Row => {
    const meals = Object.values(mealFieldOf).map((field) => [
      field,
      row[field].map(withVisibleName(UNNAMED_MEAL)),
    ])
    return { ...row, ...(Object.fromEntries(meals) as WithMeals) }
  }
  const renamed = {
    ...tables,
    familyMembers: tables.familyMembers.map(withVisiblePersonName),
    guestDiners: tables.guestDiners.map(withVisiblePersonName),
    recipes: tables.recipes.map(withVisibleName('Recipe without a name')),
    mealPlanningDays: tables.mealPlanningDays
      .map(withVisibleMeals)
      .map(withVisibleName('Day without a name')),
    dateSpecificTemplateAssignments: tables.dateSpecificTemplateAssignments.map((row) => ({
      ...row,
      title: visibleName(row.title, 'Occasion without a name'),
    })),
    calendarAssignments: tables.calendarAssignments.map(withVisibleMeals),
    completedShoppingLists: tables.completedShoppingLists.map(withVisibleName('List without a name')),
    menus: tables.menus
      .map((menu) => ({ ...menu, menuDays: menu.menuDays.map(withVisibleMeals) }))
      .map(withVisibleName('Menu without a name')),
  }
  const standIns = [...usedNames].filter((standIn) => standIn !== '?').join(', ')
  const remark = `Some names were blank. They’re now called: ${standIns || '?'}.`
  return { tables: renamed, remarks: usedNames.size === 0 ? [] : [remark] }
}
