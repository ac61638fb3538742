import { describe, expect, it } from 'vitest'
import {
  aSpeakingHome,
  all,
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
const fortnight = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, index) => `2026-03-${String(index + 2).padStart(2, '0')}`),
})
const read = (sentence: string) => readRules(sentence, home)

describe('planner 70: a clause is understood only where each word that can carry a meaning was used', () => {
  it.each([
    'curry twice, once on Friday',
    'sausages for everyone but Max on Tuesday',
    'can we do tacos the night Ben is out',
    'I am fasting on Wednesday until the evening',
    'on the nights Ben has football give us pasta',
    'Granny Jo is cooking for us on Sunday',
    'Lily is fussy: no onions, no peppers, no peas',
    'spicy for us, mild for them',
    'protein at every meal',
    'meat only at dinner',
    'a huge breakfast on Sunday, no lunch',
    'five dinners at home, two out',
    'breakfast for Max at 7, something quick',
    'low carb on Monday for the two of us',
    'one dinner over £20 is OK, the rest under £10',
  ])('says back whole: %s', (sentence) => {
    expect(readRules(sentence, allMeals).rules).toEqual([])
  })

  it('takes where somebody is for no dish', () => {
    expect(read('Lily is not eating with us on Friday, she’s at Brownies').rules).toEqual([
      { kind: 'away', ...on('friday'), ...who('Lily') },
    ])
  })

  it.each<[string, object[]]>([
    ['a new recipe each week', [have({ is: 'new' }, once, { per: 'week' })]],
    ['curry twice a week', [have('curry', { min: 2, max: 2 }, { per: 'week' })]],
    ['pork at most once every week', [have('pork', { max: 1 }, { per: 'week' })]],
  ])('reads each week in a fortnight: %s', (sentence, rules) => {
    expect(readRules(sentence, fortnight)).toEqual(all(rules))
  })

  it.each([
    'each week one fish dish and two curries',
    'one fish dish and two curries a week',
    'one fish dish, two curries per week please',
  ])('reads each week for a whole list: %s', (sentence) => {
    const { rules, unread } = readRules(sentence, fortnight)
    expect(unread).toEqual([])
    expect(rules.map((rule) => ('per' in rule ? rule.per : undefined))).toEqual(['week', 'week'])
  })

  it('reads on which days somebody works from all of their names', () => {
    expect(read('I work nights Monday to Wednesday, quick dinners').rules).toMatchObject([
      { when: { days: ['monday', 'tuesday', 'wednesday'] } },
    ])
  })

  it.each<[string, object]>([
    ['curry on the second Friday', have('curry', once, { when: { dates: ['2026-03-13'] } })],
    ['curry, Wednesday or Friday', have('curry', once, on('wednesday', 'friday'))],
  ])('reads which day is meant: %s', (sentence, rule) => {
    expect(readRules(sentence, fortnight)).toEqual(all([rule]))
  })

  it('reads then at the end as the day spoken of', () => {
    expect(read('Granny Jo comes on Thursday, nothing spicy then').rules).toContainEqual(
      have({ tag: 'spicy' }, none, on('thursday')),
    )
  })

  it('reads what is left out of one day without a mark as of that day', () => {
    expect(read('Monday no beef no dairy').rules).toEqual([
      have('beef', none, on('monday')),
      have('dairy', none, on('monday')),
    ])
  })

  it('reads a day that is left out of each as no such day', () => {
    expect(readRules('quick on Tuesdays, except the 10th', fortnight).rules).toMatchObject([
      { count: 'every', when: { dates: ['2026-03-03'] } },
    ])
  })

  it('reads several dishes of each day as each of them every day', () => {
    const { rules } = readRules('porridge and fruit every weekday morning', allMeals)
    expect(rules).toMatchObject([{ count: 'every' }, { count: 'every' }])
  })

  it('reads who comes to one meal and not to another once', () => {
    expect(readRules('Granny Jo for lunch on Sunday, not dinner', allMeals)).toEqual(
      all([{ kind: 'guest', people: 1, when: { days: ['sunday'], slots: ['lunch'] }, ...who('Granny Jo') }]),
    )
  })

  it('takes people of a diet for no meals', () => {
    expect(read('eight people on Saturday, three vegetarians')).toEqual({
      rules: [{ kind: 'heads', people: 8, ...on('saturday') }],
      unread: ['three vegetarians'],
    })
  })

  it('reads a meal that stands before a list with colons for each of its days', () => {
    const { rules } = readRules('lunch Monday: soup, Tuesday: wraps, Wednesday: leftovers', allMeals)
    expect(rules.map(({ when }) => when?.slots)).toEqual([['lunch'], ['lunch'], ['lunch']])
  })

  it('reads days after another', () => {
    expect(read('nothing spicy after Friday')).toEqual(
      all([have({ tag: 'spicy' }, none, { when: { dates: ['2026-03-07', '2026-03-08'] } })]),
    )
  })

  it('reads none at one more meal as none of the same', () => {
    expect(readRules('no bread at breakfast, none at lunch either', allMeals)).toEqual(
      all([
        have('bread', none, { when: { slots: ['breakfast'] } }),
        have('bread', none, { when: { slots: ['lunch'] } }),
      ]),
    )
  })

  it('takes days on which a dish is not wanted for no days away', () => {
    const first = fortnight.dates.slice(0, 7)
    expect(readRules('lasagne but not in the first week', fortnight)).toEqual(
      all([have({ recipe: 'Lasagne' }, once), have({ recipe: 'Lasagne' }, none, { when: { dates: first } })]),
    )
  })
})

describe('planner 71: what is corrected holds as it was said last', () => {
  it.each<[string, object[]]>([
    ['fish on Saturday. Sorry, I meant chicken', [have('chicken', once, on('saturday'))]],
    ['tofu on Tuesday - no, Wednesday', [have('tofu', once, on('wednesday'))]],
    ['fish on Friday, oops, Thursday', [have('fish', once, on('thursday'))]],
    ['fish on Friday. No, Thursday', [have('fish', once, on('thursday'))]],
    ['Lily is out on Monday, sorry, Max', [{ kind: 'away', ...on('monday'), ...who('Max') }]],
    ['tacos on Saturday. Hmm, no, curry on Sunday', [have('curry', once, on('sunday'))]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each(['fish on Friday. Actually forget it', 'curry on Friday. Scratch that one'])(
    'takes back: %s',
    (sentence) => {
      expect(read(sentence)).toEqual(saidBack(sentence))
    },
  )

  it('does not take a day without a dish for a correction', () => {
    expect(read('fish on Friday. No curry on Saturday')).toEqual(
      all([have('fish', once, on('friday')), have('curry', none, on('saturday'))]),
    )
  })

  it('does not take a day that is added for a correction', () => {
    expect(read('pizza on Friday, actually Saturday as well')).toEqual(
      all([have('pizza', 'every', on('friday', 'saturday'))]),
    )
  })
})

describe('planner 72: people in a wish for a dish come, stay away or are among those who eat', () => {
  it.each<[string, object[]]>([
    [
      'tacos on Saturday with Granny Jo',
      [
        have('tacos', once, on('saturday')),
        { kind: 'guest', people: 1, ...on('saturday'), ...who('Granny Jo') },
      ],
    ],
    [
      'tacos on Saturday with two extra at the table',
      [have('tacos', once, on('saturday')), { kind: 'guest', people: 2, ...on('saturday') }],
    ],
    ['don’t count Ben on Tuesday', [{ kind: 'away', ...on('tuesday'), ...who('Ben') }]],
    [
      'Ben is out on Saturday, pizza for the kids',
      [
        { kind: 'away', ...on('saturday'), ...who('Ben') },
        have('pizza', once, { ...on('saturday'), ...who('Lily', 'Max') }),
      ],
    ],
    ['no need to cook for Lily on Friday', [{ kind: 'away', ...on('friday'), ...who('Lily') }]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('reads leftovers of it as those of the dish before', () => {
    const dal = { recipe: 'Lentil dal' }
    expect(read('lentil dal on Monday, leftovers of it on Tuesday')).toEqual(
      all([
        have(dal, once, on('monday')),
        { kind: 'leftover', what: dal, ...on('monday'), to: { days: ['tuesday'] } },
      ]),
    )
  })

  it.each(['no two dinners the same', 'no two meals alike'])('lets nothing come twice: %s', (sentence) => {
    expect(read(sentence).rules).toEqual([expect.objectContaining({ kind: 'repeat', count: { max: 1 } })])
  })
})
