/** Sentences of the sixth outside writer (decision 0212). */
import { expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({ tags: ['one-pan', 'slow cooker', 'summer', 'light'] })
const allMeals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const fortnight = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`),
})
const twice = { min: 2, max: 2 }
const exactlyOnce = { min: 1, max: 1 }
const at = (...slots: string[]) => ({ when: { slots } })
const skip = (day: string, more: object = {}) => ({ kind: 'skip', ...more, ...on(day) })
const heads = (people: number, when?: object) => ({ kind: 'heads', people, ...(when && { when }) })
const comes = (people: number, day: string, ...names: string[]) => ({
  kind: 'guest',
  people,
  ...on(day),
  ...(names.length > 0 && who(...names)),
})
const left = (what: object, cooked: object, to: object) => ({ kind: 'leftover', what, when: cooked, to })
const dates = (from: number, to: number) => ({
  when: {
    dates: Array.from(
      { length: to - from + 1 },
      (_, day) => `2026-03-${String(from + day).padStart(2, '0')}`,
    ),
  },
})

it.each<[string, unknown[], string[]]>([
  // Words that look like a misspelt day.
  ['a sunny Friday, so salads', [have({ food: 'salads' }, once, on('friday'))], ['a sunny']],
  ['Wendy comes on Friday', [comes(1, 'friday', 'Wendy')], []],
  ['soup on wensdy', [have({ food: 'soup' }, once, on('wednesday'))], []],
  ['pie on saterdy', [have({ food: 'pie' }, once, on('saturday'))], []],
  // 'Only' before several kinds, of which a dish has one.
  [
    'just slow cooker and sheet pan dinners on Monday and Tuesday',
    [
      have({ tag: ['slow cooker', 'one pan'] }, 'every', {
        when: { days: ['monday', 'tuesday'], slots: ['dinner'] },
      }),
    ],
    [],
  ],
  ['Indian and Italian dinners only', [have({ cuisine: ['Indian', 'Italian'] }, 'every', at('dinner'))], []],
  [
    'Indian and Italian this week',
    [have({ cuisine: 'Indian' }, once), have({ cuisine: 'Italian' }, once)],
    [],
  ],
  // How many eat, and when.
  ['the big final is on, there’s seven of us', [], ['the big final is on, there’s seven of us']],
  ['there’s seven of us', [heads(7)], []],
  ['a pie for six', [], ['a pie for six']],
  [
    'a pie for six on Friday',
    [have({ food: 'pie' }, once, on('friday')), heads(6, { days: ['friday'] })],
    [],
  ],
  // Limits behind a wish.
  [
    'two bean dinners and keep them below £3',
    [have({ food: 'bean' }, twice, at('dinner')), have({ cost: { max: 3 } }, 'every')],
    [],
  ],
  ['a pie and keep it to 40 minutes', [have({ food: 'pie', minutes: { max: 40 } }, once)], []],
  [
    'the car’s mended on the 6th so keep it under £2 till then',
    [have({ cost: { max: 2 } }, 'every', dates(2, 5))],
    ['the car’s mended on the 6th'],
  ],
  // Wishes behind a denial.
  [
    'no rice before Thursday, two meals with beans',
    [have({ food: 'rice' }, none, dates(2, 4)), have({ food: 'beans' }, twice)],
    [],
  ],
  [
    'no chips, a pie and a soup',
    [have({ food: 'chips' }, none), have({ food: 'pie' }, once), have({ food: 'soup' }, once)],
    [],
  ],
  [
    'not a pie, a soup or a stew',
    [have({ food: 'pie' }, none), have({ food: 'soup' }, none), have({ food: 'stew' }, none)],
    [],
  ],
  ['no meat on Friday, a quiche', [have({ food: 'meat' }, none, on('friday'))], ['a quiche']],
  [
    'Lily hates peas, a curry please',
    [have({ food: 'peas' }, none, who('Lily')), have({ food: 'curry' }, once)],
    [],
  ],
  ['soup twice, once with bread', [have({ food: 'soup' }, twice)], ['once with bread']],
  // Meals that nobody cooks.
  ['Thursday off from the kitchen', [skip('thursday')], []],
  ['Friday we’ll just eat whatever’s left', [skip('friday', { instead: 'leftovers' })], []],
  ['Just Eat on Saturday', [skip('saturday', { instead: 'takeaway' })], []],
  ['we’ll just eat toast on Monday', [have({ food: 'toast' }, once, on('monday'))], []],
  // What somebody does not eat.
  ['Max isn’t eating peas at the mo', [have({ food: 'peas' }, none, who('Max'))], []],
  ['no chilli for Lily at the minute', [have({ food: 'chilli' }, none, who('Lily'))], []],
  [
    'Granny Jo is here on Friday and eats no fish',
    [comes(1, 'friday', 'Granny Jo'), have({ food: 'fish' }, none, who('Granny Jo'))],
    [],
  ],
  [
    'the neighbours come on Friday and eat no pork',
    [comes(2, 'friday'), have({ food: 'pork' }, none, on('friday'))],
    [],
  ],
  [
    'Granny Jo comes on Friday and eats no fish and no nuts',
    [
      comes(1, 'friday', 'Granny Jo'),
      have({ food: 'fish' }, none, who('Granny Jo')),
      have({ food: 'nuts' }, none, who('Granny Jo')),
    ],
    [],
  ],
  [
    'the kids only eat Indian and Italian',
    [have({ cuisine: ['Indian', 'Italian'] }, 'every', who('Lily', 'Max'))],
    [],
  ],
  ['Ben eats no more than two pies', [], ['Ben eats no more than two pies']],
  // Cooking for another meal.
  [
    'a gammon on Sunday with enough for soup Monday',
    [
      have({ food: 'gammon' }, once, on('sunday')),
      left({ food: 'gammon' }, { days: ['sunday'] }, { days: ['monday'] }),
      have({ food: 'soup' }, once, on('monday')),
    ],
    [],
  ],
  [
    'roast lamb on Sunday, plenty for wraps on Tuesday',
    [
      have({ food: 'roast lamb' }, once, on('sunday')),
      left({ food: 'roast lamb' }, { days: ['sunday'] }, { days: ['tuesday'] }),
      have({ food: 'wraps' }, once, on('tuesday')),
    ],
    [],
  ],
  [
    'extra stew on Monday for Max’s tea on Tuesday',
    [left({ food: 'stew' }, { days: ['monday'] }, { days: ['tuesday'], slots: ['dinner'] })],
    [],
  ],
  ['extra stew on Monday', [], ['extra stew on Monday']],
  ['two dinners out of one ham', [{ kind: 'leftover', what: { food: 'ham' }, meals: 2 }], []],
  ['get three meals from the stew', [{ kind: 'leftover', what: { food: 'stew' }, meals: 3 }], []],
  [
    'cook extra beef on Sunday so we can have it in wraps on Tuesday',
    [
      have({ food: 'beef' }, once, on('sunday')),
      left({ food: 'beef' }, { days: ['sunday'] }, { days: ['tuesday'] }),
      have({ food: 'wraps' }, once, on('tuesday')),
    ],
    [],
  ],
  // How much is cooked, and for whom.
  [
    'ten of us on Saturday, a big pan of stew',
    [heads(10, { days: ['saturday'] }), have({ food: 'stew' }, once, on('saturday'))],
    [],
  ],
  [
    'ten of us on Saturday, two big pots of chilli',
    [heads(10, { days: ['saturday'] }), have({ food: 'chilli' }, once, on('saturday'))],
    [],
  ],
  [
    'two pots of cream to use up',
    [{ kind: 'use', what: { food: 'cream' }, amount: { n: 2, unit: 'pot' } }],
    [],
  ],
  ['I’m burnt out on pasta', [have({ food: 'pasta' }, none)], []],
  // Lists in a long sentence.
  [
    'tacos Tuesday, something with cod, no rice at all, soup on Thursday as I’m on nights and a roast on Sunday',
    [
      have({ food: 'tacos' }, once, on('tuesday')),
      have({ food: 'cod' }, once),
      have({ food: 'rice' }, none),
      have({ food: 'soup' }, once, on('thursday')),
      have({ food: 'roast' }, once, on('sunday')),
    ],
    ['as I’m on nights'],
  ],
])('%s (planner 128)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it.each<[string, unknown[], string[]]>([
  [
    'soup for two lunches and salad for one',
    [have({ food: 'soup' }, twice, at('lunch')), have({ food: 'salad' }, exactlyOnce, at('lunch'))],
    [],
  ],
  ['curry for one dinner', [have({ food: 'curry' }, exactlyOnce, at('dinner'))], []],
  ['dinner for one on Friday', [heads(1, { days: ['friday'], slots: ['dinner'] })], []],
  [
    'eggs for Ben and granola for the kids at breakfast',
    [
      have({ food: 'eggs' }, 'every', { ...who('Ben'), ...at('breakfast') }),
      have({ food: 'granola' }, 'every', { ...at('breakfast'), ...who('Lily', 'Max') }),
    ],
    [],
  ],
  [
    'wraps for the kids and soup for me at lunch',
    [
      have({ food: 'wraps' }, once, { ...at('lunch'), ...who('Lily', 'Max') }),
      have({ food: 'soup' }, once, { ...at('lunch'), ...who('Nora') }),
    ],
    [],
  ],
  [
    'don’t give Max eggs two mornings running',
    [
      {
        kind: 'repeat',
        what: { food: 'eggs' },
        days: 2,
        count: { max: 1 },
        ...at('breakfast'),
        ...who('Max'),
      },
    ],
    [],
  ],
  [
    'Lily shouldn’t have pasta two days in a row',
    [{ kind: 'repeat', what: { food: 'pasta' }, days: 2, count: { max: 1 }, ...who('Lily') }],
    [],
  ],
  ['repeats are fine, just not at lunch', [], ['repeats are fine, just not at lunch']],
  ['we’re happy with repeats except at dinner', [], ['we’re happy with repeats except at dinner']],
  ['soup is fine, just not at lunch', [], ['soup is fine, just not at lunch']],
])('%s, of all meals (planner 128)', (sentence, rules, unread) => {
  expect(readRules(sentence, allMeals)).toEqual({ rules, unread })
})

it.each<[string, unknown]>([
  ['beef one night a week, max', have({ food: 'beef' }, { max: 1 }, { per: 'week', ...at('dinner') })],
  ['pizza once a week, tops', have({ food: 'pizza' }, { max: 1 }, { per: 'week' })],
])('%s, of two weeks (planner 128)', (sentence, rule) => {
  expect(readRules(sentence, fortnight)).toEqual({ rules: [rule], unread: [] })
})

it.each<[string, unknown[], string[]]>([
  [
    'Thanksgiving’s at ours, there’s nine of us',
    [heads(9, { dates: ['2026-11-26'] })],
    ['Thanksgiving’s at ours'],
  ],
  ['Christmas Eve’s at ours, nine of us', [], ['Christmas Eve’s at ours, nine of us']],
])('%s: a feast names its day (planner 128)', (sentence, rules, unread) => {
  const week = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(readRules(sentence, aSpeakingHome({ today: '2026-11-22', dates: week }))).toEqual({ rules, unread })
})
