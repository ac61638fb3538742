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

const map = new Map<string, Meaning>()

const add = (texts: string, meaning: Meaning) => {
  for (const text of phraseList(texts))
    if (!map.has(text))
      map.set(text, wordy.has(meaning.is) ? ({ ...meaning, word: text } as Meaning) : meaning)
}

const mealOf = (text: string): { slots?: MealSlot[] } =>
  /lunch/.test(text) ? { slots: ['lunch'] } : /dinner|tea$|supper/.test(text) ? { slots: ['dinner'] } : {}

function fill(): void {
  add('for us', { is: 'who', names: [], others: true, isUs: true })
  add(others, { is: 'who', names: [], others: true })
  add(oneOf, { is: 'who', names: [], it: true })
  add(them, { is: 'who', names: [], it: true, isMany: true })
  for (const [texts, people, name] of guests)
    for (const text of phraseList(texts))
      add(text, {
        is: 'guest',
        names: name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)],
        people,
      })
  for (const [how, texts] of Object.entries(breaks)) add(texts, { is: 'break', how: how as Break })
  map.set('\n', { is: 'break', how: 'stop' })
  for (const [index, name] of weekdayNames.entries())
    add(`${name}|${shortDays[index] ?? ''}`, { is: 'days', days: [name], sort: 'one' })
  for (const name of weekdayNames) map.set(`every ${name}`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) map.set(`${name}s`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) map.set(`of a ${name}`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) map.set(`both ${name}s`, { is: 'days', days: [name], sort: 'each' })
  add('make it|make that|have it be', { is: 'ask', isIt: true })
  add('that evening|on that evening', { is: 'ask', isIt: true, slots: ['dinner'] })
  add(
    `
      that day|that night|those days|those nights|on that day|on that night|on those days|
      on those nights|both days|both nights|on both days|on both nights|either day|either night|
      either evening|on either day|on either night`,
    { is: 'ask', isIt: true },
  )
  add('both mornings|on both mornings', { is: 'ask', isIt: true, slots: ['breakfast'] })
  add('both evenings|on both evenings', { is: 'ask', isIt: true, slots: ['dinner'] })
  add('on a weeknight|on a weekday|on a school night|on a work night|one weeknight|one weekday', {
    is: 'days',
    days: weekdayNames.slice(0, 5),
    sort: 'any',
  })
  add(
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
  add('midweek|mid week', { is: 'days', days: weekdayNames.slice(0, 5), sort: 'span', isMidweek: true })
  add(
    `
      over the weekend|across the weekend|all weekend|all weekend long|the whole weekend|
      the entire weekend|throughout the weekend|weekend|the weekend|week end|wkend|wknd`,
    { is: 'days', days: weekdayNames.slice(5), sort: 'span' },
  )
  add('both weekend days|both days of the weekend|both days at the weekend', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'many',
  })
  add('wkends|wknds|of a weekend|weekends|at weekends|on weekends|weekend days', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'span',
  })
  add('tomorrow|tmrw|tomoz|2moro|tomo|tmw|tomorow|tommorow|tommorrow|tomorrow night please', {
    is: 'relative',
    after: 1,
  })
  add('today', { is: 'relative', after: 0 })
  add('tonight', { is: 'relative', after: 0, slots: ['dinner'] })
  add('the day after tomorrow|day after tomorrow', { is: 'relative', after: 2 })
  add('a week today|a week from today|this day next week', { is: 'relative', after: 7 })
  add('a week tomorrow|a week from tomorrow', { is: 'relative', after: 8 })
  add('next week|all next week|the whole of next week|all of next week|for next week', {
    is: 'weeks',
    week: NEXT_WEEK,
  })
  add(
    `
      first week|the whole first week|the whole of the first week|all of the first week|week one|
      week 1|in the first week|the first week`,
    { is: 'weeks', week: 0 },
  )
  add(
    `
      second week|the whole second week|the whole of the second week|all of the second week|
      week two|week 2|in the second week|the second week`,
    { is: 'weeks', week: 1 },
  )
  for (const [part, names] of Object.entries(stretches))
    for (const name of phraseList(names))
      add(`${name}|in ${name}|for ${name}|during ${name}|at ${name}|towards ${name}`, {
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
        add(
          ['days', 'nights', 'evenings']
            .flatMap((unit) =>
              ['the ', 'for the ', 'on the ', ''].map((to) => `${to}${which} ${text} ${unit}`),
            )
            .join('|'),
          { is: 'stretch', part, n },
        )
  for (const [week, which] of ['first', 'second'].entries())
    add(`the ${which} weekend|on the ${which} weekend|${which} weekend|at the ${which} weekend`, {
      is: 'weeks',
      week,
      isWeekend: true,
    })
  for (const [texts, n, unit] of amounts) add(texts, { is: 'amount', n, unit })
  for (const [index, month] of longMonths.entries()) {
    add(month, { is: 'month', month: index + 1 })
    if (month !== 'may') add(months[index] ?? '', { is: 'month', month: index + 1 })
  }
  add('sept', { is: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    add(name, { is: 'feast', feast })
    if (/ eve$| day$/.test(name)) add(`on ${name}`, { is: 'feast', feast })
  }
  for (const [text, n] of times) add(text, { is: 'count', min: n, max: n })
  for (const [texts, found, more] of slots) add(texts, { is: 'slot', slots: found, ...more })
  add(maybeNot, { is: 'maybe', isNot: true })
  add(
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
  add(vague, { is: 'vague' })
  add(remark, { is: 'remark' })
  add(occasion, { is: 'occasion' })
  add('i mean it|we mean it', { is: 'filler', word: 'i mean it' })
  add('between', { is: 'between' })
  add(maybe, { is: 'maybe' })
  add(some, { is: 'some' })
  add(not, { is: 'not' })
  for (const [way, texts] of Object.entries(compares)) add(texts, { is: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(units)) add(texts, { is: 'unit', unit })
  for (const [text, n] of numbers) add(text, { is: 'number', n })
  add('both', { is: 'number', n: 2, isBoth: true })
  add(request, { is: 'ask', isRequest: true })
  add(ask, { is: 'ask' })
  add(every, { is: 'every' })
  add(meal, { is: 'meal' })
  add(meals, { is: 'meal', isMany: true })
  for (const [cue, texts] of Object.entries(cues))
    for (const text of phraseList(texts))
      add(text, {
        is: 'cue',
        cue: cue as Cue,
        ...(cue === 'double' && /double|twice|two/.test(text) && { isTwice: true as const }),
        // 'Out for lunch' says which meal.
        ...((cue === 'out' || cue === 'away') && mealOf(text)),
        ...(cue === 'skip' && /cook/.test(text) && { isCook: true as const }),
      })
  add(
    `
      containing|that contain|that contains|which contain|which contains|that include|that includes|
      involving|featuring|with any|that use|that uses|that has|that have`,
    { is: 'filler', word: 'with' },
  )
  add('with their|with his|with her|with my|with our', { is: 'filler', word: 'with' })
  // 'W/o cheese', 'chicken w/ rice'.
  map.set('w / o', { is: 'not', word: 'without' })
  map.set('w /', { is: 'filler', word: 'with' })
  add(subject, { is: 'subject' })
  for (const word of phraseList(fillers)) add(word, { is: 'filler', word })
}

fill()

/** What a phrase of the grammar means, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = map

/** The most words of one phrase. */
export const LONGEST_PHRASE = Math.max(...[...map.keys()].map((phrase) => phrase.split(' ').length))
