/** A schema.org Recipe, from whichever markup, as the fields of a recipe. */
import { resolveAddress } from '../page/address.ts'
import { difficultyIn } from '../page/difficulty.ts'
import { minutesIn } from '../page/duration.ts'
import type { PageRecipe } from '../page/page-recipe.ts'
import { plainText } from '../page/plain-text.ts'
import { servingsAmong } from '../page/yield.ts'
import { withoutRecipeLabel } from './among-steps.ts'
import { nutritionText } from './nutrition.ts'
import { tagsFrom } from './recipe-tags.ts'
import { ingredientLines } from './schema-ingredients.ts'
import { isNode, listOf, property, type SchemaNode, textOfValue, textsOf } from './schema-node.ts'
import { stepLines } from './schema-steps.ts'

/** The recipe's fields that the thing has; `follow` finds the thing that an `@id` points to. */
export function recipeFields(
  node: SchemaNode,
  url: string,
  follow: (value: unknown) => unknown = (value) => value,
): Partial<PageRecipe> {
  const values = (...names: string[]) => listOf(property(node, ...names)).map(follow)
  const prepTimeMinutes = minutesOf(values('prepTime'))
  const cookTimeMinutes = minutesOf(values('cookTime', 'performTime'))
  return {
    name: textOfValue(values('name', 'headline')),
    ingredients: ingredientLines(values('recipeIngredient', 'ingredients', 'ingredient')),
    steps: withoutRecipeLabel(stepLines(values('recipeInstructions', 'instructions', 'step'))),
    servings: servingsAmong(values('recipeYield', 'yield', 'servings').map(yieldText).filter(Boolean)),
    prepTimeMinutes,
    cookTimeMinutes,
    // A thing that gives no whole time means its own parts, not those that another reader finds on
    // the page.
    totalTimeMinutes:
      minutesOf(values('totalTime', 'duration')) ?? ((prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0) || null),
    // No property of schema.org's Recipe: these are the names that pages give it.
    difficulty:
      values('difficulty', 'difficultyLevel', 'recipeDifficulty', 'skillLevel', 'educationalLevel')
        .map((value) => difficultyIn(textOfValue(value)))
        .find(Boolean) ?? null,
    image: firstImage(values('image', 'photo', 'thumbnailUrl'), url, follow),
    author: textOfValue(values('author', 'creator')) || null,
    cuisine: textsOf(values('recipeCuisine', 'cuisine')).join(', ') || null,
    tags: tagsFrom([...textsOf(values('recipeCategory', 'recipeType')), ...textsOf(values('keywords'))]),
    nutritionPerServing: nutritionText(values('nutrition')),
  }
}

const yieldText = (value: unknown): string => {
  if (!isNode(value)) return textOfValue(value)
  return [property(value, 'value', 'minValue'), property(value, 'unitText', 'name')]
    .map(textOfValue)
    .join(' ')
    .trim()
}

function minutesOf(value: unknown): number | null {
  for (const item of listOf(value)) {
    const said = isNode(item) ? property(item, 'maxValue', 'value', '@value', 'duration') : item
    const minutes = minutesIn(textOfValue(said))
    if (minutes !== null) return minutes
  }
  return null
}

function firstImage(value: unknown, url: string, follow: (value: unknown) => unknown): string | null {
  for (const item of listOf(value).map(follow)) {
    const address = isNode(item)
      ? firstImage(property(item, 'url', 'contentUrl', 'src', '@id'), url, (inner) => inner)
      : typeof item === 'string'
        ? resolveAddress(plainText(item), url)
        : null
    if (address) return address
  }
  return null
}
