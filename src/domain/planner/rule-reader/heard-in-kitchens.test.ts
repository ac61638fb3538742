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
const soups = aSpeakingHome({ recipes: ['Tomato soup', 'Lentil soup', 'Lamb biryani', 'Vegetable biryani'] })
const read = (sentence: string) => readRules(sentence, home)
const at = (day: string, ...slots: string[]) => ({ when: { days: [day], slots } })

describe('planner 74: code, addresses and the names of people are no dishes', () => {
  it.each([
    'alert(document.cookie);//',
    'eval(chicken)',
    'document.write("soup")',
    'soup.exe',
    'www.pizza.com',
    'anna@pasta.com',
    '/recipes/curry',
    'something sweet on Friday',
    'Max won’t eat anything green',
  ])('says back whole: %s', (sentence) => {
    expect(read(sentence)).toEqual(saidBack(sentence))
  })

  it('reads the wish beside code', () => {
    expect(read('console.log(pizza); soup on Friday').rules).toEqual([have('soup', once, on('friday'))])
  })

  it('takes a person or a small word for no part of a dish', () => {
    expect(read('for the kids pasta')).toEqual(all([have('pasta', once, who('Lily', 'Max'))]))
    expect(read('tacos some night').rules).toMatchObject([{ what: { food: 'tacos' } }])
  })

  it('knows an uncle by his name, beside a guest that it knows', () => {
    expect(read('Granny Jo and Uncle Pete are coming on Sunday')).toEqual(
      all([{ kind: 'guest', people: 2, ...on('sunday'), ...who('Granny Jo', 'Uncle Pete') }]),
    )
  })

  it('reads spoken words as what they stand for', () => {
    expect(read('we’re gonna have curry on Friday')).toEqual(all([have('curry', once, on('friday'))]))
    expect(read('egg butties on Saturday')).toEqual(all([have('egg sandwiches', once, on('saturday'))]))
    expect(read('nowt spicy of a weekday').rules).toMatchObject([{ count: none }])
  })

  it('knows dishes that no list of ingredients has', () => {
    expect(read('gumbo on Sunday, ratatouille on Monday')).toEqual(
      all([have('gumbo', once, on('sunday')), have('ratatouille', once, on('monday'))]),
    )
  })
})

describe('planner 75: what goes on with a clause has its day, its meal and its people', () => {
  it.each<[string, object[]]>([
    ['on Monday soup and salad', [have('soup', once, on('monday')), have('salad', once, on('monday'))]],
    [
      'Ben turns 40 on Tuesday: pizza, cake and no nuts',
      [
        have('pizza', once, on('tuesday')),
        have('cake', once, on('tuesday')),
        have('nuts', none, on('tuesday')),
      ],
    ],
    [
      'not pasta on Tuesday, soup instead',
      [have('pasta', none, on('tuesday')), have('soup', once, on('tuesday'))],
    ],
    [
      'salmon on Tuesday and a curry the day after',
      [have('salmon', once, on('tuesday')), have('curry', once, on('wednesday'))],
    ],
    [
      'Granny Jo comes on Tuesday but Ben isn’t here',
      [
        { kind: 'guest', people: 1, ...on('tuesday'), ...who('Granny Jo') },
        { kind: 'away', ...on('tuesday'), ...who('Ben') },
      ],
    ],
    [
      'Granny Jo comes on Saturday, biryani for ten',
      [
        { kind: 'guest', people: 1, ...on('saturday'), ...who('Granny Jo') },
        have('biryani', once, on('saturday')),
        { kind: 'heads', people: 10, ...on('saturday') },
      ],
    ],
    ['no kids on Saturday', [{ kind: 'away', ...on('saturday'), ...who('Lily', 'Max') }]],
    ['leave the steak till Saturday', [have('steak', once, on('saturday'))]],
    ['curry, but make it mild', [have({ food: 'curry', tag: 'mild' }, once)]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence).rules).toEqual(rules)
  })

  it('parts meals of one day without a mark', () => {
    const { rules, unread } = readRules('saturday breakfast pancakes lunch nothing dinner curry', allMeals)
    expect(unread).toEqual([])
    expect(rules).toEqual([
      have({ recipe: 'Pancakes' }, once, at('saturday', 'breakfast')),
      { kind: 'skip', ...at('saturday', 'lunch') },
      have('curry', once, at('saturday', 'dinner')),
    ])
  })

  it('reads a meal behind a comma as that of the day before it', () => {
    expect(readRules('takeaway on Friday, dinner that is', allMeals)).toEqual(
      all([{ kind: 'skip', instead: 'takeaway', ...at('friday', 'dinner') }]),
    )
    expect(readRules('ten for lunch on Sunday, four for dinner', allMeals)).toEqual(
      all([
        { kind: 'heads', people: 10, ...at('sunday', 'lunch') },
        { kind: 'heads', people: 4, ...at('sunday', 'dinner') },
      ]),
    )
  })

  it.each([
    'Ben’s out on Monday, in on Tuesday',
    'three extra on Saturday, all vegetarian',
    'we’re eating out on Saturday, cheap one please',
    'soup on Monday, sandwiches with it',
    'curry on Monday, hold the coriander',
  ])('makes no rule of all meals of what is said of one: %s', (sentence) => {
    expect(read(sentence).rules).toHaveLength(1)
  })

  it.each([
    'mainly fish and veg',
    'keep meat to weekends',
    'Lily eats fish but no other meat',
    'never fish and pasta in one week',
    'both grandmas on Sunday',
    'half a squash to use up, yoghurt and a tin of something',
    'no need to use up the peppers',
    'soup again?',
    'the night Ben is out, a roast',
  ])('says back whole: %s', (sentence) => {
    expect(read(sentence).rules).toEqual([])
  })
})

describe('planner 76: of a list under one number, and of a dish said again, the narrower holds', () => {
  it.each<[string, object[]]>([
    ['two of: korma, lasagne, chilli', [have({ food: ['korma', 'lasagne', 'chilli'] }, { min: 2, max: 2 })]],
    ['at most one of pizza, burgers or ribs', [have({ food: ['pizza', 'burgers', 'ribs'] }, { max: 1 })]],
    [
      'one of each: fish, chicken, beef',
      ['fish', 'chicken', 'beef'].map((food) => have(food, { min: 1, max: 1 })),
    ],
    ['red meat? once, no more', [have('red meat', { min: 1, max: 1 })]],
    ['five veggie, nope, four veggie meals', [have({ diet: 'vegetarian' }, { min: 4, max: 4 })]],
    ['Chinese no sorry Thai on Wednesday', [have({ cuisine: 'thai' }, once, on('wednesday'))]],
    ['fish on Monday I think, no Tuesday', [have('fish', once, on('tuesday'))]],
    ['between 400 and 600 calories', [have({ kcal: { min: 400, max: 600 } }, 'every')]],
  ])('%s', (sentence, rules) => {
    expect(read(sentence)).toEqual(all(rules))
  })

  it('reads which one of a dish is meant, or is not', () => {
    expect(readRules('biryani on Saturday, the lamb one', soups)).toEqual(
      all([have({ recipe: 'Lamb biryani' }, once, on('saturday'))]),
    )
    expect(readRules('soup twice, but not the tomato one', soups)).toEqual(
      all([have('soup', { min: 2, max: 2 }), have({ recipe: 'Tomato soup' }, none)]),
    )
  })

  it.each<[string, string]>([
    ['something from the freezer on Thursday', 'freezer'],
    ['something ready made on Thursday', 'bought'],
    ['we’re invited to dinner on Thursday', 'out'],
    ['my parents are having us over on Thursday', 'out'],
  ])('reads what is eaten where nobody cooks: %s', (sentence, instead) => {
    expect(read(sentence).rules).toMatchObject([{ kind: 'skip', instead, when: { days: ['thursday'] } }])
  })
})
