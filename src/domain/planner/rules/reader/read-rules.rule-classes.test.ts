import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const read = (sentence: string) => readRules(sentence, home)

/** Sentences from frames with the same dish; each means the same as `base`. */
const alike = (base: string, frames: string, dish = 'curry') =>
  frames.split('|').map((frame) => [frame.replace('_', dish), base] as const)

/** The rules of a plain sentence, which is read whole. */
const understood = (base: string) => {
  const { rules } = read(base)
  if (rules.length === 0) throw new Error(`'${base}' is not understood`)
  return { rules, unread: [] }
}

describe('planner 93: a wish reads alike, however it is asked for', () => {
  it.each(
    alike(
      'curry on Monday',
      'may we have _ on Monday|could you whip up _ on Monday|how’s about _ on Monday|who fancies _ on Monday|what do you say to _ on Monday|i’d kill for _ on Monday|we could use _ on Monday|we’re planning on _ on Monday|let us do _ on Monday|put us down for _ on Monday|make room for _ on Monday|we really fancy _ on Monday|fancy _ on Monday|lol _ on Monday|firstly _ on Monday|_ this coming Monday|Ben fancies a _ on Monday',
    ),
  )('%s', (sentence, base) => {
    expect(read(sentence)).toEqual(understood(base))
  })

  it.each([
    ['mate, curry on Monday', 'curry on Monday'],
    ['curry on Monday, cheers pal', 'curry on Monday'],
    ['quick one: curry on Monday', 'curry on Monday'],
  ])(
    'takes the person addressed for no guest, and a quick question for no quick dish: %s',
    (sentence, base) => {
      expect(read(sentence)).toEqual(understood(base))
    },
  )

  it.each([
    ['a fancy dinner on Saturday', { tag: 'fancy' }],
    ['something really fancy on Saturday', { tag: 'fancy' }],
  ])('%s is no verb', (sentence, what) => {
    expect(read(sentence).rules).toMatchObject([{ kind: 'have', what }])
  })

  it.each(
    alike(
      'maybe curry on Monday',
      '_ on Monday if doable|_ on Monday if that works|_ on Monday if you fancy|_ on Monday but no biggie|we might have _ on Monday|tempted by _ on Monday|_ on Monday would be amazing|_ on Monday would be a treat',
    ),
  )('softly: %s', (sentence, base) => {
    expect(read(sentence)).toEqual(understood(base))
  })

  it.each(
    alike(
      'no liver',
      'nix the _|axe the _|enough with the _|none of us can stand _|_ is off limits|_ is off the table|_ is forbidden|_ is a no no|give _ the boot|give _ a miss|giving _ a swerve|leave _ off|keep _ off|sans _|spare us _',
      'liver',
    ),
  )('none: %s', (sentence, base) => {
    expect(read(sentence)).toEqual(understood(base))
  })
})

describe('planner 94: quality, effort and cost in everyday words', () => {
  it.each([
    ['something that doesn’t take long on Monday', { minutes: { max: 25 } }],
    ['nothing that takes ages on Monday', { minutes: { max: 25 } }],
    ['something that’s quick on Monday', { minutes: { max: 25 } }],
    ['something with no fuss on Monday', { effort: 'easy' }],
    ['zero effort on Monday', { effort: 'easy' }],
    ['something we can throw together on Monday', { effort: 'easy' }],
    ['nothing too taxing on Monday', { effort: 'easy' }],
    ['something that won’t break the bank on Monday', { tag: 'cheap' }],
    ['nothing too pricey on Monday', { tag: 'cheap' }],
    ['something wallet friendly on Monday', { tag: 'cheap' }],
    ['something with a bit of a kick on Monday', { tag: 'spicy' }],
    ['something swanky on Monday', { tag: 'fancy' }],
    ['something healthyish on Monday', { tag: 'healthy' }],
    ['something on the lighter side on Monday', { tag: 'light' }],
    ['something the children will actually eat on Monday', { tag: 'kid-friendly' }],
    ['something both kids love on Monday', { tag: 'kid-friendly' }],
    ['something fresh on Monday', { tag: 'fresh' }],
    ['something we’ve never had before on Monday', { is: 'new' }],
    ['something we all love on Monday', { is: 'favourite' }],
  ])('%s', (sentence, what) => {
    const { rules, unread } = read(sentence)
    expect(unread).toEqual([])
    expect(rules).toEqual([have(what, expect.anything(), on('monday'))])
  })

  it('makes no quality of what the children eat', () => {
    expect(read('the kids will eat pasta on Monday').rules).toEqual([
      have('pasta', once, { ...on('monday'), ...who('Lily', 'Max') }),
    ])
  })

  it('makes no favourite of what is only said to be loved', () => {
    expect(read('we love curry').rules).toEqual([])
  })
})

describe('planner 95: days by half, by number and from one on', () => {
  const dates = (...days: number[]) => ({ when: { dates: days.map((day) => `2026-03-0${day}`) } })
  it.each([
    ['quick dinners in the first half of the week', dates(2, 3, 4)],
    ['quick dinners for the first three days', dates(2, 3, 4)],
    ['quick dinners the second half of the week', dates(5, 6, 7, 8)],
    ['quick dinners the last two nights', dates(7, 8)],
    ['quick dinners Friday onwards', dates(6, 7, 8)],
    ['quick dinners from Friday to the end of the week', dates(6, 7, 8)],
    ['quick dinners Friday on', dates(6, 7, 8)],
    ['quick dinners in the week', on('monday', 'tuesday', 'wednesday', 'thursday', 'friday')],
  ])('%s', (sentence, when) => {
    const { rules, unread } = read(sentence)
    expect(unread).toEqual([])
    const slots = 'when' in when ? { when: { ...when.when, slots: ['dinner'] } } : {}
    expect([
      [have({ minutes: { max: 25 } }, 'every', when)],
      [have({ minutes: { max: 25 } }, 'every', slots)],
    ]).toContainEqual(rules)
  })

  it.each([
    ['fish twice in the week', { min: 2, max: 2 }],
    ['fish twice over the week', { min: 2, max: 2 }],
    ['fish on two of the nights', { min: 2, max: 2 }],
    ['fish one of the nights', { min: 1, max: 1 }],
  ])('%s: on any of them', (sentence, count) => {
    expect(read(sentence)).toEqual({ rules: [have('fish', count)], unread: [] })
  })

  it('leaves out the day behind ‘all week but’', () => {
    expect(read('quick dinners all week but Friday').rules).toMatchObject([
      { when: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'] } },
    ])
  })
})

describe('planner 96: what is to be used up, who is not there, and where nobody cooks', () => {
  it.each(
    alike(
      'use up the spinach',
      '_ won’t keep|_ is nearly off|_ has seen better days|_ expires soon|_ is short dated|_ is going to waste|_ before it goes off|i’m trying to use up the _|do something with the _|_ needs a home|_ could do with being used',
      'spinach',
    ).map(
      ([sentence, base]) => [sentence.startsWith('spinach') ? `the ${sentence}` : sentence, base] as const,
    ),
  )('%s', (sentence, base) => {
    expect(read(sentence)).toEqual(understood(base))
  })

  it.each([
    'Max can’t make it on Monday',
    'Max has other plans on Monday',
    'Max will fend for himself on Monday',
    'Max is making his own dinner on Monday',
    'Max is otherwise engaged on Monday',
  ])('%s', (sentence) => {
    expect(read(sentence)).toMatchObject({ rules: [{ kind: 'away', who: ['Max'] }], unread: [] })
  })

  it.each([
    ['order a pizza on Friday', 'takeaway'],
    ['deliveroo on Friday', 'takeaway'],
    ['chip shop tea on Friday', 'takeaway'],
    ['we’re going for a meal on Friday', 'out'],
    ['my parents are taking us out on Friday', 'out'],
    ['raid the freezer on Friday', 'freezer'],
    ['fridge raid on Friday', 'leftovers'],
  ])('%s', (sentence, instead) => {
    expect(read(sentence)).toMatchObject({ rules: [{ kind: 'skip', instead }], unread: [] })
  })

  it.each([
    'i can’t face cooking on Friday',
    'dinner is taken care of on Friday',
    'dinner’s sorted on Friday',
  ])('%s', (sentence) => {
    const { rules, unread } = read(sentence)
    expect(unread).toEqual([])
    expect(rules).toMatchObject([{ kind: 'skip', when: { days: ['friday'] } }])
    expect(rules[0]).not.toHaveProperty('instead')
  })

  it.each([
    'Max gets hives from peanuts',
    'Max has been told to avoid peanuts',
    'Max spits out peanuts',
    'Max always picks out the peanuts',
  ])('%s', (sentence) => {
    const { rules, unread } = read(sentence)
    expect(unread).toEqual([])
    expect(rules).toMatchObject([{ kind: 'have', who: ['Max'] }])
    expect([none, 'every']).toContainEqual('count' in rules[0]! ? rules[0].count : undefined)
  })
})
