import { describe, expect, it } from 'vitest'
import { areLabelledTimes, isTime, mentionsTime, timeIn, timesAmong } from './time-facts.ts'

/** The times among pieces of text: preparation, cooking, and all together. */
const times = (...pieces: string[]) => {
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = timesAmong(pieces)
  return [prepTimeMinutes, cookTimeMinutes, totalTimeMinutes]
}

describe('the times of a recipe are read', () => {
  it.each<[string, string[], (number | null)[]]>([
    ['beside their labels', ['Prep time: 20 min', 'Cook time: 1 hour'], [20, 60, null]],
    ['below their labels', ['Prep time', '20 min', 'Cook time', '1 hour', 'Total', '80 min'], [20, 60, 80]],
    ['over their labels', ['20 min', 'Prep', '1 hour', 'Cook', '80 min', 'Total'], [20, 60, 80]],
    ['before their labels', ['20 mins prep time', '1 hour cooking'], [20, 60, null]],
    [
      'in pieces of one number and one unit',
      ['Total time', '1', 'hour', '30', 'minutes', 'Serves'],
      [null, null, 90],
    ],
    [
      'in two pieces at most of each',
      ['Total time', '1', 'day', '1', 'hour', '1', 'minute'],
      [null, null, 1500],
    ],
    ['as minutes where a label says time', ['Prep time: 15'], [15, null, null]],
    ['as minutes below a label that says time', ['Prep time', '15', 'Serves 4'], [15, null, null]],
    ['not as minutes where it does not', ['Prep: 15'], [null, null, null]],
    ['not as minutes with something behind', ['Prep time: 15 leeks'], [null, null, null]],
    ['the first of each kind', ['Prep time: 20 min', 'Prep time: 30 min'], [20, null, null]],
    ['not in a long text', [`Prep time: 20 min ${'and more '.repeat(8)}`], [null, null, null]],
    ['not where long words follow', [`Total time ${'w'.repeat(38)} 20 min`], [null, null, null]],
    ['not below a label with more to say', ['Prep time of a good cook', '20 min'], [null, null, null]],
    ['not from a long piece below', ['Prep time', `20 min ${'w'.repeat(30)}`], [null, null, null]],
    ['not from words below', ['Prep time', 'Serves four for 20 min'], [null, null, null]],
    ['with a few words before it', ['Prep time', 'about 20 min'], [20, null, null]],
    ['not from another label', ['Serves 4', 'Rating 20 min'], [null, null, null]],
    ['not where a word only begins like a label', ['Cookies 20 min'], [null, null, null]],
    ['in other languages', ['Vorbereitung: 20 Min.', 'Tempo di cottura: 1 ora'], [20, 60, null]],
  ])('%s: %j', (_, pieces, read) => {
    expect(times(...pieces)).toEqual(read)
  })
})

describe('"Zubereitungszeit" is', () => {
  it.each<[string, string[], (number | null)[]]>([
    ['all of it where it stands alone', ['Zubereitungszeit: 30 Min.'], [null, null, 30]],
    ['cooking after a preparation', ['Vorbereitung: 10 Min.', 'Zubereitungszeit: 30 Min.'], [10, 30, null]],
    [
      'neither where both are said',
      ['Vorbereitung: 10 Min.', 'Backzeit: 20 Min.', 'Zubereitungszeit: 30 Min.'],
      [10, 20, null],
    ],
    ['preparation where all is said', ['Gesamtzeit: 50 Min.', 'Zubereitungszeit: 30 Min.'], [30, null, 50]],
    [
      'preparation before a cooking in a whole',
      ['Gesamtzeit: 50 Min.', 'Backzeit: 20 Min.', 'Zubereitungszeit: 30 Min.'],
      [30, 20, 50],
    ],
    ['nothing beside a cooking alone', ['Backzeit: 20 Min.', 'Zubereitungszeit: 30 Min.'], [null, 20, null]],
  ])('%s', (_, pieces, read) => {
    expect(times(...pieces)).toEqual(read)
  })
})

describe('"Zubereitung" with a time is (importing 189)', () => {
  it.each<[string, string[], (number | null)[]]>([
    ['preparation beside a cooking', ['Zubereitung: 30 Min.', 'Kochzeit: 20 Min.'], [30, 20, null]],
    ['the same below its label', ['Zubereitung', '30 Min.', 'Kochzeit', '20 Min.'], [30, 20, null]],
    ['the same before its label', ['30 Min. Zubereitung', 'Kochzeit: 20 Min.'], [30, 20, null]],
    ['preparation in Polish', ['Przygotowanie: 20 min', 'Pieczenie: 40 min'], [20, 40, null]],
    ['preparation in Dutch', ['Bereiding: 30 min', 'Oventijd: 20 min'], [30, 20, null]],
    ['preparation in Swedish', ['Tillagning: 30 min', 'Koktid: 20 min'], [30, 20, null]],
    ['preparation in Danish', ['Tilberedning: ca. 30 min', 'Bagetid: 20 min'], [30, 20, null]],
    ['all of it where it stands alone', ['Zubereitung: 30 Min.'], [null, null, 30]],
    ['cooking after a preparation', ['Vorbereitung: 10 Min.', 'Zubereitung: 30 Min.'], [10, 30, null]],
    [
      'no time before a step',
      ['Zubereitung: 30 Minuten ruhen lassen', 'Backzeit: 20 Min.'],
      [null, 20, null],
    ],
    ['no time over a step', ['Zubereitung', '30 Minuten ruhen', 'Backzeit: 20 Min.'], [null, 20, null]],
  ])('%s', (_, pieces, read) => {
    expect(times(...pieces)).toEqual(read)
  })
})

describe('a text begins with a time and its label', () => {
  it.each([
    ['Cook 1 hour', true],
    ['Cook: about 1 hour, then rest', true],
    ['20 min prep', true],
    ['Zubereitung: 30 Min.', true],
    ['Zubereitung: 30 Min. kochen', false],
    ['20 min prep and much more than thirty characters', false],
    ['20 min of peace', false],
    ['Cook the leeks for 1 hour', false],
    ['Cook 4', false],
    ['Serves 20 min', false],
    ['', false],
  ])('%s: %s', (text, is) => {
    expect(mentionsTime(text)).toBe(is)
  })
})

describe('a text is a time and no more', () => {
  it.each([
    ['20 min', true],
    ['1 hour 20 minutes', true],
    ['1.5 hours', true],
    ['1h 5m 3s', false],
    ['20', false],
    ['20 leeks', false],
    ['20 min prep', false],
    [`20 min${' '.repeat(25)}`, false],
  ])('%s: %s', (text, is) => {
    expect(isTime(text)).toBe(is)
  })
})

it.each([
  [': 20 min', 20],
  ['(20 min)', 20],
  ['20', null],
  ['soon', null],
])('a duration says its unit: %s', (text, minutes) => {
  expect(timeIn(text)).toBe(minutes)
})

describe('a line holds times with their labels and no more', () => {
  it.each([
    'Arbeitszeit ca. 30 Minuten Gesamtzeit ca. 1 Stunde',
    'Prep time: 10 min | Cook time: 25 min',
    'Temps de préparation : 15 min - Temps de cuisson : 1 h 20 min',
    'Tiempo: 45 minutos',
    'Tempo di cottura 20 min',
    'Bereidingstijd: 30 minuten',
    'Tid: 120 min',
    'Czas przygotowania: 40 minut',
  ])('%s', (text) => expect(areLabelledTimes(text)).toBe(true))
  it.each([
    'Bake 30 minutes.',
    'Cook 20 minutes',
    'Cook 1 onion',
    'Kochen 20 Minuten lang.',
    'Total time 30 minutes, then serve.',
    'Preparation',
    'Zeit lassen',
    'Bake 10 min Roast 20 min.',
  ])('not in %s', (text) => expect(areLabelledTimes(text)).toBe(false))
})
