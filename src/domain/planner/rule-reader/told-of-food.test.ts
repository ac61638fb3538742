import { describe, expect, it } from 'vitest'
import { all, aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const read = (sentence: string) => readRules(sentence, home)
const rulesOf = (sentence: string) => read(sentence).rules
const prefer = { strength: 'prefer' }

describe('planner 112: what a food does to somebody, and what a doctor says, is what they must not have', () => {
  it.each([
    ['prawns make Max ill', have('prawns', none, who('Max'))],
    ['Cheese makes me feel sick', have('cheese', none, who('Nora'))],
    ['nuts give the kids a rash', have({ diet: 'nut-free' }, 'every', who('Lily', 'Max'))],
    ['sausages leave Ben feeling bloated', have('sausages', none, who('Ben'))],
    ['spicy food gives Ben heartburn', have({ tag: 'spicy' }, none, who('Ben'))],
    ['keep prawns off Max’s plate', have('prawns', none, who('Max'))],
    ['the doctor wants Ben off red meat', have('red meat', none, who('Ben'))],
    ['the doctor says low fat for Ben', have({ tag: 'low fat' }, 'every', who('Ben'))],
    ['my nurse told Ben to cut down on salt', have({ tag: 'low salt' }, 'every', who('Ben'))],
    ['Lily and Max both hate aubergine', have('aubergine', none, who('Lily', 'Max'))],
    ['Lily is pure veg', have({ diet: 'vegetarian' }, 'every', who('Lily'))],
  ])('reads %s', (sentence, rule) => {
    expect(read(sentence)).toEqual(all([rule]))
  })

  it.each([
    'mince costs two pounds fifty',
    'mince is £5 at the moment',
    'mince costs 80p now',
    'chicken is £5',
    'lentils aren’t my favourite',
    'I can take or leave fish',
  ])('asks for nothing where a price is told, or that something is no favourite: %s', (sentence) =>
    expect(rulesOf(sentence)).toEqual([]),
  )

  it.each([
    'homework makes Max ill',
    'Max makes Lily sick',
    'the fish made us all ill',
    'soup makes Max happy',
    'the doctor is coming on Friday',
  ])('makes no dish of %s', (sentence) => {
    expect(rulesOf(sentence).filter(({ kind }) => kind === 'have')).toEqual([])
  })

  it('reads a diet beside those who eat anything', () => {
    expect(read('low carb for me and Ben, the kids can eat whatever')).toEqual({
      rules: [have({ tag: 'low carb' }, 'every', who('Nora', 'Ben'))],
      unread: ['the kids can eat whatever'],
    })
  })
})

describe('planner 113: how often and how much is what was said, and no more', () => {
  it.each([
    ['a soup or two', [have('soup', { min: 1, max: 2 })]],
    ['a curry or two on Friday and Saturday', [have('curry', { min: 1, max: 2 }, on('friday', 'saturday'))]],
    ['a salad every now and then', [have('salad', once)]],
    ['the odd salad', [have('salad', once)]],
    ['one from each: soup, curry', [have('soup', { min: 1, max: 1 }), have('curry', { min: 1, max: 1 })]],
    ['two of each: soup and curry', [have('soup', { min: 2, max: 2 }), have('curry', { min: 2, max: 2 })]],
    ['a nice winter warmer', [have({ tag: 'winter warmer' }, once)]],
    ['at least half the dinners vegetarian', [have({ diet: 'vegetarian' }, { min: 4 })]],
    ['at most half the dinners with meat', [have('meat', { max: 3 })]],
    ['is it ok if we have pizza like twice', [have('pizza', { min: 2, max: 2 })]],
    ['two pounds fifty a portion', [have({ cost: { max: 2.5 } }, 'every')]],
    ['three pounds eighty five a head max', [have({ cost: { max: 3.85 } }, 'every')]],
    ['a quid twenty each', [have({ cost: { max: 1.2 } }, 'every')]],
    ['Ben fancies soup but I want curry so do both', [have('soup', once), have('curry', once)]],
    ['Ben’s favourite: fish pie', [have('fish pie', once)]],
    ['my favourite, lasagne, once', [have({ recipe: 'Lasagne' }, { min: 1, max: 1 })]],
    [
      'dinners under £3 each, and could one of them be a roast',
      [
        have({ cost: { max: 3 } }, 'every', { when: { slots: ['dinner'] } }),
        have('roast', { min: 1, max: 1 }),
      ],
    ],
    ['jollof must feature', [have('jollof', once)]],
    ['it is important that we eat fish twice', [have('fish', { min: 2, max: 2 })]],
    ['it’d be class if we could have tacos', [have('tacos', once, prefer)]],
    ['I’d appreciate it if there was no coriander', [have('coriander', none, prefer)]],
    ['avoid beef completely', [have('beef', none)]],
    ['ready in 10 minutes max', [have({ minutes: { max: 10 } }, 'every')]],
    ['keep sugar low', [have({ tag: 'low sugar' }, 'every')]],
    ['would you mind putting a pie in', [have('pie', once)]],
    ['a lamb dish if the budget allows', [have('lamb', once, prefer)]],
    ['Ben hates coriander, always has', [have('coriander', none, who('Ben'))]],
  ])('reads %s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each([
    'not all chicken',
    'times are hard',
    'don’t always do rice',
    'not everything spicy',
    'never all pasta',
    'I like two of the curries',
    'it would be rude if they had no pudding',
  ])('says %s back', (sentence) => {
    expect(rulesOf(sentence)).toEqual([])
  })

  it('counts also at least half of one meal', () => {
    const meals = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })
    expect(readRules('at least half the lunches should be vegetarian', meals).rules).toEqual([
      have({ diet: 'vegetarian' }, { min: 4 }, { when: { slots: ['lunch'] } }),
    ])
  })
})

const use = (food: string, n?: number, unit?: string) => ({
  kind: 'use',
  what: { food },
  ...(n !== undefined && { amount: { n, ...(unit !== undefined && { unit }) } }),
})

describe('planner 114: what there is and has to go is used up, and what is said of a food goes on with it', () => {
  it.each([
    ['I bought four salmon fillets, use them up', [use('salmon fillets', 4)]],
    ['we have salmon and peas, do something with them', [use('salmon'), use('peas')]],
    ['use the mince first, then the salmon', [use('mince'), use('salmon')]],
    ['we have salmon and peas. Use them up', [use('salmon'), use('peas')]],
    ['half a cabbage needs eating, and about 300g of mince', [use('cabbage', 0.5), use('mince', 300, 'g')]],
    [
      'half a cauliflower, some feta and 2 peppers to use up',
      [use('cauliflower', 0.5), use('feta'), use('peppers', 2)],
    ],
    ['use up the leeks before they go funny', [use('leeks')]],
    ['a pound of turkey that expires soon', [use('turkey', 1, 'lb')]],
    ['get rid of half a gallon of milk', [use('milk', 0.5, 'gallon')]],
    ['we have an open jar of miso, would be a shame to waste', [use('miso', 1, 'jar')]],
    ['the ricotta wants using and there’s a bit of spinach too', [use('ricotta'), use('spinach')]],
    ['we’ve got loads of carrots', [use('carrots')]],
    ['we have too many eggs', [use('eggs')]],
  ])('reads %s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it.each([
    ['we’ve had sausages all over, give us a break from them', 'sausages', none],
    ['Ben loves fish, so put it in twice', 'fish', { min: 2, max: 2 }],
    ['we love soup, have it twice', 'soup', { min: 2, max: 2 }],
    ['I burnt the rice, not doing it again', 'rice', none],
  ])('knows what is meant in %s', (sentence, food, count) => {
    const { rules, unread } = read(sentence)
    expect(rules).toEqual([have(food, count)])
    expect(unread).toEqual([sentence.split(',')[0]])
  })

  it.each([
    'I bought salmon',
    'Ben bought a new pan, use it',
    'Lily is fussy: no peas',
    'cook from what we have: rice, peas, eggs',
  ])('asks for nothing in %s', (sentence) => {
    expect(rulesOf(sentence)).toEqual([])
  })

  it('reads the wish behind the colon of a remark', () => {
    expect(read('Lily is fussy: plain food for Lily')).toEqual({
      rules: [have({ tag: 'plain' }, 'every', who('Lily'))],
      unread: ['Lily is fussy'],
    })
  })
})
