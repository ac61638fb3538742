import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aPerson, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import {
  allowancesCall,
  allowCall,
  familyMembersCall,
  forgetIngredientCall,
  guestDinersCall,
  knowIngredientCall,
  knownIngredientsCall,
} from '../../../contract/household.ts'
import { recipeCall, recipesCall } from '../../../contract/recipes.ts'

const known = (contains: 'nuts'[]) => ({
  id: 3,
  userId: 1,
  line: '1 tbsp zorblax',
  contains,
  createdAt: '2026-03-01T10:00:00.000Z',
})

beforeEach(() => {
  server.answers(
    recipeCall,
    aStoredRecipe({ ingredients: ['300 g pasta', '100 g bacon', '1 tbsp Zorblax'], tags: [] }),
  )
  server.answers(familyMembersCall, [
    aPerson({ id: 1, firstName: 'Ada', allergies: ['Eggs'] }),
    aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['vegetarian'] }),
    aPerson({ id: 3, firstName: 'Cat' }),
  ])
  server.answers(guestDinersCall, [aPerson({ id: 1, firstName: 'Gus', dietaryPreferences: ['halal'] })])
  server.answers(knownIngredientsCall, [])
  server.answers(allowancesCall, [])
})

const section = async () => within(await screen.findByRole('region', { name: 'Who can eat it' }))

it('says for each person with a need why not, in the words of the recipe', async () => {
  visit('/recipe/1')
  const part = await section()
  expect(part.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
    'Not for Ben: not vegetarian (100 g bacon)',
    'Not for Gus: not halal (100 g bacon)',
    'Careful, Ada: may contain eggs (300 g pasta)',
    'Not checked for Ada, Ben, Gus: 1 tbsp Zorblax',
  ])
  expect(part.queryByText(/Cat/)).toBeNull()
})

it('comes together with the recipe, with no room kept for it (recipes 58)', async () => {
  const release = server.holds(knownIngredientsCall, [])
  visit('/recipe/1')
  expect(await screen.findByRole('heading', { name: 'Tomato soup', level: 1 })).toBeVisible()
  expect(screen.queryByText('300 g pasta')).toBeNull()
  release()
  await section()
  expect(screen.getByText('300 g pasta')).toBeVisible()
  expect(document.querySelector('[data-keeps-room="true"]')).toBeNull()
})

it('comes later, into room kept for it, where it takes long (recipes 58)', async () => {
  const release = server.holds(knownIngredientsCall, [])
  visit('/recipe/1')
  expect(await screen.findByText('300 g pasta')).toBeVisible()
  const room = document.querySelector('[data-keeps-room="true"]')
  expect(room?.textContent).toBe('')
  release()
  await section()
  expect(room?.textContent).toContain('Not for Ben')
})

it('says the same of many people once, and never takes one for another of the same first name', async () => {
  server.answers(knownIngredientsCall, [known([])])
  server.answers(familyMembersCall, [
    aPerson({ id: 1, firstName: 'Ada', lastName: 'Grey', allergies: ['Eggs'] }),
    aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['Vegetarian'] }),
    aPerson({ id: 3, firstName: 'Eve', allergies: ['eggs'], dietaryPreferences: ['vegetarian'] }),
    aPerson({ id: 4, firstName: 'Tom', allergies: ['milk'] }),
  ])
  server.answers(guestDinersCall, [
    aPerson({ id: 1, firstName: 'ada', lastName: 'Hill', allergies: ['peanuts'] }),
  ])
  visit('/recipe/1')
  const part = await section()
  expect(part.getByText('Fine for Tom, ada Hill')).toBeVisible()
  expect(part.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
    'Not for Ben, Eve: not vegetarian (100 g bacon)',
    'Careful, Ada Grey, Eve: may contain eggs (300 g pasta)',
    'Not checked for Ben, Eve: 1 tbsp Zorblax',
  ])
  expect(part.getByRole('button', { name: 'Allow ‘may contain eggs’ for Ada Grey' })).toBeVisible()
  expect(part.getByRole('button', { name: 'Allow ‘may contain eggs’ for Eve' })).toBeVisible()
})

it('takes the word of the family once, shows it, and lets it be taken back', async () => {
  server.answers(knowIngredientCall, ({ body }) => {
    const kept = { ...known([]), ...body, line: body.line.toLowerCase() }
    server.answers(knownIngredientsCall, [kept])
    return kept
  })
  const person = visit('/recipe/1')
  const part = await section()
  await person.click(part.getByRole('button', { name: 'What is in ‘1 tbsp Zorblax’?' }))
  await person.click(await screen.findByRole('button', { name: 'It contains none of these' }))
  expect(await part.findByText(/contains no allergen, says your family/)).toBeVisible()
  expect(part.queryByText(/Not checked for Ada/)).toBeNull()
  expect(server.received(knowIngredientCall)[0]?.body).toEqual({ line: '1 tbsp Zorblax', contains: [] })

  server.answers(forgetIngredientCall, () => {
    server.answers(knownIngredientsCall, [])
  })
  await person.click(part.getByRole('button', { name: 'Change what is in 1 tbsp zorblax' }))
  await person.click(await screen.findByRole('button', { name: 'I’m not sure any more' }))
  expect(await part.findByText('Not checked for Ada, Ben, Gus: 1 tbsp Zorblax')).toBeVisible()
})

it('lets one person eat what only may contain it, and takes that back', async () => {
  server.answers(knownIngredientsCall, [known([])])
  server.answers(allowCall, ({ body: { isAllowed, ...allowance } }) => {
    server.answers(allowancesCall, isAllowed ? [allowance] : [])
  })
  const person = visit('/recipe/1')
  const part = await section()
  await person.click(part.getByRole('button', { name: 'Allow ‘may contain eggs’ for Ada' }))
  expect(await part.findByText('Fine for Ada')).toBeVisible()
  expect(server.received(allowCall)[0]?.body).toEqual({
    kind: 'family',
    personId: 1,
    allergy: 'eggs',
    isAllowed: true,
  })
  await person.click(part.getByRole('button', { name: 'Not any more' }))
  expect(await part.findByText('Careful, Ada: may contain eggs (300 g pasta)')).toBeVisible()
})

it('is not there where nobody has an allergy or a diet', async () => {
  server.answers(familyMembersCall, [aPerson()])
  server.answers(guestDinersCall, [])
  visit('/recipe/1')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Who can eat it' })).toBeNull()
})

it('warns of what only the recipe in it contains, before anything else is shown (recipes 54)', async () => {
  const sauce = aStoredRecipe({ id: 8, name: 'Bacon sauce', ingredients: ['1 egg', '100 g lardons'] })
  const usedRecipes = [{ line: '2 portions bacon sauce', recipeId: 8 }]
  const pasta = aStoredRecipe({ ingredients: ['2 portions bacon sauce'], tags: [], usedRecipes })
  server.answers(recipeCall, pasta)
  server.answers(recipesCall, [pasta, sauce])
  visit('/recipe/1')
  const part = await section()
  expect(part.getByText('Not for Ada: contains eggs (1 egg)')).toBeVisible()
  expect(part.getByText(/Not for Ben: not vegetarian/)).toBeVisible()
  const ingredients = screen.getByRole('heading', { name: 'Ingredients' })
  const title = part.getByRole('heading', { name: 'Who can eat it' })
  expect(title.compareDocumentPosition(ingredients)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Open Bacon sauce, 2 portions' })).toHaveProperty(
    'search',
    '?servings=2',
  )
  // Two of its four portions.
  expect(screen.getByText('50 g').closest('li')?.textContent).toBe('50 g lardons')
})

it('says that nothing was checked where the recipes in it cannot be read (recipes 54)', async () => {
  const usedRecipes = [{ line: '2 portions bacon sauce', recipeId: 8 }]
  server.answers(recipeCall, aStoredRecipe({ ingredients: ['2 portions bacon sauce'], usedRecipes }))
  server.refuses(recipesCall, 500, 'Something went wrong')
  visit('/recipe/1')
  expect(await screen.findByText(/Not checked who can eat it/, undefined, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByText(/Fine for/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Who can eat it' })).toBeNull()
})
