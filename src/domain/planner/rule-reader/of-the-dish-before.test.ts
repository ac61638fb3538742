import { describe, expect, it } from 'vitest'
import {
  aSpeakingHome,
  all,
  have,
  none,
  on,
  once,
  saidBack,
  who,
} from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const read = (sentence: string) => readRules(sentence, home)
const left = (what: string, day: string, to: string) => ({
  kind: 'leftover',
  what: { food: what },
  when: { days: [day] },
  to: { days: [to] },
})

describe('planner 107: a limit alone is of the dish before it, and minutes say how quick', () => {
  it.each<[string, object[]]>([
    ['pasta on Friday, 20 minutes max', [have({ food: 'pasta', minutes: { max: 20 } }, once, on('friday'))]],
    ['pasta on Friday, quick please', [have({ food: 'pasta', minutes: { max: 25 } }, once, on('friday'))]],
    ['quick pasta on Friday 20 min', [have({ food: 'pasta', minutes: { max: 20 } }, once, on('friday'))]],
    ['curry on Monday, under £5', [have({ food: 'curry', cost: { max: 5 } }, once, on('monday'))]],
    [
      'quick dinners, 20 minutes max',
      [have({ minutes: { max: 20 } }, 'every', { when: { slots: ['dinner'] } })],
    ],
    ['something quick on Monday, 15 minutes', [have({ minutes: { max: 15 } }, once, on('monday'))]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each<[string, object]>([
    ['fish on Friday, nothing over an hour', { food: 'fish' }],
    ['quick fish on Friday, nothing over an hour', { food: 'fish', minutes: { max: 25 } }],
  ])('but "nothing over an hour" is of every meal: %s', (sentence, what) => {
    expect(read(sentence)).toEqual(
      all([have(what, once, on('friday')), have({ minutes: { max: 60 } }, 'every')]),
    )
  })

  it('no way to cook is a limit', () => {
    expect(read('two dinners done in one pan').rules).toMatchObject([{ count: { min: 2, max: 2 } }])
  })
})

describe('planner 107: a dish made of what another leaves asks for both', () => {
  const both = [
    have('ham', once, on('sunday')),
    left('ham', 'sunday', 'monday'),
    have('soup', once, on('monday')),
  ]

  it.each([
    'ham on Sunday and use the leftovers for soup on Monday',
    'ham on Sunday, use what’s left for soup on Monday',
    'ham on Sunday, leftovers in a soup on Monday',
    'ham on Sunday, then turn the leftovers into soup on Monday',
    'ham on Sunday with soup from the leftovers on Monday',
    'ham on Sunday and use the rest to make soup on Monday',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(all(both))
  })

  it('but what is kept makes no dish', () => {
    expect(read('ham on Sunday and freeze the rest for soup').rules).toEqual([])
  })

  it.each([
    ['the stew should last two nights', 2],
    ['a stew that feeds us for three nights', 3],
  ])('so many meals of one dish: %s', (sentence, meals) => {
    expect(read(sentence)).toEqual(all([{ kind: 'leftover', what: { food: 'stew' }, meals }]))
  })

  it('reads the second day of what is eaten again', () => {
    expect(read('curry on Sunday that we can eat again on Tuesday')).toEqual(
      all([have('curry', once, on('sunday')), left('curry', 'sunday', 'tuesday')]),
    )
  })
})

describe('planner 107: who is visited does not come', () => {
  it.each([
    [
      'my brother’s popping round on Monday',
      [{ kind: 'guest', people: 1, ...on('monday'), ...who('Brother') }],
    ],
    ['we’re going to the neighbours on Monday', [{ kind: 'skip', instead: 'out', ...on('monday') }]],
    ['we’re going to my brother’s on Monday', [{ kind: 'skip', instead: 'out', ...on('monday') }]],
    ['off to Granny Jo’s on Monday', [{ kind: 'skip', instead: 'out', ...on('monday') }]],
    ['Granny Jo’s curry on Monday', [have('curry', once, on('monday'))]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })
})

describe('planner 107: a day with its date is that date', () => {
  it.each(['Max is away from Monday 2nd to Wednesday the 4th', 'Max is away Mon 2 Mar to Wed 4 Mar'])(
    '%s',
    (sentence) => {
      const dates = ['2026-03-02', '2026-03-03', '2026-03-04']
      expect(read(sentence)).toEqual(all([{ kind: 'away', when: { dates }, ...who('Max') }]))
    },
  )
})

describe('planner 107: an idiom is no dish', () => {
  it.each(['Sunday’s the Super Bowl', 'I’m easy'])('says back: %s', (sentence) => {
    expect(read(sentence)).toEqual(saidBack(sentence))
  })

  it('a dish that is given a miss this week is not had', () => {
    expect(read('give pasta a miss this week')).toEqual(all([have('pasta', none)]))
  })
})
