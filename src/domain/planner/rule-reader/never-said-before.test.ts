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

const home = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const read = (sentence: string) => readRules(sentence, home)
const skip = (day: string, more: object = {}) => ({ kind: 'skip', ...on(day), ...more })

describe('planner 63: what a shop has beside food is no food, and another word is no slip of the pen', () => {
  it.each([
    'Max needs new shoes',
    'the blender is making that noise again',
    'soap on Monday',
    'a new umbrella for Lily on Friday',
    'Max has poker night',
    'Max has a cold',
    'who left the milk out?',
    'Lily loved the news',
  ])('says back: %s', (sentence) => {
    expect(read(sentence).rules).toEqual([])
  })

  it.each([
    ['brocolli on Monday', 'broccoli'],
    ['halumi on mondey', 'halloumi'],
    ['sasauges on Monday', 'sausage'],
  ])('%s means %s', (sentence, food) => {
    expect(read(sentence)).toEqual(all([have(food, once, on('monday'))]))
  })
})

describe('planner 64: of a remark, what a wish takes from it is not said back', () => {
  it.each<[string, object[], string[]]>([
    [
      'Ben has an interview on Tuesday so he won’t be in for dinner',
      [{ kind: 'away', when: { days: ['tuesday'], slots: ['dinner'] }, ...who('Ben') }],
      ['has an interview'],
    ],
    ['tacos for Saturday’s party', [have('tacos', once, on('saturday'))], ['party']],
    [
      'something light on Monday after all that pie',
      [have({ tag: 'light' }, once, on('monday'))],
      ['after all that pie'],
    ],
    [
      'we had loads of beef lately, once is plenty',
      [have('beef', { max: 1 })],
      ['we had loads of beef lately'],
    ],
    [
      'the plumber is coming Tuesday, sausages that night',
      [have('sausages', once, { when: { days: ['tuesday'], slots: ['dinner'] } })],
      ['the plumber is coming'],
    ],
  ])('%s', (sentence, rules, unread) => {
    expect(read(sentence)).toEqual({ rules, unread })
  })

  it('does not take a family member named beside a stranger for the stranger', () => {
    expect(read('Max’s friend Omar for tea on Friday, he’s halal').rules).toEqual([])
  })
})

describe('planner 65: a day, a meal or a number holds for all of the list that it ends', () => {
  it.each<[string, object[]]>([
    ['pie, chips and peas on Friday', ['pie', 'chips', 'peas'].map((food) => have(food, once, on('friday')))],
    [
      'no pasta and no rice at dinner',
      ['pasta', 'rice'].map((food) => have(food, none, { when: { slots: ['dinner'] } })),
    ],
    [
      'soup for lunch and fish for dinner on Monday',
      [
        have('soup', once, { when: { days: ['monday'], slots: ['lunch'] } }),
        have('fish', once, { when: { days: ['monday'], slots: ['dinner'] } }),
      ],
    ],
    [
      'ten people on Saturday, ribs and something vegetarian',
      [
        { kind: 'heads', people: 10, ...on('saturday') },
        have('ribs', once, on('saturday')),
        have({ diet: 'vegetarian' }, once, on('saturday')),
      ],
    ],
    ['fish on Thursday or Friday but not both', [have('fish', { min: 1, max: 1 }, on('thursday', 'friday'))]],
    ['red meat once, tops', [have('red meat', { max: 1 })]],
    [
      'soup on Monday no more than two curries',
      [have('soup', once, on('monday')), have('curries', { max: 2 })],
    ],
    [
      'Lily hates peas, maybe a stew',
      [have('peas', none, who('Lily')), have('stew', once, { strength: 'prefer' })],
    ],
    [
      'eggs every morning, lunch under £2 on Monday',
      [
        have('eggs', 'every', { when: { slots: ['breakfast'] } }),
        have({ cost: { max: 2 } }, 'every', { when: { days: ['monday'], slots: ['lunch'] } }),
      ],
    ],
    ['beef three times a week max', [have('beef', { max: 3 })]],
    [
      'three fish dishes, one of them salmon',
      [have('fish', { min: 3, max: 3 }), have('salmon', { min: 1, max: 1 })],
    ],
    ['no eggs before lunch', [have('eggs', none, { when: { slots: ['breakfast'] } })]],
    ['fish the day before the roast', [{ kind: 'order', what: { food: 'roast' }, after: { food: 'fish' } }]],
    ['nobody’s cooking on Friday', [skip('friday')]],
    ['Sunday at Granny Jo’s', [skip('sunday', { instead: 'out' })]],
    [
      'mushrooms at most twice and none for Max',
      [have('mushrooms', { max: 2 }), have('mushrooms', none, who('Max'))],
    ],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each([
    'veggie all week with fish on Friday',
    'Max is fussy: no mushrooms, no peas',
    'brunch on Sunday instead of breakfast',
    'no repeats soup on Monday',
    'use up the spinach fish on Friday',
    'no mushrooms fish on Monday',
    'nothing spicy for Max fish on Monday',
    'cheap dinners fish on Monday',
    'Max is vegan fish on Monday',
  ])('guesses neither of two meanings: %s', (sentence) => {
    expect(read(sentence)).toEqual(saidBack(sentence))
  })
})
