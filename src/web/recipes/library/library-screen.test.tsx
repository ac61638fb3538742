import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../../test/harness/empty-recipe-details.ts'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { goBack, openDialog, visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { createRecipeCall, recipeCall, recipesCall } from '../../../contract/recipes.ts'
import { dayOf } from '../../../domain/day.ts'
import { loadReview } from '../../importing/load-review.ts'
import { storePendingPreview } from '../../importing/pending-preview.ts'

const soup = aStoredRecipe({ id: 1, createdAt: '2026-01-01T10:00:00.000Z' })
const curry = aStoredRecipe({
  id: 2,
  name: 'Lemon chicken curry',
  ingredients: ['600 g chicken', '1 lemon', '1 onion', '2 tbsp curry paste', '1 tin coconut milk', 'Rice'],
  steps: [`Fry the onion ${'slowly '.repeat(20)}until golden.`, 'Add the rest.', 'Simmer.'],
  tags: ['family', 'quick'],
  prepTimeMinutes: 10,
  cookTimeMinutes: 50,
  totalTimeMinutes: null,
  createdAt: '2026-01-02T10:00:00.000Z',
})
const pie = aStoredRecipe({
  id: 3,
  name: 'Apple pie',
  tags: ['pudding'],
  createdAt: '2026-01-03T10:00:00.000Z',
})

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const preview = {
  recipe: {
    name: 'Barley stew',
    servings: null,
    prepTimeMinutes: 10,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    ingredients: ['200 g barley', '1 onion'],
    steps: ['Fry the onion.', 'Add the barley.'],
    tags: [],
    source: 'https://cooking.example/stew',
    cuisine: null,
    difficulty: null,
    ...emptyRecipeDetails,
    photo: null,
    nutritionPerServing: null,
  },
  warnings: [
    { field: 'servings', message: 'The page doesn’t say how many it serves.' },
    { field: 'steps', message: 'The page doesn’t mark its steps.' },
    { field: 'steps', message: 'They look odd.' },
    { field: 'photo', message: 'The photo couldn’t be fetched.' },
  ],
  twins: [],
} satisfies Parameters<typeof storePendingPreview>[0]

beforeEach(() => {
  server.answers(recipesCall, [])
})

describe('the recipe list (recipes 24)', () => {
  it('offers the one next step while it is empty', async () => {
    const person = visit('/recipes')
    expect(await screen.findByRole('link', { name: 'Import your first recipe' })).toBeVisible()
    const fromOurs = screen.getByRole('link', { name: 'Choose from ours' })
    expect(fromOurs.getAttribute('href'), 'recipes 130').toBe('/browse-recipes')
    const fromApp = screen.getByRole('link', { name: 'Bring them from another app' })
    expect(fromApp.getAttribute('href'), 'recipes 85').toBe('/moving')
    await person.click(screen.getByRole('button', { name: 'Add recipe' }))
    expect(await screen.findByText('Add Recipes')).toBeVisible()
    const item = (name: string) => screen.getByRole('menuitem', { name })
    expect(item('Add by hand').getAttribute('href')).toBe('/recipes/new')
    expect(item('Import from URL').getAttribute('href')).toBe('/import-recipes')
    expect(item('From another app').getAttribute('href'), 'recipes 85').toBe('/moving')
    await person.click(item('Import from Photo'))
    expect(await screen.findByRole('dialog', { name: 'Import from Photo' })).toBeVisible()
  })

  it('shows cards with four ingredients and two steps of 80 characters, newest first', async () => {
    server.answers(recipesCall, [soup, curry, pie])
    visit('/recipes')
    const card = await screen.findByRole('article', { name: 'Lemon chicken curry' })
    expect(names()).toEqual(['Apple pie', 'Lemon chicken curry', 'Tomato soup'])
    expect(within(card).getByText('#2')).toBeVisible()
    expect(within(card).getByText('1 h')).toBeVisible()
    expect(within(card).getByText('+2 more ingredients')).toBeVisible()
    const steps = within(within(card).getByRole('list', { name: 'First steps' })).getAllByRole('listitem')
    expect(steps).toHaveLength(2)
    expect(steps[0]?.textContent?.length).toBeLessThanOrEqual(81)
    expect(within(card).getByRole('link', { name: /^View/ }).getAttribute('href')).toBe(
      `/calendar-recipe/${curry.id}/${curry.servings}/${dayOf(new Date())}`,
    )
  })

  it('finds as one types, keeps the search in the address, and brings it back from there', async () => {
    server.answers(recipesCall, [soup, curry, pie])
    const person = visit('/recipes')
    await person.type(await screen.findByLabelText('Search by ingredient'), 'chicken')
    await expect.poll(names).toEqual(['Lemon chicken curry'])
    expect(screen.getByText('1 of 3 recipes')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes?with=chicken')
    await person.click(screen.getByRole('button', { name: 'Clear the search' }))
    await expect.poll(names).toHaveLength(3)
    await person.click(screen.getByRole('button', { name: /^quick/ }))
    await expect.poll(names).toEqual(['Lemon chicken curry', 'Tomato soup'])
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    await expect.poll(whereNow).toBe('/recipes?tags=quick&sort=name')
  })

  it('forgives a slip, by name and by ingredient', async () => {
    server.answers(recipesCall, [soup, curry, pie])
    const person = visit('/recipes')
    await person.type(await screen.findByLabelText('Search by name or number'), 'chiken')
    await expect.poll(names).toEqual(['Lemon chicken curry'])
    await person.clear(screen.getByLabelText('Search by name or number'))
    await person.type(screen.getByLabelText('Search by ingredient'), 'coconnut, lemons')
    await expect.poll(names).toEqual(['Lemon chicken curry'])
  })

  it('shows the favourites only, once there is one', async () => {
    server.answers(recipesCall, [soup, { ...curry, isFavourite: true }, pie])
    const person = await visitAndPress('/recipes', /^Favourites/)
    await expect.poll(names).toEqual(['Lemon chicken curry'])
    await expect.poll(whereNow).toBe('/recipes?loved=true')
    await person.click(screen.getByRole('button', { name: 'Clear the search' }))
    await expect.poll(names).toHaveLength(3)
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('shows one difficulty only, of those that a recipe states', async () => {
    server.answers(recipesCall, [soup, { ...curry, difficulty: 'hard' }, { ...pie, difficulty: 'easy' }])
    const person = visit('/recipes')
    await screen.findByRole('article', { name: 'Apple pie' })
    const dialog = await openDialog(person, 'Filters', 'Filters')
    await person.click(dialog.getByRole('button', { name: 'Hard 1' }))
    await expect.poll(whereNow).toBe('/recipes?difficulty=hard')
    expect(dialog.queryByRole('button', { name: /^Medium/ })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Easy 1' }))
    expect(await dialog.findByRole('button', { name: 'Show 1 recipe' })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Easy 1' }))
    await person.click(await dialog.findByRole('button', { name: 'Show 3 recipes' }))
    await expect.poll(names).toHaveLength(3)
  })

  it.each([
    ['Newest first', ['Apple pie', 'Lemon chicken curry', 'Tomato soup']],
    ['Recipe number', ['Tomato soup', 'Lemon chicken curry', 'Apple pie']],
    ['Name', ['Apple pie', 'Lemon chicken curry', 'Tomato soup']],
    ['Total time', ['Tomato soup', 'Apple pie', 'Lemon chicken curry']],
    ['Fewest ingredients', ['Tomato soup', 'Apple pie', 'Lemon chicken curry']],
  ])('stands in the order asked for: %s', async (sort, order) => {
    server.answers(recipesCall, [soup, curry, pie])
    const person = visit('/recipes')
    await person.selectOptions(await screen.findByLabelText('Sort by'), sort)
    await expect.poll(names).toEqual(order)
  })

  it('opens with the search of its address', async () => {
    server.answers(recipesCall, [soup, curry, pie])
    visit('/recipes?q=pie&sort=recipe-number')
    expect(await screen.findByRole('article', { name: 'Apple pie' })).toBeVisible()
    expect(names()).toEqual(['Apple pie'])
    expect(screen.getByLabelText('Search by name or number')).toHaveProperty('value', 'pie')
  })

  it('says when nothing answers the search, and shows all again', async () => {
    server.answers(recipesCall, [soup])
    await visitAndPress('/recipes?q=zzz', 'Show all recipes')
    expect(await screen.findByRole('article', { name: 'Tomato soup' })).toBeVisible()
  })

  it('says why the list could not be loaded, and tries again', async () => {
    server.refuses(recipesCall, 500, 'The larder is shut')
    const person = visit('/recipes')
    expect(await screen.findByText('The larder is shut')).toBeVisible()
    server.answers(recipesCall, [soup])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Tomato soup' })).toBeVisible()
  })

  it('comes back from a recipe to the search as it was', async () => {
    server.answers(recipesCall, [soup, curry])
    server.answers(recipeCall, curry)
    const person = visit('/recipes?q=curry')
    await person.click(await screen.findByRole('link', { name: 'View Lemon chicken curry' }))
    expect(await screen.findByRole('heading', { name: 'Lemon chicken curry', level: 1 })).toBeVisible()
    await goBack()
    await expect.poll(() => screen.queryAllByRole('article').length).toBe(1)
    expect(screen.getByLabelText('Search by name or number')).toHaveProperty('value', 'curry')
  })
})

describe('a recipe that waits for review', () => {
  it('is shown before the library below it, where the review is loaded already (importing 126)', async () => {
    await loadReview()
    storePendingPreview(preview)
    server.answers(recipesCall, [soup])
    visit('/recipes')
    await screen.findAllByText('Tomato soup')
    expect(screen.getByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
  })

  it('opens with what to check, asks for what is missing, and is saved as a new recipe (recipes 16)', async () => {
    storePendingPreview(preview)
    server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: 7 }))
    const person = visit('/recipes')
    const dialog = await screen.findByRole('dialog', { name: 'Review the recipe' })
    expect(sessionStorage.getItem('plateful:pending-preview')).toBeNull()
    expect(within(dialog).getByText('The page doesn’t say how many it serves.')).toBeVisible()
    await person.click(within(dialog).getByRole('button', { name: 'Save recipe' }))
    expect(await within(dialog).findByText('Servings must be at least 1')).toBeVisible()
    expect(screen.getAllByText('Please add at least one tag').length).toBeGreaterThan(0)
    await person.type(within(dialog).getByLabelText(/Servings/), '4')
    await person.click(within(dialog).getByRole('button', { name: 'Add the tag stew' }))
    await person.click(within(dialog).getByRole('button', { name: 'Save recipe' }))
    expect(await screen.findByText('Recipe saved successfully!')).toBeVisible()
    expect(screen.getByText('Barley stew #7')).toBeVisible()
    expect(server.received(createRecipeCall)[0]?.body).toMatchObject({
      name: 'Barley stew',
      servings: 4,
      tags: ['stew'],
    })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => /preview|recipe-form/.test(key))).toEqual([])
  })

  it('is saved in under 20 Tabs, with 12 ingredients and 8 steps (recipes 61)', async () => {
    const numbered = (count: number, text: string) =>
      Array.from({ length: count }, (_, at) => `${(at + 2) * 100} ${text}`)
    const recipe = {
      ...preview.recipe,
      servings: 4,
      tags: ['stew'],
      ingredients: numbered(12, 'g barley'),
      steps: numbered(8, 'stirs.'),
    }
    storePendingPreview({ ...preview, recipe, warnings: [] })
    server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: 7 }))
    const person = visit('/recipes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
    const [asItIs, atTheEnd] = ['Save as it is', 'Save recipe'].map((name) =>
      dialog.getByRole('button', { name }),
    )
    const tabsTo = async (goal: HTMLElement | undefined) => {
      let tabs = 0
      while (document.activeElement !== goal && tabs < 60) {
        await person.tab()
        // happy-dom gives the focus to hidden elements too, which a browser skips.
        if (!document.activeElement?.closest('[hidden]')) tabs += 1
      }
      return tabs
    }
    await expect.poll(() => document.activeElement?.getAttribute('data-autofocus')).toBe('true')
    expect(await tabsTo(asItIs)).toBeLessThan(20)
    // To the button after all fields: each line is one stop.
    expect(await tabsTo(atTheEnd)).toBeLessThan(20 + 12 + 8)
    asItIs?.focus()
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Recipe saved successfully!')).toBeVisible()
  })

  it('opened at a doubt, is saved in under 20 Tabs back (recipes 61, importing 34)', async () => {
    storePendingPreview({ ...preview, recipe: { ...preview.recipe, servings: 4, tags: ['stew'] } })
    const person = visit('/recipes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
    const asItIs = dialog.getByRole('button', { name: 'Save as it is' })
    await expect.poll(() => document.activeElement?.getAttribute('data-autofocus')).toBe('true')
    let tabs = 0
    for (; document.activeElement !== asItIs && tabs < 60; tabs += 1) await person.tab({ shift: true })
    expect(tabs).toBeLessThan(20)
  })

  it('offers to save it as it is only where nothing is missing (recipes 66)', async () => {
    storePendingPreview({ ...preview, recipe: { ...preview.recipe, servings: 4 } })
    const person = visit('/recipes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
    const asItIs = () => dialog.queryByRole('button', { name: 'Save as it is' })
    expect(dialog.getByRole('button', { name: 'Save recipe' })).toBeVisible()
    expect(asItIs()).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Add the tag stew' }))
    expect(asItIs()).toBeVisible()
    await person.clear(dialog.getByLabelText(/Servings/))
    expect(asItIs()).toBeNull()
  })

  it('says beside each doubtful field what to look at, until that field is edited', async () => {
    storePendingPreview(preview)
    const person = visit('/recipes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
    const summary = () => dialog.queryByRole('button', { name: /^Please check/ })?.textContent
    expect(summary()).toBe('Please check: Servings, Tags, Photo and Method')
    const servings = dialog.getByRole('textbox', {
      name: /Servings/,
      description: 'The page doesn’t say how many it serves.',
    })
    expect(
      dialog.getByRole('textbox', {
        name: 'Step 1',
        description: 'The page doesn’t mark its steps. They look odd.',
      }),
    ).toBeVisible()
    expect(
      dialog.getByRole('button', { name: 'Add a photo', description: 'The photo couldn’t be fetched.' }),
    ).toBeVisible()
    await person.click(dialog.getByRole('button', { name: /^Please check/ }))
    expect(document.activeElement).toBe(servings)
    await person.type(servings, '4')
    await person.type(dialog.getByRole('textbox', { name: 'Step 2' }), ' Stir.')
    expect(dialog.queryByText('The page doesn’t say how many it serves.')).toBeNull()
    expect(dialog.queryByText(/They look odd/)).toBeNull()
    expect(summary()).toBe('Please check: Tags and Photo')
    await person.click(dialog.getByRole('button', { name: 'Add the tag stew' }))
    expect(summary()).toBe('Please check: Photo')
  })

  it('keeps only the doubts that are not settled through a reload', async () => {
    storePendingPreview(preview)
    const person = visit('/recipes')
    await person.type(await screen.findByLabelText(/Servings/), '6')
    cleanup()
    const again = visit('/recipes')
    expect(await screen.findByText('These are your unsaved changes from before.')).toBeVisible()
    const summary = () => screen.getByRole('button', { name: /^Please check/ }).textContent
    expect(summary()).toBe('Please check: Tags, Photo and Method')
    await again.click(screen.getByRole('button', { name: 'Start again without them' }))
    expect(summary()).toBe('Please check: Servings, Tags, Photo and Method')
  })

  it('is saved under one key when the answer is lost and the page is loaded anew (recipes 16)', async () => {
    const { warnings: _, ...complete } = preview
    storePendingPreview({
      ...complete,
      warnings: [],
      recipe: { ...preview.recipe, servings: 4, tags: ['stew'] },
    })
    server.isUnreachableFor(createRecipeCall)
    for (let visits = 0; visits < 2; visits += 1) {
      await visitAndPress('/recipes', 'Save recipe')
      expect(await screen.findByText('Recipe Creation Failed')).toBeVisible()
      cleanup()
    }
    const [first, second] = server.received(createRecipeCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect(second).toBe(first)
  })

  it('is still there after a reload, and gone once it is discarded', async () => {
    storePendingPreview(preview)
    const person = visit('/recipes')
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(sessionStorage.getItem('plateful:open-preview')).toContain('Barley stew')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Discard it' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => /preview|recipe-form/.test(key))).toEqual([])
  })
})
