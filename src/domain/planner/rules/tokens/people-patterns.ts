/** Patterns of phrases for who comes, who is away and whether anybody cooks. */

import { type PhrasePattern, phrasePattern, patternsOf, cueMeaning, mealNames } from './phrase-pattern.ts'

const be = 'is/are/am/be/will be/going to be/is going to be/are going to be/has to be/have to be'

const notBe = `
    isnt/arent/is not/are not/not/wont be/will not be/cant be/cannot be/isnt going to be/
    arent going to be/not going to be/im not/were not/hes not/shes not/theyre not`

const whose = 'a/his/her/their/my/the/one of her/one of his'

const homes = `
    friends/mates/pals/buddys/besties/nannas/nannys/omas/papas/dads house/mums house/nans/grans/
    grannys/grandmas/grandads/grandpas/grandparents/cousins/dads/mums/moms/sisters/brothers/aunts/
    aunties/uncles/neighbours/neighbors/girlfriends/boyfriends/in laws`

const schools = 'nursery/school/work'

const events = `
    party/sleepover/camp/function/dance/prom/reunion/work do/wedding/conference/festival/concert/
    theatre/leaving do/hen do/stag do/scout camp/cub camp/guide camp/brownie camp/school camp/band camp/
    football camp/summer camp/training camp`

const placed =
  'is/are/will be/is going to be/are going to be/staying/stays/sleeping/stopping/round/over/eating/eats/having dinner/having tea/having lunch/is staying/are staying/will stay/is eating/are eating/is having dinner/are having dinner/is having tea/are having tea'

const notWant = `
    dont feed/no need to feed/wont want/will not want/wont be wanting/wont need/will not need/
    wont be needing/doesnt need/doesnt want/not want/not need`

/** Where a takeaway is from: 'from the Indian'. */
const fetchedFrom = phrasePattern(
  cueMeaning('takeaway'),
  `(from the/from our/from that/from a/from the local/from our local) (van/chip van/burger van/
      pizza van/food truck/chippy/chip shop/shop/takeaway/kebab shop/kebab van/chinese/indian/thai/
      curry house/pizza place/pizzeria/burger place/sushi place/noodle bar/place on the corner/
      place round the corner/place down the road/place in town)`,
)

/** Patterns for who is away. */
export const awayPatterns: readonly PhrasePattern[] = [
  ...patternsOf(cueMeaning('away'), [
    `(${be}) (away/out/gone/absent/otherwise engaged/out and about/off out/at an away game/
      in hospital/in detention/round a friends/round at a friends/round his mates/round her mates/
      round at his mates/round at her mates/sleeping out/travelling/traveling/camping/hiking/skiing/
      sailing/abroad/elsewhere/off on a trip/on a trip/on holiday/on vacation/out of town)
      [for work/with work/on business/for the night/all night/all evening/all day]`,
    `(${notBe}) (here/home/in/around/about/at home/with us/there/joining us/eating with us/
      dining with us/back/back in time/at the table/at the dinner table/at tea/at dinner/in for us/
      eating in/eating at home/eating here/having any/having food/having a meal/present)`,
    // 'Dave is working late on Monday, don't count him': 'him' is Dave.
    '(dont/do not/no need to/theres no need to) (count/count on/plan for/expect) (him/her/them) [in]',
    '(hell/shell/theyll/he will/she will/they will) (eat/be eating/be fed/get fed) (there/elsewhere)',
  ]),
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('away', { slots }),
      `(hell/shell/theyll/he will/she will/they will) (have/get/be having) (${names})
      (there/elsewhere)`,
    ),
  ),
  ...patternsOf(cueMeaning('away'), [
    `[${placed}] (at/round/round at/over at/round to/over to) [${whose}] (${homes}) [house/place]`,
    // 'Leave him out of the numbers': the person named before.
    `(leave/take/count/keep) (him/her/them) out
      (of the numbers/of the count/of the headcount/of the number/of the sums)`,
    `[${placed}] at [${whose}] (${events})`,
    `(has/have/is on/are on/has got/have got/goes on/got/is off on/are off on)
      [a/his/her/their/the/an/that/this/one of his/one of her/some] (school residential trip/
      scout trip/guide trip/cub trip/overnight/overnight stay/team trip/club trip/party/gig/
      sleepover at a friends/meal out/dinner out/dinner date/date/dinner with work/work dinner/
      work meal/work do/works do/christmas do/xmas do/leaving do/stag do/hen do/work night out/
      girls night out/lads night out/team dinner/other plans/plans/plans elsewhere/dinner plans/
      prior engagement/night shift/late shift/school trip/residential/school residential/night away/
      weekend away/work trip/business trip/field trip/overnight trip/dinner elsewhere/training camp/
      scout camp/guide camp/cub camp/brownie camp/late shift/night shift)`,
    `(eats/eating/is eating/are eating/will eat/will be eating)
      (out/elsewhere/at work/at school/without us)`,
    `(cant/cannot/can not/wont/is not going to/isnt going to/will not) (make it/make dinner/
      make tea/make it for dinner/make it home/make it back/be back/be back in time/be home in time/
      join us/be joining us/be with us) [in time/for dinner/for tea]`,
    `(can/will/is happy to/can just) (fend/sort/feed/look after/see to/cater for) [for/out]
      (himself/herself/themselves)`,
    `[is/are/will be/will/can]
      (making/make/getting/get/having/have/sorting/sort/cooking/cook/doing/do)
      (his own/her own/their own) [thing/dinner/tea/food/meal]`,
    `(${notWant}) (feeding/a meal/any food/cooking for)`,
  ]),
  ...mealNames.map(([names, slots]) =>
    phrasePattern(cueMeaning('away', { slots }), `(${notWant}) [any/their/his/her] (${names})`),
  ),
  phrasePattern(
    cueMeaning('away', { slots: ['lunch'] }),
    `(has/have/is having/are having/having/gets/get/will have/on) (school dinners/school dinner/
      hot dinners/hot dinner/hot lunches/a hot lunch/hot school dinners/hot meals)`,
  ),
  ...mealNames.flatMap(([names, slots]) =>
    patternsOf(cueMeaning('away', { slots }), [
      `(has/have/is having/are having/will have/having/gets/eats/eat/is eating/are eating) (${names})
      (out/elsewhere/at work/at school/at nursery/without us)`,
      `(has/have/is having/are having/having/gets/get/will have/takes/take) (${schools})
      (${names}/${names.replace(/(\w+)/g, '$1s').replace('lunchs', 'lunches')}/meals)`,
      `(${notBe}) (back for/home for/in for/here for/around for/about for/with us for/joining us for/
      at home for/having/eating) (${names}) [with us]`,
      `(isnt/arent/is not/are not/wont be/will not be/cant be) at (${names})`,
      `[is/are/will be] (missing/skipping/not having/not eating/not here for/not in for/not home for/
      out for/away for/misses/skips/miss/skip/will miss/will skip/wont want/wont need/doesnt need/
      doesnt want/wont be having/wont be needing) (${names})`,
    ]),
  ),
]

const invite = 'invited/asked'

/** Patterns for a meal at somebody else's. */
export const hostedPatterns: readonly PhrasePattern[] = [
  ...patternsOf(cueMeaning('out'), [
    '(is having/are having) (us/us all/all of us) [over/round/out/to theirs/for a meal]',
    `[has/have] (${invite}) (us/us all/all of us) [over/round/out/to theirs/for a meal]`,
  ]),
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('out', { slots }),
      `(were/we are/weve been/we have been/well be) (${invite}) (to/for/out for/round for/over for)
      (${names})`,
    ),
  ),
  phrasePattern(
    cueMeaning('out'),
    `(were/we are/weve been/we have been) (${invite}) (out/over/round/to theirs)`,
  ),
]

const nobody = 'nobody/no one/noone/none of us'

const nobodyIs = `nobodys/no ones/noones/${nobody}`

/** Patterns for whether anybody is at home or cooks. */
export const kitchenPatterns: readonly PhrasePattern[] = [
  fetchedFrom,
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('skip', { slots }),
      `(${nobody}) (wants/want/needs/need/will want/is having/has/eats/fancies/will be having)
      (${names}/any ${names.replaceAll('/', '/any ')})`,
    ),
  ),
  phrasePattern(
    cueMeaning('away'),
    `(${nobodyIs}) [is/are/will be] (in/home/here/around/about/at home/eating/eating in)`,
  ),
  ...patternsOf(
    (word) => ({ kind: 'cue', cue: 'skip', word, isCookingOff: true }),
    [
      `(${nobodyIs}) [is/are] (to cook/cook/cooking/cooks/wants to cook/want to cook/can cook/
      will cook/feels like cooking/feel like cooking)`,
      `(i refuse to/we refuse to/i wont/i am not/im not/were not/count me out of/rather not/
      id rather not/wed rather not/dont want to/i dont want to/we dont want to/no need to/
      dont need to/dont feel like/i dont feel like/cant be bothered to/i cant be bothered to/
      cant be bothered/not going to/wont be able to)
      (cook/be cooking/cooking/do any cooking/do the cooking)`,
    ],
  ),
  phrasePattern(
    cueMeaning('skip'),
    `(no need to/dont need to/dont bother to/dont bother/you dont need to/you neednt/please dont/
      dont/do not)
      (plan for/planning for/plan anything for/plan a meal for/plan dinner for/do anything for)`,
  ),
  ...patternsOf(
    (word) => ({ kind: 'cue', cue: 'skip', word, isCookingOff: true }),
    [
      `(give me/give us/i want/id like/i need/i deserve)
      (a break/a night off/the night off/an evening off/a rest)
      [from cooking/from the kitchen/from the cooker]`,
      // 'Tuesday off from cooking'.
      `[a night/a day/an evening/the night/the day/the evening]
      (off from/free from/away from/clear of) [all/any/the] (cooking/kitchen/cooker/stove/hob)`,
    ],
  ),
]

/** Patterns for who comes. */
export const guestPatterns: readonly PhrasePattern[] = [
  ['stop stops stopping', 'over/with us/for the night/overnight/here'],
  ['kip kips kipping', 'over/here/at ours'],
  ['rock rocks rocking', 'up/round'],
  ['pitch pitches pitching', 'up'],
  ['roll rolls rolling', 'up/in'],
  ['descend descends descending', 'on us'],
  ['crash crashes crashing', 'here/with us/at ours'],
  ['come comes coming', 'over/round/around/along/to stay/to see us/to us/here/for the night/for a meal/'],
  ['visit visits visiting', 'us/'],
  ['arrive arrives arriving', ''],
  ['stay stays staying', 'over/with us/for the night/overnight/'],
  ['pop pops popping', 'over/round/in/by/around'],
  ['drop drops dropping', 'over/round/in/by'],
  ['call calls calling', 'over/round/in/by'],
  ['swing swings swinging', 'by/round'],
  ['join joins joining', 'us/us all/with us'],
  ['get gets getting', 'here/to us/to ours/in'],
  ['land lands landing', '/here'],
  ['turn turns turning', 'up'],
  ['fly flies flying', 'in/over'],
  ['travel travels travelling', 'up/down/over to us'],
  ['eat eats eating', 'with us/here/at ours'],
  ['dine dines dining', 'with us/here/at ours'],
].flatMap(([verb = '', ends = '']) => {
  const [base = '', he = '', ing = ''] = verb.split(' ')
  const forms = `${base}/${he}/will ${base}/will be ${ing}/is ${ing}/are ${ing}/is going to ${base}/are going to ${base}/${ing}`
  return [
    phrasePattern(cueMeaning('guest'), `(${forms}) (${ends})`),
    ...mealNames.map(([names, slots]) =>
      phrasePattern(cueMeaning('guest', { slots }), `(${forms}) (${ends}) (for/to) (${names})`),
    ),
  ]
})

/** Patterns for when a guest leaves. */
export const leavingPatterns: readonly PhrasePattern[] = patternsOf(cueMeaning('stays'), [
  `(and/then/and then/before they/before she/before he)
      [they/he/she/is/are/theyre/hes/shes/will/will be] (leave/leaves/leaving/go/goes/going/
      head off/heads off/heading off/set off/sets off/setting off/off/fly out/flies out/flying out/
      drive back/drives back/driving back) [again/home/back/home again] [on]`,
  `(go home/goes home/going home/head home/heads home/heading home/fly home/flies home/go back/
      goes back/going back/gone by/leaves again/off home/off again/out again/leaving again) [on]`,
])

/** Patterns for having guests. */
export const hostingPatterns: readonly PhrasePattern[] = [
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('guest', { slots }),
      `(is/are/will be) having (${names}) (with us/here/at ours)`,
    ),
  ),
  phrasePattern(
    cueMeaning('guest'),
    `[ive/weve/we have/i have/im/were/we are/we/i] (invite/invited/inviting/expecting company/
      expecting visitors/expecting/asked over/having over/having round/expecting guests/hosting/
      having company)`,
  ),
]
