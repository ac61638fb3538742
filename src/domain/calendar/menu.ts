import { z } from 'zod'
import { Instant, nameField } from '../fields.ts'
import { mealListsOf, MealsOfAnyName, Meals, StoredMeals } from './meal.ts'

/** How many days a menu has: Monday is the first (calendar 41). */
export const MENU_DAYS = 7

/** The most menus of a household. */
export const MAX_MENUS = 100

const weekSchema = (lists: typeof Meals) =>
  z.array(z.object(mealListsOf(lists))).length(MENU_DAYS, `A menu has ${MENU_DAYS} days`)

/** The days of a menu as our own file holds them, whatever their meals are called. */
export const MenuDaysOfAnyName = weekSchema(MealsOfAnyName)

const menuName = nameField('Menu name is required', 100)

/**
 * A week of meals to keep under a name: seven days from Monday, each with its four meal times
 * (calendar 41). It must hold at least one meal.
 */
export const MenuDraft = z.object({
  name: menuName,
  menuDays: weekSchema(Meals).refine(
    (days) => days.some((day) => Object.values(day).some((meals) => meals.length > 0)),
    'This week has no meals to save yet',
  ),
})
export type MenuDraft = z.infer<typeof MenuDraft>

/** A menu's new name; its meals stay. */
export const MenuChange = z.object({ name: menuName })
export type MenuChange = z.infer<typeof MenuChange>

/** A stored menu of the household. A recipe that it names may have been deleted since. */
export const Menu = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  menuDays: weekSchema(StoredMeals),
  lastModified: Instant,
})
export type Menu = z.infer<typeof Menu>

/** One day of a menu: its four lists of meals. */
export type MenuDay = Menu['menuDays'][number]
