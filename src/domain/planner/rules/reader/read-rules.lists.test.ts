/** A list shares a scope that stands once (planner 139); two wishes do not (planner 140). */

import { describe, expect, it } from 'vitest'
import {
  aSpeakingHome,
  have,
  none,
  on,
  once,
  saidBack,
  who,
} from '../../../../../test/harness/sentence-makers.ts'
import type { RuleDays } from '../../plan-rule.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const read = (sentence: string) => readRules(sentence, home)
const at = (...slots: NonNullable<RuleDays['slots']>) => ({ when: { slots } })

/** A scope as it stands behind and before a list, and what it is in a rule. */
const scopes: [behind: string, front: string, of: object][] = [
  ['on Friday', 'On Friday, ', on('friday')],
  ['on Friday', 'Friday: ', on('friday')],
  ['for lunch', 'for lunch ', at('lunch')],
  ['for Ben', 'for Ben ', who('Ben')],
  ['for Ben on Friday', 'on Friday for Ben ', { ...on('friday'), ...who('Ben') }],
  ['at lunch on Friday', 'Friday lunch: ', { when: { days: ['friday'], slots: ['lunch'] } }],
]

const lists: [list: string, ...foods: string[]][] = [
  ['peas and tuna', 'peas', 'tuna'],
  ['peas & tuna', 'peas', 'tuna'],
  ['peas, tuna and lamb', 'peas', 'tuna', 'lamb'],
  ['peas, tuna, and lamb', 'peas', 'tuna', 'lamb'],
  ['peas and tuna and lamb', 'peas', 'tuna', 'lamb'],
]

const eitherLists: typeof lists = [
  ['peas or tuna', 'peas', 'tuna'],
  ['peas, tuna or lamb', 'peas', 'tuna', 'lamb'],
  ['peas, tuna, or lamb', 'peas', 'tuna', 'lamb'],
]

const asked = ['_', 'we want _', 'can we have _', 'it should be _', 'please do _', 'put in _']
const denied = [
  'we don’t want _',
  'avoid _',
  'leave out _',
  'leave _ out',
  'give _ a miss',
  '_ are banned',
  'no dishes with _',
  'none of the _',
]

/** Sentences from each frame, list and scope, with the scope on both sides. */
const sentences = (frames: readonly string[], of: typeof lists) =>
  frames.flatMap((frame) =>
    of.flatMap(([list, ...foods]) =>
      scopes.flatMap(([behind, front, scope]) => {
        const said = frame.replace('_', list)
        return [`${said} ${behind}`, `${front}${said}`].map((sentence) => [sentence, foods, scope] as const)
      }),
    ),
  )

describe('planner 139: what stands once is of each member of a list', () => {
  it.each(sentences(asked, lists))('%s', (sentence, foods, scope) => {
    expect(read(sentence)).toEqual({ rules: foods.map((food) => have(food, once, scope)), unread: [] })
  })

  it.each(sentences(asked, eitherLists))('any of them: %s', (sentence, foods, scope) => {
    expect(read(sentence)).toEqual({ rules: [have({ food: foods }, once, scope)], unread: [] })
  })

  it.each([...sentences(denied, [...lists, ...eitherLists]), ...sentences(['no _'], eitherLists)])(
    'none of them: %s',
    (sentence, foods, scope) => {
      expect(read(sentence)).toEqual({ rules: foods.map((food) => have(food, none, scope)), unread: [] })
    },
  )
})

type Row = [sentence: string, rules: object[]]

describe('planner 139: what is counted, and what is no list', () => {
  it.each<Row>([
    [
      'for lunches tuna once, lamb twice, bread no more than twice',
      [
        have('tuna', { min: 1, max: 1 }, at('lunch')),
        have('lamb', { min: 2, max: 2 }, at('lunch')),
        have('bread', { max: 2 }, at('lunch')),
      ],
    ],
    [
      'At dinner, no more than two curries, lamb at most once',
      [have('curries', { max: 2 }, at('dinner')), have('lamb', { max: 1 }, at('dinner'))],
    ],
    [
      'For Ben: no tuna, lamb once and peas at least twice',
      [
        have('tuna', none, who('Ben')),
        have('lamb', { min: 1, max: 1 }, who('Ben')),
        have('peas', { min: 2 }, who('Ben')),
      ],
    ],
    [
      'for dinner no peas, tuna, lamb',
      ['peas', 'tuna', 'lamb'].map((food) => have(food, none, at('dinner'))),
    ],
    // A member with an article, or with a comma before its 'and', is a wish of its own.
    ['no peas and a roast on Friday', [have('peas', none), have('roast', once, on('friday'))]],
    ['no peas, and tuna on Friday', [have('peas', none), have('tuna', once, on('friday'))]],
    ['no rice on Friday, and some noodles', [have('rice', none, on('friday')), have('noodles', once)]],
    [
      'Ben hates peas, tuna and a pie on Friday',
      [have('peas', none, who('Ben')), have('tuna', none, who('Ben')), have('pie', once, on('friday'))],
    ],
    [
      'no chips and no ham, and no peas on Friday',
      [have('chips', none), have('ham', none), have('peas', none, on('friday'))],
    ],
    // Each member has a scope of its own.
    [
      'tuna for Ben, peas for Lily and lamb on Friday',
      [have('tuna', once, who('Ben')), have('peas', once, who('Lily')), have('lamb', once, on('friday'))],
    ],
    [
      'for lunch tuna, for dinner lamb and peas',
      [have('tuna', once, at('lunch')), have('lamb', once, at('dinner')), have('peas', once, at('dinner'))],
    ],
    [
      'tuna for lunch and no lamb or peas for dinner on Friday',
      [
        have('tuna', once, at('lunch')),
        ...['lamb', 'peas'].map((food) =>
          have(food, none, { when: { days: ['friday'], slots: ['dinner'] } }),
        ),
      ],
    ],
    // A dish made for somebody is theirs; a dish that somebody wants is for all.
    ['for Ben could you do stew', [have('stew', once, who('Ben'))]],
    ['Ben wants stew', [have('stew', once)]],
    // People and preferences are for the whole list.
    [
      'the kids have stew and peas',
      [have('stew', once, who('Lily', 'Max')), have('peas', once, who('Lily', 'Max'))],
    ],
    [
      'Ben and I will have stew and peas on Friday',
      ['stew', 'peas'].map((food) => have(food, once, { ...on('friday'), ...who('Ben', 'Nora') })),
    ],
    [
      'stew and peas for the kids on Friday',
      ['stew', 'peas'].map((food) => have(food, once, { ...on('friday'), ...who('Lily', 'Max') })),
    ],
    [
      'maybe stew and peas on Friday',
      ['stew', 'peas'].map((food) => have(food, once, { ...on('friday'), strength: 'prefer' })),
    ],
    [
      'preferably nothing with eggs or peas on Friday',
      ['eggs', 'peas'].map((food) => have(food, none, { ...on('friday'), strength: 'prefer' })),
    ],
    ['no pork, cod and peas this week', ['pork', 'cod', 'peas'].map((food) => have(food, none))],
    ['Ben: no stew, beans or soup', ['stew', 'beans', 'soup'].map((food) => have(food, none, who('Ben')))],
    // A day before its dish stays before it for the rest of the list.
    [
      'mon dal and peas tue pasta wed fish',
      [
        have('dal', once, on('monday')),
        have('peas', once, on('monday')),
        have('pasta', once, on('tuesday')),
        have('fish', once, on('wednesday')),
      ],
    ],
    [
      'mon dal tue pasta, peas and leeks wed fish',
      [
        have('dal', once, on('monday')),
        have('pasta', once, on('tuesday')),
        have('peas', once, on('tuesday')),
        have('leeks', once, on('tuesday')),
        have('fish', once, on('wednesday')),
      ],
    ],
    [
      'mon dinner dal tue the dinner pasta',
      [
        have('dal', once, { when: { days: ['monday'], slots: ['dinner'] } }),
        have('pasta', once, { when: { days: ['tuesday'], slots: ['dinner'] } }),
      ],
    ],
    // Two limits joined by 'and' are for two dishes.
    [
      'stew at least once and no more than two fish meals',
      [have('stew', { min: 1 }), have('fish', { max: 2 })],
    ],
    [
      'stew once and no more than two curries',
      [have('stew', { min: 1, max: 1 }), have('curries', { max: 2 })],
    ],
    // Words that deny a dish.
    ['miss out the peas', [have('peas', none)]],
    ['go without tuna on Friday', [have('tuna', none, on('friday'))]],
    ['no pork products', [have('pork', none)]],
    ['nothing sweet for breakfast', [have({ tag: 'sweet' }, none, at('breakfast'))]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual({ rules, unread: [] })
  })
})

describe('planner 140: whom, when and how often a wish beside another is of', () => {
  it.each<Row>([
    ['don’t count Ben and Lily on Monday', [{ kind: 'away', ...on('monday'), ...who('Ben', 'Lily') }]],
    ['leave Ben and Lily out on Monday', [{ kind: 'away', ...on('monday'), ...who('Ben', 'Lily') }]],
    [
      'Ben is out on Monday. Lily on Friday',
      [
        { kind: 'away', ...on('monday'), ...who('Ben') },
        { kind: 'away', ...on('friday'), ...who('Lily') },
      ],
    ],
    [
      'just me and Ben on Monday and Friday, something with prawns',
      [
        { kind: 'away', ...on('monday', 'friday'), ...who('Lily', 'Max') },
        have('prawns', 'every', on('monday', 'friday')),
      ],
    ],
    [
      'dinner for two on Monday and Friday, the kids are at a party',
      [
        { kind: 'heads', people: 2, when: { days: ['monday', 'friday'], slots: ['dinner'] } },
        { kind: 'away', ...on('monday', 'friday'), ...who('Lily', 'Max') },
      ],
    ],
    [
      'pasta on Monday, and on Friday, let’s have soup',
      [have('pasta', once, on('monday')), have('soup', once, on('friday'))],
    ],
    [
      'pasta on Monday, on Friday, and on Saturday',
      [have('pasta', 'every', on('monday', 'friday', 'saturday'))],
    ],
    [
      'something light for Ben and on Friday, let’s have pie',
      [have({ tag: 'light' }, once, who('Ben')), have('pie', once, on('friday'))],
    ],
    ['stew for Ben; for Lily, soup', [have('stew', once, who('Ben')), have('soup', once, who('Lily'))]],
    [
      'stew on Sunday, on Monday, make pie for Ben',
      [have('stew', once, on('sunday')), have('pie', once, { ...on('monday'), ...who('Ben') })],
    ],
    [
      'stew for dinner, and we want peas for Friday lunch',
      [
        have('stew', once, at('dinner')),
        have('peas', once, { when: { days: ['friday'], slots: ['lunch'] } }),
      ],
    ],
    [
      'tuna twice for Ben and lamb for Lily on Monday',
      [have('tuna', { min: 2, max: 2 }, who('Ben')), have('lamb', once, { ...on('monday'), ...who('Lily') })],
    ],
    ['from Tuesday to Thursday, avoid pasta', [have('pasta', none, on('tuesday', 'wednesday', 'thursday'))]],
    [
      'bread twice. Also, at the weekend, nothing over 40 minutes',
      [have('bread', { min: 2, max: 2 }), have({ minutes: { max: 40 } }, 'every', on('saturday', 'sunday'))],
    ],
    ['fish twice, and for Ben, no peas', [have('fish', { min: 2, max: 2 }), have('peas', none, who('Ben'))]],
    [
      'bread once for dinner, and for breakfast, let’s have eggs',
      [have('bread', { min: 1, max: 1 }, at('dinner')), have('eggs', once, at('breakfast'))],
    ],
    ['soup on Monday. Also on Tuesday.', [have('soup', 'every', on('monday', 'tuesday'))]],
    [
      'except on Friday, nothing that takes more than half an hour',
      [
        have(
          { minutes: { max: 30 } },
          'every',
          on('monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'),
        ),
      ],
    ],
    ...[
      'a roast on Sunday becomes soup on Monday',
      'Sunday’s roast becomes Monday’s soup',
      'roast on Sunday, which becomes soup on Monday',
    ].map((sentence): Row => [
      sentence,
      [
        have('roast', once, on('sunday')),
        { kind: 'leftover', what: { food: 'roast' }, ...on('sunday'), to: { days: ['monday'] } },
        have('soup', once, on('monday')),
      ],
    ]),
    ['for dad, nothing with peas', [have('peas', none, who('Ben'))]],
    ['for the kids, pie on Monday', [have('pie', once, { ...on('monday'), ...who('Lily', 'Max') })]],
    ['stew for Ben and me this week', [have('stew', once, who('Ben', 'Nora'))]],
    ['Mon-Wed skip the peas', [have('peas', none, on('monday', 'tuesday', 'wednesday'))]],
    [
      'quick on weeknights',
      [
        have({ minutes: { max: 25 } }, 'every', {
          when: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], slots: ['dinner'] },
        }),
      ],
    ],
    ['dinners with no less than 15g of protein', [have({ protein: { min: 15 } }, 'every', at('dinner'))]],
    ['nothing with less than 20g of protein', [have({ protein: { min: 20 } }, 'every')]],
    [
      'pasta every day except Friday for Ben',
      [
        have('pasta', 'every', {
          ...on('monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'),
          ...who('Ben'),
        }),
      ],
    ],
    [
      'all the dinners nut free, curry once',
      [have({ diet: 'nut-free' }, 'every', at('dinner')), have('curry', { min: 1, max: 1 })],
    ],
    ['Ben hates tuna. Lily peas', [have('tuna', none, who('Ben')), have('peas', none, who('Lily'))]],
    ['Ben hates tuna. Lily wants peas', [have('tuna', none, who('Ben')), have('peas', once)]],
    [
      'stew no more than once every three days',
      [{ kind: 'repeat', what: { food: 'stew' }, days: 3, count: { max: 1 } }],
    ],
    ['no stew once Friday is over', [have('stew', none, { when: { dates: ['2026-03-07', '2026-03-08'] } })]],
    ['stew once and no more', [have('stew', { min: 1, max: 1 })]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual({ rules, unread: [] })
  })

  it('whoever needs a packed lunch eats', () => {
    expect(read('Max’s school trip is on Tuesday, he’ll need a packed lunch')).toEqual({
      rules: [
        have({ tag: 'packed lunch' }, once, { when: { days: ['tuesday'], slots: ['lunch'] }, ...who('Max') }),
      ],
      unread: ['Max’s school trip'],
    })
  })

  it.each<[sentence: string, rules: object[], unread: string[]]>([
    ['stew on Monday, or dal if we can’t', [have('stew', once, on('monday'))], ['dal if we can’t']],
    [
      'soup on Monday, or dal if that’s too much',
      [have('soup', once, on('monday'))],
      ['dal if that’s too much'],
    ],
    ['soup on Monday or dal', [], ['soup on Monday or dal']],
    [
      'make extra stew on Monday so there’s lunch for Tuesday',
      [
        {
          kind: 'leftover',
          what: { food: 'stew' },
          ...on('monday'),
          to: { days: ['tuesday'], slots: ['lunch'] },
        },
      ],
      [],
    ],
    ['Lily is at Brownie camp on Friday', [{ kind: 'away', ...on('friday'), ...who('Lily') }], []],
  ])('what is had only if the first cannot be is said back: %s', (sentence, rules, unread) => {
    expect(read(sentence)).toEqual({ rules, unread })
  })

  it.each(['stew every three days', 'something sweet on Friday', 'chicken or beef tacos on Friday'])(
    'says back %s',
    (sentence) => {
      expect(read(sentence)).toEqual(saidBack(sentence))
    },
  )
})
