import type { PageReading } from './page/page-recipe.ts'
import { readPage } from './read-page.ts'
import { readTexts } from './read-text.ts'
import { readSeveral } from './several-recipes.ts'

/** What somebody pasted or saved: a page's source, data that a page declares, or a plain text. */
export type SourceKind = 'page' | 'data' | 'text'

const tag = /<(?:!doctype|html|head|body|div|p|br|li|ul|ol|script|span|table|h[1-6]|article|section)\b/gi
/** A message may hold a sign that looks like one tag; a page has more. */
const FEWEST_TAGS = 2
const LOOKED_AT = 200_000

/** Tells what a source is, by what stands in it. */
export function kindOfSource(source: string): SourceKind {
  const start = source.slice(0, LOOKED_AT)
  if (/^\s*[[{]/.test(start) && /"(?:@type|recipeIngredient)"/.test(start)) return 'data'
  const tags = start.match(tag)?.length ?? 0
  return tags >= FEWEST_TAGS || /^\s*<(?:!doctype|html)\b/i.test(start) ? 'page' : 'text'
}

/**
 * The recipe of a source, whatever it is, and further ones that it holds. `recipe` is null where
 * there is none. Never throws.
 */
export function readSource(source: string, url: string): { reading: PageReading; several: PageReading[] } {
  const kind = kindOfSource(source)
  if (kind === 'text') {
    const found = readTexts(source, url)
    const [reading = NOTHING] = found
    return { reading, several: found.length > 1 ? found : [] }
  }
  const page = kind === 'page' ? source : `<script type="application/ld+json">${source}</script>`
  return { reading: readPage(page, url), several: readSeveral(page, url) }
}

const NOTHING: PageReading = {
  recipe: null,
  method: 'none',
  warnings: ['No recipe was found in this text.'],
  confidence: {},
}
