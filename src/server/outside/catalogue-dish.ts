import { RecipeDraft } from '../../domain/recipes/recipe.ts'

/** A recipe of the built-in catalogue under its number, which never changes: households know their copy by it. */
export interface Dish {
  id: number
  recipe: RecipeDraft
}

interface DishText {
  serves: number
  prep: number
  cook: number
  cuisine: string
  /** Separated by commas; the first one is the meal. */
  tags: string
  /** Pounds for one serving, at British supermarket prices. */
  cost: string
  /** One serving: kcal, then grams of protein, carbohydrate, fat, fibre and sugar, then milligrams of sodium. */
  serving: readonly [number, number, number, number, number, number, number]
  /** One a line. */
  ingredients: string
  /** One a line. */
  steps: string
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Writes down a recipe of the catalogue; one that breaks a rule of RecipeDraft never gets past the tests. */
export function dish(id: number, name: string, text: DishText): Dish {
  const [calories, protein, carbs, fat, fiber, sugar, sodium] = text.serving
  const recipe = RecipeDraft.parse({
    name,
    servings: text.serves,
    prepTimeMinutes: text.prep,
    cookTimeMinutes: text.cook,
    ingredients: linesOf(text.ingredients),
    steps: linesOf(text.steps),
    tags: text.tags.split(','),
    source: `Plateful catalogue #${id}`,
    cuisine: text.cuisine,
    nutritionPerServing: JSON.stringify({ calories, protein, carbs, fat, fiber, sugar, sodium }),
    budgetPerServing: text.cost,
  })
  return { id, recipe }
}
