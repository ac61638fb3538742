import { describe, expect, it } from 'vitest'
import {
  ageOn,
  displayNameAmong,
  initialsOf,
  isSmallChildOn,
  PersonChange,
  PersonDraft,
  tidyEntries,
} from './person.ts'

const ada = { firstName: 'Ada', lastName: 'Cook', initials: 'AC', color: '#0c7450' }

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `food ${at}`)

describe('a person who eats', () => {
  it('needs names, initials and a colour; the rest is empty until somebody fills it in', () => {
    expect(PersonDraft.parse(ada)).toMatchObject({
      ...ada,
      profilePhoto: null,
      dateOfBirth: null,
      allergies: [],
      favoriteBreakfast: null,
      notes: null,
    })
  })

  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ firstName: undefined }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ initials: ' ' }, 'Initials are required'],
    [{ initials: 'ABCDE' }, 'Use at most 4 letters'],
    [{ color: 'green' }, 'Choose a colour'],
    [{ dateOfBirth: '2020-02-30' }, 'There’s no such day in the calendar'],
    [{ profilePhoto: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'Invalid file type'],
    [{ profilePhoto: `data:image/png;base64,${'A'.repeat(400_000)}` }, 'File too large'],
    [{ notes: 'a'.repeat(5001) }, 'Keep it within 5000 characters'],
    [{ allergies: ['a'.repeat(101)] }, 'Keep each entry within 100 characters'],
    [{ allergies: [numbered(101).join(', ')] }, 'Keep it within 100 entries'],
  ])('%j is refused: %s', (change, message) => {
    const result = PersonDraft.safeParse({ ...ada, ...change })
    expect(result.error?.issues[0]?.message).toBe(message)
  })

  it('is said in words that are counted once they are tidied', () => {
    const allergies = numbered(100)
    expect(PersonDraft.parse({ ...ada, allergies: [allergies.join(', ')] }).allergies).toEqual(allergies)
    const repeated = [...allergies, ...allergies]
    expect(PersonDraft.parse({ ...ada, allergies: repeated }).allergies).toEqual(allergies)
  })

  it('a change holds what was sent and nothing else', () => {
    expect(PersonChange.parse({ favoriteDrink: ' tea ' })).toEqual({ favoriteDrink: 'tea' })
    expect(PersonChange.parse({ favoriteDrink: ' ' })).toEqual({ favoriteDrink: null })
    expect(PersonChange.parse({})).toEqual({})
  })
})

it.each([
  ['Ada', 'Cook', 'AC'],
  [' élise ', 'brun', 'ÉB'],
  ['Ada', '', 'A'],
  ['', '', ''],
  ['𝒜da', 'Cook', '𝒜C'],
  ['\u200BAda', 'Cook', 'AC'],
])('the initials of %s %s are %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials)
})

it.each([
  [[' Milk ', 'milk', ''], ['Milk']],
  [
    ['kiwi  fruit', 'Kiwi fruit', 'nuts'],
    ['kiwi fruit', 'nuts'],
  ],
  [[], []],
  [
    ['kiwi, Banana;', 'oats'],
    ['kiwi', 'Banana', 'oats'],
  ],
])('the list %j is kept as %j', (list, kept) => {
  expect(tidyEntries(list)).toEqual(kept)
})

it.each([
  ['2026-05-04', '2019-05-04', 7],
  ['2026-05-03', '2019-05-04', 6],
  ['2026-02-28', '2024-02-29', 1],
  ['2026-03-01', '2024-02-29', 2],
  ['2026-05-04', '2026-05-04', 0],
  ['2026-05-04', '2026-05-05', null],
])('on %s somebody born on %s is %s', (today, born, age) => {
  expect(ageOn(today, born)).toBe(age)
})

it.each([
  ['2026-05-04', '2020-01-01', true],
  ['2026-05-03', '2019-05-04', true],
  ['2026-05-04', '2019-05-04', false],
  ['2026-05-04', '2026-05-05', false],
  ['2026-05-04', null, false],
])('on %s somebody born on %s is a small child: %s (planner 87)', (today, born, isSo) => {
  expect(isSmallChildOn(today, born)).toBe(isSo)
})

const someone = (firstName: string, lastName: string) => ({ firstName, lastName })

it.each([
  ['by the first name', ['Ada'], ['Ben'], 'Ada'],
  ['by both names where two share the first', ['Ada', 'Smith'], ['Ada', 'Jones'], 'Ada Smith'],
  ['by both names, whatever the capitals', ['Anna', 'Smith'], ['anna', 'Jones'], 'Anna Smith'],
  [
    'by both names, however an accent is written',
    ['Zoe\u0308', 'Smith'],
    ['Zo\u00eb', 'Jones'],
    'Zoe\u0308 Smith',
  ],
])('somebody is called %s', (_, [first = '', last = 'Smith'], [other = '', otherLast = 'Smith'], name) => {
  const person = someone(first, last)
  expect(displayNameAmong([person, someone(other, otherLast)])(person)).toBe(name)
})
