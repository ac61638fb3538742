/** Nutrition as the product stores it: JSON text of numbers for one serving (recipes 3). */

import { isNode, listOf, property, textOfValue } from './schema-node.ts'

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'

/** Characters that an amount is looked for in. */
const LONGEST_TEXT = 80
const KILOJOULES_A_KILOCALORIE = 4.184

const propertyNames: [Nutrient, string[]][] = [
  ['calories', ['calories', 'energy']],
  ['protein', ['proteinContent', 'protein']],
  ['carbs', ['carbohydrateContent', 'carbohydrates', 'carbs']],
  ['fat', ['fatContent', 'fat']],
  ['fiber', ['fiberContent', 'fibreContent', 'fiber']],
  ['sugar', ['sugarContent', 'sugar', 'sugars']],
  ['sodium', ['sodiumContent', 'sodium']],
]

/**
 * The known ones of calories (kcal), protein, carbs, fat, fiber, sugar (g) and sodium (mg); null
 * when none is known.
 */
export function nutritionText(value: unknown): string | null {
  const node = listOf(value).find(isNode)
  if (!node) return null
  const knownAmounts = propertyNames.flatMap(([nutrient, names]) => {
    const amount = amountOf(nutrient, textOfValue(property(node, ...names)))
    return amount === null ? [] : [[nutrient, amount] as const]
  })
  return knownAmounts.length > 0 ? JSON.stringify(Object.fromEntries(knownAmounts)) : null
}

function amountOf(nutrient: Nutrient, valueText: string): number | null {
  const text = valueText.slice(0, LONGEST_TEXT)
  const kilocalories = nutrient === 'calories' ? /([\d.,]+)\s*(?:k?cal)/i.exec(text) : null
  const number = kilocalories?.[1] ?? /\d+(?:[.,]\d+)*/.exec(text)?.[0]
  if (number === undefined) return null
  const amount = numberIn(number, canBeThousands(nutrient, text))
  if (!Number.isFinite(amount)) return null
  return Math.round(amount * factorOf(nutrient, text, kilocalories !== null) * 10) / 10
}

/** Whether an amount may be a thousand or more: calories and milligrams may, grams may not. */
const canBeThousands = (nutrient: Nutrient, text: string): boolean =>
  nutrient === 'calories' ||
  /\d\s*(?:mg|milligram)/i.test(text) ||
  (nutrient === 'sodium' && !isInGrams(text))

const isInGrams = (text: string) => /\d\s*(?:g|gr|grams?|gramm)\b/i.test(text)

/**
 * In '1,234.5' and '1.234,5' the later sign begins the decimals. '1,234' and '1.234' are thousands
 * where there can be any, and decimals else; '0.002' always has decimals.
 */
function numberIn(numberText: string, hasThousands: boolean): number {
  const decimalAt = numberText.search(/[.,](?=[^.,]*$)/)
  if (decimalAt < 0) return Number.parseFloat(numberText)
  const [whole, decimals] = [numberText.slice(0, decimalAt), numberText.slice(decimalAt + 1)]
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})*$/.test(whole) && decimals.length === 3
  // '350.125 kcal' was computed by a program. Thousands with a point have one digit before it:
  // '1.234 kcal'.
  const isComputed = numberText[decimalAt] === '.' && /^\d{2,3}$/.test(whole)
  const isOneSign = !/[.,]/.test(whole) || whole.includes(numberText[decimalAt] ?? '')
  if (isGrouped && isOneSign && !isComputed && hasThousands) return Number(numberText.replaceAll(/[.,]/g, ''))
  return Number.parseFloat(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
}

/** Sodium without a unit is in milligrams, as schema.org's plug-ins write it. */
function factorOf(nutrient: Nutrient, text: string, isKilocalories: boolean): number {
  if (nutrient === 'calories')
    return !isKilocalories && /kJ|kilojoule/i.test(text) ? 1 / KILOJOULES_A_KILOCALORIE : 1
  const milligrams = /\d\s*(?:mg|milligram)/i.test(text)
  if (nutrient === 'sodium') return isInGrams(text) ? 1000 : 1
  return milligrams ? 1 / 1000 : 1
}
