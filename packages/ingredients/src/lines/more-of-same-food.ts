import { findFood } from '../foods/find-food.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { toBase } from '../measure/convert.ts'
import { fractionSigns, plainFractions, readQuantity } from '../measure/quantity.ts'
import { canonicalUnit, isUnitWord } from '../measure/unit.ts'
import { type IngredientLine, parseIngredient } from './ingredient-line.ts'
import { countWords } from './line-separators.ts'

/**
 * Behind an amount these words name no food: 'plus 1 extra', '2 tbsp more for the pan', '1, beaten,
 * to glaze'.
 */
const namesNoFood =
  /^,? *(?:$|(?:extra|more|additional|another|to|for)\b|(?:\w+ly )?\w+e[dn](?:$|,| (?:to|for|with|in|and)\b))/i

const numberPattern = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d*\s?[${fractionSigns}]|\d+(?:[.,]\d+)?|(?:${countWords})\b)`
const startOfAmount = new RegExp(
  String.raw`^(${numberPattern}(?:\s*(?:-|–|—|\bto\b|\bor\b)\s*${numberPattern})?)\s*(?:(?:extra|more|additional|another)\s+)?([a-z]+)?[.]?(?:\s*[/(]\s*${numberPattern}\s*[a-z]+\)?)?\s*`,
  'i',
)

/**
 * Whether a number without a unit counts pieces behind a measure: '1 cup almonds, plus 10 extra'
 * are no ten cups, '100 g butter, plus 20 for the tin' are grams.
 */
function areMorePieces({ name, quantity, unit }: IngredientLine, more: number): boolean {
  const measure = toBase({ quantity: quantity ?? 0, unit }, SHOPPING_LIST)
  if (measure === null || quantity === null) return false
  const piece = findFood(name).weights['item']
  if (unit === measure.unit) return piece !== undefined && more * piece < measure.quantity
  return more >= 1 && (piece !== undefined || more > 2 * quantity + 1)
}

/**
 * A text that names no food, as more of the food before; an amount without a unit has that food's
 * unit. Null where what stands behind the amount may be a food.
 */
export function readMoreOfSameFood(food: IngredientLine, remark: string): IngredientLine | null {
  const text = plainFractions(remark)
  const [start = '', amountText = '', word = ''] = startOfAmount.exec(text) ?? []
  const unit = isUnitWord(word) ? canonicalUnit(word) : null
  const rest =
    unit === null && word !== ''
      ? text.slice(text.indexOf(word, amountText.length))
      : text.slice(start.length)
  const read = readQuantity(amountText)
  if (read === null || !namesNoFood.test(rest)) return null
  const comment = rest.replace(/^[,\s]+/, '') || null
  const { name, foods } = food
  return {
    ...parseIngredient(text),
    ...read,
    unit: unit ?? (areMorePieces(food, read.quantity) ? null : food.unit),
    name,
    foods,
    comment,
    preparation: null,
  }
}
