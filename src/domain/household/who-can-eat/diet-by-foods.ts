/** Diets that name foods: those in the library's lists, and 'free of' any food (household 17). */

import type { DietRules } from '@plateful/ingredients/foods/diet-rules'
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { type Parts, findPart } from '@plateful/ingredients/foods/food-parts'
import { isMixture } from '@plateful/ingredients/foods/mixtures'
import type { FoodLine } from '@plateful/ingredients/lines/food-lines'
import { allergyFindings } from './allergy-findings.ts'
import { type WarningLevel, warningLevels } from './eater.ts'

/** The food of a line, with what the family vouched for. */
export interface FoodOfLine extends Food {
  isKnown: boolean
  isVouchedFor: boolean
  beside: Food | null
  parts: Parts
  read: FoodLine
}

/** How a diet judges a food: null if it suits. */
export type DietJudge = (food: FoodOfLine) => WarningLevel | null

/**
 * Judges a diet by its lists of foods: those that it never allows, those that need care, and those
 * that it allows although they are made of forbidden ones.
 */
export const judgeByFoods = (diet: DietRules): DietJudge => {
  const isWatched = (list: readonly Allergen[] = []) => diet.careful.some((one) => list.includes(one))
  return (food) => {
    const saysDietWord = food.origin !== 'vegan' && diet.words?.test(food.read.line) === true
    if (food.isKnown && diet.allowed.includes(food.name) && !food.beside && !saysDietWord) return null
    const [, sure] = findPart(food.parts, diet.never) ?? []
    if (sure === 'surely') return 'contains'
    // A part that is only possibly in a food counts where the diet allows no foods beyond its list
    // (onions in some mixtures), and not where it allows all others (wine in some mustards).
    const sureness = sure === 'possibly' && diet.restAllowed === 'all' ? undefined : sure
    const isDoubtful = saysDietWord || (sureness ?? findPart(food.parts, diet.perhaps))
    if (isDoubtful || isWatched(food.contains) || isWatched(food.mayContain)) return 'may contain'
    const isPlant = food.category === 'Fruits' || food.category === 'Vegetables'
    const isOpen =
      diet.restAllowed !== 'all' && (isPlant || isMixture(food)) && !diet.allowed.includes(food.name)
    return food.isKnown && !isOpen ? null : 'not checked'
  }
}

/** A diet 'free of' a food is judged as an allergy to it. */
export const judgeFreeOf =
  (foods: string): DietJudge =>
  ({ read }) => {
    const levels = new Set(allergyFindings(read, foods, {}).map(({ level }) => level))
    return warningLevels.find((level) => levels.has(level)) ?? null
  }
