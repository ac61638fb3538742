/** Whether a line of a recipe is something to buy. */

import { findFood } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'

/** Foods that are never bought. */
const homeMade = /^(?:water|ice)$/

/** Whether a food is bought at all: water and ice are at home. */
export const isBought = (food: Food): boolean => !homeMade.test(food.name)

/**
 * 'Dashi (recipe below)', 'aioli, optional, recipe follows': a reference to a recipe of the food.
 */
const ownRecipe = /^[^,(]*(?:\(|, (?:optional, )?)(?:see )?(?:the )?recipes? (?:follows?|below|above)\b/i
const batchPattern = /^(?:an?|one|half|[\d¼½¾⅓⅔./ ]+)(?: an?)? (?:recipes?|batch(?:es)?)(?: of)? /i
const seeElsewhere = /\bsee (?:above|below)\b/i

/** The beginning of a line that instructs the cook and is no ingredient. */
const instructionStart =
  /^(?:make sure|note that|(?:all|any|some) of the (?:above|below|following)|or (?:make|use|try|see)|see (?:the |my )?(?:notes?|recipe)|for an? (?:\w+[ -]){1,3}\w+, (?:add|increase|use|replace|reduce|omit)|recent recipe)\b/i
const sentenceEnd = /(?<!\b(?:approx|tbsp|tsp|oz|lb|pkg|c|no))[.!]$/i
const MAX_FOOD_WORDS = 9

/**
 * Whether a line is a sentence to the cook ('Make sure the butter has cooled.'): it begins as one,
 * or it is long, has no figure in front, ends with a full stop and names no food that is known.
 */
export function isInstruction(line: string, name: string): boolean {
  const text = line.trim()
  if (instructionStart.test(text)) return true
  return (
    sentenceEnd.test(text) &&
    !/^\W*[\d½⅓⅔¼¾]/.test(text) &&
    text.split(/\s+/).length > MAX_FOOD_WORDS &&
    findFood(name).knowledge !== 'known'
  )
}

/**
 * Whether a line asks for something that the same recipe makes ('1 cup dashi (recipe below)', '1
 * recipe pizza dough, see above'): then the recipe's other lines are bought instead. A batch of an
 * unknown food is such a thing too; a batch of what a shop sells ('1 recipe puff pastry') is not.
 */
export function isMadeWithin(line: string, name: string): boolean {
  if (ownRecipe.test(line)) return true
  return batchPattern.test(line) && (seeElsewhere.test(line) || findFood(name).knowledge !== 'known')
}
