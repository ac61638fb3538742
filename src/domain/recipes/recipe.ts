import { foldIngredients, tidySteps } from '@plateful/ingredients/lines/recipe-lines'
import { z } from 'zod'
import {
  answeredShape,
  type DescribedField,
  newShape,
  nullByDefault,
  type NullByDefault,
  savedShape,
} from '../described-fields.ts'
import { Instant, nameField } from '../fields.ts'
import { aboutFields } from './about-fields.ts'
import { choiceFields } from './choice-fields.ts'
import { nutritionText, readNutrition } from './nutrition.ts'
import { recipeMarks } from './recipe-marks.ts'
import { recipeNotes } from './recipe-notes.ts'
import { PhotoInput } from './recipe-photo.ts'
import { cleanTags, MAX_TAGS } from './tags.ts'
import { fileText, optionalText } from './text-schemas.ts'
import { MAX_USED_RECIPES, UsedRecipe } from './used-recipes.ts'

/** The longest name of a recipe, in characters. */
export const MAX_NAME_LENGTH = 200

/** The servings of a recipe whose source names none. */
export const DEFAULT_SERVINGS = 4

const NO_TAG = 'Please add at least one tag'
const TOO_MANY_TAGS = `A recipe can have up to ${MAX_TAGS} tags`

const minutes = z
  .number('Minutes must be a number')
  .int('Minutes must be a whole number')
  .min(0, 'Minutes can’t be negative')
  .max(100_000, 'That’s more minutes than a recipe can take')
  .nullable()

/**
 * Lines of which at least one has to be left once they are tidied; `wanted` is the message for an
 * absent list too.
 */
const lines = (most: number, tidy: (lines: readonly string[]) => string[], wanted: string) =>
  z
    .array(z.string().max(most, `Keep each line within ${most} characters`), wanted)
    .max(500, 'A recipe can have up to 500 lines')
    .transform(tidy)
    .refine((found) => found.length > 0, wanted)

const pounds = optionalText(20).refine((text) => text === null || /^\d{1,6}(\.\d{1,2})?$/.test(text), {
  message: 'The cost per serving must be an amount in pounds, for example 2.50',
})

/** What is said of a recipe's field, once; `docs/adding-a-field.md` walks what derives from it. */
interface Field extends DescribedField {
  /** What a file of our own may hold: it is laxer, so that whatever was ever saved comes back. */
  inFile: z.ZodType
}

const fileLines = z.array(fileText(20_000)).max(1000)
const fileMinutes = z.number().int().min(0).max(100_000).nullable()

/** The fields that a person fills in, in their order. */
export const recipeFields = {
  name: {
    label: 'the name',
    typedAs: 'text',
    saved: nameField(
      'Recipe name is required',
      MAX_NAME_LENGTH,
      `Keep the name within ${MAX_NAME_LENGTH} characters`,
    ),
    answered: z.string(),
    inFile: fileText(300),
  },
  servings: {
    label: 'the servings',
    typedAs: 'number',
    saved: z
      .number('Servings must be at least 1')
      .int('Servings must be a whole number')
      .min(1, 'Servings must be at least 1')
      .max(1000, 'Servings must be at most 1000'),
    answered: z.number(),
    inFile: z.number().int().min(1).max(1000),
  },
  prepTimeMinutes: {
    label: 'the preparation time',
    typedAs: 'number',
    saved: minutes,
    answered: z.number().nullable(),
    inFile: fileMinutes,
  },
  cookTimeMinutes: {
    label: 'the cooking time',
    typedAs: 'number',
    saved: minutes,
    answered: z.number().nullable(),
    inFile: fileMinutes,
  },
  /** The time from start to table, where it is more than preparation and cooking together. */
  totalTimeMinutes: {
    label: 'the total time',
    typedAs: 'number',
    saved: minutes,
    // Answers that a browser keeps and files that were written earlier do not have it.
    answered: z.number().nullable().default(null),
    inFile: fileMinutes.default(null),
  },
  ...choiceFields,
  ingredients: {
    label: 'the ingredients',
    typedAs: 'rows',
    saved: lines(500, foldIngredients, 'Please add at least one ingredient'),
    answered: z.array(z.string()),
    inFile: fileLines,
  },
  /** Ingredient lines that stand for other recipes of the household. */
  usedRecipes: {
    label: 'the recipes in it',
    typedAs: 'links',
    saved: z
      .array(UsedRecipe)
      .max(MAX_USED_RECIPES, `At most ${MAX_USED_RECIPES} recipes can be ingredients of one`),
    answered: z.array(UsedRecipe).default([]),
    inFile: z
      .array(z.object({ line: fileText(20_000), recipeId: z.number().int().positive() }))
      .max(1000)
      .default([]),
  },
  steps: {
    label: 'the steps',
    typedAs: 'rows',
    saved: lines(10_000, tidySteps, 'Please add at least one preparation step'),
    answered: z.array(z.string()),
    inFile: fileLines,
  },
  tags: {
    label: 'the tags',
    typedAs: 'tags',
    saved: z
      .array(z.string().max(100, 'Keep each tag within 100 characters'), NO_TAG)
      .max(100, TOO_MANY_TAGS)
      .transform(cleanTags)
      .refine((found) => found.length > 0, NO_TAG)
      .refine((found) => found.length <= MAX_TAGS, TOO_MANY_TAGS),
    answered: z.array(z.string()),
    inFile: z.array(fileText(200)).max(100),
  },
  source: {
    label: 'the source',
    typedAs: 'text',
    saved: optionalText(2000),
    answered: z.string().nullable(),
    inFile: fileText(2000).nullable(),
  },
  cuisine: {
    label: 'the cuisine',
    typedAs: 'text',
    saved: optionalText(100),
    answered: z.string().nullable(),
    inFile: fileText(200).nullable(),
  },
  ...aboutFields,
  /** Kept outside the row: the row and our own file have its name instead. */
  photo: {
    label: 'the photo',
    typedAs: 'kept',
    saved: PhotoInput,
    answered: z.string().nullable(),
    inFile: z.never(),
  },
  nutritionPerServing: {
    label: 'the nutrition',
    typedAs: 'kept',
    saved: nutritionText,
    answered: z.string().nullable(),
    inFile: fileText(5000)
      .nullable()
      .refine((value) => value === null || readNutrition(value) !== null),
  },
  budgetPerServing: {
    label: 'the cost',
    typedAs: 'text',
    saved: pounds,
    answered: z.string().nullable(),
    inFile: fileText(20).nullable(),
  },
} as const satisfies Record<string, Field>

type Fields = typeof recipeFields
/** The name of a described field. */
export type RecipeField = keyof Fields
/** The fields that stand in a recipe's row, and in our own file, under their own names. */
export type RecipeColumn = Exclude<RecipeField, 'photo'>

/** The names of the fields, in their order. */
export const recipeFieldNames = Object.keys(recipeFields) as RecipeField[]
const columns = recipeFieldNames.filter((field): field is RecipeColumn => field !== 'photo')

const answered = answeredShape(recipeFields)

/** What a row of our own file says of each field but the photo. */
export const recipeColumnsInFile = Object.fromEntries(
  columns.map((column) => [column, recipeFields[column].inFile]),
) as { [F in RecipeColumn]: Fields[F]['inFile'] }

/**
 * What a person filled in of a recipe's row or of a row in our own file, for a copy of it; without
 * the photo.
 */
export const contentOfRow = <Row extends Record<RecipeColumn, unknown>>(row: Row) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, RecipeColumn>

/**
 * True where repeated ingredient lines are meant, since the recipe came with them. Without it they
 * are taken for typed twice.
 */
const hasRepeatedIngredients = z.boolean().optional()

/**
 * A recipe as it is saved, with its rules and messages (recipes 6): lines are tidied first, then at
 * least one ingredient, one step and one tag must remain. Optional fields that are not sent are
 * null.
 */
export const RecipeDraft = z.object({ ...newShape(recipeFields), hasRepeatedIngredients })
export type RecipeDraft = z.infer<typeof RecipeDraft>

/**
 * A change to a recipe under the same rules; what is not sent stays as it is. `seen` is when the
 * recipe was last changed, as the client knows it: a newer change then refuses this one (412).
 * Without it, the newer change is overwritten.
 */
export const RecipeChange = z
  .object({ ...savedShape(recipeFields), hasRepeatedIngredients, seen: Instant })
  .partial()
export type RecipeChange = z.infer<typeof RecipeChange>

/** What is answered of a recipe's fields; `photo` is an address that an img can show. */
export const RecipeContent = z.object(answered)

/** A recipe's fields as read from elsewhere: one that may be null is null where it is left out. */
export const RecipeContentWithDefaults = z.object(
  Object.fromEntries(recipeFieldNames.map((field) => [field, nullByDefault(answered[field])])) as {
    [F in RecipeField]: NullByDefault<Fields[F]['answered']>
  },
)

/**
 * A stored recipe (recipes 1) with its marks and notes. `userSequence` is the household's number
 * #n.
 */
export const Recipe = z.object({
  id: z.number(),
  globalId: z.string(),
  userId: z.number(),
  userSequence: z.number(),
  ...answered,
  ...recipeMarks,
  ...recipeNotes,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Recipe = z.infer<typeof Recipe>
