/** Whether a text names a food, mentions one, or only says what is done to one. */

import { isFillerAnywhere } from '@plateful/ingredients/foods/filler-words'
import { findFood } from '@plateful/ingredients/foods/find-food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { isFoodInAnyLanguage, languageOfLines } from '@plateful/ingredients/foods/language-of-lines'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { foodGrade } from '../page/likeness-grades.ts'
import { foodWords, ingredientLikenessOf, withoutAmountBehind } from '../page/line-likeness.ts'

/** The most characters of a line that is one food. */
export const LONGEST_FOOD = 80

/** The confidence that the line tagger needs for a food without an amount. */
const MIN_CONFIDENCE = 0.4

/** Whether a text is a food of the lexicon, with or without a remark behind a comma. */
export function namesFood(text: string): boolean {
  if (text.length > LONGEST_FOOD) return false
  const { name, confidence } = parseIngredient(withoutAmountBehind(text))
  return name !== '' && confidence >= MIN_CONFIDENCE && isFoodInAnyLanguage(name)
}

/** Whether a word of a text, or two adjacent ones, are a food in the text's language. */
export function mentionsFood(text: string): boolean {
  const language = languageOfLines([text])
  const isFood = (name: string) => findFood(name, language).knowledge === 'known'
  const words = foodWords(text)
  return words.some((word, at) => isFood(word) || (at > 0 && isFood(`${words[at - 1] ?? ''} ${word}`)))
}

/** Whether a text has the shape of an ingredient, or is a food of the lexicon. */
export const looksLikeFood = (text: string) =>
  ingredientLikenessOf(text) >= foodGrade.likely || namesFood(text)

/** What is left of a food's name where its animal or plant ended the line. */
export const partOfFood =
  /^(?:thighs?|breasts?|fillets?|drumsticks?|wings?|florets?|stalks?|rashers?|wedges|chunks|pieces|powder|paste|pur[ée]e)(?![\p{L}-])/u
/** 'peeled and sliced', 'cut into cubes': begins as what is done to a food does. */
export const preparationAhead = /^(?:(?:\p{L}+ly )?\p{L}+ed|cut|torn|beaten|at room)(?![\p{L}-])/u

/** Whether a text says only what is done to a food, and names none: 'finely chopped'. */
export const isPreparation = (text: string) =>
  preparationAhead.test(text) &&
  foldFoodName(text)
    .split(' ')
    .every((word) => isFillerAnywhere(word) || partOfFood.test(`${word}s`))
