/** Features of something that was found, by their names, and what each of them speaks for. */
export type Features = Readonly<Record<string, number>>

/**
 * The sum of all features, each times its weight, added to `start` in the order of the weights; a
 * feature that is missing counts as 0.
 */
export function weightedSum(features: Features, weights: Features, start: number): number {
  let sum = start
  for (const name of Object.keys(weights)) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}
