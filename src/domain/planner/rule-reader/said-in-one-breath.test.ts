import { describe, expect, it } from 'vitest'
import {
  aSpeakingHome,
  have,
  once,
  none,
  on,
  all,
  saidBack,
} from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({
  today: '2026-12-20',
  dates: ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'],
  slots: ['breakfast', 'lunch', 'dinner'],
  aliases: {},
  tags: ['spicy', 'quick', 'mild'],
})
const away = (who: string, ...days: string[]) => ({ kind: 'away', ...on(...days), who: [who] })

const read = (sentence: string) => readRules(sentence, home)

describe('planner 54: a verb is known in each of its forms and with each of its endings', () => {
  const absences = [
    'Ben won’t be around on Friday',
    'Ben is not going to be home on Friday',
    'Ben is staying at his gran’s house on Friday',
    'Ben will be travelling for work on Friday',
    'Ben eats out on Friday',
    'leave Ben out on Friday',
  ]
  it.each(absences)('%s', (sentence) => {
    expect(read(sentence)).toEqual(all([away('Ben', 'friday')]))
  })

  const leftOut = [
    'keep tofu off the menu',
    'no meals containing tofu',
    'nothing that contains tofu',
    'we’ve gone off tofu',
    'let’s not have tofu',
  ]
  it.each(leftOut)('%s', (sentence) => {
    expect(read(sentence)).toEqual(all([have('tofu', none)]))
  })

  const atMostTwice = [
    'limit pasta to twice',
    'keep pasta to twice',
    'pasta shouldn’t appear more than twice',
    'we shouldn’t have pasta more than twice',
  ]
  it.each(atMostTwice)('%s', (sentence) => {
    expect(read(sentence)).toEqual(all([have('pasta', { max: 2 })]))
  })

  const again = [
    'make a huge pot of stew on Monday with some left over for Tuesday',
    'make a double batch of stew on Monday and keep half back for Tuesday',
    'make twice as much stew on Monday, we’ll have it again on Tuesday',
  ]
  it.each(again)('%s', (sentence) => {
    expect(read(sentence)).toEqual(
      all([
        {
          kind: 'leftover',
          what: { food: 'stew' },
          ...on('monday'),
          to: { days: ['tuesday'] },
        },
      ]),
    )
  })
})

describe('planner 55: wishes that follow one another without a mark are parted where each is whole', () => {
  it.each<[string, readonly object[]]>([
    [
      'I don’t want any tofu we’re having fish on Monday',
      [have('tofu', none), have('fish', once, on('monday'))],
    ],
    [
      'Lily can’t stand olives I want to use up the leeks',
      [have('olives', none, { who: ['Lily'] }), { kind: 'use', what: { food: 'leeks' } }],
    ],
    [
      'Ben is away on Tuesday and on Thursday we are six',
      [away('Ben', 'tuesday'), { kind: 'heads', people: 6, ...on('thursday') }],
    ],
    [
      'fish on Monday plus soup on Tuesday',
      [have('fish', once, on('monday')), have('soup', once, on('tuesday'))],
    ],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each(['a stew that isn’t spicy on Monday', 'no cheese in the pasta', 'orange squash with every meal'])(
    'does not split what belongs together: %s',
    (sentence) => {
      expect(read(sentence)).toEqual(saidBack(sentence))
    },
  )
})

describe('planner 56: what is put right is changed, and what is said again is one wish', () => {
  it.each<[string, readonly object[]]>([
    ['fish on Monday, no sorry, Tuesday', [have('fish', once, on('tuesday'))]],
    ['soup on Friday… no actually burgers', [have('burgers', once, on('friday'))]],
    ['Lily hates olives so none for her', [have('olives', none, { who: ['Lily'] })]],
    ['we’re not a fan of olives, leave them out', [have('olives', none)]],
    [
      'use up the spinach, 300g of it',
      [{ kind: 'use', what: { food: 'spinach' }, amount: { n: 300, unit: 'g' } }],
    ],
    ['no cooking on Friday, we’ll order in', [{ kind: 'skip', instead: 'takeaway', ...on('friday') }]],
    ['burgers on Friday, if possible', [have('burgers', once, { ...on('friday'), strength: 'prefer' })]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('a correction of what was not named is said back with it', () => {
    expect(read('fish on Monday, no sorry, whatever Ben fancies')).toEqual(
      saidBack('fish on Monday, no sorry, whatever Ben fancies'),
    )
  })
})

describe('planner 57: lists under one word hold it for all their parts', () => {
  it.each<[string, readonly object[]]>([
    ['beef, pork and tofu once each', ['beef', 'pork', 'tofu'].map((food) => have(food, { min: 1, max: 1 }))],
    [
      'lunch: soup Monday, wraps Tuesday',
      [
        have('soup', once, { when: { days: ['monday'], slots: ['lunch'] } }),
        have('wraps', once, { when: { days: ['tuesday'], slots: ['lunch'] } }),
      ],
    ],
    [
      'we have 3 peppers, an onion and some feta that need using',
      [
        { kind: 'use', what: { food: 'peppers' }, amount: { n: 3 } },
        { kind: 'use', what: { food: 'onion' } },
        { kind: 'use', what: { food: 'feta' } },
      ],
    ],
    [
      'Ben hates peas and Lily carrots',
      [have('peas', none, { who: ['Ben'] }), have('carrots', none, { who: ['Lily'] })],
    ],
    ['fish on Christmas Eve', [have('fish', once, { when: { dates: ['2026-12-24'] } })]],
    ['soup on the day after Christmas Day', [have('soup', once, { when: { dates: ['2026-12-26'] } })]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })
})
