import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, once, none, on, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({
  recipes: ['Roast chicken', 'Lentil dal', 'Lasagne', 'Pork chops with apples'],
  tags: ['spicy', 'quick', 'plain'],
})

describe('planner 50: what is only half understood is said back as a whole', () => {
  it.each([
    // The end of a list says when, for whom, or that there is no other.
    'soup and zorblax on Friday',
    'no wheat, no beef and no zorblax for Granny Jo on Friday',
    'sausages for the kids, something zorblaxy for us on Friday',
    'just me and the two zorblaxes on Friday',
    // A dish without part of it, or in place of another.
    'chilli without beans',
    'turkey instead of beef in the zorblax',
    'pasta but no cheese on Tuesday',
    // What is uncertain, denied, or about some of them.
    'Granny Jo might come on Saturday',
    'we are not away on Saturday',
    'everyone but Max is out on Friday',
    'Max and Lily fast on Friday',
    'less than 20 carbs for Max',
    'one fewer on Friday',
    'only eat out once',
    'soup the other two days',
    'a nut free, egg free dinner for Max',
    'rotate chicken, beef and pork',
    'big lunch on Sunday and just soup in the evening',
    'a salad with every dinner',
    // Food that there is, which is no wish.
    'we have salmon and soup',
    'no repeats of anything we had this week',
    // The day of a dropped wish is still open.
    'Max has a sleepover Friday, 4 extra kids, soup',
  ])('%s', (sentence) => {
    expect(readRules(sentence, home)).toEqual({ rules: [], unread: [sentence] })
  })

  it.each<[string, unknown[], string[]]>([
    [
      'tacos on Tuesday. Beef ones not fish',
      [have({ food: 'tacos' }, once, on('tuesday'))],
      ['Beef ones not fish'],
    ],
    [
      'no beef on Tuesday, soup on Friday with zorblaxes',
      [have({ food: 'beef' }, none, on('tuesday')), have({ food: 'soup' }, once, on('friday'))],
      ['with zorblaxes'],
    ],
    [
      "don't make soup for Thursday, make it for Friday",
      [have({ food: 'soup' }, none, on('thursday'))],
      ['make it for Friday'],
    ],
    [
      'soup on Monday unless it rains then pizza',
      [have({ food: 'soup' }, once, on('monday'))],
      ['unless it rains then pizza'],
    ],
    [
      'pasta twice, none of them spicy',
      [have({ food: 'pasta' }, { min: 2, max: 2 })],
      ['none of them spicy'],
    ],
    ['soup on Monday, it’s turned cold', [have({ food: 'soup' }, once, on('monday'))], ['it’s turned cold']],
    [
      'let the kids choose on Friday, otherwise quick dinners',
      [
        have({ minutes: { max: 25 } }, 'every', {
          when: {
            days: ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'],
            slots: ['dinner'],
          },
        }),
      ],
      ['let the kids choose on Friday'],
    ],
    ['no cooking on Monday, soup will do', [{ kind: 'skip', ...on('monday') }], ['soup will do']],
    [
      'fish once, maybe on Friday',
      [
        have({ food: 'fish' }, { min: 1, max: 1 }),
        have({ food: 'fish' }, once, { ...on('friday'), strength: 'prefer' }),
      ],
      [],
    ],
    ['plain food for Max for a few days', [], ['plain food for Max for a few days']],
  ])('%s', (sentence, rules, unread) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread })
  })
})

describe('planner 51: who, when and how often hold for all that they are said of', () => {
  it.each<[string, unknown[]]>([
    ['one roast each Sunday', [have({ food: 'roast' }, 'every', on('sunday'))]],
    [
      'gluten free for Max every night and a salad for me on Monday',
      [
        have({ diet: 'gluten-free' }, 'every', who('Max')),
        have({ food: 'salad' }, once, { ...on('monday'), ...who('Nora') }),
      ],
    ],
    [
      'eggs for Ben and soup for the kids each night',
      [have({ food: 'eggs' }, 'every', who('Ben')), have({ food: 'soup' }, 'every', who('Lily', 'Max'))],
    ],
    ['burgers, stew or pie on Friday', [have({ food: ['burgers', 'stew', 'pie'] }, once, on('friday'))]],
    ['Lily is a vegetarian', [have({ diet: 'vegetarian' }, 'every', who('Lily'))]],
    ['Max only eats pasta', [have({ food: 'pasta' }, 'every', who('Max'))]],
    [
      'no more than 20 minutes on a weekday',
      [have({ minutes: { max: 20 } }, 'every', on('monday', 'tuesday', 'wednesday', 'thursday', 'friday'))],
    ],
    [
      'fish on Monday or Tuesday and again on Friday',
      [have({ food: 'fish' }, once, on('monday', 'tuesday')), have({ food: 'fish' }, once, on('friday'))],
    ],
    ['at least two but no more than four fish dishes', [have({ food: 'fish' }, { min: 2, max: 4 })]],
    [
      'vegetarian save for Saturday when we have lasagne',
      [
        have(
          { diet: 'vegetarian' },
          'every',
          on('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday'),
        ),
        have({ recipe: 'Lasagne' }, once, on('saturday')),
      ],
    ],
    [
      'the kids are with their nan from Thursday until Saturday',
      [{ kind: 'away', ...on('thursday', 'friday', 'saturday'), ...who('Lily', 'Max') }],
    ],
    ['use up the pork chops', [{ kind: 'use', what: { food: 'pork chops' } }]],
    ['fish on Sunday not Saturday', [have({ food: 'fish' }, once, on('sunday'))]],
    ['Max says he hates mushrooms', [have({ food: 'mushrooms' }, none, who('Max'))]],
    ['the week under seventy five quid', [{ kind: 'total', what: { cost: { max: 75 } }, per: 'week' }]],
  ])('%s', (sentence, rules) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread: [] })
  })
})
