/**
 * Phrases that mean the same as a plainer word, depending on the words beside them (planner 137).
 */
import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const prefer = { strength: 'prefer' }
const one = { min: 1, max: 1 }
const away = (day: string, ...names: string[]) => ({ kind: 'away', ...on(day), ...who(...names) })
const again = (food: string, from: string, to: object) => ({
  kind: 'leftover',
  what: { food },
  ...on(from),
  to,
})

type Row = [sentence: string, rules: object[], unread?: string[]]

describe('planner 137: what is said in a longer way is understood', () => {
  it.each<Row>([
    // Preferences.
    ['I wouldn’t say no to a risotto', [have('risotto', once, prefer)]],
    ['a pie on Friday but only if it’s no trouble', [have('pie', once, { ...on('friday'), ...prefer })]],
    ['soup on Monday but no big deal if not', [have('soup', once, { ...on('monday'), ...prefer })]],
    // Amounts behind their dish.
    ['no olives altogether', [have('olives', none)]],
    ['six of us altogether on Friday', [{ kind: 'heads', ...on('friday'), people: 6 }]],
    ['stew twice, minimum', [have('stew', { min: 2 })]],
    ['stew once, tops', [have('stew', { max: 1 })]],
    ['rice three times at most, any meal', [have('rice', { max: 3 })]],
    ['any meal will do', [], ['any meal will do']],
    [
      'lamb two nights tofu one night',
      [
        have('lamb', { min: 2, max: 2 }, { when: { slots: ['dinner'] } }),
        have('tofu', one, { when: { slots: ['dinner'] } }),
      ],
    ],
    ['two of them are vegan', [], ['two of them are vegan']],
    ['keep the cheese to two nights tops', [have('cheese', { max: 2 }, { when: { slots: ['dinner'] } })]],
    [
      'soup on Monday and keep the rest for Tuesday',
      [have('soup', once, on('monday')), again('soup', 'monday', { days: ['tuesday'] })],
    ],
    [
      'pie on Monday and keep the rest under £4',
      [
        have('pie', once, on('monday')),
        have(
          { cost: { max: 4 } },
          'every',
          on('tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
        ),
      ],
    ],
    // Who is where.
    ['the kids are with my mum on Friday', [away('friday', 'Lily', 'Max')]],
    ['the kids are with my mum', [], ['the kids are with my mum']],
    ['Granny Jo is with us on Friday', [{ kind: 'guest', ...on('friday'), people: 1, ...who('Granny Jo') }]],
    ['only me and Lily home on Tuesday', [away('tuesday', 'Ben', 'Max')]],
    ['it’s just the kids wanting fed on Friday', [away('friday', 'Nora', 'Ben')]],
    ['it’s for Ben', [], ['it’s for Ben']],
    ['we eat at church on Sunday', [{ kind: 'skip', ...on('sunday'), instead: 'out' }]],
    ['we eat at seven on Sunday', [], ['we eat at seven on Sunday']],
    ['we eat at home on Sunday', [], ['we eat at home on Sunday']],
    [
      'it’s Ben’s birthday on Sunday and there’ll be ten of us',
      [{ kind: 'heads', ...on('sunday'), people: 10 }],
      ['it’s Ben’s birthday'],
    ],
    // For whom, and how.
    [
      'give the kids fish fingers on Friday',
      [have('fish fingers', once, { ...on('friday'), ...who('Lily', 'Max') })],
    ],
    ['give the kids an egg each', [], ['give the kids an egg each']],
    ['get some spinach into Lily', [have('spinach', once, who('Lily'))]],
    ['Max can only manage soft food', [have({ tag: 'soft' }, 'every', who('Max'))]],
    [
      'Lily wants a vegan dinner every night',
      [have({ diet: 'vegan' }, 'every', { when: { slots: ['dinner'] }, ...who('Lily') })],
    ],
    ['Lily wants pizza every night', [], ['Lily wants pizza every night']],
    ['I won’t have peanuts in the house', [have('peanuts', none)]],
    ['I won’t have peanuts on Friday', [have('peanuts', none, { ...on('friday') })]],
    ['we don’t have rice in the house', [], ['we don’t have rice in the house']],
    [
      'Ben is at his mum’s on Friday but back for tea',
      [],
      ['Ben is at his mum’s on Friday but back for tea'],
    ],
    ['the whole house is nut free', [have({ diet: 'nut-free' }, 'every')]],
    ['something ready in 20 on Friday', [have({ minutes: { max: 20 } }, once, on('friday'))]],
    ['be ready in 10 days', [], ['be ready in 10 days']],
    [
      'easy meals only until Tuesday',
      [have({ effort: 'easy' }, 'every', { when: { dates: ['2026-03-02', '2026-03-03'] } })],
    ],
    ['trout only until Tuesday', [], ['trout only until Tuesday']],
    ['one and the same dinner all week', [{ kind: 'repeat', same: true, when: { slots: ['dinner'] } }]],
    // A reason right behind a denied dish.
    ['no liver please Granny Jo’s on warfarin', [have('liver', none)], ['Granny Jo’s on warfarin']],
    [
      'nothing spicy it gives my mother heartburn',
      [have({ tag: 'spicy' }, none)],
      ['it gives my mother heartburn'],
    ],
    ['no dairy in anything Max eats', [], ['no dairy in anything Max eats']],
    ['a roast on Sunday and nothing with egg in it', [have('roast', once, on('sunday')), have('egg', none)]],
    // What lasts, and what there is.
    ['so a pot of soup on Friday', [have('soup', once, on('friday'))]],
    ['a pot of cream to use up', [{ kind: 'use', what: { food: 'cream' }, amount: { n: 1, unit: 'pot' } }]],
    ['a pot of yoghurt and three eggs', [], ['a pot of yoghurt and three eggs']],
    [
      'a stew on Sunday and that’s dinner sorted for Monday',
      [have('stew', once, on('sunday')), again('stew', 'sunday', { days: ['monday'], slots: ['dinner'] })],
    ],
    [
      'a ham on Sunday and box up the rest for Monday',
      [have('ham', once, on('sunday')), again('ham', 'sunday', { days: ['monday'] })],
    ],
    [
      'double the ragu so there’s enough for a second night',
      [{ kind: 'leftover', what: { food: 'ragu' }, meals: 2 }],
    ],
    [
      'I’ve got a ham and a big bag of peas, plan around those',
      [
        { kind: 'use', what: { food: 'ham' } },
        { kind: 'use', what: { food: 'peas' }, amount: { n: 1, unit: 'bag' } },
      ],
    ],
    ['we’ve a chicken and some leeks', [], ['we’ve a chicken and some leeks']],
    [
      'after we’ve had the lasagne, a salad the next day',
      [{ kind: 'order', what: { food: 'salad' }, after: { recipe: 'Lasagne' } }],
    ],
    // On that day, or on any day?
    [
      'I’m out on Friday so Ben is at the stove, keep it simple',
      [away('friday', 'Nora')],
      ['Ben is at the stove, keep it simple'],
    ],
    ['we’re skint, keep it cheap', [have({ tag: 'cheap' }, 'every')], ['we’re skint']],
    // Nobody cooks.
    ['all I want on Friday is to not cook', [{ kind: 'skip', ...on('friday') }]],
    ['all I want on Friday is a pie', [have('pie', once, on('friday'))]],
    ['I don’t want to cook fish on Friday', [], ['I don’t want to cook fish on Friday']],
    ['Monday just leftovers', [{ kind: 'skip', ...on('monday'), instead: 'leftovers' }]],
    [
      'mon pie tue whatever wed soup',
      [have('pie', once, on('monday')), have('soup', once, on('wednesday'))],
      ['tue whatever'],
    ],
  ])('%s', (sentence, rules, unread = []) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread })
  })
})
