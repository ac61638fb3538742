import type { Eater } from '../../domain/recipes/eater.ts'
import type { DinerWarning } from '../../domain/recipes/who-can-eat.ts'

export type WarningGroup<Person extends Eater = Eater> = [DinerWarning<Person>, ...DinerWarning<Person>[]]

/** One group for each person, level and kind of reason, the worst first; what nobody knows is one group, whatever it matters for. */
export function together<Person extends Eater>(
  warnings: readonly DinerWarning<Person>[],
): WarningGroup<Person>[] {
  const groups: WarningGroup<Person>[] = []
  for (const warning of warnings) {
    const group = groups.find(
      ([{ person, level, about }]) =>
        person === warning.person &&
        level === warning.level &&
        (level === 'not checked' || about === warning.about),
    )
    if (group) group.push(warning)
    else groups.push([warning])
  }
  return groups
}

/** Words with commas between them, each said once. */
export const sayOnce = (words: readonly string[]) => [...new Set(words)].join(', ')

/** A group in a sentence; with the foods, or with the whole lines. */
export function sayWarning(group: WarningGroup, by: 'food' | 'line' = 'food'): string {
  const { level, about, person } = group[0]
  const names = sayOnce(group.map((one) => one[by] ?? one.need.toLowerCase()))
  if (level === 'not checked') return `Not checked for ${person.firstName}: ${names}`
  const needs = sayOnce(group.map(({ need }) => need.toLowerCase()))
  const isSure = level === 'contains'
  const words =
    about === 'allergy'
      ? `${isSure ? 'contains' : 'may contain'} ${needs}`
      : `${isSure ? 'not' : 'perhaps not'} ${needs}`
  return `${isSure ? 'Not for' : 'Careful,'} ${person.firstName}: ${words} (${names})`
}
