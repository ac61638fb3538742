// Prints five weeks of plans for each of three families, for somebody to read as a parent would,
// and for two more with recipe boxes that nobody here wrote, where ../shared/data/wishes is there.
//   npm run bench -- families [--family teen --seed 2]
// Each week is written into the calendar, so that the next one knows it. Nothing is judged here:
// how many meals a reader would object to is for the reader to say.

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { familyRecipes } from './load/family-recipes.mjs'
import { must, openWishApp, person, recipeOf } from './load/wish-kitchens.mjs'

const { values } = parseArgs({
  options: { family: { type: 'string', default: '' }, seed: { type: 'string', default: '1' } },
})
const FIRST_MONDAY = '2026-01-05'
const WEEKS = 5

const families = [
  {
    name: 'small children and an allergy',
    people: [
      { firstName: 'Lena', dateOfBirth: '1988-03-01', dislikedfoods: ['mackerel'] },
      { firstName: 'Joe', dateOfBirth: '1986-07-01', favoritefoods: ['lamb'] },
      { firstName: 'Milo', dateOfBirth: '2021-04-01', allergies: ['eggs', 'peanuts'] },
      { firstName: 'Ivy', dateOfBirth: '2023-09-01', dislikedfoods: ['mushrooms'] },
    ],
    guests: ['Nanna'],
    without: /liver|kidney|kedgeree|mackerel|plaice|gammon|shakshuka|pad thai/i,
    preferences: { maxCookingTimeDinner: 60, budgetPerServing: '3.50' },
    meals: ['lunchMeals', 'dinnerMeals'],
    weeks: [
      '',
      'nothing spicy, pizza on Friday, fish at least once',
      'Nanna comes on Sunday so a roast, quick on Tuesday and Thursday',
      'use up half a cabbage and 200 ml double cream, no sausages this week',
      'kid-friendly on weekdays, Joe is away Monday to Wednesday',
    ],
  },
  {
    name: 'a vegetarian teen and busy weekdays',
    people: [
      { firstName: 'Ruth', dateOfBirth: '1979-03-01' },
      { firstName: 'Paul', dateOfBirth: '1977-07-01', favoritefoods: ['chicken'] },
      { firstName: 'Edie', dateOfBirth: '2011-04-01', dietaryPreferences: ['vegetarian'] },
      { firstName: 'Sam', dateOfBirth: '2014-09-01', dislikedfoods: ['aubergine'] },
    ],
    guests: ['Josh'],
    without: /liver|kidney|hotpot|plaice|suet/i,
    preferences: { maxCookingTimeDinner: 45, budgetPerServing: '3.00' },
    kept: [
      {
        kind: 'have',
        what: { minutes: { max: 30 } },
        count: 'every',
        when: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
      },
    ],
    meals: ['dinnerMeals'],
    weeks: [
      '',
      'Edie is away on Thursday and Saturday, chicken on Saturday',
      'pasta at most twice, something new on Sunday, takeaway on Friday',
      'Mexican on Tuesday, no cheese on Wednesday, Josh comes on Friday',
      'make double bean chilli on Monday and have it on Wednesday, Edie is away on Friday',
    ],
  },
  {
    name: 'grandparents who cook ahead',
    people: [
      { firstName: 'Joan', dateOfBirth: '1951-03-01', dislikedfoods: ['tofu', 'aubergine'] },
      { firstName: 'Bill', dateOfBirth: '1949-07-01', favoritefoods: ['lamb', 'fish'] },
    ],
    guests: ['Alfie', 'Rosie'],
    without: /tofu|pad thai|shakshuka|burritos|halloumi/i,
    preferences: { maxCookingTimeLunch: 45, maxCookingTimeDinner: 150, budgetPerServing: '4.00' },
    kept: [
      { kind: 'have', what: { food: 'fish' }, count: { min: 1 }, when: { days: ['friday'] } },
      { kind: 'have', what: { food: 'roast' }, count: { min: 1 }, when: { days: ['sunday'] } },
    ],
    meals: ['lunchMeals', 'dinnerMeals'],
    weeks: [
      '',
      'Alfie and Rosie come on Wednesday for dinner, something kid-friendly then',
      'make double beef stew on Monday and freeze half for Saturday, soup for lunch on Monday and Tuesday',
      'cook double cottage pie on Tuesday for Thursday, a side with dinner on Sunday',
      'no cooking on Saturday, light lunches',
    ],
  },
]

const kitchens = path.join(import.meta.dirname, '../../shared/data/wishes/contexts.json')
if (fs.existsSync(kitchens)) {
  const { households } = JSON.parse(fs.readFileSync(kitchens, 'utf8'))
  const boxOf = (name) => households[name].recipes.map((recipe) => recipeOf(recipe, 4))
  families.push(
    {
      name: 'four with forty dinners',
      people: [
        { firstName: 'Sarah', dateOfBirth: '1985-05-01' },
        { firstName: 'Dave', dateOfBirth: '1984-05-01', dislikedfoods: ['mushrooms'] },
        { firstName: 'Tom', dateOfBirth: '2014-05-01', favoritefoods: ['pasta'] },
        { firstName: 'Ella', dateOfBirth: '2018-05-01', allergies: ['peanuts'] },
      ],
      guests: ['Grandma'],
      recipes: boxOf('harrison'),
      preferences: { maxCookingTimeDinner: 60 },
      meals: ['dinnerMeals'],
      weeks: [
        '',
        'fish once, nothing spicy',
        'Grandma comes on Sunday, quick on Monday and Wednesday',
        'takeaway on Friday, vegetarian twice',
        'soup on Monday, Dave is away Tuesday to Thursday',
      ],
    },
    {
      name: 'lunches and dinners with few lunches',
      people: [
        { firstName: 'Ngozi', dateOfBirth: '1983-05-01' },
        { firstName: 'Raj', dateOfBirth: '1982-05-01', favoritefoods: ['chicken'] },
        { firstName: 'Priya', dateOfBirth: '2012-05-01', dietaryPreferences: ['pescatarian'] },
        { firstName: 'Kit', dateOfBirth: '2016-05-01' },
      ],
      guests: ['Nani'],
      recipes: boxOf('okafor-singh'),
      preferences: { maxCookingTimeLunch: 40, maxCookingTimeDinner: 70 },
      meals: ['lunchMeals', 'dinnerMeals'],
      weeks: [
        '',
        'Priya is away on Tuesday and Wednesday',
        'fish on Friday, a roast on Sunday',
        'leftovers on Thursday, nothing fried',
        'quick on weekdays, Nani comes on Saturday',
      ],
    },
  )
}

const later = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const weekday = (date) => new Date(date).toUTCString().slice(0, 3)

let meals = 0
for (const [number, family] of families.entries()) {
  if (!family.name.includes(values.family)) continue
  const opened = await openWishApp()
  opened.now.date = FIRST_MONDAY
  const account = await must(opened.app, '', 'POST', '/api/auth/register', {
    email: `family${number}@example.org`,
    password: 'a good password',
    firstName: family.people[0].firstName,
    lastName: 'Reader',
  })
  const cookie = String(account.answer.headers['set-cookie']).split(';', 1)[0]
  const ask = async (...call) => (await must(opened.app, cookie, ...call)).body
  const names = new Map()
  for (const { firstName, ...more } of family.people)
    names.set(
      (await ask('POST', '/api/family-members', { ...person(firstName, 'Reader'), ...more })).id,
      firstName,
    )
  for (const guest of family.guests) await ask('POST', '/api/guest-diners', person(guest, 'Guest'))
  await ask('PATCH', '/api/user-preferences', family.preferences)
  for (const rule of family.kept ?? []) await ask('POST', '/api/plan-rules', { rule })
  const recipes = family.recipes ?? familyRecipes.filter(({ name }) => !family.without.test(name))
  const saved = []
  for (const recipe of recipes) saved.push(await ask('POST', '/api/recipes', recipe))
  const any = {
    recipeId: saved[0].id,
    id: 'any',
    name: 'Any',
    type: 'recipe',
    peopleCount: family.people.length,
  }
  const template = await ask('POST', '/api/meal-planning-days', {
    name: 'The day',
    ...Object.fromEntries(family.meals.map((field) => [field, [any]])),
  })
  console.log(`\n# ${family.name} (${recipes.length} recipes)`)
  for (let week = 0; week < WEEKS; week++) {
    const start = later(FIRST_MONDAY, 7 * week)
    opened.now.date = later(start, -1) < FIRST_MONDAY ? FIRST_MONDAY : later(start, -1)
    const dates = Array.from({ length: 7 }, (_, day) => later(start, day))
    const preferences = family.weeks[week]
    const plan = await ask('POST', '/api/ai-meal-planner', {
      dates,
      meals: [],
      templateId: template.id,
      seed: Number(values.seed),
      ...(preferences && { preferences }),
    })
    console.log(`\n## week ${week + 1}: ${preferences || '(nothing said)'}   ${plan.proof}`)
    for (const { said, status, why } of plan.rules)
      if (status !== 'kept') console.log(`   ! ${said}: ${status} (${why})`)
    for (const text of plan.unread) console.log(`   ? ${text}`)
    const stored = await ask('GET', `/api/calendar-assignments?start=${dates[0]}&end=${dates[6]}`)
    const recipe = new Map(saved.map((one) => [one.id, one]))
    for (const date of dates) {
      const day = stored.find((one) => one.date === date)
      for (const field of family.meals) {
        const put = day?.[field] ?? []
        meals += put.length
        for (const { name, recipeId, peopleCount, dinerIds, type } of put) {
          const reason = plan.reasons.find((one) => one.date === date && one.recipeId === recipeId)
          const minutes = recipe.get(recipeId)?.totalTimeMinutes
          const time = minutes === undefined ? '' : `${minutes} min, `
          const who = dinerIds ? dinerIds.map((id) => names.get(id)).join(' ') : `for ${peopleCount}`
          const why = type === 'recipe' ? (reason?.why.join('; ') ?? '') : ''
          console.log(`${weekday(date)} ${field.slice(0, -5).padEnd(7)} ${name} (${time}${who})  ${why}`)
        }
        if (put.length === 0) console.log(`${weekday(date)} ${field.slice(0, -5).padEnd(7)} -`)
      }
    }
    if (plan.openAtEnd.length > 0)
      console.log(`   open: ${plan.openAtEnd.map(({ left }) => left).join(', ')}`)
    for (const text of plan.shortages) console.log(`   ! ${text}`)
  }
  await opened.close()
}
console.log(`\n${meals} meals`)
