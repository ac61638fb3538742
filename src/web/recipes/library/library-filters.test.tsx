import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { pressUndo, visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { allowancesCall, familyCalls, guestCalls, confirmedLinesCall } from '../../../contract/household.ts'
import {
  collectionsCall,
  deleteSavedFilterCall,
  recipesCall,
  restoreSavedFilterCall,
  savedFiltersCall,
  saveFilterCall,
} from '../../../contract/recipes.ts'
import type { SavedFilter } from '../../../domain/recipes/library-filter.ts'

const pie = aStoredRecipe({
  id: 1,
  name: 'Leek pie',
  ingredients: ['2 leeks', '100 ml cream', '50 g almonds'],
  tags: ['family'],
  rating: 5,
  timesMade: 1,
  lastMadeOn: '2020-01-01',
  cuisine: 'British',
})
const soup = aStoredRecipe({
  id: 2,
  name: 'Leek soup',
  ingredients: ['3 leeks', '1 onion'],
  tags: ['family', 'quick'],
  prepTimeMinutes: 5,
  cookTimeMinutes: 15,
})
const stew = aStoredRecipe({
  id: 3,
  name: 'Lamb stew',
  ingredients: ['600 g lamb'],
  tags: ['winter'],
  cookTimeMinutes: 180,
  isFavourite: true,
})

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

async function filters(person: UserEvent) {
  await screen.findAllByRole('article')
  await person.click(screen.getByRole('button', { name: /^Filters/ }))
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}

beforeEach(() => {
  server.answers(recipesCall, [pie, soup, stew])
  server.answers(familyCalls.list, [
    aPerson({ id: 4, firstName: 'Mia', allergies: ['nuts'] }),
    aPerson({ id: 5, firstName: 'Leo', dietaryPreferences: ['vegetarian'] }),
  ])
  server.answers(guestCalls.list, [])
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
})

describe('filters that combine (recipes 46)', () => {
  it('say how many recipes would remain, stand in the address, and are removed one by one', async () => {
    const person = visit('/recipes')
    const dialog = await filters(person)
    await person.click(dialog.getByRole('button', { name: 'family 2' }))
    expect(await dialog.findByRole('button', { name: 'Up to 20 min 1' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^winter/ })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Up to 20 min 1' }))
    await person.click(await dialog.findByRole('button', { name: 'Show 1 recipe' }))
    await expect.poll(names).toEqual(['Leek soup'])
    await expect.poll(whereNow).toBe('/recipes?tags=family&minutes=20')
    expect(screen.getByRole('button', { name: 'Filters, 2 chosen' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Up to 20 min', pressed: true }))
    await expect.poll(names).toEqual(['Leek soup', 'Leek pie'])
    await person.click(screen.getByRole('button', { name: 'family', pressed: true }))
    await expect.poll(names).toHaveLength(3)
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('keep the focus among them when one is removed or all are', async () => {
    const person = visit('/recipes?minutes=20&tags=family')
    await person.click(await screen.findByRole('button', { name: 'Up to 20 min', pressed: true }))
    await expect.poll(names).toHaveLength(2)
    expect(document.activeElement?.closest('[aria-label="Filters"]')).toBeInstanceOf(HTMLElement)
    await person.click(screen.getByRole('button', { name: 'Clear the search' }))
    await expect.poll(names).toHaveLength(3)
    expect(document.activeElement?.closest('[aria-label="Filters"]')).toBeInstanceOf(HTMLElement)
  })

  it('open with those of the address', async () => {
    visit('/recipes?stars=4&made=rested&cuisine=British')
    await expect.poll(names).toEqual(['Leek pie'])
    for (const name of ['4 stars or more', 'Not for a while', 'British'])
      expect(screen.getByRole('button', { name, pressed: true })).toBeVisible()
  })

  it('an address that makes no sense asks for nothing', async () => {
    visit('/recipes?stars=9&made=often&safe=Mia&minutes=none&collection=-1')
    await expect.poll(names).toHaveLength(3)
    expect(screen.getByText('3 recipes')).toBeVisible()
  })

  it('where nothing is left, say which one to drop, and what one finds then', async () => {
    const person = visit('/recipes?minutes=20&tags=winter')
    expect(await screen.findByText('No recipes match')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Without winter: 1 recipe' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Without Up to 20 min: 1 recipe' }))
    await expect.poll(names).toEqual(['Lamb stew'])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your recipes' }))
  })

  it('leave only what is safe for somebody without a doubt', async () => {
    const person = visit('/recipes')
    const dialog = await filters(person)
    await person.click(await dialog.findByRole('button', { name: 'Mia 2' }))
    await person.click(await dialog.findByRole('button', { name: 'Leo 1' }))
    await person.click(await dialog.findByRole('button', { name: 'Show 1 recipe' }))
    await expect.poll(names).toEqual(['Leek soup'])
    expect(screen.getByRole('button', { name: 'Safe for Mia', pressed: true })).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes?safe=family-4%2Cfamily-5')
  })

  it('count nobody’s recipes before all are checked (recipes 79)', async () => {
    server.answers(familyCalls.list, [
      aPerson({ id: 4, firstName: 'Mia', allergies: ['nuts'] }),
      aPerson({ id: 6, firstName: 'Tom' }),
    ])
    const tell = server.holds(confirmedLinesCall, [])
    const person = visit('/recipes')
    const dialog = await filters(person)
    expect(await dialog.findByText('Checked 0 of 3')).toBeVisible()
    await person.click(await dialog.findByRole('button', { name: 'Mia …' }))
    expect(dialog.getByRole('button', { name: 'Show recipes' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'No recipes match' })).toBeNull()
    tell()
    expect(await dialog.findByRole('button', { name: 'Mia 2' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Tom 2' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Show 2 recipes' })).toBeVisible()
    expect(dialog.queryByText(/^Checked/)).toBeNull()
  })

  it('keep a person whom nothing suits where they were during the check (recipes 82)', async () => {
    server.answers(familyCalls.list, [
      aPerson({ id: 6, firstName: 'Tom' }),
      aPerson({ id: 7, firstName: 'Rose', dietaryPreferences: ['Low salt'] }),
    ])
    const tell = server.holds(confirmedLinesCall, [])
    const person = visit('/recipes')
    const dialog = await filters(person)
    const group = within(dialog.getByRole('group', { name: 'Safe for' }))
    expect(await group.findByRole('button', { name: 'Rose …' })).toBeVisible()
    // The progress stands in the row of the title and covers no choice.
    expect(group.getByText('Checked 0 of 3').previousElementSibling?.textContent).toBe('Safe for')
    tell()
    expect(await group.findByRole('button', { name: 'Rose 0' })).toBeVisible()
    await person.click(group.getByRole('button', { name: 'Rose 0' }))
    expect(await dialog.findByRole('button', { name: 'No recipes match' })).toBeVisible()
  })

  it('of somebody who has left, they find nothing and say so', async () => {
    visit('/recipes?safe=family-99')
    expect(await screen.findByText('No recipes match')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Safe for somebody who has left' })).toBeVisible()
  })

  it('put recipes first that use what is in the house, or leave out all others', async () => {
    const person = visit('/recipes')
    const dialog = await filters(person)
    await person.type(dialog.getByLabelText('A food you have in'), 'leek, cream{Enter}')
    await person.click(dialog.getByRole('button', { name: 'Show 3 recipes' }))
    await expect.poll(names).toEqual(['Leek pie', 'Leek soup', 'Lamb stew'])
    const again = await filters(person)
    await person.click(again.getByRole('radio', { name: 'Only these' }))
    await person.click(await again.findByRole('button', { name: 'Show 2 recipes' }))
    await expect.poll(names).toEqual(['Leek pie', 'Leek soup'])
    await expect.poll(whereNow).toBe('/recipes?hand=leek%2Ccream&only=true')
    await person.click(screen.getByRole('button', { name: 'Uses leek, cream', pressed: true }))
    await expect.poll(names).toHaveLength(3)
  })

  it('offer the collections of the household', async () => {
    server.answers(collectionsCall, [{ id: 8, name: 'Freezer', recipeIds: [3, 1, 77] }])
    await visitAndPress('/recipes', 'Freezer 2')
    await expect.poll(names).toEqual(['Lamb stew', 'Leek pie'])
    await expect.poll(whereNow).toBe('/recipes?collection=8')
  })
})

describe('filters that are kept (recipes 47)', () => {
  it('are saved under a name, and one press away from then on', async () => {
    let saved: SavedFilter[] = []
    server.answers(savedFiltersCall, () => saved)
    server.answers(saveFilterCall, ({ body }) => {
      saved = [{ ...body, id: 6 }]
      return { ...body, id: 6 }
    })
    const person = visit('/recipes?minutes=20')
    const dialog = await filters(person)
    await person.type(dialog.getByLabelText('Save these filters under a name'), 'School nights')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('button', { name: 'School nights', pressed: true })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(server.received(saveFilterCall)[0]?.body).toEqual({
      name: 'School nights',
      filter: { minutes: 20 },
    })
    await person.click(dialog.getByRole('button', { name: 'Clear all' }))
    await person.click(await dialog.findByRole('button', { name: 'Show 3 recipes' }))
    await person.click(screen.getByRole('button', { name: 'School nights' }))
    await expect.poll(names).toEqual(['Leek soup'])
  })

  it('say beside the field why one could not be saved', async () => {
    server.refuses(saveFilterCall, 400, 'A household can keep up to 100 filters.')
    const person = visit('/recipes?minutes=20')
    const dialog = await filters(person)
    await person.type(dialog.getByLabelText('Save these filters under a name'), 'One more{Enter}')
    expect(await dialog.findByText('A household can keep up to 100 filters.')).toBeVisible()
  })

  it('are deleted, and brought back by Undo', async () => {
    const kept = { id: 6, name: 'School nights', filter: { minutes: 20 } }
    let saved = [kept]
    server.answers(savedFiltersCall, () => saved)
    server.answers(deleteSavedFilterCall, () => {
      saved = []
    })
    server.answers(restoreSavedFilterCall, () => {
      saved = [kept]
      return kept
    })
    const person = visit('/recipes')
    const dialog = await filters(person)
    await person.click(await dialog.findByRole('button', { name: 'Delete the filter School nights' }))
    await expect.poll(() => dialog.queryByRole('button', { name: 'School nights' })).toBeNull()
    await person.keyboard('{Escape}')
    await pressUndo(person)
    expect(await screen.findByRole('button', { name: 'School nights' })).toBeVisible()
    expect(server.received(restoreSavedFilterCall)[0]?.params).toEqual({ id: 6 })
  })
})

describe('who can eat it, on every card (recipes 50)', () => {
  it('says whom it is not for, or that it is safe for all', async () => {
    visit('/recipes')
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    expect(await (await card('Leek pie')).findByText('Not for Mia')).toBeVisible()
    expect(await (await card('Lamb stew')).findByText('Not for Leo')).toBeVisible()
    expect(await (await card('Leek soup')).findByText('Safe for all')).toBeVisible()
  })

  it('says what nobody has checked, and nothing where only a diet is open that no food can show', async () => {
    server.answers(familyCalls.list, [
      aPerson({ id: 4, firstName: 'Mia', allergies: ['nuts'] }),
      aPerson({ id: 5, firstName: 'Tom', dietaryPreferences: ['low salt'] }),
    ])
    server.answers(recipesCall, [soup, aStoredRecipe({ id: 9, name: 'Odd', ingredients: ['1 zorblax'] })])
    visit('/recipes')
    expect(await screen.findByText('1 line to look at')).toBeVisible()
    expect(screen.queryByText('Safe for all')).toBeNull()
  })

  it('calls nothing safe before everybody is known', async () => {
    server.refuses(guestCalls.list, 500, 'The larder is shut')
    visit('/recipes')
    await screen.findByRole('article', { name: 'Leek soup' })
    await expect.poll(() => server.received(guestCalls.list).length).toBe(1)
    await expect.poll(() => server.received(allowancesCall).length).toBe(1)
    expect(screen.queryByText('Safe for all')).toBeNull()
  })

  it('says nothing where nobody has an allergy or a diet', async () => {
    server.answers(familyCalls.list, [aPerson({ id: 4, firstName: 'Mia' })])
    visit('/recipes')
    await screen.findByRole('article', { name: 'Leek pie' })
    await expect.poll(() => server.received(familyCalls.list).length).toBe(1)
    expect(screen.queryByText(/^(?:Safe|Not) for|to look at/)).toBeNull()
  })
})
