/** A schema.org Recipe, from whichever markup, as the fields of a recipe. */

import { resolveAddress } from '../page/address.ts'
import { difficultyIn } from '../page/difficulty.ts'
import { minutesIn } from '../page/duration.ts'
import { isHeading, type PageLine, type PageRecipe } from '../page/page-recipe.ts'
import { plainText } from '../page/plain-text.ts'
import { yieldAmong } from '../page/yield.ts'
import { nutritionText } from './nutrition.ts'
import { resolvePartReferences } from './resolve-part-references.ts'
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
    steps: withoutRecipeLabel(
      stepLines(resolvePartReferences(values('recipeInstructions', 'instructions', 'step'), follow)),
    ),
    ...yieldAmong(values('recipeYield', 'yield', 'servings').map(yieldText).filter(Boolean)),
    prepTimeMinutes,
    cookTimeMinutes,
    // Without a total time the recipe's own times are added, not those of another reader.
    totalTimeMinutes:
      minutesOf(values('totalTime', 'duration')) ?? ((prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0) || null),
    // schema.org has no property for it; these are the names that pages use.
    difficulty:
      values('difficulty', 'difficultyLevel', 'recipeDifficulty', 'skillLevel', 'educationalLevel')
        .map((value) => difficultyIn(textOfValue(value)))
        .find(Boolean) ?? null,
    image:
      imagesIn(values('image', 'photo', 'thumbnailUrl'), follow)
        .map((image) => resolveAddress(image, url))
        .find(Boolean) ?? null,
    author: nameOf(values('author', 'creator')),
    description: truncated(textOfValue(values('description')), LONGEST_DESCRIPTION) || null,
    video: videoIn(values('video'), url),
    equipment: textsOf(values('tool', 'tools', 'equipment')).map((tool) => truncated(tool, LONGEST_TOOL)),
    cuisine: textsOf(values('recipeCuisine', 'cuisine')).join(', ') || null,
    tags: tagsFrom([...textsOf(values('recipeCategory', 'recipeType')), ...textsOf(values('keywords'))]),
    nutritionPerServing: nutritionText(values('nutrition')),
  }
}

/** Characters of a description and of a tool's name that are kept. */
const [LONGEST_DESCRIPTION, LONGEST_TOOL] = [5000, 200]

const truncated = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\s*\S*$/, '')}…`

/** A name of at most so many words; an address is none. */
const nameOf = (value: unknown): string | null => {
  const name = textOfValue(value)
  return name === '' || name.length > LONGEST_TOOL || /^https?:/i.test(name) ? null : name
}

/** Where a video is watched: its page, its player, or the file. */
const videoIn = (value: unknown, url: string): string | null =>
  listOf(value)
    .flatMap((item) =>
      isNode(item)
        ? ['url', 'embedUrl', 'contentUrl'].map((name) => textOfValue(property(item, name)))
        : [textOfValue(item)],
    )
    .map((address) => resolveAddress(address, url))
    .map((address) => address && watchAddress(address))
    .find(Boolean) ?? null

/** The page of a video in place of its embedded player: it has a title and embeds nothing. */
const watchAddress = (address: string) =>
  address.replace(
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20}).*$/i,
    'https://www.youtube.com/watch?v=$1',
  )

const yieldText = (value: unknown): string => {
  if (!isNode(value)) return textOfValue(value)
  return [property(value, 'value', 'minValue'), property(value, 'unitText', 'name')]
    .map(textOfValue)
    .join(' ')
    .trim()
}

function minutesOf(value: unknown): number | null {
  for (const item of listOf(value)) {
    const durationText = isNode(item) ? property(item, 'maxValue', 'value', '@value', 'duration') : item
    const minutes = minutesIn(textOfValue(durationText))
    if (minutes !== null) return minutes
  }
  return null
}

/** The addresses of the pictures, as the thing says them. */
const imagesIn = (value: unknown, follow: (value: unknown) => unknown): string[] =>
  listOf(value)
    .map(follow)
    .flatMap((item) => {
      if (typeof item === 'string') return [plainText(item)]
      return isNode(item) ? imagesIn(property(item, 'url', 'contentUrl', 'src', '@id'), (inner) => inner) : []
    })

const MAX_TAGS = 5
const LONGEST_TAG = 30

/**
 * Tags out of a page's keywords and categories: lower case, no punctuation, no duplicates, at most
 * 5 (recipes 7).
 */
export function tagsFrom(words: string[]): string[] {
  const tags = words
    .flatMap((word) => decodeEscapes(word).split(/[,;|#>\n]/))
    .map((word) =>
      word
        .toLowerCase()
        .replaceAll('&', ' and ')
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (tag) =>
        tag.length > 1 &&
        tag.length <= LONGEST_TAG &&
        !/^(?:recipes?|https? .*|undefined|null|\d+)$/.test(tag),
    )
  return [...new Set(tags)].slice(0, MAX_TAGS)
}

/**
 * Keywords that were escaped once too often: 'abuela\\u0026#039;s' is "abuela's", with or without
 * its backslash.
 */
const decodeEscapes = (word: string) =>
  plainText(
    word.replace(/\\?u00(2[0-9a-f]|3[0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )

/** The word 'Recipe' alone over a method, which is no section. */
const recipeLabel =
  /^(?:(?:the )?recipe|recept|resept|oppskrift|opskrift|rezept|recette|receta|receita|ricetta|przepis)\s*:?$/iu

/** The steps without a title over all of them that says no more than 'Recipe'. */
export function withoutRecipeLabel(lines: PageLine[]): PageLine[] {
  const [first, ...others] = lines
  return first !== undefined && isHeading(first) && recipeLabel.test(first.text) ? others : lines
}
