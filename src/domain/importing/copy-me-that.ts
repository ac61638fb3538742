/** Recipes of CopyMeThat: `recipes.html` holds all of them, the pictures lie in `images/`. */
import { parseHtml } from '@plateful/page-reader/page/document'
import { textIn } from '@plateful/page-reader/page/plain-text'
import { servingsIn } from '@plateful/page-reader/page/yield'
import { minutesIn } from '@plateful/page-reader/page/duration'
import { bringRecipe } from './bring-recipe.ts'
import type { BroughtRecipe, PhotoSource } from './brought.ts'
import { checkRecipeCount } from './limits.ts'
import { headingLine, paragraphsIn } from './method-lines.ts'
import { numberOf } from './plain-json.ts'

const begins = /<div\b[^>]*\bclass\s*=\s*["']?(?:[^"'>]*\s)?recipe(?=["'\s>])/gi

/** Whether the page is an export of CopyMeThat. */
export const isCopyMeThat = (html: string): boolean =>
  html.search(begins) !== -1 &&
  /\bid\s*=\s*["']?(?:original_link|recipeIngredients|recipeInstructions)\b/i.test(html)

/** Every recipe on the page. The page is parted before it is parsed, since it can hold thousands. */
export function readCopyMeThat(html: string, paths: readonly string[]): BroughtRecipe[] {
  const starts = [...html.matchAll(begins)].map((match) => match.index)
  checkRecipeCount(starts.length)
  return starts.flatMap(
    (start, at) => recipeOf(html.slice(start, starts[at + 1] ?? html.length), paths) ?? [],
  )
}

function recipeOf(html: string, paths: readonly string[]): BroughtRecipe | null {
  const $ = parseHtml(html)
  const text = (selector: string) => textIn($(selector).get(0))
  const rows = (list: string) =>
    $(list)
      .children()
      .get()
      .map((item) => {
        const said = textIn(item)
        return said !== '' && $(item).is('[class*="subheader"]') ? headingLine(said) : said
      })
      .filter((line) => line !== '')
  return bringRecipe({
    key: $('#original_link').attr('href') ?? text('#name'),
    name: text('#name'),
    ingredients: rows('#recipeIngredients'),
    steps: rows('#recipeInstructions').flatMap((line) => paragraphsIn(line)),
    servings: servingsIn(text('#recipeYield')),
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
    lost: {
      descriptions: text('#description') === '' ? 0 : 1,
      "'made this' marks": text('#made_this') === '' ? 0 : 1,
    },
  })
}

function photoOf(src: string | undefined, paths: readonly string[]): PhotoSource | null {
  if (src === undefined || src === '') return null
  if (/^https?:\/\//i.test(src)) return { kind: 'address', address: src }
  const name = src.replace(/^(?:\.?\/)+/, '')
  const path = paths.find((one) => one === name || one.endsWith(`/${name}`))
  return path === undefined ? null : { kind: 'file', path }
}
