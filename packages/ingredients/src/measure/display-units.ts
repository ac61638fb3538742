/**
 * How each screen shows an amount in metric or imperial: its own table, thresholds and roundings
 * (recipes 21).
 */

import {
  EDIT_DIALOG,
  entryOf,
  type ConversionFactors,
  RECIPE_FORM,
  SCALED_VIEW,
  SHOPPING_LIST,
} from './conversion-factors.ts'
import { type Amount, baseOf, roundTo, roundToStep, toBase } from './convert.ts'

/**
 * Metric with l or kg from 1000 up: the rule that the form, the shopping list and the scaled view
 * share.
 */
function metric(
  amount: Amount,
  factors: ConversionFactors,
  decimals: { small: number; large: number },
): Amount {
  const base = toBase(amount, factors)
  if (base === null) return amount
  // The threshold looks at the rounded figure, so that 999.6 g is never shown as '1000 g'.
  if (roundTo(base.quantity, decimals.small) >= 1000)
    return { quantity: roundTo(base.quantity / 1000, decimals.large), unit: base.unit === 'ml' ? 'l' : 'kg' }
  return { quantity: roundTo(base.quantity, decimals.small), unit: base.unit }
}

/** Imperial: the largest of the units whose own size the amount reaches, else the smallest. */
function imperial(
  amount: Amount,
  factors: ConversionFactors,
  units: { ml: readonly string[]; g: readonly string[] },
): Amount | null {
  const base = toBase(amount, factors)
  if (base === null) return null
  const unitsBySize = units[base.unit].map((unit) => ({ unit, size: baseOf(unit, factors)?.per ?? 1 }))
  const largestFitting =
    unitsBySize.find(({ size }) => base.quantity >= size - 1e-9) ?? unitsBySize[unitsBySize.length - 1]
  return largestFitting ? { quantity: base.quantity / largestFitting.size, unit: largestFitting.unit } : null
}

const rounded = (amount: Amount, decimals: number): Amount => ({
  ...amount,
  quantity: roundTo(amount.quantity, decimals),
})

/**
 * Recipe form, metric: l or kg from 1000 up, 2 decimals (recipes 19). Units that no table converts
 * stay as they are.
 */
export function toFormMetric(amount: Amount): Amount {
  return metric(amount, RECIPE_FORM, { small: 2, large: 2 })
}

/** Recipe form, imperial: cup, fl oz, tbsp, tsp; lb, oz; 2 decimals (recipes 19). */
export function toFormImperial(amount: Amount): Amount {
  const displayed = imperial(amount, RECIPE_FORM, { ml: ['cup', 'fl oz', 'tbsp', 'tsp'], g: ['lb', 'oz'] })
  return rounded(displayed ?? amount, 2)
}

/** Shopping list, metric: ml/l and g/kg, l or kg from 1000 up, 2 decimals (shopping 18). */
export function toShoppingMetric(amount: Amount): Amount {
  return metric(amount, SHOPPING_LIST, { small: 2, large: 2 })
}

/**
 * Shopping list, imperial: tbsp, fl oz, cup and quart from 14.787, 29.574, 236.588 and 946.353 ml;
 * oz, and lb from 453.592 g (shopping 19). Less than a tablespoon is shown in tsp.
 */
export function toShoppingImperial(amount: Amount): Amount {
  const displayed = imperial(amount, SHOPPING_LIST, {
    ml: ['quart', 'cup', 'fl oz', 'tbsp', 'tsp'],
    g: ['lb', 'oz'],
  })
  return rounded(displayed ?? amount, 2)
}

/**
 * Scaled recipe, metric: 1000 or more is l or kg with 1 decimal, otherwise whole ml or g (recipes
 * 36).
 */
export function toScaledMetric(amount: Amount): Amount {
  return metric(amount, SCALED_VIEW, { small: 0, large: 1 })
}

const QUARTER = 0.25
const HALF = 0.5

/**
 * Scaled recipe, imperial (recipes 37): from 240 ml cups to the nearest quarter, from 15 ml tbsp to
 * the nearest half, else tsp to the nearest half; from 453.6 g lb, else oz, both to the nearest
 * quarter.
 */
export function toScaledImperial(amount: Amount): Amount {
  const displayed = imperial(amount, SCALED_VIEW, { ml: ['cup', 'tbsp', 'tsp'], g: ['lb', 'oz'] })
  if (displayed === null) return rounded(amount, 2)
  const step = displayed.unit === 'tbsp' || displayed.unit === 'tsp' ? HALF : QUARTER
  return { quantity: roundToStep(displayed.quantity, step), unit: displayed.unit }
}

/**
 * Recipe edit dialog, metric: cup, tbsp and tsp to ml, oz to g, lb to kg, 1 decimal (recipes 20).
 * Others stay.
 */
export function toEditMetric(amount: Amount): Amount {
  const rule = amount.unit === null ? undefined : entryOf(EDIT_DIALOG, amount.unit)
  return rule ? { quantity: roundTo(amount.quantity * rule.by, 1), unit: rule.to } : amount
}

/**
 * Recipe edit dialog, imperial: ml to the largest of cup, tbsp, tsp that it fills; g to oz, kg to
 * lb; 1 decimal (recipes 20).
 */
export function toEditImperial(amount: Amount): Amount {
  const steps = Object.entries(EDIT_DIALOG).filter(([, rule]) => rule.to === amount.unit)
  const step = steps.find(([, rule]) => amount.quantity >= rule.by) ?? steps[steps.length - 1]
  return step ? { quantity: roundTo(amount.quantity / step[1].by, 1), unit: step[0] } : amount
}

/** Below this a scaled amount is shown as 'pinch of' (recipes 34). */
export const PINCH_BELOW = 0.125
