import { describe, expect, it } from 'vitest'
import { all, aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const allMeals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const read = (sentence: string) => readRules(sentence, home)
const at = (day: string, slot: string) => ({ when: { days: [day], slots: [slot] } })

describe('planner 110: a wish is for those, and on those days, that the sentence says', () => {
  it.each([
    ['I’m vegetarian on Mondays', have({ diet: 'vegetarian' }, 'every', { ...on('monday'), ...who('Nora') })],
    ['on Tuesday I’m low carb', have({ tag: 'low carb' }, 'every', { ...on('tuesday'), ...who('Nora') })],
    ['I don’t eat in the evening on Friday', { kind: 'away', ...at('friday', 'dinner'), ...who('Nora') }],
    ['I’m thinking vegetarian on Monday', have({ diet: 'vegetarian' }, 'every', on('monday'))],
  ])('takes how somebody eats for whoever writes it: %s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it('cooks for those who were named, also where the day is only pointed to', () => {
    expect(read('Lily and Max have a big lunch on Tuesday so a light tea for them then').rules).toEqual([
      have({ tag: 'light' }, once, { when: { days: ['tuesday'], slots: ['dinner'] }, ...who('Lily', 'Max') }),
    ])
    expect(read('fish for me and Ben only').rules).toEqual([])
  })

  it('holds until the day that was named', () => {
    const dates = { when: { dates: ['2026-03-02', '2026-03-03'] } }
    expect(read('I’m back Wednesday so until then it’s just Ben and the kids').rules).toEqual([
      { kind: 'away', ...dates, ...who('Nora') },
    ])
    expect(read('Granny Jo comes on Wednesday, no fish until then').rules).toContainEqual(
      have('fish', none, dates),
    )
    expect(read('until then quick dinners').rules).toEqual([])
  })

  it('says of the days that are left out what stands behind them', () => {
    const rest = ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday']
    for (const sentence of [
      'everything easy except Friday, which is pizza',
      'all easy except Friday when it’s pizza',
    ])
      expect(read(sentence)).toEqual(
        all([have({ effort: 'easy' }, 'every', on(...rest)), have('pizza', once, on('friday'))]),
      )
    expect(read('all easy except Friday when Ben is away')).toEqual(
      all([have({ effort: 'easy' }, 'every', on(...rest)), { kind: 'away', ...on('friday'), ...who('Ben') }]),
    )
  })

  it('plans one dish for any day but one, and a quality for each of the others', () => {
    const rest = on('monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday')
    expect(read('pizza any day but Friday')).toEqual(all([have('pizza', once, rest)]))
    expect(read('quick any night except Friday').rules).toMatchObject([{ count: 'every', ...rest }])
  })

  it('keeps each meal to its own day', () => {
    for (const sentence of [
      'we do not need lunch Monday, dinner Friday',
      'skip lunch Monday and dinner Friday',
    ])
      expect(readRules(sentence, allMeals)).toEqual(
        all([
          { kind: 'skip', ...at('monday', 'lunch') },
          { kind: 'skip', ...at('friday', 'dinner') },
        ]),
      )
    expect(read('kids only on Friday night, Ben and I have a date night').rules).toContainEqual({
      kind: 'away',
      ...at('friday', 'dinner'),
      ...who('Nora', 'Ben'),
    })
  })

  it('takes a day behind "so" for another thing, and one behind a correction for the one meant', () => {
    expect(read('pizza on Monday, hang on, we’re out Monday, so Thursday').rules).not.toContainEqual(
      expect.objectContaining(on('monday', 'thursday')),
    )
    expect(read('pizza Monday, actually let’s say Thursday')).toEqual(
      all([have('pizza', once, on('thursday'))]),
    )
  })

  it('reads a day that is named behind what is on it', () => {
    const days = on('thursday', 'friday', 'saturday')
    expect(read('nothing with fish while Granny Jo is staying, which is Thursday till Saturday')).toEqual(
      all([have('fish', none, days), { kind: 'guest', people: 1, ...days, ...who('Granny Jo') }]),
    )
    // The occasion of that day is not understood.
    expect(read('a takeaway the night we put the tree up, that’s Sunday').unread).not.toEqual([])
  })

  it('lets the days of one wish go no further than its own', () => {
    expect(read('pizza Mon-Wed, Thurs out').rules).toContainEqual({
      kind: 'skip',
      instead: 'out',
      ...on('thursday'),
    })
    expect(readRules('dal for dinner Monday and again for lunch Tuesday', allMeals).rules).toMatchObject([
      at('monday', 'dinner'),
      at('tuesday', 'lunch'),
    ])
    expect(readRules('fish early in the week', home).rules).toEqual([
      have('fish', once, { when: { dates: ['2026-03-02', '2026-03-03', '2026-03-04'] } }),
    ])
  })

  it('says of nobody that they eat at home or elsewhere where it is only told of', () => {
    expect(read('Max has tea at Granny Jo’s on Tuesday').rules).toEqual([])
    expect(read('the kids have tea at judo club on Tuesday').rules).toEqual([])
    expect(read('Ben has tea at home on Tuesday').rules).toEqual([])
    expect(readRules('the kids eat at nursery on Tuesday', allMeals).rules).toEqual([])
    expect(readRules('Ben only needs dinner this week', allMeals).rules).toEqual([])
  })

  it('counts who eats on other days too', () => {
    expect(read('four of us Monday but only three on Tuesday')).toEqual(
      all([
        { kind: 'heads', people: 4, ...on('monday') },
        { kind: 'heads', people: 3, ...on('tuesday') },
      ]),
    )
    expect(read('there’ll just be the two of us Thursday')).toEqual(
      all([{ kind: 'heads', people: 2, ...on('thursday') }]),
    )
  })

  it.each([
    'Thursday’s leftovers on Friday',
    'on Friday we eat Thursday’s leftovers',
    'Friday leftovers from Thursday',
  ])('eats on one day what another leaves: %s', (sentence) => {
    expect(read(sentence)).toEqual(all([{ kind: 'leftover', ...on('thursday'), to: { days: ['friday'] } }]))
  })

  it('takes leftovers of two days for both where neither is the cooking day', () => {
    expect(read('leftovers Monday and Friday').rules).toEqual([
      { kind: 'skip', instead: 'leftovers', ...on('monday', 'friday') },
    ])
    expect(read('lasagne on Tuesday and we’ll eat what’s left of it on Wednesday').rules).toMatchObject([
      { kind: 'have' },
      { kind: 'leftover', ...on('tuesday'), to: { days: ['wednesday'] } },
    ])
  })
})
