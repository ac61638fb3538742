/**
 * Takes the pictures of the tutorial from a running product,
 * `node scripts/picture-tutorial.mjs http://localhost:3000`: it makes an account there with a
 * family, day templates, recipes of the catalogue and a planned week, and looks at each screen as a
 * laptop and a phone would show it, light and dark.
 */

import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const place = path.join(import.meta.dirname, '../src/web/home/welcome')
/** The height of a picture: its screen without the bar at the top. */
const BAR = 64
const laptop = { width: 800, height: 456 + BAR }
const phone = { width: 390, height: 380 + BAR }
const look = { quality: 70, effort: 6, smartSubsample: true }

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
const context = await browser.newContext({ viewport: laptop, locale: 'en-GB', bypassCSP: true })
const page = await context.newPage()

async function make(where, data) {
  const answer = await context.request.post(`${address}/api/${where}`, { data, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${where}: ${await answer.text()}`)
  return answer.status() === 204 ? null : answer.json()
}

/**
 * Hides the bars, which cover half of a picture on a phone and a meal on a laptop, and toasts,
 * which are not about the screen.
 */
const quiet = `
  [data-bottom-bar], header:has([aria-label="Plateful home"]), [aria-label="Jump to a day"] { visibility: hidden }
  [aria-label^="Notifications"] { display: none }`

const frame = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Takes the screen below its bar, from this part down, in all four looks. */
async function picture(name, part, { above = 24, wide = laptop } = {}) {
  const style = await page.addStyleTag({ content: quiet })
  for (const [device, { width, height }] of Object.entries({ laptop: wide, phone })) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await part().waitFor()
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      const { y } = await part().boundingBox()
      await page.evaluate((by) => scrollBy(0, by), y - BAR - above)
      await frame()
      const clip = { x: 0, y: BAR, width, height: height - BAR }
      await sharp(await page.screenshot({ clip }))
        .webp(look)
        .toFile(path.join(place, `tutorial-${name}-${device}-${colorScheme}.webp`))
    }
  }
  await page.setViewportSize(laptop)
  await style.evaluate((tag) => tag.remove())
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
await picture('templates', () => page.getByRole('heading', { name: 'Day Templates' }))

await page.goto(`${address}/recipes`)
await picture('recipes', () => page.getByRole('article').first(), { above: 8 })

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
// What it finds while it looks on would make each picture another plan.
await page.getByText(/^(?:Proven:|A good plan\.)/).waitFor({ timeout: 90_000 })
await picture('planner', () => page.getByRole('heading', { name: 'Your plan' }))

await page.getByRole('button', { name: 'Add to calendar' }).click()
await page.getByRole('heading', { name: 'Meal Calendar' }).waitFor()
await page.goto(`${address}/calendar?view=week&date=${nextWeek[0]}`)
const breakfast = () => page.getByText('Breakfast', { exact: true }).first()
await picture('week', breakfast, { wide: { width: 1200, height: 680 + BAR }, above: 84 })

await make('ai-meal-planner', { dates: [0, 1, 2, 3, 4, 5, 6].map(dayIn), meals: ['dinner'] })
await page.goto(`${address}/grocery`)
await page.getByRole('button', { name: 'Choose These Dates' }).click()
await picture('list', () => page.getByRole('table'), { above: 120 })
await browser.close()
