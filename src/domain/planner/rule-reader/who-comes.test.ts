import { describe, expect, it } from 'vitest'
import { all, aSpeakingHome, have, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const read = (sentence: string) => readRules(sentence, home)

const guests = (people: number, ...days: string[]) => ({ kind: 'guest', people, ...on(...days) })

describe('planner 109: guests are counted once, however they are spoken of', () => {
  it.each([
    ['two extra on Friday, friends of Max’s', 2],
    ['an extra person on Friday, one of Max’s pals', 1],
    ['visitors on Friday, four of them', 4],
    ['we’ve visitors Friday, four extra', 4],
    ['we’re hosting four people on Friday', 4],
    ['hosting 8 on Friday', 8],
    ['there’s ten coming on Friday', 10],
    ['a friend of Lily’s is sleeping over Friday', 1],
    ['my sister Jo and her two kids are over on Friday', 3],
    ['my brother and his three little ones come Friday', 4],
    ['Ben’s brother and his wife are here Friday', 2],
  ])('%s', (sentence, people) => {
    expect(read(sentence)).toEqual(all([guests(people, 'friday')]))
  })

  it.each([
    ['my cousin comes with her boyfriend on Friday', { ...guests(2, 'friday'), ...who('Cousin') }],
    ['my sister is coming on Friday with her two kids', { ...guests(3, 'friday'), ...who('Sister') }],
  ])('counts who comes with a guest: %s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it('counts others as others, on the day of those before them', () => {
    expect(read('two friends on Friday, a cousin too')).toEqual(
      all([guests(2, 'friday'), { ...guests(1, 'friday'), ...who('Cousin') }]),
    )
    expect(read('two extra on Friday, two extra on Saturday')).toEqual(
      all([guests(2, 'friday'), guests(2, 'saturday')]),
    )
  })

  it('says back guests of whom nobody can tell how many they are', () => {
    for (const sentence of [
      'my sister and her kids come on Friday',
      'my sister comes on Friday with her kids',
    ])
      expect(read(sentence)).toEqual({ rules: [], unread: [sentence] })
  })

  it('takes a diet alone behind a guest for theirs', () => {
    expect(read('Granny Jo on Friday, gluten free')).toEqual(
      all([
        { ...guests(1, 'friday'), ...who('Granny Jo') },
        have({ diet: 'gluten-free' }, 'every', who('Granny Jo')),
      ]),
    )
    expect(read('a guest on Friday, vegetarian')).toEqual(
      all([guests(1, 'friday'), have({ diet: 'vegetarian' }, once, on('friday'))]),
    )
  })
})

describe('planner 109: the mother of whoever writes is a guest, the one of the children is not', () => {
  it.each([
    ['my dad comes on Friday', { ...guests(1, 'friday'), ...who('Dad') }],
    ['dad’s away on Friday', { kind: 'away', ...on('friday'), ...who('Ben') }],
  ])('%s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it('knows whose father is meant where a child writes', () => {
    const { rules } = readRules('my dad is away on Friday', aSpeakingHome({ speaker: 'Lily' }))
    expect(rules).toEqual([{ kind: 'away', ...on('friday'), ...who('Ben') }])
  })
})

describe('planner 109: who is left out of all is away', () => {
  it.each([
    ['everyone is home except Lily all week', { kind: 'away', ...who('Lily') }],
    ['everyone except Lily is home on Friday', { kind: 'away', ...on('friday'), ...who('Lily') }],
    ['all of us bar Max on Friday', { kind: 'away', ...on('friday'), ...who('Max') }],
  ])('%s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it('is not away from a dish that is for all but one', () => {
    expect(read('pizza on Friday for everyone except Lily').rules).not.toMatchObject([{ kind: 'away' }])
  })
})

it('planner 109: a guest who stays until a day is there already', () => {
  const dates = ['2026-03-02', '2026-03-03', '2026-03-04']
  expect(read('Granny Jo stays till Wednesday')).toEqual(
    all([{ kind: 'guest', people: 1, when: { dates }, ...who('Granny Jo') }]),
  )
})

describe('planner 120: where a sentence names who alone eats, the others of the family are away', () => {
  it.each([
    ['just me and Ben on Friday', ['Lily', 'Max']],
    ['only the kids on Friday', ['Nora', 'Ben']],
    ['Max is home alone on Friday', ['Nora', 'Ben', 'Lily']],
    ['I’m on my own on Friday', ['Ben', 'Lily', 'Max']],
  ])('%s', (sentence, others) => {
    expect(read(sentence)).toEqual(all([{ kind: 'away', ...on('friday'), ...who(...others) }]))
  })

  it('of others than the family only the number is known', () => {
    expect(read('just two of us on Friday')).toEqual(all([{ kind: 'heads', people: 2, ...on('friday') }]))
  })
})
