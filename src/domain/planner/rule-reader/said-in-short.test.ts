import { describe, expect, it } from 'vitest'
import { all, aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const fortnight = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, day) => `2026-03-${String(day + 2).padStart(2, '0')}`),
})
const allMeals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
const read = (sentence: string) => readRules(sentence, home)

const two = (...days: string[]) => ({ kind: 'guest', people: 2, ...on(...days) })
const most = 'monday tuesday wednesday thursday friday saturday'.split(' ')

describe('planner 84: two people who are named by each other are two guests', () => {
  it.each([
    'my sister and her husband come on Sunday',
    'my brother and his wife are eating with us on Sunday',
    'Ben’s mum and dad are over on Sunday',
    'my boss and her partner come to dinner on Sunday',
    'my aunt and her friend are here Sunday',
    'my mum and dad are coming Sunday',
    'our neighbour and his son visit on Sunday',
    'my cousin and her girlfriend are with us on Sunday',
    'my uncle and his boyfriend drop by on Sunday',
    'my niece and her baby stay on Sunday',
  ])('%s', (sentence) => {
    expect(read(sentence).rules).toMatchObject([{ kind: 'guest', people: 2, ...on('sunday') }])
    expect(read(sentence).unread).toEqual([])
  })

  it('plans the meal of that day where no name says whose diet it is', () => {
    expect(read('two friends come on Friday, one’s vegetarian')).toEqual(
      all([{ kind: 'guest', people: 2, ...on('friday') }, have({ diet: 'vegetarian' }, once, on('friday'))]),
    )
  })

  it('says of nobody that they come who is only spoken of', () => {
    expect(read('nut free all week, Lily’s friend has an allergy').rules).toEqual([
      have({ diet: 'nut-free' }, 'every'),
    ])
  })
})

describe('planner 84: guests are here until they go', () => {
  it.each([
    ['my parents get here Friday and leave Sunday', two('friday', 'saturday', 'sunday')],
    ['my parents arrive Friday and go home Sunday', two('friday', 'saturday', 'sunday')],
    ['my parents fly in Friday and out again Sunday', two('friday', 'saturday', 'sunday')],
    ['my parents land on Friday and fly home on Sunday', two('friday', 'saturday', 'sunday')],
    ['my parents come Friday and are off again Sunday', two('friday', 'saturday', 'sunday')],
    ['my parents get here Thursday, leaving again Saturday', two('thursday', 'friday', 'saturday')],
    ['my parents arrive Thursday and leave Saturday morning', two('thursday', 'friday')],
  ])('%s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })
})

describe('planner 84: less of something is food that is low in it', () => {
  it.each([
    ['Ben’s cutting down on salt', 'low salt'],
    ['Ben can’t have salt', 'low salt'],
    ['Ben has been told to watch his salt', 'low salt'],
    ['no added salt for Ben', 'low salt'],
    ['Ben is trying to eat less sugar', 'low sugar'],
    ['Ben should go easy on the sugar', 'low sugar'],
    ['Ben wants fewer carbs', 'low carb'],
    ['Ben is off carbs', 'low carb'],
    ['not too much fat for Ben', 'low fat'],
    ['Ben needs to reduce his fat intake', 'low fat'],
  ])('%s', (sentence, tag) => {
    expect(read(sentence)).toEqual(all([have({ tag }, 'every', who('Ben'))]))
  })
})

describe('planner 84: a wish is held to the days that are said, and left out on those that are', () => {
  it('is of no other day with ‘only on’', () => {
    expect(read('lamb only on Sunday')).toEqual(
      all([have('lamb', once, on('sunday')), have('lamb', none, on(...most))]),
    )
  })

  it.each(['pizza one of the Fridays', 'pizza on one of the Fridays'])('%s: on any of them', (sentence) => {
    expect(readRules(sentence, fortnight)).toEqual(all([have('pizza', once, on('friday'))]))
  })

  it.each([
    'nothing over 45 minutes unless it’s Sunday',
    'nothing over 45 minutes unless it is a Sunday',
    'nothing over 45 minutes, not counting Sunday',
    'nothing over 45 minutes, not including Sunday',
    'nothing over 45 minutes with the exception of Sunday',
    'nothing over 45 minutes except Sunday',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(all([have({ minutes: { max: 45 } }, 'every', on(...most))]))
  })

  it.each([
    'takeaway the evening of the concert which is Friday',
    'takeaway the night we put the tree up, that’s Friday',
  ])('knows the day of an occasion that is told behind it: %s', (sentence) => {
    expect(read(sentence).rules).toEqual([{ kind: 'skip', instead: 'takeaway', ...on('friday') }])
  })

  it('says a remark back without its day where the wish points to it', () => {
    expect(read('the plumber is coming Tuesday, sausages that night').unread).toEqual([
      'the plumber is coming',
    ])
  })
})

describe('planner 84: what is left of a dish, and food that must be eaten by a day', () => {
  const leftover = (food: string, cooked: string, to: string) => ({
    kind: 'leftover',
    what: { food },
    ...on(cooked),
    to: { days: [to] },
  })

  it.each([
    'ham on Sunday, soup with the leftovers on Monday',
    'ham on Sunday and soup from the bones on Monday',
    'ham on Sunday, soup with what’s left on Monday',
    'ham on Sunday, soup from the rest on Monday',
    'ham on Sunday, soup made from the leftovers on Monday',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(
      all([
        have('ham', once, on('sunday')),
        leftover('ham', 'sunday', 'monday'),
        have('soup', once, on('monday')),
      ]),
    )
  })

  it.each([
    'chilli on Sunday that does Monday too',
    'chilli on Sunday, it’ll do Monday as well',
    'chilli on Sunday and that’ll cover Monday',
    'chilli on Sunday and finish it off on Monday',
    'chilli on Sunday and the same again on Monday',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(
      all([have('chilli', once, on('sunday')), leftover('chilli', 'sunday', 'monday')]),
    )
  })

  it.each(['leftovers on Tuesday from Monday’s chilli', 'leftovers Tuesday from Monday’s chilli'])(
    '%s',
    (sentence) => {
      expect(read(sentence)).toEqual(all([leftover('chilli', 'monday', 'tuesday')]))
    },
  )

  it.each([
    'use the cream by Wednesday',
    'the cream expires on Wednesday',
    'the cream goes off on Wednesday',
    'the cream won’t last past Wednesday',
    'finish the cream by Wednesday',
  ])('%s', (sentence) => {
    const dates = ['2026-03-02', '2026-03-03', '2026-03-04']
    expect(read(sentence)).toEqual(all([{ kind: 'use', what: { food: 'cream' }, when: { dates } }]))
  })

  it('uses up the second of a list by the same day', () => {
    expect(read('use the ham and the rest of the peas by Tuesday').rules).toMatchObject([
      { kind: 'use', what: { food: 'ham' }, when: { dates: ['2026-03-02', '2026-03-03'] } },
      { kind: 'use', what: { food: 'peas' }, when: { dates: ['2026-03-02', '2026-03-03'] } },
    ])
  })

  it('parts a dish from what it uses up', () => {
    expect(read('a stir fry using up the peppers on Tuesday')).toEqual(
      all([
        have('stir fry', once, on('tuesday')),
        { kind: 'use', what: { food: 'peppers' }, ...on('tuesday') },
      ]),
    )
  })
})

describe('planner 84: a clause has no more and no less than its words say', () => {
  it('parts ‘no’ from a quality with a noun of its own', () => {
    expect(read('no fried things light dinners').rules).toEqual([
      have({ tag: 'fried' }, none),
      have({ tag: 'light' }, 'every', { when: { slots: ['dinner'] } }),
    ])
  })

  it('takes energy ‘each’ for a serving, at the meal that it is said of', () => {
    expect(readRules('keep lunches below 400 kcal each', allMeals)).toEqual(
      all([have({ kcal: { max: 400 } }, 'every', { when: { slots: ['lunch'] } })]),
    )
  })

  it('makes no dish of what a dish is served in', () => {
    expect(read('a bowl of soup on Monday')).toEqual(all([have('soup', once, on('monday'))]))
  })

  it('makes no food of a ready meal', () => {
    expect(read('a ready meal on Wednesday')).toEqual(
      all([{ kind: 'skip', instead: 'bought', ...on('wednesday') }]),
    )
  })

  it.each([
    ['one takeaway this week', { kind: 'skip', instead: 'takeaway', times: 1 }],
    ['leftovers twice', { kind: 'skip', instead: 'leftovers', times: 2 }],
    ['two nights without cooking', { kind: 'skip', times: 2, when: { slots: ['dinner'] } }],
    [
      'takeaway on Friday or Saturday',
      { kind: 'skip', instead: 'takeaway', times: 1, ...on('friday', 'saturday') },
    ],
    [
      'one takeaway at the weekend',
      { kind: 'skip', instead: 'takeaway', times: 1, ...on('saturday', 'sunday') },
    ],
  ])('counts meals that nobody cooks: %s', (sentence, rule) => {
    expect(read(sentence)).toEqual({ rules: [rule], unread: [] })
  })

  it('says back a limit for them, which no rule has', () => {
    expect(read('at most one takeaway')).toEqual({ rules: [], unread: ['at most one takeaway'] })
  })

  it('lends the day at the head of a stretch of speech to what follows it', () => {
    const remark = 'Monday it’s the gala and everybody gets back late and tired'
    expect(read(`${remark}, and then dinner for ten I think`)).toEqual({
      rules: [{ kind: 'heads', people: 10, when: { days: ['monday'], slots: ['dinner'] } }],
      unread: [remark],
    })
  })
})
