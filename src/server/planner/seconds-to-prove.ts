const EXACT = { mostDays: 7, seconds: 4, manyRecipes: 1000, secondsForMany: 8 }

/** Seconds for improving and proving a plan while somebody waits; 0 for longer windows. */
export function secondsToProve(days: number, recipes: number): number {
  if (days > EXACT.mostDays) return 0
  return recipes >= EXACT.manyRecipes ? EXACT.secondsForMany : EXACT.seconds
}
