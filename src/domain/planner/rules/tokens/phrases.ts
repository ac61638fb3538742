/** Words and phrases of the grammar, each with its meaning. */

import { withCapital } from '@plateful/ingredients/format-english'
import type { MealSlot } from '../../../calendar/meal.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { cuePhrases } from './cue-phrases.ts'
import { dayPhrases, longMonths, shortMonths, shortDays, slotPhrases } from './day-phrases.ts'
import { feastNames } from './feast-days.ts'
import { amountPhrases, timesPhrases, numberPhrases, comparePhrases, unitPhrases } from './number-phrases.ts'
import { otherPeoplePhrases, singularPronouns, pluralPronouns, guestPhrases } from './people-phrases.ts'
import { phraseList } from './phrase-list.ts'
import {
  joinerPhrases,
  somePhrases,
  notPhrases,
  everyPhrases,
  maybePhrases,
  ratherNotPhrases,
  remarkPhrases,
  unknownPhrases,
  vaguePhrases,
  occasionPhrases,
  mealPhrases,
  manyMealsPhrases,
  subjectPhrases,
  requestPhrases,
  askPhrases,
  containingPhrases,
  fillerPhrases,
} from './small-phrases.ts'
import type { Joiner, Cue, Meaning } from './token.ts'

/** Meanings that keep the words of their phrase. */
const wordy: ReadonlySet<Meaning['kind']> = new Set([
  'not',
  'every',
  'compare',
  'subject',
  'cue',
  'ask',
  'meal',
  'vague',
  'maybe',
])

const phraseMap = new Map<string, Meaning>()

const addPhrase = (text: string, meaning: Meaning) => {
  if (!phraseMap.has(text))
    phraseMap.set(text, wordy.has(meaning.kind) ? ({ ...meaning, word: text } as Meaning) : meaning)
}

const addPhrases = (texts: string, meaning: Meaning) => {
  for (const text of phraseList(texts)) addPhrase(text, meaning)
}

const mealOf = (text: string): { slots?: MealSlot[] } =>
  /lunch/.test(text) ? { slots: ['lunch'] } : /dinner|tea$|supper/.test(text) ? { slots: ['dinner'] } : {}

function addPeople(): void {
  addPhrases('for us', { kind: 'who', names: [], isOthers: true, isUs: true })
  addPhrases(otherPeoplePhrases, { kind: 'who', names: [], isOthers: true })
  addPhrases(singularPronouns, { kind: 'who', names: [], isPronoun: true })
  addPhrases(pluralPronouns, { kind: 'who', names: [], isPronoun: true, isMany: true })
  for (const [texts, people, name] of guestPhrases)
    for (const text of phraseList(texts))
      addPhrase(text, {
        kind: 'guest',
        names: name === null ? [] : [withCapital(name)],
        people,
      })
}

function addJoiners(): void {
  for (const [joiner, texts] of Object.entries(joinerPhrases))
    addPhrases(texts, { kind: 'joiner', joiner: joiner as Joiner })
  // A line break in a sentence separates like a full stop.
  phraseMap.set('\n', { kind: 'joiner', joiner: 'stop' })
}

function addDays(): void {
  for (const [index, name] of weekdayNames.entries()) {
    addPhrases(`${name}|${shortDays[index] ?? ''}`, { kind: 'days', days: [name], sort: 'one' })
    addPhrases(`every ${name}|${name}s|of a ${name}|both ${name}s`, {
      kind: 'days',
      days: [name],
      sort: 'each',
    })
  }
  for (const [texts, meaning] of dayPhrases) addPhrases(texts, meaning)
}

function addMonthsAndFeasts(): void {
  for (const [index, month] of longMonths.entries()) {
    addPhrases(month, { kind: 'month', month: index + 1 })
    if (month !== 'may') addPhrases(shortMonths[index] ?? '', { kind: 'month', month: index + 1 })
  }
  addPhrases('sept', { kind: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    addPhrases(name, { kind: 'feast', feast })
    if (/ eve$| day$/.test(name)) addPhrases(`on ${name}`, { kind: 'feast', feast })
  }
}

/** Adds remarks, of which no word is read by itself. */
function addRemarks(): void {
  addPhrases(ratherNotPhrases, { kind: 'maybe', isNot: true })
  addPhrases(unknownPhrases, { kind: 'unknown' })
  addPhrases(vaguePhrases, { kind: 'vague' })
  addPhrases(remarkPhrases, { kind: 'remark' })
  addPhrases(occasionPhrases, { kind: 'occasion' })
  addPhrases('i mean it|we mean it', { kind: 'filler', word: 'i mean it' })
}

function addNumbers(): void {
  for (const [way, texts] of Object.entries(comparePhrases))
    addPhrases(texts, { kind: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(unitPhrases)) addPhrases(texts, { kind: 'unit', unit })
  for (const [text, n] of numberPhrases) addPhrases(text, { kind: 'number', n })
  addPhrases('both', { kind: 'number', n: 2, isBoth: true })
}

function addCues(): void {
  for (const [cue, texts] of Object.entries(cuePhrases))
    for (const text of phraseList(texts))
      addPhrase(text, {
        kind: 'cue',
        cue: cue as Cue,
        ...(cue === 'double' && /double|twice|two/.test(text) && { isTwice: true as const }),
        // 'Out for lunch' says which meal.
        ...((cue === 'out' || cue === 'away') && mealOf(text)),
        ...(cue === 'skip' && /cook/.test(text) && { isCookingOff: true as const }),
      })
}

function addFillers(): void {
  addPhrases(containingPhrases, { kind: 'filler', word: 'with' })
  // 'W/o cheese', 'chicken w/ rice'.
  phraseMap.set('w / o', { kind: 'not', word: 'without' })
  phraseMap.set('w /', { kind: 'filler', word: 'with' })
  addPhrases(subjectPhrases, { kind: 'subject' })
  for (const word of phraseList(fillerPhrases)) addPhrase(word, { kind: 'filler', word })
}

/** Of two meanings of a phrase the one added first counts, so the order matters. */
function addAll(): void {
  addPeople()
  addJoiners()
  addDays()
  for (const [texts, n, unit] of amountPhrases) addPhrases(texts, { kind: 'amount', n, unit })
  addMonthsAndFeasts()
  for (const [text, n] of timesPhrases) addPhrases(text, { kind: 'count', min: n, max: n })
  for (const [texts, found, more] of slotPhrases) addPhrases(texts, { kind: 'slot', slots: found, ...more })
  addRemarks()
  addPhrases('between', { kind: 'between' })
  addPhrases(maybePhrases, { kind: 'maybe' })
  addPhrases(somePhrases, { kind: 'some' })
  addPhrases(notPhrases, { kind: 'not' })
  addNumbers()
  addPhrases(requestPhrases, { kind: 'ask', isRequest: true })
  addPhrases(askPhrases, { kind: 'ask' })
  addPhrases(everyPhrases, { kind: 'every' })
  addPhrases(mealPhrases, { kind: 'meal' })
  addPhrases(manyMealsPhrases, { kind: 'meal', isMany: true })
  addCues()
  addFillers()
}

addAll()

/** The meaning of each phrase of the grammar, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = phraseMap

/** How many words the longest phrase has. */
export const LONGEST_PHRASE = Math.max(...[...phraseMap.keys()].map((phrase) => phrase.split(' ').length))
