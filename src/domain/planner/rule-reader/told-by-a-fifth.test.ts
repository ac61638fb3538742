/** Sentences of the fifth outside writer, and those that the fourth had left (decision 0212). */
import { expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({ recipes: ['Lasagne', 'Lentil dal', 'Peanut stew with okra', 'Beef pie'] })
const skip = (day: string, more: object = {}) => ({ kind: 'skip', ...more, ...on(day) })
const heads = (people: number, when: object) => ({ kind: 'heads', people, when })
const dates = (from: number, to: number) => ({
  when: {
    dates: Array.from({ length: to - from + 1 }, (_, at) => `2026-03-${String(from + at).padStart(2, '0')}`),
  },
})

it.each<[string, unknown[], string[]]>([
  // Who is there.
  [
    'Ben is on a late on Monday, don’t count him',
    [{ kind: 'away', ...on('monday'), ...who('Ben') }],
    ['on a late'],
  ],
  [
    'Lily has drama on Friday, she’ll eat there',
    [{ kind: 'away', ...on('friday'), ...who('Lily') }],
    ['has drama'],
  ],
  [
    'Max is on camp from Monday to Wednesday',
    [{ kind: 'away', ...on('monday', 'tuesday', 'wednesday'), ...who('Max') }],
    [],
  ],
  ['Ben has his leaving do on Thursday', [{ kind: 'away', ...on('thursday'), ...who('Ben') }], []],
  [
    'five on Tuesday, then seven on Saturday',
    [heads(5, { days: ['tuesday'] }), heads(7, { days: ['saturday'] })],
    [],
  ],
  ['tacos on Monday, two on Tuesday', [have({ food: 'tacos' }, once, on('monday'))], ['two on Tuesday']],
  [
    'my parents come on Sunday and they don’t eat pork',
    [{ kind: 'guest', people: 2, ...on('sunday') }, have({ food: 'pork' }, none, on('sunday'))],
    [],
  ],
  ['we’re at Ben’s cousin’s on Friday', [skip('friday', { instead: 'out' })], []],
  ['Nan', [], ['Nan']],
  [
    'Ben is late on Monday, don’t expect him for dinner',
    [{ kind: 'away', when: { days: ['monday'], slots: ['dinner'] }, ...who('Ben') }],
    ['Ben is late'],
  ],
  [
    'Ben and Nora on Monday, Lily and Max on Tuesday',
    [],
    ['Ben and Nora on Monday, Lily and Max on Tuesday'],
  ],
  // Meals that nobody cooks.
  [
    'we fly home on Sunday, nothing that night',
    [{ kind: 'skip', when: { days: ['sunday'], slots: ['dinner'] } }],
    ['we fly home'],
  ],
  [
    'on the motorway on Sunday, no dinner',
    [{ kind: 'skip', when: { days: ['sunday'], slots: ['dinner'] } }],
    ['on the motorway'],
  ],
  [
    'mon tacos tue nothing wed soup',
    [
      have({ food: 'tacos' }, once, on('monday')),
      skip('tuesday'),
      have({ food: 'soup' }, once, on('wednesday')),
    ],
    [],
  ],
  // What somebody refuses.
  ['Lily is off cheese', [have({ food: 'cheese' }, none, who('Lily'))], []],
  // How often, and how far apart.
  ['soup most evenings', [have({ food: 'soup' }, { min: 4 }, { when: { slots: ['dinner'] } })], []],
  ['one night just soup', [have({ food: 'soup' }, { min: 1, max: 1 }, { when: { slots: ['dinner'] } })], []],
  [
    'keep the pasta nights apart',
    [{ kind: 'repeat', what: { food: 'pasta' }, days: 2, count: { max: 1 } }],
    [],
  ],
  ['space out the curries', [{ kind: 'repeat', what: { food: 'curries' }, days: 2, count: { max: 1 } }], []],
  [
    'two veggie dinners and nothing twice',
    [
      have({ diet: 'vegetarian' }, { min: 2, max: 2 }, { when: { slots: ['dinner'] } }),
      { kind: 'repeat', count: { max: 1 } },
    ],
    [],
  ],
  ['soup for the last two nights', [have({ food: 'soup' }, 'every', dates(7, 8))], []],
  [
    'a feast is fine on Thursday, light after that',
    [have({ tag: 'light' }, 'every', dates(6, 8))],
    ['a feast is fine'],
  ],
  // What is eaten, by other words.
  ['something wiht beff', [have({ food: 'beef' }, once)], []],
  ['peanut stew with okra on Monday', [have({ recipe: 'Peanut stew with okra' }, once, on('monday'))], []],
  ['two pies', [have({ food: 'pies' }, { min: 2, max: 2 })], []],
  ['perfect soup weather on Tuesday', [have({ food: 'soup' }, once, on('tuesday'))], []],
  [
    'let Max have his favourite on Friday',
    [have({ is: 'favourite' }, once, { ...on('friday'), ...who('Max') })],
    [],
  ],
  [
    'tacos for the kids on Friday, I’ll have a salad',
    [
      have({ food: 'tacos' }, once, { ...on('friday'), ...who('Lily', 'Max') }),
      have({ food: 'salad' }, once, { ...on('friday'), ...who('Nora') }),
    ],
    [],
  ],
  // What is used up.
  [
    'an open pot of cream to use up',
    [{ kind: 'use', what: { food: 'cream' }, amount: { n: 1, unit: 'pot' } }],
    [],
  ],
  ['use up the cooked rice', [{ kind: 'use', what: { food: 'rice' } }], []],
  [
    'half a bag of spinach left from the party',
    [{ kind: 'use', what: { food: 'spinach' }, amount: { n: 0.5, unit: 'bag' } }],
    [],
  ],
  [
    'leftover dal from Monday for lunch on Tuesday',
    [
      {
        kind: 'leftover',
        what: { food: 'dal' },
        when: { days: ['monday'] },
        to: { days: ['tuesday'], slots: ['lunch'] },
      },
    ],
    [],
  ],
  // Remarks that are no wishes.
  [
    'why are the letters so small, tacos on Friday',
    [have({ food: 'tacos' }, once, on('friday'))],
    ['why are the letters so small'],
  ],
  [
    'Lily’s play is at 6:30 on Tuesday so something light',
    [have({ tag: 'light' }, once, on('tuesday'))],
    ['Lily’s play is at 6:30'],
  ],
  // Wishes without a joiner between them.
  [
    'no cheese for Max and I am away on Thursday',
    [have({ food: 'cheese' }, none, who('Max')), { kind: 'away', ...on('thursday'), ...who('Nora') }],
    [],
  ],
  [
    'we’re three on Sunday, Tuesday under 30 minutes',
    [heads(3, { days: ['sunday'] }), have({ minutes: { max: 30 } }, 'every', on('tuesday'))],
    [],
  ],
  [
    'no fish, beef pie, a soup and something with beans',
    [have({ food: 'fish' }, none), have({ food: 'soup' }, once), have({ food: 'beans' }, once)],
    ['beef pie'],
  ],
])('%s (planner 127)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})
