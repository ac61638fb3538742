import { describe, expect, it } from 'vitest'
import {
  all,
  aSpeakingHome,
  have,
  none,
  on,
  once,
  saidBack,
  who,
} from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const allMeals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const read = (sentence: string) => readRules(sentence, home)
const at = (slot: string, ...days: string[]) => ({
  when: { ...(days.length > 0 && { days }), slots: [slot] },
})

describe('planner 115: how long, on which occasion and at which hour is no other wish', () => {
  const thuToSat = { when: { dates: ['2026-03-05', '2026-03-06', '2026-03-07'] } }
  const granny = { kind: 'guest', people: 1, ...thuToSat, ...who('Granny Jo') }
  it.each([
    ['Granny Jo is here from Thursday for three days', granny],
    ['Granny Jo is here for three days from Thursday', granny],
    ['Ben is away on Thursday for 3 nights', { kind: 'away', ...thuToSat, ...who('Ben') }],
    ['make the stew stretch to two nights', { kind: 'leftover', what: { food: 'stew' }, meals: 2 }],
    ['enough stew for three days', { kind: 'leftover', what: { food: 'stew' }, meals: 3 }],
    ['fewer than 3 meat nights', have('meat', { max: 2 }, { when: { slots: ['dinner'] } })],
    ['less than 3 meat nights', have('meat', { max: 2 }, { when: { slots: ['dinner'] } })],
  ])('%s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it.each([
    ['steak for the anniversary, that’s Friday', have('steak', once, on('friday')), 'for the anniversary'],
    ['soup when the match is on, Friday', have('soup', once, on('friday')), 'when the match is on, Friday'],
    [
      'something cold on the days I work, Monday and Friday',
      have({ tag: 'cold' }, 'every', on('monday', 'friday')),
      'on the days I work, Monday and Friday',
    ],
    [
      'under 20 minutes on rehearsal nights, Monday and Friday',
      have({ minutes: { max: 20 } }, 'every', on('monday', 'friday')),
      'on rehearsal nights, Monday and Friday',
    ],
    ['soup for a dreary Friday', have('soup', once, on('friday')), 'dreary'],
    ['wings for the final Friday', have('wings', once, on('friday')), 'final'],
    ['no fish on Monday the shop’s shut', have('fish', none, on('monday')), 'the shop’s shut'],
  ])('reads the wish and says back why: %s', (sentence, rule, why) => {
    expect(read(sentence)).toEqual({ rules: [rule], unread: [why] })
  })

  it.each([
    ['stew on a cold Friday', [have('stew', once, on('friday'))]],
    ['roast the chicken on Sunday', [have('chicken', once, on('sunday'))]],
    [
      'pie on Friday, otherwise no pastry',
      [
        have('pie', once, on('friday')),
        have('pastry', none, on('monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday')),
      ],
    ],
  ])('reads no dish in what a day is like, and no day in what is off: %s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('knows what kind of day a day is, and the hour of a meal', () => {
    expect(read('soup on Wednesday (school night)')).toEqual(
      all([have('soup', once, { when: { days: ['wednesday'], slots: ['dinner'] } })]),
    )
    expect(readRules('dinner at 7, nothing over 40 minutes', allMeals)).toEqual({
      rules: [have({ minutes: { max: 40 } }, 'every', at('dinner'))],
      unread: ['dinner at 7'],
    })
  })

  it.each([
    'no pasta so often',
    'can we not do pasta so often',
    'no more than two hours in the whole week',
    'something with the 2 courgettes',
    'make it a fish week',
    'only use the slow cooker at weekends',
    'tofu? No',
  ])('makes no rule of how often and how much, where no rule says that: %s', (sentence) => {
    expect(read(sentence)).toEqual(saidBack(sentence))
  })

  it('keeps what is for every other lunch to lunch', () => {
    expect(readRules('rice no more than every other lunch', allMeals)).toEqual(
      all([{ kind: 'repeat', what: { food: 'rice' }, days: 2, count: { max: 1 }, ...at('lunch') }]),
    )
    expect(readRules('a smoothie every other morning', allMeals)).toEqual(
      all([
        have('smoothie', { min: 3 }, at('breakfast')),
        { kind: 'repeat', what: { food: 'smoothie' }, days: 2, count: { max: 1 }, ...at('breakfast') },
      ]),
    )
  })

  it('has a dish once in each of two weeks', () => {
    const days = (first: number) =>
      Array.from({ length: 7 }, (_, day) => `2026-03-${String(first + day).padStart(2, '0')}`)
    const fortnight = aSpeakingHome({ dates: [...days(2), ...days(9)] })
    expect(readRules('stew in week one and again in week two', fortnight)).toEqual(
      all([
        have('stew', once, { when: { dates: days(2) } }),
        have('stew', once, { when: { dates: days(9) } }),
      ]),
    )
    const until = aSpeakingHome({ today: '2026-02-26', dates: ['2026-02-27', '2026-02-28', '2026-03-01'] })
    expect(readRules('no beef until March', until)).toEqual(
      all([have('beef', none, { when: { dates: ['2026-02-27', '2026-02-28'] } })]),
    )
  })
})

describe('planner 116: what stands beside a wish is of those meals and people, and of no others', () => {
  it.each([
    [
      'light breakfasts, under 300 calories',
      [
        have({ tag: 'light' }, 'every', at('breakfast')),
        have({ kcal: { max: 300 } }, 'every', at('breakfast')),
      ],
    ],
    [
      'cheap lunches, under £2 each',
      [have({ tag: 'cheap' }, 'every', at('lunch')), have({ cost: { max: 2 } }, 'every', at('lunch'))],
    ],
    [
      'low carb and high protein lunches for Ben',
      [
        have({ tag: 'low carb' }, 'every', { ...at('lunch'), ...who('Ben') }),
        have({ tag: 'high protein' }, 'every', { ...at('lunch'), ...who('Ben') }),
      ],
    ],
    [
      'low carb high protein lunches',
      [have({ tag: 'low carb' }, 'every', at('lunch')), have({ tag: 'high protein' }, 'every', at('lunch'))],
    ],
    [
      'we are fasting on Monday so no breakfast or lunch',
      [{ kind: 'skip', instead: 'out', when: { days: ['monday'], slots: ['breakfast', 'lunch'] } }],
    ],
    [
      'leftovers from dinner for lunch on Monday',
      [{ kind: 'skip', instead: 'leftovers', ...at('lunch', 'monday') }],
    ],
    ['Max is having school lunch', [{ kind: 'away', ...at('lunch'), ...who('Max') }]],
  ])('of all meals: %s', (sentence, rules) => {
    expect(readRules(sentence, allMeals)).toEqual(all(rules))
  })

  it.each([
    ['vegan for the four of us', [have({ diet: 'vegan' }, 'every', who('Nora', 'Ben', 'Lily', 'Max'))]],
    [
      'no onion for Granny Jo, no garlic either',
      [have('onion', none, who('Granny Jo')), have('garlic', none, who('Granny Jo'))],
    ],
    [
      'two fish dishes but no prawns, and no meat on Friday',
      [have('fish', { min: 2, max: 2 }), have('prawns', none), have('meat', none, on('friday'))],
    ],
    ['neither pasta nor rice on Friday', ['pasta', 'rice'].map((food) => have(food, none, on('friday')))],
    [
      'two nights of curry but not in a row',
      [
        have('curry', { min: 2, max: 2 }, { when: { slots: ['dinner'] } }),
        { kind: 'repeat', what: { food: 'curry' }, days: 2, count: { max: 1 } },
      ],
    ],
    ['Fri: fish / Sat: curry', [have('fish', once, on('friday')), have('curry', once, on('saturday'))]],
    [
      'roast chicken on Sunday and sandwiches from it on Monday',
      [
        have({ recipe: 'Roast chicken' }, once, on('sunday')),
        { kind: 'leftover', what: { recipe: 'Roast chicken' }, ...on('sunday'), to: { days: ['monday'] } },
        have('sandwiches', once, on('monday')),
      ],
    ],
    [
      'stew with leftovers for Monday',
      [have('stew', once), { kind: 'leftover', what: { food: 'stew' }, to: { days: ['monday'] } }],
    ],
    [
      'chicken on Sunday (dal for Ben)',
      [have('chicken', once, on('sunday')), have('dal', once, { ...on('sunday'), ...who('Ben') })],
    ],
    [
      'something Italian on Friday, risotto or pizza',
      [
        have({ cuisine: 'Italian' }, once, on('friday')),
        have({ food: ['risotto', 'pizza'] }, once, on('friday')),
      ],
    ],
    ['eight on Friday with the neighbours', [{ kind: 'heads', people: 8, ...on('friday') }]],
    [
      'my uncle is vegan and he comes on Friday',
      [
        have({ diet: 'vegan' }, 'every', who('Uncle')),
        { kind: 'guest', people: 1, ...on('friday'), ...who('Uncle') },
      ],
    ],
    ['lentildal on Friday', [have({ recipe: 'Lentil dal' }, once, on('friday'))]],
    ['no cheese on anything', [have('cheese', none)]],
    ['slow cooker meals only', [have({ tag: 'slow cooker' }, 'every')]],
    ['Italian week', [have({ cuisine: 'Italian' }, 'every')]],
    ['as cheap as possible', [have({ tag: 'cheap' }, 'every', { strength: 'prefer' })]],
    ['we’re trying to eat fish twice a week', [have('fish', { min: 2, max: 2 })]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('uses up what was said to go off, and the leftovers of a list', () => {
    const until = { when: { dates: home.dates.slice(0, 5) } }
    expect(read('use the chicken, it expires on Friday')).toEqual(
      all([{ kind: 'use', what: { food: 'chicken' }, ...until }]),
    )
    expect(read('use up the leftover chicken by Friday')).toEqual(
      all([{ kind: 'use', what: { food: 'chicken' }, ...until }]),
    )
    expect(read('use up 2 eggs and the leftover rice')).toEqual(
      all([
        { kind: 'use', what: { food: 'eggs' }, amount: { n: 2 } },
        { kind: 'use', what: { food: 'rice' } },
      ]),
    )
  })

  it.each([
    ['no stew, it’s not filling enough for Ben', [have('stew', none)]],
    ['Ben can have fish but no prawns', []],
    [
      'Ben hates fish but we can have it when he is out on Friday',
      [have('fish', none, who('Ben')), { kind: 'away', ...on('friday'), ...who('Ben') }],
    ],
  ])('makes no wish of a reason or of what may be: %s', (sentence, rules) => {
    expect(read(sentence).rules).toEqual(rules)
  })

  it.each([
    [
      'my parents come on Friday, dad hates fish',
      [{ kind: 'guest', people: 2, ...on('friday') }, have('fish', none, who('Dad'))],
    ],
    [
      'Lily and Max out Friday, a light dinner for two',
      [
        { kind: 'away', ...on('friday'), ...who('Lily', 'Max') },
        have({ tag: 'light' }, once, { when: { days: ['friday'], slots: ['dinner'] } }),
        { kind: 'heads', people: 2, when: { days: ['friday'], slots: ['dinner'] } },
      ],
    ],
    [
      'soup Monday, something with the leftover chicken Tuesday',
      [
        have('soup', once, on('monday')),
        { kind: 'leftover', what: { food: 'chicken' }, to: { days: ['tuesday'] } },
      ],
    ],
    ['grill something on Sunday', [have({ tag: 'grill' }, 'every', on('sunday'))]],
    ['use the freezer on Sunday', [{ kind: 'skip', instead: 'freezer', ...on('sunday') }]],
  ])('follows who is there and what is left: %s', (sentence, rules) => {
    expect(readRules(sentence, aSpeakingHome({ tags: ['spicy', 'grill'] }))).toEqual(all(rules))
  })

  it('reads different lunches and the amount of what is used up', () => {
    expect(readRules('different lunches', allMeals)).toEqual(
      all([{ kind: 'repeat', count: { max: 1 }, ...at('lunch') }]),
    )
    expect(read('use up the mince, 500 g, and the leeks')).toEqual(
      all([
        { kind: 'use', what: { food: 'mince' }, amount: { n: 500, unit: 'g' } },
        { kind: 'use', what: { food: 'leeks' } },
      ]),
    )
  })

  it('gives the diet of a friend to nobody of the family', () => {
    const { rules } = read('Lily’s coeliac friend is here on Friday')
    expect(rules.filter((rule) => 'who' in rule && rule.who?.includes('Lily'))).toEqual([])
  })
})
