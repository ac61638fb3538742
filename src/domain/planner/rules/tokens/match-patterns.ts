/**
 * Matches phrases by patterns: a verb in each of its forms with each of its endings, so that they
 * need not all be listed. A pattern is matched part by part; an empty word leaves its part out.
 */

import { stretchPhrases } from './day-phrases.ts'
import { usePatterns, outOfPatterns, unwantedPatterns, askPatterns } from './dish-patterns.ts'
import { eatenAgainPatterns, eatenUpPatterns, remainsPatterns } from './leftover-patterns.ts'
import {
  alternateDayPatterns,
  limitPatterns,
  mostlyPatterns,
  otherDayPatterns,
  repeatPatterns,
} from './limit-patterns.ts'
import { numberPhrases } from './number-phrases.ts'
import { nutrientPatterns } from './nutrient-patterns.ts'
import {
  awayPatterns,
  kitchenPatterns,
  guestPatterns,
  hostedPatterns,
  hostingPatterns,
  leavingPatterns,
} from './people-patterns.ts'
import { type PhrasePattern, phrasePattern, patternsOf } from './phrase-pattern.ts'
import type { Meaning } from './token.ts'

const corrections: readonly PhrasePattern[] = [
  ...patternsOf(
    () => ({ kind: 'correction' }),
    [
      `(no/oh no/sorry/sorry no/no sorry/wait/no wait/wait no/actually/actually no/no actually/oops/
      hang on/hold on/or actually/or rather/on second thoughts/scrap that/scratch that/forget that/
      cancel that/strike that/nope/no no)
      (make it/make that/i mean/i meant/change it to/change that to)`,
      `[actually/no/wait/sorry/oh/no actually/hang on]
      (forget/scrap/scratch/cancel/ignore/strike/undo/bin/delete/drop) (it/that/this/all that/
      all of that/that one/that bit/the last one/the last bit/that last one/that last bit/
      what i said/what i just said)`,
    ],
  ),
  phrasePattern(
    (word) => ({ kind: 'correction', word }),
    `(no sorry/sorry no/no wait/wait no/actually no/no actually/oh no/scrap that/scratch that/
      cancel that/strike that/or rather/on second thoughts/i mean/i meant/hang on/no hang on/
      correction/or actually/wait sorry/sorry wait/forget that/no not)`,
  ),
]

/** Plans that were dropped, of which no wish is made. */
const past: readonly PhrasePattern[] = patternsOf(
  () => ({ kind: 'unknown' }),
  [
    `(we were/they were/you were/was/i was/we was)
      (going to/gonna/meant to/supposed to/planning to/planning on/about to/all set to)
      [have/do/make/cook/be/go]`,
    `(i had/we had/id/wed/had)
      (planned/meant to/intended to/been going to/been planning to/been planning on)
      [to/on/have/to have/to do/to make/to cook]`,
  ],
)

/** 'The first half of the week', 'early in the week'. */
const halves: readonly PhrasePattern[] = (['first', 'last'] as const).map((part) =>
  phrasePattern(() => ({ kind: 'stretch', part }), `[in/for/during/at/towards] (${stretchPhrases[part]})`),
)

const figures = new Map(
  numberPhrases
    .flatMap(([text, n]): [string, number][] => [
      [text, n],
      [String(n), n],
    ])
    .filter(([, n]) => Number.isInteger(n) && n > 1 && n < 14),
)

/** 'The first two nights', 'for the last 3 days'. */
const endsOfPlan: PhrasePattern = phrasePattern(
  (text) => {
    const [, end, figure = ''] = /\b(first|next|last|final) (.+) \w+$/.exec(text) ?? []
    const n = figures.get(figure)
    const part = end === 'first' || end === 'next' ? 'first' : 'last'
    return { kind: 'stretch', part, ...(n && { n }), ...(text.startsWith('for') && { isFor: true }) }
  },
  `[the/for the/on the] (first/next/last/final) (${[...figures.keys()].join('/')})
      (days/nights/evenings)`,
)

const patterns: readonly PhrasePattern[] = [
  ...halves,
  endsOfPlan,
  ...past,
  ...awayPatterns,
  ...kitchenPatterns,
  ...hostedPatterns,
  ...guestPatterns,
  ...hostingPatterns,
  ...leavingPatterns,
  ...usePatterns,
  ...unwantedPatterns,
  ...repeatPatterns,
  ...mostlyPatterns,
  ...alternateDayPatterns,
  ...otherDayPatterns,
  ...eatenAgainPatterns,
  ...remainsPatterns,
  ...eatenUpPatterns,
  ...limitPatterns,
  ...askPatterns,
  ...outOfPatterns,
  ...corrections,
  ...nutrientPatterns,
]

/** Patterns by the words that they may begin with. */
const patternsByFirstWord = new Map<string, Set<PhrasePattern>>()
for (const one of patterns) {
  for (const part of one.parts) {
    for (const [first] of part)
      if (first !== undefined)
        patternsByFirstWord.set(first, (patternsByFirstWord.get(first) ?? new Set()).add(one))
    if (!part.some((words) => words.length === 0)) break
  }
}

/** All words of the patterns. */
export const patternWords: ReadonlySet<string> = new Set(patterns.flatMap(({ parts }) => parts.flat(2)))

/** How many words from a place on match a pattern; 0 for none. */
function lengthOf(parts: PhrasePattern['parts'], keys: readonly string[], at: number): number {
  const [part, ...rest] = parts
  if (!part) return at
  let longest = 0
  for (const words of part)
    if (words.every((word, index) => keys[at + index] === word))
      longest = Math.max(longest, lengthOf(rest, keys, at + words.length))
  return longest
}

/** The longest match of a pattern with which some words begin, and what it means. */
export function matchPatterns(keys: readonly string[]): { length: number; meaning: Meaning } | null {
  const [first] = keys
  let best: { length: number; meaning: Meaning } | null = null
  for (const one of (first === undefined ? undefined : patternsByFirstWord.get(first)) ?? []) {
    const length = lengthOf(one.parts, keys, 0)
    if (length > (best?.length ?? 0)) best = { length, meaning: one.meaning(keys.slice(0, length).join(' ')) }
  }
  return best
}
