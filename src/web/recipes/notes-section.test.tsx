import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import { recipeCall, writeNotesCall } from '../../contract/recipes.ts'

const noted = aStoredRecipe({ notes: 'Good cold', notesBy: 'Ada', notesAt: '2026-03-01T10:00:00.000Z' })

it('a note is added where one reads, saved by Ctrl+Enter, and the focus stays with it (recipes 56)', async () => {
  server.answers(recipeCall, aStoredRecipe())
  server.answers(writeNotesCall, ({ body }) => ({ ...noted, notes: body.notes }))
  const person = await visitAndPress('/recipe/1', 'Add a note')
  await person.keyboard('Half the chilli{Control>}{Enter}{/Control}')
  const notes = within(await screen.findByRole('region', { name: 'Your notes' }))
  expect(notes.getByText('Half the chilli')).toBeVisible()
  expect(notes.getByText('Ada, 1 March')).toBeVisible()
  expect(server.received(writeNotesCall)[0]?.body).toEqual({ notes: 'Half the chilli', seen: null })
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Edit your notes')
})

it('notes of somebody else are shown before they are written over, and may stay', async () => {
  server.answers(recipeCall, noted)
  const theirs = { ...noted, notes: 'Best hot', notesBy: 'Ben' }
  server.refuses(writeNotesCall, 412, 'Somebody else changed these notes first.', { current: theirs })
  const person = await visitAndPress('/recipe/1', 'Edit your notes')
  await person.type(screen.getByLabelText('Your notes'), '!')
  await person.click(screen.getByRole('button', { name: 'Save notes' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('Ben has changed these notes. They now read:')).toBeVisible()
  expect(told.getByText('Best hot')).toBeVisible()
  server.answers(writeNotesCall, ({ body }) => ({ ...noted, notes: body.notes }))
  await person.click(screen.getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Good cold!')).toBeVisible()
  expect(server.received(writeNotesCall).at(-1)?.body).toEqual({ notes: 'Good cold!', seen: 'Best hot' })
})

it('notes are where one cooks, too', async () => {
  server.answers(recipeCall, noted)
  visit('/recipe/1/cook')
  expect(await screen.findByText('Good cold')).toBeVisible()
})

it('a half typed note waits where one left it, and is gone once it is saved or given up (recipes 144)', async () => {
  server.answers(recipeCall, noted)
  const person = await visitAndPress('/recipe/1/cook', 'Edit your notes')
  await person.type(screen.getByLabelText('Your notes'), ', better hot')
  await person.click(screen.getByRole('link', { name: 'Back to the recipe' }))
  expect(await screen.findByLabelText('Your notes')).toHaveProperty('value', 'Good cold, better hot')
  cleanup()
  // Somebody else wrote meanwhile: the draft still says what it was written over.
  server.answers(recipeCall, { ...noted, notes: 'Best hot' })
  server.answers(writeNotesCall, ({ body }) => ({ ...noted, notes: body.notes }))
  const later = visit('/recipe/1')
  await later.click(await screen.findByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText('Good cold, better hot')).toBeVisible()
  const [sent] = server.received(writeNotesCall)
  expect(sent?.body).toEqual({ notes: 'Good cold, better hot', seen: 'Good cold' })
  await later.click(screen.getByRole('button', { name: 'Edit your notes' }))
  await later.type(screen.getByLabelText('Your notes'), '!')
  await later.click(screen.getByRole('button', { name: 'Cancel' }))
  cleanup()
  visit('/recipe/1')
  expect(await screen.findByRole('button', { name: 'Edit your notes' })).toBeVisible()
})
