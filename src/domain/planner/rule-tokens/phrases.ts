/** Words and phrases of the grammar itself, each with what it means. */
import type { MealSlot } from '../../calendar/meal.ts'
import { weekdayNames } from '../weekday-names.ts'
import { cues } from './cue-phrases.ts'
import { dayPhrases, longMonths, months, shortDays, slots, stretches } from './day-phrases.ts'
import { feastNames } from './feast-days.ts'
import { amounts, times, numbers, compares, units } from './number-phrases.ts'
import { others, oneOf, them, guests } from './people-phrases.ts'
import { phraseList } from './phrase-list.ts'
import type { Break, Cue, Meaning } from './piece.ts'
import {
  breaks,
  some,
  not,
  every,
  maybe,
  maybeNot,
  remark,
  unknown,
  vague,
  occasion,
  meal,
  meals,
  subject,
  request,
  ask,
  containing,
  fillers,
} from './small-phrases.ts'

/** Meanings that keep the words they were said in. */
const wordy: ReadonlySet<Meaning['is']> = new Set([
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
    phraseMap.set(text, wordy.has(meaning.is) ? ({ ...meaning, word: text } as Meaning) : meaning)
}

const addPhrases = (texts: string, meaning: Meaning) => {
  for (const text of phraseList(texts)) addPhrase(text, meaning)
}

const mealOf = (text: string): { slots?: MealSlot[] } =>
  /lunch/.test(text) ? { slots: ['lunch'] } : /dinner|tea$|supper/.test(text) ? { slots: ['dinner'] } : {}

function addPeople(): void {
  addPhrases('for us', { is: 'who', names: [], others: true, isUs: true })
  addPhrases(others, { is: 'who', names: [], others: true })
  addPhrases(oneOf, { is: 'who', names: [], it: true })
  addPhrases(them, { is: 'who', names: [], it: true, isMany: true })
  for (const [texts, people, name] of guests)
    for (const text of phraseList(texts))
      addPhrase(text, {
        is: 'guest',
        names: name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)],
        people,
      })
}

function addBreaks(): void {
  for (const [how, texts] of Object.entries(breaks)) addPhrases(texts, { is: 'break', how: how as Break })
  // A list of phrases is parted at the breaks of its lines.
  phraseMap.set('\n', { is: 'break', how: 'stop' })
}

function addDays(): void {
  for (const [index, name] of weekdayNames.entries()) {
    addPhrases(`${name}|${shortDays[index] ?? ''}`, { is: 'days', days: [name], sort: 'one' })
    addPhrases(`every ${name}|${name}s|of a ${name}|both ${name}s`, {
      is: 'days',
      days: [name],
      sort: 'each',
    })
  }
  for (const [texts, meaning] of dayPhrases) addPhrases(texts, meaning)
}

const endsOfPlan = [
  ['first', 'first'],
  ['next', 'first'],
  ['last', 'last'],
  ['final', 'last'],
] as const

/** 'The first half of the week', 'the last three nights'. */
function addStretches(): void {
  for (const [part, names] of Object.entries(stretches))
    for (const name of phraseList(names))
      addPhrases(`${name}|in ${name}|for ${name}|during ${name}|at ${name}|towards ${name}`, {
        is: 'stretch',
        part: part as 'first',
      })
  const figures = numbers.map(([, figure]): [string, number] => [String(figure), figure])
  for (const [text, n] of [...numbers, ...figures]) {
    if (!Number.isInteger(n) || n < 2 || n > 13) continue
    for (const [which, part] of endsOfPlan)
      for (const unit of ['days', 'nights', 'evenings'])
        for (const to of ['the ', 'for the ', 'on the ', ''])
          addPhrase(`${to}${which} ${text} ${unit}`, {
            is: 'stretch',
            part,
            n,
            ...(to.startsWith('for') && { isFor: true }),
          })
  }
}

function addMonthsAndFeasts(): void {
  for (const [index, month] of longMonths.entries()) {
    addPhrases(month, { is: 'month', month: index + 1 })
    if (month !== 'may') addPhrases(months[index] ?? '', { is: 'month', month: index + 1 })
  }
  addPhrases('sept', { is: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    addPhrases(name, { is: 'feast', feast })
    if (/ eve$| day$/.test(name)) addPhrases(`on ${name}`, { is: 'feast', feast })
  }
}

/** Whole phrases of which no single word may be read by itself. */
function addRemarks(): void {
  addPhrases(maybeNot, { is: 'maybe', isNot: true })
  addPhrases(unknown, { is: 'unknown' })
  addPhrases(vague, { is: 'vague' })
  addPhrases(remark, { is: 'remark' })
  addPhrases(occasion, { is: 'occasion' })
  addPhrases('i mean it|we mean it', { is: 'filler', word: 'i mean it' })
}

function addNumbers(): void {
  for (const [way, texts] of Object.entries(compares)) addPhrases(texts, { is: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(units)) addPhrases(texts, { is: 'unit', unit })
  for (const [text, n] of numbers) addPhrases(text, { is: 'number', n })
  addPhrases('both', { is: 'number', n: 2, isBoth: true })
}

function addCues(): void {
  for (const [cue, texts] of Object.entries(cues))
    for (const text of phraseList(texts))
      addPhrase(text, {
        is: 'cue',
        cue: cue as Cue,
        ...(cue === 'double' && /double|twice|two/.test(text) && { isTwice: true as const }),
        // 'Out for lunch' says which meal.
        ...((cue === 'out' || cue === 'away') && mealOf(text)),
        ...(cue === 'skip' && /cook/.test(text) && { isCook: true as const }),
      })
}

function addFillers(): void {
  addPhrases(containing, { is: 'filler', word: 'with' })
  // 'W/o cheese', 'chicken w/ rice'.
  phraseMap.set('w / o', { is: 'not', word: 'without' })
  phraseMap.set('w /', { is: 'filler', word: 'with' })
  addPhrases(subject, { is: 'subject' })
  for (const word of phraseList(fillers)) addPhrase(word, { is: 'filler', word })
}

/** Of two meanings of a phrase the one that is added first counts, so the order matters. */
function addAll(): void {
  addPeople()
  addBreaks()
  addDays()
  addStretches()
  for (const [texts, n, unit] of amounts) addPhrases(texts, { is: 'amount', n, unit })
  addMonthsAndFeasts()
  for (const [text, n] of times) addPhrases(text, { is: 'count', min: n, max: n })
  for (const [texts, found, more] of slots) addPhrases(texts, { is: 'slot', slots: found, ...more })
  addRemarks()
  addPhrases('between', { is: 'between' })
  addPhrases(maybe, { is: 'maybe' })
  addPhrases(some, { is: 'some' })
  addPhrases(not, { is: 'not' })
  addNumbers()
  addPhrases(request, { is: 'ask', isRequest: true })
  addPhrases(ask, { is: 'ask' })
  addPhrases(every, { is: 'every' })
  addPhrases(meal, { is: 'meal' })
  addPhrases(meals, { is: 'meal', isMany: true })
  addCues()
  addFillers()
}

addAll()

/** What a phrase of the grammar means, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = phraseMap

/** The most words of one phrase. */
export const LONGEST_PHRASE = Math.max(...[...phraseMap.keys()].map((phrase) => phrase.split(' ').length))
