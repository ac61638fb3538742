/** MealMaster (`.mmf`, `.mm`, text): recipes in columns of a terminal, each between a line that names the program and a line of dashes. */
import { servingsIn } from '../importing/yield.ts'
import { bringRecipe } from './bring-recipe.ts'
import type { BroughtRecipe } from './brought.ts'
import { headingLine, plainLine } from './method-lines.ts'

/** Ten programs wrote this line, each a little differently: ':MMMMM----- Meal-Master', '- ----- Now You're Cooking!'. */
const begins = /^[:>\s-]{0,4}(?:MM{2,6}-|-{4,}).*(?:meal[- ]?master|now you're cooking)/i
const rule = /^(?:MMMMM|-----)[-\s]*(.*?)[-\s]*$/

/** Whether the text holds recipes of MealMaster. */
export const isMealMaster = (text: string): boolean =>
  text.split(/\r\n|\r|\n/).some((line) => begins.test(line)) && /^\s*Title:/im.test(text)

/** Every recipe of the text. */
export function readMealMaster(text: string): BroughtRecipe[] {
  const recipes: string[][] = []
  let current: string[] | null = null
  let end = /$^/
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (begins.test(line)) {
      end = /MMM/.test(line) ? /^:?M{3,7}[-\s]*$/ : /^:?-{5,}\s*$/
      recipes.push((current = []))
    } else if (end.test(line)) current = null
    else current?.push(line.replaceAll('\t', '        '))
  }
  return recipes.flatMap((lines) => recipeOf(lines) ?? [])
}

const fact = (lines: string[], name: RegExp) => {
  const line = lines.slice(0, 12).find((one) => name.test(one)) ?? ''
  return line.replace(name, '').trim()
}

const facts = /^\s*(?:Title|Categories|Yield|Servings|Keywords|Source|Author)\s*:/i

function recipeOf(lines: string[]): BroughtRecipe | null {
  const lastFact = lines.slice(0, 12).findLastIndex((line) => facts.test(line))
  const body = lines.slice(lastFact + 1)
  const { ingredients, rest } = readIngredients(body)
  const categories = fact(lines, /^\s*Categories\s*:/i)
  return bringRecipe({
    name: fact(lines, /^\s*Title\s*:/i),
    ingredients,
    steps: readMethod(rest),
    servings: servingsIn(fact(lines, /^\s*(?:Yield|Servings)\s*:/i)),
    tags: [...categories.split(','), ...fact(lines, /^\s*Keywords\s*:/i).split(',')].filter(
      (tag) => !/^\s*none\s*$/i.test(tag),
    ),
    source: fact(lines, /^\s*Source\s*:/i),
  })
}

/** Columns 1–7 hold the quantity, 9–10 the unit, the food begins at 12; a second column of the same begins near 42. */
const ingredient = /^(?=.{11,})([ \d/.,½¼¾⅓⅔-]{7}) ([A-Za-z ]{2}) (\S.{0,200})$/
const SECOND = [41, 40, 42, 39, 43, 38, 37]

interface Column {
  lines: string[]
}

/** Ingredient lines come before the method; headings between them are headings of the list. */
function readIngredients(body: string[]): { ingredients: string[]; rest: string[] } {
  const ingredients: string[] = []
  let columns: [Column, Column] = [{ lines: [] }, { lines: [] }]
  const end = () => {
    ingredients.push(...columns[0].lines, ...columns[1].lines)
    columns = [{ lines: [] }, { lines: [] }]
  }
  let at = 0
  for (; at < body.length; at++) {
    const line = body[at] ?? ''
    const title = rule.exec(line)?.[1]
    if (line.trim() === '') continue
    if (title !== undefined) {
      const next = body.slice(at + 1).find((one) => one.trim() !== '') ?? ''
      if (!ingredient.test(next)) break
      end()
      if (title !== '') ingredients.push(headingLine(title))
    } else if (!takeLine(line, columns)) break
  }
  end()
  return { ingredients, rest: body.slice(at) }
}

const isColumn = (cell: string) => cell.trim() === '' || ingredient.test(cell)

/** Adds what stands in the line's one or two columns; a food that begins with a dash goes on from the one above it. */
function takeLine(line: string, columns: [Column, Column]): boolean {
  const second = SECOND.find((at) => isColumn(line.slice(at)) && isColumn(line.slice(0, at).trimEnd()))
  const cells: [string, Column][] =
    second === undefined
      ? [[line.trimEnd(), columns[0]]]
      : [
          [line.slice(0, second).trimEnd(), columns[0]],
          [line.slice(second), columns[1]],
        ]
  let isTaken = false
  for (const [cell, column] of cells) {
    const [, quantity = '', unit = '', food = ''] = ingredient.exec(cell) ?? []
    if (food === '') continue
    isTaken = true
    const last = column.lines.length - 1
    if (food.startsWith('-') && last >= 0 && quantity.trim() === '')
      column.lines[last] = `${column.lines[last]} ${food.slice(1).trim()}`
    else column.lines.push(lineOf(quantity.trim(), unit.trim(), food))
  }
  return isTaken
}

const units: Record<string, string> = {
  x: '',
  ea: '',
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

function lineOf(quantity: string, unit: string, food: string): string {
  const measure = units[unit] ?? units[unit.toLowerCase()] ?? unit
  const [name = '', ...preparation] = food.split(';').map((part) => part.trim())
  const words = [quantity, measure, name].filter(Boolean).join(' ')
  return plainLine([words, ...preparation.filter(Boolean)].join(', '))
}

/** Blank lines part the steps; a rule with words in it is a heading. */
function readMethod(lines: string[]): string[] {
  const steps: string[] = []
  let step: string[] = []
  const end = () => {
    if (step.length > 0) steps.push(plainLine(step.join(' ')))
    step = []
  }
  for (const line of lines) {
    const title = rule.exec(line)?.[1]
    if (line.trim() === '') end()
    else if (title !== undefined) {
      end()
      if (title !== '') steps.push(headingLine(title))
    } else {
      // A colon before the line keeps it by itself.
      if (/^\s*:/.test(line)) end()
      step.push(line.trim().replace(/^:\s*/, ''))
    }
  }
  end()
  return steps
}
