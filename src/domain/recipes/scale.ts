import { type Amount, roundTo } from '../measure/convert.ts'
import { PINCH_BELOW, scaledImperial, scaledMetric } from '../measure/display.ts'
import { sayDecimal, sayQuantity } from '../measure/quantity.ts'
import { kindOfUnit, sayUnit } from '../measure/unit.ts'
import { parseIngredient } from './ingredient-line.ts'

/** Which units a screen shows: as the recipe says them, or turned into metric or imperial. */
export type UnitSystem = 'original' | 'metric' | 'imperial'

/** Amount times target servings over original servings, rounded to 2 decimals (part 1 §9; part 2 §9). */
export function scaleAmount(quantity: number, fromServings: number, toServings: number): number {
  return roundTo((quantity * toServings) / fromServings, 2)
}

/** One line of a scaled recipe, in the pieces a screen sets apart and as one text. */
export interface ScaledLine {
  line: string
  quantity: number | null
  unit: string | null
  name: string
  /** The amount for a person: '1½ tbsp', '300 g', 'pinch of'; empty when the line has none. */
  amountText: string
  /** The whole line with the scaled amount. */
  text: string
}

const smaller: ReadonlyMap<string | null, string> = new Map([
  ['kg', 'g'],
  ['l', 'ml'],
])

function shown(amount: Amount, system: UnitSystem): Amount {
  if (system === 'metric') return scaledMetric(amount)
  if (system === 'imperial') return scaledImperial(amount)
  const quantity = roundTo(amount.quantity, 2)
  const below = smaller.get(amount.unit)
  // 0.1 kg is 100 g and no pinch: metric amounts step down before the rule of the pinch is asked.
  if (quantity < PINCH_BELOW && below) return { quantity: roundTo(amount.quantity * 1000, 0), unit: below }
  return { quantity, unit: amount.unit }
}

/** An amount as a cook reads it: '2 tbsp', '1½ cups', '300 g', '3'; below 0.125 it is 'pinch of' (part 2 §9). */
export function sayAmount(amount: Amount): string {
  if (amount.quantity < PINCH_BELOW) return 'pinch of'
  const kind = amount.unit === null ? undefined : kindOfUnit(amount.unit)
  const decimal = amount.unit === 'g' || amount.unit === 'kg' || amount.unit === 'ml' || amount.unit === 'l'
  const number = decimal ? sayDecimal(amount.quantity) : sayQuantity(amount.quantity)
  if (amount.unit === null || kind === undefined) return [number, amount.unit ?? ''].join(' ').trim()
  return `${number} ${sayUnit(amount.unit, amount.quantity)}`
}

/**
 * A recipe line for another number of diners in the scaled view (part 2 §9): amount times target over original servings, then the
 * system's own roundings. A line without an amount and a heading stay as they are written.
 */
export function scaleLine(
  line: string,
  fromServings: number,
  toServings: number,
  system: UnitSystem,
): ScaledLine {
  const parsed = parseIngredient(line)
  if (parsed.quantity === null || parsed.heading)
    return { line, quantity: null, unit: null, name: parsed.name, amountText: '', text: line }
  const exact = (parsed.quantity * toServings) / fromServings
  const amount = shown({ quantity: exact, unit: parsed.unit }, system)
  const amountText = sayAmount(amount)
  const name = [parsed.size, parsed.name].filter(Boolean).join(' ')
  const text = [`${amountText} ${name}`, parsed.preparation, parsed.comment].filter(Boolean).join(', ')
  return { line, quantity: amount.quantity, unit: amount.unit, name: parsed.name, amountText, text }
}

/**
 * The ingredients of a recipe as they read for so many servings; a line that nobody asked to be changed stays word for word. A line
 * may have units of its own.
 */
export function scaledLines(
  { ingredients, servings }: { ingredients: readonly string[]; servings: number },
  toServings: number,
  systemOf: (line: string) => UnitSystem = () => 'original',
): string[] {
  return ingredients.map((line) => {
    const system = systemOf(line)
    if (servings === toServings && system === 'original') return line
    return scaleLine(line, servings, toServings, system).text
  })
}
