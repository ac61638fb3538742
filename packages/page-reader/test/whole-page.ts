/** Reads the whole pages of the tests, and says what came of them without the titles of parts. */

import { type PageLine, type PageRecipe, withoutHeadings } from '../src/page/page-recipe.ts'
import { withoutStepNumbers } from '../src/page/step-numbers.ts'
import { readSource } from '../src/read-source.ts'

/** The recipe of a page, of its markup or its text; null where there is none. */
export const recipeOf = (html: string, page = 'page'): PageRecipe | null =>
  readSource(html, `https://kitchen.example/${page}`).reading.recipe

/** The lines as a recipe stores them: without titles of parts and without the numbers of steps. */
export const linesOf = (lines: PageLine[] = []): string[] => withoutHeadings(withoutStepNumbers(lines))

export const nameOf = (html: string, page?: string): string | undefined => recipeOf(html, page)?.name
export const foodsOf = (html: string): string[] => withoutHeadings(recipeOf(html)?.ingredients ?? [])
export const stepsOf = (html: string): string[] => linesOf(recipeOf(html)?.steps)
