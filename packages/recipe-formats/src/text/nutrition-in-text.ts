/**
 * Reads nutrition from free text: 'Calories: 250 kcal', with a line break or a comma between the
 * figures.
 */
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'

const names: [string, RegExp][] = [
  ['calories', /^(?:calories|energy|kcal|kilocalories)$/],
  ['proteinContent', /^proteins?$/],
  ['carbohydrateContent', /^(?:carbohydrates?|carbs|total carbohydrates?)$/],
  ['fatContent', /^(?:fat|fats|total fat)$/],
  ['fiberContent', /^(?:fiber|fibre|dietary fib(?:er|re))$/],
  ['sugarContent', /^sugars?$/],
  ['sodiumContent', /^sodium$/],
]

/** The nutrition text of free text; null where no figure in it has a known name. */
export function nutritionInText(text: string): string | null {
  const figures: Record<string, string> = {}
  const pattern = /([\p{L} ]{2,40}?)(?:\s*[:=]\s*|\s+(?=\d))(\d[\d.,]*\s*(?:k?cal|kj|mg|g)?)/giu
  for (const [, label = '', amount = ''] of text.matchAll(pattern)) {
    const key = names.find(([, name]) => name.test(label.trim().toLowerCase()))?.[0]
    if (key !== undefined) figures[key] ??= amount.replace(/[.,]\s*$/, '')
  }
  return nutritionText(figures)
}
