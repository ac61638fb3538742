import { expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({
  aliases: {},
  tags: ['spicy', 'quick', 'comfort food'],
})
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const allBut = (...days: string[]) => on(...WEEK.filter((day) => !days.includes(day)))

it.each([
  // A 'not' that waits for its dish.
  'do not, whatever anyone says, give us aubergine',
  // What is about one meal, one dish or a group without a number.
  'home alone with Lily on Friday',
  'one dinner for just the two of us',
  'veggies with every meal',
  'burgers and ribs on the same night',
  'pizza night! Friday',
  'Max has football on Tuesday and Thursday, dinner is at 5 those days, nothing spicy',
  'easy things for Ben to cook',
  'takeaway Friday and Saturday out',
  'soup or something softish',
  'something light in between',
  'if there is lamb then lamb, otherwise chicken',
  'nothing big on Monday',
  'Ben grills on Saturday',
  'double the dal on Monday, second half Thursday',
  'something Lily can eat with her fingers on Friday',
])('gives back: %s (planner 48)', (sentence) => {
  expect(readRules(sentence, home)).toEqual({ rules: [], unread: [sentence] })
})

it.each<[string, unknown[], string[]]>([
  ['dal on Monday, no cheese in it', [have({ food: 'dal' }, once, on('monday'))], ['no cheese in it']],
  [
    "fish fingers for the kids on Monday, we'll have the curry",
    [have({ food: 'fish fingers' }, once, { ...on('monday'), who: ['Lily', 'Max'] })],
    ["we'll have the curry"],
  ],
  [
    'something new on Wednesday but nothing too spicy',
    [have({ is: 'new' }, once, on('wednesday'))],
    ['nothing too spicy'],
  ],
  [
    'dal once, the other nights no red meat',
    [have({ food: 'dal' }, { min: 1, max: 1 })],
    ['the other nights no red meat'],
  ],
  [
    'something spicy on Friday, we’ll be frozen',
    [have({ tag: 'spicy' }, once, on('friday'))],
    ['we’ll be frozen'],
  ],
  ["no cheese all week Lily's tummy is bad", [have({ food: 'cheese' }, none)], ["Lily's tummy is bad"]],
  // People, days and counts that go on.
  [
    'a roast on Sunday, ideally chicken',
    [
      have({ food: 'roast' }, once, on('sunday')),
      have({ food: 'chicken' }, once, { ...on('sunday'), strength: 'prefer' }),
    ],
    [],
  ],
  [
    'Max has ballet on Tuesdays and Lily has judo on Wednesdays so those need to be quick',
    [have({ minutes: { max: 25 } }, 'every', on('tuesday', 'wednesday'))],
    ['Max has ballet on Tuesdays and Lily has judo on Wednesdays'],
  ],
  [
    'the Finches are coming on Saturday, there will be seven of us',
    [{ kind: 'heads', people: 7, ...on('saturday') }],
    ['the Finches are coming'],
  ],
  [
    "Granny Jo comes on Monday, she's vegetarian and can't have garlic",
    [
      { kind: 'guest', people: 1, ...on('monday'), who: ['Granny Jo'] },
      have({ diet: 'vegetarian' }, 'every', { who: ['Granny Jo'] }),
      have({ food: 'garlic' }, none, { who: ['Granny Jo'] }),
    ],
    [],
  ],
  ["I'm doing low carb", [have({ tag: 'low carb' }, 'every', { who: ['Nora'] })], []],
  [
    "we don't want dal more than twice or beef more than once",
    [have({ food: 'dal' }, { max: 2 }), have({ food: 'beef' }, { max: 1 })],
    [],
  ],
  ['at least one new dish, two at most', [have({ is: 'new' }, { min: 1, max: 2 })], []],
  [
    'ideally fish twice, but at least once',
    [have({ food: 'fish' }, { min: 2, max: 2 }, { strength: 'prefer' }), have({ food: 'fish' }, { min: 1 })],
    [],
  ],
  // Days.
  ['veggie Mon/Wed/Fri', [have({ diet: 'vegetarian' }, 'every', on('monday', 'wednesday', 'friday'))], []],
  [
    'easy dinners on weeknights except Wednesday',
    [
      have({ effort: 'easy' }, 'every', {
        when: { days: ['monday', 'tuesday', 'thursday', 'friday'], slots: ['dinner'] },
      }),
    ],
    [],
  ],
  [
    'meat on weekends only',
    [
      have({ food: 'meat' }, once, on('saturday', 'sunday')),
      have({ food: 'meat' }, none, allBut('saturday', 'sunday')),
    ],
    [],
  ],
  ['no cooking until Wednesday', [{ kind: 'skip', when: { dates: ['2026-03-02', '2026-03-03'] } }], []],
  ['something new midweek', [have({ is: 'new' }, once, on('tuesday', 'wednesday', 'thursday'))], []],
  [
    'quick dinners midweek',
    [have({ minutes: { max: 25 } }, 'every', { when: { days: WEEK.slice(0, 5), slots: ['dinner'] } })],
    [],
  ],
  [
    'Tuesday: no pie, no pasta. Wednesday: pie, no beans',
    [
      have({ food: 'pie' }, none, on('tuesday')),
      have({ food: 'pasta' }, none, on('tuesday')),
      have({ food: 'pie' }, once, on('wednesday')),
      have({ food: 'beans' }, none),
    ],
    [],
  ],
  [
    'we are having the neighbours round on Friday, so eight of us',
    [{ kind: 'heads', people: 8, ...on('friday') }],
    [],
  ],
  [
    'Granny Jo comes on Tuesday and stays until Thursday',
    [
      {
        kind: 'guest',
        people: 1,
        when: { dates: ['2026-03-03', '2026-03-04', '2026-03-05'] },
        who: ['Granny Jo'],
      },
    ],
    [],
  ],
  [
    'nothing that takes more than 40 minutes on Tuesday or Wednesday',
    [have({ minutes: { max: 40 } }, 'every', on('tuesday', 'wednesday'))],
    [],
  ],
  // Words.
  ['somthing vegetarian on wensday', [have({ diet: 'vegetarian' }, once, on('wednesday'))], []],
  ['a curry without meat', [have({ food: 'curry', diet: 'vegetarian' }, once)], []],
  ["Lily's not allowed dairy", [have({ diet: 'dairy-free' }, 'every', { who: ['Lily'] })], []],
  ['something comforting', [have({ tag: 'comfort food' }, once)], []],
  ['1) fish 2) lasagne', [have({ food: 'fish' }, once), have({ recipe: 'Lasagne' }, once)], []],
  ['never the same dish within ten days', [{ kind: 'repeat', count: { max: 1 }, days: 10 }], []],
  [
    "quick tea on Tuesday we've got swimming",
    [have({ minutes: { max: 25 } }, 'every', { when: { days: ['tuesday'], slots: ['dinner'] } })],
    ["we've got swimming"],
  ],
  // A correction replaces what it corrects.
  ['fish on Friday. Actually make that Thursday', [have({ food: 'fish' }, once, on('thursday'))], []],
  ['dal on Monday, no wait Tuesday', [have({ food: 'dal' }, once, on('tuesday'))], []],
  ['a roast on Sunday like normal', [have({ food: 'roast' }, once, on('sunday'))], []],
])('%s (planner 49)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})
