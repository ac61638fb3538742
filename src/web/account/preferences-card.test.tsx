import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { updateRepeatIntervalCall } from '../../contract/account.ts'
import { changePreferencesCall, preferencesCall } from '../../contract/household.ts'
import { defaultPreferences } from '../../domain/household/preferences.ts'

const stored = { ...defaultPreferences, userId: 1, createdAt: null, updatedAt: null }

beforeEach(() => {
  server.answers(preferencesCall, stored)
  server.answers(updateRepeatIntervalCall, ({ body }) => aUser(body))
  server.answers(changePreferencesCall, ({ body }) => ({ ...stored, ...body }))
})

const openForm = async () => {
  const person = visit('/settings')
  const form = within(await screen.findByRole('form', { name: 'How we like to eat' }))
  for (const part of form.getAllByRole('button', { expanded: false })) await person.click(part)
  return { person, form, save: () => person.click(form.getByRole('button', { name: 'Save preferences' })) }
}

describe('planner preferences', () => {
  it('begin with the usual, and what was changed is saved', async () => {
    const { person, form, save } = await openForm()
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Dinner' }).value).toBe('60 min')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Never the same recipe within' }).value).toBe(
      '7 days',
    )
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Rather not within' }).value).toBe('14 days')
    await person.click(form.getByRole('checkbox', { name: 'Peanuts' }))
    await person.click(form.getByRole('checkbox', { name: 'Vegetarian' }))
    await person.click(form.getByRole('checkbox', { name: 'Thai' }))
    await person.type(
      form.getByLabelText('Ingredients you’d rather not see', { selector: 'input:not([type=hidden])' }),
      'olives,',
    )
    await person.click(form.getByRole('radio', { name: 'Easy' }))
    await person.type(form.getByRole('textbox', { name: 'Budget per serving' }), '2.5')
    await person.click(form.getByRole('switch', { name: 'Vary the vegetables' }))
    // No meal is filled automatically, so there is no such choice.
    expect(form.queryByRole('group', { name: 'Meals to fill by themselves' })).toBeNull()
    await save()
    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(server.received(changePreferencesCall)).toEqual([
      {
        body: {
          allergies: ['peanuts'],
          dietaryRestrictions: ['vegetarian'],
          preferredCuisines: ['Thai'],
          dislikedIngredients: ['olives'],
          preferredComplexity: 'easy',
          budgetPerServing: '2.50',
          balanceVegetables: false,
        },
      },
    ])
    expect(server.received(updateRepeatIntervalCall)).toEqual([])
  })

  it('say folded what is set in each part, and a part with a problem opens by itself', async () => {
    server.answers(preferencesCall, {
      ...stored,
      allergies: ['nuts', 'kiwi'],
      dietaryRestrictions: ['vegetarian'],
      dislikedIngredients: ['olives', 'capers'],
      maxCookingTimeLunch: 20,
      balanceCuisines: false,
    })
    const issues = [{ path: 'budgetPerServing', message: 'Too little to eat' }]
    server.refuses(changePreferencesCall, 400, 'Please check', { issues })
    const person = visit('/settings')
    const part = async (name: RegExp) => screen.findByRole('button', { name })
    expect((await part(/^Allergies and diets/)).textContent).toContain('Tree nuts · kiwi · Vegetarian')
    expect((await part(/^Likes and dislikes/)).textContent).toContain('No olives or capers')
    expect((await part(/^Time, work and cost/)).textContent).toContain(
      'Breakfast 15, lunch 20, dinner 60 min',
    )
    expect((await part(/^Variety/)).textContent).toContain(
      'No repeats within 7 days · Varies proteins and vegetables',
    )
    expect(screen.queryByRole('textbox', { name: 'Budget per serving' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Save preferences' }))
    expect(await screen.findByRole('textbox', { name: 'Budget per serving' })).toBeVisible()
    expect(screen.getByText('Too little to eat')).toBeVisible()
    const budget = screen.getByRole('textbox', { name: 'Budget per serving' })
    await person.type(budget, '2')
    expect(screen.queryByText('Too little to eat')).toBeNull()
    expect(budget, 'it stays open while it is put right').toBeVisible()
  })

  it('say what is wrong beside the field, and send nothing', async () => {
    const { person, form, save } = await openForm()
    const lunch = form.getByRole('textbox', { name: 'Lunch' })
    await person.clear(lunch)
    await person.type(form.getByRole('textbox', { name: 'Budget per serving' }), 'little')
    await save()
    expect(form.getByText('Minutes must be a whole number from 5 to 600')).toBeVisible()
    expect(
      form.getByText('The budget per serving must be an amount in pounds, for example 2.50'),
    ).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(lunch)
    expect(server.received(changePreferencesCall)).toEqual([])
  })

  it('keep what was typed until whoever typed it is signed in again, and take in what was changed elsewhere', async () => {
    const { person, form } = await openForm()
    await person.click(form.getByRole('checkbox', { name: 'Peanuts' }))
    await person.type(form.getByRole('textbox', { name: 'Budget per serving' }), '2.5')
    cleanup()
    server.answers(preferencesCall, { ...stored, allergies: ['milk'], preferredComplexity: 'easy' })
    const later = await openForm()
    expect(later.form.getByText('These are your unsaved changes from before.')).toBeVisible()
    const isChecked = (name: string) => later.form.getByRole<HTMLInputElement>('checkbox', { name }).checked
    expect([isChecked('Peanuts'), isChecked('Milk')]).toEqual([true, true])
    expect(later.form.getByRole<HTMLInputElement>('radio', { name: 'Easy' }).checked).toBe(true)
    server.answers(changePreferencesCall, ({ body }) => {
      const saved = { ...stored, ...body }
      server.answers(preferencesCall, saved)
      return saved
    })
    await later.save()
    await expect.poll(() => later.form.queryByText('These are your unsaved changes from before.')).toBeNull()
    expect(server.received(changePreferencesCall)[0]?.body).toEqual({
      allergies: ['milk', 'peanuts'],
      budgetPerServing: '2.50',
    })
    cleanup()
    const last = await openForm()
    expect(last.form.queryByText('These are your unsaved changes from before.')).toBeNull()
  })

  it('keep what was typed when they cannot be saved', async () => {
    server.refuses(changePreferencesCall, 500, 'Something went wrong on our side.')
    const { person, form, save } = await openForm()
    const budget = form.getByRole<HTMLInputElement>('textbox', { name: 'Budget per serving' })
    await person.type(budget, '4')
    await save()
    expect(await screen.findByText('Failed to save settings')).toBeVisible()
    expect(budget.value).toBe('4')
  })

  it('offer another try when they cannot be read', async () => {
    server.refuses(preferencesCall, 500, 'Something went wrong on our side.')
    const person = visit('/settings')
    expect(await screen.findByText('Your preferences couldn’t be loaded')).toBeVisible()
    server.answers(preferencesCall, stored)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('form', { name: 'How we like to eat' })).toBeVisible()
  })
})
