import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { openDialog, pressUndo, visit } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall, changeDaysCall } from '../../../contract/calendar.ts'
import { familyCalls, guestCalls } from '../../../contract/household.ts'
import {
  changeCollectionCall,
  collectionsCall,
  createCollectionCall,
  deleteCollectionCall,
  markRecipeCall,
  recipeCall,
  recipesCall,
  restoreCollectionCall,
} from '../../../contract/recipes.ts'
import { addRecipeToListCall, completedListsCall } from '../../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../../domain/day.ts'
import type { Collection } from '../../../domain/recipes/collection.ts'

const soup = aStoredRecipe({ id: 1, name: 'Leek soup' })
const pie = aStoredRecipe({ id: 2, name: `Pie ${'with a very long name '.repeat(9)}` })
const today = dayOf(new Date())
const tomorrow = addDays(today, 1)

async function menuOf(person: UserEvent, name: string, item: string) {
  await person.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await person.click(await screen.findByRole('menuitem', { name: item }))
}
async function library(person: UserEvent, item: string) {
  await screen.findAllByRole('article')
  await person.click(screen.getByRole('button', { name: 'More for your library' }))
  await person.click(await screen.findByRole('menuitem', { name: item }))
}

beforeEach(() => {
  server.answers(recipesCall, [pie, soup])
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
})

describe('the menu of a card (recipes 49)', () => {
  it('adds the recipe to the next dinner that is open, and Undo takes it off again', async () => {
    const dinner = { id: 'm', name: 'Fish', type: 'food', peopleCount: 4 } as const
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [dinner] })])
    server.answers(completedListsCall, [])
    server.answers(changeDaysCall, ({ body }) =>
      body.days.map((day) => aStoredDay(day.date, { dinnerMeals: day.dinnerMeals ?? [] })),
    )
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Add to a day…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a day' }))
    await expect.poll(() => dialog.getByLabelText('Day')).toHaveProperty('value', formatDay(tomorrow, 'full'))
    await person.click(dialog.getByRole('button', { name: 'Add to dinner' }))
    expect(
      await screen.findByText(`Leek soup is planned for ${formatDay(tomorrow, 'weekday')} dinner`),
    ).toBeVisible()
    expect(server.received(changeDaysCall)[0]?.body).toMatchObject({
      days: [{ date: tomorrow, version: null, dinnerMeals: [{ recipeId: 1, peopleCount: 4 }] }],
    })
    await pressUndo(person)
    expect(await screen.findByText('Leek soup is off the plan again')).toBeVisible()
    expect(server.received(changeDaysCall)[1]?.body).toMatchObject({ days: [{ dinnerMeals: [] }] })
  })

  it('refuses an ignored day and one behind a completed list, in the dialog', async () => {
    server.answers(assignmentsCall, [aStoredDay(tomorrow, { isSkipped: true })])
    server.answers(completedListsCall, [])
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Add to a day…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a day' }))
    await expect.poll(() => dialog.getByLabelText('Day')).toHaveProperty('value', formatDay(today, 'full'))
    await person.clear(dialog.getByLabelText('Day'))
    await person.type(dialog.getByLabelText('Day'), tomorrow)
    await person.click(dialog.getByRole('button', { name: 'Add to dinner' }))
    expect(
      await dialog.findByText(`${formatDay(tomorrow, 'long')} is ignored. Choose another day.`),
    ).toBeVisible()
  })

  it('adds it to the shopping list, for as many as usually eat', async () => {
    server.answers(addRecipeToListCall, { list: null, rows: 3 })
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Add to shopping list')
    expect(await screen.findByText('3 rows for Leek soup, for 4.')).toBeVisible()
    expect(server.received(addRecipeToListCall)[0]?.body).toEqual({ recipeId: 1, people: 4 })
  })

  it('makes it a favourite, begins to share it, and leads to its form', async () => {
    server.answers(markRecipeCall, { ...soup, isFavourite: true })
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Add to favourites')
    expect(
      await screen.findByRole('button', { name: 'Leek soup is a favourite', pressed: true }),
    ).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'More for Leek soup' }))
    const edit = await screen.findByRole('menuitem', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe('/recipes/1')
    await person.click(screen.getByRole('menuitem', { name: 'Share…' }))
    expect(await screen.findByText('1 of 10 chosen')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Choose Leek soup' })).toHaveProperty('checked', true)
  })

  it('gives the focus back to its button', async () => {
    const person = visit('/recipes')
    const button = await screen.findByRole('button', { name: 'More for Leek soup' })
    await person.click(button)
    await screen.findByRole('menuitem', { name: 'Edit' })
    await person.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button)
  })
})

describe('the menu of an open recipe', () => {
  it('adds it to a day and to collections, too', async () => {
    server.answers(recipeCall, soup)
    server.answers(assignmentsCall, [])
    server.answers(completedListsCall, [])
    server.answers(createCollectionCall, ({ body }) => ({ id: 9, name: body.name, recipeIds: body.add }))
    const person = visit('/recipe/1')
    const open = async (item: string) => {
      await person.click(await screen.findByRole('button', { name: 'More for this recipe' }))
      await person.click(await screen.findByRole('menuitem', { name: item }))
    }
    await open('Add to a day…')
    const day = within(await screen.findByRole('dialog', { name: 'Add to a day' }))
    await expect.poll(() => day.getByLabelText('Day')).toHaveProperty('value', formatDay(today, 'full'))
    await person.click(day.getByRole('button', { name: 'Cancel' }))
    await open('Collections…')
    await person.type(await screen.findByLabelText('A new collection'), 'To try{Enter}')
    expect(await screen.findByText('Leek soup in To try')).toBeVisible()
  })
})

describe('a compact list beside the grid (recipes 45)', () => {
  it('is kept on the device, and a name is there in full', async () => {
    const person = visit('/recipes')
    const heading = () => within(screen.getByRole('article', { name: /^Pie/ })).getByRole('heading')
    await screen.findByRole('article', { name: 'Leek soup' })
    expect(heading().title).toBe(pie.name)
    expect(screen.getAllByRole('list', { name: 'Ingredients' })).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Compact list' }))
    await expect.poll(() => screen.queryAllByRole('list', { name: 'Ingredients' })).toEqual([])
    expect(heading().title).toBe(pie.name)
    expect(screen.getByRole('link', { name: 'View Leek soup' }).getAttribute('href')).toBe(
      `/calendar-recipe/1/4/${today}`,
    )
    expect(localStorage.getItem('plateful:library-view')).toBe('"list"')
    expect(screen.getByRole('button', { name: 'Compact list', pressed: true })).toBeVisible()
  })
})

describe('collections (recipes 48)', () => {
  let collections: Collection[]
  beforeEach(() => {
    collections = [
      { id: 7, name: 'Freezer', recipeIds: [1] },
      { id: 8, name: 'Sundays', recipeIds: [] },
    ]
    server.answers(collectionsCall, () => collections)
    server.answers(changeCollectionCall, ({ params: { id }, body: { name, add = [], remove = [] } }) => {
      collections = collections.map((one) =>
        one.id === id
          ? {
              ...one,
              name: name ?? one.name,
              recipeIds: [...new Set([...one.recipeIds, ...add])].filter((each) => !remove.includes(each)),
            }
          : one,
      )
      return collections.find((one) => one.id === id) ?? collections[0]!
    })
  })

  it('a recipe is put in and taken out from its card, also into a new one', async () => {
    server.answers(createCollectionCall, ({ body }) => ({ id: 9, name: body.name, recipeIds: body.add }))
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Collections…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Collections' }))
    expect(dialog.getByRole('checkbox', { name: 'Freezer' })).toHaveProperty('checked', true)
    await person.click(dialog.getByRole('checkbox', { name: 'Freezer' }))
    await person.click(dialog.getByRole('checkbox', { name: 'Sundays' }))
    await person.type(dialog.getByLabelText('A new collection'), 'To try')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Leek soup in Sundays, To try')).toBeVisible()
    await expect.poll(() => collections.map(({ recipeIds }) => recipeIds)).toEqual([[], [1]])
    expect(server.received(createCollectionCall)[0]?.body).toEqual({ name: 'To try', add: [1] })
  })

  it('several recipes go in at once', async () => {
    const person = visit('/recipes')
    await library(person, 'Add several to a collection')
    await person.click(await screen.findByRole('checkbox', { name: 'Choose Leek soup' }))
    await person.click(screen.getByRole('checkbox', { name: /^Choose Pie/ }))
    expect(screen.getByText('2 chosen')).toBeVisible()
    const dialog = await openDialog(person, 'Add to a collection', 'Collections')
    const freezer = dialog.getByRole('checkbox', { name: 'Freezer' })
    expect(freezer).toHaveProperty('indeterminate', true)
    await person.click(freezer)
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => collections[0]?.recipeIds).toEqual([1, 2])
    await expect.poll(() => screen.queryByRole('checkbox')).toBeNull()
  })

  it('the name of one that is there already is refused beside the field, and nothing is lost', async () => {
    server.refuses(createCollectionCall, 400, 'There’s already a collection called Freezer.')
    const person = visit('/recipes')
    await menuOf(person, 'Leek soup', 'Collections…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Collections' }))
    await person.type(dialog.getByLabelText('A new collection'), 'Freezer{Enter}')
    expect(await dialog.findByText('There’s already a collection called Freezer.')).toBeVisible()
    expect(dialog.getByLabelText('A new collection')).toHaveProperty('value', 'Freezer')
  })

  it('are made, renamed, deleted and brought back, and opened', async () => {
    server.answers(createCollectionCall, ({ body }) => {
      const made = { id: 9, name: body.name, recipeIds: body.add }
      collections = [...collections, made]
      return made
    })
    server.answers(deleteCollectionCall, ({ params }) => {
      collections = collections.filter(({ id }) => id !== params.id)
    })
    server.answers(restoreCollectionCall, ({ params }) => {
      const back = { id: params.id, name: 'Sundays', recipeIds: [] }
      collections = [...collections, back]
      return back
    })
    const person = visit('/recipes')
    await library(person, 'Your collections')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your collections' }))
    await person.type(dialog.getByLabelText('A new collection'), 'To try{Enter}')
    expect(await dialog.findByRole('button', { name: /^To try/ })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Rename Freezer' }))
    await person.clear(dialog.getByLabelText('Name of Freezer'))
    await person.type(dialog.getByLabelText('Name of Freezer'), 'Deep freezer{Enter}')
    expect(await dialog.findByRole('button', { name: 'Deep freezer 1 recipe' })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Delete Sundays' }))
    await expect.poll(() => dialog.queryByRole('button', { name: /^Sundays/ })).toBeNull()
    expect(document.activeElement).toBe(dialog.getByLabelText('A new collection'))
    await person.click(dialog.getByRole('button', { name: 'Deep freezer 1 recipe' }))
    await expect.poll(() => screen.queryByRole('article', { name: /^Pie/ })).toBeNull()
    await pressUndo(person)
    await expect.poll(() => collections.map(({ name }) => name)).toContain('Sundays')
  })
})
