import { cuisineNames, proteinNames } from '@plateful/meal-planner/kitchen'
import type { Problem } from '@plateful/meal-planner/problem'
import { weekdayOf } from '../day.ts'
import { suitsDiet } from '../recipes/suits-diet.ts'
import { type KitchenTask, plainReader, type RecipeReader, speaksOf } from './kitchen-task.ts'
import { type DayWish, sayDayWish } from './read-wishes.ts'
import type { KitchenRecipe } from './recipe-facts.ts'
import { weekdayNames } from './weekday-names.ts'

/** For each sitting the recipes that a wish leaves out, and the wishes that had to give way. */
export interface KeptWishes {
  leftOut: readonly (readonly number[])[]
  gaveWay: string[]
}

const isNamed = (word: string, name: string | null | undefined) => name?.toLowerCase() === word.toLowerCase()

function has(word: string, recipe: KitchenRecipe, reader: RecipeReader): boolean {
  const facts = reader.factsOf(recipe)
  if (word === 'meat') return facts.origin === 'meat'
  return (
    speaksOf(facts, word) ||
    isNamed(word, proteinNames[facts.protein]) ||
    (isNamed(word, recipe.cuisine) && recipe.cuisine !== null) ||
    cuisineNames.some((name) => isNamed(word, name) && isNamed(word, recipe.cuisine))
  )
}

function meets(
  wish: DayWish,
  recipe: KitchenRecipe,
  reader: RecipeReader,
  confirmed: KitchenTask['confirmed'],
): boolean {
  if (wish.mostMinutes !== undefined) {
    const { minutes } = reader.factsOf(recipe)
    return minutes !== null && minutes <= wish.mostMinutes
  }
  if (wish.with !== undefined) return has(wish.with, recipe, reader)
  if (wish.without !== undefined) return !has(wish.without, recipe, reader)
  return suitsDiet(wish.diet ?? '', reader.factsOf(recipe).lines, recipe.tags, confirmed) === 2
}

/**
 * Keeps wishes where something that everybody may eat meets them; where nothing does, the wish
 * gives way and is told. Hard rules stand in the problem already: no wish can bring back what they
 * leave out.
 */
export function keepWishes(
  task: KitchenTask,
  problem: Problem,
  reader: RecipeReader = plainReader,
): KeptWishes {
  const gaveWay = new Set<string>()
  const leftOut = problem.slots.map(({ menu }, index) => {
    const place = task.places[index]
    if (!place) return []
    const weekday = weekdayNames[weekdayOf(place.date)]
    let offered = [...menu.recipes]
    for (const wish of task.wishes ?? []) {
      if (wish.weekdays.length > 0 && !(weekday && wish.weekdays.includes(weekday))) continue
      const meeting = offered.filter((recipe) => {
        const found = task.recipes[recipe]
        return found !== undefined && meets(wish, found, reader, task.confirmed)
      })
      if (meeting.length > 0) offered = meeting
      else gaveWay.add(sayDayWish(wish))
    }
    const kept = new Set(offered)
    return [...menu.recipes].filter((recipe) => !kept.has(recipe))
  })
  return { leftOut, gaveWay: [...gaveWay] }
}
