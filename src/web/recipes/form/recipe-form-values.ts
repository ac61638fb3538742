/** What a person types into the recipe form, and how it becomes a recipe that can be saved. */
import { z } from 'zod'
import { tidyIngredients } from '@plateful/ingredients/lines/recipe-lines'
import type { RecipeToReview } from '../../../domain/recipes/recipe-to-review.ts'
import { type Recipe, RecipeDraft } from '../../../domain/recipes/recipe.ts'

/** Numbers stay the text that was typed, so that nothing typed is lost before it is right. */
export const RecipeFormValues = z.object({
  name: z.string(),
  servings: z.string(),
  prepTimeMinutes: z.string(),
  cookTimeMinutes: z.string(),
  // A form that was kept before there was this field does not have it.
  totalTimeMinutes: z.string().default(''),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  tags: z.array(z.string()),
  source: z.string(),
  cuisine: z.string(),
  budgetPerServing: z.string(),
  photo: z.string().nullable(),
  nutritionPerServing: z.string().nullable(),
})
export type RecipeFormValues = z.infer<typeof RecipeFormValues>
export type RecipeField = keyof RecipeFormValues
export const recipeFields = RecipeFormValues.keyof().options

/** One sentence beside a field. */
export type RecipeProblems = Partial<Record<RecipeField, string>>

export const emptyRecipe: RecipeFormValues = {
  name: '',
  servings: '4',
  prepTimeMinutes: '',
  cookTimeMinutes: '',
  totalTimeMinutes: '',
  ingredients: [''],
  steps: [''],
  tags: [],
  source: '',
  cuisine: '',
  budgetPerServing: '',
  photo: null,
  nutritionPerServing: null,
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
const rows = (lines: readonly string[]) => (lines.length > 0 ? [...lines] : [''])

/** A stored recipe, or one read from a page, as the form shows it. */
export function formOf(recipe: Recipe | RecipeToReview): RecipeFormValues {
  return {
    name: recipe.name,
    servings: text(recipe.servings),
    prepTimeMinutes: text(recipe.prepTimeMinutes),
    cookTimeMinutes: text(recipe.cookTimeMinutes),
    totalTimeMinutes: text(recipe.totalTimeMinutes),
    ingredients: rows(recipe.ingredients),
    steps: rows(recipe.steps),
    tags: [...recipe.tags],
    source: text(recipe.source),
    cuisine: text(recipe.cuisine),
    budgetPerServing: 'budgetPerServing' in recipe ? text(recipe.budgetPerServing) : '',
    photo: recipe.photo,
    nutritionPerServing: recipe.nutritionPerServing,
  }
}

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/**
 * The draft that the form says, or a sentence for every field that is not right yet
 * (recipes 6). An ingredient that was typed twice is kept once; one that the recipe `cameWith`
 * twice stays.
 */
export function checkRecipe(
  values: RecipeFormValues,
  cameWith: readonly string[],
): { draft: RecipeDraft; problems?: never } | { draft?: never; problems: RecipeProblems } {
  const ingredients = tidyIngredients(values.ingredients, cameWith)
  const isRepeated = ingredients.length > tidyIngredients(ingredients).length
  const result = RecipeDraft.safeParse({
    ...values,
    ingredients,
    ...(isRepeated && { hasRepeatedIngredients: true }),
    servings: numberOf(values.servings) ?? undefined,
    prepTimeMinutes: numberOf(values.prepTimeMinutes),
    cookTimeMinutes: numberOf(values.cookTimeMinutes),
    totalTimeMinutes: numberOf(values.totalTimeMinutes),
    budgetPerServing: values.budgetPerServing.replace(/^\s*£\s*/, ''),
  })
  if (result.success) return { draft: result.data }
  return {
    problems: problemsOf(
      result.error.issues.map(({ path, message }) => ({ path: text(path[0]?.toString()), message })),
    ),
  }
}

const isField = (name: string): name is RecipeField => Object.hasOwn(emptyRecipe, name)

/** The first sentence for each field, out of the form's own check or the server's answer. */
export function problemsOf(issues: readonly { path: string; message: string }[]): RecipeProblems {
  const problems: RecipeProblems = {}
  for (const { path, message } of issues) {
    const field = path.split('.')[0] ?? ''
    if (isField(field)) problems[field] ??= message
  }
  return problems
}

/** Whether two forms say the same in one field; rows left empty say nothing. */
export const isSameField = (field: RecipeField, a: RecipeFormValues, b: RecipeFormValues): boolean =>
  said(a[field]) === said(b[field])

const said = (value: string | readonly string[] | null) =>
  typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value.filter((line) => line.trim() !== ''))
