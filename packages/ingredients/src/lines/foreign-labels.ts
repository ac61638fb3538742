/** Corrects what the tagger, which learned from English lines, takes for a name elsewhere. */

import { findByForeignName, foldForeignName, type ForeignLanguage } from '../foods/foreign-names.ts'
import { smallWordsOf } from '../foods/foreign-words.ts'
import { isMark } from './line-tokens.ts'
import type { LineLabel } from './tagger-model.ts'

/**
 * The labels of a line in another language. In a name that is not known as a whole, words of state
 * and cut at either end are preparation ('oignons émincés'), what follows a word for 'for' is a
 * remark ('Butter zum Braten'), and a name of nothing but such words stands before the food's own
 * ('hakket, frisk koriander').
 */
export function correctForeignLabels(
  tokens: readonly string[],
  labels: readonly LineLabel[],
  language: ForeignLanguage,
): LineLabel[] {
  const { idle, purpose, and, or } = smallWordsOf(language)
  const corrected = [...labels]
  const wordAt = (at: number) => (tokens[at] ?? '').toLowerCase()
  const namePlaces = () => corrected.flatMap((label, at) => (label === 'NAME' ? [at] : []))
  const isKnown = (places: readonly number[]) =>
    findByForeignName(foldForeignName(places.map(wordAt).join(' ')), language) !== undefined
  const relabel = (places: readonly number[], label: LineLabel) => {
    for (const at of places) corrected[at] = label
  }

  const named = namePlaces()
  if (named.length === 0 || isKnown(named)) return corrected
  if (named.every((at) => idle.has(wordAt(at)))) {
    const food = placesBehindMark(tokens, named.at(-1) ?? 0)
    if (food.length === 0) return corrected
    relabel(named, 'PREP')
    relabel(food, 'NAME')
  }
  const remark = namePlaces().findIndex((at, index) => index > 0 && purpose.has(wordAt(at)))
  if (remark > 0) relabel(namePlaces().slice(remark), 'COMMENT')
  const isJoint = (at: number) => and.has(wordAt(at)) || or.has(wordAt(at))
  relabel(trailing(namePlaces(), isJoint), 'COMMENT')
  const isIdle = (at: number) => idle.has(wordAt(at))
  if (!isKnown(namePlaces())) relabel(trailing(namePlaces(), isIdle), 'PREP')
  if (!isKnown(namePlaces())) relabel(trailing(namePlaces().toReversed(), isIdle), 'PREP')
  return corrected
}

/** The places at the end of which that holds; the first place is never among them. */
function trailing(places: readonly number[], holds: (at: number) => boolean): number[] {
  const firstOther = places.findLastIndex((at) => !holds(at))
  return places.slice(Math.max(firstOther, 0) + 1)
}

/** The words behind the mark that follows a place, up to the next mark. */
function placesBehindMark(tokens: readonly string[], place: number): number[] {
  const mark = tokens.findIndex((token, at) => at > place && isMark(token))
  if (mark !== place + 1) return []
  const next = tokens.findIndex((token, at) => at > mark && isMark(token))
  const end = next < 0 ? tokens.length : next
  return tokens.flatMap((_, at) => (at > mark && at < end ? [at] : []))
}
