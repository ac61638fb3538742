/** Nutrition as the product keeps it: JSON text of numbers for one serving (part 1 §3). */
import { isNode, listOf, property, textOfValue } from './schema-node.ts'

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'

/** Characters that an amount is looked for in. */
const LONGEST_TEXT = 80
const KILOJOULES_A_KILOCALORIE = 4.184

const sources: [Nutrient, string[]][] = [
  ['calories', ['calories', 'energy']],
  ['protein', ['proteinContent', 'protein']],
  ['carbs', ['carbohydrateContent', 'carbohydrates', 'carbs']],
  ['fat', ['fatContent', 'fat']],
  ['fiber', ['fiberContent', 'fibreContent', 'fiber']],
  ['sugar', ['sugarContent', 'sugar', 'sugars']],
  ['sodium', ['sodiumContent', 'sodium']],
]

/** The known ones of calories (kcal), protein, carbs, fat, fiber, sugar (g) and sodium (mg); null when none is known. */
export function nutritionText(value: unknown): string | null {
  const node = listOf(value).find(isNode)
  if (!node) return null
  const known = sources.flatMap(([nutrient, names]) => {
    const amount = amountOf(nutrient, textOfValue(property(node, ...names)))
    return amount === null ? [] : [[nutrient, amount] as const]
  })
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : null
}

function amountOf(nutrient: Nutrient, said: string): number | null {
  const text = said.slice(0, LONGEST_TEXT)
  const kilocalories = nutrient === 'calories' ? /([\d.,]+)\s*(?:k?cal)/i.exec(text) : null
  const number = kilocalories?.[1] ?? /\d+(?:[.,]\d+)*/.exec(text)?.[0]
  if (number === undefined) return null
  const amount = Number.parseFloat(number.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  if (!Number.isFinite(amount)) return null
  return Math.round(amount * factorOf(nutrient, text, kilocalories !== null) * 10) / 10
}

/** Sodium without a unit is in milligrams, as schema.org's plug-ins write it. */
function factorOf(nutrient: Nutrient, text: string, isKilocalories: boolean): number {
  if (nutrient === 'calories')
    return !isKilocalories && /kJ|kilojoule/i.test(text) ? 1 / KILOJOULES_A_KILOCALORIE : 1
  const milligrams = /\d\s*(?:mg|milligram)/i.test(text)
  const grams = /\d\s*(?:g|gr|grams?|gramm)\b/i.test(text)
  if (nutrient === 'sodium') return grams ? 1000 : 1
  return milligrams ? 1 / 1000 : 1
}
