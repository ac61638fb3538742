import type { PageReading } from './page/page-recipe.ts'
import { readPage } from './read-page.ts'
import { readSeveralRecipes } from './read-several-recipes.ts'
import { readTexts } from './read-text.ts'

/** What somebody pasted or saved: a page's source, data that a page declares, or a plain text. */
export type SourceKind = 'page' | 'data' | 'text'

const blockTag = /<(?:!doctype|html|head|body|div|p|br|li|ul|ol|script|span|table|h[1-6]|article|section)\b/gi
/** The tag around data of a page: people who copy the data copy it too. */
const declaredData = /<script[^>]{0,200}ld\+json/i
/** A message may hold one sign that looks like a tag, so one alone makes no page. */
const FEWEST_TAGS = 2
const MAX_CHARACTERS_CHECKED = 200_000

/** Recognises what a source is by its beginning. */
export function kindOfSource(source: string): SourceKind {
  const beginning = source.slice(0, MAX_CHARACTERS_CHECKED)
  if (/^\s*[[{]/.test(beginning) && /"(?:@type|recipeIngredient)"/.test(beginning)) return 'data'
  if (declaredData.test(beginning)) return 'page'
  const tags = beginning.match(blockTag)?.length ?? 0
  return tags >= FEWEST_TAGS || /^\s*<(?:!doctype|html)\b/i.test(beginning) ? 'page' : 'text'
}

/**
 * The recipe of a source, whatever it is, and further ones that it holds. `recipe` is null where
 * there is none. Never throws.
 */
export function readSource(source: string, url: string): { reading: PageReading; several: PageReading[] } {
  const kind = kindOfSource(source)
  if (kind === 'text') {
    const found = readTexts(source, url)
    const [reading = NO_RECIPE] = found
    return { reading, several: found.length > 1 ? found : [] }
  }
  const html = kind === 'page' ? source : `<script type="application/ld+json">${source}</script>`
  return { reading: readPage(html, url), several: readSeveralRecipes(html, url) }
}

const NO_RECIPE: PageReading = {
  recipe: null,
  method: 'none',
  warnings: ['No recipe was found in this text.'],
  confidence: {},
}
