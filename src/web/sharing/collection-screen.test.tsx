import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import { allowancesCall, familyCalls, guestCalls, confirmedLinesCall } from '../../contract/household.ts'
import { shareLinkCall, shareCollectionCall } from '../../contract/sharing.ts'

const ADDRESS = '/shared/abcdefghijkl'
const soup = aStoredRecipe({
  id: 3,
  userSequence: 7,
  ingredients: ['For the soup:', 'Tomatoes', 'Onion', 'Oil', 'Stock', 'Salt', 'Basil'],
  steps: ['Fry the onion.', `Add the rest ${'and stir '.repeat(20)}.`, 'Blend.'],
  nutritionPerServing: '{"calories":420.4}',
  budgetPerServing: '1.5',
  source: 'Gran',
  photo: '/api/shared-recipe-links/abcdefghijkl/photos/0123456789abcdef0123456789abcdef01234567.jpg',
})
const plain = aStoredRecipe({ id: 4, name: 'Toast', prepTimeMinutes: null, cookTimeMinutes: 5 })
const collection = {
  title: 'Soups',
  description: 'For winter',
  createdAt: '2026-01-02T10:20:30.000Z',
  sharedBy: 'Ada',
  recipes: [soup, plain],
}

/** The window that is opened for printing, and how often it was printed. */
function openPaper() {
  const page = window.open('', '_blank')
  if (!page) throw new Error('No window was opened')
  const print = vi.fn<() => void>()
  page.print = print
  vi.spyOn(window, 'open').mockReturnValue(page)
  return { paper: page.document, print }
}

beforeEach(() => {
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
})

describe('who of one’s own household can eat what was shared (recipes 76)', () => {
  it('is said by the same sign as in the library, and opens to the lines', async () => {
    server.answers(familyCalls.list, [aPerson({ firstName: 'Mia', allergies: ['gluten'] })])
    const toast = { ...plain, ingredients: ['2 slices of bread', '1 tbsp zorblax'] }
    server.answers(shareLinkCall, { ...collection, recipes: [{ ...plain, id: 9, name: 'Salad' }, toast] })
    const person = visit(ADDRESS)
    expect(await screen.findByRole('button', { name: 'Safe for all: who can eat Salad' })).toBeVisible()
    await person.click(
      await screen.findByRole('button', {
        name: 'Not for Mia, 1 line to look at for Mia: who can eat Toast',
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Who can eat Toast' }))
    expect(dialog.getByText('Not for Mia: contains gluten (2 slices of bread)')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'It is… (1 tbsp zorblax)' })).toBeVisible()
  })

  it('is not said where nobody has an allergy or a diet', async () => {
    server.answers(shareLinkCall, collection)
    visit(ADDRESS)
    expect(await screen.findByRole('article', { name: 'Toast' })).toBeVisible()
    await expect.poll(() => server.received(guestCalls.list).length).toBe(1)
    expect(screen.queryByRole('button', { name: /who can eat/ })).toBeNull()
  })
})

describe('a shared collection', () => {
  it('shows its recipes with all facts (sharing 14)', async () => {
    server.answers(shareLinkCall, collection)
    visit(ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Soups', level: 1 })).toBeVisible()
    expect(screen.getByText('For winter')).toBeVisible()
    expect(screen.getByText('2 recipes, shared by Ada, 2 Jan 2026')).toBeVisible()
    expect(screen.getByText('Powered by')).toBeVisible()
    const card = within(screen.getByRole('article', { name: 'Tomato soup' }))
    for (const fact of ['#7', '35 min', '4 servings', '420 kcal', '£1.50 per serving', 'soup', 'quick']) {
      expect(card.getByText(fact)).toBeVisible()
    }
    expect(card.getByText('+2 more ingredients')).toBeVisible()
    expect(card.getByText('+1 more step')).toBeVisible()
    expect(card.getByText(/^Add the rest/).textContent?.length).toBeLessThanOrEqual(81)
    expect(card.getByRole('link', { name: /^Review & Save/ }).getAttribute('href')).toBe(
      '/review-shared-recipe/3/abcdefghijkl',
    )
    expect(within(screen.getByRole('article', { name: 'Toast' })).queryByText(/kcal|£/)).toBeNull()
  })

  it('has words for what nobody wrote, at its other address too', async () => {
    server.answers(shareLinkCall, { ...collection, title: null, description: null })
    visit('/share/abcdefghijkl')
    expect(await screen.findByRole('heading', { name: 'Shared Recipe Collection' })).toBeVisible()
    expect(screen.getByText('A collection of delicious recipes shared with you')).toBeVisible()
    expect(server.received(shareLinkCall)[0]?.params.shareId).toBe('abcdefghijkl')
  })

  it('says what it waits for', async () => {
    const release = server.holds(shareLinkCall, collection)
    visit(ADDRESS)
    expect((await screen.findAllByText('Loading recipe collection...')).length).toBeGreaterThan(0)
    release()
    expect(await screen.findByRole('heading', { name: 'Soups' })).toBeVisible()
  })

  it('says that it is not there, and why, beside an empty plate (home 122)', async () => {
    server.refuses(shareLinkCall, 404, 'Gone')
    visit(ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('presentation').tagName).toBe('IMG')
    expect(
      screen.getByText('This recipe collection may have been removed or the link may be invalid.'),
    ).toBeVisible()
    expect(screen.getByText('Failed to fetch shared collection: 404')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/home')
  })

  it.each([ADDRESS, `/review-shared-recipe/1/${ADDRESS.split('/').at(-1)}`])(
    'reads %s again where the server only failed, not where it is gone (home 63)',
    async (path) => {
      const call = path === ADDRESS ? shareLinkCall : shareCollectionCall
      server.refuses(call, 500, 'Something went wrong.')
      const person = visit(path)
      expect(await screen.findByText('Failed to fetch shared collection: 500')).toBeVisible()
      server.refuses(call, 404, 'Gone')
      await person.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Failed to fetch shared collection: 404')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    },
  )

  it.each(['/shared', '/share/'])('is not there without an id (%s) or without recipes', async (path) => {
    server.answers(shareLinkCall, { ...collection, recipes: [] })
    visit(path)
    expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
  })

  it('is not there when it is empty', async () => {
    server.answers(shareLinkCall, { ...collection, recipes: [] })
    visit(ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
  })
})

describe('printing a shared recipe', () => {
  it('opens a document with the recipe in a new window and prints it (sharing 14)', async () => {
    const { paper, print } = openPaper()
    server.answers(shareLinkCall, { ...collection, recipes: [{ ...soup, photo: null }] })
    const person = await visitAndPress(ADDRESS, 'Print Tomato soup')
    expect(await screen.findByLabelText('With photos (when available)')).toHaveProperty('checked', true)
    await person.click(screen.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const text = paper.body.textContent ?? ''
    for (const part of ['#7 - Tomato soup', 'Servings: 4', 'Prep: 10 minutes', 'Cook: 25 minutes']) {
      expect(text).toContain(part)
    }
    for (const part of ['Total: 35 minutes', 'Source: Gran', 'Basil', '3. Blend.', 'Tags: soup, quick']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Cost per serving: £1.50')
    expect(text).toContain('420 kcal')
    const order = ['Ingredients', 'Instructions', 'Tags:', 'Nutrition per serving', 'Cost per serving']
    const places = order.map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(paper.title).toBe('Tomato soup')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves the photos out when it is to be text only', async () => {
    const { paper, print } = openPaper()
    server.answers(shareLinkCall, collection)
    const person = await visitAndPress(ADDRESS, 'Print Tomato soup')
    await person.click(await screen.findByLabelText('Text only (clean format)'))
    await person.click(screen.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(paper.querySelectorAll('img')).toHaveLength(0)
  })

  it('does nothing when the window is blocked', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    server.answers(shareLinkCall, collection)
    const person = await visitAndPress(ADDRESS, 'Print Toast')
    await person.click(await screen.findByRole('button', { name: 'Print Recipe' }))
    expect(open).toHaveBeenCalledOnce()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('prints the whole collection with the keys of the browser', async () => {
    const { paper, print } = openPaper()
    server.answers(shareLinkCall, { ...collection, recipes: [{ ...soup, photo: null }, plain] })
    const person = visit(ADDRESS)
    await screen.findByRole('heading', { name: 'Soups' })
    expect(screen.queryByRole('button', { name: /collection/i })).toBeNull()
    await person.keyboard('{Control>}p{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Print Recipe Collection' }))
    expect(dialog.getByLabelText('Text only (clean format)')).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Print Collection' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const text = paper.body.textContent ?? ''
    for (const part of [
      'Soups',
      'For winter',
      'Shared 2 Jan 2026, 2 recipes',
      '#4 - Toast',
      'Shared with Plateful',
    ]) {
      expect(text).toContain(part)
    }
  })
})
