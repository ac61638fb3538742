/**
 * Reads Spoonacular's answers about recipes. Only fields that are used are described; others are
 * ignored.
 */

import { plainLines, plainText } from '@plateful/page-reader/page/plain-text'
import { z } from 'zod'
import { type CatalogueItem, catalogueItem } from '../../domain/importing/catalogue-item.ts'
import { totalBeyondParts } from '../../domain/recipes/recipe-times.ts'
import { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { MAX_TAGS } from '../../domain/recipes/tags.ts'

const text = z.string().nullish().catch(null)
const number = z.number().nullish().catch(null)
const flag = z.boolean().nullish().catch(null)
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .catch(null)
    .transform((found) => found ?? [])

const Ingredient = z.object({
  name: text,
  original: text,
  meta: list(z.string()),
  measures: z
    .object({ metric: z.object({ amount: number, unitShort: text }) })
    .nullish()
    .catch(null),
})
type Ingredient = z.infer<typeof Ingredient>

const SpoonacularRecipe = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  image: text,
  servings: number,
  readyInMinutes: number,
  preparationMinutes: number,
  cookingMinutes: number,
  sourceUrl: text,
  cuisines: list(z.string()),
  dishTypes: list(z.string()),
  vegetarian: flag,
  vegan: flag,
  glutenFree: flag,
  dairyFree: flag,
  instructions: text,
  extendedIngredients: list(Ingredient),
  analyzedInstructions: list(z.object({ name: text, steps: list(z.object({ step: z.string() })) })),
  nutrition: z
    .object({ nutrients: list(z.object({ name: z.string(), amount: z.number() })) })
    .nullish()
    .catch(null),
})
type SpoonacularRecipe = z.infer<typeof SpoonacularRecipe>

/**
 * The recipes of a list as cards. A recipe that cannot be read is left out; null means that the
 * answer is no list.
 */
export function spoonacularItems(answer: unknown): CatalogueItem[] | null {
  const results = z.object({ results: z.array(z.unknown()) }).safeParse(answer).data?.results
  if (!results) return null
  return results.flatMap((result) => {
    const found = SpoonacularRecipe.safeParse(result).data
    return found ? [catalogueItem(found.id, fieldsOf(found))] : []
  })
}

/**
 * A recipe of Spoonacular as a draft, with metric amounts and without its cost, which is in
 * dollars. Null if its name or content is missing.
 */
export function spoonacularDraft(answer: unknown): RecipeDraft | null {
  const found = SpoonacularRecipe.safeParse(answer).data
  if (!found) return null
  return (
    RecipeDraft.safeParse({
      ...fieldsOf(found),
      steps: stepsOf(found).map(celsius),
      source: /^https?:/.test(found.sourceUrl ?? '') ? found.sourceUrl : `Spoonacular #${found.id}`,
      nutritionPerServing: nutritionOf(found),
    }).data ?? null
  )
}

function fieldsOf(found: SpoonacularRecipe) {
  const { title, servings, cuisines, image, extendedIngredients } = found
  return {
    name: plainText(title).slice(0, 200),
    servings: Math.max(1, Math.round(servings ?? 4)),
    ...minutesOf(found),
    ingredients: extendedIngredients.map(lineOf),
    tags: tagsOf(found),
    cuisine: cuisines[0] ?? null,
    photo: image?.replace(/^http:/, 'https:') ?? null,
  }
}

/**
 * The times of a recipe. Spoonacular sends -1 or nothing for unknown ones; the total time then
 * counts as cooking.
 */
function minutesOf({ preparationMinutes, cookingMinutes, readyInMinutes }: SpoonacularRecipe) {
  const known = (minutes: number | null | undefined) => (minutes && minutes > 0 ? Math.round(minutes) : null)
  const [prep, cook] = [known(preparationMinutes), known(cookingMinutes)]
  const isUnknown = prep === null && cook === null
  const parts = { prepTimeMinutes: prep, cookTimeMinutes: isUnknown ? known(readyInMinutes) : cook }
  return {
    ...parts,
    totalTimeMinutes: totalBeyondParts({ ...parts, totalTimeMinutes: known(readyInMinutes) }),
  }
}

const metricUnits: Record<string, string> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  ml: 'ml',
  milliliter: 'ml',
  milliliters: 'ml',
  l: 'litres',
  liter: 'litres',
  liters: 'litres',
}

/**
 * An ingredient line: weights and volumes in metric, spoons, cloves and pieces in the author's
 * words.
 */
function lineOf({ name, original, meta, measures }: Ingredient): string {
  const unit = metricUnits[measures?.metric.unitShort?.toLowerCase() ?? '']
  const amount = measures?.metric.amount
  if (unit === undefined || !amount || !name) return plainText(original ?? name ?? '')
  const remarks = meta.length > 0 ? `, ${meta.join(', ')}` : ''
  return plainText(`${roundAmount(amount)} ${unit} ${name}${remarks}`)
}

/**
 * Rounds an amount as on kitchen scales: to five above a hundred, to whole numbers above ten, to
 * tenths below.
 */
function roundAmount(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5
  return amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10
}

function stepsOf({ analyzedInstructions, instructions }: SpoonacularRecipe): string[] {
  const steps = analyzedInstructions.flatMap(({ name, steps: inSection }) => [
    ...(name ? [`${plainText(name).replace(/[\s:]+$/, '')}:`] : []),
    ...inSection.map(({ step }) => plainText(step)),
  ])
  return steps.length > 0 ? steps : plainLines(instructions ?? '')
}

const celsius = (step: string) =>
  step.replace(
    /(\d{3})\s*(?:°|º|degrees?)?\s*(?:F\b|fahrenheit\b)/gi,
    (_, degrees: string) => `${Math.round(((Number(degrees) - 32) * 5) / 9 / 5) * 5}°C`,
  )

/** The meals that a recipe can be for; the first that fits counts. */
const mealOf: readonly (readonly [RegExp, string])[] = [
  [/breakfast|brunch|morning/, 'breakfast'],
  [/dessert/, 'pudding'],
  [/dinner|main/, 'dinner'],
  [/lunch|soup|salad/, 'lunch'],
  [/snack|appetizer|starter|fingerfood|antipast|hor d'oeuvre|side|beverage|drink|bread/, 'snack'],
]

function tagsOf({ dishTypes, vegetarian, vegan, glutenFree, dairyFree }: SpoonacularRecipe): string[] {
  const kinds = dishTypes.join(' ').toLowerCase()
  const meal = mealOf.find(([words]) => words.test(kinds))?.[1] ?? 'dinner'
  const diets = [
    vegetarian || vegan ? 'vegetarian' : '',
    vegan ? 'vegan' : '',
    glutenFree ? 'gluten free' : '',
    dairyFree && !vegan ? 'dairy free' : '',
  ]
  return [meal, ...diets].filter(Boolean).slice(0, MAX_TAGS)
}

const nutrients = {
  Calories: 'calories',
  Protein: 'protein',
  Carbohydrates: 'carbs',
  Fat: 'fat',
  Fiber: 'fiber',
  Sugar: 'sugar',
  Sodium: 'sodium',
} as const

function nutritionOf({ nutrition }: SpoonacularRecipe): string | null {
  const known = Object.entries(nutrients).flatMap(([theirs, ours]) => {
    const amount = nutrition?.nutrients.find(({ name }) => name === theirs)?.amount
    return amount === undefined || amount < 0 ? [] : [[ours, Math.round(amount * 10) / 10] as const]
  })
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : null
}
