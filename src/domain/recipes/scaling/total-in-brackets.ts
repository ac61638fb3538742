import type { Food } from '@plateful/ingredients/foods/food'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { type Amount, toBase } from '@plateful/ingredients/measure/convert'
import { isMetricUnit } from '@plateful/ingredients/measure/unit'
import { gramsPerPiece } from '@plateful/ingredients/shop/convert-by-food'

/**
 * A weight in brackets this many times that of one cut is the total: cuts of meat and fish differ
 * far more in weight than fruit and vegetables do.
 */
const TIMES_A_CUT = 3
/** '4 x 150 g', '4 (150 g each)' and '4 (150-g)' leave no doubt. */
const ofEachOne = /\d\s*[x×]\s*\d|\beach\b|\d-(?:k?g|gram)/i

/**
 * The weight of all pieces of a line together, by the grams in brackets behind their count; null
 * where each piece weighs so much. '3 medium (450 g) potatoes' weigh 450 g, since a third of
 * that is nearer to the weight of a potato. Meat and fish weigh so much together only where one
 * piece is known to be far lighter (shopping 77).
 */
export function totalInBrackets(parsed: IngredientLine, food: Food): Amount | null {
  const { each, quantity, unit, line } = parsed
  const piece = gramsPerPiece(food)
  if (each === null || quantity === null || unit !== null || piece === null) return null
  const size = isMetricUnit(each.unit) ? toBase(each, SHOPPING_LIST) : null
  if (size?.unit !== 'g' || quantity <= 1 || ofEachOne.test(line)) return null
  const most = food.category === 'Meat & Fish' ? TIMES_A_CUT : Math.sqrt(quantity)
  return size.quantity > piece * most ? each : null
}

/** The line, whose weight in brackets is no longer that of each piece where it is the total. */
export function withTotalWeight(parsed: IngredientLine, food: Food): IngredientLine {
  const total = totalInBrackets(parsed, food)
  if (total === null) return parsed
  const product = (parsed.quantity ?? 0) * total.quantity
  const alternatives = parsed.alternatives.map((way) => (way.quantity === product ? total : way))
  return { ...parsed, each: null, alternatives }
}
