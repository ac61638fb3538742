/** A recipe from the form to the stove and the printer, as a person meets it in a real browser. */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, signUp, test } from './person.ts'
import { pagesOf, printedBy } from './read-pdf.ts'

// Axe looks at every screen here, and two cores may be busy with something else.
test.describe.configure({ timeout: 120_000 })

const pie = {
  name: 'Leek and chicken pie',
  servings: 4,
  prepTimeMinutes: 25,
  cookTimeMinutes: 50,
  ingredients: [
    'For the filling:',
    '300 g leeks, sliced',
    '2 cups chicken stock',
    'For the lid:',
    '1 egg, beaten',
  ],
  steps: [
    'Soften the leeks for 10 minutes.',
    'Add the stock and simmer for 20–25 minutes.\nKeep the lid off.',
    'Bake for 1 hour 30 minutes.',
  ],
  tags: ['dinner', 'pie'],
  source: 'A grandmother',
  budgetPerServing: '2.50',
  nutritionPerServing: JSON.stringify({ calories: 410, protein: 30 }),
}

async function store(page: Page, recipe: object = pie): Promise<number> {
  const answer = await page.request.post('/api/recipes', { data: recipe })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  return id
}

const aPhoto = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b8341d' } })
    .jpeg()
    .toBuffer()

const said = (page: Page, group: string) =>
  page
    .getByRole('group', { name: group })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLTextAreaElement ? box.value : '')))

test('a photo and a portrait are put in place by keyboard, and kept in their sizes', async ({ page }) => {
  await signUp(page)
  await page.goto('/recipes/new')
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'pie.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  const adjust = page.getByRole('dialog', { name: 'Adjust Photo Position' })
  await expect(adjust.getByRole('application')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  await expect(adjust.getByText('120 %')).toBeVisible()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-')
  await expect(adjust.getByText('50 %')).toBeVisible()
  await expect(adjust.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('+')
  await expect(adjust.getByText('300 %')).toBeVisible()
  await adjust.getByRole('button', { name: 'Use this photo' }).click()
  await expect(adjust).toBeHidden()
  const photo = page.getByRole('group', { name: 'Photo' }).locator('img')
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg/)
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([300, 200])

  // A portrait, without closing the dialog behind it.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Add a Family Member' }).click()
  const person = page.getByRole('dialog', { name: 'Add a Family Member' })
  await person.getByLabel('First name').fill('Mia')
  const choose = async () => {
    await person
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'mia.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
    await expect(page.getByRole('application')).toBeFocused()
  }
  await choose()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Adjust Photo Position' })).toBeHidden()
  await expect(person.getByLabel('First name')).toHaveValue('Mia')
  // The dialog behind has the focus back before a person could choose again.
  await expect(person.locator(':focus')).toHaveCount(1)
  await choose()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  const portrait = person.getByRole('group', { name: 'Photo' }).locator('img')
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([200, 200])
})

test('lines are moved by dragging and by keyboard, and units are turned', async ({ page }) => {
  await signUp(page)
  await page.goto(
    `/recipes/${await store(page, { ...pie, ingredients: ['1 egg', '2 cups stock', '300 g leeks'] })}`,
  )
  const handle = (row: number) => page.getByRole('button', { name: `Move ingredient ${row}`, exact: true })
  // Clear of the bar with the buttons.
  await handle(2).evaluate((one) => one.scrollIntoView({ block: 'center' }))

  await handle(3).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up ingredient 3 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Now at place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => said(page, 'Ingredients')).toEqual(['1 egg', '300 g leeks', '2 cups stock'])
  await expect(handle(2)).toBeFocused()

  const [from, to] = [await handle(1).boundingBox(), await handle(3).boundingBox()]
  if (!from || !to) throw new Error('The handles are not in sight')
  await page.mouse.move(from.x + 10, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 3 })
  await page.mouse.move(to.x + 10, to.y + 25, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => said(page, 'Ingredients')).toEqual(['300 g leeks', '2 cups stock', '1 egg'])

  await page
    .getByRole('group', { name: 'Ingredients' })
    .getByText('Imperial', { exact: true })
    .first()
    .click()
  await expect.poll(() => said(page, 'Ingredients')).toEqual(['10.6 oz leeks', '2 cups stock', '1 egg'])
})

test('a timer in the kitchen rings, and holds in the dark and at 320 px', async ({ page }) => {
  await page.addInitScript(() => {
    const start: (when?: number) => void = Reflect.get(OscillatorNode.prototype, 'start')
    OscillatorNode.prototype.start = function counted(when?: number) {
      const { dataset } = document.documentElement
      dataset['notes'] = String(Number(dataset['notes'] ?? 0) + 1)
      start.call(this, when)
    }
  })
  await signUp(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  const steps = ['Simmer for 10 minutes, then blitz for 5 seconds.', 'Serve.']
  await page.goto(`/recipe/${await store(page, { ...pie, steps })}/cook`)
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeHidden()
  await page.getByRole('button', { name: 'Start a timer: 10 minutes' }).click()
  await page.getByRole('button', { name: 'Start a timer: 5 seconds' }).click()
  await expect(page.getByText('Time is up: 5 seconds', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? 0)))
    .toBeGreaterThan(2)
  await expect(page.getByRole('timer')).toHaveCount(2)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const cutWords = () =>
    [...document.querySelectorAll('main button span')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
      .map(({ textContent }) => textContent)
  expect(await page.evaluate(cutWords)).toEqual([])

  await page.getByRole('radiogroup', { name: 'Part of the recipe' }).getByText('Ingredients').click()
  await page.getByRole('checkbox', { name: '300 g leeks, sliced' }).check()
})

test('a recipe is printed on one page, with its photo or without, and a collection as one document', async ({
  page,
  context,
}) => {
  await signUp(page)
  const photo = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`
  const id = await store(page, {
    ...pie,
    photo,
    ingredients: [
      ...pie.ingredients,
      ...Array.from({ length: 22 }, (_, row) => `${row + 2} g of spice ${row + 1}`),
    ],
    steps: [
      ...pie.steps,
      ...Array.from(
        { length: 14 },
        (_, row) =>
          `Then go on with part ${row + 1}, gently and without any hurry, until all of it is soft, brown at the edges, and smells of Sunday.`,
      ),
    ],
  })
  await page.goto(`/recipe/${id}`)
  const printed = async (look: string) => {
    await page.getByRole('button', { name: 'Print Recipe' }).click()
    const dialog = page.getByRole('dialog', { name: `Print ${pie.name}` })
    await dialog.getByRole('radio', { name: look }).check()
    const paper = await printedBy(context, () => dialog.getByRole('button', { name: 'Print Recipe' }).click())
    await expect(paper.locator('[data-size]')).toBeVisible()
    const pdf = await paper.pdf({ preferCSSPageSize: true })
    const images = await paper.locator('img').count()
    await paper.close()
    return { pages: await pagesOf(pdf), images }
  }

  const full = await printed('With photos (when available)')
  expect(full.images).toBe(1)
  expect(full.pages).toHaveLength(1)
  for (const words of [
    '#1 - Leek and chicken pie',
    'Servings: 4',
    'Prep: 25 minutes',
    'Cook: 50 minutes',
    'Total: 75 minutes',
    'Source: A grandmother',
    'For the filling:',
    '2 cups chicken stock',
    '23 g of spice 22',
    '1. Soften the leeks for 10 minutes.',
    '2. Add the stock and simmer for 20–25 minutes. Keep the lid off.',
    '17. Then go on with part 14',
    'Tags: dinner, pie',
    'Cost per serving: £2.50',
    '410 kcal',
  ])
    expect(full.pages[0]).toContain(words)

  const text = await printed('Text only (clean format)')
  expect(text.images).toBe(0)
  expect(text.pages).toHaveLength(1)

  // What the browser itself prints says for how many it is (recipes 78).
  await page.goto(`/recipe/${await store(page)}`)
  await page.getByRole('button', { name: 'One serving more' }).click()
  await expect(page.getByText('2½ cups')).toBeVisible()
  const words = (await pagesOf(await page.pdf())).join(' ')
  expect(words).toMatch(/Serves ?5/)
  expect(words).toMatch(/dinner ?· ?pie/)
  expect(words).not.toContain('Start cooking')

  const recipeIds = [await store(page), await store(page, { ...pie, name: 'Bean soup' })]
  const answer = await page.request.post('/api/shared-recipe-links', {
    data: { title: 'Sunday best', description: 'For cold evenings', recipeIds },
  })
  const { shareId } = (await answer.json()) as { shareId: string }
  await page.goto(`/shared/${shareId}`)
  await expect(page.getByRole('heading', { name: 'Sunday best' })).toBeVisible()
  await page.keyboard.press('Control+p')
  const paper = await printedBy(context, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Print Collection' }).click(),
  )
  await expect(paper.locator('[data-size]').first()).toBeVisible()
  const pages = await pagesOf(await paper.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Sunday best For cold evenings Shared')
  expect(pages[0]).toContain('2 recipes')
  expect(pages[0]).toContain('#3 - Leek and chicken pie')
  expect(pages[1]).toContain('#4 - Bean soup')
  expect(pages[1]).toContain('Shared with Plateful')
})
