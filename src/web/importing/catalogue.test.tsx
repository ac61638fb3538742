import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress, visitDialog, whereNow } from '../../../test/harness/web-visit.ts'
import { familyCalls, fineLinesCall, guestCalls } from '../../contract/household.ts'
import { catalogueCall, importCatalogueRecipeCall, catalogueRecipeCall } from '../../contract/importing.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { PersonDraft } from '../../domain/household/person.ts'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const names = [
  'Porridge',
  'Eggs',
  'Lentil soup',
  'Toasties',
  'Dal',
  'Fish pie',
  'Chicken rice',
  'Beef stew',
  'Pizza',
]
const meals = ['breakfast', 'breakfast', 'lunch', 'lunch', ...Array<string>(5).fill('dinner'), 'pudding']
const dish = (change: Partial<CatalogueItem>): CatalogueItem => ({
  spoonacularId: 101,
  title: 'Porridge',
  image: null,
  servings: 4,
  totalMinutes: 25,
  tags: ['breakfast'],
  cuisine: 'British',
  ingredients: ['1 pinch salt'],
  ...change,
})
const dishes = [...names, 'Crème brûlée'].map((title, index) =>
  dish({
    spoonacularId: 101 + index,
    title,
    tags: [meals[index] ?? 'dinner', index % 2 === 0 ? 'vegetarian' : 'weekend'],
    ...(title === 'Dal' && { ingredients: ['200 g red lentils'] }),
  }),
)

/** A server that keeps what is imported, as the real one does. */
function serverWithCatalogue(items = dishes) {
  const library: Recipe[] = []
  server.answers(catalogueCall, items)
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
  server.answers(recipesCall, () => [...library])
  server.answers(importCatalogueRecipeCall, ({ params }) => {
    const item = items.find(({ spoonacularId }) => spoonacularId === params.spoonacularId)
    const recipe = aStoredRecipe({ id: library.length + 1, name: item?.title ?? '' })
    library.push(recipe)
    return { success: true as const, recipe }
  })
}

const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const search = () => screen.findByLabelText('Search by name, ingredient or tag')

describe('browsing the catalogue', () => {
  it('is a tab of the import page, kept in the address (importing 3)', async () => {
    serverWithCatalogue()
    const person = visit('/import-recipes')
    expect(await screen.findByLabelText('Address of the recipe')).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Browse Recipes',
      'Import from URL',
    ])
    await person.click(screen.getByRole('tab', { name: 'Browse Recipes' }))
    await expect.poll(whereNow).toBe('/import-recipes?tab=browse')
    expect(await screen.findByRole('heading', { name: 'Fish pie' })).toBeVisible()
  })

  it.each([
    ['browse', 'Browse Recipes'],
    ['url', 'Import from URL'],
  ])('opens by the address of its tab: %s (importing 14)', async (tab, name) => {
    serverWithCatalogue()
    visit(`/import-recipes?tab=${tab}`)
    const tabs = await screen.findAllByRole('tab')
    const open = tabs.filter((one) => one.getAttribute('aria-selected') === 'true')
    expect(open.map(({ textContent }) => textContent)).toEqual([name])
  })

  it('opens a card to read the recipe, and imports it from there (importing 16)', async () => {
    serverWithCatalogue()
    server.answers(catalogueRecipeCall, {
      description: 'A warm start.',
      ingredients: ['1 pinch salt'],
      steps: ['Stir it.', 'Serve it.'],
    })
    const { person, dialog } = await visitDialog('/browse-recipes', 'Porridge', 'Porridge')
    expect(dialog.getByText('1 pinch salt')).toBeVisible()
    expect(await dialog.findByText('Serve it.')).toBeVisible()
    expect(dialog.getByText('A warm start.')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Import: Porridge' }))
    expect(await dialog.findByRole('button', { name: 'Imported: Porridge' })).toHaveProperty('disabled', true)
    await person.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Porridge' }))
  })

  it('says when the rest of a recipe couldn’t be read, and tries again', async () => {
    serverWithCatalogue()
    server.refuses(catalogueRecipeCall, 502, 'The catalogue is away.')
    const { person, dialog } = await visitDialog('/browse-recipes', 'Porridge', 'Porridge')
    expect(await dialog.findByText('The method couldn’t be loaded')).toBeVisible()
    server.answers(catalogueRecipeCall, { description: null, ingredients: [], steps: ['Stir it.'] })
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Stir it.')).toBeVisible()
  })

  it('filters as one types, by name, ingredient and tag, and by meal', async () => {
    serverWithCatalogue()
    const person = visit('/browse-recipes')
    const field = await search()
    await person.type(field, 'lentil')
    expect(await screen.findByText('2 of 10 recipes')).toBeVisible()
    expect(shown()).toEqual(['Lentil soup', 'Dal'])
    await person.type(field, ' vegetarian creme{Escape}creme')
    expect(await screen.findByText('1 of 10 recipes')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear: Search by name, ingredient or tag' }))
    await person.click(screen.getByRole('button', { name: 'Breakfast' }))
    expect(await screen.findByText('2 of 10 recipes')).toBeVisible()
    expect(shown()).toEqual(['Porridge', 'Eggs'])
    await person.type(field, 'stew')
    await person.click(await screen.findByRole('button', { name: 'Show all recipes' }))
    expect(await screen.findByText('10 recipes')).toBeVisible()
  })

  it('shows a part first and more at a press', async () => {
    const many = Array.from({ length: 30 }, (_, id) => dish({ spoonacularId: id + 1, title: `Dish ${id}` }))
    serverWithCatalogue(many)
    const person = visit('/browse-recipes')
    await search()
    expect(shown()).toHaveLength(24)
    await person.click(screen.getByRole('button', { name: 'Show 6 more' }))
    expect(shown()).toHaveLength(30)
  })

  it('says while it imports, and takes no second press', async () => {
    serverWithCatalogue()
    const release = server.holds(importCatalogueRecipeCall, {
      success: true,
      recipe: aStoredRecipe({ name: 'Pizza' }),
    })
    await visitAndPress('/browse-recipes', 'Import: Pizza')
    expect(await screen.findByRole('button', { name: 'Importing: Pizza' })).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByRole('button', { name: 'Imported: Pizza' })).toHaveProperty('disabled', true)
  })

  it('imports with a press; what is there already cannot be imported again (importing 8)', async () => {
    serverWithCatalogue()
    await visitAndPress('/browse-recipes', 'Import: Pizza')
    expect(await screen.findByText('Recipe imported successfully')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Imported: Pizza' })).toHaveProperty('disabled', true)
    expect(server.received(importCatalogueRecipeCall)).toEqual([{ params: { spoonacularId: 109 } }])
    expect(screen.getByRole('button', { name: 'Import: Dal' })).toHaveProperty('disabled', false)
  })

  it('says why an import failed, and can be pressed again', async () => {
    serverWithCatalogue()
    server.refuses(importCatalogueRecipeCall, 404, 'This recipe is no longer in the catalogue.')
    await visitAndPress('/browse-recipes', 'Import: Pizza')
    expect(await screen.findByText('Import Failed')).toBeVisible()
    expect(screen.getByText('This recipe is no longer in the catalogue.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Import: Pizza' })).toHaveProperty('disabled', false)
  })

  it.each(['{}', 'null', '[{}]', '[null]', '<!doctype html>'])(
    'says that it cannot be loaded where no server of ours answers %s',
    async (answer) => {
      serverWithCatalogue()
      server.answers(catalogueCall, () => new Response(answer) as never)
      visit('/browse-recipes')
      expect(await screen.findByText('Unable to Load Recipes')).toBeVisible()
    },
  )

  it('shows what has a number and a title, which is all that is promised of it (importing 15)', async () => {
    serverWithCatalogue()
    const answer = [{ spoonacularId: 7, title: 'Leek tart', image: null }, { title: 'Nothing' }]
    server.answers(catalogueCall, () => Response.json(answer) as never)
    visit('/browse-recipes')
    expect(await screen.findByRole('button', { name: 'Import: Leek tart' })).toBeVisible()
  })

  it('says that it cannot be loaded, and tries again', async () => {
    serverWithCatalogue()
    server.refuses(catalogueCall, 502, 'The catalogue cannot be reached.')
    const person = visit('/browse-recipes')
    expect(await screen.findByText('Unable to Load Recipes')).toBeVisible()
    serverWithCatalogue()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await search()).toBeVisible()
  })
})

const mia = {
  ...PersonDraft.parse({ firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#0c7450' }),
  id: 1,
  userId: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  allergies: ['lentils'],
}

describe('the starter set', () => {
  it('is added with one press, and links to what was added', async () => {
    serverWithCatalogue()
    await visitAndPress('/import-recipes?tab=browse', 'Add 5 starter dinners and 5 more')
    expect(await screen.findByText('10 recipes are in your collection')).toBeVisible()
    const section = within(screen.getByRole('region', { name: 'A good beginning' }))
    expect(section.getByText('10 of 10 are in your collection.')).toBeVisible()
    expect(section.getByRole('link', { name: 'Plan your week' })).toBeVisible()
    const links = section.getAllByRole('link', { name: /Added:/ }).map((link) => link.getAttribute('href'))
    expect(new Set(links).size).toBe(10)
    await expect.poll(() => screen.getAllByRole('button', { name: /^Imported: / }).length).toBe(10)
  })

  it('has nothing that somebody of the family must not eat (home 49)', async () => {
    serverWithCatalogue()
    server.answers(familyCalls.list, [mia])
    visit('/import-recipes?tab=browse')
    expect(await screen.findByRole('button', { name: 'Add 4 starter dinners and 5 more' })).toBeVisible()
    const offered = within(screen.getByRole('region', { name: 'A dozen dinners to start with' }))
    expect(offered.getByText('Fish pie')).toBeVisible()
    expect(offered.queryByText('Dal')).toBeNull()
  })

  it('has a dish with a line that the family calls fine (household 65)', async () => {
    serverWithCatalogue(
      dishes.map((one) => (one.title === 'Dal' ? { ...one, ingredients: ['200 g zorblax'] } : one)),
    )
    server.answers(familyCalls.list, [mia])
    server.answers(fineLinesCall, [{ kind: 'family', personId: 1, line: '200 g zorblax', need: 'lentils' }])
    visit('/import-recipes?tab=browse')
    expect(await screen.findByRole('button', { name: 'Add 5 starter dinners and 5 more' })).toBeVisible()
  })

  it('is not offered as safe for a family that could not be read (household 44)', async () => {
    serverWithCatalogue()
    server.refuses(familyCalls.list, 500, 'Something went wrong.')
    const person = visit('/import-recipes?tab=browse')
    const note = await screen.findByText(/^We couldn’t check who can eat what, because the people/)
    expect(note).toBeVisible()
    expect(screen.queryByRole('region', { name: 'A dozen dinners to start with' })).toBeNull()
    server.answers(familyCalls.list, [])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'A dozen dinners to start with' })).toBeVisible()
  })

  it('stops where it fails, says how far it came and goes on from there', async () => {
    serverWithCatalogue()
    const person = visit('/import-recipes?tab=browse')
    const release = server.holds(importCatalogueRecipeCall, {
      success: true,
      recipe: aStoredRecipe({ name: 'Porridge' }),
    })
    await person.click(await screen.findByRole('button', { name: 'Add 5 starter dinners and 5 more' }))
    expect(await screen.findByText('0 of 10 are in your collection.')).toBeVisible()
    server.refuses(importCatalogueRecipeCall, 503, 'The catalogue has closed.')
    release()
    expect(await screen.findByText('The catalogue has closed.')).toBeVisible()
    expect(screen.getByText('1 of 10 are in your collection.')).toBeVisible()
    serverWithCatalogue()
    await person.click(screen.getByRole('button', { name: 'Add the other 9' }))
    expect(await screen.findByText('10 of 10 are in your collection.')).toBeVisible()
  })

  it('is not offered to a family that cooks from its own collection', async () => {
    serverWithCatalogue()
    server.answers(
      recipesCall,
      Array.from({ length: 10 }, (_, id) => aStoredRecipe({ id, name: `Own ${id}` })),
    )
    visit('/browse-recipes')
    await search()
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.queryByRole('button', { name: /^Add \d+/ })).toBeNull()
  })
})
