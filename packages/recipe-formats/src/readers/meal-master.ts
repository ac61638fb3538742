/**
 * MealMaster (`.mmf`, `.mm`, text): recipes in columns of a terminal. Each is between a line with
 * the name of the program and a line of dashes.
 */

import { yieldAmong } from '@plateful/page-reader/page/yield'
import { type FileRecipe, recipeUnlessEmpty } from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { headingLine, withoutMarkup } from '../text/convert-lines.ts'

/**
 * Ten programs wrote this line, each a little differently: ':MMMMM----- Meal-Master', '- ----- Now
 * You're Cooking!'.
 */
const recipeStart = /^[:>\s-]{0,4}(?:MM{2,6}-|-{4}).*(?:meal[- ]?master|now you're cooking)/i
const dividerLine = /^(?:MMMMM|-----)[-\s]*(.*?)[-\s]*$/

/** Whether the text holds recipes of MealMaster. */
export const isMealMaster = (text: string): boolean =>
  text.split(/\r\n|\r|\n/).some((line) => recipeStart.test(line)) && /^\s*Title:/im.test(text)

/** Every recipe of the text. */
export function readMealMaster(text: string): FileRecipe[] {
  const recipes: string[][] = []
  // A degree sign in the character set of DOS is 'ø' in that of Windows.
  const withDegreeSigns = text.replace(/(?<=\d ?)ø(?= ?[FC]\b)/g, '°')
  let current: string[] | null = null
  let end = /$^/
  for (const line of withDegreeSigns.split(/\r\n|\r|\n/)) {
    if (recipeStart.test(line)) {
      end = /MMM/.test(line) ? /^:?M{3,7}[-\s]*$/ : /^:?-{5,}\s*$/
      recipes.push((current = []))
    } else if (end.test(line)) current = null
    else current?.push(line.replaceAll('\t', '        '))
  }
  checkRecipeCount(recipes.length)
  return recipes.flatMap((lines) => recipeOf(lines) ?? [])
}

const headerField = (lines: string[], name: RegExp) => {
  const line = lines.slice(0, 12).find((one) => name.test(one)) ?? ''
  return line.replace(name, '').trim()
}

const headerLine = /^\s*(?:Title|Categories|Yield|Servings|Keywords|Source|Author)\s*:/i
/** Header lines that some programs add, up to the next blank line: 'Contributor: Robin'. */
const otherHeaderLine = /^\s*[A-Z][\w. ]{1,24}:\s*\S/

function recipeOf(lines: string[]): FileRecipe | null {
  let bodyStart = lines.slice(0, 12).findLastIndex((line) => headerLine.test(line)) + 1
  while (otherHeaderLine.test(lines[bodyStart] ?? '')) bodyStart += 1
  const body = lines.slice(bodyStart)
  const { ingredients, rest } = readIngredients(body)
  const categories = headerField(lines, /^\s*Categories\s*:/i)
  return recipeUnlessEmpty({
    name: headerField(lines, /^\s*Title\s*:/i),
    ingredients,
    steps: readMethod(rest),
    ...yieldAmong([headerField(lines, /^\s*(?:Yield|Servings)\s*:/i)]),
    author: headerField(lines, /^\s*Author\s*:/i),
    tags: [...categories.split(','), ...headerField(lines, /^\s*Keywords\s*:/i).split(',')].filter(
      (tag) => !/^\s*none\s*$/i.test(tag),
    ),
    source: headerField(lines, /^\s*Source\s*:/i),
  })
}

/**
 * The quantity stands in columns 1–7, the unit in 9–10, the food from 12 on. A second ingredient
 * may stand in the same line, from about column 42 on.
 */
const ingredient = /^(?=.{11,})([ \d/.,½¼¾⅓⅔-]{7}) ([A-Za-z ]{2}) (\S.{0,200})$/
const SECOND_COLUMN_STARTS = [41, 40, 42, 39, 43, 38, 37]

interface Row {
  quantity: string
  unit: string
  food: string
}

/**
 * Splits a body: ingredient lines come before the method, and headings between them belong to the
 * list.
 */
function readIngredients(body: string[]): { ingredients: string[]; rest: string[] } {
  const ingredients: string[] = []
  let columns: [Row[], Row[]] = [[], []]
  const endColumns = () => {
    ingredients.push(...withContinuations(columns.flat()).map(lineOf))
    columns = [[], []]
  }
  let at = 0
  for (; at < body.length; at++) {
    const line = body[at] ?? ''
    const title = dividerLine.exec(line)?.[1]
    if (line.trim() === '') continue
    if (title !== undefined) {
      const next = body.slice(at + 1).find((one) => one.trim() !== '') ?? ''
      if (!ingredient.test(next)) break
      endColumns()
      if (title !== '') ingredients.push(headingLine(title))
    } else if (!readColumns(line, columns)) break
  }
  endColumns()
  return { ingredients, rest: body.slice(at) }
}

const isColumn = (cell: string) => cell.trim() === '' || ingredient.test(cell)

/** Adds the ingredients of the line's one or two columns; returns whether there were any. */
function readColumns(line: string, columns: [Row[], Row[]]): boolean {
  const second = SECOND_COLUMN_STARTS.find(
    (at) => isColumn(line.slice(at)) && isColumn(line.slice(0, at).trimEnd()),
  )
  const cells = second === undefined ? [line] : [line.slice(0, second), line.slice(second)]
  let isIngredientLine = false
  for (const [at, cell] of cells.entries()) {
    const [, quantity = '', unit = '', food = ''] = ingredient.exec(cell.trimEnd()) ?? []
    if (food === '') continue
    isIngredientLine = true
    columns[at]?.push({ quantity: quantity.trim(), unit: unit.trim(), food })
  }
  return isIngredientLine
}

/**
 * Joins a food that begins with a dash to the one before it, also from the foot of one column to
 * the head of the next.
 */
function withContinuations(rows: readonly Row[]): Row[] {
  const foods: Row[] = []
  for (const row of rows) {
    const before = foods.at(-1)
    if (before && row.quantity === '' && row.food.startsWith('-'))
      before.food = `${before.food} ${row.food.slice(1).trim()}`
    else foods.push({ ...row })
  }
  return foods
}

const units: Record<string, string> = {
  x: '',
  ea: '',
  cv: 'clove',
  hd: 'head',
  sk: 'stalk',
  sp: 'sprig',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'packet',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ts: 'tsp',
  t: 'tsp',
  tb: 'tbsp',
  T: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
}

/** '1.00' is 1 and '0.50' a half, as later versions write them. */
const plainQuantity = (quantity: string) => quantity.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

function lineOf({ quantity, unit, food }: Row): string {
  if (food.endsWith(':')) return headingLine(food)
  const measure = units[unit] ?? units[unit.toLowerCase()] ?? unit
  const [name = '', ...preparation] = food
    .replace(/^-\s*/, '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const words = [plainQuantity(quantity), measure, name].filter(Boolean).join(' ')
  return withoutMarkup([words, ...preparation].join(', '))
}

/**
 * Blank lines and consecutive numbers separate the steps; a line of dashes with words in it is a
 * heading.
 */
function readMethod(lines: string[]): string[] {
  const steps: string[] = []
  let step: string[] = []
  let number = 0
  const endStep = () => {
    if (step.length > 0) steps.push(withoutMarkup(step.join(' ')))
    step = []
  }
  for (const line of lines) {
    const stepNumber = /^\s*(\d{1,2})[.)]\s+\S/.exec(line)?.[1]
    if (stepNumber !== undefined && Number(stepNumber) === number + 1) {
      endStep()
      number += 1
    }
    const title = dividerLine.exec(line)?.[1]
    if (line.trim() === '') endStep()
    else if (title !== undefined) {
      endStep()
      if (title !== '') steps.push(headingLine(title))
    } else {
      // A line that begins with a colon is a step of its own.
      if (/^\s*:/.test(line)) endStep()
      step.push(line.trim().replace(/^:\s*/, ''))
    }
  }
  endStep()
  return steps
}
