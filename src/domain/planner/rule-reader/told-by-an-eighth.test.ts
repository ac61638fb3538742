/** Sentences of the eighth and ninth outside writers (decision 0212). */
import { expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const dinner = { when: { slots: ['dinner'] } }

it.each<[string, object[]]>([
  // What a possessive s means.
  ['Ben’s scared of prawns', [have('prawns', none, who('Ben'))]],
  ['Lily’s gone right off chicken', [have('chicken', none, who('Lily'))]],
  ['Ben’s avoiding dairy', [have({ diet: 'dairy-free' }, 'every', who('Ben'))]],
  ['Ben’s just been told he’s diabetic', [have({ diet: 'diabetic' }, 'every', who('Ben'))]],
  // Takeaways.
  ['beef and chips from the van on Tuesday', [{ kind: 'skip', instead: 'takeaway', ...on('tuesday') }]],
  ['curry from the Indian on Friday', [{ kind: 'skip', instead: 'takeaway', ...on('friday') }]],
  ['burgers from McDonalds on Friday', [{ kind: 'skip', instead: 'takeaway', ...on('friday') }]],
  ['a curry delivered on Wednesday', [{ kind: 'skip', instead: 'takeaway', ...on('wednesday') }]],
  [
    'pasta Monday, takeaway Tuesday',
    [have('pasta', once, on('monday')), { kind: 'skip', instead: 'takeaway', ...on('tuesday') }],
  ],
  ['we’re at the panto on Saturday, eating there', [{ kind: 'skip', instead: 'out', ...on('saturday') }]],
  // An absence that is said twice.
  [
    'Ben’s on a school trip Wednesday and won’t be back for tea',
    [{ kind: 'away', ...on('wednesday'), ...who('Ben') }],
  ],
  [
    'Ben is away on Wednesday and out on Friday',
    [
      { kind: 'away', ...on('wednesday'), ...who('Ben') },
      { kind: 'away', ...on('friday'), ...who('Ben') },
    ],
  ],
  [
    'the kids get pasta on Monday, Ben wants something spicy',
    [
      have('pasta', once, { ...on('monday'), ...who('Lily', 'Max') }),
      have({ tag: 'spicy' }, once, { ...on('monday'), ...who('Ben') }),
    ],
  ],
  // A person's diet, which is for every day.
  [
    'a curry on Friday and I’m vegan',
    [have('curry', once, on('friday')), have({ diet: 'vegan' }, 'every', who('Nora'))],
  ],
  [
    'I’m cutting out sugar and fish on Friday',
    [have({ tag: 'low sugar' }, 'every', who('Nora')), have('fish', once, on('friday'))],
  ],
  // Amounts and numbers.
  [
    'about a pound and a half of chicken to use up',
    [{ kind: 'use', what: { food: 'chicken' }, amount: { n: 1.5, unit: 'lb' } }],
  ],
  ['one pan of chilli on Monday', [have('chilli', once, on('monday'))]],
  ['two soups at the very least', [have('soups', { min: 2 })]],
  ['enough salads, give us a roast', [have('salads', none), have('roast', once)]],
  [
    'pasta for one dinner, curry for another',
    [have('pasta', { min: 1, max: 1 }, dinner), have('curry', { min: 1, max: 1 }, dinner)],
  ],
  // How often.
  [
    'don’t do soup and then soup again the next day',
    [{ kind: 'repeat', what: { food: 'soup' }, count: { max: 1 }, days: 2 }],
  ],
  [
    'leave a day between curries',
    [{ kind: 'repeat', what: { food: 'curries' }, count: { max: 1 }, days: 2 }],
  ],
  [
    'lentils twice, no more than three rice dishes, no nuts for Lily, fish on Thursday and a roast',
    [
      have('lentils', { min: 2, max: 2 }),
      have('rice', { max: 3 }),
      have('nuts', none, who('Lily')),
      have('fish', once, on('thursday')),
      have('roast', once),
    ],
  ],
])('%s (planner 131)', (sentence, rules) => {
  expect(readRules(sentence, home)).toMatchObject({ rules })
})

it.each(['groceries delivered Thursday', 'veg box delivered on Friday'])(
  '%s is no meal (planner 131)',
  (sentence) => {
    expect(readRules(sentence, home)).toEqual({ rules: [], unread: [sentence] })
  },
)

it.each<[string, object[]]>([
  ['don’t count Ben on the 4th', [{ kind: 'away', when: { dates: ['2026-03-04'] }, ...who('Ben') }]],
  ['put curry down for the 5th', [have('curry', once, { when: { dates: ['2026-03-05'] } })]],
  ['expecting Granny Jo on Friday', [{ kind: 'guest', people: 1, ...on('friday'), ...who('Granny Jo') }]],
  ['Lily’s expecting', [have({ diet: 'pregnant' }, 'every', who('Lily'))]],
  ['invite Granny Jo on Friday', [{ kind: 'guest', people: 1, ...on('friday'), ...who('Granny Jo') }]],
  ['could you do something with salmon on Monday', [have('salmon', once, on('monday'))]],
  ['could you do something with the leeks', [{ kind: 'use', what: { food: 'leeks' } }]],
  ['fancy something vegan on Monday', [have({ diet: 'vegan' }, once, on('monday'))]],
  ['don’t do the same thing twice', [{ kind: 'repeat', count: { max: 1 } }]],
  ['forget the mushrooms', [have('mushrooms', none)]],
])('%s: a plain wish in other words (planner 131)', (sentence, rules) => {
  expect(readRules(sentence, home)).toMatchObject({ rules, unread: [] })
})

it.each<[string, string]>([
  ['sometihng with salmon tomrorow', 'something with salmon tomorrow'],
  ['pasat on Thrusday', 'pasta on Thursday'],
  ['a roats on Sunday, fish at leats twice', 'a roast on Sunday, fish at least twice'],
  ['salad for lnch, soup twce', 'salad for lunch, soup twice'],
  ['staek one nihgt', 'steak one night'],
])('%s is misspelt (planner 131)', (sentence, meant) => {
  const kitchen = aSpeakingHome({ slots: ['lunch', 'dinner'] })
  expect(readRules(sentence, kitchen).rules).toEqual(readRules(meant, kitchen).rules)
})

it.each<[string, object[], string[]]>([
  [
    'pizza or pasta on Friday, the kids can choose',
    [have({ food: ['pizza', 'pasta'] }, once, on('friday'))],
    ['the kids can choose'],
  ],
  [
    'a big chilli on Friday, two teas out of it',
    [have('chilli', once, on('friday'))],
    ['two teas out of it'],
  ],
  ['fish supper from the chippy Thursday', [{ kind: 'skip', instead: 'takeaway', ...on('thursday') }], []],
  ['two nights’ worth of lasagne', [{ kind: 'leftover', what: { recipe: 'Lasagne' }, meals: 2 }], []],
  [
    'no beef after the 5th',
    [have('beef', none, { when: { dates: ['2026-03-06', '2026-03-07', '2026-03-08'] } })],
    [],
  ],
  [
    'wraps for two dinners, soup for another',
    [have('wraps', { min: 2, max: 2 }, dinner), have('soup', { min: 1, max: 1 }, dinner)],
    [],
  ],
  ['no more than two roasts the whole fortnight', [have('roasts', { max: 2 })], []],
  [
    'the 4th I’m working late so 20 minutes',
    [have({ minutes: { max: 20 } }, 'every', { when: { dates: ['2026-03-04'] } })],
    ['I’m working late'],
  ],
  [
    'Ben’s working late Mon and Thu, don’t count him',
    [{ kind: 'away', ...on('monday', 'thursday'), ...who('Ben') }],
    ['working late'],
  ],
])('%s (planner 133)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toMatchObject({ rules, unread })
})

it('a dish that is never on some days is of no single week (planner 133)', () => {
  const fortnight = aSpeakingHome({
    dates: Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`),
  })
  expect(readRules('pancakes once a week, never on Monday', fortnight).rules).toEqual([
    have({ recipe: 'Pancakes' }, { min: 1, max: 1 }, { per: 'week' }),
    have({ recipe: 'Pancakes' }, none, on('monday')),
  ])
})
