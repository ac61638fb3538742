import { z } from 'zod'
import { Instant } from '../instant.ts'
import { name } from '../name.ts'
import { recipeMarks } from './marks.ts'
import { cleanTags, MOST_TAGS } from './tags.ts'
import { foldIngredients, tidySteps } from '@plateful/ingredients/lines/recipe-lines'

/** The largest recipe photo, in bytes of the picture file (recipes 12: 5 MB). */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024

/** The longest name of a recipe, in characters. */
export const MOST_NAME_LENGTH = 200

/** Picture types a photo may have (recipes 12). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

const NO_TAG = 'Please add at least one tag'
const TOO_MANY_TAGS = `A recipe has at most ${MOST_TAGS} tags`

const minutes = z
  .number('Minutes must be a number')
  .int('Minutes must be a whole number')
  .min(0, 'Minutes cannot be negative')
  .max(100_000, 'That is more minutes than a recipe can take')
  .nullable()

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Keep it within ${most} characters`)
    .transform((text) => text || null)
    .nullable()

/** Lines of which at least one has to be left once they are tidied; none at all are asked for in the same words. */
const lines = (most: number, tidy: (lines: readonly string[]) => string[], wanted: string) =>
  z
    .array(z.string().max(most, `Keep each line within ${most} characters`), wanted)
    .max(500, 'A recipe has at most 500 lines')
    .transform(tidy)
    .refine((found) => found.length > 0, wanted)

/** Amounts of one serving; every figure optional. Energy in kcal, sodium in milligrams, the others in grams (recipes 3). */
export const Nutrition = z.object({
  calories: z.number().nonnegative().optional(),
  protein: z.number().nonnegative().optional(),
  carbs: z.number().nonnegative().optional(),
  fat: z.number().nonnegative().optional(),
  fiber: z.number().nonnegative().optional(),
  sugar: z.number().nonnegative().optional(),
  sodium: z.number().nonnegative().optional(),
})
export type Nutrition = z.infer<typeof Nutrition>

/** The figures in a recipe's nutrition text, or null when it holds none that can be read. */
export function readNutrition(text: string | null): Nutrition | null {
  if (text === null) return null
  try {
    return Nutrition.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const nutritionText = words(5000).refine((text) => text === null || readNutrition(text) !== null, {
  message:
    'Nutrition must be JSON text with numbers for calories, protein, carbs, fat, fiber, sugar and sodium',
})

const pounds = words(20).refine((text) => text === null || /^\d{1,6}(\.\d{1,2})?$/.test(text), {
  message: 'The cost per serving must be an amount in pounds, for example 2.50',
})

/**
 * A photo on its way in: a data URL of an allowed picture type of at most 5 MB, or the address it was read from, unchanged,
 * or null for none (recipes 13).
 */
export const PhotoInput = z
  .string()
  .refine(
    (text) => !text.startsWith('data:') || photoTypes.some((type) => text.startsWith(`data:${type};base64,`)),
    {
      message: 'Invalid file type',
    },
  )
  .refine((text) => !text.startsWith('data:') || photoBytes(text) <= MOST_PHOTO_BYTES, {
    message: 'File too large',
  })
  .refine((text) => text.startsWith('data:') || text.length <= 2000, { message: 'Invalid photo' })
  .nullable()

/** How many bytes the picture in a base64 data URL has. */
export function photoBytes(dataUrl: string): number {
  const base64 = dataUrl.length - dataUrl.indexOf(',') - 1
  return Math.floor((base64 * 3) / 4) - (dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0)
}

const fields = {
  name: name(
    'Recipe name is required',
    MOST_NAME_LENGTH,
    `Keep the name within ${MOST_NAME_LENGTH} characters`,
  ),
  servings: z
    .number('Servings must be at least 1')
    .int('Servings must be a whole number')
    .min(1, 'Servings must be at least 1')
    .max(1000, 'Servings must be at most 1000'),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  /** The time from start to table, where it is more than preparation and cooking together. */
  totalTimeMinutes: minutes,
  ingredients: lines(500, foldIngredients, 'Please add at least one ingredient'),
  steps: lines(10_000, tidySteps, 'Please add at least one preparation step'),
  tags: z
    .array(z.string().max(100, 'Keep each tag within 100 characters'), NO_TAG)
    .max(100, TOO_MANY_TAGS)
    .transform(cleanTags)
    .refine((found) => found.length > 0, NO_TAG)
    .refine((found) => found.length <= MOST_TAGS, TOO_MANY_TAGS),
  source: words(2000),
  cuisine: words(100),
  photo: PhotoInput,
  nutritionPerServing: nutritionText,
  budgetPerServing: pounds,
  /**
   * Ingredient lines that say the same are meant: the recipe came with them. Without this they are
   * taken for typed twice.
   */
  hasRepeatedIngredients: z.boolean().optional(),
}

/**
 * A recipe as it is saved, with its rules and messages (recipes 6): lines are tidied first, then at least one ingredient,
 * one step and one tag must remain. Optional fields that are not sent are null.
 */
export const RecipeDraft = z.object({
  ...fields,
  prepTimeMinutes: fields.prepTimeMinutes.default(null),
  cookTimeMinutes: fields.cookTimeMinutes.default(null),
  totalTimeMinutes: fields.totalTimeMinutes.default(null),
  source: fields.source.default(null),
  cuisine: fields.cuisine.default(null),
  photo: fields.photo.default(null),
  nutritionPerServing: fields.nutritionPerServing.default(null),
  budgetPerServing: fields.budgetPerServing.default(null),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

/**
 * A change to a recipe under the same rules; what is not sent stays as it is. `seen` is when the recipe was last written, as it was
 * read: who says it learns of a change that came between (412), who does not writes over it.
 */
export const RecipeChange = z.object({ ...fields, seen: Instant }).partial()
export type RecipeChange = z.infer<typeof RecipeChange>

/**
 * A stored recipe (recipes 1) with its marks. `userSequence` is the household's number #n; `photo` is an address that an img
 * can show.
 */
export const Recipe = z.object({
  id: z.number(),
  globalId: z.string(),
  userId: z.number(),
  userSequence: z.number(),
  name: z.string(),
  servings: z.number(),
  prepTimeMinutes: z.number().nullable(),
  cookTimeMinutes: z.number().nullable(),
  totalTimeMinutes: z.number().nullable().default(null),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  tags: z.array(z.string()),
  source: z.string().nullable(),
  cuisine: z.string().nullable(),
  photo: z.string().nullable(),
  nutritionPerServing: z.string().nullable(),
  budgetPerServing: z.string().nullable(),
  ...recipeMarks,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Recipe = z.infer<typeof Recipe>
