/** What a person types into the recipe form, and how it becomes a recipe that can be saved. */
import { z } from 'zod'
import { tidyIngredients } from '@plateful/ingredients/lines/recipe-lines'
import {
  type Recipe,
  RecipeDraft,
  type RecipeField,
  recipeFieldNames,
  recipeFields,
} from '../../../domain/recipes/recipe.ts'
import type { Checked, Problems } from '../../ui/forms/use-form.ts'

type Typed = (typeof recipeFields)[RecipeField]['typedAs']

/**
 * What a form holds of a field. Numbers stay the text that was typed, so that nothing typed is lost
 * before it is right.
 */
const typed = {
  // A form that was kept before there was a field does not have it.
  text: z.string().default(''),
  number: z.string().default(''),
  rows: z.array(z.string()),
  tags: z.array(z.string()),
  kept: z.string().nullable(),
} as const satisfies Record<Typed, z.ZodType>

const schemas = Object.fromEntries(
  recipeFieldNames.map((field) => [field, typed[recipeFields[field].typedAs]]),
) as { [F in RecipeField]: (typeof typed)[(typeof recipeFields)[F]['typedAs']] }

/** What a person typed of every field. */
export const RecipeFormValues = z.object(schemas)
export type RecipeFormValues = z.infer<typeof RecipeFormValues>

export type RecipeProblems = Problems<RecipeFormValues>

type NumberField = {
  [F in RecipeField]: (typeof recipeFields)[F]['typedAs'] extends 'number' ? F : never
}[RecipeField]
type Value = Recipe[RecipeField] | undefined

const text = (value: Value) => (value === null || value === undefined ? '' : String(value))
const list = (value: Value) => (Array.isArray(value) ? [...value] : [])

function show(field: RecipeField, value: Value): string | string[] | null {
  const { typedAs } = recipeFields[field]
  if (typedAs === 'tags') return list(value)
  if (typedAs === 'rows') return list(value).length > 0 ? list(value) : ['']
  return typedAs === 'kept' ? text(value) || null : text(value)
}

/** A stored recipe, or one read from a page, as the form shows it. */
export const formOf = (recipe: Partial<Record<RecipeField, Value>>): RecipeFormValues =>
  RecipeFormValues.parse(
    Object.fromEntries(recipeFieldNames.map((field) => [field, show(field, recipe[field])])),
  )

export const emptyRecipe: RecipeFormValues = formOf({ servings: 4 })

const numberOf = (value: string) => (value.trim() === '' ? null : Number(value))

const isNumber = (field: RecipeField): field is NumberField => recipeFields[field].typedAs === 'number'
const numberFields = recipeFieldNames.filter(isNumber)
const numbersOf = (values: RecipeFormValues) =>
  Object.fromEntries(numberFields.map((field) => [field, numberOf(values[field])]))

/**
 * The draft that the form says, or a sentence for every field that is not right yet
 * (recipes 6). An ingredient that was typed twice is kept once; one that the recipe `cameWith`
 * twice stays.
 */
export function checkRecipe(values: RecipeFormValues, cameWith: RecipeFormValues): Checked<RecipeDraft> {
  const ingredients = tidyIngredients(values.ingredients, cameWith.ingredients)
  const isRepeated = ingredients.length > tidyIngredients(ingredients).length
  return RecipeDraft.safeParse({
    ...values,
    ingredients,
    ...(isRepeated && { hasRepeatedIngredients: true }),
    ...numbersOf(values),
    budgetPerServing: values.budgetPerServing.replace(/^\s*£\s*/, ''),
  })
}

/** Whether two forms say the same in one field; rows left empty say nothing. */
export const isSameField = (field: RecipeField, a: RecipeFormValues, b: RecipeFormValues): boolean =>
  said(a[field]) === said(b[field])

const said = (value: string | readonly string[] | null) =>
  typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value.filter((line) => line.trim() !== ''))

/** The fields whose lists two people may change at once. */
export const sets = ['tags'] as const

/** What stands in some fields, a line for each of their lines. */
export const sayFields = (form: Partial<RecipeFormValues>): { name: string; text: string }[] =>
  recipeFieldNames
    .filter((field) => field in form)
    .map((field) => ({ name: recipeFields[field].label, text: say(field, form[field] ?? '') }))

function say(field: RecipeField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join('\n')
  return value !== '' && recipeFields[field].typedAs === 'kept' ? 'Another one' : value
}
