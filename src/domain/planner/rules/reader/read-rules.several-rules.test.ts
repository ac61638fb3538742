/** Two wishes in one sentence mean what each means alone (planner 132). */

import { expect, it } from 'vitest'
import { aSpeakingHome, have, on, once, who } from '../../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()

const wishes = [
  'a roast on Tuesday',
  'something with salmon on the 4th',
  'no mushrooms',
  'no more sausages',
  'no longer than 25 minutes on Friday',
  'fish twice',
  'no more than two curries',
  'no more than 30 minutes on Monday',
  'Ben is away on Wednesday',
  'don’t count Lily on the 6th',
  'Granny Jo comes on Saturday',
  'six for dinner on Sunday',
  'no cooking on Thursday',
  'Lily hates peas',
]

const joints = [', ', ' and ', ', and ', '. ']

const pairs = wishes.flatMap((one) =>
  wishes.filter((other) => other !== one).map((other): [string, string] => [one, other]),
)

it.each(pairs)('%s; %s (planner 132)', (one, other) => {
  const each = [one, other].flatMap((wish) => readRules(wish, home).rules)
  for (const joint of joints) {
    const sentence = `${one}${joint}${other}`
    expect({ sentence, rules: readRules(sentence, home).rules }).toEqual({ sentence, rules: each })
  }
})

it.each<[string, object[]]>([
  [
    'no dinner needed on Tuesday, can Monday be pizza',
    [{ kind: 'skip', when: { days: ['tuesday'], slots: ['dinner'] } }, have('pizza', once, on('monday'))],
  ],
  [
    'a roast on the 5th, Monday no more than 30 minutes',
    [
      have('roast', once, { when: { dates: ['2026-03-05'] } }),
      have({ minutes: { max: 30 } }, 'every', on('monday')),
    ],
  ],
  [
    'Ben is out on Monday, and don’t do mushrooms',
    [{ kind: 'away', ...on('monday'), ...who('Ben') }, have('mushrooms', { max: 0 })],
  ],
  [
    'Lily eats no peas, and nobody wants red meat',
    [have('peas', { max: 0 }, who('Lily')), have('red meat', { max: 0 })],
  ],
  [
    'Lily is out on Friday and we’re out for dinner on Monday',
    [
      { kind: 'away', ...on('friday'), ...who('Lily') },
      { kind: 'skip', instead: 'out', when: { days: ['monday'], slots: ['dinner'] } },
    ],
  ],
  [
    'just me and Ben on Thursday - something with prawns',
    [{ kind: 'away', ...on('thursday'), ...who('Lily', 'Max') }, have('prawns', once, on('thursday'))],
  ],
  [
    'Ben’s out with work on Thursday - just me and the kids',
    [{ kind: 'away', ...on('thursday'), ...who('Ben') }],
  ],
])('%s: whose day and whose wish (planner 132)', (sentence, rules) => {
  expect(readRules(sentence, home).rules).toMatchObject(rules)
})
