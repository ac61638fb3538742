import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, pressUndo, visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { recipeCall, recipesCall } from '../../../contract/recipes.ts'
import {
  addRecipeToListCall,
  completedListsCall,
  editOpenListCall,
  extrasCall,
} from '../../../contract/shopping.ts'
import { addDays, dayOf } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { type Extra, extrasIn, extraToItem } from '../../../domain/shopping/extra.ts'
import { rowsOf } from '../../../domain/shopping/open-list.ts'
import { noEdits } from '../../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)
const nappies: Extra = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
const row = (name: string): ShoppingItem => ({
  ...extraToItem({ ...nappies, id: name, name }),
  category: 'Dairy & Eggs',
})

const older: CompletedList = {
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: addDays(start, -9),
  endDate: addDays(start, -3),
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [row('milk'), row('mince')],
  ticks: [],
  marks: [],
}
const soon = { timeout: 5000 }

/** Answers as a server does that keeps extras while no list is open. */
function keepsExtras(before: Extra[] = []) {
  let kept = before
  server.answers(extrasCall, () => ({ items: kept }))
  server.answers(editOpenListCall, ({ body }) => {
    if (server.household.list) return server.household.edit(body)
    kept = extrasIn(rowsOf({ items: kept.map(extraToItem), edits: body.edits }))
    return { list: null, late: [] }
  })
  return () => kept.map(({ name, quantity, unit }) => [name, quantity, unit])
}

const opens = (items: ShoppingItem[]) =>
  server.household.make({
    id: 'list',
    replaces: null,
    startDate: start,
    endDate: end,
    items,
    origins: {},
    foods: {},
    meals: null,
    edits: noEdits,
  })
const names = () => {
  const { list } = server.household
  return list ? rowsOf({ items: list.base?.items ?? [], edits: list.edits }).map(({ name }) => name) : []
}

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [older])
})

describe('items added while no list is open (shopping 44)', () => {
  it('is written down for the next list, with its amount, and taken off again', async () => {
    const kept = keepsExtras([nappies])
    const person = visit('/shopping-list')
    const waiting = within(await screen.findByRole('list', { name: 'For your next list' }))
    expect(waiting.getByText('nappies')).toBeVisible()
    await person.type(screen.getByLabelText('Add something'), '2 l oat milk{Enter}')
    expect(await waiting.findByText('oat milk')).toBeVisible()
    expect(await screen.findByText('oat milk waits for your next list')).toBeVisible()
    expect(screen.getByLabelText('Add something')).toHaveProperty('value', '')
    await expect.poll(kept, soon).toEqual([
      ['nappies', 1, ''],
      ['oat milk', 2, 'L'],
    ])
    await person.click(screen.getByRole('button', { name: 'Remove nappies' }))
    expect(waiting.queryByText('nappies')).toBeNull()
    await expect.poll(kept, soon).toEqual([['oat milk', 2, 'L']])
  })

  it('is offered from what was bought before, and keeps the amount that was typed', async () => {
    const kept = keepsExtras()
    const person = visit('/shopping-list')
    await person.type(await screen.findByLabelText('Add something'), '3 mi')
    const before = within(await screen.findByRole('list', { name: 'Bought before' }))
    expect(before.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['milk', 'mince'])
    await person.click(before.getByRole('button', { name: 'milk' }))
    await expect.poll(kept, soon).toEqual([['milk', 3, '']])
    expect(screen.queryByRole('list', { name: 'Bought before' })).toBeNull()
    await person.type(screen.getByLabelText('Add something'), 'mi x2')
    await person.click(await screen.findByRole('button', { name: 'mince' }))
    await expect.poll(kept, soon).toEqual([
      ['milk', 3, ''],
      ['mince', 2, ''],
    ])
  })

  it('are each line of a list that is pasted, with one Undo (shopping 154)', async () => {
    const kept = keepsExtras()
    const person = visit('/shopping-list')
    await person.click(await screen.findByLabelText('Add something'))
    const lines = Array.from({ length: 40 }, (_, at) => `${at + 2} jars of jam number ${at}`)
    await person.paste(['For Sunday:', '- 2 l milk', '- bread, eggs', ...lines].join('\n'))
    expect(await screen.findByText('43 things wait for your next list')).toBeVisible()
    expect(screen.getByLabelText('Add something')).toHaveProperty('value', '')
    await expect
      .poll(() => kept().slice(0, 4), soon)
      .toEqual([
        ['milk', 2, 'L'],
        ['bread', 1, ''],
        ['eggs', 1, ''],
        ['jam number 0', 2, 'jar'],
      ])
    expect(kept()).toHaveLength(43)
    await pressUndo(person)
    await expect.poll(kept, soon).toEqual([])
  })

  it('is one line that is pasted only once it is added', async () => {
    const kept = keepsExtras()
    const person = visit('/shopping-list')
    await person.click(await screen.findByLabelText('Add something'))
    await person.paste('2 l milk\n')
    expect(screen.getByLabelText('Add something')).toHaveProperty('value', '2 l milk')
    await person.keyboard('{Enter}')
    await expect.poll(kept, soon).toEqual([['milk', 2, 'L']])
  })

  it('is said where the browser understands speech, several things at once (shopping 75, shopping 149)', async () => {
    class Speech {
      static latest: Speech
      onresult?: (event: unknown) => void
      onend = () => {}
      constructor() {
        Speech.latest = this
      }
      start() {}
      stop() {
        this.onend()
      }
    }
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('webkitSpeechRecognition', Speech)
    const kept = keepsExtras()
    const person = await visitAndPress('/shopping-list', 'Say what you need')
    expect(screen.getByText(/^Listening/)).toBeVisible()
    const transcript = 'two litres of milk and a dozen eggs and bread'
    act(() => Speech.latest.onresult?.({ resultIndex: 0, results: [[{ transcript }]] }))
    expect(await screen.findByText('3 things wait for your next list')).toBeVisible()
    await expect.poll(() => kept().map(String).toSorted(), soon).toEqual(['bread,1,', 'eggs,12,', 'milk,2,L'])
    await pressUndo(person)
    await expect.poll(kept, soon).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Stop listening' }))
    expect(screen.getByRole('button', { name: 'Say what you need' })).toBeVisible()
  })

  it('has no microphone where the browser does not understand speech', async () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined)
    visit('/shopping-list')
    expect(await screen.findByLabelText('Add something')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Say what you need' })).toBeNull()
  })

  it('is kept without a signal', async () => {
    server.answers(extrasCall, { items: [] })
    server.isUnreachableFor(editOpenListCall)
    const person = visit('/shopping-list')
    await person.type(await screen.findByLabelText('Add something'), 'milk{Enter}')
    expect(await screen.findByRole('button', { name: 'Remove milk' })).toBeVisible()
    await expect.poll(() => server.received(editOpenListCall).length, soon).toBeGreaterThan(0)
    const kept = keepsExtras()
    act(comeBackOnline)
    await expect.poll(kept, soon).toEqual([['milk', 1, '']])
  })
})

describe('the shop view', () => {
  const SHOP = `/shopping-list/shop?start=${start}&end=${end}`

  it('adds to the open list, and takes that back (shopping 44)', async () => {
    keepsExtras()
    opens([row('bread')])
    const person = visit(SHOP)
    await person.type(await screen.findByLabelText('Add something'), 'batteries{Enter}')
    expect(await screen.findByRole('checkbox', { name: /batteries/ })).toBeVisible()
    expect(await screen.findByText('batteries is on your list')).toBeVisible()
    await expect.poll(names, soon).toEqual(['bread', 'batteries'])
    await pressUndo(person)
    await expect.poll(names, soon).toEqual(['bread'])
    expect(screen.queryByRole('checkbox', { name: /batteries/ })).toBeNull()
  })

  it('parts several things that were typed at once, and Undo keeps them as one (shopping 145)', async () => {
    keepsExtras()
    opens([row('bread')])
    const person = visit(SHOP)
    await person.type(await screen.findByLabelText('Add something'), '2 l milk, eggs and batteries{Enter}')
    expect(await screen.findByText('3 things are on your list')).toBeVisible()
    await expect.poll(names, soon).toEqual(['bread', 'milk', 'eggs', 'batteries'])
    await person.type(screen.getByLabelText('Add something'), 'tomatoes, chopped{Enter}')
    await expect.poll(names, soon).toEqual(['bread', 'milk', 'eggs', 'batteries', 'tomatoes, chopped'])
    expect(screen.getByText('Undo keeps ‘2 l milk, eggs and batteries’ as one.')).toBeVisible()
    await pressUndo(person)
    await expect.poll(names, soon).toEqual(['bread', 'tomatoes, chopped', 'milk, eggs and batteries'])
  })

  it('of a completed list adds to the next one, and says so', async () => {
    const kept = keepsExtras()
    server.answers(completedListsCall, [{ ...older, startDate: start, endDate: end }])
    const person = visit(SHOP)
    await person.type(await screen.findByLabelText('Add something for the next list'), 'batteries{Enter}')
    expect(await screen.findByText('batteries waits for your next list')).toBeVisible()
    await expect.poll(kept, soon).toEqual([['batteries', 1, '']])
  })
})

describe('the quick search adds what was typed from any screen (shopping 44)', () => {
  it.each([
    ['by its button', '2 l milk', 'milk', ['milk', 2, 'L']],
    ['by Enter where nothing else is offered (home 146)', '3 kazoos', 'kazoos', ['kazoos', 3, '']],
  ])('%s', async (how, typed, name, added) => {
    const kept = keepsExtras()
    server.answers(recipesCall, [])
    const person = visit('/welcome')
    await screen.findByRole('button', { name: 'Search' })
    await person.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'A recipe, a screen or a day' })
    await person.keyboard(typed)
    const add = await screen.findByRole('button', { name: `Add “${typed}” to the shopping list` })
    if (how === 'by its button') await person.click(add)
    else {
      await screen.findByText(/press Enter to add it/)
      await person.keyboard('{Enter}')
    }
    expect(await screen.findByText(`${name} waits for your next list`)).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    await expect.poll(kept, soon).toEqual([added])
  })
})

describe('a recipe', () => {
  const soup = aStoredRecipe({ id: 7, name: 'Soup', ingredients: ['2 leeks'] })

  it('is added for as many as it is shown for, and what that comes to is said (shopping 44)', async () => {
    keepsExtras()
    server.answers(recipeCall, soup)
    server.answers(addRecipeToListCall, { list: null, rows: 1 })
    const person = await visitAndPress('/recipe/7?servings=6', 'More for this recipe')
    await person.click(await screen.findByRole('menuitem', { name: 'Add to shopping list' }))
    expect(await screen.findByText('Waits for your next shopping list')).toBeVisible()
    expect(screen.getByText('1 row for Soup, for 6.')).toBeVisible()
    expect(server.received(addRecipeToListCall)[0]?.body).toEqual({ recipeId: 7, people: 6 })
  })

  it('that could not be added says so', async () => {
    server.answers(recipeCall, soup)
    server.refuses(addRecipeToListCall, 404, 'This recipe is no longer there.')
    const person = await visitAndPress('/recipe/7', 'More for this recipe')
    await person.click(await screen.findByRole('menuitem', { name: 'Add to shopping list' }))
    expect(await screen.findByText('This recipe is no longer there.')).toBeVisible()
  })
})
