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
const allMeals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const fortnight = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, index) => `2026-03-${String(index + 2).padStart(2, '0')}`),
})
const read = (sentence: string) => readRules(sentence, home)

describe('planner 70: a clause is understood only where each word that can carry a meaning was used', () => {
  it.each([
    'takeaway on Friday, dinner that is',
    'curry twice, once on Friday',
    'sausages for everyone but Max on Tuesday',
    'can we do tacos the night Ben is out',
    'I am fasting on Wednesday until the evening',
    'I work nights Monday to Wednesday, quick dinners',
  ])('says back whole: %s', (sentence) => {
    expect(readRules(sentence, allMeals).rules).toEqual([])
  })

  it('takes where somebody is for no dish', () => {
    expect(read('Lily is not eating with us on Friday, she’s at Brownies').rules).toEqual([
      { kind: 'away', ...on('friday'), ...who('Lily') },
    ])
  })

  it.each<[string, object[]]>([
    ['a new recipe each week', [have({ is: 'new' }, once, { per: 'week' })]],
    ['two curries a week', [have('curry', { min: 2, max: 2 }, { per: 'week' })]],
    ['pork at most once every week', [have('pork', { max: 1 }, { per: 'week' })]],
  ])('reads each week in a fortnight: %s', (sentence, rules) => {
    expect(readRules(sentence, fortnight)).toEqual(all(rules))
  })

  it('reads days after another', () => {
    expect(read('nothing spicy after Friday')).toEqual(
      all([have({ tag: 'spicy' }, none, { when: { dates: ['2026-03-07', '2026-03-08'] } })]),
    )
  })

  it('reads none at one more meal as none of the same', () => {
    expect(readRules('no bread at breakfast, none at lunch either', allMeals)).toEqual(
      all([
        have('bread', none, { when: { slots: ['breakfast'] } }),
        have('bread', none, { when: { slots: ['lunch'] } }),
      ]),
    )
  })

  it('takes days on which a dish is not wanted for no days away', () => {
    const first = fortnight.dates.slice(0, 7)
    expect(readRules('lasagne but not in the first week', fortnight)).toEqual(
      all([have({ recipe: 'Lasagne' }, once), have({ recipe: 'Lasagne' }, none, { when: { dates: first } })]),
    )
  })
})

describe('planner 71: what is corrected holds as it was said last', () => {
  it.each<[string, object[]]>([
    ['fish on Saturday. Sorry, I meant chicken', [have('chicken', once, on('saturday'))]],
    ['tofu on Tuesday - no, Wednesday', [have('tofu', once, on('wednesday'))]],
    ['fish on Friday, oops, Thursday', [have('fish', once, on('thursday'))]],
    ['fish on Friday. No, Thursday', [have('fish', once, on('thursday'))]],
    ['Lily is out on Monday, sorry, Max', [{ kind: 'away', ...on('monday'), ...who('Max') }]],
    ['tacos on Saturday. Hmm, no, curry on Sunday', [have('curry', once, on('sunday'))]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each(['fish on Friday. Actually forget it', 'curry on Friday. Scratch that one'])(
    'takes back: %s',
    (sentence) => {
      expect(read(sentence)).toEqual(saidBack(sentence))
    },
  )

  it('does not take a day without a dish for a correction', () => {
    expect(read('fish on Friday. No curry on Saturday')).toEqual(
      all([have('fish', once, on('friday')), have('curry', none, on('saturday'))]),
    )
  })

  it('does not take a day that is added for a correction', () => {
    expect(read('pizza on Friday, actually Saturday as well')).toEqual(
      all([have('pizza', 'every', on('friday', 'saturday'))]),
    )
  })
})

describe('planner 72: people in a wish for a dish come, stay away or are among those who eat', () => {
  it.each<[string, object[]]>([
    [
      'tacos on Saturday with Granny Jo',
      [
        have('tacos', once, on('saturday')),
        { kind: 'guest', people: 1, ...on('saturday'), ...who('Granny Jo') },
      ],
    ],
    [
      'tacos on Saturday with two extra at the table',
      [have('tacos', once, on('saturday')), { kind: 'guest', people: 2, ...on('saturday') }],
    ],
    ['don’t count Ben on Tuesday', [{ kind: 'away', ...on('tuesday'), ...who('Ben') }]],
    ['no need to cook for Lily on Friday', [{ kind: 'away', ...on('friday'), ...who('Lily') }]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('reads leftovers of it as those of the dish before', () => {
    const dal = { recipe: 'Lentil dal' }
    expect(read('lentil dal on Monday, leftovers of it on Tuesday')).toEqual(
      all([
        have(dal, once, on('monday')),
        { kind: 'leftover', what: dal, ...on('monday'), to: { days: ['tuesday'] } },
      ]),
    )
  })

  it.each(['no two dinners the same', 'no two meals alike'])('lets nothing come twice: %s', (sentence) => {
    expect(read(sentence).rules).toEqual([expect.objectContaining({ kind: 'repeat', count: { max: 1 } })])
  })
})
