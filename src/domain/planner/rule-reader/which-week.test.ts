import { describe, expect, it } from 'vitest'
import { all, aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

/** Monday 2 March to Sunday 15 March, with the sentence written on `today`. */
const fortnight = (today: string) =>
  aSpeakingHome({
    today,
    dates: Array.from({ length: 14 }, (_, day) => `2026-03-${String(day + 2).padStart(2, '0')}`),
  })
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `2026-03-${String(first + at).padStart(2, '0')}`)
const dates = (first: number, last = first) => ({ when: { dates: from(first, last) } })

describe('planner 108: of two weeks that are planned, the one that is said is meant', () => {
  it.each([
    ['tacos this Friday', have({ food: 'tacos' }, once, dates(6))],
    ['tacos Friday week', have({ food: 'tacos' }, once, dates(13))],
    ['tacos a week on Friday', have({ food: 'tacos' }, once, dates(13))],
    ['a takeaway this weekend', { kind: 'skip', instead: 'takeaway', ...dates(7, 8) }],
    ['Ben is away Monday to Wednesday of the second week', { kind: 'away', ...who('Ben'), ...dates(9, 11) }],
    ['tacos on the Tuesday of the second week', have({ food: 'tacos' }, once, dates(10))],
    ['vegetarian the week after', have({ diet: 'vegetarian' }, 'every', dates(9, 15))],
    ['vegetarian in the week of the 11th', have({ diet: 'vegetarian' }, 'every', dates(9, 15))],
    ['vegetarian in the week starting Wednesday 4th', have({ diet: 'vegetarian' }, 'every', dates(4, 10))],
    ['no pork in March', have({ food: 'pork' }, none, dates(2, 15))],
  ])('%s', (sentence, rule) => {
    expect(readRules(sentence, fortnight('2026-03-01'))).toEqual(all([rule]))
  })

  it('knows next weekend on a working day, and on a Sunday only beside this one', () => {
    const next = { kind: 'skip', instead: 'takeaway', ...dates(7, 8) }
    expect(readRules('a takeaway next weekend', fortnight('2026-02-25'))).toEqual(all([next]))
    expect(readRules('a takeaway next weekend', fortnight('2026-03-01')).rules).toEqual([])
    expect(readRules('a roast this weekend, a takeaway next weekend', fortnight('2026-03-01'))).toEqual(
      all([
        have({ food: 'roast' }, once, dates(7, 8)),
        { kind: 'skip', instead: 'takeaway', ...dates(14, 15) },
      ]),
    )
  })

  it('counts the week after from the week that was named', () => {
    expect(readRules('next week easy, the week after fancy', fortnight('2026-03-01'))).toMatchObject({
      rules: [dates(2, 8), dates(9, 15)],
    })
    expect(readRules('Ben is away the week after next', fortnight('2026-03-01'))).toEqual(
      all([{ kind: 'away', ...who('Ben'), ...dates(9, 15) }]),
    )
  })

  it.each([
    ['pizza this Friday and tacos the Friday after', 13],
    ['pizza this Friday, tacos the following Friday', 13],
    ['pizza on the 6th and tacos a week later', 13],
  ])('counts from the day that was named: %s', (sentence, day) => {
    expect(readRules(sentence, fortnight('2026-03-01'))).toEqual(
      all([have('pizza', once, dates(6)), have('tacos', once, dates(day))]),
    )
  })

  it('has somebody away for this week up to its Sunday, and no longer', () => {
    expect(readRules('Ben is travelling this week', fortnight('2026-03-01')).rules).toEqual([
      { kind: 'away', ...who('Ben'), ...dates(2, 8) },
    ])
  })

  it('counts each week where a number says how often', () => {
    expect(readRules('tacos twice a week on Friday', fortnight('2026-03-01')).rules).not.toMatchObject([
      dates(13),
    ])
  })

  it('says back the rest of a week, where nothing was said of its other days', () => {
    expect(readRules('easy for the rest of this week', fortnight('2026-03-01')).unread).toEqual([
      'easy for the rest of this week',
    ])
  })
})

describe('planner 108: the day before or after a day is that one day', () => {
  it.each([
    ['something light on the evening before Friday', have({ tag: 'light' }, once, on('thursday'))],
    ['tacos the day after Wednesday', have({ food: 'tacos' }, once, on('thursday'))],
    ['Ben is away the night before Monday', { kind: 'away', ...who('Ben'), ...on('sunday') }],
  ])('%s', (sentence, rule) => {
    expect(readRules(sentence, aSpeakingHome())).toEqual(all([rule]))
  })
})
