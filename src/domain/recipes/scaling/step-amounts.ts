import { countWords } from '@plateful/ingredients/lines/line-separators'
import { figurePattern } from '@plateful/ingredients/measure/quantity'
import {
  canonicalUnit,
  isUnitWord,
  kindOfUnit,
  singularWord,
  unitWords,
} from '@plateful/ingredients/measure/unit'
import type { Recipe } from '../recipe.ts'
import { scaleLine } from './scale.ts'

const isMeasure = (word: string) => /^(?:mass|volume)$/.test(kindOfUnit(canonicalUnit(word) ?? '') ?? '')
/** Of units of one letter only g and l: in '180 C' the letter is degrees. */
const measures = unitWords().filter((word) => isMeasure(word) && /^[gl]$|../.test(word))

const wordsBeforeVessel = 'in|into|to|onto|over|with|and|then|until|for|from|of'
/**
 * A measured amount: '300 ml', but not '900 g loaf tin', '20 minutes per 500 g' or '150 g each'.
 */
const measured = new RegExp(
  String.raw`(?<!\b(?:per|every|each)\s+[\d./,–-]*)${figurePattern}[\s-]*(?:${measures.join('|')})\b` +
    String.raw`(?![\s/-]+(?:(?!(?:${wordsBeforeVessel})\b)[\w./½¼¾]+[\s/-]+){0,4}?(?:each|tins?|dish|dishes|pans?|moulds?|bowls?|jugs?|basins?|saucepans?|casserole|pots?|jars?|trays?)\b)`,
  'i',
)

/** A number with the words after it: '2 large leeks', 'the two chicken thighs'. */
const counted = new RegExp(
  String.raw`(?:(?<!\b(?:gas|mark|step|\d)[\s.–/-]*)${figurePattern}|\b(?!an?\b|one\b)(?:${countWords}))\s+((?:(?!(?:${wordsBeforeVessel.replace('|of', '')}|or|min\w*|sec\w*|hours?)\b)[\w-]+\s+){0,2}[\w-]+)`,
  'gi',
)

/**
 * The last words of the foods of a recipe, without words such as 'slice', which a step can make of
 * any food.
 */
const foodWordsOf = (ingredients: readonly string[]) =>
  new Set(
    ingredients
      .map((line) =>
        singularWord(scaleLine(line, 1, 1, 'original').name.toLowerCase().split(' ').at(-1) ?? ''),
      )
      .filter((word) => word !== '' && !isUnitWord(word)),
  )

/**
 * Whether a step says how much of something: an amount with a measure, or a count of a food of the
 * recipe. It stays as it is written when the ingredients are scaled (recipes 155).
 */
export function doStepsSayAmounts({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>): boolean {
  if (steps.some((step) => measured.test(step))) return true
  const foods = foodWordsOf(ingredients)
  return steps.some((step) =>
    [...step.matchAll(counted)].some(([, words = '']) =>
      words
        .toLowerCase()
        .split(/\s+/)
        .some((word) => foods.has(singularWord(word))),
    ),
  )
}
