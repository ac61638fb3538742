/** Patterns of phrases for dishes that are wanted, left out or to be used up. */

import { phraseList } from './phrase-list.ts'
import {
  type PhrasePattern,
  phrasePattern,
  patternsOf,
  cueMeaning,
  notMeaning,
  ratherNotMeaning,
} from './phrase-pattern.ts'

const used = 'used/used up/eaten/eaten up/finished/finished off/finished up/cleared/gone'

const using = 'using/using up/eating/eating up/finishing/finishing off/finishing up/clearing'

/** Patterns for food that is to be used up. */
export const usePatterns: readonly PhrasePattern[] = patternsOf(cueMeaning('use'), [
  // 'Half a bag of slaw left from the party'.
  `(left/left over/leftover) (from/after) [the/last/our] (party/birthday/birthday party/barbecue/
      bbq/weekend/christmas/thanksgiving/night/picnic/do/buffet)`,
  `[that/which] (expires/expire/runs out/run out/goes off/go off/use by/use by date is/
      best before/best before is/is out of date/are out of date/out of date/is dated)
      [on/is/soon/shortly/very soon/any day/any day now]`,
  `before (it/they/that/theyre/its) [all] (go/goes/turn/turns/get/gets/going) (off/bad/soft/funny/
      mouldy/moldy/slimy/limp/brown/black/to waste/past it/stale/sour/wrinkly/manky/soggy/mushy)
      [on us/on me]`,
  `[itd be/it would be/would be/itll be/thatd be] (a shame/a pity/such a shame/such a waste)
      (to waste/to bin/to throw out/to throw away/to chuck/to chuck out/to let go to waste/
      to let go off) [it/them/that/those]`,
  `(got/we got/we have/i have/ive got/weve got/i have got/we have got/theres/there is/bought/
      ive bought/weve bought/was given/were given/picked/ive/weve) (a glut of/a surfeit of/
      a mountain of/a ton of/tons of/heaps of/loads of/a pile of/piles of/a load of)`,
  '(wont/will not/doesnt/wouldnt) (last/keep/make it/see) (past/beyond/till/until)',
  `[is/are/getting/looking/starting to look/is getting/are getting/is looking/are looking/
      is nearly/are nearly/nearly] (going brown/gone brown/going black/going over/going soft/
      going limp/wilting/wilted/past it/past their prime/past its prime/overripe/very ripe/too ripe/
      limp/manky/sad looking/wrinkly/sprouting) [now/already]`,
  `(is/are/going to/about to/starting to/is about to/are about to/is going to/are going to/
      is starting to/are starting to/nearly/almost/will) (go off/go bad/turn/spoil/go soft/
      go mouldy/wilt/wilting/going soft/going bad/going mouldy/on the turn/past it/past its best/
      past their best/on their last legs/out of date)`,
  `(needs/need/wants/want/could do with/in need of) (${using})`,
  `(bought/ive bought/weve bought/i bought/we bought/i have bought/we have bought/we have/i have/
      we got/got/ive got/weve got/have/theres/there is/there are/made/ordered/was given/were given)
      [far/way/much]
      (too many/too much/more than enough/an awful lot of/a mountain of/a ton of/a surplus of)`,
  `(is/are/were/fridge is/freezer is) (full of/overrun with/swimming in/drowning in/
      inundated with/awash with/overflowing with/stuffed with/packed with)`,
  `(needs to/need to/has to/have to/wants to/must/should/ought to/had better/to) (be/get)
      (${used})`,
  '(needs to/need to/has to/have to/must/should/ought to) go',
  `(need to/needs to/have to/should/ought to/we ought to/must/remember to/dont forget to/
      be sure to/make sure we/trying to/im trying to/were trying to/to/want to/help me/help us/
      time to/try to/got to/ive got to/weve got to) (use up/use/make use of/find a use for/cook up/
      do something with/get rid of/finish/finish off/finish up/eat up/get through/clear out/
      polish off)`,
])

/**
 * Patterns such as 'keep tofu out of everything'; `rewrite-all` reads them together with the verb.
 */
export const outOfPatterns: readonly PhrasePattern[] = [
  phrasePattern(
    (word) => ({ kind: 'filler', word }),
    `out of (it/them/everything/all of it/all meals/our meals/the meals/our food/the food/the plan/
      the menu/dinner/dinners/our dinners/lunches/breakfast)`,
  ),
]

const hardly = 'that/so/very/really/too/all that/particularly/overly/massively/hugely/terribly'

const keen = `
    keen on/fond of/mad on/mad about/wild about/into/bothered about/big on/crazy about/a big fan of/
    a fan of/a great fan of`

/** Verbs before a dish: 'don't make us', 'we shouldn't have'. */
const haves = `
    have/eat/do/make/plan/count/serve/include/see/get/add/use/want/give us/pick/choose/put in/
    go for/have any/be having`

/** Verbs for what the planner does with a dish. */
const doings = phraseList(`
    suggest suggesting|pick picking|recommend recommending|offer offering|choose choosing|
    plan planning|serve serving|make making|cook cooking|give giving|put putting|add adding|
    schedule scheduling|propose proposing|feed feeding|include including`).map((pair) => pair.split(' '))

/** Patterns for what is not wanted or not available. */
export const unwantedPatterns: readonly PhrasePattern[] = [
  ...patternsOf(notMeaning, [
    `(the last thing/the very last thing) (i/we/anyone/anybody/he/she/they)
      (need/needs/want/wants/fancy/fancies) (is/tonight is/this week is/right now is)
      [another/more/yet another/yet more]`,
    `(stop/quit/no need for/enough with) (${doings.map(([, ing = '']) => ing).join('/')}) [us]`,
    `(dont/do not/never/please dont/can you not/could you not)
      (${doings.map(([verb = '']) => verb).join('/')}) [us]`,
  ]),
  ...patternsOf(cueMeaning('dislikes'), [
    `(doesnt/dont/does not/do not/wont/will not/never/isnt going to/is never going to/cant/cannot/
      wouldnt/would never) [ever/even/really/actually/much/particularly] (touch/go near/look at/
      entertain/tolerate/like/stand/bear/stomach/abide/enjoy/fancy/swallow/get on with/care for/
      approve of/take to/agree with/rate/go for/see the point of/trust) [any/the]`,
    'never (touches/eats/goes near/tolerates/likes/enjoys/has/finishes)',
  ]),
  phrasePattern(
    cueMeaning('cannot have'),
    `[is/are/has/have/ive/weve/had] (stopped eating/stopped having/quit eating/quit/given up eating/
      given up/sworn off/cut out/giving up/banned from eating/banned from having)`,
  ),
  ...patternsOf(cueMeaning('dislikes'), [
    '(has/have/had) gone [right/completely/totally] off',
    `(is/are/has got/have got) [a bit/really]
      (sick of/tired of/fed up with/fed up of/bored of/bored with)`,
    `(loathes/loathe/detest/cant abide/cannot abide/cant bear/cannot stand/wont go near/
      wont even look at/turns her nose up at/turns his nose up at/despises/isnt fond of/cant take)`,
  ]),
  // 'Dave's just been told he's diabetic' means that he is.
  phrasePattern(
    cueMeaning('is'),
    `(has/have/ive/weve) [just/recently/now]
      (been told/been diagnosed as/been diagnosed/found out/learned/discovered) [that]
      [hes/shes/theyre/im/he is/she is/they are/i am]`,
  ),
  phrasePattern(cueMeaning('dislikes'), `(isnt/arent/is not/are not) [${hardly}] (${keen})`),
  phrasePattern(
    ratherNotMeaning,
    `(not/were not/we are not/im not/none of us are/none of us is) [${hardly}] (${keen})`,
  ),
  phrasePattern(
    cueMeaning('cannot have'),
    `(isnt/arent/not/is not/are not) (allowed/supposed to have/supposed to eat/meant to have/
      meant to eat/to have/able to eat/able to have) [any]`,
  ),
  ...patternsOf(notMeaning, [
    `(dont/do not/never/lets not/can we not/cant we not/could we not/we shouldnt/we should not/
      you shouldnt/we mustnt/i dont want to/we dont want to/we wont/please dont/no need to/not to)
      (${haves})`,
    `(i never/we never/never/i dont ever/we dont ever/dont ever/i dont/we dont/i really dont/
      we really dont) want (to see/to eat/to have/to hear of/to look at/to taste)
      [any/any more/another]`,
  ]),
  phrasePattern(
    cueMeaning('cannot have'),
    `(has to/have to/needs to/need to/must/should/is to/are to/is going/are going/wants to)
      (be off/stay off/keep off/come off/go off/off)`,
  ),
  ...patternsOf(notMeaning, [
    '(go/going/do/doing/well go/we will go/lets go/lets do) without [any]',
    `(were off/we are off/weve gone off/we have gone off/weve gone right off/we have gone right off/
      ive gone right off/ive gone off/weve all gone off/weve gone completely off/
      ive gone completely off/were avoiding/were cutting out/were cutting back on/id skip/wed skip)`,
    `(shouldnt/should not/must not/mustnt/cant/cannot/wont/is not to/not to)
      (appear/come up/feature/be on/show up/turn up/be served/be on the menu/pop up)`,
  ]),
  ...patternsOf(ratherNotMeaning, [
    `(id rather/wed rather/would rather/i would rather/we would rather/prefer it if/id prefer/
      wed prefer/i would prefer/we would prefer/id prefer it if/wed prefer it if/id like it if)
      (we/you/i) didnt (${haves})`,
    `(best/better/itd be best/it would be best/good/try/trying/please try)
      (to avoid/not to have/not to use/not to include/to skip/to steer clear of)`,
  ]),
]

/** Patterns that ask for a dish. */
export const askPatterns: readonly PhrasePattern[] = [
  ...patternsOf(
    (word) => ({ kind: 'ask', word, isRequest: true }),
    [
      `[is/are/im/were/has been/have been/have all been/ive been/weve been/keeps/keep/all] (desperate/
      asking/crying/screaming/shouting/hoping/dying/begging/gagging/crying out/itching/hoping/
      longing/pining/clamouring/nagging/nagging me/pestering/pestering me/hankering/yearning/
      in the mood/jonesing/pushing/lobbying/up) for`,
      `(i/we/id/wed/i really/we really/the kids) (could murder/could eat/could really go for/
      could go for/would kill for/would like/would quite like/quite like/do like/would really like/
      could fancy/fancy having/quite fancy/really fancy/rather fancy/was thinking/were thinking/
      thought we could have/thought maybe) [of/about]`,
      `(would you mind/do you mind/any chance of/any chance we could/any chance we can/
      is there any chance of/is there a chance of/chance of/would it be possible to/
      is it possible to/do you think we could/do you reckon we could/i was wondering if we could/
      i was wondering whether we could/i was wondering if we might/i was wondering whether we might/
      what if we/why dont we/why not/how do you feel about/ive been dreaming of/been dreaming of/
      by popular demand) [have/had/having/do/did/get/make/plan/eat/try/putting/adding/including/
      making/doing/planning/giving us/popping] [in]`,
      // 'I've a proper craving for Thai'.
      `(ive/weve/ive got/weve got/i have/we have/i get/with/got/having)
      (a/such a/a proper/a real/a serious/a massive/a terrible/a bit of a/a right)
      (craving/hankering/yen/longing/fancy/hunger) for`,
    ],
  ),
  // 'If you can squeeze it in'.
  ...patternsOf(
    (word) => ({ kind: 'maybe', word }),
    [
      `(if you can/if you could/if we can/if we could/if theres any way to/if you can possibly/
      if you manage to/if you can manage to/if its possible to)
      (squeeze/fit/slot/slip/sneak/work/get/bung/pop) (it/that/one/them/this/some)
      (in/in somewhere/in anywhere/in there/in at some point/in some time)`,
      // 'If the budget allows'.
      `(if/where/as long as/provided) (time/the budget/our budget/budget/the week)
      (allows/permits/will allow/stretches to it/stretches/will stretch/can stretch) [for it/to it]`,
      `(itd be/it would be/it might be/wouldnt it be) [really/so/just] (lovely/nice/great/good/fab/
      brilliant/wonderful/ideal/amazing/awesome/fantastic/ace/fun/cool/super) (if we could/to)
      [have/do/get/eat/try]`,
    ],
  ),
  ...patternsOf(
    (word) => ({ kind: 'ask', word, isRequest: true }),
    [
      '[im/were] thinking [of/about]',
      // 'It is important that we eat fish'.
      `(it is/its) (necessary/important/essential/vital/crucial/imperative)
      (that we/we/for us to/to/that you) (have/eat/get/do/make/plan/cook/include)`,
    ],
  ),
  // 'Jollof must feature'.
  phrasePattern(
    (word) => ({ kind: 'ask', word }),
    `(must/has to/have to/needs to/need to/should/should definitely/definitely has to/really must/
      really should) (feature/appear/be there/be on there/be in there/be included/
      make an appearance/show up/turn up/come up/be had) [somewhere]`,
  ),
  // 'My doctor says low fat for me': the speaker does not matter.
  phrasePattern(
    (word) => ({ kind: 'filler', word }),
    `[my/our/his/her/their/the/your] (doctor/doctors/doc/dr/gp/nurse/midwife/dietician/dietitian/
      nutritionist/consultant/specialist/paediatrician/pediatrician/trainer/coach/physio/dentist/
      health visitor) (says/said/says to/said to/reckons/recommends/recommended/suggests/suggested/
      advises/advised/told me/told me to/told us/told us to/says i should/says we should/
      says i must/says i need to/says i have to/said i should/said i must/insists on/ordered/
      prescribed/wants/wanted/has put/put/told) [to/that]`,
  ),
  phrasePattern(
    (word) => ({ kind: 'maybe', word }),
    `(sounds/would be/might be/would go) (good/nice/great/lovely/perfect/ideal/brilliant/amazing/
      awesome/fantastic/delightful/gorgeous/appreciated/much appreciated/a treat/a real treat/ace/
      mint/epic/top/nice for once/better/even better/nicer/even nicer/preferable/nice for a change/
      my idea of heaven/heaven/down well/down a treat) [for]`,
  ),
  ...patternsOf(
    (word) => ({ kind: 'cue', cue: 'is', word }),
    [
      `(has/have/hes/shes/theyve) (decided/announced/declared/told us/informed us)
      (hes/shes/theyre/to be/to go/to become/that hes/that shes/that theyre/shes now/hes now)`,
      `(is now/are now/is trying to be/trying to be/trying to go/trying/trying out/trying out being/
      is trying to go/is trying out/has gone all/gone all/is fully/is strictly/a strict/is a strict/
      is a/is a committed/identifies as/has been/been/is being/requires/decided to go/decided to be/
      decided shes/decided hes/announced shes/announced hes/says shes/says hes/says theyre/
      reckons shes/reckons hes/is going to be/going to be/wants to be/wants to go)`,
    ],
  ),
]
