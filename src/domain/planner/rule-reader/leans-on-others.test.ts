import { expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const use = (food: string, n: number, unit: string) => ({ kind: 'use', what: { food }, amount: { n, unit } })
const skip = (instead: string, day: string) => ({ kind: 'skip', instead, ...on(day) })
const repeat = (what: object, days: number) => ({ kind: 'repeat', what, days, count: { max: 1 } })
const joComes = (day: string) => ({ kind: 'guest', people: 1, ...on(day), ...who('Granny Jo') })

it.each([
  // Clauses that tell something of a dish or the house are no wishes.
  'beef is cheap at the moment',
  'toast is not a dinner',
  'we need milk and eggs',
  "we've got a lot of peas",
  'the lasagne takes too long',
  "I'm free on Friday",
  'Max has swimming on Monday',
  'Lily is doing a sleepover here on Friday',
  // A dish within a dish, and one that no rule can describe.
  "a stew that isn't spicy on Monday",
  'no cheese in the pasta',
  'pasta with prawns',
  'prefer chicken over beef',
  'three veggie nights of which one is a soup',
  // Either of two.
  'leftovers or something quick',
  'fish on Monday or lentils on Tuesday',
  'only chicken',
  // Clauses that refer to something that was not said.
  'pancakes on the other',
  'leftovers from Monday',
  'fish by Wednesday',
  'fish for everyone except Max on Monday',
  'spicy food only when the kids are away',
  'no dairy in anything Lily eats',
  'nine curries this week',
])('gives back: %s (planner 17)', (sentence) => {
  expect(readRules(sentence, home)).toEqual({ rules: [], unread: [sentence] })
})

it.each<[string, unknown[], string[]]>([
  ['stew on Monday but not too spicy', [have({ food: 'stew' }, once, on('monday'))], ['not too spicy']],
  [
    'we are six on Saturday, my parents are coming',
    [{ kind: 'heads', people: 6, ...on('saturday') }],
    ['my parents are coming'],
  ],
  [
    "curry for Lily's birthday on Saturday",
    [have({ food: 'curry' }, once, on('saturday'))],
    ["Lily's birthday"],
  ],
  // A quality of a bought meal is not planned; a quality with a count is for other meals.
  ["we're eating out on Saturday, somewhere quick", [skip('out', 'saturday')], ['somewhere quick']],
  [
    'takeaway on Friday, vegetarian twice',
    [skip('takeaway', 'friday'), have({ diet: 'vegetarian' }, { min: 2, max: 2 })],
    [],
  ],
  [
    'no cooking on Friday, quick at least twice',
    [{ kind: 'skip', ...on('friday') }, have({ minutes: { max: 25 } }, { min: 2 })],
    [],
  ],
  ['a stew that is spicy on Monday', [have({ tag: 'spicy', food: 'stew' }, once, on('monday'))], []],
  [
    'something quick and cold on Tuesday',
    [have({ minutes: { max: 25 }, tag: 'cold' }, once, on('tuesday'))],
    [],
  ],
  [
    'stew for me on Monday, pasta for the kids',
    [
      have({ food: 'stew' }, once, { ...on('monday'), ...who('Nora') }),
      have({ food: 'pasta' }, once, { ...on('monday'), ...who('Lily', 'Max') }),
    ],
    [],
  ],
  [
    'stew for me, pasta for the kids on Monday',
    [
      have({ food: 'stew' }, once, { ...on('monday'), ...who('Nora') }),
      have({ food: 'pasta' }, once, { ...on('monday'), ...who('Lily', 'Max') }),
    ],
    [],
  ],
  [
    'the kids have pizza on Friday',
    [have({ food: 'pizza' }, once, { ...on('friday'), ...who('Lily', 'Max') })],
    [],
  ],
  ['fish for everyone but Max', [have({ food: 'fish' }, once, who('Nora', 'Ben', 'Lily'))], []],
  [
    'fish on Friday, not cod',
    [have({ food: 'fish' }, once, on('friday')), have({ food: 'cod' }, none, on('friday'))],
    [],
  ],
  [
    'Granny Jo comes on Saturday, something light',
    [joComes('saturday'), have({ tag: 'light' }, once, on('saturday'))],
    [],
  ],
  [
    'Granny Jo here on Saturday, gluten free that day',
    [joComes('saturday'), have({ diet: 'gluten-free' }, 'every', on('saturday'))],
    [],
  ],
  [
    'Granny Jo is diabetic and she is here on Friday',
    [have({ diet: 'diabetic' }, 'every', who('Granny Jo')), joComes('friday')],
    [],
  ],
  [
    'stew on Monday, and a salad too',
    [have({ food: 'stew' }, once, on('monday')), have({ food: 'salad' }, once, on('monday'))],
    [],
  ],
  ['pasta on Monday, but quick', [have({ food: 'pasta', minutes: { max: 25 } }, once, on('monday'))], []],
  [
    'lamb on Friday using up the peas',
    [have({ food: 'lamb' }, once, on('friday')), { kind: 'use', what: { food: 'peas' } }],
    [],
  ],
  ['pork never', [have({ food: 'pork' }, none)], []],
  ['nothing over £8', [have({ cost: { max: 8 } }, 'every')], []],
  ["something that isn't curry", [have({ food: 'curry' }, none)], []],
  ['no fast food', [have({ food: 'fast food' }, none)], []],
  [
    'a pound of carrots and a tin of tomatoes to use up',
    [use('carrots', 1, 'lb'), use('tomatoes', 1, 'tin')],
    [],
  ],
  [
    'spaghetti on a weeknight',
    [
      have({ food: 'spaghetti' }, once, {
        when: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], slots: ['dinner'] },
      }),
    ],
    [],
  ],
  [
    'Ben is in Leeds until Tuesday',
    [{ kind: 'away', when: { dates: ['2026-03-02', '2026-03-03'] }, ...who('Ben') }],
    [],
  ],
  [
    'chicken twice and the rest veggie',
    [have({ food: 'chicken' }, { min: 2, max: 2 }), have({ diet: 'vegetarian' }, { min: 5 })],
    [],
  ],
  [
    '6 for curry on Saturday',
    [have({ food: 'curry' }, once, on('saturday')), { kind: 'heads', people: 6, ...on('saturday') }],
    [],
  ],
])('%s (planner 17)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it.each<[string, unknown[], string[]]>([
  [
    'three lentil dinners and keep it easy',
    [
      have({ food: 'lentil' }, { min: 3, max: 3 }, { when: { slots: ['dinner'] } }),
      have({ effort: 'easy' }, 'every'),
    ],
    [],
  ],
  [
    'lasagne on Sunday and leek soup the day before',
    [have({ recipe: 'Lasagne' }, once, on('sunday')), have({ food: 'leek soup' }, once, on('saturday'))],
    [],
  ],
  ['peas at most every third day', [repeat({ food: 'peas' }, 3)], []],
  ['no rice and noodles back to back', [repeat({ food: ['rice', 'noodles'] }, 2)], []],
  [
    'curry on Monday, nothing that takes ages',
    [have({ food: 'curry' }, once, on('monday')), have({ minutes: { max: 25 } }, 'every')],
    [],
  ],
  // What was eaten lately is not wanted; the weather of a day is no quality of a dish.
  ['we had trout last week, not again', [have({ food: 'trout' }, none)], ['we had trout last week']],
  ['cold day on Monday, so soup', [have({ food: 'soup' }, once, on('monday'))], ['cold day']],
  ['no hot dinners', [], ['no hot dinners']],
])('%s (planner 121)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})
