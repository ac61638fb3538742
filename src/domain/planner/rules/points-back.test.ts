/** What points back to a wish, and what begins a new one (planner 135). */
import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()

type Row = [sentence: string, rules: object[], unread?: string[]]

describe('planner 135: what points back is of what it points to, and a new wish stands alone', () => {
  it.each<Row>([
    // Nothing comes twice.
    [
      'we don’t want the same cuisine coming up twice',
      [{ kind: 'repeat', count: { max: 1 }, by: 'cuisine' }],
    ],
    [
      'we do not want to see the same dinner twice',
      [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['dinner'] } }],
    ],
    ['I don’t want to eat the same meal two times', [{ kind: 'repeat', count: { max: 1 } }]],
    [
      'I don’t want any dinner coming round twice',
      [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['dinner'] } }],
    ],
    ['nobody wants to see the same dish more than once', [{ kind: 'repeat', count: { max: 1 } }]],
    ['we don’t want the same meat twice', [{ kind: 'repeat', count: { max: 1 }, by: 'protein' }]],
    ['I want two different cuisines', [have({ different: 'cuisine' }, { min: 2 })]],
    ['we don’t want chicken twice', [], ['we don’t want chicken twice']],
    // Behind 'and then' and 'oh and' something new begins.
    [
      'fish on Monday because I’m on my knees by six and then sausages no more than once',
      [have('fish', once, on('monday')), have('sausages', { max: 1 })],
      ['because I’m on my knees by six'],
    ],
    [
      'takeaway on Thursday cos it’s parents evening and there’ll be six of us on Saturday oh and nothing with chilli in it at all',
      [
        { kind: 'skip', ...on('thursday'), instead: 'takeaway' },
        { kind: 'heads', ...on('saturday'), people: 6 },
        have('chilli', none),
      ],
      ['cos it’s parents evening'],
    ],
    [
      'how long does a chicken take oh and no pasta on Wednesday',
      [have('pasta', none, on('wednesday'))],
      ['how long does a chicken take'],
    ],
    [
      'two roasts and then a soup somewhere oh and Tuesday Ben’s got poker so it’s just three of us',
      [
        have('roasts', { min: 2, max: 2 }),
        have('soup', once),
        { kind: 'heads', ...on('tuesday'), people: 3 },
      ],
      ['Ben’s got poker'],
    ],
    [
      'the app froze when I tapped it and we don’t want salmon this week',
      [have('salmon', none)],
      ['the app froze when I tapped it'],
    ],
    [
      'decent coffee and a curry one evening',
      [have('curry', { min: 1, max: 1 }, { when: { slots: ['dinner'] } })],
      ['decent coffee'],
    ],
    [
      'we’re at a wedding on Saturday so don’t bother with anything and then quick stuff on Sunday',
      [
        { kind: 'skip', ...on('saturday'), instead: 'out' },
        have({ minutes: { max: 25 } }, 'every', on('sunday')),
      ],
    ],
    ['if it rains on Saturday then soup', [], ['if it rains on Saturday then soup']],
    // What is said of a wish once more.
    [
      'perhaps the lasagne on Tuesday I’ve been meaning to try it',
      [have({ recipe: 'Lasagne' }, once, { ...on('tuesday'), strength: 'prefer' })],
      ['I’ve been meaning to try it'],
    ],
    [
      'Ben has been told he’s diabetic so his meals need to suit that',
      [have({ diet: 'diabetic' }, 'every', who('Ben'))],
    ],
    [
      'Ben’s coeliac, so his has to be gluten free from here on in',
      [have({ diet: 'coeliac' }, 'every', who('Ben')), have({ diet: 'gluten-free' }, 'every', who('Ben'))],
    ],
    [
      'Lily is vegan so all her food must be dairy free',
      [have({ diet: 'vegan' }, 'every', who('Lily')), have({ diet: 'dairy-free' }, 'every', who('Lily'))],
    ],
    [
      'nothing spicy for Lily either she’s got mouth ulcers poor thing',
      [have({ tag: 'spicy' }, none, who('Lily'))],
      ['she’s got mouth ulcers poor thing'],
    ],
    ['nothing with mushrooms Max gags', [have('mushrooms', none)], ['Max gags']],
    ['no dairy in anything Max eats', [], ['no dairy in anything Max eats']],
    ['no nuts anywhere near Max', [have('nuts', none, who('Max'))]],
    [
      'clean out the fridge on Friday, leftovers only',
      [{ kind: 'skip', ...on('friday'), instead: 'leftovers' }],
    ],
    ['a bit of salmon if you can squeeze it in', [have('salmon', once, { strength: 'prefer' })]],
    [
      'something special on Friday to celebrate',
      [have({ tag: 'special' }, once, on('friday'))],
      ['to celebrate'],
    ],
    [
      'pancakes on Sunday to treat the kids',
      [have({ recipe: 'Pancakes' }, once, on('sunday'))],
      ['to treat the kids'],
    ],
    ['Ben’s off dairy for the month', [have({ diet: 'dairy-free' }, 'every', who('Ben'))]],
    ['lasagne on Friday if you’d be so kind', [have({ recipe: 'Lasagne' }, once, on('friday'))]],
    // None of that.
    [
      'Lily breaks out in hives from prawns so none of that',
      [have('prawns', none, who('Lily')), have('prawns', none)],
    ],
    ['Ben can’t stand lamb, none of that please', [have('lamb', none, who('Ben'))]],
    ['we’ve gone right off lamb, so none of that', [have('lamb', none)]],
    ['enough already with the chicken, none this week', [have('chicken', none)]],
    [
      'we’ve had lasagne coming out of our ears, give it a rest this week',
      [have({ recipe: 'Lasagne' }, none)],
      ['we’ve had lasagne coming out of our ears'],
    ],
    [
      'my friends are staying Friday and Saturday and don’t eat pork so none of that while they’re here',
      [
        { kind: 'guest', ...on('friday', 'saturday'), people: 2 },
        have('pork', none, on('friday', 'saturday')),
      ],
    ],
    ['fish on Friday, none of that', [], ['fish on Friday, none of that']],
    [
      'my sister’s boys loved the prawns, none of them are left',
      [],
      ['my sister’s boys loved the prawns, none of them are left'],
    ],
    // How near to one another.
    [
      'no more than one egg dish in any three days',
      [{ kind: 'repeat', what: { food: 'egg' }, count: { max: 1 }, days: 3 }],
    ],
    [
      'pasta no more than once in four days',
      [{ kind: 'repeat', what: { food: 'pasta' }, count: { max: 1 }, days: 4 }],
    ],
    [
      'potatoes as often as you like, but not two nights on the trot',
      [{ kind: 'repeat', what: { food: 'potatoes' }, count: { max: 1 }, days: 2 }],
      ['potatoes as often as you like'],
    ],
    [
      'pasta is fine but not two nights running',
      [{ kind: 'repeat', what: { food: 'pasta' }, count: { max: 1 }, days: 2 }],
      ['pasta is fine'],
    ],
    [
      'mince twice but leave at least a day between them',
      [
        have('mince', { min: 2, max: 2 }),
        { kind: 'repeat', what: { food: 'mince' }, count: { max: 1 }, days: 2 },
      ],
    ],
    [
      'salad the day right after the roast chicken',
      [{ kind: 'order', what: { food: 'salad' }, after: { recipe: 'Roast chicken' } }],
    ],
    [
      'do the lasagne and then the day after that something with no meat in it',
      [
        have({ recipe: 'Lasagne' }, once),
        { kind: 'order', what: { diet: 'vegetarian' }, after: { recipe: 'Lasagne' } },
      ],
    ],
    [
      'lasagne on Monday and the day after that soup',
      [have({ recipe: 'Lasagne' }, once, on('monday')), have('soup', once, on('tuesday'))],
    ],
  ])('%s', (sentence, rules, unread = []) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread })
  })
})
