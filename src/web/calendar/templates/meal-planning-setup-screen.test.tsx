import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { pressUndo, visit, visitAndPress, visitDialog, write } from '../../../../test/harness/web-visit.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import {
  assignWeekdayCall,
  changeTemplateCall,
  createOccasionCall,
  createTemplateCall,
  deleteOccasionCall,
  deleteTemplateCall,
  deleteWeeklyAssignmentCall,
  occasionsCall,
  templatesCall,
  unlockTemplateCall,
  weeklyAssignmentsCall,
} from '../../../contract/templates.ts'
import { type DayTemplate, DayTemplateDraft, type Occasion } from '../../../domain/calendar/day-template.ts'

const aTemplate = (change: Partial<DayTemplate> = {}): DayTemplate => ({
  ...DayTemplateDraft.parse({
    name: 'School day',
    dinnerMeals: [{ id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }],
  }),
  id: 1,
  userId: 1,
  isLocked: false,
  lockReason: null,
  lastModified: '2026-01-02T10:20:30.000Z',
  usageCount: 0,
  ...change,
})
const anOccasion = (change: Partial<Occasion> = {}): Occasion => ({
  id: 1,
  userId: 1,
  specificDate: '2020-05-04',
  templateId: 1,
  title: 'Birthday',
  notes: null,
  isRecurring: true,
  ...change,
})

beforeEach(() => {
  server.answers(templatesCall, [aTemplate()])
  server.answers(weeklyAssignmentsCall, [])
  server.answers(occasionsCall, [])
  server.answers(recipesCall, [aStoredRecipe({ id: 5, name: 'Tomato soup' })])
})

const button = (name: string) => screen.getByRole('button', { name })

describe('day templates', { timeout: 30_000 }, () => {
  it.each(['/meal-setup', '/meal-planning-setup'])('%s says what to do while there is none', async (path) => {
    server.answers(templatesCall, [])
    visit(path)
    expect(await screen.findByText('No Day Templates Yet')).toBeVisible()
    expect(screen.getByText('Special Occasion Templates')).toBeVisible()
    expect(button('Create Day Template')).toBeVisible()
  })

  it.each([
    ['some are not', aTemplate(), 'Nothing set for breakfast, lunch or snacks'],
    ['none is', aTemplate({ dinnerMeals: [] }), 'Nothing set yet'],
  ])('say in one line which meal times are not set, where %s (calendar 46)', async (_, template, words) => {
    server.answers(templatesCall, [template])
    visit('/meal-setup')
    const card = within(await screen.findByRole('article', { name: 'School day' }))
    expect(card.getAllByText(/^Nothing set/).map((line) => line.textContent)).toEqual([words])
  })

  it('leave the week and the occasions in reach where there are many (calendar 96)', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aTemplate({ id: at + 1, name: `Day ${at + 1}` }))
    const dated = many.map(({ id }) => anOccasion({ id, title: `Party ${id}` }))
    server.answers(templatesCall, many)
    server.answers(occasionsCall, dated)
    const person = visit('/meal-setup')
    const days = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
    const parties = () => screen.getAllByRole('heading', { name: /^Party/ })
    await person.click(await screen.findByRole('button', { name: 'Show all 12 occasions' }))
    expect(parties()).toHaveLength(12)
    expect(document.activeElement?.textContent).toContain('Party 9')
    expect(days()).toEqual(many.slice(0, 8).map(({ name }) => name))
    await person.click(button('Show all 12 templates'))
    expect(days()).toEqual(many.map(({ name }) => name))
    expect(document.activeElement?.textContent).toContain('Day 9')
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  it('show a new one also where there are many (calendar 96)', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aTemplate({ id: at + 1, name: `Day ${at + 1}` }))
    server.answers(templatesCall, many)
    const person = await visitAndPress('/meal-setup', 'Create Day Template')
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('article', { name: 'Day 12' })).toBeVisible()
  })

  it('show all where a new one was left half written, too (calendar 96)', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aTemplate({ id: at + 1, name: `Day ${at + 1}` }))
    server.answers(templatesCall, many)
    const { person, dialog } = await visitDialog('/meal-setup', 'Create Day Template', 'Create Day Template')
    await write(person, dialog.getByLabelText(/Day name/), 'Sunday')
    cleanup()
    visit('/meal-setup')
    expect(await screen.findByDisplayValue('Sunday')).toBeVisible()
    expect(screen.getByRole('article', { name: 'Day 12', hidden: true })).toBeVisible()
  })

  it('are made of several meals a meal time; one that is still being written is meant as well', async () => {
    server.answers(templatesCall, [])
    server.answers(createTemplateCall, ({ body }) => aTemplate(body))
    const { person, dialog } = await visitDialog('/meal-setup', 'Create Day Template', 'Create Day Template')
    await person.click(dialog.getByRole('button', { name: 'Create template' }))
    expect(dialog.getByText('Day name is required')).toBeVisible()
    await write(person, dialog.getByLabelText(/Day name/), 'Sunday')

    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    const add = dialog.getByRole('button', { name: 'Add meal' })
    expect(add).toHaveProperty('disabled', true)
    await write(person, dialog.getByLabelText('Name'), 'Porridge{Enter}')
    await person.clear(dialog.getByLabelText('People'))
    await person.type(dialog.getByLabelText('People'), '1')
    await write(person, dialog.getByLabelText('Name'), 'Toast')
    await person.click(dialog.getByRole('button', { name: 'Create template' }))

    await expect.poll(() => server.received(createTemplateCall).length).toBe(1)
    expect(server.received(createTemplateCall)[0]?.body).toMatchObject({
      name: 'Sunday',
      breakfastMeals: [
        { name: 'Porridge', type: 'food', peopleCount: 4 },
        { name: 'Toast', type: 'food', peopleCount: 1 },
      ],
      dinnerMeals: [],
    })
  })

  it('are left by the second Escape where the first one closes a list, and not without a question', async () => {
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day')
    await person.type(dialog.getByLabelText(/Day name/), 's')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    await person.selectOptions(dialog.getByLabelText('Kind'), 'Recipe')
    await person.type(dialog.getByRole('combobox', { name: 'Recipe' }), 'soup')
    expect(await screen.findByRole('option', { name: 'Tomato soup' })).toBeVisible()
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('option', { name: 'Tomato soup' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull()
    await person.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible()
  })

  it('take up a meal that is written when its form is done with', async () => {
    server.answers(changeTemplateCall, ({ body }) => aTemplate(body))
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    await write(person, dialog.getByLabelText('Name'), 'Toast')
    await person.click(dialog.getByRole('button', { name: 'Done' }))
    expect(dialog.getByText('Toast')).toBeVisible()
    await person.click(dialog.getByLabelText('Add a meal to lunch'))
    await person.click(dialog.getByRole('button', { name: 'Done' }))
    expect(dialog.queryByLabelText('Name')).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(changeTemplateCall)[0]?.body)
      .toMatchObject({ breakfastMeals: [{ name: 'Toast' }], lunchMeals: [] })
  })

  it('are for one to twenty people a meal, whatever is typed', async () => {
    server.answers(templatesCall, [])
    const { person, dialog } = await visitDialog('/meal-setup', 'Create Day Template', 'Create Day Template')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    const people = dialog.getByLabelText('People')
    for (const [typed, kept] of [
      ['0', '1'],
      ['25', '20'],
      ['x', '1'],
      ['3', '3'],
    ] as const) {
      await person.clear(people)
      await person.type(people, typed)
      await person.tab()
      expect([typed, people]).toEqual([typed, expect.objectContaining({ value: kept })])
    }
  })

  it('take a recipe of the library', async () => {
    server.answers(changeTemplateCall, ({ body }) => aTemplate(body))
    const updated = vi.fn<() => void>()
    window.addEventListener('templateUpdated', updated, { once: true })
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day', 'Edit School day')
    await person.click(dialog.getByLabelText('Remove Fish pie'))
    await person.click(dialog.getByLabelText('Add a meal to dinner'))
    await person.selectOptions(dialog.getByLabelText('Kind'), 'Recipe')
    expect(dialog.getByRole('button', { name: 'Add meal' })).toHaveProperty('disabled', true)
    await person.click(dialog.getByRole('combobox', { name: 'Recipe' }))
    await person.click(await screen.findByText('Tomato soup'))
    await person.click(dialog.getByRole('button', { name: 'Add meal' }))
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => server.received(changeTemplateCall).length).toBe(1)
    expect(server.received(changeTemplateCall)[0]?.body.dinnerMeals).toMatchObject([
      { name: 'Tomato soup', type: 'recipe', recipeId: 5, peopleCount: 4 },
    ])
    expect(updated).toHaveBeenCalledOnce()
  })

  it('take in what somebody else changed meanwhile, and ask where both changed the same', async () => {
    const pie = { id: 'p', name: 'Apple pie', type: 'food', peopleCount: 2 } as const
    const theirs = aTemplate({ name: 'Monday', snackMeals: [pie], lastModified: '2026-03-02T10:00:00.000Z' })
    server.refuses(changeTemplateCall, 412, 'Somebody else changed this day template first.', {
      current: theirs,
    })
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day', 'Edit School day')
    await person.type(dialog.getByLabelText(/Day name/), 's')
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText(/Somebody else changed the name of this day template/)).toBeVisible()
    expect(dialog.getByText('Apple pie')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Keep mine' }))
    server.answers(changeTemplateCall, ({ body }) => aTemplate(body))
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => server.received(changeTemplateCall).length).toBe(2)
    expect(server.received(changeTemplateCall)[1]?.body).toMatchObject({
      seen: theirs.lastModified,
      name: 'School days',
      snackMeals: [pie],
    })
  })

  it('keep what was typed when saving fails, and say so (calendar 23)', async () => {
    server.refuses(changeTemplateCall, 423, 'This day template is in use on the calendar.')
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day')
    await person.type(dialog.getByLabelText(/Day name/), 's')
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update meal planning day')).toBeVisible()
    expect(dialog.getByLabelText(/Day name/)).toHaveProperty('value', 'School days')
  })

  it('keep a meal that is begun while they are saved', async () => {
    const release = server.holds(changeTemplateCall, aTemplate({ name: 'School days' }))
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day')
    await person.type(dialog.getByLabelText(/Day name/), 's')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await write(person, dialog.getByLabelText('Name'), 'Porridge')
    release()
    expect(await dialog.findByText(/What you typed while it was saving isn’t saved yet/)).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Porridge')
    server.answers(changeTemplateCall, ({ body }) => aTemplate(body))
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.received(changeTemplateCall)[1]?.body).toMatchObject({
      name: 'School days',
      breakfastMeals: [{ name: 'Porridge' }],
    })
  })

  it('take up a meal once that was begun before they were saved', async () => {
    const release = server.holds(
      changeTemplateCall,
      aTemplate({ breakfastMeals: [{ id: 'o', name: 'Porridge', type: 'food', peopleCount: 4 }] }),
    )
    const { person, dialog } = await visitDialog('/meal-setup', 'Edit School day')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    await write(person, dialog.getByLabelText('Name'), 'Porridge')
    await person.click(dialog.getByRole('button', { name: 'Save changes' }))
    await person.type(dialog.getByLabelText(/Day name/), 's')
    release()
    expect(await dialog.findByText(/What you typed while it was saving isn’t saved yet/)).toBeVisible()
    expect(dialog.getAllByText('Porridge')).toHaveLength(1)
    expect(dialog.queryByLabelText('Name')).toBeNull()
  })

  it('are opened again with what was typed, the meal that was begun too, and made once (calendar 23)', async () => {
    server.answers(templatesCall, [])
    server.isUnreachableFor(createTemplateCall)
    const { person, dialog } = await visitDialog('/meal-setup', 'Create Day Template')
    await write(person, dialog.getByLabelText(/Day name/), 'Sunday')
    await person.click(dialog.getByLabelText('Add a meal to breakfast'))
    await write(person, dialog.getByLabelText('Name'), 'Porridge')
    await person.click(dialog.getByRole('button', { name: 'Create template' }))
    await dialog.findByRole('alert')
    expect(await screen.findByText('Failed to create meal planning day')).toBeVisible()
    cleanup()
    const later = visit('/meal-setup')
    const again = within(await screen.findByRole('dialog', { name: 'Create Day Template' }))
    expect(again.getByText('These are your unsaved changes from before.')).toBeVisible()
    expect(again.getByLabelText(/Day name/)).toHaveProperty('value', 'Sunday')
    expect(again.getByLabelText('Name')).toHaveProperty('value', 'Porridge')
    server.answers(createTemplateCall, ({ body }) => aTemplate(body))
    await later.click(again.getByRole('button', { name: 'Create template' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const [first, second] = server.received(createTemplateCall)
    expect(first).toEqual(second)
    expect(first?.idempotencyKey).toMatch(/^[\w-]{16,}$/)
  })

  it('offer only Unlock while they are locked', async () => {
    const locked = aTemplate({ isLocked: true, lockReason: 'In use on the calendar', usageCount: 2 })
    server.answers(templatesCall, [locked])
    server.answers(unlockTemplateCall, () => {
      server.answers(templatesCall, [aTemplate({ usageCount: 2 })])
      return aTemplate({ usageCount: 2 })
    })
    const person = visit('/meal-setup')
    const card = within(await screen.findByRole('article', { name: 'School day' }))
    expect(card.getByText('Locked')).toBeVisible()
    expect(card.getByText(/Used on 2 days/)).toBeVisible()
    expect(card.getAllByRole('button')).toHaveLength(1)
    await person.click(button('Unlock School day'))
    expect(await screen.findByRole('button', { name: 'Edit School day' })).toBeVisible()
  })

  it.each(['The kitchen is on fire.', ''])(
    'say when they cannot be unlocked: %j (calendar 23)',
    async (sentence) => {
      server.answers(templatesCall, [aTemplate({ isLocked: true })])
      server.refuses(unlockTemplateCall, 500, sentence)
      await visitAndPress('/meal-setup', 'Unlock School day')
      expect(await screen.findByText('Failed to unlock template')).toBeVisible()
      expect(screen.getByText(sentence || 'Template could not be unlocked')).toBeVisible()
    },
  )

  it('say when they cannot be deleted (calendar 23)', async () => {
    server.refuses(deleteTemplateCall, 500, '')
    const person = await visitAndPress('/meal-setup', 'Delete School day')
    await person.click(await screen.findByRole('button', { name: 'Delete template' }))
    expect(await screen.findByText('Failed to delete day template')).toBeVisible()
    expect(screen.getByRole('article', { name: 'School day' })).toBeVisible()
  })

  it('are deleted after a question that names what goes with them', async () => {
    server.answers(occasionsCall, [anOccasion()])
    server.answers(deleteTemplateCall, () => server.answers(templatesCall, []))
    const person = visit('/meal-setup')
    await screen.findByText('Birthday')
    await person.click(button('Delete School day'))
    expect(await screen.findByText(/taken out of 1 special occasion as well\./)).toBeVisible()
    await person.click(button('Delete template'))
    expect(await screen.findByText('No Day Templates Yet')).toBeVisible()
  })

  it('say what could not be loaded, and ask again', async () => {
    server.refuses(templatesCall, 500, 'The kitchen is on fire.')
    const person = visit('/meal-setup')
    expect(await screen.findByText('Your day templates couldn’t be loaded')).toBeVisible()
    server.answers(templatesCall, [aTemplate()])
    await person.click(button('Try again'))
    expect(await screen.findByRole('article', { name: 'School day' })).toBeVisible()
  })
})

describe('the week', { timeout: 30_000 }, () => {
  it('gives a weekday a template, another one for a meal time, and takes it away again', async () => {
    const place = { dayOfWeek: 0, templateType: 'all', templateId: 1 } as const
    server.answers(assignWeekdayCall, ({ body }) => {
      const saved = { ...body, id: 9, userId: 1 }
      server.answers(weeklyAssignmentsCall, [saved])
      return saved
    })
    server.answers(deleteWeeklyAssignmentCall, () => server.answers(weeklyAssignmentsCall, []))
    const person = visit('/meal-setup')
    const monday = await screen.findByLabelText('Monday: whole day')
    await person.selectOptions(monday, 'School day')
    await expect.poll(() => server.received(assignWeekdayCall)).toMatchObject([{ body: place }])
    expect(await screen.findByText(/^Usually Monday · /)).toBeVisible()

    await person.selectOptions(monday, 'No template')
    await expect
      .poll(() => server.received(deleteWeeklyAssignmentCall))
      .toMatchObject([{ params: { id: 9 } }])

    await person.click(screen.getByLabelText('Sunday: choose by meal'))
    await person.selectOptions(screen.getByLabelText('Sunday: Breakfast'), 'School day')
    await expect
      .poll(() => server.received(assignWeekdayCall)[1]?.body)
      .toEqual({ dayOfWeek: 6, templateType: 'breakfast', templateId: 1 })
  })

  it('a quick change of mind ends as it was chosen last', async () => {
    const assigned = { id: 9, userId: 1, dayOfWeek: 0, templateType: 'all', templateId: 1 } as const
    const answer = server.holds(assignWeekdayCall, assigned)
    server.answers(deleteWeeklyAssignmentCall, () => server.answers(weeklyAssignmentsCall, []))
    const person = visit('/meal-setup')
    const monday = await screen.findByLabelText('Monday: whole day')
    await person.selectOptions(monday, 'School day')
    await person.selectOptions(monday, 'No template')
    server.answers(weeklyAssignmentsCall, [assigned])
    answer()
    await expect
      .poll(() => server.received(deleteWeeklyAssignmentCall))
      .toMatchObject([{ params: { id: 9 } }])
    await expect.poll(() => monday).toHaveProperty('value', '')
  })

  it('puts a choice back when it could not be saved', async () => {
    server.refuses(assignWeekdayCall, 500, 'The kitchen is on fire.')
    const person = visit('/meal-setup')
    const monday = await screen.findByLabelText('Monday: whole day')
    await person.selectOptions(monday, 'School day')
    expect(await screen.findByText('Failed to save your week')).toBeVisible()
    await expect.poll(() => monday).toHaveProperty('value', '')
  })
})

describe('special occasions', { timeout: 30_000 }, () => {
  it('need a date, a template and a title', async () => {
    server.answers(createOccasionCall, ({ body }) => {
      const saved = anOccasion(body)
      server.answers(occasionsCall, [saved])
      return saved
    })
    const { person, dialog } = await visitDialog('/meal-setup', 'Add an Occasion')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    for (const message of ['Date is required', 'Template is required', 'Title is required'])
      expect(dialog.getByText(message)).toBeVisible()
    await person.type(dialog.getByLabelText(/Date/), '2020-05-04')
    await person.selectOptions(dialog.getByLabelText(/Template/), 'School day')
    await write(person, dialog.getByLabelText(/Title/), 'Mia')
    await person.click(dialog.getByLabelText(/Repeats every year/))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Every year')).toBeVisible()
    expect(server.received(createOccasionCall)[0]?.body).toEqual({
      specificDate: '2020-05-04',
      templateId: 1,
      title: 'Mia',
      notes: null,
      isRecurring: true,
    })
  })

  it('are opened again with what was typed, and made once', async () => {
    server.isUnreachableFor(createOccasionCall)
    const { person, dialog } = await visitDialog('/meal-setup', 'Add an Occasion')
    await person.type(dialog.getByLabelText(/Date/), '2020-05-04')
    await person.selectOptions(dialog.getByLabelText(/Template/), 'School day')
    await write(person, dialog.getByLabelText(/Title/), 'Mia')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    expect(await screen.findByText('Failed to create date-specific template assignment')).toBeVisible()
    cleanup()
    const later = visit('/meal-setup')
    const again = within(await screen.findByRole('dialog', { name: 'Add an Occasion' }))
    expect(again.getByLabelText(/Title/)).toHaveProperty('value', 'Mia')
    const release = server.holds(createOccasionCall, anOccasion({ title: 'Mia', isRecurring: false }))
    await later.click(again.getByRole('button', { name: 'Save' }))
    await write(later, again.getByLabelText('Notes'), 'Cake')
    release()
    expect(await again.findByText(/What you typed while it was saving isn’t saved yet/)).toBeVisible()
    server.answers(createOccasionCall, ({ body }) => anOccasion(body))
    await later.click(again.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const [first, second, third] = server.received(createOccasionCall)
    expect(second).toEqual(first)
    expect(third).toEqual({ ...first, body: { ...first?.body, notes: 'Cake' } })
  })

  it('go at once and come back by Undo', async () => {
    server.answers(occasionsCall, [anOccasion({ notes: 'Cake' })])
    server.answers(deleteOccasionCall, () => server.answers(occasionsCall, []))
    server.answers(createOccasionCall, ({ body }) => {
      const saved = anOccasion({ ...body, id: 2 })
      server.answers(occasionsCall, [saved])
      return saved
    })
    const person = await visitAndPress('/meal-setup', 'Remove Birthday')
    await pressUndo(person)
    expect(await screen.findByRole('button', { name: 'Remove Birthday' })).toBeVisible()
    expect(server.received(createOccasionCall)[0]?.body).toMatchObject({ notes: 'Cake', isRecurring: true })
  })

  it('stay where they cannot be taken away, and say so', async () => {
    server.answers(occasionsCall, [anOccasion()])
    server.refuses(deleteOccasionCall, 500, '')
    await visitAndPress('/meal-setup', 'Remove Birthday')
    expect(await screen.findByText('Failed to delete date-specific template assignment')).toBeVisible()
    expect(screen.getByText('Please try again')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Remove Birthday' })).toBeVisible()
  })
})
