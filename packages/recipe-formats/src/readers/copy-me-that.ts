/**
 * Recipes of CopyMeThat. As HTML, `recipes.html` holds all of them, with the pictures in `images/`.
 * A text holds one recipe: its name, what it is adapted from, then INGREDIENTS, STEPS and NOTES.
 */

import { parseHtml } from '@plateful/page-reader/page/document'
import { minutesIn } from '@plateful/page-reader/page/duration'
import { textIn } from '@plateful/page-reader/page/plain-text'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { filePhoto, type FileRecipe, type PhotoSource, recipeUnlessEmpty, webPhoto } from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { headingLine, linesIn, paragraphsIn } from '../text/convert-lines.ts'
import { splitBefore } from '../text/file-text.ts'
import { numberOf } from '../text/json-values.ts'

const recipeStart = /<div\b[^>]*\bclass\s*=\s*["']?(?:[^"'>]*\s)?recipe(?=["'\s>])/gi

/** Whether the page is an export of CopyMeThat. */
export const isCopyMeThat = (html: string): boolean =>
  html.search(recipeStart) !== -1 &&
  /\bid\s*=\s*["']?(?:original_link|recipeIngredients|recipeInstructions)\b/i.test(html)

/** Every recipe on the page. The page is split before it is parsed, since it can hold thousands. */
export function readCopyMeThat(html: string, paths: readonly string[]): FileRecipe[] {
  const pieces = splitBefore(html, recipeStart)
  checkRecipeCount(pieces.length)
  return pieces.flatMap((piece) => recipeOf(piece, paths) ?? [])
}

function recipeOf(html: string, paths: readonly string[]): FileRecipe | null {
  const $ = parseHtml(html)
  const text = (selector: string) => textIn($(selector).get(0))
  const rows = (list: string) =>
    $(list)
      .children()
      .get()
      .map((item) => {
        const itemText = textIn(item)
        return itemText !== '' && $(item).is('[class*="subheader"]') ? headingLine(itemText) : itemText
      })
      .filter((line) => line !== '')
  return recipeUnlessEmpty({
    key: $('#original_link').attr('href') ?? text('#name'),
    name: text('#name'),
    ingredients: rows('#recipeIngredients'),
    steps: rows('#recipeInstructions').flatMap((line) => paragraphsIn(line)),
    ...yieldAmong([text('#recipeYield')]),
    description: text('#description'),
    prepTimeMinutes: minutesIn(text('#prepTime,[meta="prepTime"]')),
    cookTimeMinutes: minutesIn(text('#cookTime,[meta="cookTime"]')),
    tags: $('.recipeCategory')
      .get()
      .map((item) => textIn(item))
      .filter((tag) => !/^tags:?$/i.test(tag)),
    source: $('#original_link').attr('href') ?? text('#original_link'),
    rating: numberOf(text('#ratingValue')),
    isFavourite: text('#starred') !== '',
    notes: rows('#recipeNotes'),
    photo: photoOf($('img.recipeImage').attr('src') ?? $('img').attr('src'), paths),
    lost: { "'made this' marks": text('#made_this') === '' ? 0 : 1 },
  })
}

function photoOf(src: string | undefined, paths: readonly string[]): PhotoSource | null {
  if (src === undefined || src === '') return null
  const name = src.replace(/^(?:\.?\/)+/, '')
  return webPhoto(src) ?? filePhoto(paths.find((one) => one === name || one.endsWith(`/${name}`)))
}

const headingPattern = (name: string) => new RegExp(`^[ \\t]*${name}[ \\t]*$`, 'm')
const [ingredients, steps, notes] = [
  headingPattern('INGREDIENTS'),
  headingPattern('STEPS'),
  headingPattern('NOTES'),
]

/** Whether the text has the headings of CopyMeThat, in their order. */
export const isCopyMeThatText = (text: string): boolean => {
  const from = text.search(ingredients)
  return from > 0 && text.search(steps) > from
}

/** The recipe, or null where the text holds none. */
export function readCopyMeThatText(text: string): FileRecipe | null {
  const [head, afterIngredients] = splitAtHeading(text, ingredients)
  const [list, rest] = splitAtHeading(afterIngredients, steps)
  const [method, remarks] = splitAtHeading(rest, notes)
  const [name = '', ...facts] = linesIn(head)
  const fact = (pattern: RegExp) => facts.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? ''
  const isFact = /^(?:Adapted from|Servings:|Rated|Tags:)/
  return recipeUnlessEmpty({
    name,
    ingredients: linesIn(list),
    steps: linesIn(method),
    ...yieldAmong([fact(/^Servings:\s*(.+)/)]),
    description: facts.filter((line) => !isFact.test(line)).join('\n'),
    tags: fact(/^Tags:\s*(.+)/).split(','),
    source: fact(/^Adapted from\s+(.+)/),
    rating: numberOf(fact(/^Rated\s+(\d)/)),
    notes: linesIn(remarks),
  })
}

/** The text before a heading, and what follows it. */
function splitAtHeading(text: string, heading: RegExp): [string, string] {
  const match = heading.exec(text)
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, '']
}
