/** Distinguishes files of programs without a reader from saved web pages. */

import { splitBefore } from './text/file-text.ts'

/** Elements with which a page, or a part of one, begins. */
const pageRoots = new Set(
  'html head body article aside main section header footer nav div span p h1 h2 h3 h4 h5 h6 ul ol dl li table form meta title link style script base noscript figure img a b i em strong br hr blockquote pre center font svg'.split(
    ' ',
  ),
)

/** Programs, each with a pattern that only its files match. */
const programs: [string, RegExp][] = [
  // Only names that no page uses: a page may well have a class 'recipe-details'.
  ['Recipe Keeper', /\bitemprop\s*=\s*["']?(?:recipeShareId|recipeIsFavourite|recipeDirections)["'\s>]/i],
  ['Cookmate', /<cookbook[\s>]/i],
  ['Gourmet Recipe Manager', /<gourmetDoc[\s>]/i],
  ['Living Cookbook', /<fdx[\s>]/i],
  ['MacGourmet', /<key>COURSE_ID<\/key>/],
]

/**
 * The first element of a text that begins with markup, in small letters; null where there is none.
 */
function rootOf(text: string): string | null {
  const withoutProlog = text.replace(
    /^(?:\s|\uFEFF|<\?[^>]{0,2000}>|<!--[\s\S]{0,20000}?-->|<![^>]{0,2000}>)+/,
    '',
  )
  return /^<([a-z][\w:.-]{0,60})/i.exec(withoutProlog)?.[1]?.toLowerCase() ?? null
}

const declaresRecipe = (text: string) =>
  /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?Recipe"/i.test(text) ||
  /\bitemtype\s*=\s*["']?https?:\/\/(?:www\.)?(?:schema|data-vocabulary)\.org\/Recipe\b/i.test(text)

/** Patterns for the marks of a recipe: a page has one of each, a file of many recipes has many. */
const recipeMarks = [
  /\bitemprop\s*=\s*["']?recipeIngredients?["'\s>]/gi,
  /\bclass\s*=\s*["'](?:[^"']{0,200}\s)?(?:h-?recipe|recipe)(?:\s[^"']{0,200})?["']/gi,
]

/**
 * The name of an HTML or XML file of a program without a reader, for a sentence: 'an export of
 * Recipe Keeper'. Null for a saved page. Without this, a file of many recipes would be read as one
 * page with one recipe, and nothing would say that the others are missing. Own rule.
 */
export function unsupportedProgram(text: string): string | null {
  const program = programs.find(([, pattern]) => pattern.test(text))
  if (program) return `an export of ${program[0]}`
  const root = rootOf(text)
  if (root !== null && !pageRoots.has(root)) return `a file of another program (it begins with <${root}>)`
  if (declaresRecipe(text)) return null
  const recipes = Math.max(...recipeMarks.map((mark) => countRecipes(text, mark)))
  return recipes > 1 ? `a file of ${recipes} recipes of another program` : null
}

/**
 * How many marks are followed by ingredients and a method before the next mark. Cards of other
 * recipes on a page are not.
 */
const countRecipes = (text: string, mark: RegExp): number =>
  splitBefore(text, mark).filter(
    (part) => /ingredient/i.test(part) && /direction|instruction|method|preparation/i.test(part),
  ).length
