import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { pressUndo, visit, visitAndPress, whereNow } from '../../../test/harness/web-visit.ts'
import {
  addToCookLogCall,
  deleteFromCookLogCall,
  deleteRecipeCall,
  duplicateRecipeCall,
  cookLogCall,
  markRecipeCall,
  recipeCall,
  recipesCall,
  restoreRecipeCall,
} from '../../contract/recipes.ts'
import { dayOf } from '../../domain/day.ts'

const soup = aStoredRecipe({ id: 1 })
const pie = aStoredRecipe({ id: 2, name: 'Apple pie', isFavourite: true, rating: 4 })
const today = dayOf(new Date())

const heartOf = (name: string) => screen.findByRole('button', { name: `${name} is a favourite` })
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true'

describe('the heart and the stars', () => {
  it('stand on the cards; a press on the heart shows before the server answers', async () => {
    server.answers(recipesCall, [soup, pie])
    const release = server.holds(markRecipeCall, { ...soup, isFavourite: true })
    const person = visit('/recipes')
    const heart = await heartOf('Tomato soup')
    expect([isPressed(heart), isPressed(await heartOf('Apple pie'))]).toEqual([false, true])
    expect(within(screen.getByRole('article', { name: 'Apple pie' })).getByText('4 stars')).toBeVisible()
    await person.click(heart)
    expect(isPressed(await heartOf('Tomato soup'))).toBe(true)
    release()
    await expect.poll(() => server.received(markRecipeCall)).toMatchObject([{ body: { isFavourite: true } }])
  })

  it('go back to what is stored when the server says no, and say so', async () => {
    server.answers(recipesCall, [soup])
    server.refuses(markRecipeCall, 500, 'The oven is cold')
    const person = visit('/recipes')
    await person.click(await heartOf('Tomato soup'))
    expect(await screen.findByText('The oven is cold')).toBeVisible()
    await expect.poll(async () => isPressed(await heartOf('Tomato soup'))).toBe(false)
  })

  it('are given on the open recipe, also by keyboard, and taken away', async () => {
    server.answers(recipeCall, soup)
    server.answers(cookLogCall, [])
    server.answers(markRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipe/1')
    await person.click(await screen.findByRole('radio', { name: '3 stars' }))
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveProperty('checked', true)
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
    await person.click(screen.getByRole('button', { name: 'Remove the stars' }))
    expect(screen.queryByRole('button', { name: 'Remove the stars' })).toBeNull()
    await expect
      .poll(() => server.received(markRecipeCall).map(({ body }) => body))
      .toEqual([{ rating: 3 }, { rating: 4 }, { rating: null }])
  })
})

describe('made on', () => {
  it('remembers today by one press, another day by its date, and forgets a day', async () => {
    let days = [{ date: '2026-01-02' }]
    server.answers(recipeCall, () => ({ ...soup, timesMade: days.length, lastMadeOn: days[0]?.date ?? null }))
    server.answers(cookLogCall, () => days)
    server.answers(addToCookLogCall, ({ body }) => {
      days = [...days, body].toSorted((a, b) => (a.date < b.date ? 1 : -1))
      return body
    })
    server.answers(deleteFromCookLogCall, ({ params }) => {
      days = days.filter(({ date }) => date !== params.date)
    })
    const person = visit('/recipe/1')
    expect(await screen.findByText('Made once, on 2 Jan 2026')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Made it' }))
    expect(await screen.findByRole('button', { name: 'Made today', pressed: true })).toBeVisible()
    await person.click(screen.getByText(/^Made 2 times/))
    await person.type(screen.getByLabelText('Made on another day'), '2025-12-25')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^Made 3 times/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Not made on 2 Jan 2026' }))
    await expect.poll(() => days).toEqual([{ date: today }, { date: '2025-12-25' }])
    expect(await screen.findByText(/^Made 2 times/)).toBeVisible()
  })

  it('marks the day that it is, on a page that was left open overnight', async () => {
    const [first, second] = ['2026-03-02', '2026-03-03']
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${first}T22:00`) })
    server.answers(recipeCall, soup)
    server.answers(cookLogCall, [{ date: first }])
    server.answers(addToCookLogCall, ({ body }) => body)
    visit('/recipe/1')
    expect(await screen.findByRole('button', { name: 'Made today' })).toBeVisible()
    vi.setSystemTime(new Date(`${second}T08:00`))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    act(() => screen.getByRole('button', { name: 'Made it' }).click())
    await expect.poll(() => server.received(addToCookLogCall)).toMatchObject([{ body: { date: second } }])
    vi.useRealTimers()
  })

  it('a day that is none, or still to come, gets a sentence beside the field', async () => {
    server.answers(recipeCall, soup)
    server.answers(cookLogCall, [])
    const person = visit('/recipe/1')
    await person.click(await screen.findByText('Not made yet'))
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('Choose a day')).toBeVisible()
    await person.type(screen.getByLabelText('Made on another day'), '2999-01-01')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('That day hasn’t come yet')).toBeVisible()
    expect(server.received(addToCookLogCall)).toEqual([])
  })
})

describe('more for an open recipe', () => {
  const openMenu = async () => {
    server.answers(recipesCall, [soup, pie])
    server.answers(recipeCall, ({ params }) => aStoredRecipe({ id: params.id, name: `Dish ${params.id}` }))
    server.answers(cookLogCall, [])
    const person = await visitAndPress('/recipe/1', 'More for this recipe')
    return person
  }

  it('duplicates it and opens the copy to be changed', async () => {
    const person = await openMenu()
    server.answers(duplicateRecipeCall, aStoredRecipe({ id: 9, name: 'Dish 1 (copy)' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByText('Recipe duplicated')).toBeVisible()
    expect(screen.getByText('Dish 1 (copy) #9')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes/9')
  })

  it('duplicates it once when the answer is lost and it is pressed again, and anew after that', async () => {
    const person = await openMenu()
    server.isUnreachableFor(duplicateRecipeCall)
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByText('The recipe couldn’t be duplicated')).toBeVisible()
    const copy = aStoredRecipe({ id: 9, name: 'Dish 1 (copy)' })
    server.answers(duplicateRecipeCall, copy)
    const again = async () => {
      await person.click(await screen.findByRole('button', { name: 'More for this recipe' }))
      await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
      await expect.poll(whereNow).toBe('/recipes/9')
    }
    await again()
    cleanup()
    visit('/recipe/1')
    await again()
    const [first, second, third] = server
      .received(duplicateRecipeCall)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('deletes it, and brings it back with Undo', async () => {
    const person = await openMenu()
    server.answers(deleteRecipeCall, undefined)
    server.answers(restoreRecipeCall, soup)
    server.answers(recipesCall, [pie])
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect.poll(whereNow).toBe('/recipes')
    expect(await heartOf('Apple pie')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Tomato soup' })).toBeNull()
    server.answers(recipesCall, [pie, soup])
    await pressUndo(person)
    expect(await screen.findByRole('article', { name: 'Tomato soup' })).toBeVisible()
    expect(await screen.findByText('Tomato soup is back')).toBeVisible()
    expect(server.received(restoreRecipeCall)).toMatchObject([{ params: { id: 1 } }])
  })

  it('stays and says so when it cannot be deleted (recipes 16)', async () => {
    const person = await openMenu()
    server.refuses(deleteRecipeCall, 500, 'Please try again.')
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete recipe')).toBeVisible()
    expect(whereNow()).toBe('/recipe/1')
  })
})
