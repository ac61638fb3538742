import type { Meal, MealField } from './meal.ts'
import type { DayTemplate } from './day-template.ts'
import type { TemplatesOfDay } from './template-for.ts'

/** What the templates suggest for a day: its meals, the templates they come from, and the one that it is known by. */
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
