import { type Day, weekdayOf } from '../day.ts'
import type { Meal, MealField, MealSlot } from './meal.ts'
import { type DayTemplate, fallsOn, type Occasion, type WeeklyAssignment, weeklyFor } from './day-template.ts'

/** Which template speaks for each meal time of a day, and the occasion it is for, if it is one. */
interface TemplatesOfDay {
  occasion: Occasion | null
  slots: Record<MealSlot, DayTemplate | null>
}

/**
 * The templates of a day (calendar 26): a date assignment wins over a weekly one and speaks for the
 * whole day; one for this very date wins over one that returns every year, and of two alike the one
 * made last. Otherwise each meal time has the weekly assignment of its own, or the one for the
 * whole day.
 */
export function templateFor(
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
  const choose = (slot: MealSlot): DayTemplate | null => {
    const assignment = occasion ?? weeklyFor(weekly, weekdayOf(day), slot)
    return (assignment && byId.get(assignment.templateId)) ?? null
  }
  return {
    occasion,
    slots: {
      breakfast: choose('breakfast'),
      lunch: choose('lunch'),
      dinner: choose('dinner'),
      snacks: choose('snacks'),
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
 * What the templates suggest for a day: its meals, the templates they come from, and the one that
 * it is known by.
 */
export interface SuggestedDay {
  meals: Record<MealField, Meal[]>
  templates: DayTemplate[]
  /** The occasion's title, or the templates' names: 'Birthday', 'Weekday breakfast, Fish night'. */
  name: string
}

/**
 * The meals that a day without a stored assignment may take over: of each meal time those of the
 * template that speaks for it. Entries of every kind are taken as they are; a `recipe` entry keeps
 * its recipe until the planner fills the slot anew (calendar 28). Null where no template speaks for
 * the day or none of them names a meal.
 */
export function suggestedDay({ occasion, slots }: TemplatesOfDay): SuggestedDay | null {
  const meals = {
    breakfastMeals: slots.breakfast?.breakfastMeals ?? [],
    lunchMeals: slots.lunch?.lunchMeals ?? [],
    dinnerMeals: slots.dinner?.dinnerMeals ?? [],
    snackMeals: slots.snacks?.snackMeals ?? [],
  }
  const giving = [
    meals.breakfastMeals.length > 0 ? slots.breakfast : null,
    meals.lunchMeals.length > 0 ? slots.lunch : null,
    meals.dinnerMeals.length > 0 ? slots.dinner : null,
    meals.snackMeals.length > 0 ? slots.snacks : null,
  ].filter((template) => template !== null)
  const templates = [...new Map(giving.map((template) => [template.id, template])).values()]
  if (templates.length === 0) return null
  return { meals, templates, name: occasion?.title ?? templates.map(({ name }) => name).join(', ') }
}
