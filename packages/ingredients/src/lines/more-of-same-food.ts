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
    unit: unit ?? food.unit,
    name,
    foods,
    comment,
    preparation: null,
  }
}
