/** What a serving of a recipe holds, kept as JSON text. */

import { z } from 'zod'
import { optionalText } from './text-schemas.ts'

/**
 * Amounts of one serving; every figure optional. Energy in kcal, sodium in milligrams, the others
 * in grams (recipes 3).
 */
export const Nutrition = z.object({
  calories: z.number().nonnegative().optional(),
  protein: z.number().nonnegative().optional(),
  carbs: z.number().nonnegative().optional(),
  fat: z.number().nonnegative().optional(),
  fiber: z.number().nonnegative().optional(),
  sugar: z.number().nonnegative().optional(),
  sodium: z.number().nonnegative().optional(),
})
export type Nutrition = z.infer<typeof Nutrition>

/** The figures in a recipe's nutrition text, or null when it holds none that can be read. */
export function readNutrition(text: string | null): Nutrition | null {
  if (text === null) return null
  try {
    return Nutrition.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The text as it may be saved. */
export const nutritionText = optionalText(5000).refine(
  (text) => text === null || readNutrition(text) !== null,
  {
    message:
      'Nutrition must be JSON text with numbers for calories, protein, carbs, fat, fiber, sugar and sodium',
  },
)
