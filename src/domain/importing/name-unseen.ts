import { type Meal, type MealField, mealFieldOf, UNNAMED_MEAL } from '../calendar/meal.ts'
import { isSeen } from '../fields.ts'

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
export function nameUnseen<Of extends Tables>(tables: Of): { tables: Of; remarks: string[] } {
  const used = new Set<string>()
  const named = (text: string, standIn: string) => {
    if (isSeen(text)) return text
    used.add(standIn)
    return standIn
  }
  const person = <Row extends NamedPerson>(row: Row): Row => ({
    ...row,
    firstName: named(row.firstName, 'No first name'),
    lastName: named(row.lastName, 'No last name'),
    initials: named(row.initials, '?'),
  })
  const thing =
    (standIn: string) =>
    <Row extends Named>(row: Row): Row => ({ ...row, name: named(row.name, standIn) })
  const day = <Row extends WithMeals>(row: Row): Row => {
    const meals = Object.values(mealFieldOf).map((field) => [field, row[field].map(thing(UNNAMED_MEAL))])
    return { ...row, ...(Object.fromEntries(meals) as WithMeals) }
  }
  const seen = {
    ...tables,
    familyMembers: tables.familyMembers.map(person),
    guestDiners: tables.guestDiners.map(person),
    recipes: tables.recipes.map(thing('Recipe without a name')),
    mealPlanningDays: tables.mealPlanningDays.map(day).map(thing('Day without a name')),
    dateSpecificTemplateAssignments: tables.dateSpecificTemplateAssignments.map((row) => ({
      ...row,
      title: named(row.title, 'Occasion without a name'),
    })),
    calendarAssignments: tables.calendarAssignments.map(day),
    completedShoppingLists: tables.completedShoppingLists.map(thing('List without a name')),
    menus: tables.menus
      .map((menu) => ({ ...menu, menuDays: menu.menuDays.map(day) }))
      .map(thing('Menu without a name')),
  }
  const standIns = [...used].filter((standIn) => standIn !== '?').join(', ')
  const remark = `Some names were blank. They’re now called: ${standIns || '?'}.`
  return { tables: seen, remarks: used.size === 0 ? [] : [remark] }
}
