/** Words and phrases of the grammar itself, each with what it means. */
import type { MealSlot } from '../../calendar/meal.ts'
import { weekdayNames } from '../weekday-names.ts'
import { cues } from './cue-phrases.ts'
import { dayPhrases, longMonths, months, shortDays, slots, stretches } from './day-phrases.ts'
import { feastNames } from './feast-days.ts'
import { amounts, times, numbers, compares, units } from './number-phrases.ts'
import { others, oneOf, them, guests } from './people-phrases.ts'
import { phraseList } from './phrase-list.ts'
import type { Joiner, Cue, Meaning } from './token.ts'
import {
  joiners,
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
  addPhrases(others, { kind: 'who', names: [], isOthers: true })
  addPhrases(oneOf, { kind: 'who', names: [], isPronoun: true })
  addPhrases(them, { kind: 'who', names: [], isPronoun: true, isMany: true })
  for (const [texts, people, name] of guests)
    for (const text of phraseList(texts))
      addPhrase(text, {
        kind: 'guest',
        names: name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)],
        people,
      })
}

function addJoiners(): void {
  for (const [joiner, texts] of Object.entries(joiners))
    addPhrases(texts, { kind: 'joiner', joiner: joiner as Joiner })
  // A list of phrases is parted at the breaks of its lines.
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
        kind: 'stretch',
        part: part as 'first',
      })
  const figures = numbers.map(([, figure]): [string, number] => [String(figure), figure])
  for (const [text, n] of [...numbers, ...figures]) {
    if (!Number.isInteger(n) || n < 2 || n > 13) continue
    for (const [which, part] of endsOfPlan)
      for (const unit of ['days', 'nights', 'evenings'])
        for (const to of ['the ', 'for the ', 'on the ', ''])
          addPhrase(`${to}${which} ${text} ${unit}`, {
            kind: 'stretch',
            part,
            n,
            ...(to.startsWith('for') && { isFor: true }),
          })
  }
}

function addMonthsAndFeasts(): void {
  for (const [index, month] of longMonths.entries()) {
    addPhrases(month, { kind: 'month', month: index + 1 })
    if (month !== 'may') addPhrases(months[index] ?? '', { kind: 'month', month: index + 1 })
  }
  addPhrases('sept', { kind: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    addPhrases(name, { kind: 'feast', feast })
    if (/ eve$| day$/.test(name)) addPhrases(`on ${name}`, { kind: 'feast', feast })
  }
}

/** Whole phrases of which no single word may be read by itself. */
function addRemarks(): void {
  addPhrases(maybeNot, { kind: 'maybe', isNot: true })
  addPhrases(unknown, { kind: 'unknown' })
  addPhrases(vague, { kind: 'vague' })
  addPhrases(remark, { kind: 'remark' })
  addPhrases(occasion, { kind: 'occasion' })
  addPhrases('i mean it|we mean it', { kind: 'filler', word: 'i mean it' })
}

function addNumbers(): void {
  for (const [way, texts] of Object.entries(compares))
    addPhrases(texts, { kind: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(units)) addPhrases(texts, { kind: 'unit', unit })
  for (const [text, n] of numbers) addPhrases(text, { kind: 'number', n })
  addPhrases('both', { kind: 'number', n: 2, isBoth: true })
}

function addCues(): void {
  for (const [cue, texts] of Object.entries(cues))
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
  addPhrases(containing, { kind: 'filler', word: 'with' })
  // 'W/o cheese', 'chicken w/ rice'.
  phraseMap.set('w / o', { kind: 'not', word: 'without' })
  phraseMap.set('w /', { kind: 'filler', word: 'with' })
  addPhrases(subject, { kind: 'subject' })
  for (const word of phraseList(fillers)) addPhrase(word, { kind: 'filler', word })
}

/** Of two meanings of a phrase the one that is added first counts, so the order matters. */
function addAll(): void {
  addPeople()
  addJoiners()
  addDays()
  addStretches()
  for (const [texts, n, unit] of amounts) addPhrases(texts, { kind: 'amount', n, unit })
  addMonthsAndFeasts()
  for (const [text, n] of times) addPhrases(text, { kind: 'count', min: n, max: n })
  for (const [texts, found, more] of slots) addPhrases(texts, { kind: 'slot', slots: found, ...more })
  addRemarks()
  addPhrases('between', { kind: 'between' })
  addPhrases(maybe, { kind: 'maybe' })
  addPhrases(some, { kind: 'some' })
  addPhrases(not, { kind: 'not' })
  addNumbers()
  addPhrases(request, { kind: 'ask', isRequest: true })
  addPhrases(ask, { kind: 'ask' })
  addPhrases(every, { kind: 'every' })
  addPhrases(meal, { kind: 'meal' })
  addPhrases(meals, { kind: 'meal', isMany: true })
  addCues()
  addFillers()
}

addAll()

/** What a phrase of the grammar means, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = phraseMap

/** The most words of one phrase. */
export const LONGEST_PHRASE = Math.max(...[...phraseMap.keys()].map((phrase) => phrase.split(' ').length))
