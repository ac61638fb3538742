/** Clauses that refer to a wish, and clauses that begin a new one (planner 135). */
import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()

type Row = [sentence: string, rules: object[], unread?: string[]]

describe('planner 135: what points back is of what it points to, and a new wish stands alone', () => {
  it.each<Row>([
    // Nothing comes twice.
    [
      'we don’t want the same kind of cuisine turning up twice',
      [{ kind: 'repeat', count: { max: 1 }, by: 'cuisine' }],
    ],
    [
      'we do not want to see the same supper more than once',
      [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['dinner'] } }],
    ],
    ['I don’t want to have the same dish two times', [{ kind: 'repeat', count: { max: 1 } }]],
    [
      'nobody wants any lunch popping up again',
      [{ kind: 'repeat', count: { max: 1 }, when: { slots: ['lunch'] } }],
    ],
    ['nobody wants to eat the same thing more than once', [{ kind: 'repeat', count: { max: 1 } }]],
    ['we don’t want the same meat twice', [{ kind: 'repeat', count: { max: 1 }, by: 'protein' }]],
    ['I want two different cuisines', [have({ different: 'cuisine' }, { min: 2 })]],
    ['we don’t want chicken twice', [], ['we don’t want chicken twice']],
    // Behind 'and then' and 'oh and' a new wish begins.
    [
      'soup on Monday because the boiler man comes at noon and then eggs no more than once',
      [have('soup', once, on('monday')), have('eggs', { max: 1 })],
      ['because the boiler man comes at noon'],
    ],
    [
      'pizza delivered on Tuesday since it’s sports day and there’ll be five of us on Sunday oh and nothing with ginger at all',
      [
        { kind: 'skip', ...on('tuesday'), instead: 'takeaway' },
        { kind: 'heads', ...on('sunday'), people: 5 },
        have('ginger', none),
      ],
      ['since it’s sports day'],
    ],
    [
      'how do you spell paella oh and no rice on Thursday',
      [have('rice', none, on('thursday'))],
      ['how do you spell paella'],
    ],
    [
      'two roasts and then a pie somewhere oh and Friday Ben’s got chess so it’s just three of us',
      [have('roasts', { min: 2, max: 2 }), have('pie', once), { kind: 'heads', ...on('friday'), people: 3 }],
      ['Ben’s got chess'],
    ],
    [
      'the page hung when I scrolled and we don’t want cod this week',
      [have('cod', none)],
      ['the page hung when I scrolled'],
    ],
    [
      'better napkins and a pie one evening',
      [have('pie', { min: 1, max: 1 }, { when: { slots: ['dinner'] } })],
      ['better napkins'],
    ],
    [
      'we’re at a wedding on Saturday so don’t worry about anything and then quick food on Sunday',
      [
        { kind: 'skip', ...on('saturday'), instead: 'out' },
        have({ minutes: { max: 25 } }, 'every', on('sunday')),
      ],
    ],
    ['if it rains on Saturday then soup', [], ['if it rains on Saturday then soup']],
    // A wish that is repeated or refined.
    [
      'maybe the lasagne on Thursday I’ve been meaning to make it',
      [have({ recipe: 'Lasagne' }, once, { ...on('thursday'), strength: 'prefer' })],
      ['I’ve been meaning to make it'],
    ],
    [
      'Ben has found out he’s diabetic so his dinners have to reflect that',
      [have({ diet: 'diabetic' }, 'every', who('Ben'))],
    ],
    [
      'Ben’s coeliac, so his must be gluten free from now on',
      [have({ diet: 'coeliac' }, 'every', who('Ben')), have({ diet: 'gluten-free' }, 'every', who('Ben'))],
    ],
    [
      'Lily is vegan so all her meals should be dairy free',
      [have({ diet: 'vegan' }, 'every', who('Lily')), have({ diet: 'dairy-free' }, 'every', who('Lily'))],
    ],
    [
      'nothing spicy for Max either he’s got a blister poor thing',
      [have({ tag: 'spicy' }, none, who('Max'))],
      ['he’s got a blister poor thing'],
    ],
    ['nothing with anchovies Lily retches', [have('anchovies', none)], ['Lily retches']],
    ['no dairy in anything Max eats', [], ['no dairy in anything Max eats']],
    ['no sesame anywhere near Lily', [have('sesame', none, who('Lily'))]],
    [
      'raid the fridge on Thursday, leftovers only',
      [{ kind: 'skip', ...on('thursday'), instead: 'leftovers' }],
    ],
    ['a pie if you could fit it in', [have('pie', once, { strength: 'prefer' })]],
    [
      'something posh on Saturday to celebrate',
      [have({ tag: 'fancy' }, once, on('saturday'))],
      ['to celebrate'],
    ],
    [
      'pancakes on Sunday to thank the kids',
      [have({ recipe: 'Pancakes' }, once, on('sunday'))],
      ['to thank the kids'],
    ],
    ['Lily’s off sugar for the month', [have({ tag: 'low sugar' }, 'every', who('Lily'))]],
    ['lasagne on Friday if you’d be so good', [have({ recipe: 'Lasagne' }, once, on('friday'))]],
    // None of that.
    ['Lily swells up from kiwi so none of that', [have('kiwi', none, who('Lily')), have('kiwi', none)]],
    ['Ben can’t stand veal, none of that please', [have('veal', none, who('Ben'))]],
    ['we’ve gone off tripe, so none of those', [have('tripe', none)]],
    ['enough already with the rice, none this week', [have('rice', none)]],
    [
      'we’ve had lasagne coming out of our ears, give that a miss this week',
      [have({ recipe: 'Lasagne' }, none)],
      ['we’ve had lasagne coming out of our ears'],
    ],
    [
      'my cousins are staying Monday and Tuesday and don’t eat ham so none of that while they’re here',
      [{ kind: 'guest', ...on('monday', 'tuesday'), people: 2 }, have('ham', none, on('monday', 'tuesday'))],
    ],
    ['fish on Friday, none of that', [], ['fish on Friday, none of that']],
    [
      'my sister’s boys loved the prawns, none of them are left',
      [],
      ['my sister’s boys loved the prawns, none of them are left'],
    ],
    // How near meals may be to each other.
    [
      'no more than one rice dish in any four days',
      [{ kind: 'repeat', what: { food: 'rice' }, count: { max: 1 }, days: 4 }],
    ],
    [
      'beans no more than once in three days',
      [{ kind: 'repeat', what: { food: 'beans' }, count: { max: 1 }, days: 3 }],
    ],
    [
      'bread as often as you want, but not two days running',
      [{ kind: 'repeat', what: { food: 'bread' }, count: { max: 1 }, days: 2 }],
      ['bread as often as you want'],
    ],
    [
      'pasta is fine but not two nights running',
      [{ kind: 'repeat', what: { food: 'pasta' }, count: { max: 1 }, days: 2 }],
      ['pasta is fine'],
    ],
    [
      'curry twice but leave two days between them',
      [
        have('curry', { min: 2, max: 2 }),
        { kind: 'repeat', what: { food: 'curry' }, count: { max: 1 }, days: 3 },
      ],
    ],
    [
      'soup the day straight after the roast chicken',
      [{ kind: 'order', what: { food: 'soup' }, after: { recipe: 'Roast chicken' } }],
    ],
    [
      'make the dal and then the day after that something with no meat in it',
      [have('dal', once), { kind: 'order', what: { diet: 'vegetarian' }, after: { food: 'dal' } }],
    ],
    [
      'lasagne on Monday and the day after that soup',
      [have({ recipe: 'Lasagne' }, once, on('monday')), have('soup', once, on('tuesday'))],
    ],
  ])('%s', (sentence, rules, unread = []) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread })
  })
})
