import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visitAndPress } from '../../../test/harness/web-visit.ts'
import { contactAddressCall } from '../../contract/home.ts'
import { importRecipePdfCall } from '../../contract/importing.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { pdfRefusals } from '../../domain/importing/reading-refusals.ts'
// Loaded beforehand: they are fetched when they are opened.
import '../home/contact/photo-request-dialog.tsx'
import '../recipes/library/library-screen.tsx'
import './review-dialog.tsx'

beforeEach(() => {
  server.answers(recipesCall, [])
  server.answers(contactAddressCall, { email: 'help@plateful.example' })
})

const found = (name: string, others: string[] = []) => ({
  success: true as const,
  preview: true,
  recipeData: {
    ...emptyRecipeDetails,
    id: 0 as const,
    name,
    ingredients: ['3 leeks', '2 eggs'],
    steps: ['Bake the pie.'],
    servings: 4,
    prepTimeMinutes: null,
    cookTimeMinutes: 40,
    totalTimeMinutes: null,
    difficulty: null,
    cuisine: null,
    source: null,
    tags: [],
    photo: null,
    nutritionPerServing: null,
  },
  warnings: [],
  others,
  twins: [],
})

async function openDialog() {
  const person = await visitAndPress('/recipes', 'Add recipe')
  await person.click(await screen.findByRole('menuitem', { name: 'Import from Photo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import from Photo' })
  const choose = async () =>
    person.upload(
      within(dialog).getByLabelText('A PDF'),
      new File(['%PDF-1.7'], 'pie.pdf', { type: 'application/pdf' }),
    )
  return { person, dialog, choose }
}

describe('a PDF in Import from Photo (importing 35)', () => {
  it('is read here and opens for review, and the dialog leaves', async () => {
    server.answers(importRecipePdfCall, found('Leek pie'))
    const { choose } = await openDialog()
    await choose()
    expect(await screen.findByDisplayValue('Leek pie')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Import from Photo' })).toBeNull()
  })

  it('of several recipes asks which one is meant', async () => {
    server.answers(importRecipePdfCall, found('Leek pie', ['Leek soup']))
    const { person, dialog, choose } = await openDialog()
    await choose()
    expect(await within(dialog).findByText('This PDF holds 2 recipes. Which one do you want?')).toBeVisible()
    server.answers(importRecipePdfCall, found('Leek soup'))
    await person.click(within(dialog).getByRole('button', { name: 'Leek soup' }))
    expect(await screen.findByDisplayValue('Leek soup')).toBeVisible()
  })

  it('that cannot be read says why, and the letter stays', async () => {
    server.refuses(importRecipePdfCall, 400, pdfRefusals.noText, { code: 'NO_RECIPE_FOUND' })
    const { dialog, choose } = await openDialog()
    await choose()
    expect((await within(dialog).findByRole('alert')).textContent).toBe(pdfRefusals.noText)
    expect(within(dialog).getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})
