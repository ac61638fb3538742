/** Sentences of a second writer who knew nothing of the reader (decision 0212). */
import { expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const skip = (instead: string, day: string) => ({ kind: 'skip', instead, ...on(day) })
const repeat = (what: object, days: number) => ({ kind: 'repeat', what, days, count: { max: 1 } })

it.each<[string, unknown[], string[]]>([
  ['beans every other day', [have({ food: 'beans' }, { min: 3 }), repeat({ food: 'beans' }, 2)], []],
  [
    'soup on Monday and leave out the lasagne',
    [have({ food: 'soup' }, once, on('monday')), have({ recipe: 'Lasagne' }, none)],
    [],
  ],
  [
    'it’s Lily’s birthday on Friday and she wants tacos',
    [have({ food: 'tacos' }, once, on('friday'))],
    ['it’s Lily’s birthday'],
  ],
  [
    'only 3 for dinner Tuesday',
    [{ kind: 'heads', people: 3, when: { days: ['tuesday'], slots: ['dinner'] } }],
    [],
  ],
  [
    'curry three times tops and don’t do it twice in a row',
    [have({ food: 'curry' }, { max: 3 }), repeat({ food: 'curry' }, 2)],
    [],
  ],
  ['skip Monday, we’ll have Thanksgiving leftovers', [skip('leftovers', 'monday')], []],
  ['cury on Tuesday', [have({ food: 'curry' }, once, on('tuesday'))], []],
  [
    'two stews and have one of them on Friday',
    [have({ food: 'stews' }, { min: 2, max: 2 }), have({ food: 'stews' }, once, on('friday'))],
    [],
  ],
  ['pizza every time we win', [], ['pizza every time we win']],
  ['we’re nine on Saturday for a party', [{ kind: 'heads', people: 9, ...on('saturday') }], ['for a party']],
  [
    'Max is trying Stoptober so no cake for him',
    [have({ food: 'cake' }, none, who('Max'))],
    ['Max is trying Stoptober'],
  ],
  ['Ben should mow on Sunday, and no peas', [have({ food: 'peas' }, none)], ['Ben should mow on Sunday']],
  ['kick off with the lentil dal on Monday', [have({ recipe: 'Lentil dal' }, once, on('monday'))], []],
])('%s (planner 122)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it('the same dish throughout but for a day leaves that day out (planner 122)', () => {
  const lunches = aSpeakingHome({ slots: ['lunch'] })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  expect(readRules('the same lunch every day except Sunday', lunches)).toEqual({
    rules: [{ kind: 'repeat', same: true, when: { days, slots: ['lunch'] } }],
    unread: [],
  })
})

it('what is once in the two weeks is not once in each (planner 122)', () => {
  const days = (first: number) =>
    Array.from({ length: 7 }, (_, day) => `2026-03-${String(first + day).padStart(2, '0')}`)
  const fortnight = aSpeakingHome({ dates: [...days(2), ...days(9)] })
  expect(readRules('ribs once in the two weeks and burgers once a week', fortnight).rules).toEqual([
    have({ food: 'ribs' }, { min: 1, max: 1 }),
    have({ food: 'burgers' }, { min: 1, max: 1 }, { per: 'week' }),
  ])
})

it.each<[string, unknown[], string[]]>([
  ['no soup three days in a row', [{ ...repeat({ food: 'soup' }, 3), count: { max: 2 } }], []],
  ['nothing the kids won’t eat', [have({ tag: 'kid-friendly' }, 'every')], []],
  ['nothing Max won’t eat', [], ['nothing Max won’t eat']],
  ['nothing fishy', [have({ food: 'fish' }, none)], []],
  ['no squash', [have({ food: 'squash' }, none)], []],
  ['pizza on the first', [], ['pizza on the first']],
  ['no dinner twice', [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['dinner'] } }], []],
  [
    'a curry on Friday once the kids are in bed',
    [have({ food: 'curry' }, once, on('friday'))],
    ['once the kids are in bed'],
  ],
  [
    'ribs on Friday, no ribs after that',
    [
      have({ food: 'ribs' }, once, on('friday')),
      have({ food: 'ribs' }, none, { when: { dates: ['2026-03-07', '2026-03-08'] } }),
    ],
    [],
  ],
  [
    'how many calories has a crumpet, and peas on Monday',
    [have({ food: 'peas' }, once, on('monday'))],
    ['how many calories has a crumpet'],
  ],
  [
    'make Monday’s dinner big enough for Tuesday’s packed lunches',
    [
      {
        kind: 'leftover',
        when: { days: ['monday'], slots: ['dinner'] },
        to: { days: ['tuesday'], slots: ['lunch'] },
      },
    ],
    [],
  ],
])('%s (planner 123)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it.each<[string, unknown[], string[]]>([
  ['low carb for me please', [have({ tag: 'low carb' }, 'every', who('Nora'))], []],
  ['fancy making gumbo on Monday', [have({ food: 'gumbo' }, once, on('monday'))], []],
  [
    'salads for two of the dinners',
    [have({ food: 'salads' }, { min: 2, max: 2 }, { when: { slots: ['dinner'] } })],
    [],
  ],
  [
    'no peas till Saturday, ribs that night',
    [
      have({ food: 'peas' }, none, {
        when: { dates: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] },
      }),
    ],
    ['ribs that night'],
  ],
  [
    'no dinner on Sunday, we’re having dinner out',
    [{ kind: 'skip', instead: 'out', when: { days: ['sunday'], slots: ['dinner'] } }],
    [],
  ],
  [
    'vary the dinners, not the same thing two days in a row',
    [
      { kind: 'repeat', count: { max: 1 }, when: { slots: ['dinner'] } },
      { kind: 'repeat', days: 2, count: { max: 1 }, when: { slots: ['dinner'] } },
    ],
    [],
  ],
  [
    'peas on the first night, ribs on the last',
    [
      have({ food: 'peas' }, once, { when: { dates: ['2026-03-02'], slots: ['dinner'] } }),
      have({ food: 'ribs' }, once, { when: { dates: ['2026-03-08'] } }),
    ],
    [],
  ],
  ['the easiest thing you’ve got on Tuesday', [have({ effort: 'easy' }, 'every', on('tuesday'))], []],
  ['a bit of spice to warm us up on Friday', [have({ tag: 'spicy' }, 'every', on('friday'))], []],
  ['comfort food all weekend', [have({ tag: 'comfort food' }, 'every', on('saturday', 'sunday'))], []],
  ['turns out Ben’s lactose intolerant', [have({ diet: 'dairy-free' }, 'every', who('Ben'))], []],
])('%s (planner 124)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it.each<[string, unknown[], string[]]>([
  [
    'save some curry from Sunday for Monday',
    [
      have({ food: 'curry' }, once, on('sunday')),
      { kind: 'leftover', what: { food: 'curry' }, ...on('sunday'), to: { days: ['monday'] } },
    ],
    [],
  ],
  [
    'double the ribs on Saturday so we’re covered on Sunday',
    [{ kind: 'leftover', what: { food: 'ribs' }, ...on('saturday'), to: { days: ['sunday'] } }],
    [],
  ],
  ['skip the meat one night', [], ['skip the meat one night']],
  [
    'tacos on Tuesday, soup the other evenings',
    [
      have({ food: 'tacos' }, once, on('tuesday')),
      have({ food: 'soup' }, 'every', {
        when: {
          days: ['monday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
          slots: ['dinner'],
        },
      }),
    ],
    [],
  ],
  [
    'a veggie night or two',
    [have({ diet: 'vegetarian' }, { min: 1, max: 2 }, { when: { slots: ['dinner'] } })],
    [],
  ],
  [
    'ribs twice but not next to each other',
    [have({ food: 'ribs' }, { min: 2, max: 2 }), repeat({ food: 'ribs' }, 2)],
    [],
  ],
  [
    'ribs on Friday if they’re on offer, no eggs',
    [have({ food: 'ribs' }, once, on('friday')), have({ food: 'eggs' }, none)],
    ['if they’re on offer'],
  ],
  ['tue tacos wed whatever', [have({ food: 'tacos' }, once, on('tuesday'))], ['wed whatever']],
  [
    'Ben has a work dinner on Friday',
    [{ kind: 'away', when: { days: ['friday'], slots: ['dinner'] }, ...who('Ben') }],
    [],
  ],
  ['something I can make ahead on Monday', [have({ tag: 'make ahead' }, once, on('monday'))], []],
  ['Max can’t manage peas', [have({ food: 'peas' }, none, who('Max'))], []],
])('%s (planner 125)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it('guests who come and stay are counted once, from the day they come (planner 125)', () => {
  expect(readRules('my parents come on Friday and stay until Sunday', home)).toEqual({
    rules: [{ kind: 'guest', people: 2, when: { dates: ['2026-03-06', '2026-03-07', '2026-03-08'] } }],
    unread: [],
  })
})

it.each<[string, unknown[], string[]]>([
  [
    'Granny Jo comes on Saturday, Granny Jo’s vegan',
    [
      { kind: 'guest', people: 1, ...on('saturday'), ...who('Granny Jo') },
      have({ diet: 'vegan' }, 'every', who('Granny Jo')),
    ],
    [],
  ],
  [
    'Ben has poker on Friday, he’s not eating here',
    [{ kind: 'away', ...on('friday'), ...who('Ben') }],
    ['has poker'],
  ],
  ['keep the pasta dishes apart', [repeat({ food: 'pasta' }, 2)], []],
  ['Ben’s on a keto kick', [have({ diet: 'keto' }, 'every', who('Ben'))], []],
  [
    'a different dinner each weekday',
    [
      {
        kind: 'repeat',
        count: { max: 1 },
        when: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], slots: ['dinner'] },
      },
    ],
    [],
  ],
  [
    'something light for tomorrow’s dinner',
    [have({ tag: 'light' }, once, { when: { dates: ['2026-03-02'], slots: ['dinner'] } })],
    [],
  ],
])('%s (planner 126)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})
