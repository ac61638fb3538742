import { allergensNamed } from '../foods/allergy-words.ts'
import type { Allergen } from '../foods/food.ts'
import { warningsFor } from '../recipes/who-can-eat.ts'
import { lineKey } from './known-ingredient.ts'

/** Which of the allergies asked about a recipe contains, may contain, or cannot be told for. */
export interface AllergyLevels {
  contains: readonly string[]
  mayContain: readonly string[]
  notChecked: readonly string[]
  /** The lines for which nobody can tell. */
  unknownLines: readonly string[]
}

/**
 * The one rule of `who-can-eat`, asked for each allergy by itself, with what the family vouched for: a line that nobody knew counts
 * as known to contain the allergens confirmed, and no others (contract, 'Planning': what is not known is never assumed safe).
 */
export function allergyLevels(
  lines: readonly string[],
  allergies: readonly string[],
  confirmed: Readonly<Record<string, readonly Allergen[]>>,
): AllergyLevels {
  const people = allergies.map((allergy) => ({ firstName: allergy, allergies: [allergy] }))
  const told = warningsFor(lines, people).flatMap(({ allergy, level, line }) => {
    const known = level === 'not checked' ? confirmed[lineKey(line)] : undefined
    const named = known ? allergensNamed(allergy) : []
    if (!known || named.length === 0) return [{ allergy, level, line }]
    return known.some((one) => named.includes(one)) ? [{ allergy, level: 'contains' as const, line }] : []
  })
  const at = (wanted: string) => [
    ...new Set(told.filter(({ level }) => level === wanted).map(({ allergy }) => allergy)),
  ]
  const unknown = told.filter(({ level }) => level === 'not checked').map(({ line }) => line)
  return {
    contains: at('contains'),
    mayContain: at('may contain'),
    notChecked: at('not checked'),
    unknownLines: [...new Set(unknown)],
  }
}
