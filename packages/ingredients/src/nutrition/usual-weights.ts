/** Usual weights of pieces and measures, where neither the line nor the lexicon says one. */

import { usualWeightsText } from '../generated/nutrients-text.ts'

interface Row {
  food?: string
  weights: Record<string, number>
}

let weightsByFood: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined

function readWeights(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const rows = usualWeightsText.split('\n').map((line) => JSON.parse(line) as Row)
  return new Map(rows.map(({ food = '', weights }) => [food, new Map(Object.entries(weights))]))
}

/**
 * Grams of one of a unit of a food, of one piece where the unit is null; without a food, of one of
 * the unit whatever is in it. Undefined where it is not known.
 */
export function usualGramsOfOne(food: string | null, unit: string | null): number | undefined {
  weightsByFood ??= readWeights()
  return weightsByFood.get(food ?? '')?.get(unit ?? 'item')
}
