import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../test/harness/web-server.ts'
import { openDialog, visit, visitAndPress, whereNow } from '../../test/harness/web-visit.ts'
import { catalogueCall } from '../contract/importing.ts'
import { recipesCall } from '../contract/recipes.ts'
import { shareCollectionCall } from '../contract/sharing.ts'
import { completedListsCall } from '../contract/shopping.ts'

beforeEach(() => server.answers(recipesCall, []))

const mainLinks = async () => within(await screen.findByRole('navigation', { name: 'Main' }))

describe('the navigation', () => {
  it('leads to the four places and highlights the current one (home 18)', async () => {
    visit('/recipes')
    const links = (await mainLinks()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Calendar', '/calendar'],
      ['Recipes', '/recipes'],
      ['Grocery', '/grocery'],
      ['Contact Us', '/contact'],
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
    expect(screen.getByRole('link', { name: 'Plateful home' }).getAttribute('href')).toBe('/home')
  })

  it.each(['/browse-recipes', '/import-uk-recipes', '/review-shared-recipe/1/abcdefghijkl'])(
    'counts %s among the recipes',
    async (path) => {
      server.refuses(catalogueCall, 502, 'Closed')
      server.refuses(shareCollectionCall, 404, 'Gone')
      visit(path)
      const link = (await mainLinks()).getByRole('link', { name: 'Recipes' })
      expect(link.dataset['status']).toBe('active')
    },
  )

  it('knows that a shopping list by its other address is the same place (shopping 1)', async () => {
    server.answers(completedListsCall, [])
    visit('/shopping-list')
    const link = (await mainLinks()).getByRole('link', { name: 'Grocery' })
    expect(link.dataset['status']).toBe('active')
    expect(link.getAttribute('aria-current')).toBe('page')
  })

  it('moves the focus to the new heading and the title with it', async () => {
    const person = visit('/welcome')
    await screen.findByRole('heading', { level: 1 })
    await person.click((await mainLinks()).getByRole('link', { name: 'Recipes' }))
    await expect.poll(whereNow).toBe('/recipes')
    await expect.poll(() => document.activeElement?.tagName).toBe('H1')
    expect(document.title).toBe(`${document.activeElement?.textContent} · Plateful`)
  })

  it('has a menu of what is mine, and keeps the choice of light or dark', async () => {
    const person = await visitAndPress('/welcome', 'Account of Sam Baker')
    const items = (await screen.findAllByRole('menuitem')).map((item) => [
      item.textContent,
      item.getAttribute('href'),
    ])
    expect(items).toEqual([
      ['My Account', '/account'],
      ['Settings', '/settings'],
      ['Day Templates', '/meal-setup'],
      ['Logout', null],
    ])
    await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(localStorage.getItem('plateful:colour-scheme')).toBe('dark')
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  })

  it('leads to an item of its menu by letters, which begin anew after a second', async () => {
    const person = await visitAndPress('/welcome', 'Account of Sam Baker')
    ;(await screen.findByRole('menuitem', { name: 'My Account' })).focus()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    for (const [later, letter, item] of [
      [0, 'd', 'Day Templates'],
      [999, 'a', 'Day Templates'],
      [999, 'r', 'Dark'],
      [1000, 'l', 'Logout'],
      [999, 'l', 'Light'],
      [1000, 'd', 'Dark'],
    ] as const) {
      now += later
      await person.keyboard(letter)
      expect(document.activeElement?.textContent).toBe(item)
    }
  })

  it('slides in from the side on small screens, with an Account group and Logout (home 19)', async () => {
    const person = visit('/welcome')
    const side = await openDialog(person, 'Menu')
    expect(side.getByRole('heading', { name: 'Account' })).toBeVisible()
    expect(side.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
      'Calendar',
      'Recipes',
      'Grocery',
      'Contact Us',
      'My Account',
      'Settings',
      'Day Templates',
    ])
    await person.click(side.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Are you sure you want to logout?')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByText('Are you sure you want to logout?')).toBeNull()
  })
})
