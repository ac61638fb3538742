import { expect, it } from 'vitest'
import { describeRule } from './describe-rule.ts'
import type { PlanRule } from './plan-rule.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

it.each<[string, PlanRule]>([
  ['Fish twice', { kind: 'have', what: { food: 'fish' }, count: { min: 2, max: 2 } }],
  ['Fish exactly once', { kind: 'have', what: { food: 'fish' }, count: { min: 1, max: 1, exact: true } }],
  ['Fish at least 3 times a week', { kind: 'have', what: { food: 'fish' }, count: { min: 3 }, per: 'week' }],
  ['Red meat at most once', { kind: 'have', what: { food: 'red meat' }, count: { max: 1 } }],
  [
    'Vegetarian dishes 3 to 4 times',
    { kind: 'have', what: { diet: 'vegetarian' }, count: { min: 3, max: 4 } },
  ],
  [
    'Pizza on Friday',
    { kind: 'have', what: { food: 'pizza' }, count: { min: 1 }, when: { days: ['friday'] } },
  ],
  [
    'Fish or tofu for dinner on 27 Nov',
    {
      kind: 'have',
      what: { food: ['fish', 'tofu'] },
      count: { min: 1 },
      when: { dates: ['2026-11-27'], slots: ['dinner'] },
    },
  ],
  ['Takeaway once a week, no cooking', { kind: 'skip', instead: 'takeaway', times: 1, per: 'week' }],
  ['No cooking twice at the weekend', { kind: 'skip', times: 2, when: { days: ['saturday', 'sunday'] } }],
  ['No mushrooms for Raj', { kind: 'have', what: { food: 'mushrooms' }, count: { max: 0 }, who: ['Raj'] }],
  [
    'If possible, only easy spicy Thai dishes of at most 25 minutes and at most £2.50 a serving on weekdays',
    {
      kind: 'have',
      what: { effort: 'easy', tag: 'spicy', cuisine: 'thai', minutes: { max: 25 }, cost: { max: 2.5 } },
      count: 'every',
      when: { days: [...weekdays] },
      strength: 'prefer',
    },
  ],
  [
    'Only dishes of at most 500 kcal a serving and at least 30 g protein a serving at the weekend',
    {
      kind: 'have',
      what: { kcal: { max: 500 }, protein: { min: 30 } },
      count: 'every',
      when: { days: ['saturday', 'sunday'] },
    },
  ],
  ['At least 5 different cuisines', { kind: 'have', what: { different: 'cuisine' }, count: { min: 5 } }],
  ['New dishes at most twice', { kind: 'have', what: { is: 'new' }, count: { max: 2 } }],
  [
    'Use up cabbage (½) from 26 Nov to 29 Nov',
    {
      kind: 'use',
      what: { food: 'cabbage' },
      amount: { n: 0.5 },
      when: { dates: ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'] },
    },
  ],
  [
    'No cooking on 26 Nov, 27 Nov and 29 Nov',
    { kind: 'skip', when: { dates: ['2026-11-26', '2026-11-27', '2026-11-29'] } },
  ],
  ['Use up spinach (400 g)', { kind: 'use', what: { food: 'spinach' }, amount: { n: 400, unit: 'g' } }],
  ['No cooking on Wednesday', { kind: 'skip', when: { days: ['wednesday'] } }],
  ['Takeaway, no cooking on Saturday', { kind: 'skip', instead: 'takeaway', when: { days: ['saturday'] } }],
  ['Eating out, no cooking', { kind: 'skip', instead: 'out' }],
  [
    'Leftovers of Pot roast on Monday, cooked on Sunday',
    { kind: 'leftover', what: { recipe: 'Pot roast' }, when: { days: ['sunday'] }, to: { days: ['monday'] } },
  ],
  ['Leftovers for 3 meals in all, cooked before', { kind: 'leftover', meals: 3 }],
  ['Grandma comes on Saturday', { kind: 'guest', who: ['Grandma'], when: { days: ['saturday'] } }],
  ['Ann and Bob come', { kind: 'guest', who: ['Ann', 'Bob'] }],
  ['2 more eat', { kind: 'guest', people: 2 }],
  [
    'Tom is away on Tuesday, Wednesday and Thursday',
    { kind: 'away', who: ['Tom'], when: { days: ['tuesday', 'wednesday', 'thursday'] } },
  ],
  ['6 people eat on Sunday', { kind: 'heads', people: 6, when: { days: ['sunday'] } }],
  ['The same dish throughout for breakfast', { kind: 'repeat', same: true, when: { slots: ['breakfast'] } }],
  ['The same dish at most once within 5 days', { kind: 'repeat', count: { max: 1 }, days: 5 }],
  ['Pasta not on two days running', { kind: 'repeat', what: { food: 'pasta' }, count: { max: 1 }, days: 2 }],
  ['The same protein at most twice', { kind: 'repeat', by: 'protein', count: { max: 2 } }],
  ['At least 4 different cuisines', { kind: 'repeat', by: 'cuisine', count: { min: 4 } }],
  ['Soup the day after ribs', { kind: 'order', what: { food: 'soup' }, after: { food: 'ribs' } }],
  ['At most £60 a week', { kind: 'total', what: { cost: { max: 60 } }, per: 'week' }],
  ['At most 2000 kcal a person a day', { kind: 'total', what: { kcal: { max: 2000 } }, per: 'day' }],
])('says %s', (said, rule) => expect(describeRule(rule)).toBe(said))
