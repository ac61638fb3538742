import { allergensNamed } from '../foods/allergy-words.ts'
import type { Allergen } from '../foods/food.ts'
import { warningsFor } from '../recipes/who-can-eat.ts'

/** Which of the allergies asked about a recipe contains, may contain, or cannot be told for. */
export interface AllergyLevels {
  contains: readonly string[]
  mayContain: readonly string[]
  notChecked: readonly string[]
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
    const known = level === 'not checked' ? confirmed[line.trim().toLowerCase()] : undefined
    const named = known ? allergensNamed(allergy) : []
    if (!known || named.length === 0) return [{ allergy, level }]
    return known.some((one) => named.includes(one)) ? [{ allergy, level: 'contains' as const }] : []
  })
  const at = (wanted: string) => [
    ...new Set(told.filter(({ level }) => level === wanted).map(({ allergy }) => allergy)),
  ]
  return { contains: at('contains'), mayContain: at('may contain'), notChecked: at('not checked') }
}
