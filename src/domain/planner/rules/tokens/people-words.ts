/** Words for the people of one household. */

import { belowTwenty } from '@plateful/ingredients/measure/number-words'
import type { RuleContext } from '../rule-context.ts'

/** The people whom a word names; a guest is no member of the household. */
export interface KnownPerson {
  names: readonly string[]
  isGuest: boolean
}

const numberWords = ['', '', ...belowTwenty.slice(2, 11)]

/** All words for people and groups of the household and for its guests. */
export function peopleOf({
  diners,
  groups,
  aliases,
  guests,
  speaker,
}: RuleContext): ReadonlyMap<string, KnownPerson> {
  const people = new Map<string, KnownPerson>()
  const add = (word: string, names: readonly string[], isGuest = false) =>
    people.set(word.toLowerCase().replace(/['’]/g, ''), { names, isGuest })
  for (const [group, names] of Object.entries(groups)) add(group, names)
  const young = groups.kids ?? groups.children ?? []
  if (young.length > 0) {
    for (const word of [
      'kids',
      'children',
      'kiddos',
      'little ones',
      'youngsters',
      'kiddies',
      'both kids',
      'littles',
      'the young ones',
      'kid',
    ])
      if (!people.has(word)) add(word, young)
    const grown = diners.filter((name) => !young.includes(name))
    for (const word of [
      'adults',
      'grown ups',
      'grownups',
      'parents',
      'us adults',
      'us grown ups',
      'the grown ups',
      'us two',
      'us grownups',
    ])
      if (!people.has(word)) add(word, grown)
  }
  for (const [alias, name] of Object.entries(aliases)) {
    add(alias, [name])
    if (['mum', 'mom'].includes(alias))
      for (const other of ['mum', 'mom', 'mummy', 'mommy', 'mam']) add(other, [name])
    if (alias === 'dad') for (const other of ['dad', 'daddy']) add(other, [name])
    if (alias === 'husband')
      for (const other of ['husband', 'hubby', 'my other half', 'my partner', 'other half'])
        add(other, [name])
    if (alias === 'wife')
      for (const other of ['wife', 'my other half', 'my partner', 'other half']) add(other, [name])
  }
  if (speaker !== undefined) for (const word of ['me', 'myself', 'and i']) add(word, [speaker])
  const number = numberWords[diners.length]
  if (number !== undefined)
    for (const all of [number, String(diners.length)])
      for (const word of [`the ${all} of us`, `all ${all} of us`, `us ${all}`]) add(word, diners)
  for (const name of guests) add(name, [name], true)
  for (const name of diners) add(name, [name])
  return people
}
