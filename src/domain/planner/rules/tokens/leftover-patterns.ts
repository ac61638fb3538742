/** Patterns of phrases for what is cooked once and eaten again. */

import { type PhrasePattern, phrasePattern, patternsOf, cueMeaning, mealNames } from './phrase-pattern.ts'
import type { Meaning } from './token.ts'

const portion = `
    enough/some/plenty/half/half of it/leftovers/the leftovers/the rest/the other half/a portion/
    portions/two portions/extra/what is left/whats left/whatever is left/whatevers left/
    what is left of it/whats left of it/whatevers left of it/what is left over/whats left over/
    any left over/a bit/it/them/another portion/the second half`

const double = (word: string): Meaning => ({
  kind: 'cue',
  cue: 'double',
  word,
  ...(/double|twice/.test(word) && { isTwice: true as const }),
})

/** 'We'll just eat up what's left' means that nothing is cooked. */
export const eatenUpPatterns: readonly PhrasePattern[] = [
  phrasePattern(
    cueMeaning('leftovers'),
    `[well/we will/we/well just/we will just/we just/just/lets/lets just]
      (eat/eat up/finish/finish up/finish off/polish off/have/use up/clear)
      (whats left/what is left/whatevers left/whatever is left)
      [over/in the fridge/over in the fridge]`,
  ),
]

/** 'With what's left' means leftovers of the dish cooked before. */
export const remainsPatterns: readonly PhrasePattern[] = patternsOf(cueMeaning('leftovers'), [
  `(with/from/using/out of/made from/made with/using up) [the] (leftovers/leftover/rest/
      rest of it/remains/bones/carcass/scraps/whats left/what is left/whatevers left/
      whatever is left/whats left over/what is left over/remainder/leftover bits/leftover meat)
      [of it/of that/over]`,
  // 'A roast on Sunday and sandwiches from it on Monday'.
  '(from/made from/made with/out of/made out of) (it/the rest of it)',
  // 'Turn the leftovers into soup'.
  `[and/then/and then/so we can/we can/ill/well] (turn/turning/make/making/transform/use)
      (leftovers/the leftovers/the rest/the rest of it/whats left/what is left/whatevers left/
      the remains) (into/to make/for making)`,
])

/** Patterns for a dish that is cooked once and eaten again. */
export const eatenAgainPatterns: readonly PhrasePattern[] = [
  ...patternsOf(double, [
    '[and make it] (big/large) enough (for/to do/to last/to cover/to feed us for)',
    '(big enough/large enough) (for/to do/to last/to cover)',
    'enough (to last/to cover/to do us/to feed us for)',
  ]),
  phrasePattern(
    cueMeaning('eat again'),
    `[and/so/so that] (with/and with/theres/there is/therell be/there will be/there are/we have/
      we can have/we can eat/we get/i have/i can have/to have/having/that leaves/leaving)
      (${portion}) [left/left over/leftover/over/spare/again] (for/on/to do)`,
  ),
  // 'Make extra on Tuesday so there's lunch for Wednesday'.
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('eat again', { slots }),
      `(so theres/so that theres/so there is/so therell be/so we have/so weve got/so weve) (${names})
      [left/left over/sorted] (for/on)`,
    ),
  ),
  ...patternsOf(cueMeaning('eat again'), [
    '[and] (doubled/doubled up/doubling up/stretched/stretched out) (for/to do/to cover)',
    `(enough/so/enough so/big enough) [that]
      (were eating/we can eat/well eat/we eat/well be eating/we can be eating/we have) [on/from/off]
      (it/that)`,
    `(itll/thatll/it will/that will/which will/so itll/that should/it should/itd)
      (do us/do/last us/keep us going/see us through/feed us/cover us) [for/till/until]`,
    `(whats left/what is left/whatevers left)
      (well have/we will have/we can have/well eat/goes/can go) [for/to/on]`,
    '(some/enough/plenty/half) (left/left over/over/spare) for',
    '[with] (enough/plenty/some) (of it/of that/of them) [left/left over] for',
    `[and] (keep/keeping/save/saving/put/set/leave/freeze/freezing/reserve/stash/hold) (${portion})
      [back/aside/by/away/over/in the freezer/in the fridge] (for/to eat on/to have on)`,
    `(and/so we can/so i can/then) (have/eat/use/finish/finish off/reheat/warm up/take/defrost/
      polish/mop/hoover/eat up/use up/polish off/scoff) (${portion})
      [again/up/off/cold/reheated/from the freezer/as leftovers] [on/for]`,
    `[and/so we can] (freeze/freezing/save/keep) (${portion})
      [for later/for another day/for another time/for another week]`,
    `[well/we will/i/ill/we/and well/so well/we can] (have/eat/reheat/serve)
      (it/that/the rest/leftovers/the leftovers/what is left/whats left)
      (again/for leftovers/a second time/once more/up again) [on/for]`,
    `(that lasts/which lasts/lasting/enough to last/that does us/that feeds us)
      (to/until/till/for/into/through to/over to/through)`,
    `(should/to/will/must/can/needs to/has to/itll/that will/thatll/and make it/make it)
      (stretch/last/stretch out/do us/do/see us through/cover)
      (to/until/till/for/into/through to/over to)`,
    '(stretch/stretch out/stretched/stretched out) (to/over/for)',
    // 'A curry that lasts two nights'.
    `(should/to/will/must/can/could/might/needs to/has to/itll/thatll/that will/that/which/
      that should/and make it/make it)
      (stretch/last/lasts/stretches/do us/does us/feed us/feeds us/go round/see us through) [to/for]`,
    // 'Curry on Sunday that we can eat again on Tuesday'.
    `[that/which/so/so that] (we can/i can/they can/we could/well/we will/can be/could be/to be)
      (have/eat/eaten/finish/finished/reheat/reheated/serve/served/use/used/had)
      (again/a second time/once more/another time/up again) [on/for]`,
    // 'That'll do Tuesday as well', 'which covers Monday too'.
    `(that/which/itll/thatll/it will/that will/it can/that can/which can/it should/that should/
      so it/and it) (does/do/covers/cover/feeds us/feed us/lasts/lasts us/sorts out/sort out/can do/
      will do/should do) [for/on/us/us for]`,
    `(and/so/then/and then)
      (well have/well eat/ill have/ill eat/we have/we eat/we can have/we can eat/use/eat/have)
      (the rest/the rest of it/the other half/what is left/whats left/whatevers left/
      whatever is left/the remains/the leftovers/what is left of it/whats left of it/
      whatevers left of it/whats left over/what is left over) [on/for]`,
    // 'Lasagne Tuesday, what's left on Wednesday'.
    `[and/then]
      (whats left/what is left/whatevers left/whatever is left/whats left over/what is left over)
      [of it/of that] (on/for/again on/again for)`,
    // 'The same again for lunch on Tuesday'.
    `[and/then] (the same again/same again/more of the same/more of it/a second helping/seconds)
      [for/on]`,
  ]),
  ...patternsOf(double, [
    `[make/cook/do/prepare/bake/rustle up] [a]
      (double/big/large/huge/massive/giant/bumper/extra big/good/whopping)
      (batch/lot/quantity/batches/load) [of]`,
    // The 'pot' in 'a big pot roast' says no amount.
    `[make/cook/do/prepare/bake/rustle up] [a]
      (double/big/large/huge/massive/giant/bumper/extra big/good/whopping)
      (pot/pan/tray/vat/cauldron) of`,
    `(make/cook/do/prepare)
      (double/twice as much/extra/enough/plenty of/loads of/lots of/too much/more than we need of)
      [of]`,
  ]),
]
