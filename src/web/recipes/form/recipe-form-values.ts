/** The values of a recipe's form, and how they become a recipe to save. */

import { tidyIngredients } from '@plateful/ingredients/lines/recipe-lines'
import { z } from 'zod'
import {
  type Recipe,
  RecipeDraft,
  type RecipeField,
  recipeFieldNames,
  recipeFields,
  DEFAULT_SERVINGS,
} from '../../../domain/recipes/recipe.ts'
import { linksInUse, UsedRecipe } from '../../../domain/recipes/used-recipes.ts'
import type { Checked, Problems } from '../../ui/forms/use-form.ts'

type ValueKind = (typeof recipeFields)[RecipeField]['typedAs']

/**
 * The form's value of a field. Numbers are the typed text, so that nothing typed is lost before it
 * is valid.
 */
const valueSchemas = {
  // A draft that is older than a field does not have it.
  text: z.string().default(''),
  choice: z.string().default(''),
  number: z.string().default(''),
  rows: z.array(z.string()),
  tags: z.array(z.string()),
  links: z.array(UsedRecipe).default([]),
  kept: z.string().nullable(),
} as const satisfies Record<ValueKind, z.ZodType>

const schemas = Object.fromEntries(
  recipeFieldNames.map((field) => [field, valueSchemas[recipeFields[field].typedAs]]),
) as { [F in RecipeField]: (typeof valueSchemas)[(typeof recipeFields)[F]['typedAs']] }

export const RecipeFormValues = z.object(schemas)
export type RecipeFormValues = z.infer<typeof RecipeFormValues>

export type RecipeProblems = Problems<RecipeFormValues>

type NumberField = {
  [F in RecipeField]: (typeof recipeFields)[F]['typedAs'] extends 'number' ? F : never
}[RecipeField]
type Value = Recipe[RecipeField] | undefined

const text = (value: Value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isText = (line: unknown): line is string => typeof line === 'string'
const list = (value: Value): string[] => (Array.isArray(value) ? value.filter(isText) : [])

function fieldValue(field: RecipeField, value: Value): unknown {
  const { typedAs } = recipeFields[field]
  if (typedAs === 'links') return value ?? []
  if (typedAs === 'tags') return list(value)
  if (typedAs === 'rows') return list(value).length > 0 ? list(value) : ['']
  return typedAs === 'kept' ? text(value) || null : text(value)
}

/**
 * The form's values for a stored recipe, or for one read from a page. A recipe without a number of
 * servings gets the usual one (recipes 71).
 */
export const recipeFormOf = (recipe: Partial<Record<RecipeField, Value>>): RecipeFormValues => {
  const servings = recipe.servings ?? (recipe.makes ? DEFAULT_SERVINGS : null)
  return RecipeFormValues.parse(
    Object.fromEntries(
      recipeFieldNames.map((field) => [field, fieldValue(field, { ...recipe, servings }[field])]),
    ),
  )
}

export const emptyRecipe: RecipeFormValues = recipeFormOf({ servings: DEFAULT_SERVINGS })

/** The number that was typed; null where none was. */
export const numberOf = (value: string) => (value.trim() === '' ? null : Number(value))

const isNumber = (field: RecipeField): field is NumberField => recipeFields[field].typedAs === 'number'
const numberFields = recipeFieldNames.filter(isNumber)
const numbersOf = (values: RecipeFormValues) =>
  Object.fromEntries(numberFields.map((field) => [field, numberOf(values[field])]))

/**
 * The recipe to save, or a sentence for every field that is not valid yet (recipes 6). An
 * ingredient that was typed twice is saved once; one that the `original` has twice stays.
 */
export function checkRecipe(values: RecipeFormValues, original: RecipeFormValues): Checked<RecipeDraft> {
  const ingredients = tidyIngredients(values.ingredients, original.ingredients)
  const usedRecipes = linksInUse(values.usedRecipes, ingredients)
  const isRepeated = ingredients.length > tidyIngredients(ingredients).length
  return RecipeDraft.safeParse({
    ...values,
    ingredients,
    usedRecipes,
    ...(isRepeated && { hasRepeatedIngredients: true }),
    ...numbersOf(values),
    budgetPerServing: values.budgetPerServing.replace(/^\s*£\s*/, ''),
  })
}

/** Whether two forms have equal values in a field; empty rows do not count. */
export const isSameRecipeField = (field: RecipeField, a: RecipeFormValues, b: RecipeFormValues): boolean =>
  comparable(a[field]) === comparable(b[field])

const comparable = (value: RecipeFormValues[RecipeField]) =>
  typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value.filter((line) => typeof line !== 'string' || line.trim() !== ''))

/** The lists whose order does not matter: edits of two people at the same time are merged. */
export const unorderedFields = ['tags'] as const

/** Some fields and their values in words, with a line for each of their lines. */
export const describeRecipeFields = (form: Partial<RecipeFormValues>): { name: string; text: string }[] =>
  recipeFieldNames
    .filter((field) => field in form)
    .map((field) => ({ name: recipeFields[field].label, text: describeFieldValue(field, form[field] ?? '') }))

function describeFieldValue(field: RecipeField, value: NonNullable<RecipeFormValues[RecipeField]>): string {
  if (typeof value !== 'string')
    return value.map((line) => (typeof line === 'string' ? line : line.line)).join('\n')
  return value !== '' && recipeFields[field].typedAs === 'kept' ? 'Another one' : value
}
