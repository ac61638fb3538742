/** The probability that a list is right, by logistic regression over its features. */

import type { PageLine, Finding } from '../page/page-recipe.ts'
import { weightedSum } from '../page/weighted-sum.ts'
import { listConfidenceWeights } from './list-confidence-weights.ts'
import { listFeatures, type ListToRate } from './list-features.ts'

/**
 * The highest probability for data of a page's own program: too few pages had such data to learn
 * from.
 */
const MAX_FOR_SCRIPT_DATA = 0.55

/**
 * How probable it is that a list is right, from 0 to 1, learnt from pages whose lists are known.
 */
export function listConfidence(read: ListToRate, other: PageLine[], findings: Finding[]): number {
  const { bias, weights } = listConfidenceWeights[read.field]
  const sum = weightedSum(listFeatures(read, other, findings), weights, bias)
  const probability = 1 / (1 + Math.exp(-sum))
  return read.reader === 'script-data' ? Math.min(MAX_FOR_SCRIPT_DATA, probability) : probability
}
