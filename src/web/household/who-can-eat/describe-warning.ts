import { avoidedWord } from '../../../domain/household/who-can-eat/avoided-word.ts'
import type { DinerWarning } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import type { Diner } from './queries.ts'

export interface WarningGroup {
  people: readonly Diner[]
  /** The warnings of the first person; those of the others have the same words. */
  warnings: readonly [DinerWarning<Diner>, ...DinerWarning<Diner>[]]
}

/**
 * Groups warnings by level and kind of reason, the worst first, with everybody who gets the same
 * words. All unknown lines are one group.
 */
export function groupWarnings(warnings: readonly DinerWarning<Diner>[]): WarningGroup[] {
  const groups = new Map<string, WarningGroup>()
  for (const ofPerson of byPerson(warnings)) {
    const [{ person, level, about }] = ofPerson
    const text =
      level === 'not checked'
        ? formatDistinct(ofPerson.map(lineOf))
        : `${about} ${describeReason(ofPerson, 'line')}`
    const key = `${level} ${text}`
    const group = groups.get(key)
    groups.set(
      key,
      group ? { ...group, people: [...group.people, person] } : { people: [person], warnings: ofPerson },
    )
  }
  return [...groups.values()]
}

/** What speaks against a meal for one person, for one level and kind of reason. */
function byPerson(warnings: readonly DinerWarning<Diner>[]): WarningGroup['warnings'][] {
  const groups: [DinerWarning<Diner>, ...DinerWarning<Diner>[]][] = []
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

export const formatDistinct = (words: readonly string[]) => [...new Set(words)].join(', ')

export const formatPeople = (people: readonly Diner[]) => people.map(({ name }) => name).join(', ')

const lineOf = ({ line, need }: DinerWarning) => line ?? need.toLowerCase()
const foodOf = ({ food, need }: DinerWarning) => food ?? need.toLowerCase()

export function describeWarning({ people, warnings }: WarningGroup, by: 'food' | 'line'): string {
  const { level } = warnings[0]
  const peopleText = formatPeople(people)
  if (level === 'not checked')
    return `Not checked for ${peopleText}: ${formatDistinct(warnings.map(by === 'food' ? foodOf : lineOf))}`
  return `${level === 'contains' ? 'Not for' : 'Careful,'} ${peopleText}: ${describeReason(warnings, by)}`
}

function describeReason(warnings: WarningGroup['warnings'], by: 'food' | 'line'): string {
  const { level, about } = warnings[0]
  const needs = formatDistinct(
    warnings.map(({ need }) => (about === 'allergy' ? avoidedWord(need) : need.toLowerCase())),
  )
  const isSure = level === 'contains'
  const words =
    about === 'allergy'
      ? `${isSure ? 'contains' : 'may contain'} ${needs}`
      : `${isSure ? 'not' : 'perhaps not'} ${needs}`
  return `${words} (${formatDistinct(warnings.map(by === 'food' ? foodOf : lineOf))})`
}
