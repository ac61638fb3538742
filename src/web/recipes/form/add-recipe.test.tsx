import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyRecipeDetails } from '../../../../test/harness/empty-recipe-details.ts'
import { storedDrafts } from '../../../../test/harness/stored-drafts.ts'
import { aStoredRecipe, aUser } from '../../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../../test/harness/web-server.ts'
import { visit, whereNow, write } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
import {
  createRecipeCall,
  recipeCall,
  recipesCall,
  showablePhotoCall,
  updateRecipeCall,
} from '../../../contract/recipes.ts'
import { APPLE_PHOTO } from '../../../domain/recipes/is-apple-photo.ts'

const soup = aStoredRecipe({ id: 5, userSequence: 3 })

async function openNew() {
  server.answers(recipesCall, [])
  const person = visit('/recipes/new')
  await screen.findByRole('heading', { name: 'Add a recipe' })
  return person
}

describe('adding a recipe by hand', () => {
  it('begins in its name, and says which keys save it (recipes 59)', async () => {
    await openNew()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Name/))
    const form = screen.getByRole('button', { name: 'Save recipe' }).closest('form')
    expect(form?.textContent).toContain('Ctrl Enter saves')
  })

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

  it('keeps a name one line of text, and Enter in it saves (recipes 88)', async () => {
    const person = await openNew()
    await person.click(screen.getByLabelText(/^Name/))
    await person.paste('Leek pie\nwith a crust')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Leek pie with a crust')
    await person.keyboard('{Enter}')
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Leek pie with a crust')
    expect((await screen.findAllByText('Please add at least one tag')).length).toBeGreaterThan(0)
  })

  it('saves what was written (recipes 16)', async () => {
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
      ...emptyRecipeDetails,
      photo: null,
      nutritionPerServing: null,
      budgetPerServing: '2.50',
    })
    await expect.poll(whereNow).toBe('/recipes')
    expect(storedDrafts()).toEqual([])
  })

  it('saves by the keyboard also the tag that is being typed (recipes 59)', async () => {
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
    expect(storedDrafts().every((key) => key.endsWith(':9'))).toBe(true)
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
    const [first, second, third, next] = server
      .received(createRecipeCall)
      .map(({ idempotencyKey }) => idempotencyKey)
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

  it('brings the label of the first wrong field into sight with its box (home 125)', async () => {
    const person = await openNew()
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent)
    })
    await write(person, screen.getByLabelText(/^Name/), 'Leek pie')
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    await expect.poll(() => scrolled).toContain('Tags *')
  })

  it('keeps what was typed through a reload, and lets one start again', async () => {
    const person = await openNew()
    await write(person, screen.getByLabelText(/^Name/), 'Half a thought')
    cleanup()
    const later = await openNew()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Half a thought')
    await later.click(screen.getByRole('button', { name: 'Start again without them' }))
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', '')
    expect(storedDrafts()).toEqual([])
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
    expect(storedDrafts()).toEqual([])
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
    // A browser sends this event too when only the hash of the address changes.
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Pie')
  })

  it('says that nutrition is not calculated (recipes 23)', async () => {
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
    const says = { issues: [{ path: 'photo', message: APPLE_PHOTO }] }
    server.answers(showablePhotoCall, () => refusal(400, 'Invalid file type', says))
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

  it('crops a photo in Apple’s format that the server has opened (importing 89)', async () => {
    await openNew()
    server.answers(showablePhotoCall, { photo: `data:image/jpeg;base64,${btoa('a JPEG')}` })
    const choice = new File(['x'], 'IMG_1.HEIC', { type: '' })
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [choice] } })
    await screen.findByRole('dialog', { name: 'Adjust Photo Position' })
    expect(server.received(showablePhotoCall)).toHaveLength(1)
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
