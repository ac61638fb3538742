/** Words and phrases of the grammar itself, each with what it means. */
import type { MealSlot } from '../../calendar/meal.ts'
import { weekdayNames } from '../weekday-names.ts'
import { cues } from './cue-phrases.ts'
import { months, longMonths, slots, shortDays, stretches, NEXT_WEEK } from './day-phrases.ts'
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
  vague,
  occasion,
  meal,
  meals,
  subject,
  request,
  ask,
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

const addPhrases = (texts: string, meaning: Meaning) => {
  for (const text of phraseList(texts))
    if (!phraseMap.has(text))
      phraseMap.set(text, wordy.has(meaning.is) ? ({ ...meaning, word: text } as Meaning) : meaning)
}

const mealOf = (text: string): { slots?: MealSlot[] } =>
  /lunch/.test(text) ? { slots: ['lunch'] } : /dinner|tea$|supper/.test(text) ? { slots: ['dinner'] } : {}

function fillPhrases(): void {
  addPhrases('for us', { is: 'who', names: [], others: true, isUs: true })
  addPhrases(others, { is: 'who', names: [], others: true })
  addPhrases(oneOf, { is: 'who', names: [], it: true })
  addPhrases(them, { is: 'who', names: [], it: true, isMany: true })
  for (const [texts, people, name] of guests)
    for (const text of phraseList(texts))
      addPhrases(text, {
        is: 'guest',
        names: name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)],
        people,
      })
  for (const [how, texts] of Object.entries(breaks)) addPhrases(texts, { is: 'break', how: how as Break })
  phraseMap.set('\n', { is: 'break', how: 'stop' })
  for (const [index, name] of weekdayNames.entries())
    addPhrases(`${name}|${shortDays[index] ?? ''}`, { is: 'days', days: [name], sort: 'one' })
  for (const name of weekdayNames) phraseMap.set(`every ${name}`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) phraseMap.set(`${name}s`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) phraseMap.set(`of a ${name}`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) phraseMap.set(`both ${name}s`, { is: 'days', days: [name], sort: 'each' })
  addPhrases('make it|make that|have it be', { is: 'ask', isIt: true })
  addPhrases('that evening|on that evening', { is: 'ask', isIt: true, slots: ['dinner'] })
  addPhrases(
    `
      that day|that night|those days|those nights|on that day|on that night|on those days|
      on those nights|both days|both nights|on both days|on both nights|either day|either night|
      either evening|on either day|on either night`,
    { is: 'ask', isIt: true },
  )
  addPhrases('both mornings|on both mornings', { is: 'ask', isIt: true, slots: ['breakfast'] })
  addPhrases('both evenings|on both evenings', { is: 'ask', isIt: true, slots: ['dinner'] })
  addPhrases('on a weeknight|on a weekday|on a school night|on a work night|one weeknight|one weekday', {
    is: 'days',
    days: weekdayNames.slice(0, 5),
    sort: 'any',
  })
  addPhrases(
    `
      wkdays|wkday|of a weekday|of a weeknight|of a school night|of a work night|each weeknight|
      every weeknight|each weekday|all weekdays|all weeknights|on all weekdays|each school night|
      every school night|weekday|weekdays|week days|weeknight|weeknights|week nights|weekday nights|
      during the week|school nights|school night|school days|schooldays|school day|on work days|
      workdays|on working days|on school days|monday to friday|m f|m to f|on the weekdays|
      on the week nights|on work nights|on a weeknight|on a weekday|every weekday`,
    {
      is: 'days',
      days: weekdayNames.slice(0, 5),
      sort: 'many',
    },
  )
  addPhrases('midweek|mid week', {
    is: 'days',
    days: weekdayNames.slice(0, 5),
    sort: 'span',
    isMidweek: true,
  })
  addPhrases(
    `
      over the weekend|across the weekend|all weekend|all weekend long|the whole weekend|
      the entire weekend|throughout the weekend|weekend|the weekend|week end|wkend|wknd`,
    { is: 'days', days: weekdayNames.slice(5), sort: 'span' },
  )
  addPhrases('both weekend days|both days of the weekend|both days at the weekend', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'many',
  })
  addPhrases('wkends|wknds|of a weekend|weekends|at weekends|on weekends|weekend days', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'span',
  })
  addPhrases('tomorrow|tmrw|tomoz|2moro|tomo|tmw|tomorow|tommorow|tommorrow|tomorrow night please', {
    is: 'relative',
    after: 1,
  })
  addPhrases('today', { is: 'relative', after: 0 })
  addPhrases('tonight', { is: 'relative', after: 0, slots: ['dinner'] })
  addPhrases('the day after tomorrow|day after tomorrow', { is: 'relative', after: 2 })
  addPhrases('a week today|a week from today|this day next week', { is: 'relative', after: 7 })
  addPhrases('a week tomorrow|a week from tomorrow', { is: 'relative', after: 8 })
  addPhrases('next week|all next week|the whole of next week|all of next week|for next week', {
    is: 'weeks',
    week: NEXT_WEEK,
  })
  addPhrases(
    `
      first week|the whole first week|the whole of the first week|all of the first week|week one|
      week 1|in the first week|the first week`,
    { is: 'weeks', week: 0 },
  )
  addPhrases(
    `
      second week|the whole second week|the whole of the second week|all of the second week|
      week two|week 2|in the second week|the second week`,
    { is: 'weeks', week: 1 },
  )
  for (const [part, names] of Object.entries(stretches))
    for (const name of phraseList(names))
      addPhrases(`${name}|in ${name}|for ${name}|during ${name}|at ${name}|towards ${name}`, {
        is: 'stretch',
        part: part as 'first',
      })
  const figures = numbers.map(([, figure]): [string, number] => [String(figure), figure])
  for (const [text, n] of [...numbers, ...figures])
    if (Number.isInteger(n) && n > 1 && n < 14)
      for (const [part, which] of [
        ['first', 'first'],
        ['first', 'next'],
        ['last', 'last'],
        ['last', 'final'],
      ] as const)
        addPhrases(
          ['days', 'nights', 'evenings']
            .flatMap((unit) =>
              ['the ', 'for the ', 'on the ', ''].map((to) => `${to}${which} ${text} ${unit}`),
            )
            .join('|'),
          { is: 'stretch', part, n },
        )
  for (const [week, which] of ['first', 'second'].entries())
    addPhrases(`the ${which} weekend|on the ${which} weekend|${which} weekend|at the ${which} weekend`, {
      is: 'weeks',
      week,
      isWeekend: true,
    })
  for (const [texts, n, unit] of amounts) addPhrases(texts, { is: 'amount', n, unit })
  for (const [index, month] of longMonths.entries()) {
    addPhrases(month, { is: 'month', month: index + 1 })
    if (month !== 'may') addPhrases(months[index] ?? '', { is: 'month', month: index + 1 })
  }
  addPhrases('sept', { is: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    addPhrases(name, { is: 'feast', feast })
    if (/ eve$| day$/.test(name)) addPhrases(`on ${name}`, { is: 'feast', feast })
  }
  for (const [text, n] of times) addPhrases(text, { is: 'count', min: n, max: n })
  for (const [texts, found, more] of slots) addPhrases(texts, { is: 'slot', slots: found, ...more })
  addPhrases(maybeNot, { is: 'maybe', isNot: true })
  addPhrases(
    `
      fast day|a fast day|on a fast day|fasting day|having a sleepover|is having a sleepover|
      hosting a sleepover|has a cold|have a cold|got a cold|caught a cold|full of cold|each of the|
      each of|one each of|game day|game night|match day|bin day|out of school|off school|off work|
      out of work|out of nursery|off nursery|every other week|every second week|alternate weeks|
      on alternate weeks|any day but|any night but|any day except|any day apart from|
      any day other than|do you|have you|are you|do we have|do i|are we having|are there|is there|
      have we got|did you|would you say|are we|do we|you have|you had|you made|you gave`,
    { is: 'unknown' },
  )
  addPhrases(vague, { is: 'vague' })
  addPhrases(remark, { is: 'remark' })
  addPhrases(occasion, { is: 'occasion' })
  addPhrases('i mean it|we mean it', { is: 'filler', word: 'i mean it' })
  addPhrases('between', { is: 'between' })
  addPhrases(maybe, { is: 'maybe' })
  addPhrases(some, { is: 'some' })
  addPhrases(not, { is: 'not' })
  for (const [way, texts] of Object.entries(compares)) addPhrases(texts, { is: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(units)) addPhrases(texts, { is: 'unit', unit })
  for (const [text, n] of numbers) addPhrases(text, { is: 'number', n })
  addPhrases('both', { is: 'number', n: 2, isBoth: true })
  addPhrases(request, { is: 'ask', isRequest: true })
  addPhrases(ask, { is: 'ask' })
  addPhrases(every, { is: 'every' })
  addPhrases(meal, { is: 'meal' })
  addPhrases(meals, { is: 'meal', isMany: true })
  for (const [cue, texts] of Object.entries(cues))
    for (const text of phraseList(texts))
      addPhrases(text, {
        is: 'cue',
        cue: cue as Cue,
        ...(cue === 'double' && /double|twice|two/.test(text) && { isTwice: true as const }),
        // 'Out for lunch' says which meal.
        ...((cue === 'out' || cue === 'away') && mealOf(text)),
        ...(cue === 'skip' && /cook/.test(text) && { isCook: true as const }),
      })
  addPhrases(
    `
      containing|that contain|that contains|which contain|which contains|that include|that includes|
      involving|featuring|with any|that use|that uses|that has|that have`,
    { is: 'filler', word: 'with' },
  )
  addPhrases('with their|with his|with her|with my|with our', { is: 'filler', word: 'with' })
  // 'W/o cheese', 'chicken w/ rice'.
  phraseMap.set('w / o', { is: 'not', word: 'without' })
  phraseMap.set('w /', { is: 'filler', word: 'with' })
  addPhrases(subject, { is: 'subject' })
  for (const word of phraseList(fillers)) addPhrases(word, { is: 'filler', word })
}

fillPhrases()

/** What a phrase of the grammar means, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = phraseMap

/** The most words of one phrase. */
export const LONGEST_PHRASE = Math.max(...[...phraseMap.keys()].map((phrase) => phrase.split(' ').length))
