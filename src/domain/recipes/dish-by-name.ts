import { dishFormOf } from '@plateful/meal-planner/dish-forms'
import { promisedOrigin } from '@plateful/ingredients/foods/animal-origins'
import { findFood, foodNamed } from '@plateful/ingredients/foods/find-food'
import type { Food } from '@plateful/ingredients/foods/food'
import { isMixture } from '@plateful/ingredients/foods/mixtures'
import { type ReadLine, readLines } from '@plateful/ingredients/lines/read-lines'

/** Words of a dish that stand for something plain: 'salad leaves', 'bowl of rice'. */
const noDish = /\bsalad (?:leaf|leaves|onions?|potatoe?s?)\b|^bowls? of\b/

/** Other words for what is cooked with more than they say. */
const cookedWithMore = /\b(?:braised?|fry[- ]?up|skewers?|steak (?:and|&|n) (?:kidney|ale))\b/

/** What nobody eats by itself: 'BBQ' is no barbecue sauce. */
const neverAlone = /\b(?:sauce|paste|powder|seasoning|shell)$/

/**
 * Whether a meal that is known by its name alone is a dish whose parts nobody knows, so that the
 * food which its words name does not say what is in it (household 60): 'beef stew' is no stewing
 * steak, 'salad' no leaves, 'chilli' no pod, and 'leek and potato' is a soup. A dish that the
 * lexicon has by name ('tomato soup', 'lasagne') is known, and so are a roast and a plain food.
 */
function isOpenDish(name: string, food: Food): boolean {
  const dish = dishFormOf(name.replace(noDish, ' '))
  const ending = neverAlone.exec(food.name)?.[0] ?? ''
  if (cookedWithMore.test(name) || isPairOfOne(name) || !name.includes(ending)) return true
  if (dish === null || dish.form === 'roast') return false
  const isVegan = food.origin === 'vegan'
  if (foodNamed(food.name) === undefined || (isVegan && ['stew', 'curry'].includes(dish.form))) return true
  return !food.name.endsWith(dish.word) && (isVegan || !isMixture(food))
}

/** 'Leek and potato' is a soup, 'egg and cress' a sandwich; 'carrots and peas' are themselves. */
function isPairOfOne(name: string): boolean {
  const pair = name.split(/ (?:and|&|n) /)
  return (
    pair.length === 2 &&
    pair
      .map(findFood)
      .some(
        ({ name: one, category, weights }) =>
          pair.includes(one) &&
          weights.item !== undefined &&
          (category === 'Vegetables' || category === 'Dairy & Eggs'),
      )
  )
}

/**
 * A meal that is known by its name alone, as the line that it is judged by (calendar 45). Of a dish
 * whose parts nobody knows it says what its words give away and what its name promises ('veggie
 * chilli' is for vegetarians), never that there is nothing else in it.
 */
export function readDishName(mealName: string): ReadLine[] {
  const name = mealName.toLowerCase().trim()
  const promised = promisedOrigin(name)
  const asOpen = (line: ReadLine): ReadLine => ({
    ...line,
    called: mealName,
    food: {
      ...line.food,
      name,
      knowledge: promised === null ? 'unknown' : 'by-head',
      origin: promised ?? 'unknown',
    },
  })
  return readLines([mealName]).map((line) => (isOpenDish(name, line.food) ? asOpen(line) : line))
}

/** The lines of a meal; those among them that are names of dishes are read as such. */
export const readMeal = (lines: readonly string[], dishNames: readonly string[] = []): ReadLine[] => [
  ...readLines(lines.filter((line) => !dishNames.includes(line))),
  ...dishNames.flatMap(readDishName),
]
