import type { Doubt } from '@plateful/page-reader/doubt'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { recipesCall } from '../../contract/recipes.ts'
import type { Twin } from '../../domain/recipes/recipe-to-review.ts'
import { storePendingPreview } from './pending-preview.ts'
// Loaded beforehand: the screens are fetched when they are opened.
import '../recipes/library/library-screen.tsx'
import './review-dialog.tsx'

const lines = Array.from({ length: 8 }, (_, at) => `${at + 1} leeks of the garden`).join('\n')
const doubts: Doubt[] = [
  { field: 'servings', message: 'Taken from the words of the page.', says: 'Serves 4 to 6 hungry people' },
  { field: 'ingredients', message: 'Check that none is missing.', says: lines },
  { field: 'steps', message: 'Check where they begin and end.' },
]
const recipe = {
  ...emptyRecipeDetails,
  name: 'Leek soup',
  servings: 4,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: null,
  ingredients: ['2 leeks', '500 ml stock'],
  steps: ['Slice.', 'Simmer.'],
  tags: ['soup'],
  source: 'https://cooking.example/soup',
  cuisine: null,
  photo: null,
  nutritionPerServing: null,
}

async function review(warnings = doubts, twins: Twin[] = [], source = recipe.source) {
  server.answers(recipesCall, [])
  storePendingPreview({ recipe: { ...recipe, source }, warnings, twins })
  const person = visit('/recipes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
  return { person, dialog }
}
const focused = () => document.activeElement
const byFinger = () => {
  const ask = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ask(media === '(hover: none)' ? 'all' : media))
}
afterEach(() => vi.restoreAllMocks())

describe('a review with doubts (importing 34)', () => {
  it('opens at the first doubtful field, with the page’s own words beside it', async () => {
    const { dialog } = await review()
    await expect.poll(focused).toBe(dialog.getByLabelText(/^Servings/))
    expect(dialog.getByText('The page says: ‘Serves 4 to 6 hungry people’')).toBeVisible()
  })

  it('calls what was pasted a text', async () => {
    const { dialog } = await review(doubts, [], '')
    expect(dialog.getByText('The text says: ‘Serves 4 to 6 hungry people’')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Show what the text says' })).toBeVisible()
  })

  it('shows longer words at a press, line by line', async () => {
    const { person, dialog } = await review()
    const opener = dialog.getByRole('button', { name: 'Show what the page says' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await person.click(opener)
    expect(dialog.getByText(/3 leeks of the garden/).textContent).toBe(lines)
    await person.click(dialog.getByRole('button', { name: 'Hide what the page says' }))
    expect(dialog.queryByText(/3 leeks of the garden/)).toBeNull()
  })

  it('a key and a button go to the next doubt, and round again', async () => {
    const { person, dialog } = await review()
    await expect.poll(focused).toBe(dialog.getByLabelText(/^Servings/))
    await person.keyboard('{F9}')
    expect(focused()).toBe(dialog.getByRole('textbox', { name: 'Ingredient 1' }))
    await person.click(dialog.getByRole('button', { name: 'Next doubt' }))
    expect(focused()).toBe(dialog.getByRole('textbox', { name: 'Step 1' }))
    await person.click(dialog.getByRole('button', { name: 'Next doubt' }))
    expect(focused()).toBe(dialog.getByLabelText(/^Servings/))
  })

  it('a doubt that is settled is passed over, and with the last the button goes', async () => {
    const { person, dialog } = await review(doubts.slice(0, 2))
    await person.type(dialog.getByRole('textbox', { name: 'Ingredient 1' }), ' sliced')
    await person.keyboard('{F9}')
    expect(focused()).toBe(dialog.getByLabelText(/^Servings/))
    await person.keyboard('6')
    expect(dialog.queryByRole('button', { name: 'Next doubt' })).toBeNull()
  })

  it('by finger goes to the words beside the field, so that no keyboard lies over them', async () => {
    byFinger()
    const { person, dialog } = await review()
    await expect.poll(() => focused()?.textContent).toContain('Serves 4 to 6 hungry people')
    expect(focused()?.tagName).toBe('SPAN')
    await person.click(dialog.getByRole('button', { name: 'Next doubt' }))
    expect(focused()?.textContent).toContain('Check that none is missing.')
  })

  it('asks first whether the recipe is there already', async () => {
    const { dialog } = await review(doubts, [{ id: 3, name: 'Leek soup', userSequence: 12, servings: 4 }])
    const twin = dialog.getByText('You may have this one already: Leek soup (#12).')
    await expect.poll(() => focused()?.contains(twin)).toBe(true)
  })
})
