import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../test/harness/web-server.ts'
import { visit, whereNow } from '../../test/harness/web-visit.ts'
import { recipesCall } from '../contract/recipes.ts'
import { completedListsCall } from '../contract/shopping.ts'

/** The visual viewport of a phone: the height that the keyboard leaves. */
const view = Object.assign(new EventTarget(), { height: 800, scale: 1 })

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('visualViewport', Object.assign(view, { height: 800, scale: 1 }))
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
})

const bar = async () => within(await screen.findByRole('navigation', { name: 'Places' }))
const current = async () =>
  (await bar())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent?.trim())

describe('the bar at the bottom of a phone (home 51)', () => {
  it('leads to four places, marks the current one, and the style sheets know of it', async () => {
    const person = visit('/welcome')
    const links = (await bar()).getAllByRole('link')
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Today', '/home'],
      ['Calendar', '/calendar'],
      ['Recipes', '/recipes'],
      ['List', '/grocery'],
    ])
    expect(await current()).toEqual([])
    expect(document.documentElement.dataset['foot']).toBe('')
    await person.click((await bar()).getByRole('link', { name: 'Recipes' }))
    await expect.poll(whereNow).toBe('/recipes')
    expect(await current()).toEqual(['Recipes'])
  })

  it.each([
    ['/', 'Today'],
    ['/recipes/new', 'Recipes'],
    ['/shopping-list', 'List'],
  ])('counts %s to %s', async (path, place) => {
    visit(path)
    await expect.poll(current).toEqual([place])
  })

  it('opens the side menu by More, and gives the focus back to it', async () => {
    const person = visit('/welcome')
    const more = (await bar()).getByRole('button', { name: 'More' })
    await person.click(more)
    const menu = within(await screen.findByRole('dialog'))
    expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible()
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await person.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(more)
  })

  it('is not there while one cooks', async () => {
    visit('/recipe/7/cook')
    await screen.findByRole('button', { name: 'Menu' })
    expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
    expect(document.documentElement.dataset['foot']).toBeUndefined()
  })

  it.each([
    ['a keyboard', { height: 450 }, false],
    ["the browser's own bar", { height: 700 }, true],
    ['two fingers that zoom in', { height: 400, scale: 2 }, true],
  ])('with %s over the page', async (_, seen, isThere) => {
    visit('/welcome')
    await bar()
    act(() => void Object.assign(view, seen).dispatchEvent(new Event('resize')))
    expect(screen.queryByRole('navigation', { name: 'Places' }) !== null).toBe(isThere)
  })
})
