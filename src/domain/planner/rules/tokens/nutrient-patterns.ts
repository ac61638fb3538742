/** Patterns of phrases for food with less of a nutrient: 'cutting down on salt'. */

import { type PhrasePattern, phrasePattern } from './phrase-pattern.ts'

/** Nutrients, each with the tag of food that has little of it. */
const nutrients: readonly [string, string][] = [
  ['salt/sodium', 'low salt'],
  ['sugar/sugars', 'low sugar'],
  ['carbs/carb/carbohydrates/starch', 'low carb'],
  ['fat/saturated fat', 'low fat'],
]

const must =
  'is/are/am/has to/have to/needs to/need to/has got to/must/should/wants to/want to/is trying to/are trying to/trying to/is meant to/is supposed to/has been told to/have been told to/to/lets/wants/needs/has/have'

const less = `
    cut down on/cut back on/cutting down on/cutting back on/cuts down on/cut/cut out/cutting out/
    cutting/go easy on/going easy on/go light on/easy on/light on/low on/lower in/low in/lay off/
    laying off/off/stay off/staying off/stay away from/keep off/avoid/avoiding/watch/watch his/
    watch her/watch my/watch our/watching/watching his/watching her/watching my/watching our/
    mind his/mind her/reduce/reducing/limit/limiting/keep down/ease off/eat less/eating less/
    eat fewer/eating fewer/eat lower/less/fewer/lower/reduced/not too much/not much/not so much/
    nothing with much/without too much/without much/a lot less/much less/far less/cant have/
    cannot have/cant eat/shouldnt have/shouldnt eat/isnt allowed/is not allowed/arent allowed/
    not allowed/not supposed to have/mustnt have/must not have/given up/has given up/gave up/
    no added/nothing with added/little`

/** 'Keep sugar low': the nutrient stands before 'low'. */
const keptLow: readonly PhrasePattern[] = nutrients.map(([names, tag]) =>
  phrasePattern(
    (word) => ({ kind: 'dish', what: { tag }, isQuality: true, word }),
    `(keep/keeping/kept/watch/hold) [the/his/her/our/my/their] (${names})
      (low/lower/down/low please/light/to a minimum/minimal/in check)`,
  ),
)

/** Patterns for less of a nutrient. */
export const nutrientPatterns: readonly PhrasePattern[] = nutrients
  .map(([names, tag]) =>
    phrasePattern(
      (word) => ({ kind: 'dish', what: { tag }, isQuality: true, word }),
      `[${must}] (${less}) [the/any/his/her/their/so much/as much/too much/on/on the] (${names})
      [intake]`,
    ),
  )
  .concat(keptLow)
