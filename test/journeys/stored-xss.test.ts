/**
 * A family whose every text would run if a page took it for anything but text: no screen, dialog or
 * print does.
 */

import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, dayOf, startOfWeek } from '../../src/domain/day.ts'
import { payloads } from '../security/payloads.ts'
import { goTo } from './full-household.ts'
import { expect, signUp, test } from './person.ts'
import { printedBy } from './read-pdf.ts'

const monday = startOfWeek(dayOf(new Date()))
const nextMonday = addDays(monday, 7)

interface Made {
  id: number
  shareId: string
}

/** Every text field of the product holds the texts; answers the addresses of what was made. */
async function fill(request: APIRequestContext): Promise<{ recipes: Made[]; share: string }> {
  const make = async (path: string, data: unknown, method = 'POST'): Promise<Made> => {
    const answer = await request.fetch(`/api/${path}`, { method, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Made
  }
  const all = payloads.map((text) => text.slice(0, 90))
  const recipes: Made[] = []
  for (const [nth, text] of payloads.entries()) {
    const words = {
      name: text,
      ingredients: [...payloads, `200 g ${text}`],
      steps: [...payloads, `Bake ${text} for 10 minutes`],
    }
    const more = { tags: [`tag ${nth}`], source: text, cuisine: text.slice(0, 100) }
    recipes.push(await make('recipes', { ...words, ...more, servings: 4 }))
  }
  const who = { initials: '<b>', color: '#336699', notes: payloads.join('\n') }
  const tastes = { allergies: all, dietaryPreferences: all, favoritefoods: all, dislikedfoods: all }
  for (const table of ['family-members', 'guest-diners'])
    for (const text of all.slice(0, 6))
      await make(table, { ...who, ...tastes, firstName: text, lastName: text, favoriteDinner: text })
  const meals = payloads.map((name, nth) => ({ id: `m${nth}`, name, type: 'takeaway', peopleCount: 4 }))
  const dinner = { id: 'r', name: 'x', type: 'recipe', recipeId: recipes[3]?.id, peopleCount: 4 }
  for (const date of [monday, nextMonday])
    await make('calendar-assignments', {
      date,
      lunchMeals: meals,
      dinnerMeals: [{ ...dinner, name: payloads[3] }],
    })
  for (const [nth, notes] of payloads.slice(0, 6).entries())
    await make('calendar-notes', { date: addDays(monday, nth + 1), notes })
  const template = await make('meal-planning-days', { name: payloads[0], lunchMeals: meals })
  const occasion = { specificDate: addDays(monday, 5), title: payloads[3], notes: payloads[4] }
  await make('date-specific-template-assignments', { ...occasion, templateId: template.id })
  const rows = payloads.map((name, nth) => ({
    id: `i${nth}`,
    name,
    category: 'Other',
    quantity: 1,
    unit: name.slice(0, 40),
    isChecked: false,
    recipeIds: [],
  }))
  const list = { name: payloads[1], startDate: nextMonday, endDate: nextMonday, items: rows }
  await make('completed-shopping-lists', list)
  await make('known-ingredients', { line: payloads[3] })
  await make('user-preferences', { allergies: all, preferredCuisines: all }, 'PATCH')
  const share = {
    title: payloads[0],
    description: payloads[3],
    recipeIds: recipes.slice(0, 10).map(({ id }) => id),
  }
  return { recipes, share: (await make('shared-recipe-links', share)).shareId }
}

/**
 * Goes to a screen, which shows what it has and runs none of it. Loaded afresh it would come with
 * the same strict policy, which is asked for beside.
 */
async function visit(page: Page, address: string): Promise<void> {
  const policy = (await page.request.get(address)).headers()['content-security-policy'] ?? 'none'
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self' 'nonce-[\w+/=]{20,}'; /,
  )
  expect(policy).not.toMatch(/unsafe|\*/)
  await goTo(page, address)
  await expectNothingRan(page, address)
}

async function expectNothingRan(page: Page, where: string): Promise<void> {
  const ran = await page.evaluate(() => ({
    ran: '__xss' in window,
    // Every link and picture leads to ourselves or to a page of the web; nothing carries a program.
    strange: [...document.querySelectorAll('a[href], img[src], iframe, object, embed, base, form[action]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.tagName)
      .filter((address) => !/^(https?:|\/|#|mailto:|blob:|data:image\/|\?)/i.test(address)),
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith('on')),
    ).length,
  }))
  expect([where, ran]).toEqual([where, { ran: false, strange: [], handlers: 0 }])
}

test('runs no stored text as script, on any screen, in any dialog, on paper', async ({ page }) => {
  test.setTimeout(240_000)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signUp(page)
  const { recipes, share } = await fill(page.request)
  const [first = { id: 0 }] = recipes

  for (const address of [
    '/home',
    '/calendar',
    `/calendar?view=day&date=${monday}`,
    '/meal-summary',
    '/family-members',
    '/meal-setup',
    '/ai-meal-planner',
    '/grocery',
    `/shopping-list/finalize?start="${monday}"&end="${addDays(monday, 6)}"`,
    '/account',
    '/settings',
    '/household',
    '/moving',
    '/contact',
    `/shared/${share}`,
    `/review-shared-recipe/${first.id}/${share}`,
    `/recipe/${first.id}/cook`,
    `/recipes/${first.id}`,
    `/calendar-recipe/${first.id}/4/${monday}`,
  ])
    await visit(page, address)

  await visit(page, '/recipes')
  await expect(page.getByText(payloads.at(-1) ?? '').first()).toBeVisible()
  // The lines of each recipe are all the texts; of their sources these would be the ones to follow.
  for (const nth of [8, 9, 11, 12, 23]) {
    await visit(page, `/recipe/${recipes[nth]?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((payloads[nth] ?? '').trim())
  }

  // The dialogs of a recipe, and the recipe as it is printed.
  await visit(page, `/recipe/${first.id}`)
  await page.getByRole('button', { name: 'Print Recipe' }).click()
  await expect(page.getByRole('dialog')).toContainText('Print')
  await expectNothingRan(page, 'the print dialog')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expectNothingRan(page, 'the printed recipe')
  await page.pdf()
  await page.emulateMedia({ media: 'screen' })
  expect(dialogs).toEqual([])
})

/**
 * Texts that turn lines around, end them or run over the edge, as an eye would not see them in a
 * form.
 */
const awkward = [
  '200 g \u202eruolf\u202c and flour \u2067nialp',
  'two\u2028lines\u2029or three',
  'zero\u200b\u200d\u2060\ufeffwidth',
  'a bell \u0007, an escape \u001b[31m and a null-like \u0001 sign',
  'W'.repeat(450),
]

test('prints every text as text, in windows of their own and from the list', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signUp(page)
  const texts = [...payloads, ...awkward]
  const seen = (text: string) => text.replace(/\s+/g, ' ').trim()
  const make = async (path: string, data: unknown): Promise<Made> => {
    const answer = await page.request.post(`/api/${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Made
  }
  const recipe = { steps: texts, ingredients: texts, servings: 4, tags: ['sly'], source: payloads[12] }
  const ids: number[] = []
  for (const name of [payloads[0] ?? '', `soup ${awkward[0]}`, awkward[4]?.slice(0, 90) ?? ''])
    ids.push((await make('recipes', { ...recipe, name })).id)
  const { shareId } = await make('shared-recipe-links', {
    title: payloads[5],
    description: payloads.join(' ').slice(0, 400),
    recipeIds: ids,
  })

  const expectText = async (paper: Page, where: string) => {
    await expect(paper.locator('[data-size]').first()).toBeVisible()
    await expectNothingRan(paper, where)
    const lines = await paper.locator('article').first().locator('li').allTextContents()
    for (const text of texts)
      expect([where, lines.filter((line) => seen(line).includes(seen(text))).length]).toEqual([where, 2])
    // Nothing of a stranger's is an element, and no word runs over the edge of the paper.
    expect(await paper.locator('main :is(script, iframe, svg, style, link, meta, input, a, b)').count()).toBe(
      0,
    )
    const over = await paper.locator('main').evaluate((main) => {
      const edge = main.getBoundingClientRect()
      return [...main.querySelectorAll('li, h1, h2, p')].filter((part) => {
        const words = document.createRange()
        words.selectNodeContents(part)
        return words.getBoundingClientRect().right > edge.right + 1
      }).length
    })
    expect([where, over]).toEqual([where, 0])
    await paper.pdf({ preferCSSPageSize: true })
    await expectNothingRan(paper, `${where}, printed`)
    await paper.close()
  }
  await page.goto(`/recipe/${ids[0]}`)
  await page.getByRole('button', { name: 'Print Recipe' }).click()
  const ofRecipe = page.getByRole('dialog').getByRole('button', { name: 'Print Recipe' })
  await expectText(await printedBy(context, () => ofRecipe.click()), 'a recipe')

  await page.goto(`/shared/${shareId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+p')
  const ofCollection = page.getByRole('dialog').getByRole('button', { name: 'Print Collection' })
  await expectText(await printedBy(context, () => ofCollection.click()), 'a collection')

  await page.goto('/moving')
  const book = page.getByRole('button', { name: 'Print a cookbook' })
  await expectText(await printedBy(context, () => book.click()), 'a cookbook')

  const items = texts.map((name, nth) => ({
    id: `i${nth}`,
    name,
    category: 'Other',
    quantity: 1,
    unit: 'tin',
  }))
  await make('completed-shopping-lists', {
    name: payloads[1],
    startDate: nextMonday,
    endDate: nextMonday,
    items,
  })
  await page.goto(`/shopping-list/finalize?start="${nextMonday}"&end="${nextMonday}"&previous=true`)
  await expect(page.getByRole('heading', { name: 'Printer Friendly' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.getByRole('main').innerText()
  for (const text of texts) expect(seen(printed)).toContain(seen(text))
  await expectNothingRan(page, 'the printed list')
  await page.pdf()
  await expectNothingRan(page, 'the printed list, printed')
})

test('the service worker has a policy of its own, and nothing of ours may be framed', async ({ request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  for (const address of ['/', '/recipes', '/sw.js', '/api/auth/me', '/nowhere', '/healthz'])
    expect((await request.get(address)).headers()).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    })
})
