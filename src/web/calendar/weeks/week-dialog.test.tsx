import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { openDialog, pressUndo, visit, whereNow } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall, changeDaysCall } from '../../../contract/calendar.ts'
import { familyCalls, guestCalls } from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import {
  changeMenuCall,
  createMenuCall,
  deleteMenuCall,
  menusCall,
  occasionsCall,
  templatesCall,
  weeklyAssignmentsCall,
} from '../../../contract/templates.ts'
import type { Menu } from '../../../domain/calendar/menu.ts'
import { addDays } from '../../../domain/day.ts'

const MONDAY = '2026-03-02'
const pie = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 } as const
const none = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }
const aMenu = (change: Partial<Menu> = {}): Menu => ({
  id: 3,
  userId: 1,
  name: 'Winter',
  menuDays: [{ ...none, dinnerMeals: [pie] }, none, none, none, none, none, none],
  lastModified: '2026-01-02T10:20:30.000Z',
  ...change,
})

beforeEach(() => {
  vi.setSystemTime(new Date(`${MONDAY}T09:00`))
  server.answers(assignmentsCall, ({ query }) =>
    query.start === MONDAY ? [aStoredDay(MONDAY, { dinnerMeals: [pie] })] : [],
  )
  server.answers(changeDaysCall, ({ body }) =>
    body.days.map(({ version, ...day }) => aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 })),
  )
  server.answers(recipesCall, [])
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
  server.answers(completedListsCall, [])
  for (const call of [occasionsCall, templatesCall, weeklyAssignmentsCall]) server.answers(call, [])
})

async function open() {
  const person = visit('/calendar')
  await screen.findByLabelText('Name of Fish pie')
  await person.click(screen.getByRole('button', { name: /^Reuse this week/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Week of 2–8 March' })
  return { person, dialog: within(dialog) }
}

it('a week without meals is filled from a menu rather than copied (calendar 53)', async () => {
  server.answers(assignmentsCall, [aStoredDay(MONDAY, { isSkipped: true, dinnerMeals: [pie] })])
  server.answers(menusCall, [aMenu()])
  const person = visit('/calendar')
  await screen.findByRole('heading', { name: /Monday/ })
  const dialog = await openDialog(person, /^Reuse this week/, 'Week of 2–8 March')
  expect(dialog.getByRole('radio', { name: 'Menus', checked: true })).toBeVisible()
  expect(await dialog.findByRole('list', { name: 'Menus' })).toBeVisible()
})

it('an empty week without menus leads to the week before, which may be reused (calendar 53)', async () => {
  server.answers(assignmentsCall, [])
  server.answers(menusCall, [])
  const person = visit('/calendar')
  await screen.findByRole('heading', { name: /Monday/ })
  await person.click(screen.getByRole('button', { name: /^Reuse this week/ }))
  await person.click(await screen.findByRole('button', { name: 'Look at the week before' }))
  await expect.poll(whereNow, { timeout: 10_000 }).toContain('date=2026-02-23')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const written = () => server.received(changeDaysCall).map(({ body }) => body?.days)

describe('a week is copied (calendar 42)', () => {
  it('to the next one, which is shown, and Undo empties that again', async () => {
    const { person, dialog } = await open()
    expect(dialog.getByLabelText('To which week')).toHaveProperty('value', '2026-03-09')
    await person.click(dialog.getByRole('button', { name: 'Copy this week' }))
    expect(await screen.findByText('Week copied: 1 meal added')).toBeVisible()
    await expect.poll(whereNow).toBe('/calendar?date=2026-03-09')
    expect(written()).toMatchObject([
      [{ date: '2026-03-09', version: null, dinnerMeals: [{ name: 'Fish pie', peopleCount: 4 }] }],
    ])
    server.answers(assignmentsCall, [
      aStoredDay('2026-03-09', { dinnerMeals: written()[0]?.[0]?.dinnerMeals }),
    ])
    await pressUndo(person)
    await expect.poll(() => written()[1]).toMatchObject([{ date: '2026-03-09', version: 1, dinnerMeals: [] }])
  })

  it('and Undo leaves what somebody else changed there meanwhile (calendar 102)', async () => {
    const week = ['Fish pie', 'Stew', 'Soup'].map((name, at) =>
      aStoredDay(addDays(MONDAY, at), { dinnerMeals: [{ ...pie, id: name, name }] }),
    )
    server.answers(assignmentsCall, ({ query }) => (query.start === MONDAY ? week : []))
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('button', { name: 'Copy this week' }))
    await screen.findByText('Week copied: 3 meals added')
    const [onMonday, onTuesday, onWednesday] = (written()[0] ?? []).map((day) => day.dinnerMeals ?? [])
    const eggs = { id: 'eggs', name: 'Eggs', type: 'food', peopleCount: 2 } as const
    server.answers(assignmentsCall, [
      aStoredDay('2026-03-09', { dinnerMeals: onMonday }),
      aStoredDay('2026-03-10', { dinnerMeals: onTuesday, breakfastMeals: [eggs], version: 2 }),
      aStoredDay('2026-03-11', {
        dinnerMeals: onWednesday?.map((meal) => ({ ...meal, name: 'Leek soup' })),
        version: 2,
      }),
    ])
    await pressUndo(person)
    await expect
      .poll(() => written()[1])
      .toMatchObject([
        { date: '2026-03-09', version: 1, dinnerMeals: [] },
        { date: '2026-03-10', version: 2, dinnerMeals: [], breakfastMeals: [eggs] },
      ])
    expect(await screen.findByText('Not everything was taken back')).toBeVisible()
    expect(screen.getByText('Somebody else changed Wednesday.')).toBeVisible()
  })

  it('says what was left as it was', async () => {
    server.answers(assignmentsCall, ({ query }) => {
      const here = aStoredDay(MONDAY, { dinnerMeals: [pie] })
      return query.start === MONDAY
        ? [here]
        : [aStoredDay('2026-03-09', { dinnerMeals: [{ ...pie, id: 'x' }] })]
    })
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('button', { name: 'Copy this week' }))
    expect(await screen.findByText('1 meal time keeps what was planned.')).toBeVisible()
    expect(written()).toEqual([])
    await person.click(dialog.getByRole('radio', { name: 'Replace them' }))
    await person.click(dialog.getByRole('button', { name: 'Copy this week' }))
    await expect.poll(() => written()[0]?.[0]?.dinnerMeals).toMatchObject([{ name: 'Fish pie' }])
  })

  it('says on which days leftovers come without their meal (calendar 99)', async () => {
    const bake = { id: 'bake', name: 'Pasta bake', type: 'recipe', recipeId: 7, peopleCount: 4 } as const
    const again = {
      ...bake,
      id: 'again',
      type: 'freezer',
      leftoverOf: { date: MONDAY, mealId: 'bake' },
    } as const
    server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Pasta bake' })])
    server.answers(assignmentsCall, ({ query }) =>
      query.start === MONDAY
        ? [
            aStoredDay(MONDAY, { dinnerMeals: [bake], lunchMeals: [pie] }),
            aStoredDay('2026-03-04', { dinnerMeals: [again] }),
          ]
        : [aStoredDay('2026-03-09', { dinnerMeals: [{ ...pie, id: 'x' }] })],
    )
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('button', { name: 'Copy this week' }))
    expect(
      await screen.findByText(
        '1 meal time keeps what was planned. Nothing is cooked for the leftovers on Wednesday.',
      ),
    ).toBeVisible()
  })
})

describe('menus (calendar 41)', () => {
  it('a week is saved under a name', async () => {
    server.answers(createMenuCall, ({ body }) => aMenu(body))
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('radio', { name: 'Save as a menu' }))
    await person.click(await dialog.findByRole('button', { name: 'Save menu' }))
    expect(dialog.getByText('Menu name is required')).toBeVisible()
    await person.type(dialog.getByLabelText('Menu name'), 'Winter{Enter}')
    expect(await screen.findByText('Winter is saved as a menu')).toBeVisible()
    expect(server.received(createMenuCall)).toMatchObject([{ body: { name: 'Winter' } }])
    expect(server.received(createMenuCall)[0]?.body?.menuDays[0]?.dinnerMeals).toEqual([pie])
  })

  it('one fills a week, and past days of it are left alone and named', async () => {
    vi.setSystemTime(new Date('2026-03-04T09:00'))
    const days = aMenu().menuDays.with(4, { ...none, lunchMeals: [{ ...pie, id: 'l' }] })
    server.answers(menusCall, [aMenu({ menuDays: days })])
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('radio', { name: 'Menus' }))
    await person.click(await dialog.findByRole('button', { name: 'Use Winter' }))
    expect(await screen.findByText('Winter: 1 meal added')).toBeVisible()
    expect(screen.getByText('Left as it was: Monday (past).')).toBeVisible()
    expect(written()).toMatchObject([[{ date: '2026-03-06', lunchMeals: [{ name: 'Fish pie' }] }]])
  })

  it('one is renamed, deleted, and brought back with Undo', async () => {
    server.answers(menusCall, [aMenu()])
    server.answers(changeMenuCall, ({ body }) => {
      server.answers(menusCall, [aMenu(body)])
      return aMenu(body)
    })
    server.answers(deleteMenuCall, () => {
      server.answers(menusCall, [])
    })
    server.answers(createMenuCall, ({ body }) => aMenu(body))
    const { person, dialog } = await open()
    await person.click(dialog.getByRole('radio', { name: 'Menus' }))
    await person.click(await dialog.findByRole('button', { name: 'Rename Winter' }))
    await person.type(dialog.getByLabelText('New name of Winter'), ' week{Enter}')
    await person.click(await dialog.findByRole('button', { name: 'Delete Winter week' }))
    expect(await dialog.findByText('No menus yet')).toBeVisible()
    await pressUndo(person)
    await expect
      .poll(() => server.received(createMenuCall))
      .toMatchObject([{ body: { name: 'Winter week' } }])
  })
})
