import { pageHash } from '@plateful/extension/send-page'
import { act, cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import type { CallAnswer } from '../../contract/call.ts'
import { importRecipePageCall, importRecipeUrlCall } from '../../contract/importing.ts'
import { createRecipeCall, recipesCall } from '../../contract/recipes.ts'

type Imported = CallAnswer<typeof importRecipeUrlCall>

const stew: Imported = {
  success: true,
  preview: true,
  recipeData: {
    id: 0,
    name: 'Barley stew',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    ingredients: ['200 g barley'],
    steps: ['Simmer.'],
    tags: ['stew'],
    source: 'https://cooking.example/stew',
    cuisine: null,
    difficulty: null,
    ...emptyRecipeDetails,
    photo: null,
    nutritionPerServing: null,
  },
  warnings: [],
  others: [],
  twins: [{ id: 3, name: 'Barley stew', userSequence: 12, servings: 6 }],
}

async function open() {
  server.answers(recipesCall, [])
  const person = visit('/import-recipes')
  return { person, field: await screen.findByLabelText('Address of the recipe') }
}
const press = () => screen.getByRole('button', { name: 'Import' })

beforeEach(() => {
  server.answers(recipesCall, [])
})

describe('importing from an address', () => {
  it('asks for an address, and for a right one', async () => {
    const { person, field } = await open()
    await person.click(press())
    expect(await screen.findByText('Please enter a URL')).toBeVisible()
    for (const typed of ['not a page', 'stew', 'ftp://cooking.example/stew']) {
      await person.clear(field)
      await person.type(field, typed)
      expect(screen.queryByText('Invalid URL')).toBeNull()
      await person.click(press())
      expect(await screen.findByText('Invalid URL')).toBeVisible()
    }
    expect(server.received(importRecipeUrlCall)).toEqual([])
  })

  it('says what it reads, then opens the recipe for review on the recipes page', async () => {
    const { person, field } = await open()
    const release = server.holds(importRecipeUrlCall, stew)
    await person.type(field, 'cooking.example/stew{Enter}')
    expect(await screen.findByText('Reading cooking.example…')).toBeVisible()
    release()
    expect(await screen.findByText('Recipe scraped successfully')).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(whereNow()).toBe('/recipes')
    expect(screen.getByText('You may have this one already: Barley stew (#12).')).toBeVisible()
    expect(server.received(importRecipeUrlCall)[0]?.body).toEqual({ url: 'https://cooking.example/stew' })
  })

  it('saves what the page said with the recipe, whatever was changed in the review (importing 31)', async () => {
    const { person, field } = await open()
    server.answers(importRecipeUrlCall, { ...stew, twins: [] })
    server.answers(createRecipeCall, ({ body }) => aStoredRecipe(body))
    await person.type(field, 'cooking.example/stew{Enter}')
    await person.type(await screen.findByDisplayValue('Barley stew'), ' of ours')
    await person.click(screen.getByRole('button', { name: /Save recipe/ }))
    await expect.poll(() => server.received(createRecipeCall)).toHaveLength(1)
    expect(server.received(createRecipeCall)[0]?.body).toMatchObject({
      name: 'Barley stew of ours',
      asRead: { name: 'Barley stew', ingredients: ['200 g barley'], steps: ['Simmer.'] },
    })
  })

  it.each([
    ['{}', 'Recipe imported successfully'],
    ['{"preview":true,"recipeData":{"name":"Stew"}}', 'Recipe scraped successfully'],
    ['{"preview":true,"recipeData":{}}', 'Could not import recipe from this URL'],
    ['{"error":"No recipe there"}', 'No recipe there'],
    [
      '<!doctype html>',
      'Something other than Plateful answered. If this Wi-Fi wants you to sign in, do that and try again.',
    ],
  ])('a server that is not ours answers %s: %s', async (answer, words) => {
    const { person, field } = await open()
    server.answers(importRecipeUrlCall, () => new Response(answer) as never)
    await person.type(field, 'cooking.example/stew{Enter}')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    await expect.poll(whereNow).toBe(words.endsWith('successfully') ? '/recipes' : '/import-recipes')
  })

  it('goes to the list when the recipe was saved at once (importing 8)', async () => {
    const { person, field } = await open()
    server.answers(importRecipeUrlCall, {
      success: true,
      preview: false,
      recipe: aStoredRecipe(),
      warnings: [],
      others: [],
      twins: [],
    })
    await person.type(field, 'https://cooking.example/stew{Enter}')
    expect(await screen.findByText('Recipe imported successfully')).toBeVisible()
    expect(screen.getByText('The recipe has been added to your collection.')).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("shows the server's reason beside the address and keeps it", async () => {
    const { person, field } = await open()
    server.refuses(importRecipeUrlCall, 422, 'We couldn’t find a recipe on this page.')
    await person.type(field, 'https://cooking.example/about{Enter}')
    expect(await screen.findByText('Recipe Import Failed')).toBeVisible()
    expect(screen.getAllByText('We couldn’t find a recipe on this page.').length).toBe(2)
    expect(field).toHaveProperty('value', 'https://cooking.example/about')
  })
})

const on = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

describe('the way from a page to here (recipes 83)', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', /^Drag this button to your bookmarks bar/, true],
    ['Mozilla/5.0 (Linux; Android 14)', /press Share on any recipe and choose Plateful/, false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18)', /Come back here and paste it/, false],
  ])('on %s is one that works there', async (userAgent, told, hasButton) => {
    on(userAgent)
    await open()
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Add to Plateful' })).toHaveLength(hasButton ? 1 : 0)
    expect(screen.queryAllByText(/bookmarks bar\. Press/)).toHaveLength(hasButton ? 1 : 0)
  })
})

describe('a page that is refused (importing 33)', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', /press ‘Add to Plateful’, the bookmark or the extension/],
    ['Mozilla/5.0 (Linux; Android 14)', /select the whole recipe and share it with Plateful/],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18)', /copy the whole recipe and paste it here/],
  ])('on %s says what can be done there', async (userAgent, told) => {
    on(userAgent)
    const { person, field } = await open()
    server.refuses(importRecipeUrlCall, 400, 'For anybody.', { code: 'PAGE_REFUSED', why: 'forbidden' })
    await person.type(field, 'https://cooking.example/stew{Enter}')
    expect(await screen.findByText('Recipe Import Failed')).toBeVisible()
    expect(screen.getAllByText(told)).toHaveLength(2)
    expect(screen.queryByText(/For anybody/)).toBeNull()
  })

  it('opens the field to paste it into, and the recipe keeps the address of its page', async () => {
    const { person, field } = await open()
    server.refuses(importRecipeUrlCall, 400, 'No.', { code: 'PAGE_REFUSED', why: 'botCheck' })
    await person.type(field, 'https://cooking.example/stew{Enter}')
    const box = await screen.findByLabelText('The recipe, or the page')
    expect(screen.getByText('What you paste here keeps the address of cooking.example.')).toBeVisible()
    expect(document.activeElement).toBe(field)
    server.answers(importRecipePageCall, stew)
    await person.type(box, 'Barley stew')
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall)[0]?.body).toEqual({
      html: 'Barley stew',
      url: 'https://cooking.example/stew',
    })
  })

  it('says what happens to a pasted text while it is read (home 124)', async () => {
    const { person } = await open()
    const release = server.holds(importRecipePageCall, stew)
    await person.click(screen.getByRole('button', { name: 'Paste or type the recipe instead' }))
    await person.type(screen.getByLabelText('The recipe, or the page'), 'Barley stew')
    const words = () => screen.queryByText(/^Sorting out what goes in and what to do/)
    expect(words()).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByText(/^Sorting out what goes in and what to do/)).toBeVisible()
    release()
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(words()).toBeNull()
  })

  it('asks for nothing to be pasted where the address is wrong', async () => {
    const { person, field } = await open()
    server.refuses(importRecipeUrlCall, 502, 'No.', { code: 'PAGE_FAILED', why: 'noPage' })
    await person.type(field, 'https://cooking.example/stew{Enter}')
    expect(await screen.findByText('Recipe Import Failed')).toBeVisible()
    expect(screen.queryByLabelText('The recipe, or the page')).toBeNull()
  })
})

describe('a page with several recipes', () => {
  const tart: Imported = {
    ...stew,
    ...(stew.recipeData && { recipeData: { ...stew.recipeData, name: 'Plum tart' } }),
  }
  const answer = ({ body }: { body: { recipe?: string | undefined } }) =>
    body.recipe === 'Plum tart' ? tart : { ...stew, others: ['Plum tart'] }

  it('asks which one is meant, and reads it', async () => {
    const { person, field } = await open()
    server.answers(importRecipeUrlCall, answer)
    await person.type(field, 'cooking.example/both{Enter}')
    const question = await screen.findByRole('heading', {
      name: 'This page holds 2 recipes. Which one do you want?',
    })
    expect(document.activeElement).toBe(question)
    expect(screen.getByText('Several recipes found')).toBeVisible()
    expect(whereNow()).toBe('/import-recipes')
    await person.click(screen.getByRole('button', { name: 'Plum tart' }))
    expect(await screen.findByDisplayValue('Plum tart')).toBeVisible()
    expect(server.received(importRecipeUrlCall).map(({ body }) => body)).toEqual([
      { url: 'https://cooking.example/both' },
      { url: 'https://cooking.example/both', recipe: 'Plum tart' },
    ])
  })

  it('needs no second reading for the one that was read', async () => {
    const { person } = await open()
    server.answers(importRecipePageCall, answer)
    await person.click(screen.getByRole('button', { name: /Paste or type the recipe/ }))
    await person.click(screen.getByLabelText('The recipe, or the page'))
    await person.paste('<html>both</html>')
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    await person.click(await screen.findByRole('button', { name: 'Barley stew' }))
    expect(await screen.findByDisplayValue('Barley stew')).toBeVisible()
    expect(server.received(importRecipePageCall)).toHaveLength(1)
  })

  it('calls a text with several recipes a text', async () => {
    const { person } = await open()
    server.answers(importRecipePageCall, answer)
    await person.click(screen.getByRole('button', { name: /Paste or type the recipe/ }))
    await person.click(screen.getByLabelText('The recipe, or the page'))
    await person.paste('Barley stew\n100 g barley\n\nPlum tart\n6 plums')
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByText(/^This text holds 2 recipes/)).toBeVisible()
  })
})

describe('a text with several recipes (importing 114)', () => {
  const text = 'Barley stew\n100 g barley\n\nPlum tart\n6 plums\n\nBean soup\n200 g beans'
  const named = (name: string): Imported => ({
    ...stew,
    ...(stew.recipeData && { recipeData: { ...stew.recipeData, name } }),
  })
  const read = async (person: UserEvent) => {
    server.answers(importRecipePageCall, ({ body: { recipe } }) =>
      recipe === undefined ? { ...stew, others: ['Plum tart', 'Bean soup'] } : named(recipe),
    )
    await person.click(screen.getByRole('button', { name: /Paste or type the recipe/ }))
    await person.click(screen.getByLabelText('The recipe, or the page'))
    await person.paste(text)
    await person.click(screen.getByRole('button', { name: 'Read it' }))
  }
  const comeBack = () => {
    cleanup()
    return visit('/import-recipes')
  }

  it('is there again with those that are left, until each was taken', async () => {
    const { person } = await open()
    await read(person)
    await person.click(await screen.findByRole('button', { name: 'Barley stew' }))
    expect(await screen.findByText(/2 more recipes of this text can be imported after it/)).toBeVisible()
    const again = comeBack()
    expect(await screen.findByText('This text holds 2 more recipes. Which one do you want?')).toBeVisible()
    expect(screen.getByLabelText('The recipe, or the page')).toHaveProperty('value', text)
    expect(screen.queryByRole('button', { name: 'Barley stew' })).toBeNull()
    await again.click(screen.getByRole('button', { name: 'Bean soup' }))
    expect(await screen.findByText(/One more recipe of this text can be imported after it/)).toBeVisible()
    const last = comeBack()
    await last.click(await screen.findByRole('button', { name: 'Plum tart' }))
    expect(await screen.findByDisplayValue('Plum tart')).toBeVisible()
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([
      { html: text },
      { html: text, recipe: 'Bean soup' },
      { html: text, recipe: 'Plum tart' },
    ])
    comeBack()
    expect(await screen.findByRole('button', { name: /Paste or type/, expanded: false })).toBeVisible()
  })

  it('asks for none of them any more once the text is changed', async () => {
    const { person } = await open()
    await read(person)
    await person.click(await screen.findByRole('button', { name: 'Plum tart' }))
    expect(await screen.findByDisplayValue('Plum tart')).toBeVisible()
    const again = comeBack()
    const field = await screen.findByLabelText('The recipe, or the page')
    await again.type(field, '!')
    expect(screen.queryByText(/Which one do you want/)).toBeNull()
  })
})

describe('a page that was pasted', () => {
  it('is read like one that was fetched', async () => {
    const { person } = await open()
    server.answers(importRecipePageCall, stew)
    await person.click(screen.getByRole('button', { name: /Paste or type the recipe/ }))
    await person.click(await screen.findByRole('button', { name: 'Read it' }))
    expect(await screen.findByText('Paste a recipe or a page, or choose a file')).toBeVisible()
    await person.click(screen.getByLabelText('The recipe, or the page'))
    await person.paste('<html>stew</html>')
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall)[0]?.body).toEqual({ html: '<html>stew</html>' })
  })
})

describe('addresses and texts shared by other programs', () => {
  const recipe = 'Leek pie\n\n2 leeks\n100 g flour\n\nSoften the leeks.\nBake the pie.'

  it('reads an address that was shared, once (importing 18)', async () => {
    server.answers(importRecipeUrlCall, stew)
    visit('/import-recipes?title=Stew&text=Look%20at%20this:%20https://cooking.example/stew')
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipeUrlCall).map(({ body }) => body)).toEqual([
      { url: 'https://cooking.example/stew' },
    ])
  })

  it('reads a text that was shared, and keeps it where it cannot be read (importing 18)', async () => {
    server.refuses(importRecipePageCall, 422, 'There is no recipe in it.')
    visit(`/import-recipes?text=${encodeURIComponent(recipe)}`)
    expect(await screen.findByText('There is no recipe in it.')).toBeVisible()
    expect(screen.getByLabelText('The recipe, or the page')).toHaveProperty('value', recipe)
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([{ html: recipe }])
    expect(whereNow()).toBe('/import-recipes')
  })

  it('reads a caption that was shared with its address, and as of its page (importing 18)', async () => {
    server.answers(importRecipePageCall, stew)
    const url = 'https://photos.example/p/1'
    visit(`/import-recipes?url=${url}&text=${encodeURIComponent(recipe)}`)
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([{ html: recipe, url }])
  })

  it('keeps words beside an address in the field, where its page cannot be read (importing 18)', async () => {
    server.refuses(importRecipeUrlCall, 422, 'There’s no page at this address.')
    const url = 'https://photos.example/p/1'
    const words = '250 g flour, 1 egg, 1 tsp salt: mix and fry'
    const person = visit(`/import-recipes?url=${url}&text=${encodeURIComponent(words)}`)
    expect(await screen.findByText('There’s no page at this address.')).toBeVisible()
    expect(screen.getByLabelText('The recipe, or the page')).toHaveProperty('value', words)
    expect(server.received(importRecipePageCall)).toEqual([])
    server.answers(importRecipePageCall, stew)
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([{ html: words, url }])
  })

  it.each(['url', 'text'] as const)('reads what is shared again: ?%s (importing 159)', async (name) => {
    const call = name === 'url' ? importRecipeUrlCall : importRecipePageCall
    server.refuses(call, 422, 'Not today.')
    const shared = name === 'url' ? 'https://cooking.example/stew' : recipe
    const address = `/import-recipes?${name}=${encodeURIComponent(shared)}`
    visit(address)
    expect(await screen.findByText('Not today.')).toBeVisible()
    server.answers(call, stew)
    await act(async () => window.history.pushState(null, '', address))
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(call)).toHaveLength(2)
  })

  it('reads the page that the button in the browser sent (importing 19)', async () => {
    server.answers(importRecipePageCall, stew)
    const hash = await pageHash('https://cooking.example/stew', '<html>stew</html>')
    visit(`/import-recipes${hash}`)
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([
      { html: '<html>stew</html>', url: 'https://cooking.example/stew' },
    ])
  })

  it('says so where a page was broken on its way', async () => {
    visit('/import-recipes#page=nonsense')
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('press the button again'),
    )
  })

  it.each([
    ['a recipe', recipe],
    [
      'a caption with fractions and names in it',
      '✨ Salmon ✨\nSave it & follow @cook.daily!\n1/2 cup cream, warm.\n1/4 tsp. salt\n1. Bake the salmon.',
    ],
    ['a source in one line', '<a href="https://a.example/1">1</a> <a href="https://b.example/2">2</a>'],
  ])('takes %s pasted into the field for an address (importing 109)', async (_, text) => {
    const { person, field } = await open()
    server.answers(importRecipePageCall, stew)
    await person.click(field)
    await person.paste(text)
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipePageCall).map(({ body }) => body)).toEqual([{ html: text }])
  })

  it('reads the address in a message pasted into the field', async () => {
    const { person, field } = await open()
    server.answers(importRecipeUrlCall, stew)
    await person.click(field)
    await person.paste('Look at this: https://cooking.example/stew')
    expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
    expect(server.received(importRecipeUrlCall).map(({ body }) => body)).toEqual([
      { url: 'https://cooking.example/stew' },
    ])
  })
})
