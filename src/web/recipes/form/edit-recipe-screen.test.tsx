import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { nothingTold } from '../../../../test/harness/nothing-told.ts'
import { aStoredRecipe, aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, visit, whereNow, write } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
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

/** What this tab keeps of the form. */
const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes('recipe-'))

async function openNew() {
  server.answers(recipesCall, [])
  const person = visit('/recipes/new')
  await screen.findByRole('heading', { name: 'Add a recipe' })
  return person
}

describe('adding a recipe by hand', () => {
  it('splits pasted text into rows, shows headings, and takes numbering off', async () => {
    const person = await openNew()
    await person.click(screen.getByLabelText('Ingredient 1'))
    await person.paste('For the filling:\n• 2 leeks\n- 300 ml cream')
    expect(screen.getByLabelText('Ingredient 1, heading')).toHaveProperty('value', 'For the filling:')
    expect(screen.getByLabelText('Ingredient 2')).toHaveProperty('value', '2 leeks')
    await person.keyboard('{Enter}1 egg')
    expect(screen.getByLabelText('Ingredient 4')).toHaveProperty('value', '1 egg')
    await person.click(screen.getByLabelText('Step 1'))
    await person.paste('1. Soften the leeks.\n2) Add the cream.')
    expect(screen.getByLabelText('Step 2')).toHaveProperty('value', 'Add the cream.')
  })

  it('opens the list of tags at a press or a letter, not where the focus comes by itself (recipes 81)', async () => {
    server.answers(recipesCall, [aStoredRecipe({ id: 6, tags: ['winter'] })])
    const person = visit('/recipes/new')
    const field = await screen.findByPlaceholderText('Type a tag and press Enter', {}, { timeout: 20_000 })
    const isOpen = () => field.getAttribute('aria-expanded')
    act(() => field.focus())
    expect(isOpen()).toBe('false')
    await person.keyboard('w')
    await expect.poll(isOpen, { timeout: 10_000 }).toBe('true')
    await person.keyboard('{Escape}')
    await expect.poll(isOpen, { timeout: 10_000 }).toBe('false')
    await person.click(field)
    await expect.poll(isOpen, { timeout: 10_000 }).toBe('true')
  })

  it('saves what was written', async () => {
    const person = await openNew()
    server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: 9, userSequence: 4 }))
    await write(person, screen.getByLabelText(/^Name/), 'Leek pie')
    await write(person, screen.getByLabelText('Ingredient 1'), '2 leeks')
    await write(person, screen.getByLabelText('Step 1'), 'Soften the leeks.')
    await person.type(screen.getByRole('combobox', { name: /^Tags/ }), 'Pie!{Enter}')
    await write(person, screen.getByLabelText('Cost per serving'), '£2.50')
    await person.selectOptions(screen.getByLabelText('Difficulty'), 'Medium')
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    expect(await screen.findByText('Leek pie #4')).toBeVisible()
    expect(server.received(createRecipeCall)[0]?.body).toEqual({
      name: 'Leek pie',
      servings: 4,
      prepTimeMinutes: null,
      cookTimeMinutes: null,
      totalTimeMinutes: null,
      difficulty: 'medium',
      usedRecipes: [],
      ingredients: ['2 leeks'],
      steps: ['Soften the leeks.'],
      tags: ['pie'],
      source: null,
      cuisine: null,
      ...nothingTold,
      photo: null,
      nutritionPerServing: null,
      budgetPerServing: '2.50',
    })
    await expect.poll(whereNow).toBe('/recipes')
    expect(keptDrafts()).toEqual([])
  })

  it('saves by the keyboard also the tag that is being typed', async () => {
    server.answers(recipeCall, soup)
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipes/5')
    await person.type(await screen.findByRole('combobox', { name: /^Tags/ }), 'sunday')
    await person.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({ tags: [...soup.tags, 'sunday'] })
  })

  it('opens what was just added where something was typed while it was saved', async () => {
    const person = await openNew()
    await person.click(screen.getByLabelText(/^Name/))
    await person.paste('Leek pie')
    await person.click(screen.getByLabelText('Ingredient 1'))
    await person.paste('2 leeks')
    await person.type(screen.getByRole('combobox', { name: /^Tags/ }), 'pie{Enter}')
    await person.click(screen.getByLabelText('Step 1'))
    await person.paste('Soften the leeks.')
    const pie = aStoredRecipe({
      id: 9,
      name: 'Leek pie',
      ingredients: ['2 leeks'],
      steps: ['Soften the leeks.'],
      tags: ['pie'],
      prepTimeMinutes: null,
      cookTimeMinutes: null,
    })
    const release = server.holds(createRecipeCall, pie)
    server.answers(recipeCall, pie)
    await person.keyboard('{Control>}s{/Control}')
    await person.paste(' Slowly.')
    release()
    await expect.poll(whereNow).toBe('/recipes/9')
    expect(await screen.findByLabelText('Step 1')).toHaveProperty('value', 'Soften the leeks. Slowly.')
    expect(screen.getByText('These are your unsaved changes from before.')).toBeVisible()
    expect(keptDrafts().every((key) => key.endsWith(':9'))).toBe(true)
  })

  /** A recipe that is written down and sent, and no answer comes. */
  async function sendUnanswered() {
    server.isUnreachableFor(createRecipeCall)
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Leek pie')
    await write(person, screen.getByLabelText('Ingredient 1'), '2 leeks')
    await person.type(screen.getByRole('combobox', { name: /^Tags/ }), 'pie{Enter}')
    await write(person, screen.getByLabelText('Step 1'), 'Soften the leeks.')
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await screen.findByText(/Everything you typed is still here/)
    return person
  }

  it('is sent under one key when no answer came, also after a reload, and the next one under another', async () => {
    const person = await sendUnanswered()
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(() => server.received(createRecipeCall).length).toBe(2)
    cleanup()
    const later = await openNew()
    server.answers(createRecipeCall, aStoredRecipe({ id: 9, name: 'Leek pie' }))
    await later.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(whereNow).toBe('/recipes')
    cleanup()
    await sendUnanswered()
    const [first, second, third, next] = server.received(createRecipeCall).map(({ onceKey }) => onceKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect([second, third]).toEqual([first, first])
    expect(next).not.toBe(first)
  })

  it('that was stored after all, and changed by somebody else, is asked about in the form that changes it', async () => {
    const person = await sendUnanswered()
    const current = aStoredRecipe({ id: 9, name: 'Their pie' })
    server.refuses(createRecipeCall, 412, 'Somebody else changed this recipe first.', { current })
    server.answers(recipeCall, current)
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(whereNow).toBe('/recipes/9')
    expect(await screen.findByText(/Somebody else changed the name/)).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Leek pie')
  })

  it('says beside each field what is missing, and the first of it aloud', async () => {
    const person = await openNew()
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    expect(await screen.findByText('Recipe name is required')).toBeVisible()
    expect(screen.getByText('Please add at least one preparation step')).toBeVisible()
    expect(screen.getByText('Please add at least one tag')).toBeVisible()
    await expect
      .poll(() => screen.getAllByText('Please add at least one ingredient').length)
      .toBeGreaterThan(1)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Name/))
    await person.type(screen.getByLabelText(/^Name/), 'P')
    expect(screen.queryByText('Recipe name is required')).toBeNull()
  })

  it('keeps what was typed through a reload, and lets one start again', async () => {
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Half a thought')
    cleanup()
    const later = await openNew()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Half a thought')
    await later.click(screen.getByRole('button', { name: 'Start again without them' }))
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', '')
    expect(keptDrafts()).toEqual([])
  })

  it('keeps what was typed for who typed it, when the session ends and somebody else signs in', async () => {
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Pie of the Smiths')
    const signInAs = async (id: number) => {
      cleanup()
      server.answers(meCall, aUser({ id }))
      await openNew()
    }
    await signInAs(aUser().id)
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Pie of the Smiths')
    await signInAs(aUser().id + 1)
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', '')
  })

  it('asks before it leaves unsaved changes behind', async () => {
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Pie')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(whereNow()).toBe('/recipes/new')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await expect.poll(whereNow).toBe('/recipes')
    expect(keptDrafts()).toEqual([])
  })

  it('asks before the tab is closed while something is not saved, and no more once it is', async () => {
    const person = await openNew()
    const asksOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asksOnClosing()).toBe(false)
    await write(person, screen.getByLabelText(/^Name/), 'Pie')
    expect(asksOnClosing()).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await expect.poll(whereNow).toBe('/recipes')
    expect(asksOnClosing()).toBe(false)
  })

  it('asks nothing of who skips to the content of the same screen', async () => {
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Pie')
    await person.click(screen.getByRole('link', { name: 'Skip to content' }))
    await expect.poll(() => window.location.hash).toBe('#content')
    // As a browser says it.
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Pie')
  })

  it('says that nutrition is not calculated', async () => {
    const person = await openNew()
    await person.click(screen.getByRole('button', { name: 'Calculate nutrition' }))
    expect(await screen.findByText('Nutrition calculation isn’t available')).toBeVisible()
  })

  it('takes only pictures, and not too large ones', async () => {
    const person = await openNew()
    const field = screen.getByLabelText('Choose a photo')
    await person.upload(
      field,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' }),
    )
    expect(await screen.findByText('File too large')).toBeVisible()
    await person.upload(field, new File(['x'], 'small.png', { type: 'image/png' }))
    const crop = await screen.findByRole('dialog', { name: 'Adjust Photo Position' })
    await vi.waitFor(() => fireEvent.error(crop.querySelector('img')!), { timeout: 10_000 })
    expect(
      await screen.findByText('Invalid file type. This picture can’t be read. Choose another one.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  })

  it('says what to do with a photo in Apple’s format, whatever it is called', async () => {
    await openNew()
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [file] } })
    const refuseToShow = async () => {
      const crop = await screen.findByRole('dialog', { name: 'Adjust Photo Position' })
      await vi.waitFor(() => fireEvent.error(crop.querySelector('img')!), { timeout: 10_000 })
    }
    const heic = ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic']
    const what = /^Invalid file type\. .*HEIC.*Save it as a JPEG/
    choose(new File(heic, 'IMG_1.HEIC', { type: 'image/heic' }))
    await screen.findByText(what)
    choose(new File(['x'], 'small.png', { type: 'image/png' }))
    await refuseToShow()
    await screen.findByText(/^Invalid file type. This picture can’t be read/)
    choose(new File(heic, 'renamed.jpg', { type: 'image/jpeg' }))
    await refuseToShow()
    await screen.findByText(what)
    expect(screen.queryByText(/This picture can’t be read/)).toBeNull()
  })

  it('refuses other files than pictures', async () => {
    await openNew()
    fireEvent.change(screen.getByLabelText('Choose a photo'), {
      target: { files: [new File(['x'], 'recipe.pdf', { type: 'application/pdf' })] },
    })
    expect(await screen.findByText('Invalid file type')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('editing a recipe', () => {
  it('begins with what is stored and sends the change', async () => {
    server.answers(recipesCall, [soup])
    server.answers(recipeCall, soup)
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

  it('keeps everything when the server says no, and shows why where it happened', async () => {
    server.answers(recipesCall, [soup])
    server.answers(recipeCall, soup)
    server.refuses(updateRecipeCall, 400, 'Invalid file type', {
      issues: [{ path: 'photo', message: 'This picture can’t be read.' }],
    })
    const person = visit('/recipes/5')
    await person.type(await screen.findByLabelText(/^Name/), '!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Recipe Update Failed')).toBeVisible()
    expect(screen.getByText('This picture can’t be read.')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Tomato soup!')
  })

  it('loses nothing when the server is gone in the middle of saving, not even after a reload', async () => {
    server.answers(recipesCall, [soup])
    server.answers(recipeCall, soup)
    server.isUnreachableFor(updateRecipeCall)
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ' with basil')
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
    await expect.poll(keptDrafts).toEqual([])
  })

  it('says that one must be signed in to save', async () => {
    server.answers(recipesCall, [soup])
    server.answers(recipeCall, soup)
    server.refuses(updateRecipeCall, 401, 'Please sign in.')
    const person = visit('/recipes/5')
    await person.type(await screen.findByLabelText(/^Name/), '!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Authentication required')).toBeVisible()
    expect(screen.getByText('Please log in to save recipes.')).toBeVisible()
    expect(sessionStorage.getItem('plateful:recipe-form:5')).toContain('Tomato soup!')
  })

  it('deletes at once, and offers to take it back', async () => {
    server.answers(recipesCall, [])
    server.answers(recipeCall, soup)
    server.answers(deleteRecipeCall, undefined)
    const person = visit('/recipes/5')
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`${soup.name} is deleted`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('asks before it deletes what is typed and not saved', async () => {
    server.answers(recipeCall, soup)
    server.answers(deleteRecipeCall, undefined)
    const person = visit('/recipes/5')
    await write(person, await screen.findByRole('textbox', { name: /name/i }), ' and more')
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete this recipe?' }))
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
    server.answers(recipeCall, soup)
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ', mine')
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
    server.answers(recipeCall, soup)
    const theirs = {
      ...soup,
      name: 'Soup, theirs',
      steps: ['Blend it.'],
      updatedAt: '2026-03-02T10:00:00.000Z',
    }
    server.refuses(updateRecipeCall, 412, 'Somebody else changed this recipe first.', { current: theirs })
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ', mine')
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
    server.answers(recipeCall, soup)
    const saved = { ...soup, name: 'Tomato soup with basil', updatedAt: '2026-03-02T10:00:00.000Z' }
    const release = server.holds(updateRecipeCall, saved)
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ' with basil')
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
    expect(keptDrafts()).toEqual([])
  })

  it('knows after a reload what was typed over, asks where that was changed meanwhile, and again after another', async () => {
    server.answers(recipeCall, soup)
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ', mine')
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
    server.answers(recipeCall, soup)
    const person = visit('/recipes/5')
    await person.type(await screen.findByLabelText(/^Name/), '!')
    sessionStorage.removeItem('plateful:recipe-photo:5')
    cleanup()
    server.answers(updateRecipeCall, ({ body }) => ({ ...soup, ...body }))
    const later = visit('/recipes/5')
    await later.click(await screen.findByRole('button', { name: 'Save changes' }))
    await expect.poll(() => server.received(updateRecipeCall)[0]?.body).toMatchObject({ photo: soup.photo })
  })

  it('opens where the browser forbids storage', async () => {
    server.answers(recipeCall, soup)
    vi.stubGlobal('sessionStorage', null)
    const person = visit('/recipes/5')
    await person.type(await screen.findByLabelText(/^Name/), '!')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', `${soup.name}!`)
  })

  it('is added as a new recipe when somebody deleted it meanwhile', async () => {
    server.answers(recipeCall, soup)
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ' with basil')
    server.refuses(recipeCall, 404, 'Recipe Not Found')
    server.refuses(updateRecipeCall, 404, 'This recipe is no longer there.')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/Somebody has deleted this recipe/)).toBeVisible()
    server.answers(createRecipeCall, ({ body }) => ({ ...soup, ...body, id: 9 }))
    server.answers(recipeCall, { ...soup, id: 9 })
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(whereNow).toBe('/recipe/9?servings=4')
    expect(server.received(createRecipeCall)[0]?.body).toMatchObject({ name: 'Tomato soup with basil' })
    expect(keptDrafts()).toEqual([])
  })

  it.each([
    ['cannot be read again', 503],
    ['is deleted meanwhile', 404],
  ])('stays under the hands of who changes it when it %s', async (_, status) => {
    server.answers(recipeCall, soup)
    const person = visit('/recipes/5')
    await write(person, await screen.findByLabelText(/^Name/), ', thick')
    server.refuses(recipeCall, status, 'Not now')
    const before = server.received(recipeCall).length
    act(comeBackOnline)
    await expect.poll(() => server.received(recipeCall).length).toBe(before + 1)
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

describe('a recipe in a recipe', () => {
  const sauce = aStoredRecipe({ id: 8, name: 'Tomato sauce', servings: 4 })
  const lasagne = aStoredRecipe({
    id: 5,
    name: 'Lasagne',
    ingredients: ['9 lasagne sheets', '2 portions tomato sauce'],
  })
  const outer = aStoredRecipe({
    id: 9,
    name: 'Nine sheets',
    ingredients: ['1 lasagne'],
    usedRecipes: [{ line: '1 lasagne', recipeId: 5 }],
  })

  it('is suggested, linked, follows what is typed in its row, and is saved with it (recipes 51, recipes 52)', async () => {
    server.answers(recipesCall, [lasagne, sauce])
    server.answers(recipeCall, lasagne)
    server.answers(updateRecipeCall, ({ body }) => ({ ...lasagne, ...body }))
    const person = visit('/recipes/5')
    await person.click(await screen.findByRole('button', { name: 'Use your recipe ‘Tomato sauce’' }))
    expect(screen.getByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    await person.clear(screen.getByLabelText('Ingredient 1'))
    await write(person, screen.getByLabelText('Ingredient 1'), '12 sheets')
    const row = screen.getByLabelText<HTMLTextAreaElement>('Ingredient 2')
    await person.type(row, ', warm', { initialSelectionStart: row.value.length })
    expect(screen.getByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({
        ingredients: ['12 sheets', '2 portions tomato sauce, warm'],
        usedRecipes: [{ line: '2 portions tomato sauce, warm', recipeId: 8 }],
      })
  })

  it('says how much a weighed line takes of it, and where that is only assumed (recipes 62)', async () => {
    const lines = ['9 lasagne sheets', '250 g tomato sauce']
    const usedRecipes = [{ line: '250 g tomato sauce', recipeId: 8 }]
    const weighs = aStoredRecipe({ ...sauce, ingredients: ['400 g tomatoes', '100 g butter'] })
    server.answers(recipesCall, [lasagne, weighs])
    server.answers(recipeCall, { ...lasagne, ingredients: lines, usedRecipes })
    visit('/recipes/5')
    expect(await screen.findByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    cleanup()
    server.answers(recipesCall, [lasagne, { ...weighs, ingredients: ['3 wurgles'] }])
    visit('/recipes/5')
    expect(
      await screen.findByText(
        /4 portions\. Counted as a portion each, because not everything in ‘Tomato sauce’/,
      ),
    ).toBeVisible()
  })

  it('is unlinked again, and found by name where no line says it; what it is in itself is not offered', async () => {
    server.answers(recipesCall, [lasagne, sauce, outer])
    server.answers(recipeCall, {
      ...lasagne,
      usedRecipes: [{ line: '2 portions tomato sauce', recipeId: 8 }],
    })
    server.answers(updateRecipeCall, ({ body }) => ({ ...lasagne, ...body }))
    const person = visit('/recipes/5')
    await person.click(await screen.findByRole('button', { name: 'Unlink ingredient 2 from Tomato sauce' }))
    expect(screen.queryByText(/Your recipe ‘/)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Add one of your recipes' }))
    await screen.findByRole('option', { name: /Tomato sauce/ })
    expect(screen.queryByRole('option', { name: /Nine sheets|Lasagne/ })).toBeNull()
    await person.keyboard('sauce{Enter}')
    expect(await screen.findByLabelText('Ingredient 3')).toHaveProperty('value', '4 portions Tomato sauce')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body.usedRecipes)
      .toEqual([{ line: '4 portions Tomato sauce', recipeId: 8 }])
  })
})
