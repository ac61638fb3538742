import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aUser } from '../../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, openDialog, visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { householdMembersCall } from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import {
  areDaysLockedCall,
  completedListsCall,
  completeListCall,
  deleteListCall,
  editOpenListCall,
  makeOpenListCall,
  openListCall,
  groupFoodsCall,
  planChangesCall,
  applyPlanChangesCall,
} from '../../../contract/shopping.ts'
import { addDays, dayOf } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { changeRow, removeRow, type RowChange } from '../../../domain/shopping/make-edit.ts'
import { additionEdits, rowsOf } from '../../../domain/shopping/open-list.ts'
import { type Edits, noEdits } from '../../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { storedLocalList, waitingEditsStore } from './local-list.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)

const row = (name: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: name,
  name,
  category: 'Vegetables',
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
  ...change,
})
const nappies = row('nappies', { category: 'Extras to Order' })

const bobs = (items: ShoppingItem[]): CompletedList => ({
  id: 3,
  userId: 2,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items,
  ticks: [],
  marks: [],
})

/** Edits from the household's other phone; coming back online makes this page read them. */
function bobSays(edits: Edits) {
  const { list } = server.household
  if (!list) throw new Error('no list is open')
  server.household.edit({ listId: list.id, edits })
  act(comeBackOnline)
}
const known = () => server.household.list?.edits ?? noEdits
const bobChanges = (id: string, change: RowChange) =>
  bobSays(changeRow(known(), id, change, { now: Date.now(), by: 'bob' }))

/** The household's rows as the server has them. */
const rows = () => {
  const { list } = server.household
  return list ? rowsOf({ items: list.base?.items ?? [], edits: list.edits }) : []
}
const names = () => rows().map(({ name }) => name)
const idOf = (name: string) => rows().find((item) => item.name === name)?.id ?? ''
const soon = { timeout: 5000 }

beforeEach(() => {
  const meals = ['tomatoes', 'leeks'].map((name) => ({
    id: name,
    name,
    type: 'food' as const,
    peopleCount: 4,
  }))
  server.answers(assignmentsCall, [aStoredDay(start, { dinnerMeals: meals })])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(areDaysLockedCall, { isLocked: false })
  const mate = { lastName: 'Baker', email: 'x@example.org' }
  server.answers(householdMembersCall, {
    people: [
      { ...mate, id: 1, firstName: 'Sam', isYou: true },
      { ...mate, id: 2, firstName: 'Bob', isYou: false },
    ],
    invitations: [],
    isAnotherKept: false,
  })
})

async function withList() {
  const person = await visitAndPress('/shopping-list', 'Choose These Dates')
  await screen.findByRole('table', { name: 'Shopping list' })
  return person
}

async function addByHand(person: Awaited<ReturnType<typeof withList>>, name: string) {
  await person.click(screen.getByRole('button', { name: 'Add item' }))
  await person.type(await screen.findByLabelText('Name of new item'), name)
}

describe('the list that one phone makes (shopping 40)', () => {
  it('is the household’s from the first press, and is there on another phone', async () => {
    await withList()
    expect(server.received(makeOpenListCall)[0]?.body).toMatchObject({
      startDate: start,
      endDate: end,
      replaces: null,
    })
    cleanup()
    act(() => storedLocalList.write(null))
    visit('/shopping-list')
    expect(await screen.findByDisplayValue('tomatoes')).toBeVisible()
    await expect.poll(() => localStorage.getItem('plateful:list') ?? '').toContain('tomatoes')
  })

  it('shows what another phone changes, adds, ticks and takes off', async () => {
    await withList()
    bobChanges(idOf('tomatoes'), { name: 'plum tomatoes', quantity: 7, buy: null })
    expect(await screen.findByDisplayValue('plum tomatoes')).toBeVisible()
    expect(screen.getByLabelText('Quantity of plum tomatoes')).toHaveProperty('value', '7')
    bobSays(additionEdits([nappies], { at: Date.now(), by: 'bob' }))
    expect(await screen.findByDisplayValue('nappies')).toBeVisible()
    bobSays(removeRow(known(), idOf('leeks')))
    await expect.poll(() => screen.queryByDisplayValue('leeks')).toBeNull()
    cleanup()
    visit(`/shopping-list/shop?start=${start}&end=${end}`)
    await screen.findByText('0 of 2')
    bobChanges('nappies', { isChecked: true })
    expect(await screen.findByText('1 of 2')).toBeVisible()
  })

  it('tells the household what is changed here, typing as one change', async () => {
    const person = await withList()
    await addByHand(person, 'wipes')
    await person.click(screen.getByRole('button', { name: 'Remove leeks' }))
    await expect.poll(names, soon).toEqual(['tomatoes', 'wipes'])
    expect(server.received(editOpenListCall).length).toBeLessThan(4)
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(names, soon).toEqual(['leeks', 'tomatoes', 'wipes'])
    await expect.poll(() => waitingEditsStore(1).read()).toBeNull()
  })

  it('keeps a row without a name to itself until it has one', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Add item' }))
    await person.click(screen.getByRole('button', { name: 'Remove leeks' }))
    await expect.poll(names, soon).toEqual(['tomatoes'])
    expect(rows()).toHaveLength(1)
    expect(screen.getByLabelText('Name of new item')).toBeVisible()
  })

  it('keeps a row that is changed here while another phone takes it off', async () => {
    const person = await withList()
    const before = known()
    await person.type(screen.getByLabelText('Unit of leeks'), 'kg')
    await expect.poll(() => rows().find(({ name }) => name === 'leeks')?.unit, soon).toBe('kg')
    bobSays(removeRow(before, idOf('leeks')))
    expect(screen.getByDisplayValue('leeks')).toBeVisible()
    expect(names()).toEqual(['leeks', 'tomatoes'])
  })

  it('is kept with what was changed without a signal, which is sent when it is back (shopping 41)', async () => {
    const person = await withList()
    server.isUnreachableFor(editOpenListCall)
    await addByHand(person, 'nappies')
    expect(
      await screen.findByText(/are kept on this device. Your household will see them/, {}, soon),
    ).toBeVisible()
    cleanup()
    visit('/shopping-list')
    expect(await screen.findByDisplayValue('nappies')).toBeVisible()
    server.answers(editOpenListCall, ({ body }) => server.household.edit(body))
    act(comeBackOnline)
    await expect.poll(names, soon).toEqual(['leeks', 'tomatoes', 'nappies'])
    await expect.poll(() => screen.queryByText(/are kept on this device/)).toBeNull()
  })

  it('has its name on every phone', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Next' }))
    const name = await screen.findByLabelText('List name')
    await person.clear(name)
    await person.type(name, 'Half-term')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await expect.poll(() => known().list.name?.value, soon).toBe('Half-term')
  })

  it('says why what was changed is not taken, and keeps it', async () => {
    const person = await withList()
    server.refuses(editOpenListCall, 400, 'At most 500 items can be added by hand. Complete a list first.')
    await addByHand(person, 'nappies')
    expect(
      await screen.findByText(/^At most 500 items .* It stays on this device\.$/, {}, soon),
    ).toBeVisible()
    expect(screen.getByDisplayValue('nappies')).toBeVisible()
  })

  it('is told of what is taken, whatever is refused before it', async () => {
    const person = await withList()
    server.answers(editOpenListCall, ({ body }) =>
      body.listId === 'old' ? refusal(400, 'At most 500 items.') : server.household.edit(body),
    )
    const old = { listId: 'old', edits: additionEdits([row('wipes')], { at: Date.now(), by: 'phone' }) }
    waitingEditsStore(1).write([old])
    await addByHand(person, 'nappies')
    expect(await screen.findByText('At most 500 items. It stays on this device.', {}, soon)).toBeVisible()
    await expect.poll(names, soon).toEqual(['leeks', 'tomatoes', 'nappies'])
    expect(waitingEditsStore(1).read()).toEqual([old])
  })

  it('stays as it is where somebody else made one meanwhile, which is shown then', async () => {
    const person = visit('/shopping-list')
    await screen.findByText('Which days are you shopping for?')
    const theirs = {
      id: 'bobs',
      replaces: null,
      items: [row('rice')],
      origins: {},
      foods: {},
      meals: null,
      edits: noEdits,
      startDate: addDays(start, 10),
      endDate: addDays(start, 12),
    }
    server.household.make(theirs)
    const said = 'Somebody in your household has made a list in the meantime. Look at it first.'
    server.refuses(makeOpenListCall, 412, said, { code: 'CHANGED_MEANWHILE' })
    await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(await screen.findByDisplayValue('rice')).toBeVisible()
  })
})

describe('items added by hand', () => {
  it('stays when the list is made anew', async () => {
    const person = await withList()
    await addByHand(person, 'nappies')
    const question = await openDialog(person, 'Choose These Dates')
    expect(question.getByText(/What you added by hand stays/)).toBeVisible()
    await person.click(question.getByRole('button', { name: 'Make a new list' }))
    await expect.poll(() => storedLocalList.read()?.isEdited).toBe(false)
    expect(screen.getByDisplayValue('nappies')).toBeVisible()
    expect(names()).toEqual(['leeks', 'tomatoes', 'nappies'])
  })

  it('is said before Unlock & Delete to come onto the next list, and is on the open one then', async () => {
    const later = { startDate: addDays(end, 1), endDate: addDays(end, 3) }
    server.answers(completedListsCall, [{ ...bobs([nappies]), ...later }])
    server.answers(deleteListCall, () => {
      bobSays(additionEdits([nappies], { at: Date.now(), by: '-' }))
      return undefined
    })
    const person = await withList()
    expect(screen.queryByDisplayValue('nappies')).toBeNull()
    const question = await openDialog(person, 'Unlock & Delete Big shop')
    expect(question.getByText(/not ticked moves to your next list/)).toBeVisible()
    await person.click(question.getByRole('button', { name: 'Unlock & Delete' }))
    expect(await screen.findByDisplayValue('nappies')).toBeVisible()
  })
})

describe('completing it', () => {
  it('names the household’s list, after what was changed here, and says what others added', async () => {
    server.answers(completeListCall, ({ body }) => {
      expect(names()).toContain('wipes')
      expect(body.listId).toBe(server.household.list?.id)
      server.household.list = null
      const list = bobs([...body.items, nappies])
      server.answers(completedListsCall, [list])
      return list
    })
    const person = await withList()
    await addByHand(person, 'wipes')
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await person.click(await screen.findByRole('button', { name: 'Complete Shopping List & Lock Calendar' }))
    expect(await screen.findByText('Shopping list completed')).toBeVisible()
    expect(
      screen.getByText(/is now locked. Also on it, because somebody else added it: nappies$/),
    ).toBeVisible()
    expect(storedLocalList.read()).toBeNull()
  })

  it('by somebody else is told, and the completed list is shown in its place', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'Complete Your Shopping List' })
    server.household.list = null
    server.answers(completedListsCall, [bobs([row('tomatoes')])])
    act(comeBackOnline)
    expect(await screen.findByText('Your household’s list is completed')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Completed' })).toBeVisible()
    expect(storedLocalList.read()).toBeNull()
  })

  it('by somebody else tells whose change came too late; what was added waits (shopping 42)', async () => {
    const person = await withList()
    server.isUnreachableFor(editOpenListCall)
    await addByHand(person, 'nappies')
    await person.type(screen.getByLabelText('Unit of leeks'), 'kg')
    await screen.findByText(/are kept on this device/, {}, soon)
    const leeks = idOf('leeks')
    server.household.list = null
    server.answers(completedListsCall, [bobs([row('leeks')])])
    server.answers(editOpenListCall, ({ body }) => {
      expect(body.edits.rows.some(({ set }) => set.name?.value === 'nappies' && set.added)).toBe(true)
      return { list: null, late: [leeks] }
    })
    act(comeBackOnline)
    const said = 'Your changes came too late for it: leeks. Kept for your next list: nappies.'
    expect(await screen.findByText(said, {}, soon)).toBeVisible()
    await expect.poll(() => waitingEditsStore(1).read()).toBeNull()
  })
})

describe('a plan that changed (shopping 43)', () => {
  const more = { name: 'rice', category: 'Grains & Bakery' as const, by: '300 g', before: '', after: '300 g' }

  it('shows what it adds, and changes the list with one press', async () => {
    const person = await withList()
    cleanup()
    server.answers(assignmentsCall, [])
    server.answers(planChangesCall, { changes: [{ ...more, kind: 'add' }] })
    server.answers(applyPlanChangesCall, () => {
      const { list } = server.household
      if (!list?.base) throw new Error('no list is open')
      const base = { ...list.base, meals: '', items: [...list.base.items, row('rice')] }
      server.household.list = { ...list, basis: 2, base }
      return { changes: [], list: server.household.list }
    })
    visit('/shopping-list')
    expect(await screen.findByText(/meals of these days have changed/)).toBeVisible()
    expect(await screen.findByText('300 g rice')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Change the list with them' }))
    expect(await screen.findByDisplayValue('rice')).toBeVisible()
    expect(screen.queryByText(/meals of these days have changed/)).toBeNull()
    expect(server.received(applyPlanChangesCall)[0]?.params).toEqual({ id: server.household.list?.id })
  })
})

describe('rows that are one to the family, or two', () => {
  const origin = (word: string) => ({
    line: `1 ${word}`,
    recipeId: 1,
    recipeName: 'Soup',
    date: start,
    slot: 'dinner' as const,
    people: 2,
    comesTo: '1',
    word,
  })

  /** A list of tomatoes and leeks, whose tomatoes are of two words. */
  async function withGroups() {
    await withList()
    cleanup()
    const { list } = server.household
    if (!list?.base) throw new Error('no list is open')
    const [first] = list.base.items
    const origins = { [first?.id ?? '']: [origin('tomatoes'), origin('tomato'), origin('cherry tomatoes')] }
    server.household.list = { ...list, basis: 2, base: { ...list.base, origins, isAdjustable: true } }
    const person = await visitAndPress('/shopping-list', `Where ${first?.name} comes from: Soup`)
    return { person, first, base: list.base }
  }

  it('joins a row to another one, and takes it back', async () => {
    const { person, first, base } = await withGroups()
    const [, second] = base.items
    const before = server.household.list
    server.answers(groupFoodsCall, ({ body }) => {
      const list = server.household.list
      if (!list?.base || !before) throw new Error('no list is open')
      const isBack = 'undo' in body
      const items = isBack ? base.items : list.base.items.slice(1)
      server.household.list = { ...list, basis: list.basis + 1, base: { ...list.base, items } }
      return { list: server.household.list, undo: isBack ? [] : [{ food: 'tomato' }] }
    })
    await person.selectOptions(
      screen.getByRole('combobox', { name: `${first?.name} is the same as` }),
      second?.name ?? '',
    )
    expect(await screen.findByText(`${first?.name} is with ${second?.name} now`)).toBeVisible()
    expect(screen.queryByDisplayValue(first?.name ?? '')).toBeNull()
    expect(server.received(groupFoodsCall)[0]?.body).toEqual({ join: first?.id, into: second?.id })
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByDisplayValue(first?.name ?? '')).toBeVisible()
    expect(server.received(groupFoodsCall)[1]?.body).toEqual({ undo: [{ food: 'tomato' }] })
  })

  it('keeps a word of a row apart; each word is offered once', async () => {
    const { person, first } = await withGroups()
    server.answers(groupFoodsCall, () => {
      if (!server.household.list) throw new Error('no list is open')
      return { list: server.household.list, undo: [] }
    })
    const choice = screen.getByRole('combobox', { name: `Keep apart from ${first?.name}` })
    expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Keep apart',
      'tomato',
      'cherry tomatoes',
    ])
    await person.selectOptions(choice, 'cherry tomatoes')
    expect(await screen.findByText('cherry tomatoes is a row of its own now')).toBeVisible()
    expect(server.received(groupFoodsCall)[0]?.body).toEqual({ part: first?.id, word: 'cherry tomatoes' })
  })
})

describe('a list that an older version left in this browser', () => {
  const older = (change: object = {}) => ({
    userId: 1,
    start,
    end,
    name: 'Half-term',
    origins: {},
    isEdited: true,
    meals: null,
    items: [row('tomatoes', { quantity: 5 }), nappies],
    knownExtras: [],
    ...change,
  })
  const leave = (localList: object) => localStorage.setItem('plateful:list', JSON.stringify(localList))

  it('becomes the household’s, once, with its name, its ticks and what was added by hand', async () => {
    leave(older())
    const tick = { itemId: 'tomatoes', isChecked: true, at: 1, by: 'phone', isSent: false }
    localStorage.setItem(
      'plateful:ticks:1:current',
      JSON.stringify({ listId: null, ticks: [tick], marks: [] }),
    )
    visit('/shopping-list')
    expect(await screen.findByDisplayValue('tomatoes')).toBeVisible()
    await expect.poll(() => server.received(makeOpenListCall).length).toBe(1)
    expect(rows()).toEqual([row('tomatoes', { quantity: 5, isChecked: true }), nappies])
    expect(known().list.name?.value).toBe('Half-term')
    cleanup()
    visit('/shopping-list')
    expect(await screen.findByDisplayValue('nappies')).toBeVisible()
    expect(server.received(makeOpenListCall)).toHaveLength(1)
  })

  const makeTheirs = () =>
    server.household.make({
      id: 'bobs',
      replaces: null,
      items: [row('rice')],
      origins: {},
      foods: {},
      meals: null,
      edits: noEdits,
      startDate: start,
      endDate: end,
    })

  it('waits beside the household’s until its person takes it', async () => {
    leave(older())
    makeTheirs()
    const person = visit('/shopping-list')
    expect(await screen.findByDisplayValue('rice')).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Use it for everybody' }))
    expect(await screen.findByDisplayValue('tomatoes')).toBeVisible()
    expect(server.received(makeOpenListCall)[0]?.body.replaces).toBe('bobs')
    expect(screen.queryByText(/still has a list of its own/)).toBeNull()
  })

  it('or puts it away: what was added to it by hand comes onto the household’s', async () => {
    leave(older())
    makeTheirs()
    await visitAndPress('/shopping-list', 'Put it away')
    expect(await screen.findByDisplayValue('nappies')).toBeVisible()
    expect(names()).toEqual(['rice', 'nappies'])
    await expect.poll(() => screen.queryByText(/still has a list of its own/)).toBeNull()
  })

  it('of days that somebody completed meanwhile stays here until it is put away', async () => {
    leave(older({ items: [row('tomatoes'), nappies, { ...nappies, id: 'w', name: 'wipes' }] }))
    server.refuses(makeOpenListCall, 423, 'Locked', { code: 'DAYS_LOCKED' })
    server.answers(completedListsCall, [bobs([row('tomatoes'), nappies])])
    const person = visit('/shopping-list')
    expect(
      await screen.findByText(
        /Bob completed a list .* added by hand: nappies. Not on it, but kept for your next list: wipes./,
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the completed list' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Put your own list away' }))
    await expect.poll(() => storedLocalList.read()).toBeNull()
    const sent = server.received(editOpenListCall)[0]?.body
    expect([sent?.listId, sent?.edits.rows.map(({ itemId }) => itemId)]).toEqual([null, ['w']])
  })

  it('of somebody else is left alone', async () => {
    leave(older({ userId: 2 }))
    server.answers(meCall, aUser())
    visit('/shopping-list')
    expect(await screen.findByText('Which days are you shopping for?')).toBeVisible()
    await expect.poll(() => server.received(openListCall).length).toBeGreaterThan(0)
    expect(server.received(makeOpenListCall)).toEqual([])
    expect(localStorage.getItem('plateful:list')).toContain('tomatoes')
  })
})
