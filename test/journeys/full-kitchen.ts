/** A family that has lived with Plateful for a while: every screen has something to show. */

import { type APIRequestContext, expect } from '@playwright/test'
import { addDays, dayOf, startOfWeek } from '../../src/domain/day.ts'

const dishes = [
  {
    name: 'Smoky lentil soup',
    ingredients: ['250 g red lentils', '2 carrots', '1 onion', '2 tsp smoked paprika', '1 l vegetable stock'],
    tags: ['dinner', 'vegan', 'soup'],
    cuisine: 'British',
  },
  {
    name: 'Sausage and squash tray bake',
    ingredients: [
      '8 pork sausages',
      '1 butternut squash',
      '3 red onions',
      '2 tbsp olive oil',
      '1 sachet Aunt Bea’s rub',
    ],
    tags: ['dinner', 'one tray'],
    cuisine: 'British',
  },
  {
    name: 'Harbour fish pie',
    ingredients: ['400 g cod fillet', '200 g prawns', '1 kg potatoes', '500 ml milk', '100 g frozen peas'],
    tags: ['dinner', 'fish'],
    cuisine: 'British',
  },
  {
    name: 'Three bean chilli with a very long name for a very cold evening in November',
    ingredients: ['400 g kidney beans', '400 g black beans', '2 red peppers', '400 g chopped tomatoes'],
    tags: ['dinner', 'vegan', 'freezer', 'batch cooking', 'spicy'],
    cuisine: 'Mexican',
  },
  {
    name: 'Lemon chicken with rice',
    ingredients: ['600 g chicken thighs', '2 lemons', '300 g basmati rice', '200 g green beans'],
    tags: ['dinner', 'quick'],
    cuisine: 'Greek',
  },
  {
    name: 'Mushroom risotto',
    ingredients: ['300 g risotto rice', '300 g chestnut mushrooms', '1 onion', '60 g parmesan'],
    tags: ['dinner', 'vegetarian'],
    cuisine: 'Italian',
  },
  {
    name: 'Overnight oats',
    ingredients: ['200 g porridge oats', '400 ml oat milk', '150 g raspberries', '2 tbsp honey'],
    tags: ['breakfast', 'quick'],
    cuisine: null,
  },
  {
    name: 'Courgette and feta fritters',
    ingredients: ['3 courgettes', '200 g feta', '3 eggs', '100 g plain flour', '1 bunch mint'],
    tags: ['lunch', 'vegetarian'],
    cuisine: 'Greek',
  },
  {
    name: 'Orchard crumble',
    ingredients: ['6 cooking apples', '200 g plain flour', '100 g butter', '75 g caster sugar'],
    tags: ['snack', 'pudding'],
    cuisine: 'British',
  },
]

const steps = [
  'Heat the oven to 200 °C and lay everything out.',
  'Cook it gently for 25 minutes, stirring now and then.',
  'Taste, season and bring it to the table.',
]

const family = [
  { firstName: 'Robin', lastName: 'Hale', initials: 'RH', color: '#0c7450', favoriteDinner: 'Fish pie' },
  {
    firstName: 'Noor',
    lastName: 'Hale',
    initials: 'NH',
    color: '#b8341d',
    dietaryPreferences: ['Vegetarian'],
  },
  { firstName: 'Tom', lastName: 'Hale', initials: 'TH', color: '#336699', allergies: ['Nuts', 'Sesame'] },
]

interface Stored {
  id: number
  shareId: string
}

/**
 * What was made, for the addresses of the screens: this week has a locked list, next week is
 * planned.
 */
export interface Kitchen {
  recipe: number
  share: string
  monday: string
  nextMonday: string
}

/**
 * Fills a new account through the API. Without a plan it takes a third of the time: for journeys
 * that do not come by the planner.
 */
export async function fillKitchen(request: APIRequestContext, { isPlanned = true } = {}): Promise<Kitchen> {
  const make = async (path: string, data: unknown): Promise<Stored> => {
    const answer = await request.post(`/api/${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Stored
  }
  const today = dayOf(new Date())
  const monday = startOfWeek(today)
  const nextMonday = addDays(monday, 7)

  const recipes: number[] = []
  for (const [index, dish] of dishes.entries()) {
    const times = { prepTimeMinutes: 10 + index, cookTimeMinutes: 20 + 5 * index }
    const nutritionPerServing = JSON.stringify({ calories: 420 + index, protein: 21, carbs: 40, fat: 14 })
    const { id } = await make('recipes', {
      ...dish,
      ...times,
      servings: 4,
      steps,
      nutritionPerServing,
      budgetPerServing: '2.50',
    })
    recipes.push(id)
  }
  const [soup = 0, bake = 0, pie = 0, chilli = 0, chicken = 0, risotto = 0, oats = 0, fritters = 0] = recipes
  await request.patch(`/api/recipes/${pie}/marks`, { data: { isFavourite: true, rating: 5 } })

  for (const person of family) await make('family-members', person)
  await make('guest-diners', { firstName: 'Grandma', lastName: 'Rose', initials: 'GR', color: '#855100' })

  let meals = 0
  const dish = (recipeId: number) => ({
    id: `meal-${(meals += 1)}`,
    name: dishes[recipes.indexOf(recipeId)]?.name,
    type: 'recipe',
    recipeId,
    peopleCount: 4,
  })
  const food = (name: string, type = 'food') => ({ id: `meal-${(meals += 1)}`, name, type, peopleCount: 4 })

  const schoolDay = await make('meal-planning-days', {
    name: 'School day',
    isStandard: true,
    breakfastMeals: [dish(oats)],
    lunchMeals: [food('Packed lunches')],
    dinnerMeals: [dish(soup)],
  })
  await make('meal-planning-days', { name: 'Friday', dinnerMeals: [food('Fish and chips', 'takeaway')] })
  await make('weekly-template-assignments', { dayOfWeek: 0, templateType: 'all', templateId: schoolDay.id })
  await make('date-specific-template-assignments', {
    specificDate: addDays(today, 30),
    templateId: schoolDay.id,
    title: 'Tom’s birthday',
    notes: 'The candles are in the top drawer.',
    isRecurring: true,
  })

  for (const [week, dinners] of [
    [monday, [soup, bake, pie, chilli, chicken, risotto, bake]],
    [nextMonday, [pie, risotto, soup, chicken, chilli]],
  ] as const) {
    for (const [day, dinner] of dinners.entries()) {
      await make('calendar-assignments', {
        date: addDays(week, day),
        breakfastMeals: [dish(oats)],
        lunchMeals: day % 2 ? [dish(fritters)] : [food('Jacket potatoes'), food('Soup', 'freezer')],
        dinnerMeals: [dish(dinner)],
      })
    }
  }
  await make('calendar-assignments', { date: addDays(nextMonday, 5), isSkipped: true })
  await make('calendar-notes', { date: addDays(nextMonday, 1), notes: 'bins out' })

  const shop = (id: string, name: string, category: string, quantity: number, unit: string) => ({
    id,
    name,
    category,
    quantity,
    unit,
    isChecked: id === 'squash',
    recipeIds: [bake],
  })
  await make('completed-shopping-lists', {
    name: 'Shopping for this week',
    startDate: monday,
    endDate: addDays(monday, 6),
    items: [
      shop('sausages', 'pork sausages', 'Meat & Fish', 8, ''),
      shop('squash', 'butternut squash', 'Vegetables', 1, ''),
      shop('onions', 'red onions', 'Vegetables', 3, ''),
    ],
  })
  const { shareId } = await make('shared-recipe-links', {
    title: 'Dinners for Grandma',
    description: 'The ones we make most.',
    recipeIds: [soup, bake, pie],
  })
  if (isPlanned) {
    const dates = [addDays(nextMonday, 7), addDays(nextMonday, 8), addDays(nextMonday, 9)]
    await make('ai-meal-planner', { dates, meals: ['dinner'] })
  }
  return { recipe: bake, share: shareId, monday, nextMonday }
}
