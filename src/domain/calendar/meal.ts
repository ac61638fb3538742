import { z } from 'zod'
import { Day } from '../day.ts'
import { ClientId, storedNameField, nameField, PeopleCount, StoredClientId } from '../fields.ts'

/** The four meal times of a day, in the order in which they are eaten and shown (calendar 2). */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
export const MealSlot = z.enum(mealSlots)
export type MealSlot = z.infer<typeof MealSlot>

/** The field of an assignment or template that holds each slot's meals (calendar 6). */
export const mealFieldOf = {
  breakfast: 'breakfastMeals',
  lunch: 'lunchMeals',
  dinner: 'dinnerMeals',
  snacks: 'snackMeals',
} as const satisfies Record<MealSlot, string>
export type MealField = (typeof mealFieldOf)[MealSlot]

/** The four lists of meals of a day, each of this schema. */
export const mealListsOf = <Schema extends z.ZodType>(meals: Schema) =>
  ({
    breakfastMeals: meals,
    lunchMeals: meals,
    dinnerMeals: meals,
    snackMeals: meals,
  }) satisfies Record<MealField, Schema>

/** Whether a meal time comes before another one, on an earlier day or earlier on the same day. */
export const isEatenBefore = (
  one: { date: Day; slot: MealSlot },
  other: { date: Day; slot: MealSlot },
): boolean =>
  one.date < other.date ||
  (one.date === other.date && mealSlots.indexOf(one.slot) < mealSlots.indexOf(other.slot))

/** The kinds of meal (calendar 3); shopping tells only recipe and food apart. */
export const mealKinds = ['food', 'recipe', 'takeaway', 'freezer', 'delivery'] as const
export const MealKind = z.enum(mealKinds)
export type MealKind = z.infer<typeof MealKind>

/**
 * The most people that a meal names: more than any family. The people count ends at twenty, but
 * allergies are checked for all of them.
 */
export const MAX_NAMED = 200

/** Ids of people who eat a meal, each once. */
const PersonIds = z
  .array(z.number().int().positive())
  .max(MAX_NAMED, `Keep it within ${MAX_NAMED} people`)
  .overwrite((ids) => [...new Set(ids)])

/**
 * The meal that another one is left over from (calendar 38): the day on which it was cooked, and
 * its id. The meal may have been moved or taken away since.
 */
const LeftoverOf = z.object({ date: Day, mealId: StoredClientId })

/** The longest name of a meal, in characters. */
export const MAX_MEAL_NAME = 200

const mealSchema = (id: z.ZodType<string, string>, named: z.ZodType<string, string>) =>
  z
    .object({
      id,
      name: named,
      type: MealKind,
      recipeId: z.number().int().positive().optional(),
      peopleCount: PeopleCount,
      dinerIds: PersonIds.optional(),
      guestIds: PersonIds.optional(),
      leftoverOf: LeftoverOf.optional(),
      cookedFrom: z.number().int().positive().optional(),
    })
    .refine(
      ({ type, recipeId, leftoverOf }) =>
        (type === 'recipe') === (recipeId !== undefined) || (type === 'freezer' && leftoverOf !== undefined),
      {
        path: ['recipeId'],
        message: 'A recipe meal needs a chosen recipe, and only a recipe meal has one',
      },
    )
    .refine(({ type, leftoverOf }) => leftoverOf === undefined || type === 'freezer', {
      path: ['leftoverOf'],
      message: 'Leftovers aren’t cooked again',
    })
    .refine(({ type, cookedFrom }) => cookedFrom === undefined || type === 'freezer', {
      path: ['cookedFrom'],
      message: 'Only a meal from the freezer was cooked before',
    })

/**
 * One meal entry of a template or a calendar day. `id` is the client's own string; `recipeId`
 * belongs to type recipe, and to leftovers: they are of type freezer, say what they are left over
 * from, and count as that dish for whoever eats them. `cookedFrom` is the recipe of a copy of
 * leftovers, which is judged by it and linked to nothing. `dinerIds` are the family members and
 * `guestIds` the guests who eat it, where the family said so; without them the whole family eats
 * and `peopleCount` alone says how many.
 */
export const Meal = mealSchema(
  ClientId,
  nameField('Meal name is required', MAX_MEAL_NAME, `Keep the meal name within ${MAX_MEAL_NAME} characters`),
)
export type Meal = z.infer<typeof Meal>

/** The name that is shown for a meal whose own name is invisible. */
export const UNNAMED_MEAL = 'Meal without a name'

/** A stored meal, perhaps from before names and ids were checked. */
export const StoredMeal = mealSchema(StoredClientId, storedNameField(UNNAMED_MEAL))

/** The most meals of one meal time. */
export const MAX_MEALS = 50

const mealsSchema = (meal: typeof Meal) =>
  z
    .array(meal)
    .max(MAX_MEALS, `A meal time can have up to ${MAX_MEALS} meals`)
    .refine((meals) => new Set(meals.map(({ id }) => id)).size === meals.length, 'Two meals share one id')

/** The meals of one slot; the client's ids must differ. */
export const Meals = mealsSchema(Meal)

/** The meals of one slot as they are kept. */
export const StoredMeals = mealsSchema(StoredMeal)

/** The meals of one slot whatever their names are, as a file of ours may hold them. */
export const MealsOfAnyName = mealsSchema(mealSchema(StoredClientId, z.string().trim().max(MAX_MEAL_NAME)))
