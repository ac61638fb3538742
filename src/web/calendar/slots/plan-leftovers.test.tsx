import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson, aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { pressUndo, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall, changeDaysCall } from '../../../contract/calendar.ts'
import { allowancesCall, familyCalls, guestCalls, confirmedLinesCall } from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'

const WEEK = '/calendar?date=2026-03-04'
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03'] as const
const bake: Meal = { id: 'bake', name: 'Pasta bake', type: 'recipe', recipeId: 7, peopleCount: 2 }

/** The server keeps the days that it has and those that are sent together. */
function keeps(...stored: Assignment[]) {
  let days = stored
  server.answers(assignmentsCall, ({ query }) =>
    days.filter(({ date }) => date >= query.start && date <= query.end),
  )
  server.answers(changeDaysCall, ({ body }) => {
    const written = body.days.map(({ version, ...day }) =>
      aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 }),
    )
    days = [...days.filter(({ date }) => !written.some((day) => day.date === date)), ...written]
    return written
  })
}

const lastSent = () =>
  (server.received(changeDaysCall).at(-1)?.body.days ?? []).map(({ date, lunchMeals, dinnerMeals }) => ({
    date,
    meals: [...lunchMeals, ...dinnerMeals].map(({ name, peopleCount }) => `${name} for ${peopleCount}`),
  }))

beforeEach(() => {
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
  server.answers(completedListsCall, [])
  server.answers(guestCalls.list, [])
  server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Pasta bake' })])
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC' }),
    aPerson({ id: 2, firstName: 'Ben', initials: 'BC' }),
  ])
  keeps(aStoredDay(MONDAY, { dinnerMeals: [bake] }))
})

async function ask(meal = 'Pasta bake') {
  const person = await visitAndPress(WEEK, `More for ${meal}`)
  await person.click(await screen.findByRole('menuitem', { name: 'Plan leftovers…' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Plan leftovers of ${meal}` }))
  return { person, dialog, press: () => person.click(dialog.getByRole('button', { name: 'Plan leftovers' })) }
}

describe('leftovers planned by hand (calendar 104)', () => {
  it('are eaten at noon on the next day, and their meal is cooked for both', async () => {
    const { person, dialog, press } = await ask()
    expect(await dialog.findByText('Pasta bake will be cooked for 4 instead of 2.')).toBeVisible()
    await press()
    expect(await screen.findByText('Leftovers of Pasta bake are planned for Tuesday lunch')).toBeVisible()
    expect(lastSent()).toEqual([
      { date: MONDAY, meals: ['Pasta bake for 4'] },
      { date: TUESDAY, meals: ['Leftovers: Pasta bake for 2'] },
    ])
    expect(await screen.findByText('Cooked for Tuesday too')).toBeVisible()
    expect(await screen.findByText('Cooked on Monday')).toBeVisible()
    await pressUndo(person)
    expect(await screen.findByText('Leftovers of Pasta bake are off the plan again')).toBeVisible()
    expect(lastSent()).toEqual([
      { date: MONDAY, meals: ['Pasta bake for 2'] },
      { date: TUESDAY, meals: [] },
    ])
  })

  it('are for whoever is chosen, and take what is cooked for nobody yet first', async () => {
    keeps(aStoredDay(MONDAY, { dinnerMeals: [{ ...bake, peopleCount: 3 }] }))
    const { person, dialog, press } = await ask()
    expect(await dialog.findByText('Pasta bake will be cooked for 4 instead of 3.')).toBeVisible()
    await person.click(await dialog.findByRole('button', { name: 'Ada' }))
    expect(await dialog.findByText('Pasta bake is cooked for 3 already, so there is enough.')).toBeVisible()
    await person.selectOptions(dialog.getByLabelText('Meal time'), 'Dinner')
    await press()
    await screen.findByText('Leftovers of Pasta bake are planned for Tuesday dinner')
    expect(lastSent()).toEqual([
      { date: MONDAY, meals: ['Pasta bake for 3'] },
      { date: TUESDAY, meals: ['Leftovers: Pasta bake for 1'] },
    ])
    const { body } = server.received(changeDaysCall).at(-1)!
    expect(body.days[1]?.dinnerMeals[0]?.dinerIds).toEqual([2])
  })

  it('are planned a second time beside the first, while the days cannot be read', async () => {
    const { person, press } = await ask()
    await press()
    await screen.findByText('Leftovers of Pasta bake are planned for Tuesday lunch')
    server.isUnreachableFor(assignmentsCall)
    await person.click(await screen.findByRole('button', { name: 'More for Pasta bake' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Plan leftovers…' }))
    const again = within(await screen.findByRole('dialog'))
    expect(await again.findByText('Pasta bake will be cooked for 6 instead of 4.')).toBeVisible()
    await person.selectOptions(again.getByLabelText('Meal time'), 'Dinner')
    await person.click(again.getByRole('button', { name: 'Plan leftovers' }))
    await screen.findByText('Leftovers of Pasta bake are planned for Tuesday dinner')
    expect(lastSent()).toEqual([
      { date: MONDAY, meals: ['Pasta bake for 6'] },
      { date: TUESDAY, meals: ['Leftovers: Pasta bake for 2', 'Leftovers: Pasta bake for 2'] },
    ])
    // Both are of one day, which is named once.
    expect(screen.getByText('Cooked for Tuesday too')).toBeVisible()
  })

  it('may be eaten later on the same day', async () => {
    keeps(aStoredDay(MONDAY, { lunchMeals: [bake] }))
    const { person, dialog, press } = await ask()
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: MONDAY } })
    await press()
    expect(
      await dialog.findByText('Leftovers are eaten after the meal. Choose a later day or meal time.'),
    ).toBeVisible()
    await person.selectOptions(dialog.getByLabelText('Meal time'), 'Dinner')
    await press()
    await screen.findByText('Leftovers of Pasta bake are planned for Monday dinner')
    expect(lastSent()).toEqual([{ date: MONDAY, meals: ['Pasta bake for 4', 'Leftovers: Pasta bake for 2'] }])
  })

  it.each([
    ['2026-03-01', 'Leftovers are eaten after the meal. Choose a later day or meal time.'],
    ['2026-03-17', 'Leftovers are planned within 14 days. Choose a day up to Monday 16 March.'],
  ])('are not planned for %s', async (day, why) => {
    const { dialog, press } = await ask()
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: day } })
    await press()
    expect(await dialog.findByText(why)).toBeVisible()
    expect(server.received(changeDaysCall)).toEqual([])
  })

  it('are not planned for more than a meal is cooked for', async () => {
    const { dialog, press } = await ask()
    fireEvent.change(dialog.getByRole('textbox', { name: 'People' }), { target: { value: '19' } })
    await press()
    expect(
      await dialog.findByText(
        'A meal is cooked for up to 20 people, and this would be 21. Plan it for fewer.',
      ),
    ).toBeVisible()
  })

  it('are offered of meals with a recipe only', async () => {
    keeps(aStoredDay(MONDAY, { dinnerMeals: [{ id: 'soup', name: 'Soup', type: 'food', peopleCount: 2 }] }))
    await visitAndPress(WEEK, 'More for Soup')
    expect(await screen.findByRole('menuitem', { name: 'Copy to…' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Plan leftovers…' })).toBeNull()
  })
})
