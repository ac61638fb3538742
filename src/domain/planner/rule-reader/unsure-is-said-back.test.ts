import { expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({
  slots: ['breakfast', 'lunch', 'dinner'],
})

it.each<[string, unknown[], string[]]>([
  // Conditions: a day in one is the day of the wish; without a day nobody knows whether it holds.
  ['burgers when we have beef', [], ['burgers when we have beef']],
  ['burgers on Monday if we have beef', [have({ food: 'burgers' }, once, on('monday'))], ['if we have beef']],
  [
    'a stew when it gets chilly on Thursday',
    [have({ food: 'stew' }, once, on('thursday'))],
    ['when it gets chilly on Thursday'],
  ],
  [
    'nothing spicy when Granny Jo is here on Saturday',
    [
      have({ tag: 'spicy' }, none, on('saturday')),
      { kind: 'guest', people: 1, ...on('saturday'), who: ['Granny Jo'] },
    ],
    [],
  ],
  [
    'pasta instead of rice on Monday',
    [have({ food: 'pasta' }, once, on('monday')), have({ food: 'rice' }, none, on('monday'))],
    [],
  ],
  // A clause of which a rule would miss a part is not understood.
  ['no beef for 3 days', [], ['no beef for 3 days']],
  ['under £8 for the whole family each night', [], ['under £8 for the whole family each night']],
  ['nothing fried apart from fish and chips', [], ['nothing fried apart from fish and chips']],
  ['no pasta and pizza on the same day', [], ['no pasta and pizza on the same day']],
  ['something he can have cold', [], ['something he can have cold']],
  ['400 g mince', [], ['400 g mince']],
  ['Lily is at ballet until 8 on Monday', [], ['Lily is at ballet until 8 on Monday']],
  ["Lily's friend is allergic to eggs", [], ["Lily's friend is allergic to eggs"]],
  ['use the rest for soup on Monday', [], ['use the rest for soup on Monday']],
  ['nothing from the freezer', [], ['nothing from the freezer']],
  ["no cooking on Friday, we'll get chips", [{ kind: 'skip', ...on('friday') }], ["we'll get chips"]],
  // Ways of saying it that the reader does not know.
  [
    'Granny Jo is here Friday to Sunday, nothing spicy while she is here',
    [{ kind: 'guest', people: 1, ...on('friday', 'saturday', 'sunday'), who: ['Granny Jo'] }],
    ['nothing spicy while she is here'],
  ],
  ...[
    'Mondays are for leftovers',
    'Saturday and Sunday off',
    'use the slow cooker on Monday',
    'can the slow cooker do something on Friday',
    'between £2 and £3 each',
    'fish twice a week, at least',
    'fish once a week is enough',
    'pizza on Saturday ok?',
    'count the kids out Monday',
    'my cousin’s family of three comes on Sunday',
    'Lily is bringing a friend on Friday and she’s coeliac',
    'Max’s bringing two mates home on Friday and one of them is vegan',
    'Max has gone quiet, he’s off cheese',
    'Max picks the mushrooms out',
    'no peas in Max’s packed lunch',
    'it’s Max’s birthday on Monday he wants pancakes or lasagne whichever suits you',
    'whatever night we have the dal give us a soup the next day',
  ].map((sentence): [string, unknown[], string[]] => [sentence, [], [sentence.replace('?', '')]]),
  // What belongs together.
  [
    'half a bag of spinach, 300 g paneer and some feta to use up',
    [
      { kind: 'use', what: { food: 'spinach' }, amount: { n: 0.5, unit: 'bag' } },
      { kind: 'use', what: { food: 'paneer' }, amount: { n: 300, unit: 'g' } },
      { kind: 'use', what: { food: 'feta' } },
    ],
    [],
  ],
  [
    'tacos on Tuesday, pizza on Friday, everything else easy',
    [
      have({ food: 'tacos' }, once, on('tuesday')),
      have({ food: 'pizza' }, once, on('friday')),
      have({ effort: 'easy' }, 'every', on('monday', 'wednesday', 'thursday', 'saturday', 'sunday')),
    ],
    [],
  ],
  [
    'pancakes on Sunday morning and dal for dinner',
    [
      have({ recipe: 'Pancakes' }, once, { when: { days: ['sunday'], slots: ['breakfast'] } }),
      have({ food: 'dal' }, once, { when: { days: ['sunday'], slots: ['dinner'] } }),
    ],
    [],
  ],
  [
    'dal twice but never at lunch',
    [have({ food: 'dal' }, { min: 2, max: 2 }), have({ food: 'dal' }, none, { when: { slots: ['lunch'] } })],
    [],
  ],
  [
    'no chicken until Thursday',
    [have({ food: 'chicken' }, none, { when: { dates: ['2026-03-02', '2026-03-03', '2026-03-04'] } })],
    [],
  ],
  [
    'use up the cream before Wednesday',
    [{ kind: 'use', what: { food: 'cream' }, when: { dates: ['2026-03-02', '2026-03-03'] } }],
    [],
  ],
  [
    'cook double dal on Sunday for lunch on Monday',
    [
      {
        kind: 'leftover',
        what: { food: 'dal' },
        ...on('sunday'),
        to: { days: ['monday'], slots: ['lunch'] },
      },
    ],
    [],
  ],
  ['a different lunch every day', [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['lunch'] } }], []],
  [
    'no two curries on the same day',
    [{ kind: 'repeat', what: { food: 'curries' }, days: 1, count: { max: 1 } }],
    [],
  ],
  ['no cooking for me on Friday', [{ kind: 'skip', ...on('friday') }], []],
  ["I'm doing keto", [have({ diet: 'keto' }, 'every', { who: ['Nora'] })], []],
  ['bens away on Tuesday', [{ kind: 'away', ...on('tuesday'), who: ['Ben'] }], []],
  ['Ben wants lasagne', [have({ recipe: 'Lasagne' }, once)], []],
  ["we don't want dal more than once", [have({ food: 'dal' }, { max: 1 })], []],
  [
    "we're out for lunch on Sunday",
    [{ kind: 'skip', instead: 'out', when: { days: ['sunday'], slots: ['lunch'] } }],
    [],
  ],
])('%s (planner 17)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})
