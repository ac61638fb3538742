import type { PageLine } from './page-recipe.ts'

/** '2.0 carrots' and '0 as required salt' as people write them: '2 carrots', 'as required salt'. */
const wholeAmount = (line: string) =>
  line.replace(/^(\d+)[.,]0(?=\s)/, '$1').replace(/^0\s+(?=\p{L}{2})/u, '')

/**
 * Lines as a recipe stores them: a section heading becomes a line of its own that ends with a colon
 * (recipes 11).
 */
export function storedLines(lines: readonly PageLine[]): string[] {
  return lines.map((line) => (typeof line === 'string' ? line : `${line.text.replace(/[\s:]+$/, '')}:`))
}

/** Ingredient lines as a recipe stores them, their amounts as people write them. */
export const storedIngredients = (lines: readonly PageLine[]): string[] => storedLines(lines).map(wholeAmount)
