import { act, cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import {
  comeBackOnline,
  openDialog,
  visit,
  visitAndPress,
  visitDialog,
  whereNow,
} from '../../../../test/harness/web-visit.ts'
import { recipeCall, recipesCall } from '../../../contract/recipes.ts'

const pie = aStoredRecipe({
  name: 'Leek pie',
  servings: 4,
  ingredients: ['For the filling:', '300 g leeks', 'Salt', 'For the lid:', '1 egg'],
  steps: ['For the filling:', 'Soften the leeks.', 'For the lid:', 'Bake.'],
  source: 'https://www.example.org/pie',
  budgetPerServing: '1.50',
  nutritionPerServing: JSON.stringify({ calories: 410, sodium: 300 }),
})

/** The windows that are opened for printing, and how often one was printed. */
function openPapers() {
  const papers: Document[] = []
  const print = vi.fn<() => void>()
  const open = window.open.bind(window)
  vi.spyOn(window, 'open').mockImplementation(() => {
    const page = open('', '_blank')
    if (page) {
      page.print = print
      papers.push(page.document)
    }
    return page
  })
  return { papers, print }
}

beforeEach(() => {
  server.answers(recipeCall, pie)
})

describe('a recipe that is made of others (recipes 63)', () => {
  const sauce = { ...pie, id: 8, name: 'Onion gravy', usedRecipes: [] }
  const roast = aStoredRecipe({
    ...pie,
    name: 'Roast',
    ingredients: ['4 portions onion gravy'],
    usedRecipes: [{ line: '4 portions onion gravy', recipeId: 8 }],
    budgetPerServing: null,
    nutritionPerServing: null,
  })

  it('shows what they come to', async () => {
    server.answers(recipesCall, [roast, sauce])
    server.answers(recipeCall, roast)
    visit('/recipe/1')
    expect(await screen.findByText('410 kcal')).toBeVisible()
    expect(screen.getByText('£1.50')).toBeVisible()
    expect(screen.getAllByText('Counted from the recipes in it.')).toHaveLength(2)
  })

  it('unfolds what is in one of them, for the portions that are used (recipes 51)', async () => {
    const line = '2 portions onion gravy'
    const half = { ...roast, ingredients: [line], usedRecipes: [{ line, recipeId: 8 }] }
    server.answers(recipesCall, [half, sauce])
    server.answers(recipeCall, half)
    const person = visit('/recipe/1')
    await person.click(await screen.findByText('What’s in it'))
    expect(screen.getByText('150 g')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Onion gravy, 2 portions' })).toBeVisible()
  })

  it('says where that is only a part', async () => {
    server.answers(recipesCall, [roast, sauce])
    server.answers(recipeCall, { ...roast, ingredients: [...roast.ingredients, '1 chicken'] })
    visit('/recipe/1')
    expect(await screen.findAllByText('Only of recipes in it; the rest isn’t counted.')).toHaveLength(2)
  })
})

describe('reading a recipe', () => {
  it('shows its parts under their headings, its cost and its figures', async () => {
    visit('/recipe/1')
    expect(await screen.findByRole('heading', { name: 'Leek pie', level: 1 })).toBeVisible()
    const ingredients = await screen.findByRole('region', { name: 'Ingredients' })
    expect(
      within(ingredients)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['For the filling', 'For the lid'])
    expect(within(ingredients).getByText('300 g leeks')).toBeVisible()
    expect(screen.getByText('£1.50')).toBeVisible()
    expect(screen.getByText('410 kcal')).toBeVisible()
    expect(screen.getByRole('link', { name: 'example.org' }).getAttribute('href')).toBe(pie.source)
    expect(screen.getByRole('link', { name: 'Back to Recipes' })).toBeVisible()
  })

  it('shows quietly what else the recipe tells, and its video as a link (recipes 70, recipes 72)', async () => {
    const told = {
      author: 'Marta Lind',
      description: 'Soft below.',
      makes: 'about 20 slices',
      video: 'https://films.example/pie',
      equipment: 'Square tin\nWhisk',
      tips: 'Freezes well.\nGood cold.',
    }
    server.answers(recipeCall, { ...pie, ...told })
    const person = visit('/recipe/1')
    expect(await screen.findByText('Soft below.')).toBeVisible()
    expect(screen.getByText('By Marta Lind')).toBeVisible()
    const video = screen.getByRole('link', { name: 'Watch the video (films.example)' })
    expect(video.getAttribute('href')).toBe(told.video)
    expect(document.querySelector('iframe, video, embed, object')).toBeNull()
    expect(screen.getByText('about 20 slices')).toBeVisible()
    const things = within(screen.getByRole('region', { name: 'Equipment' })).getAllByRole('listitem')
    expect(things.map((one) => one.textContent)).toEqual(['Square tin', 'Whisk'])
    expect(within(screen.getByRole('region', { name: 'Tips' })).getByText('Good cold.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    expect(await screen.findByText('about 20 slices (for 4 servings)')).toBeVisible()
  })

  it('scales the amounts, says so in the address, and goes back to what is written', async () => {
    const person = await visitAndPress('/recipe/1', 'One serving more')
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    expect(await screen.findByText('450 g')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipe/1?servings=6')
    await person.click(screen.getByRole('button', { name: 'As written (4)' }))
    expect(await screen.findByText('300 g leeks')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipe/1?servings=4')
  })

  it('has no most that it is scaled to, and one as the least (recipes 33)', async () => {
    server.answers(recipeCall, { ...pie, servings: 60 })
    const person = visit('/recipe/1?servings=1')
    expect(await screen.findByRole('button', { name: 'One serving fewer' })).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('button', { name: 'As written (60)' }))
    expect(await screen.findByText('300 g leeks')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    await expect.poll(whereNow).toBe('/recipe/1?servings=61')
    expect(await screen.findByText('305 g')).toBeVisible()
  })

  it('is for four where the address does not say, whatever is written', async () => {
    server.answers(recipeCall, { ...pie, servings: 6 })
    const person = visit('/recipe/1')
    expect(await screen.findByText('200 g')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'As written (6)' }))
    expect(await screen.findByText('300 g leeks')).toBeVisible()
  })

  it('prints a document of what is shown, with photos or without', async () => {
    server.answers(recipeCall, { ...pie, photo: '/api/photos/0123456789012345678901234567890123456789.jpg' })
    const { papers, print } = openPapers()
    const { person, dialog } = await visitDialog('/recipe/1?servings=8', 'Print Recipe', 'Print Leek pie')
    expect(dialog.getByRole('radio', { name: 'With photos (when available)' })).toHaveProperty(
      'checked',
      true,
    )
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(papers).toHaveLength(0)

    const again = await openDialog(person, 'Print Recipe', 'Print Leek pie')
    await person.click(again.getByRole('radio', { name: 'Text only (clean format)' }))
    await person.click(again.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const [paper] = papers
    expect(paper?.querySelector('h1')?.textContent).toBe('#1 - Leek pie')
    expect(paper?.querySelector('img')).toBeNull()
    const said = [...(paper?.querySelectorAll('li, p') ?? [])].map((one) => one.textContent)
    expect(said).toEqual(
      expect.arrayContaining([
        'Servings: 8',
        'Source: https://www.example.org/pie',
        '600 g leeks',
        '1. Soften the leeks.',
        '2. Bake.',
        'Cost per serving: £1.50',
      ]),
    )
  })

  it('prints what it makes with the servings that this is for (recipes 71)', async () => {
    const { papers, print } = openPapers()
    const said = async (address: string, recipe: typeof pie) => {
      const before = print.mock.calls.length
      server.answers(recipeCall, recipe)
      const { person, dialog } = await visitDialog(address, 'Print Recipe')
      await person.click(dialog.getByRole('button', { name: 'Print Recipe' }))
      await expect.poll(() => print.mock.calls.length).toBe(before + 1)
      const facts = [...(papers.at(-1)?.querySelectorAll('li') ?? [])].map((one) => one.textContent)
      cleanup()
      return facts.filter((fact) => fact.startsWith('Makes'))
    }
    const cakes = { ...pie, servings: 12, makes: '24 cupcakes' }
    expect(await said('/recipe/1', cakes)).toEqual(['Makes: 24 cupcakes (for 12 servings)'])
    expect(await said('/recipe/1?servings=12', cakes)).toEqual(['Makes: 24 cupcakes'])
    expect(await said('/recipe/1?servings=8', pie)).toEqual([])
  })

  it('says on the page and on paper whom the amounts of its steps are for (recipes 155)', async () => {
    const words = 'Amounts in the steps are for 4.'
    const { papers, print } = openPapers()
    server.answers(recipeCall, { ...pie, steps: ['Pour in the 300 ml stock.'] })
    const { person, dialog } = await visitDialog('/recipe/1?servings=8', 'Print Recipe')
    expect(screen.getByText(words)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(papers.at(-1)?.body.textContent).toContain(words)
    cleanup()
    visit('/recipe/1?servings=4')
    expect(await screen.findByText('Pour in the 300 ml stock.')).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('does nothing where the window is blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { person, dialog } = await visitDialog('/recipe/1', 'Print Recipe', 'Print Leek pie')
    await person.click(dialog.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Leek pie', level: 1 })).toBeVisible()
  })

  it('leads back to the calendar it was opened from (recipes 29)', async () => {
    visit('/recipe/1?servings=8&date=2026-03-02&from=calendar')
    expect(await screen.findByRole('link', { name: 'Back to Calendar' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit Original Recipe' }).getAttribute('href')).toBe('/recipes/1')
    expect(await screen.findByText('600 g')).toBeVisible()
    expect(screen.getByText(/Monday 2 March/)).toBeVisible()
  })

  it('says when it is not there', async () => {
    server.refuses(recipeCall, 404, 'Recipe not found')
    visit('/recipe/1')
    expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
    expect(screen.getByRole('main').querySelector('img'), 'home 117').not.toBeNull()
  })
})

describe('a recipe that somebody deletes while it is open here (recipes 91)', () => {
  it.each([
    ['to read', '/recipe/1'],
    ['for the diners of a day', '/calendar-recipe/1/4/2026-11-27'],
    ['to cook', '/recipe/1/cook'],
  ])('stays, and says so, where it is open %s', async (_, address) => {
    server.answers(recipesCall, [pie])
    visit(address)
    expect(await screen.findByText(/Soften the leeks/)).toBeVisible()
    server.refuses(recipeCall, 404, 'Recipe Not Found')
    act(comeBackOnline)
    const note = await screen.findByText(/Somebody has deleted this recipe/)
    expect(note.getAttribute('role')).toBe('alert')
    expect(screen.getByText(/Soften the leeks/)).toBeVisible()
  })
})
