/**
 * The households of data/wishes in the built product, each as a family would have set it up, and
 * plans made there on the day that the sentences were said.
 */

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const { buildApp } = await import('../../dist/server/app.js')
const { parseConfig } = await import('../../dist/server/config.js')
const { migrate } = await import('../../dist/server/db/migrate.js')
const { openLogger } = await import('../../dist/server/logger.js')
const { openDependencies } = await import('../../dist/server/open-dependencies.js')

const KINDS = ['breakfastMeals', 'lunchMeals', 'dinnerMeals', 'snackMeals']
const FIELD = Object.fromEntries(
  ['breakfast', 'lunch', 'dinner', 'snacks'].map((slot, at) => [slot, KINDS[at]]),
)

/** Opens the application in this process, with a clock that stands at `now.date`. */
export async function openWishApp() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-wishes-'))
  const config = parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const logger = openLogger(config)
  const now = { date: '2026-01-01' }
  const dependencies = {
    ...openDependencies(config, logger),
    clock: () => new Date(`${now.date}T09:00:00.000Z`),
  }
  const app = await buildApp(dependencies, { logger })
  await migrate(dependencies.db)
  const close = async () => {
    await app.close()
    await dependencies.close()
    fs.rmSync(dataDir, { recursive: true })
  }
  return { app, now, close }
}

/** Makes a call that must be answered well; answers it with its body. */
export async function must(app, cookie, method, address, body) {
  const answer = await app.inject({
    method,
    url: address,
    headers: { cookie },
    ...(body !== undefined && { payload: body }),
  })
  if (answer.statusCode >= 300) throw new Error(`${address} answered ${answer.statusCode}: ${answer.body}`)
  return { answer, body: answer.body === '' ? null : answer.json() }
}

/** A person with what the form requires. */
export const person = (firstName, lastName) => ({
  firstName,
  lastName,
  initials: firstName.slice(0, 1),
  color: '#336633',
})

/** A recipe of these households in the words of the product's call. */
export const recipeOf = (recipe, diners) => ({
  name: recipe.name,
  ingredients: recipe.foods,
  steps: ['Cook it.'],
  // A recipe has five tags at most, and where it is eaten comes first.
  tags: [...new Set([...recipe.slots, ...recipe.tags])].slice(0, 5),
  cuisine: recipe.cuisine,
  difficulty: recipe.effort,
  totalTimeMinutes: recipe.minutes,
  budgetPerServing: String(recipe.cost),
  nutritionPerServing: JSON.stringify({ calories: recipe.kcal, protein: recipe.protein }),
  isFavourite: recipe.favourite,
  servings: diners,
})

/**
 * Sets a household up: whoever speaks has the account, children have their year of birth, what is
 * not new was made a season ago, and a day holds every meal time of the window.
 */
export async function openKitchen({ app, now }, { household, today, window }, name) {
  now.date = today
  const opened = await must(app, '', 'POST', '/api/auth/register', {
    email: `${name.toLowerCase()}@example.org`,
    password: 'a good password',
    firstName: household.speaker,
    lastName: household.name,
  })
  const cookie = String(opened.answer.headers['set-cookie']).split(';', 1)[0]
  const ask = async (...call) => (await must(app, cookie, ...call)).body
  const young = household.groups.kids ?? []
  const names = new Map()
  for (const diner of household.diners) {
    const dateOfBirth = young.includes(diner) ? '2017-05-01' : '1985-05-01'
    const { id } = await ask('POST', '/api/family-members', { ...person(diner, household.name), dateOfBirth })
    names.set(`family ${id}`, diner)
  }
  for (const guest of household.knownGuests) {
    const { id } = await ask('POST', '/api/guest-diners', person(guest, 'Guest'))
    names.set(`guest ${id}`, guest)
  }
  const season = new Date(Date.parse(today) - 100 * 86_400_000).toISOString().slice(0, 10)
  let any
  for (const recipe of household.recipes) {
    const { id } = await ask('POST', '/api/recipes', recipeOf(recipe, household.diners.length))
    if (!recipe.isNew) await ask('POST', `/api/recipes/${id}/made`, { date: season })
    any ??= {
      recipeId: id,
      id: 'any',
      name: recipe.name,
      type: 'recipe',
      peopleCount: household.diners.length,
    }
  }
  const template = await ask('POST', '/api/meal-planning-days', {
    name: 'The day',
    ...Object.fromEntries(window.slots.map((slot) => [FIELD[slot], [any]])),
  })
  const timesOf = (slots) => (slots.length === 1 ? { meals: slots } : { meals: [], templateId: template.id })
  return {
    /** The plan of a sentence as it is shown once it is proven or as good as it got. */
    async plan(change) {
      now.date = today
      const request = { dates: window.dates, ...timesOf(window.slots), ...change }
      const shown = await ask('POST', '/api/ai-meal-planner/preview', request)
      let plan = shown
      for (let job = { isDone: shown.jobId === null }; !job.isDone;) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        job = await ask('GET', `/api/ai-meal-planner/jobs/${shown.jobId}`)
        plan = job.better ?? plan
      }
      return plan
    },
    ask,
    names,
  }
}

const NOTES = { Takeaway: 'takeaway', 'Eating out': 'out', Leftovers: 'leftovers' }

/** A plan in the form of the plan checker: a row for each dish, and for each meal not cooked. */
export function rowsOf(plan, { household, names }) {
  return plan.slots.flatMap(({ date, slot, places, copies, peopleCount, dinerIds, guestIds, note }) => {
    const home = dinerIds?.map((id) => names.get(`family ${id}`)) ?? household.diners
    const named = [...home, ...guestIds.map((id) => names.get(`guest ${id}`))]
    const dishes = places.map((number) => plan.reasons[number]).filter((meal) => meal?.title)
    // A dish cooked for later is cooked for more heads than eat of it here.
    const isForLater = dishes.some(({ recipeId }) => isEatenLater(plan, date, recipeId))
    const people = isForLater || named.length === peopleCount ? named : peopleCount
    const cooked = dishes.map(({ title }) => ({ date, slot, recipe: title, people }))
    const others = copies.map(({ name, leftoverOf, recipeId }) => ({
      date,
      slot,
      recipe: null,
      people,
      ...((NOTES[name] ?? NOTES[note]) && { note: NOTES[name] ?? NOTES[note] }),
      ...(leftoverOf && {
        leftoverOf: { date: leftoverOf.date, slot: slotOf(plan, leftoverOf.date, recipeId) },
      }),
    }))
    return [...cooked, ...others]
  })
}

const isEatenLater = (plan, date, recipeId) =>
  plan.slots.some(({ copies }) =>
    copies.some((copy) => copy.leftoverOf?.date === date && copy.recipeId === recipeId),
  )

const slotOf = (plan, date, recipeId) =>
  plan.slots.find(
    (one) => one.date === date && one.places.some((number) => plan.reasons[number]?.recipeId === recipeId),
  )?.slot
