import type { FineLine } from './fine-lines.ts'

/** How serious a warning is, the worst first. Unknown is never assumed safe (recipes 42). */
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
  /** Doubtful lines that the family calls fine for them. */
  fineLines?: readonly FineLine[]
  /**
   * Only for the eater that stands for the household: its family, whose answers about a need that
   * they have count for the household too.
   */
  family?: readonly Eater[]
}

/** Whether the person has any allergy or diet. */
export const hasFoodNeeds = ({ allergies, dietaryPreferences = [] }: Eater): boolean =>
  allergies.length + dietaryPreferences.length > 0
