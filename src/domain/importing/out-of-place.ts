/** Lines that a page sets among others and that are none of them: tools among foods, the list of foods among steps. */
import { isHeading, type PageLine, textOf } from './page-recipe.ts'
import { toolsLabel } from './page-words.ts'
import { tidyIngredient } from './recipe-lines.ts'

/** Ingredients without the tools below 'Equipment needed'. */
export function withoutTools(ingredients: PageLine[]): PageLine[] {
  let isTool = false
  return ingredients.filter((line) => {
    if (isHeading(line)) isTool = toolsLabel.test(line.text)
    return !isTool
  })
}

/** Foods among steps that show that the list of them stands there. */
const FEWEST_FOODS = 3

/** Steps from after the list of foods on, where they were taken from before it. */
export function withoutFoods(steps: PageLine[], ingredients: PageLine[]): PageLine[] {
  const foods = new Set(ingredients.filter((line) => !isHeading(line)).map(textOf))
  const isFood = (line: PageLine) => foods.has(tidyIngredient(textOf(line)))
  const found = steps.filter(isFood).length
  const isListed = found >= FEWEST_FOODS && found * 2 > foods.size
  return isListed ? steps.slice(steps.findLastIndex(isFood) + 1) : steps
}
