/** What a meal brings to its week: vegetables, fresh food that is shared, its only fish. */

import { formatCount, formatList } from '@plateful/ingredients/format-english'
import { proteinNames } from '../problem/code-names.ts'
import { formatCodes, namesOfCodes } from '../problem/format-names.ts'
import { isMainMeal } from '../problem/request.ts'
import { weights } from '../problem/weights.ts'
import { type ChosenMeal, type Reason, REASON_POINTS, type ReasonText } from './chosen-meal.ts'

/**
 * Days before and after a meal in which other meals have to be known, so that a claim about its
 * week is true of any seven days in a row.
 */
export const WEEK_AROUND = 6

/** A pack that was opened more days ago is no longer shared. */
const FRESH_DAYS = 4

/** A dish is praised for at least so many vegetables that no other meal of its week has. */
export const NEW_VEGETABLES = 2

/** Praise for vegetables, by their names. */
export const addsToWeek = (foods: readonly string[]): ReasonText => ({
  kind: 'new vegetables',
  foods,
  text: `adds ${formatList(foods)} to the week`,
})

/**
 * What a recipe brings to its week: several vegetables that no other meal has, or fresh food that a
 * dish of the last days needs too.
 */
export function reasonsOfWeek({ slot, recipe, chosen, company, words }: ChosenMeal): Reason[] {
  const reasons: Reason[] = []
  const vegetablesBefore = new Set(
    company.week.flatMap((meal) => [...meal.recipe.vegetables, ...(meal.recipe.holds?.vegetables ?? [])]),
  )
  const fresh = recipe.vegetables.flatMap((group, index) =>
    vegetablesBefore.has(group) ? [] : [{ group, word: recipe.vegetableWords?.[index] }],
  )
  if (fresh.length >= NEW_VEGETABLES) {
    const groups = fresh.map(({ group }) => group)
    const vegetableWords = fresh.flatMap(({ word }) => word ?? [])
    const isNamed = vegetableWords.length === fresh.length
    const names = isNamed ? vegetableWords : namesOfCodes(groups, words.vegetables)
    const why = names
      ? addsToWeek(names)
      : { text: `adds ${formatCount(groups.length, 'vegetable group')} to the week` }
    reasons.push({ ...why, points: weights.vegetable * fresh.length })
  }
  const isEarlierMeal = ({ day, meal }: { day: number; meal: number }) =>
    day < slot.day || (day === slot.day && meal < slot.meal)
  const sharesWith = (food: number) =>
    company.week.find(
      (meal) =>
        meal.chosen !== chosen &&
        isEarlierMeal(meal) &&
        slot.day - meal.day <= FRESH_DAYS &&
        meal.recipe.perishables.includes(food),
    )?.recipe.title
  const sharedPerishables = recipe.perishables.filter((food) => sharesWith(food) !== undefined)
  const titles = [...new Set(sharedPerishables.flatMap((food) => sharesWith(food) ?? []))]
  const shareTexts = titles.map((title) => {
    const foods = sharedPerishables.filter((food) => sharesWith(food) === title)
    return `${formatCodes(foods, words.perishables, 'fresh food')} with ${title}`
  })
  if (sharedPerishables.length > 0)
    reasons.push({
      kind: 'shared foods',
      text: `shares ${formatList(shareTexts)}`,
      points: weights.perishable * sharedPerishables.length,
    })
  return reasons
}

/** Whether it is the only fish of any seven days in a row. */
export function reasonsOfFish({ slot, recipe, company }: ChosenMeal): Reason[] {
  if (!isMainMeal(slot.meal) || recipe.protein !== FISH) return []
  const mealsAround = company.meals.filter(({ day }) => Math.abs(day - slot.day) <= WEEK_AROUND)
  const isSoonAgain = mealsAround.some(
    (meal) => meal.recipe.protein === FISH || meal.recipe.holds?.proteins.includes(FISH) === true,
  )
  return isSoonAgain ? [] : [{ text: 'your fish for the week', points: REASON_POINTS.fish }]
}
const FISH = proteinNames.indexOf('fish')
