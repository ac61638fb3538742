/** Facts of a recipe that programs store as free text. */

import { difficultyIn } from '@plateful/page-reader/page/difficulty'
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'
import type { FileRecipe, Losses } from '../file-recipe.ts'

const names: [string, RegExp][] = [
  ['calories', /^(?:calories|energy|kcal|kilocalories)$/],
  ['proteinContent', /^proteins?$/],
  ['carbohydrateContent', /^(?:carbohydrates?|carbs|total carbohydrates?)$/],
  ['fatContent', /^(?:fat|fats|total fat)$/],
  ['fiberContent', /^(?:fiber|fibre|dietary fib(?:er|re))$/],
  ['sugarContent', /^sugars?$/],
  ['sodiumContent', /^sodium$/],
]

/**
 * The nutrition that free text gives, as 'Calories: 250 kcal', with a line break or a comma between
 * the figures; null where no figure in it has a known name.
 */
export function nutritionInText(text: string): string | null {
  const figures: Record<string, string> = {}
  const pattern = /([\p{L} ]{2,40}?)(?:\s*[:=]\s*|\s+(?=\d))(\d[\d.,]*\s*(?:k?cal|kj|mg|g)?)/giu
  for (const [, label = '', amount = ''] of text.matchAll(pattern)) {
    const key = names.find(([, name]) => name.test(label.trim().toLowerCase()))?.[0]
    if (key !== undefined) figures[key] ??= amount.replace(/[.,]\s*$/, '')
  }
  return nutritionText(figures)
}

/**
 * The facts, and how many of them could not be read. `textOfField` returns the text of a field, an
 * empty one where the recipe lacks it.
 */
export function factsInWords(textOfField: (name: string) => string): {
  facts: Pick<FileRecipe, 'difficulty'>
  unread: Losses
} {
  const difficulty = difficultyIn(textOfField('difficulty'))
  return {
    facts: { difficulty },
    unread: { difficulties: textOfField('difficulty').trim() !== '' && difficulty === null ? 1 : 0 },
  }
}
