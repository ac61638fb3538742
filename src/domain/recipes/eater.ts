/**
 * How bad it is, the worst first. What the product does not know is never assumed safe (recipes
 * 42).
 */
export const warningLevels = ['contains', 'may contain', 'not checked'] as const
export type WarningLevel = (typeof warningLevels)[number]

/**
 * Somebody who eats: a family member or a guest, with allergies and diets in the family's own
 * words.
 */
export interface Eater {
  firstName: string
  allergies: readonly string[]
  dietaryPreferences?: readonly string[]
  /** Allergies, in lower case, for which they eat what only may contain it. */
  mayContainAllowed?: readonly string[]
}

/** Whether there is anything to ask about somebody. */
export const isWary = ({ allergies, dietaryPreferences = [] }: Eater): boolean =>
  allergies.length + dietaryPreferences.length > 0
