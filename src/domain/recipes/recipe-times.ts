/** How long a recipe takes: its parts, and the whole. */

/** The times of a recipe in minutes, each null where it is not known. */
export interface RecipeTimes {
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes?: number | null | undefined
}

/**
 * Minutes from start to table: preparation and cooking together, or the total where it is more;
 * null when the recipe gives none.
 */
export function totalMinutes({
  prepTimeMinutes: prep,
  cookTimeMinutes: cook,
  totalTimeMinutes: total,
}: RecipeTimes): number | null {
  if ((prep ?? cook ?? total ?? null) === null) return null
  return Math.max((prep ?? 0) + (cook ?? 0), total ?? 0)
}

/**
 * The total to store: only if it is more than its parts, so that it never contradicts parts that
 * change later.
 */
export const totalBeyondParts = ({ totalTimeMinutes: total = null, ...parts }: RecipeTimes): number | null =>
  total !== null && total > (totalMinutes(parts) ?? 0) ? total : null
