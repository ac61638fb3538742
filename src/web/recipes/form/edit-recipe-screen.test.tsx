import { act, cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedDrafts } from '../../../../test/harness/stored-drafts.ts'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import {
  comeBackOnline,
  openDialog,
  visit,
  visitAndPress,
  whereNow,
  write,
} from '../../../../test/harness/web-visit.ts'
import {
  createRecipeCall,
  deleteRecipeCall,
  recipeCall,
  recipesCall,
  updateRecipeCall,
} from '../../../contract/recipes.ts'

const soup = aStoredRecipe({
  id: 5,
  userSequence: 3,
  photo: '/api/photos/0123456789012345678901234567890123456789.jpg',
})

beforeEach(() => {
  server.answers(recipesCall, [soup])
  server.answers(recipeCall, soup)
})

/** Opens the form of the soup, and types these words into its name. */
async function writeName(words: string) {
  const person = visit('/recipes/5')
  await write(person, await screen.findByLabelText(/^Name/), words)
  return person
}

describe('editing a recipe', () => {
  it('begins with what is stored and sends the change', async () => {
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipes/5')
    const name = await screen.findByLabelText(/^Name/)
    expect(name).toHaveProperty('value', 'Tomato soup')
    await write(person, name, ' with basil')
    await person.keyboard('{Control>}s{/Control}')
    await expect.poll(whereNow).toBe('/recipe/5?servings=4')
    expect(server.received(updateRecipeCall)[0]).toMatchObject({
      params: { id: 5 },
      body: { name: 'Tomato soup with basil', photo: soup.photo },
    })
  })

  it('keeps everything when the server says no, and shows why where it happened (recipes 16)', async () => {
    server.refuses(updateRecipeCall, 400, 'Invalid file type', {
      issues: [{ path: 'photo', message: 'This picture can’t be read.' }],
    })
    const person = await writeName('!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Recipe Update Failed')).toBeVisible()
    expect(screen.getByText('This picture can’t be read.')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Tomato soup!')
  })

  it('loses nothing when the server is gone in the middle of saving, not even after a reload', async () => {
    server.isUnreachableFor(updateRecipeCall)
    const person = await writeName(' with basil')
    await person.click(screen.getByRole('button', { name: 'Add step' }))
    await person.paste('Tear the basil.')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    const alert = await screen.findByText(/Everything you typed is still here/)
    expect(alert.textContent).toContain('Plateful can’t be reached.')
    expect(whereNow()).toBe('/recipes/5')
    cleanup()
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const later = visit('/recipes/5')
    expect(await screen.findByText('These are your unsaved changes from before.')).toBeVisible()
    await later.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall).at(-1)?.body)
      .toMatchObject({ name: 'Tomato soup with basil', steps: [...soup.steps, 'Tear the basil.'] })
    await expect.poll(storedDrafts).toEqual([])
  })

  it('says that one must be signed in to save (recipes 5)', async () => {
    server.refuses(updateRecipeCall, 401, 'Please sign in.')
    const person = await writeName('!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Authentication required')).toBeVisible()
    expect(screen.getByText('Please log in to save recipes.')).toBeVisible()
    expect(sessionStorage.getItem('plateful:recipe-form:5')).toContain('Tomato soup!')
  })

  it('deletes at once, and offers to take it back', async () => {
    server.answers(recipesCall, [])
    server.answers(deleteRecipeCall, undefined)
    await visitAndPress('/recipes/5', 'Delete')
    expect(await screen.findByText(`${soup.name} is deleted`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('asks before it deletes what is typed and not saved', async () => {
    server.answers(deleteRecipeCall, undefined)
    const person = visit('/recipes/5')
    await write(person, await screen.findByRole('textbox', { name: /name/i }), ' and more')
    const question = await openDialog(person, 'Delete', 'Delete this recipe?')
    await person.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(server.received(deleteRecipeCall)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Delete this recipe?' })).getByRole('button', {
        name: 'Delete',
      }),
    )
    await expect.poll(() => server.received(deleteRecipeCall).length).toBe(1)
  })

  it('takes in what somebody else saves meanwhile, and asks where both changed the same', async () => {
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = await writeName(', mine')
    server.answers(recipeCall, { ...soup, name: 'Soup, theirs', steps: ['Blend it.'] })
    act(comeBackOnline)
    expect(
      await screen.findByText(/Somebody else changed the name of this recipe in the meantime/),
    ).toBeVisible()
    expect(screen.getByLabelText('Step 1')).toHaveProperty('value', 'Blend it.')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', `${soup.name}, mine`)
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(server.received(updateRecipeCall)).toEqual([])
    expect(document.activeElement?.textContent).toContain('Choose which to keep.')
    await person.click(screen.getByText('What they wrote'))
    expect(screen.getByRole('definition').textContent).toBe('Soup, theirs')
    await person.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Soup, theirs')
    await write(person, screen.getByLabelText(/^Name/), ' and mine')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({ name: 'Soup, theirs and mine', steps: ['Blend it.'] })
  })

  it('is refused where somebody else was quicker, leads to what both changed, and saves the two as one', async () => {
    const theirs = {
      ...soup,
      name: 'Soup, theirs',
      steps: ['Blend it.'],
      updatedAt: '2026-03-02T10:00:00.000Z',
    }
    server.refuses(updateRecipeCall, 412, 'Somebody else changed this recipe first.', { current: theirs })
    const person = await writeName(', mine')
    await write(person, screen.getByLabelText('Source'), 'Gran')
    server.answers(recipeCall, theirs)
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    const note = await screen.findByText(/Somebody else changed the name of this recipe in the meantime/)
    await expect
      .poll(() => document.activeElement?.contains(note) && document.activeElement !== document.body)
      .toBe(true)
    expect(screen.getByText(/Not saved. Somebody else changed this recipe first./)).toBeVisible()
    expect(screen.getByLabelText('Step 1')).toHaveProperty('value', 'Blend it.')
    await person.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(screen.queryByText(/Not saved/)).toBeNull()
    server.answers(updateRecipeCall, ({ body }) => ({ ...theirs, ...body }))
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(whereNow).toBe('/recipe/5?servings=4')
    const [first, second] = server.received(updateRecipeCall)
    expect(first?.body).toMatchObject({ seen: soup.updatedAt })
    expect(second?.body).toMatchObject({
      seen: theirs.updatedAt,
      name: `${soup.name}, mine`,
      source: 'Gran',
      steps: ['Blend it.'],
    })
  })

  it('keeps what is typed while it is saved, and says that this is not saved yet', async () => {
    const saved = { ...soup, name: 'Tomato soup with basil', updatedAt: '2026-03-02T10:00:00.000Z' }
    const release = server.holds(updateRecipeCall, saved)
    const person = await writeName(' with basil')
    await person.keyboard('{Control>}s{/Control}')
    await person.paste(' and cream')
    server.answers(recipeCall, saved)
    release()
    expect(await screen.findByText(/What you typed while it was saving isn’t saved yet/)).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Tomato soup with basil and cream')
    expect(screen.queryByText(/Somebody else/)).toBeNull()
    expect(whereNow()).toBe('/recipes/5')
    server.answers(updateRecipeCall, ({ body }) => ({ ...saved, ...body }))
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(whereNow).toBe('/recipe/5?servings=4')
    expect(server.received(updateRecipeCall).at(-1)?.body).toMatchObject({
      seen: saved.updatedAt,
      name: 'Tomato soup with basil and cream',
    })
    expect(storedDrafts()).toEqual([])
  })

  it('knows after a reload what was typed over, asks where that was changed meanwhile, and again after another', async () => {
    await writeName(', mine')
    const theirs = {
      ...soup,
      name: 'Soup, theirs',
      steps: ['Blend it.'],
      updatedAt: '2026-03-02T10:00:00.000Z',
    }
    for (const _ of ['once', 'again']) {
      cleanup()
      server.answers(recipeCall, theirs)
      visit('/recipes/5')
      expect(
        await screen.findByText(/Somebody else changed the name of this recipe in the meantime/),
      ).toBeVisible()
      expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', `${soup.name}, mine`)
      expect(screen.getByLabelText('Step 1')).toHaveProperty('value', 'Blend it.')
    }
  })

  it('does not take a photo away that found no room in the browser', async () => {
    await writeName('!')
    sessionStorage.removeItem('plateful:recipe-photo:5')
    cleanup()
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    await visitAndPress('/recipes/5', 'Save changes')
    await expect.poll(() => server.received(updateRecipeCall)[0]?.body).toMatchObject({ photo: soup.photo })
  })

  it('opens where the browser forbids storage', async () => {
    vi.stubGlobal('sessionStorage', null)
    await writeName('!')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', `${soup.name}!`)
  })

  it('is added as a new recipe when somebody deleted it meanwhile', async () => {
    const person = await writeName(' with basil')
    server.refuses(recipeCall, 404, 'Recipe Not Found')
    server.refuses(updateRecipeCall, 404, 'This recipe is no longer there.')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/Somebody has deleted this recipe/)).toBeVisible()
    server.answers(createRecipeCall, ({ body }) => ({ ...soup, ...body, id: 9 }))
    server.answers(recipeCall, { ...soup, id: 9 })
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(whereNow).toBe('/recipe/9?servings=4')
    expect(server.received(createRecipeCall)[0]?.body).toMatchObject({ name: 'Tomato soup with basil' })
    expect(storedDrafts()).toEqual([])
  })

  it.each([
    ['cannot be read again', 503],
    ['is deleted meanwhile', 404],
  ])('stays under the hands of who changes it when it %s', async (_, status) => {
    const person = await writeName(', thick')
    server.refuses(recipeCall, status, 'Not now')
    const before = server.received(recipeCall).length
    act(comeBackOnline)
    await expect.poll(() => server.received(recipeCall).length).toBeGreaterThan(before)
    await person.paste(' and hot')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', `${soup.name}, thick and hot`)
  })

  it('says when there is no such recipe', async () => {
    server.refuses(recipeCall, 404, 'Recipe not found')
    server.answers(recipesCall, [])
    visit('/recipes/5')
    expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  })
})
