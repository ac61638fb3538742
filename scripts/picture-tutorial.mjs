/**
 * Takes the pictures of the tutorial from a running product,
 * `node scripts/picture-tutorial.mjs http://localhost:3000`: it makes an account there with a family,
 * day templates, recipes of the catalogue and a planned week, and looks at each screen as a tablet
 * would show it.
 */
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const place = path.join(import.meta.dirname, '../src/web/home/welcome')
const SIZE = { width: 800, height: 520 }
const look = { quality: 70, effort: 6, smartSubsample: true }

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', bypassCSP: true })
const page = await context.newPage()

async function make(where, data) {
  const answer = await context.request.post(`${address}/api/${where}`, { data, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${where}: ${await answer.text()}`)
  return answer.status() === 204 ? null : answer.json()
}

/** The bar lies over each screen; a toast says what just happened, not what the screen is for. */
const quiet = 'body > * > header { visibility: hidden } [aria-label^="Notifications"] { display: none }'

/** What is under the bar of the screen, from this part down. */
async function picture(name, part, { above = 24, ...size } = {}) {
  const { width, height } = { ...SIZE, ...size }
  await page.setViewportSize({ width, height })
  await part.waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const { y } = await part.boundingBox()
  await page.evaluate((by) => scrollBy(0, by), y - 64 - above)
  await page.addStyleTag({ content: quiet })
  const shot = await page.screenshot({ clip: { x: 0, y: 64, width, height: height - 64 } })
  await sharp(shot)
    .webp(look)
    .toFile(path.join(place, `tutorial-${name}.webp`))
}

await make('auth/register', {
  email: `tutorial-${Date.now()}@example.org`,
  password: 'a good password',
  firstName: 'Robin',
  lastName: 'Hale',
})
const person = (firstName, color) => ({ firstName, lastName: 'Hale', initials: firstName[0], color })
for (const [name, color] of [
  ['Robin', '#0c7450'],
  ['Sam', '#2f5d8a'],
  ['Mia', '#7b3f73'],
  ['Tom', '#d9743f'],
])
  await make('family-members', person(name, color))
const catalogue = await (await context.request.get(`${address}/api/browse-recipes`)).json()
const dinners = catalogue.filter(({ tags }) => tags.includes('dinner')).slice(0, 40)
for (const { spoonacularId } of dinners.filter((_, at) => at % 3 === 0))
  await make(`import-recipe/${spoonacularId}`)

let meals = 0
const food = (name, peopleCount = 4, type = 'food') => ({
  id: `meal-${(meals += 1)}`,
  name,
  type,
  peopleCount,
})
await make('meal-planning-days', {
  name: 'School day',
  breakfastMeals: [food('Porridge'), food('Toast and jam', 1)],
  lunchMeals: [food('Packed lunches', 2)],
})
await make('meal-planning-days', {
  name: 'Slow Sunday',
  breakfastMeals: [food('Pancakes')],
  lunchMeals: [food('Soup and bread')],
})

await page.goto(`${address}/meal-setup`)
await picture('templates', page.getByRole('heading', { name: 'Day Templates' }))

await page.goto(`${address}/recipes`)
await picture('recipes', page.getByRole('article').first(), { above: 8 })

const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const toMonday = 7 - ((new Date().getUTCDay() + 6) % 7)
const nextWeek = Array.from({ length: 7 }, (_, day) => dayIn(toMonday + day))
for (const date of nextWeek)
  await make('calendar-assignments', {
    date,
    breakfastMeals: [food('Porridge')],
    lunchMeals: [food('Packed lunches', 2)],
  })

await page.goto(`${address}/ai-meal-planner`)
await page.getByRole('button', { name: /^Dinner for/ }).click()
await page.getByRole('button', { name: 'Next week' }).click()
await page.getByRole('button', { name: 'Preview first' }).click()
await picture('planner', page.getByRole('heading', { name: 'Your plan' }))

await page.getByRole('button', { name: 'Add to calendar' }).click()
await page.getByRole('heading', { name: 'Meal Calendar' }).waitFor()
await page.goto(`${address}/calendar?view=week&date=${nextWeek[0]}`)
const breakfast = page.getByRole('heading', { name: 'Breakfast' }).first()
await picture('week', breakfast, { width: 1200, height: 744, above: 84 })

await make('ai-meal-planner', { dates: [0, 1, 2, 3, 4, 5, 6].map(dayIn), meals: ['dinner'] })
await page.goto(`${address}/grocery`)
await page.getByRole('button', { name: 'Choose These Dates' }).click()
await picture('list', page.getByRole('table'), { above: 120 })
await browser.close()
