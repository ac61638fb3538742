/**
 * A household with a full kitchen: a large library, a week with every meal planned, a long list.
 */

import { call } from './server.mjs'

const { dishes } = await import('../../dist/server/external/catalogue.js')
const AT_ONCE = 20
const MEALS = ['breakfastMeals', 'lunchMeals', 'dinnerMeals', 'snackMeals']
const words = dishes.flatMap(({ recipe }) => recipe.name.split(' '))

async function must(home, cookie, method, address, body) {
  const answer = await call(home, cookie, method, address, body)
  if (answer.status >= 300)
    throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The dishes of the catalogue over and over, with other names and amounts each time. */
function recipeOf(number) {
  const { recipe } = dishes[number % dishes.length]
  const round = Math.floor(number / dishes.length)
  const other = (text) => text.replace(/\d+/g, (digits) => String(Number(digits) + ((round * 7) % 5)))
  return {
    ...recipe,
    name: round === 0 ? recipe.name : `${recipe.name} with ${words[(number * 31) % words.length]}`,
    ingredients: recipe.ingredients.map(other),
    steps: recipe.steps.map(other),
    photo: null,
  }
}

/** Saves so many recipes and answers them. */
export async function fillLibrary(home, cookie, count) {
  const saved = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, more) => first + more)
    saved.push(
      ...(await Promise.all(
        numbers.map((number) => must(home, cookie, 'POST', '/api/recipes', recipeOf(number))),
      )),
    )
  }
  return saved
}

/** Plans one recipe for each meal time of these days. */
export async function planDays(home, cookie, days, recipes) {
  for (const [day, date] of days.entries()) {
    const meals = MEALS.map((field, at) => {
      const { id, name } = recipes[(day * MEALS.length + at) % recipes.length]
      return [field, [{ id: `${date}-${at}`, name, type: 'recipe', recipeId: id, peopleCount: 4 }]]
    })
    await must(home, cookie, 'POST', '/api/calendar-assignments', { date, ...Object.fromEntries(meals) })
  }
}

/** Completes a list of so many rows for some days, which are locked by it. */
export async function completeList(home, cookie, startDate, endDate, rows) {
  const categories = ['Vegetables', 'Fruits', 'Dairy & Eggs', 'Meat & Fish', 'Pantry & Spices', 'Other']
  const items = Array.from({ length: rows }, (_, number) => ({
    id: `item-${number}`,
    name: `${words[number % words.length]} ${number}`,
    category: categories[number % categories.length],
    quantity: (number % 9) + 1,
    unit: number % 2 ? 'g' : '',
    isChecked: false,
    recipeIds: [],
  }))
  await must(home, cookie, 'POST', '/api/completed-shopping-lists', {
    name: 'The large shop',
    startDate,
    endDate,
    items,
  })
}
