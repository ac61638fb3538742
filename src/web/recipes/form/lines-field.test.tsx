import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { recipeCall, recipesCall, updateRecipeCall } from '../../../contract/recipes.ts'

const ingredients = () => within(screen.getByRole('group', { name: 'Ingredients' }))
const method = () => within(screen.getByRole('group', { name: 'Method' }))
const typedLines = (field: ReturnType<typeof ingredients>) =>
  field.getAllByRole('textbox').map((box) => (box instanceof HTMLTextAreaElement ? box.value : null))

beforeEach(() => server.answers(recipesCall, []))

async function openNew(lines: string) {
  const person = visit('/recipes/new')
  await person.click(await screen.findByLabelText('Ingredient 1'))
  await person.paste(lines)
  return person
}

describe('the units of a recipe that is written by hand', () => {
  it('are turned for all lines at once, and back to what was written', async () => {
    const person = await openNew('2 cups flour\n200 g butter\n3 eggs')
    await person.click(ingredients().getByRole('radio', { name: 'Metric' }))
    expect(typedLines(ingredients())).toEqual(['473.18 ml flour', '200 g butter', '3 eggs'])
    await person.click(ingredients().getByRole('radio', { name: 'Imperial' }))
    expect(typedLines(ingredients())).toEqual(['2 cups flour', '7.05 oz butter', '3 eggs'])
    await person.click(ingredients().getByRole('radio', { name: 'As written' }))
    expect(typedLines(ingredients())).toEqual(['2 cups flour', '200 g butter', '3 eggs'])
  })

  it('are turned for one line, until the toggle for all takes that back', async () => {
    const person = await openNew('2 cups flour\n200 g butter\n3 eggs')
    await person.click(ingredients().getByRole('button', { name: 'Metric units for ingredient 1' }))
    await person.click(ingredients().getByRole('button', { name: 'Imperial units for ingredient 2' }))
    expect(typedLines(ingredients())).toEqual(['473.18 ml flour', '7.05 oz butter', '3 eggs'])
    await person.click(ingredients().getByRole('button', { name: 'Imperial units for ingredient 1' }))
    expect(typedLines(ingredients())[0]).toBe('2 cups flour')
    await person.click(ingredients().getByRole('radio', { name: 'Metric' }))
    expect(typedLines(ingredients())).toEqual(['473.18 ml flour', '200 g butter', '3 eggs'])
    expect(ingredients().queryByRole('button', { name: /units for ingredient 3/ })).toBeNull()
  })

  it('leave a line that was typed in since as it was typed', async () => {
    const person = await openNew('2 cups flour\n1 lb beef')
    await person.click(ingredients().getByRole('radio', { name: 'Metric' }))
    await person.type(screen.getByLabelText('Ingredient 1'), ', sifted')
    await person.click(ingredients().getByRole('radio', { name: 'As written' }))
    expect(typedLines(ingredients())).toEqual(['473.18 ml flour, sifted', '1 lb beef'])
  })
})

describe('the units of a recipe that is edited', () => {
  it('are turned by the edit dialog’s own table, and what is shown is saved', async () => {
    const soup = aStoredRecipe({ id: 5, ingredients: ['1 cup stock', '1 pint milk'] })
    server.answers(recipeCall, soup)
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipes/5')
    await screen.findByLabelText('Ingredient 1')
    await person.click(ingredients().getByRole('radio', { name: 'Metric' }))
    expect(typedLines(ingredients())).toEqual(['236.6 ml stock', '1 pint milk'])
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({ ingredients: ['236.6 ml stock', '1 pint milk'] })
  })
})

describe('a recipe that came with the same line twice (importing 28)', () => {
  it('keeps both when it is saved, and none that is typed once more', async () => {
    const cameWith = ['1 cup flour', '2 eggs', '1 cup flour']
    const puff = aStoredRecipe({ id: 5, ingredients: cameWith })
    server.answers(recipeCall, puff)
    server.answers(updateRecipeCall, ({ body }) => ({ ...puff, ...body }))
    const person = visit('/recipes/5')
    await person.click(await screen.findByLabelText('Ingredient 3'))
    await person.keyboard('{End}{Enter}2 eggs')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({ ingredients: cameWith, hasRepeatedIngredients: true })
  })
})

describe('the order of lines', () => {
  it('is changed by the menu of a line’s handle, which keeps the focus', async () => {
    const person = await openNew('flour\nbutter\neggs')
    await person.click(screen.getByRole('button', { name: 'Move ingredient 3' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    expect(typedLines(ingredients())).toEqual(['eggs', 'flour', 'butter'])
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Move ingredient 1' }))
    await person.click(screen.getByRole('button', { name: 'Move ingredient 1' }))
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['flour\nbutter', 'Move down'],
    ['flour', ''],
  ])(
    'of the first line its menu takes the keys too, and Escape closes it (recipes 147)',
    async (lines, item) => {
      const person = await openNew(lines)
      const handle = screen.getByRole('button', { name: 'Move ingredient 1' })
      handle.focus()
      await person.keyboard('{Enter}')
      const menu = await screen.findByRole('menu')
      await expect.poll(() => menu.contains(document.activeElement)).toBe(true)
      expect(document.activeElement?.textContent).toBe(item)
      await person.keyboard('{Escape}')
      await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      expect(document.activeElement).toBe(handle)
    },
  )

  it('is changed with Alt and the arrow keys while one types', async () => {
    const person = await openNew('flour\nbutter')
    await person.click(screen.getByLabelText('Ingredient 2'))
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(typedLines(ingredients())).toEqual(['butter', 'flour'])
    expect(document.activeElement).toBe(screen.getByLabelText('Ingredient 1'))
  })
})

describe('line breaks', () => {
  it('stay in a step where Shift+Enter makes one, and Enter begins the next', async () => {
    const soup = aStoredRecipe({ id: 5, steps: ['Boil.'] })
    server.answers(recipeCall, soup)
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipes/5')
    await person.click(await screen.findByLabelText('Step 1'))
    await person.keyboard('{Shift>}{Enter}{/Shift}Stir.{Enter}Serve.')
    expect(typedLines(method())).toEqual(['Boil.\nStir.', 'Serve.'])
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({ steps: ['Boil.\nStir.', 'Serve.'] })
  })

  it('are no part of an ingredient', async () => {
    const person = await openNew('flour')
    await person.keyboard('{Shift>}{Enter}{/Shift}eggs')
    expect(typedLines(ingredients())).toEqual(['flour', 'eggs'])
  })
})

describe('a line by keys (recipes 60)', () => {
  it('is one stop of Tab: its text', async () => {
    const person = await openNew('2 cups flour\n200 g butter\n3 eggs')
    await person.click(screen.getByLabelText('Ingredient 1'))
    for (const row of [2, 3]) {
      await person.tab()
      expect(document.activeElement).toBe(screen.getByLabelText(`Ingredient ${row}`))
    }
  })

  it('has its handle before its beginning and its buttons after its end', async () => {
    const person = await openNew('2 cups flour\n200 g butter')
    const text = screen.getByLabelText('Ingredient 1')
    await person.click(text)
    await person.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move ingredient 1' }))
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(text)
    await person.keyboard('{End}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Metric units for ingredient 1' }))
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove ingredient 1' }))
    await person.keyboard('{Enter}')
    expect(typedLines(ingredients())).toEqual(['200 g butter'])
    expect(document.activeElement).toBe(screen.getByLabelText('Ingredient 1'))
  })

  it('keeps the arrow keys to its text where the caret is within it', async () => {
    const person = await openNew('2 cups flour')
    await person.keyboard('{Home}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByLabelText('Ingredient 1'))
  })
})
