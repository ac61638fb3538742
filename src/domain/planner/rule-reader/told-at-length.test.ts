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
const rices = aSpeakingHome({ recipes: ['Jollof rice', 'Jollof rice with chicken', 'Lentil dal'] })
const read = (sentence: string) => readRules(sentence, home)

it('planner 17: keeps no rule of what it says back, where a later clause takes it along', () => {
  const sentence =
    'thursday Lily has judo until half past six so a stew that day and friday obviously tacos saturday me and Dave have the quarrel with the roofer so just feed the children anything like noodles and put a vegetable in somewhere'
  expect(read(sentence)).toEqual(saidBack(sentence))
})

describe('planner 79: wishes that cannot both hold are said back', () => {
  it.each([
    'something like the lasagne but not the lasagne',
    'eight of us on Sunday. six of us on Sunday',
    'dal on Friday. No dal this week',
    'we were going to have fish on Thursday',
    'that’s curry day',
    'dal is Lily’s thing',
    'Lily has gone off everything except pasta',
    'no repeats except for the roast',
  ])('says back whole: %s', (sentence) => {
    expect(read(sentence)).toEqual(saidBack(sentence))
  })

  it('keeps a dish that is left out on one day only', () => {
    expect(read('pasta twice, no pasta on Monday').rules).toEqual([
      have('pasta', { min: 2, max: 2 }),
      have('pasta', none, on('monday')),
    ])
  })

  it('takes what was said last where a word corrects it', () => {
    expect(read('fish Tuesday. Actually no fish at all')).toEqual(all([have('fish', none)]))
  })

  it('takes what was said twice once', () => {
    expect(read('a pie? been dreaming of a pie').rules).toEqual([have('pie', once)])
  })

  it('reads an idiom as what it says', () => {
    expect(read('the last thing I need is another curry')).toEqual(all([have('curry', none)]))
  })
})

describe('planner 80: a word for people stands only for those whom it fits', () => {
  it.each([
    ['Ben is away on Monday, they only eat pasta', 'they only eat pasta'],
    ['pasta for me on Monday, he hates peas', 'he hates peas'],
    ['the kids are out on Monday, she hates peas', 'she hates peas'],
  ])('%s', (sentence, unread) => {
    expect(read(sentence).unread.join()).toContain(unread)
  })

  it('counts people who are told of, and not those who are spoken of', () => {
    expect(read('soup and salad, both for dinner').rules.every(({ kind }) => kind === 'have')).toBe(true)
    expect(read('the kids need feeding up').rules).toEqual([])
    expect(read('enough for twelve on Saturday as the cousins are here').rules).toEqual([
      { kind: 'heads', people: 12, ...on('saturday') },
    ])
    expect(read('just me and Ben on Saturday, the kids are at a sleepover').rules).toEqual([
      { kind: 'away', ...on('saturday'), ...who('Lily', 'Max') },
    ])
    expect(read('friends are coming on Saturday, there’s three of them').rules).toEqual([
      { kind: 'guest', people: 3, ...on('saturday') },
    ])
  })

  it('takes those who are not meant as said already', () => {
    expect(read('I’m doing low carb but the kids aren’t')).toEqual(
      all([have({ tag: 'low carb' }, 'every', who('Nora'))]),
    )
  })
})

describe('planner 81: figures in words, and what turns a limit round', () => {
  it.each<[string, object[]]>([
    ['under five hundred calories for me', [have({ kcal: { max: 500 } }, 'every', who('Nora'))]],
    [
      'a hundred and fifty grams of feta to use up',
      [{ kind: 'use', what: { food: 'feta' }, amount: { n: 150, unit: 'g' } }],
    ],
    ['nothing that takes an hour on Monday', [have({ minutes: { max: 60 } }, 'every', on('monday'))]],
    [
      'curry on Saturday for about ten people',
      [have('curry', once, on('saturday')), { kind: 'heads', people: 10, ...on('saturday') }],
    ],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('reads no purpose or reason as a wish', () => {
    expect(read('soup on Wednesday as Ben has the dentist')).toEqual({
      rules: [have('soup', once, on('wednesday'))],
      unread: ['as Ben has the dentist'],
    })
    expect(readRules('the same lunch all week so I can make it on Sunday night', allMeals)).toEqual({
      rules: [{ kind: 'repeat', same: true, when: { slots: ['lunch'] } }],
      unread: ['so I can make it on Sunday night'],
    })
  })
})

describe('planner 82: what leans on a dish before is no dish of its own', () => {
  it('narrows down the dish before', () => {
    expect(readRules('jollof on Saturday, the one with chicken', rices)).toEqual(
      all([have({ recipe: 'Jollof rice with chicken' }, once, on('saturday'))]),
    )
  })

  it.each(['half the dinners vegetarian, and of those one should be Thai', 'sandwiches from it on Monday'])(
    'says back what it leans on: %s',
    (sentence) => {
      expect(JSON.stringify(read(sentence).rules)).not.toMatch(/thai|sandwich/i)
    },
  )
})

describe('planner 83: a wish told at length is of a day that it names', () => {
  it('says back what is wanted on a day that was left out', () => {
    const long =
      'so on Saturday we have the neighbours round and it will be lovely to see them and I would like to do the lasagne'
    expect(read(long).rules).not.toContainEqual(have({ recipe: 'Lasagne' }, once))
  })

  it('says back whole what leaves its day open', () => {
    expect(read('make that night veggie').rules).toEqual([])
  })

  it('lends no day to a wish before one that is asked for by itself', () => {
    expect(read('fish at some point, and could we have the roast chicken on Sunday').rules).toEqual([
      have('fish', once),
      have({ recipe: 'Roast chicken' }, once, on('sunday')),
    ])
  })

  it('makes no wish of what goes on from something that was not understood, without an end', () => {
    const unknown = 'the gutters are leaking all over the garden wall and the gate is hanging off again'
    const long = `${unknown} and Ben ripped his trousers climbing up there with the ladder of the neighbours, quick dinners on Monday`
    expect(read(long).rules).toEqual([])
    expect(read('the gutters are leaking, quick dinners on Monday').rules).toHaveLength(1)
  })

  it('keeps what may be had on any day, and a short list', () => {
    const any =
      'on Monday Ben has football till late and the kids are tired by then so at some point a curry would be good'
    expect(read(any).rules).toContainEqual(expect.objectContaining({ what: { food: 'curry' } }))
    expect(read('fish on Friday, a curry, and no pork').unread).toEqual([])
  })

  it('takes no meal from a remark for a plan that has none such', () => {
    expect(read('the plumber is here on Tuesday afternoon, soup that night please').rules).toMatchObject([
      have('soup', once, { when: { days: ['tuesday'] } }),
    ])
  })
})
