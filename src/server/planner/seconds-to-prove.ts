const EXACT = { mostDays: 7, seconds: 4, manyRecipes: 1000, secondsForMany: 8 }

/**
 * How long a plan may be improved and proven while somebody waits for it; longer windows stay as
 * the search left them (0).
 */
export function secondsToProve(days: number, recipes: number): number {
  if (days > EXACT.mostDays) return 0
  return recipes >= EXACT.manyRecipes ? EXACT.secondsForMany : EXACT.seconds
}
