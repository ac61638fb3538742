import { type Day, weekdayOf } from '../day.ts'
import {
  type DayTemplate,
  fallsOn,
  type Occasion,
  type WeeklyAssignment,
  weeklyAssignmentFor,
} from './day-template.ts'
import { type Meal, type MealField, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** The template of each meal time of a day, and the occasion behind it, if any. */
interface TemplatesOfDay {
  occasion: Occasion | null
  slots: Record<MealSlot, DayTemplate | null>
}

/**
 * The templates of a day (calendar 26). A date assignment wins over a weekly one and covers the
 * whole day. One for this very date wins over a yearly one, and of two alike the newer. Otherwise
 * each meal time has its own weekly assignment, or that of the whole day.
 */
export function templatesForDay(
  day: Day,
  weekly: readonly WeeklyAssignment[],
  dated: readonly Occasion[],
  templates: readonly DayTemplate[],
): TemplatesOfDay {
  const byId = new Map(templates.map((template) => [template.id, template]))
  const occasion = occasionOn(
    day,
    dated.filter(({ templateId }) => byId.has(templateId)),
  )
  const templateOf = (slot: MealSlot): DayTemplate | null => {
    const assignment = occasion ?? weeklyAssignmentFor(weekly, weekdayOf(day), slot)
    return (assignment && byId.get(assignment.templateId)) ?? null
  }
  return {
    occasion,
    slots: {
      breakfast: templateOf('breakfast'),
      lunch: templateOf('lunch'),
      dinner: templateOf('dinner'),
      snacks: templateOf('snacks'),
    },
  }
}

function occasionOn(day: Day, dated: readonly Occasion[]): Occasion | null {
  const isOfThisDate = (occasion: Occasion) => Number(occasion.specificDate === day)
  const [first] = dated
    .filter((occasion) => fallsOn(occasion, day))
    .toSorted((a, b) => isOfThisDate(b) - isOfThisDate(a) || b.id - a.id)
  return first ?? null
}

/**
 * The suggestion of the templates for a day: its meals, their templates, and the template that
 * names it.
 */
export interface SuggestedDay {
  meals: Record<MealField, Meal[]>
  templates: DayTemplate[]
  /** The occasion's title, or the templates' names: 'Birthday', 'Weekday breakfast, Fish night'. */
  name: string
}

/** The stored day, as a suggestion reads it. */
export type PlannedDay = Record<MealField, readonly Meal[]> & {
  isSkipped: boolean
  /** The template that the day was taken from, if any. */
  sourceTemplateId: number | null
}

/**
 * Whether a stored day may still get suggestions (calendar 39): somebody put meals on it, and it
 * was not filled from a template. A day that was emptied or ignored is left as it is.
 */
const canTakeSuggestions = (day: PlannedDay): boolean =>
  !day.isSkipped &&
  day.sourceTemplateId === null &&
  mealSlots.some((slot) => day[mealFieldOf[slot]].length > 0)

/**
 * The meals that a day may take over, from the template of each meal time that holds nothing yet
 * (calendar 27, calendar 39). Entries of every kind are copied; a `recipe` entry keeps its recipe
 * until the planner fills the slot again (calendar 28). Null where no template applies or none has
 * a meal for it.
 */
export function suggestedDay(
  { occasion, slots }: TemplatesOfDay,
  planned: PlannedDay | null = null,
): SuggestedDay | null {
  if (planned && !canTakeSuggestions(planned)) return null
  const mealsFor = (slot: MealSlot): Meal[] =>
    planned && planned[mealFieldOf[slot]].length > 0 ? [] : (slots[slot]?.[mealFieldOf[slot]] ?? [])
  const meals = {
    breakfastMeals: mealsFor('breakfast'),
    lunchMeals: mealsFor('lunch'),
    dinnerMeals: mealsFor('dinner'),
    snackMeals: mealsFor('snacks'),
  }
  const giving = mealSlots.flatMap((slot) => (meals[mealFieldOf[slot]].length > 0 ? (slots[slot] ?? []) : []))
  const templates = [...new Map(giving.map((template) => [template.id, template])).values()]
  if (templates.length === 0) return null
  return { meals, templates, name: occasion?.title ?? templates.map(({ name }) => name).join(', ') }
}
