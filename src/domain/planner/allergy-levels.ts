import type { ConfirmedLines } from '../recipes/read-line.ts'
import { warningsFor } from '../recipes/who-can-eat.ts'

/** Which of the allergies asked about a recipe contains, may contain, or cannot be told for. */
export interface AllergyLevels {
  contains: readonly string[]
  mayContain: readonly string[]
  notChecked: readonly string[]
  /** The lines for which nobody can tell. */
  unknownLines: readonly string[]
}

/** The one rule of `who-can-eat`, asked for each allergy by itself, with what the family vouched for. */
export function allergyLevels(
  lines: readonly string[],
  allergies: readonly string[],
  confirmed: ConfirmedLines,
): AllergyLevels {
  const people = allergies.map((allergy) => ({ firstName: allergy, allergies: [allergy] }))
  const told = warningsFor({ lines, confirmed }, people)
  const at = (wanted: string) => [
    ...new Set(told.filter(({ level }) => level === wanted).map(({ need }) => need)),
  ]
  const unknown = told.flatMap(({ level, line }) => (level === 'not checked' && line !== null ? [line] : []))
  return {
    contains: at('contains'),
    mayContain: at('may contain'),
    notChecked: at('not checked'),
    unknownLines: [...new Set(unknown)],
  }
}
