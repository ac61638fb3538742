/** What looks like a wish and is none, or is a wish of another kind (planner 134). */
import { describe, expect, it } from 'vitest'
import { aSpeakingHome, have, none, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({ aliases: { dad: 'Ben', mum: 'Nora' } })
const allDay = { ...home, slots: ['breakfast', 'lunch', 'dinner'] as const }

type Row = [sentence: string, rules: object[], unread?: string[]]

describe('planner 134: a remark makes no rule, and a reason does not change whose wish it is', () => {
  it.each<Row>([
    // What somebody has, or how the weather is, is no dish.
    ['broth on Tuesday for Max’s cold', [have('broth', once, on('tuesday'))], ['Max’s cold']],
    ['something warm on Tuesday for my cold', [have({ tag: 'warm' }, once, on('tuesday'))], ['my cold']],
    ['we always go all out when it’s Max’s birthday', [], ['we always go all out when it’s Max’s birthday']],
    [
      'a cold supper on Friday',
      [have({ tag: 'cold' }, once, { when: { days: ['friday'], slots: ['dinner'] } })],
    ],
    // Minutes alone say how quick it is.
    [
      'a dish I can knock together in ten minutes on Thursday',
      [have({ minutes: { max: 10 } }, once, on('thursday'))],
    ],
    [
      'a dinner you can put on the table within half an hour on Friday',
      [have({ minutes: { max: 30 } }, 'every', { when: { days: ['friday'], slots: ['dinner'] } })],
    ],
    [
      'something we can rustle up in under 20 minutes on Monday',
      [have({ minutes: { max: 20 } }, once, on('monday'))],
    ],
    ['something I can throw together on Tuesday', [have({ effort: 'easy' }, once, on('tuesday'))]],
    // Back on a day: until the day before.
    [
      'Ben’s in Cork for a meeting from Tuesday, back Thursday morning',
      [{ kind: 'away', ...on('tuesday', 'wednesday'), ...who('Ben') }],
    ],
    [
      'Lily is away from Monday and home again on Wednesday',
      [{ kind: 'away', ...on('monday', 'tuesday'), ...who('Lily') }],
    ],
    [
      'Max is at camp from Tuesday, he’s back Friday',
      [{ kind: 'away', ...on('tuesday', 'wednesday', 'thursday'), ...who('Max') }],
    ],
    [
      'Ben’s away Wednesday, back Saturday',
      [{ kind: 'away', ...on('wednesday', 'thursday', 'friday'), ...who('Ben') }],
    ],
    ['Ben is away from Wednesday, back Friday night', [], ['Ben is away from Wednesday, back Friday night']],
    ['Ben’s back on Friday', [], ['Ben’s back on Friday']],
    // The speaker's mother is at her own house.
    ['we’re eating at my mum’s on Tuesday', [{ kind: 'skip', ...on('tuesday'), instead: 'out' }]],
    ['Saturday we’re all round at my mum’s', [{ kind: 'skip', ...on('saturday'), instead: 'out' }]],
    ['my mum’s lasagne on Sunday', [have({ recipe: 'Lasagne' }, once, on('sunday'))]],
    ['my mum’s coming on Sunday', [{ kind: 'guest', ...on('sunday'), ...who('Mum'), people: 1 }]],
    // A big pot does not mean a second meal.
    [
      'it’s going to pour on Sunday so a big pot of stew',
      [have('stew', once, on('sunday'))],
      ['it’s going to pour'],
    ],
    ['a huge pan of soup', [have('soup', once)]],
    ['a big pot of stew for two nights', [{ kind: 'leftover', what: { food: 'stew' }, meals: 2 }]],
    // Somebody who is given food is not away.
    [
      'Max has a school trip on Tuesday so he needs something quick',
      [have({ minutes: { max: 25 } }, once, on('tuesday'))],
      ['Max has a school trip'],
    ],
    [
      'Max has a school trip on Tuesday so pasta for us',
      [
        { kind: 'away', ...on('tuesday'), ...who('Max') },
        have('pasta', once, { ...on('tuesday'), ...who('Nora', 'Ben', 'Lily') }),
      ],
    ],
    [
      'Max has a school trip on Tuesday so no fish',
      [{ kind: 'away', ...on('tuesday'), ...who('Max') }, have('fish', none, on('tuesday'))],
    ],
    // Corrections.
    [
      'soup on Tuesday, no, Wednesday, Tuesday the cooker is off',
      [have('soup', once, on('wednesday'))],
      ['Tuesday the cooker is off'],
    ],
    [
      'pasta on Monday, Tuesday the oven is being mended',
      [have('pasta', once, on('monday'))],
      ['Tuesday the oven is being mended'],
    ],
    [
      'pasta on Monday, Tuesday the lasagne',
      [have('pasta', once, on('monday')), have({ recipe: 'Lasagne' }, once, on('tuesday'))],
    ],
    // A condition behind a full stop or 'and then' belongs to what follows.
    [
      'a curry one night. If we have time on Sunday, a roast',
      [have('curry', { min: 1, max: 1 }, { when: { slots: ['dinner'] } }), have('roast', once, on('sunday'))],
      ['If we have time on Sunday'],
    ],
    ['no beef. When it gets cold, soup', [have('beef', none)], ['When it gets cold, soup']],
    [
      'pasta once and then if it rains on Saturday a stew',
      [have('pasta', { min: 1, max: 1 })],
      ['if it rains on Saturday a stew'],
    ],
    [
      'cook for three on Monday and then when Ben is home on Friday his favourite, lasagne',
      [{ kind: 'heads', ...on('monday'), people: 3 }, have({ recipe: 'Lasagne' }, once, on('friday'))],
      ['Ben is home on Friday his favourite'],
    ],
    [
      'a stew when it gets cold on Thursday',
      [have('stew', once, on('thursday'))],
      ['when it gets cold on Thursday'],
    ],
    // An amount that is said once.
    [
      '250 g of spinach wilting so could you use that up',
      [{ kind: 'use', what: { food: 'spinach' }, amount: { n: 250, unit: 'g' } }],
    ],
    [
      'two peppers and about 200 g of kale going off, use them up',
      [
        { kind: 'use', what: { food: 'peppers' }, amount: { n: 2 } },
        { kind: 'use', what: { food: 'kale' }, amount: { n: 200, unit: 'g' } },
      ],
    ],
    // Somebody cannot have any of a list.
    [
      'Max is allergic to eggs, dairy and nuts',
      [
        have({ diet: 'egg-free' }, 'every', who('Max')),
        have({ diet: 'dairy-free' }, 'every', who('Max')),
        have({ diet: 'nut-free' }, 'every', who('Max')),
      ],
    ],
    [
      'Max won’t eat peas, beans, kale and ham',
      [
        have('peas', none, who('Max')),
        have('beans', none, who('Max')),
        have('kale', none, who('Max')),
        have('ham', none, who('Max')),
      ],
    ],
    [
      'I can’t have milk, eggs and fish',
      [
        have({ diet: 'dairy-free' }, 'every', who('Nora')),
        have({ diet: 'egg-free' }, 'every', who('Nora')),
        have({ diet: 'fish-free' }, 'every', who('Nora')),
      ],
    ],
    [
      'Lily can’t have nuts, soup twice',
      [have({ diet: 'nut-free' }, 'every', who('Lily')), have('soup', { min: 2, max: 2 })],
    ],
    [
      'Max hates peas, beans and a pie on Friday',
      [have('peas', none, who('Max')), have('beans', none, who('Max')), have('pie', once, on('friday'))],
    ],
    ['we don’t want beef, pork and lamb', [have('beef', none), have('pork', none), have('lamb', none)]],
    // Words about some people only, or about nobody.
    [
      'the kids take sandwiches on Monday, they have hot dinners on Friday',
      [],
      ['the kids take sandwiches on Monday, they have hot dinners on Friday'],
    ],
    [
      'no eggs for Max but he can have them in cakes',
      [have('eggs', none, who('Max'))],
      ['he can have them in cakes'],
    ],
    [
      'Max’s dinners need to be mild',
      [have({ tag: 'mild' }, 'every', { when: { slots: ['dinner'] }, ...who('Max') })],
    ],
    ['Max’s lasagne on Friday', [have({ recipe: 'Lasagne' }, once, on('friday'))]],
    ['nobody wants the same dinner every day', [], ['nobody wants the same dinner every day']],
    ['leave Friday out', [{ kind: 'skip', ...on('friday') }]],
    [
      'use the leftover chicken on Monday in something with noodles',
      [],
      ['use the leftover chicken on Monday in something with noodles'],
    ],
    ['salmon either Monday or Tuesday, whichever’s cheaper', [have('salmon', once, on('monday', 'tuesday'))]],
    // Whose wish it is, and on which days.
    [
      'it’s parents evening on Tuesday oh and Lily’s vegetarian this week',
      [have({ diet: 'vegetarian' }, 'every', who('Lily'))],
      ['it’s parents evening'],
    ],
    [
      'it’s our anniversary on Friday. Ben is vegan',
      [have({ diet: 'vegan' }, 'every', who('Ben'))],
      ['it’s our anniversary'],
    ],
    [
      'it’s our anniversary on Friday. Steak please',
      [have('steak', once, on('friday'))],
      ['it’s our anniversary'],
    ],
    [
      'we’ve friends over on Saturday, one’s coeliac, one’s veggie, there’ll be seven all told',
      [
        { kind: 'guest', ...on('saturday'), people: 2 },
        have({ diet: 'coeliac' }, once, on('saturday')),
        have({ diet: 'vegetarian' }, once, on('saturday')),
        { kind: 'heads', ...on('saturday'), people: 7 },
      ],
    ],
    [
      'two veggie ones, one vegan',
      [have({ diet: 'vegetarian' }, { min: 2, max: 2 }), have({ diet: 'vegan' }, { min: 1, max: 1 })],
    ],
    [
      'Lily has swimming on Monday, Max has cubs on Wednesday, so quick ones then',
      [have({ minutes: { max: 25 } }, 'every', on('monday', 'wednesday'))],
      ['Lily has swimming on Monday, Max has cubs on Wednesday'],
    ],
  ])('%s', (sentence, rules, unread = []) => {
    expect(readRules(sentence, home)).toEqual({ rules, unread })
  })

  it.each<Row>([
    ['something cheap every evening', [have({ tag: 'cheap' }, 'every', { when: { slots: ['dinner'] } })]],
    ['pancakes every morning', [have({ recipe: 'Pancakes' }, 'every', { when: { slots: ['breakfast'] } })]],
    [
      'one new dish for lunch and no more than two pies',
      [have({ is: 'new' }, { min: 1, max: 1 }, { when: { slots: ['lunch'] } }), have('pies', { max: 2 })],
    ],
    [
      'two dinners with fish and one with tofu',
      [
        have('fish', { min: 2, max: 2 }, { when: { slots: ['dinner'] } }),
        have('tofu', { min: 1, max: 1 }, { when: { slots: ['dinner'] } }),
      ],
    ],
    [
      'Max is out on Tuesday so he needs a packed lunch',
      [have({ tag: 'packed lunch' }, once, { when: { days: ['tuesday'], slots: ['lunch'] }, ...who('Max') })],
      ['Max is out'],
    ],
  ])('%s, where three meals are planned', (sentence, rules, unread = []) => {
    expect(readRules(sentence, allDay)).toEqual({ rules, unread })
  })
})
