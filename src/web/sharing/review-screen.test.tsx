import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { openDialog, visit, visitAndPress, whereNow } from '../../../test/harness/web-visit.ts'
import { onboardingStatusCall } from '../../contract/account.ts'
import {
  allowancesCall,
  familyCalls,
  fineLinesCall,
  guestCalls,
  confirmedLinesCall,
} from '../../contract/household.ts'
import { createRecipeCall, recipeCall, recipesCall } from '../../contract/recipes.ts'
import { shareLinkCall, shareCollectionCall } from '../../contract/sharing.ts'

const ADDRESS = '/review-shared-recipe/3/abcdefghijkl'
const PHOTO = '/api/shared-recipe-links/abcdefghijkl/photos/0123456789abcdef0123456789abcdef01234567.jpg'
const soup = aStoredRecipe({ id: 3, userSequence: 7, nutritionPerServing: '{"calories":420}' })
const collection = {
  title: 'Soups',
  description: null,
  createdAt: '2026-01-02T10:20:30.000Z',
  sharedBy: 'Ada',
  recipes: [soup],
}

const create = () => screen.getByRole('button', { name: 'Create Recipe' })
const sent = () => server.received(createRecipeCall).map(({ body }) => body)

beforeEach(() => {
  server.answers(shareLinkCall, collection)
  server.answers(shareCollectionCall, collection)
  server.answers(recipesCall, [])
  server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: 21 }))
})

describe('reviewing a shared recipe', () => {
  it('saves a copy and goes to the own recipes (sharing 16, sharing 19)', async () => {
    const person = visit(ADDRESS)
    expect(await screen.findByText(/#7 of Soups, shared 2 Jan 2026/)).toBeVisible()
    await person.click(create())
    expect(await screen.findByText('Recipe saved successfully!')).toBeVisible()
    expect(screen.getByText('Tomato soup #21')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes')
    expect(sent()).toEqual([
      expect.objectContaining({ name: 'Tomato soup', photo: null, nutritionPerServing: '{"calories":420}' }),
    ])
  })

  it('is sent under one key as it came when no answer came, also after a reload, and the next one under another', async () => {
    server.isUnreachableFor(createRecipeCall)
    let person = visit(ADDRESS)
    await person.click(await screen.findByRole('button', { name: 'Create Recipe' }))
    expect(await screen.findByText('Failed to save recipe')).toBeVisible()
    server.answers(createRecipeCall, aStoredRecipe({ id: 21 }))
    for (const _ of ['after a reload', 'another copy']) {
      cleanup()
      person = visit(ADDRESS)
      await person.click(await screen.findByRole('button', { name: 'Create Recipe' }))
      await expect.poll(whereNow).toBe('/recipes')
    }
    const [first, second, next] = server
      .received(createRecipeCall)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect(second).toBe(first)
    expect(next).not.toBe(first)
  })

  it('names whom it is not for, and follows what is corrected (recipes 89)', async () => {
    server.answers(familyCalls.list, [aPerson({ id: 1, firstName: 'Mia', allergies: ['Tomatoes'] })])
    for (const call of [guestCalls.list, confirmedLinesCall, allowancesCall, fineLinesCall])
      server.answers(call, [])
    const person = visit(ADDRESS)
    const sign = () => screen.findByRole('button', { name: /who can eat Tomato soup$/ })
    expect((await sign()).textContent).toBe('Not for Mia')
    const line = screen.getByLabelText('Ingredient 1')
    await person.clear(line)
    await person.type(line, '800 g carrots')
    await expect.poll(async () => (await sign()).textContent).toBe('Safe for all')
  })

  it('leaves a new household, which has a recipe now, at its recipes', async () => {
    server.answers(onboardingStatusCall, () => {
      const recipes = sent().length > 0
      return { needsOnboarding: !recipes, steps: { family: false, templates: false, recipes } }
    })
    await visitAndPress(ADDRESS, 'Create Recipe')
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Set Up My Family' })).toBeNull()
  })

  it('has the recipe form’s lines: Enter adds one, Shift+Enter breaks a step, blanks go (sharing 17)', async () => {
    const person = visit(ADDRESS)
    await person.click(await screen.findByLabelText('Ingredient 3'))
    await person.keyboard('{End}{Enter}  Basil {Enter}   {Enter}Pepper')
    await person.click(screen.getByLabelText('Step 2'))
    await person.keyboard('{End}{Enter}Blend.{Shift>}{Enter}{/Shift}Serve.')
    expect(screen.getByLabelText('Step 3')).toHaveProperty('value', 'Blend.\nServe.')
    await person.click(screen.getByRole('button', { name: 'Remove ingredient 2' }))
    await person.click(create())
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.ingredients).toEqual(['800 g ripe tomatoes', '2 tbsp olive oil', 'Basil', 'Pepper'])
    expect(sent()[0]?.steps).toEqual([...soup.steps, 'Blend.\nServe.'])
  })

  it('turns the units of a line, as the recipe form does', async () => {
    const person = await visitAndPress(ADDRESS, 'Imperial units for ingredient 1')
    await person.click(create())
    await expect.poll(() => sent()[0]?.ingredients[0]).toBe('1.76 lb ripe tomatoes')
  })

  it('is saved as it is in under 20 Tabs, with 12 ingredients and 8 steps (recipes 61)', async () => {
    const numbered = (count: number, text: string) =>
      Array.from({ length: count }, (_, at) => `${(at + 2) * 100} ${text}`)
    const long = { ...soup, ingredients: numbered(12, 'g flour'), steps: numbered(8, 'stirs.') }
    server.answers(shareCollectionCall, { ...collection, recipes: [long] })
    const person = visit(ADDRESS)
    const save = await screen.findByRole('button', { name: 'Save as it is' })
    screen.getByRole('heading', { name: 'Review & Save' }).focus()
    let tabs = 0
    for (; document.activeElement !== save && tabs < 20; tabs += 1) await person.tab()
    expect(tabs).toBeLessThan(20)
    await person.keyboard('{Enter}')
    await expect.poll(() => sent()[0]?.ingredients.length).toBe(12)
  })

  it('adds a tag with Enter, once, and saves nothing by a second one (sharing 17)', async () => {
    const person = visit(ADDRESS)
    const box = await screen.findByRole('combobox', { name: 'Tags' })
    await person.type(box, 'Smoky!{Enter}smoky{Enter}{Enter}   {Enter}')
    await person.click(create())
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.tags).toEqual([...soup.tags, 'smoky'])
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('says beside the field what looks odd in it, until it is edited', async () => {
    const odd = aStoredRecipe({ id: 3, ingredients: ['Leeks', 'Butter', 'Cream'] })
    server.answers(shareCollectionCall, { ...collection, recipes: [odd] })
    const person = await visitAndPress(ADDRESS, 'Please check: Ingredients')
    const first = screen.getByLabelText('Ingredient 1')
    expect(document.activeElement).toBe(first)
    expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Hardly any of them have an amount.',
    )
    await person.type(first, ', two')
    expect(screen.queryByText('Hardly any of them have an amount.')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Please check/ })).toBeNull()
  })

  it('asks for what is missing, in its own words', async () => {
    server.answers(shareCollectionCall, {
      ...collection,
      recipes: [{ ...soup, name: 'X', ingredients: ['1 onion'], steps: ['Fry.'], tags: [] }],
    })
    const person = visit(ADDRESS)
    await person.clear(await screen.findByLabelText(/^Recipe name/))
    await person.click(screen.getByRole('button', { name: 'Remove ingredient 1' }))
    await person.click(screen.getByRole('button', { name: 'Remove step 1' }))
    await person.click(create())
    for (const words of [
      'Recipe name is required',
      'At least one ingredient is required',
      'At least one step is required',
      'At least one tag is required',
    ]) {
      expect(await screen.findByText(words)).toBeVisible()
    }
    expect(sent()).toEqual([])
  })

  it('makes servings that are no number one', async () => {
    const person = visit(ADDRESS)
    await person.clear(await screen.findByLabelText(/^Servings/))
    await person.tab()
    expect(screen.getByLabelText(/^Servings/)).toHaveProperty('value', '1')
  })

  it('saves servings that are no number as one, and times left blank as none', async () => {
    const person = visit(ADDRESS)
    await person.clear(await screen.findByLabelText('Preparation'))
    await person.clear(screen.getByLabelText(/^Servings/))
    await person.keyboard('{Enter}')
    await expect
      .poll(() => sent())
      .toMatchObject([{ servings: 1, prepTimeMinutes: null, cookTimeMinutes: 25 }])
  })

  it('asks for servings of at least one', async () => {
    const person = visit(ADDRESS)
    await person.clear(await screen.findByLabelText(/^Servings/))
    await person.type(screen.getByLabelText(/^Servings/), '0')
    await person.click(screen.getByRole('button', { name: 'Create Recipe' }))
    expect(await screen.findByText('Servings must be at least 1')).toBeVisible()
    expect(screen.getByLabelText(/^Servings/)).toHaveProperty('value', '0')
    expect(sent()).toEqual([])
  })

  it('says that it waits for the recipe, then leads back to the collection', async () => {
    const release = server.holds(shareCollectionCall, collection)
    visit(ADDRESS)
    expect((await screen.findAllByText('Loading recipe...')).length).toBeGreaterThan(0)
    release()
    const back = await screen.findByRole('link', { name: 'Back to Collection' })
    expect(back.getAttribute('href')).toBe('/shared/abcdefghijkl')
  })

  it('says that one must be signed in to save it (recipes 5)', async () => {
    server.refuses(createRecipeCall, 401, 'Please sign in.')
    await visitAndPress(ADDRESS, 'Create Recipe')
    expect(await screen.findByText('Authentication required')).toBeVisible()
    expect(screen.getByText('Please log in to save recipes.')).toBeVisible()
  })

  it('sends the photo back as a data URL', async () => {
    server.answers(shareCollectionCall, { ...collection, recipes: [{ ...soup, photo: PHOTO }] })
    const person = visit(ADDRESS)
    await screen.findByLabelText(/^Recipe name/)
    const calls = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address === PHOTO
        ? Promise.resolve(new Response(new Blob(['jpeg'], { type: 'image/jpeg' })))
        : calls(address, init),
    )
    await person.click(create())
    await expect.poll(() => sent()[0]?.photo).toBe(`data:image/jpeg;base64,${btoa('jpeg')}`)
  })

  it('keeps everything typed when saving fails (sharing 19)', async () => {
    server.isUnreachableFor(createRecipeCall)
    const person = visit(ADDRESS)
    await person.type(await screen.findByLabelText(/^Recipe name/), ' of ours')
    await person.click(create())
    expect(await screen.findByText('Failed to save recipe')).toBeVisible()
    expect(screen.getByText('There was an error saving the recipe. Please try again.')).toBeVisible()
    expect(screen.getByLabelText(/^Recipe name/)).toHaveProperty('value', 'Tomato soup of ours')
  })

  it('says that it is being created (sharing 19)', async () => {
    const release = server.holds(createRecipeCall, aStoredRecipe({ id: 21 }))
    const person = visit(ADDRESS)
    await screen.findByLabelText(/^Recipe name/)
    await person.click(create())
    expect(await screen.findByRole('button', { name: 'Creating Recipe...' })).toBeVisible()
    release()
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('opens the copy where something was typed while it was being created', async () => {
    const copy = aStoredRecipe({ id: 21 })
    const release = server.holds(createRecipeCall, copy)
    server.answers(recipeCall, copy)
    const person = visit(ADDRESS)
    await screen.findByLabelText(/^Recipe name/)
    await person.click(create())
    await person.type(screen.getByLabelText(/^Recipe name/), ' of ours')
    release()
    await expect.poll(whereNow).toBe('/recipes/21')
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Tomato soup of ours')
  })

  it('opens the copy where a line was typed while it was being created', async () => {
    const copy = aStoredRecipe({ id: 21, ingredients: [...soup.ingredients, 'Basil'] })
    const release = server.holds(createRecipeCall, copy)
    server.answers(recipeCall, copy)
    const person = visit(ADDRESS)
    await person.click(await screen.findByLabelText('Ingredient 3'))
    await person.keyboard('{End}{Enter}Basil')
    await person.click(create())
    await person.click(screen.getByLabelText('Ingredient 4'))
    await person.keyboard('{End}{Enter}Pepper')
    await person.click(screen.getByLabelText('Step 2'))
    await person.keyboard('{End}{Enter}Serve.')
    release()
    await expect.poll(whereNow).toBe('/recipes/21')
    expect(await screen.findByDisplayValue('Pepper')).toBeVisible()
    expect(screen.getAllByDisplayValue('Basil')).toHaveLength(1)
    expect(screen.getByDisplayValue('Serve.')).toBeVisible()
    expect(sent()[0]?.ingredients).toEqual([...soup.ingredients, 'Basil'])
  })

  it('goes back to the collection, and asks when something was changed (sharing 19)', async () => {
    const person = visit(ADDRESS)
    await person.type(await screen.findByLabelText(/^Recipe name/), '!')
    const question = await openDialog(person, 'Cancel', 'Leave without saving?')
    await person.click(question.getByRole('button', { name: 'Leave without saving' }))
    await expect.poll(whereNow).toBe('/shared/abcdefghijkl')
  })

  it('says when the recipe is not in the collection (sharing 16)', async () => {
    visit('/review-shared-recipe/9/abcdefghijkl')
    expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home')
  })
})
