/**
 * Texts that would run in a page: kept as they were typed, answered as JSON only, and written into
 * letters and files as text.
 */

import { load } from 'cheerio'
import { describe, expect, it, vi } from 'vitest'
import { tidyEntries } from '../../src/domain/household/person.ts'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import { cleanTag } from '../../src/domain/recipes/tags.ts'
import { foodKey } from '../../src/domain/shopping/change-shop-order.ts'
import { useTestApp } from '../harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../harness/makers.ts'
import { payloads } from './payloads.ts'
import { fillHousehold, type FilledHousehold, made, newMember } from './two-households.ts'

vi.setConfig({ testTimeout: 120_000 })
const testApp = useTestApp()

const eater = { firstName: 'Sam', lastName: 'Cook', initials: 'SC', color: '#336699' }
const item = {
  id: 'item-1',
  name: 'tomatoes',
  category: 'Vegetables' as const,
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
}
/** A day of its own for each text. */
const dayOf = (nth: number) =>
  `2026-${String(4 + Math.floor(nth / 28)).padStart(2, '0')}-${String((nth % 28) + 1).padStart(2, '0')}`

interface Field {
  /** The call that keeps the text, and the one that answers it. */
  write: [method: 'POST' | 'PATCH' | 'PUT', path: string | ((ada: FilledHousehold) => string)]
  read: string
  body(text: string, nth: number, ada: FilledHousehold): object
  /**
   * What is kept of the text, where its own rule changes it: a note is written in capitals, a tag
   * has letters only.
   */
  kept?: (text: string) => string | string[]
}

const recipe = (field: string, wrap: (text: string) => unknown = (text) => text): Field => ({
  write: ['POST', '/api/recipes'],
  read: '/api/recipes',
  body: (text) => aRecipe({ [field]: wrap(text) }),
})
const one = (text: string) => [text]

/** A list takes what stands between commas and semicolons for entries of their own. */
const entries = (text: string) => tidyEntries([text])

const person = (table: string, field: string, isList = false): Field => ({
  write: ['POST', `/api/${table}`],
  read: `/api/${table}`,
  body: (text) => ({ ...eater, [field]: isList ? [text] : text }),
  ...(isList && { kept: entries }),
})
const texts = ['firstName', 'lastName', 'notes', 'favoriteBreakfast', 'favoriteLunch', 'favoriteDinner']
const moreTexts = ['favoriteDessert', 'favoriteFruit', 'favoriteVegetable', 'favoriteDrink']
const lists = ['dietaryPreferences', 'allergies', 'favoritefoods', 'dislikedfoods']
const people = ['family-members', 'guest-diners'].flatMap((table) =>
  [...texts, ...moreTexts, ...lists].map(
    (field) => [`${field} of ${table}`, person(table, field, lists.includes(field))] as const,
  ),
)

const days = '/api/calendar-assignments?start=2026-04-01&end=2026-06-30'
const fields: Record<string, Field> = {
  'name of a recipe': recipe('name'),
  'ingredient of a recipe': recipe('ingredients', one),
  'step of a recipe': recipe('steps', one),
  'tag of a recipe': { ...recipe('tags', one), kept: cleanTag },
  'source of a recipe': recipe('source'),
  'cuisine of a recipe': recipe('cuisine'),
  ...Object.fromEntries(people),
  'preferences of a person': {
    write: ['PATCH', '/api/user-preferences'],
    read: '/api/user-preferences',
    body: (text) => ({
      allergies: [text],
      dietaryRestrictions: [text],
      dislikedIngredients: [text],
      preferredCuisines: [text],
    }),
    kept: entries,
  },
  'name of a template': {
    write: ['POST', '/api/meal-planning-days'],
    read: '/api/meal-planning-days',
    body: (name) => ({ name }),
  },
  'meal of a template': {
    write: ['POST', '/api/meal-planning-days'],
    read: '/api/meal-planning-days',
    body: (name) => ({ name: 'Day', lunchMeals: [aMeal({ name, id: name })] }),
  },
  'meal of the calendar': {
    write: ['POST', '/api/calendar-assignments'],
    read: days,
    body: (name, nth) => aDay(dayOf(nth), { dinnerMeals: [aMeal({ name, id: name })] }),
  },
  'note of a day': {
    write: ['POST', '/api/calendar-notes'],
    read: '/api/calendar-notes?start=2026-04-01&end=2026-06-30',
    body: (notes, nth) => ({ date: dayOf(nth), notes }),
    kept: (text) => text.toUpperCase(),
  },
  'title and notes of an occasion': {
    write: ['POST', '/api/date-specific-template-assignments'],
    read: '/api/date-specific-template-assignments',
    body: (text, nth, ada) => ({
      specificDate: dayOf(nth),
      title: text,
      notes: text,
      templateId: ada.templateId,
    }),
  },
  'name of a list': {
    write: ['POST', '/api/completed-shopping-lists'],
    read: '/api/completed-shopping-lists',
    body: (name, nth) => aList(dayOf(nth), dayOf(nth), { name }),
  },
  'row of a list': {
    write: ['POST', '/api/completed-shopping-lists'],
    read: '/api/completed-shopping-lists',
    body: (text, nth) =>
      aList(dayOf(nth), dayOf(nth), { items: [{ ...item, id: text, name: text, unit: text }] }),
  },
  'item that was added by hand': {
    write: ['PATCH', '/api/shopping-extras'],
    read: '/api/shopping-extras',
    body: (text) => ({ put: [{ id: text, name: text, quantity: 1, unit: text }] }),
  },
  'row of the list in the making': {
    write: ['POST', '/api/open-shopping-list'],
    read: '/api/open-shopping-list',
    body: (text, nth) => ({
      ...aList(dayOf(nth), dayOf(nth), { items: [{ ...item, id: text, name: text, unit: text }] }),
      id: text,
      replaces: null,
      origins: {},
      foods: {},
      meals: null,
    }),
  },
  staple: {
    write: ['POST', '/api/staples'],
    read: '/api/staples',
    body: (text) => ({ name: text, quantity: 1, unit: text, rhythm: 'weekly' }),
  },
  collection: {
    write: ['POST', '/api/recipe-collections'],
    read: '/api/recipe-collections',
    body: (text) => ({ name: text }),
  },
  'saved filter': {
    write: ['POST', '/api/saved-filters'],
    read: '/api/saved-filters',
    body: (text) => ({ name: text, filter: { tags: [text], hand: [text] } }),
  },
  'food that is always there': {
    write: ['PATCH', '/api/shop-order'],
    read: '/api/shop-order',
    body: (text) => ({ have: [text] }),
    kept: foodKey,
  },
  'line that the family vouches for': {
    write: ['POST', '/api/known-ingredients'],
    read: '/api/known-ingredients',
    body: (line) => ({ line }),
    kept: (text) => text.toLowerCase(),
  },
  'title and description of a share': {
    write: ['POST', '/api/shared-recipe-links'],
    read: '/api/shared-recipe-links',
    body: (text, _nth, ada) => ({ title: text, description: text, recipeIds: [ada.recipeId] }),
  },
  'name of an account': {
    write: ['PATCH', '/api/auth/update-profile'],
    read: '/api/auth/me',
    body: (text, _nth, ada) => ({ firstName: text, lastName: text, email: ada.email }),
  },
}

describe('a text that would run', () => {
  it.each(Object.entries(fields))('%s: is answered as it was typed, as JSON', async (_name, field) => {
    const ada = await fillHousehold(testApp)
    const [method, path] = field.write
    const url = typeof path === 'string' ? path : path(ada)
    let refused = 0
    for (const [nth, text] of payloads.entries()) {
      const written = await ada.call(method, url, field.body(text, nth, ada))
      refused += written.statusCode === 400 ? 1 : 0
      const read = await ada.call('GET', field.read)
      const kept = [(field.kept ?? ((typed: string) => typed))(text.trim())].flat()
      const isThere = kept.every((part) => read.body.includes(JSON.stringify(part).slice(1, -1)))
      expect([text, isThere]).toEqual([text, written.statusCode < 300])
      expect(read.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
    expect(refused).toBe(0)
  })

  it.each([
    ['initials', '/api/family-members', (text: string) => ({ ...eater, initials: text })],
    ['colour', '/api/family-members', (text: string) => ({ ...eater, color: text })],
    ['photo', '/api/family-members', (text: string) => ({ ...eater, profilePhoto: text })],
    ['nutrition', '/api/recipes', (text: string) => aRecipe({ nutritionPerServing: text })],
    ['cost', '/api/recipes', (text: string) => aRecipe({ budgetPerServing: text })],
    ['photo', '/api/recipes', (text: string) => aRecipe({ photo: text })],
    ['date', '/api/calendar-assignments', (text: string) => ({ date: text })],
    ['address', '/api/household/invitations', (text: string) => ({ email: text })],
    [
      'category',
      '/api/completed-shopping-lists',
      (text: string) =>
        aList('2026-04-01', '2026-04-01', { items: [{ ...item, category: text as 'Other' }] }),
    ],
  ])('%s of %s takes none', async (_field, path, body) => {
    const ada = await newMember(testApp)
    for (const text of payloads) {
      const answer = await ada.call('POST', path, body(text))
      expect([text, answer.statusCode]).toEqual([text, 400])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })
})

describe('letters', () => {
  /** The elements of a letter that are not ours, and every address in it. */
  function strange(html: string): string[] {
    const page = load(html)
    const ours = new Set(['html', 'head', 'body', 'div', 'p', 'a', 'br', 'h2', 'h3', 'ul', 'ol', 'li'])
    return page('*')
      .toArray()
      .flatMap((element) => {
        if (!('attribs' in element)) return []
        const { href = 'http://', style: _, ...others } = element.attribs
        const isOurs =
          ours.has(element.tagName) && /^https?:\/\//.test(href) && Object.keys(others).length === 0
        return isOurs ? [] : [page.html(element)]
      })
  }

  it('show recipes, names and messages as text', async () => {
    const ada = await newMember(testApp)
    for (const text of payloads) {
      const saved = await made<Recipe>(
        ada.call(
          'POST',
          '/api/recipes',
          aRecipe({ name: text, ingredients: [text], steps: [text], source: text }),
        ),
      )
      testApp.clock.pass(60 * 60_000)
      const sent = await ada.call('POST', '/api/send-recipe-email', {
        recipeIds: [saved.id],
        recipientEmail: 'friend@example.org',
        recipientName: text,
        senderName: text,
        message: text,
      })
      expect(sent.statusCode).toBe(204)
      const letter = testApp.sentEmails.at(-1)
      expect(strange(letter?.html ?? '<script>')).toEqual([])
      expect(load(letter?.html ?? '').text()).toContain(text.trim())
      expect(letter?.subject).not.toMatch(/[\r\n]/)
    }
  })

  it('of welcome and invitation show names as text, and a name begins no other header', async () => {
    for (const [nth, text] of payloads.entries()) {
      const name = `${text}\r\nBcc: eve@example.org`.slice(0, 100)
      const ada = await testApp.person({ email: `xss-${nth}@example.org`, firstName: name, lastName: text })
      await made(ada.call('POST', '/api/household/invitations', { email: `friend-${nth}@example.org` }))
    }
    const written = testApp.sentEmails.filter(({ to }) => /^(xss|friend)-\d+@/.test(to))
    expect(written.length).toBe(2 * payloads.length)
    for (const letter of written) {
      expect(strange(letter.html ?? '<script>')).toEqual([])
      expect(letter.subject).not.toMatch(/[\r\n]/)
    }
  })
})

describe('files', () => {
  it('the calendar for other programs has the family’s meals and no entry that a meal made up', async () => {
    const ada = await newMember(testApp)
    const evil = 'Pie\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged\r\nATTACH:javascript:1'
    for (const [nth, name] of [...payloads, evil].entries()) {
      const date = `2026-03-${String(nth + 3).padStart(2, '0')}`
      await made(
        ada.call('POST', '/api/calendar-assignments', aDay(date, { dinnerMeals: [aMeal({ name })] })),
      )
    }
    const now = testApp.clock.now
    testApp.clock.now = new Date('2026-03-02T09:00:00.000Z')
    const { address } = await made<{ address: string }>(ada.call('POST', '/api/calendar-feed'))
    const file = await testApp.visit('GET', new URL(address).pathname)
    testApp.clock.now = now
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(file.body.match(/^BEGIN:VEVENT/gm)).toHaveLength(payloads.length + 1)
    expect(file.body).not.toMatch(/^(SUMMARY:forged|ATTACH)/m)
  })

  it('the household as a file is a download, never a page', async () => {
    const ada = await newMember(testApp)
    await made(ada.call('POST', '/api/recipes', aRecipe({ name: payloads[0] ?? '' })))
    for (const format of ['plateful', 'json-ld', 'paprika']) {
      const { headers } = await ada.call('GET', `/api/household-export?format=${format}`)
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
      expect(headers['content-type']).not.toMatch(/html|xml|javascript/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })
})
