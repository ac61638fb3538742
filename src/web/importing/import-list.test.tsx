import type { Doubt } from '@plateful/page-reader/doubt'
import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { pressUndo, visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import type { CallAnswer } from '../../contract/call.ts'
import { importRecipePageCall, importRecipeUrlCall } from '../../contract/importing.ts'
import { createRecipeCall, recipesCall } from '../../contract/recipes.ts'
import type { RecipePreview } from '../../domain/importing/recipe-preview.ts'

type Imported = CallAnswer<typeof importRecipeUrlCall>

const site = 'https://cooking.example'
const addresses = (...names: string[]) => names.map((name) => `${site}/${name}`).join('\n')

/** What is on a page of the site; its name is the last part of its address. */
function page(url: string, change: Partial<RecipePreview> = {}, more: Partial<Imported> = {}): Imported {
  const name = url.split('/').at(-1) ?? ''
  return {
    success: true,
    preview: true,
    recipeData: {
      id: 0,
      name,
      servings: 4,
      prepTimeMinutes: 5,
      cookTimeMinutes: 10,
      totalTimeMinutes: null,
      ingredients: [`200 g ${name}`],
      steps: [`Cook the ${name}.`],
      tags: ['dinner'],
      source: url,
      cuisine: null,
      difficulty: null,
      ...emptyRecipeDetails,
      photo: null,
      nutritionPerServing: null,
      ...change,
    },
    warnings: [],
    others: [],
    twins: [],
    ...more,
  }
}

const unserved: Doubt = { field: 'servings', message: 'It serves nobody.' }

beforeEach(() => {
  let count = 0
  server.answers(recipesCall, [])
  server.answers(importRecipeUrlCall, ({ body }) => page(body.url))
  server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: ++count }))
})

async function read(text: string): Promise<UserEvent> {
  const person = visit('/import-recipes')
  await person.click(await screen.findByLabelText('Address of the recipe'))
  await person.paste(text)
  await person.click(await screen.findByRole('button', { name: /^Read \d+ pages/ }))
  return person
}
const row = (name: string) => {
  const found = screen.getByRole('heading', { name, level: 4 }).closest('li')
  if (!found) throw new Error(`No row is called ${name}`)
  return within(found)
}
const saveAll = (count: number) =>
  screen.findByRole('button', { name: `Save all that are complete (${count})` })
const received = () => server.received(createRecipeCall).map(({ body }) => body.name)

describe('several addresses at once', () => {
  it('are read three at a time, and say how far they are', async () => {
    const release = server.holds(importRecipeUrlCall, page(`${site}/peas`))
    await read(addresses('peas', 'beans', 'rice', 'eggs'))
    expect(await screen.findByText('0 of 4 pages read.')).toBeVisible()
    expect(screen.getAllByText('Reading…')).toHaveLength(3)
    expect(screen.getAllByText('Waiting')).toHaveLength(1)
    expect(server.received(importRecipeUrlCall)).toHaveLength(3)
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url))
    release()
    expect(await screen.findByText('All 4 pages are read, 4 ready to review.')).toBeVisible()
    expect(server.received(importRecipeUrlCall)).toHaveLength(4)
  })

  it('can be typed, and a line that is no address is named', async () => {
    const person = await visitAndPress('/import-recipes', 'Several at once')
    const field = screen.getByLabelText('Addresses of the recipes')
    await person.type(field, 'cooking.example/peas{Enter}buy some milk')
    await person.click(screen.getByRole('button', { name: 'Read the pages' }))
    expect(await screen.findByText('Invalid URL: buy some milk')).toBeVisible()
    expect(server.received(importRecipeUrlCall)).toEqual([])
    await person.clear(field)
    await person.type(field, 'cooking.example/peas{Enter}cooking.example/rice{Control>}{Enter}{/Control}')
    expect(await screen.findByText('All 2 pages are read, 2 ready to review.')).toBeVisible()
  })

  it('are saved with one press where nothing is missing and the library has none like them', async () => {
    const twin = { id: 9, name: 'Rice', userSequence: 7, servings: 6 }
    server.answers(importRecipeUrlCall, ({ body: { url } }) => {
      if (url.endsWith('rice')) return page(url, {}, { twins: [twin] })
      if (url.endsWith('eggs')) return page(url, { servings: null }, { warnings: [unserved] })
      return page(url, { servings: 6 })
    })
    const person = await read(addresses('peas', 'rice', 'eggs', 'beans'))
    await person.click(await saveAll(2))
    expect(await screen.findByText('2 recipes saved')).toBeVisible()
    expect(received()).toEqual(['peas', 'beans'])
    expect(row('peas').getByRole('link', { name: '#1' }).getAttribute('href')).toBe('/recipe/1?servings=6')
    expect(row('rice').getByText('You may have this one already: Rice (#7).')).toBeVisible()
    expect(row('eggs').getByText('Servings: it serves nobody.')).toBeVisible()
    expect(await saveAll(0)).toHaveProperty('disabled', true)
  })

  it('hold the same dish back when it comes a second time', async () => {
    server.answers(importRecipeUrlCall, ({ body }) =>
      page(body.url, { name: 'Pea soup', ingredients: ['peas'] }),
    )
    await read(addresses('one', 'two'))
    expect(await saveAll(1)).toBeVisible()
    expect(screen.getByText('The same recipe is further up this list.')).toBeVisible()
  })

  it('can be given a tag together where the pages name none', async () => {
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url, { tags: [] }))
    const person = await read(addresses('peas', 'rice'))
    expect(await screen.findAllByText(/^Tags: give it at least one/)).toHaveLength(2)
    await person.type(screen.getByLabelText('A tag for the 2 without one'), 'Supper!{Enter}')
    await person.click(await saveAll(2))
    await expect
      .poll(() => server.received(createRecipeCall).map(({ body }) => body.tags))
      .toEqual([['supper'], ['supper']])
  })

  it('are reviewed one after the other; closing the review loses nothing', async () => {
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url, {}, { warnings: [unserved] }))
    const person = await read(addresses('peas', 'rice'))
    await person.click(await screen.findByRole('button', { name: 'Review peas' }))
    const name = await screen.findByLabelText(/^Name/)
    await person.clear(name)
    await person.type(name, 'Green peas')
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Your changes to it aren’t saved yet.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Review peas' }))
    expect(await screen.findByDisplayValue('Green peas')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    expect(await screen.findByDisplayValue('rice')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save recipe' }))
    expect(await screen.findByText('All 2 pages are read, 2 saved.')).toBeVisible()
    expect(received()).toEqual(['Green peas', 'rice'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('when something goes wrong', () => {
  it('says why a page could not be read; it can be tried again or pasted', async () => {
    server.refuses(importRecipeUrlCall, 502, 'This page lets no program in.')
    const person = await read(addresses('peas', 'rice'))
    expect(await screen.findAllByText('This page lets no program in.')).toHaveLength(2)
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url))
    await person.click(screen.getByRole('button', { name: `Try again: ${site}/peas` }))
    expect(await screen.findByRole('heading', { name: 'peas' })).toBeVisible()
    server.answers(importRecipePageCall, ({ body }) => page(body.url ?? ''))
    await person.click(screen.getByRole('button', { name: `Paste the page ${site}/rice` }))
    await person.click(await screen.findByLabelText('The recipe, or the page'))
    await person.paste('<html>rice</html>')
    await person.click(screen.getByRole('button', { name: 'Read it' }))
    expect(await screen.findByText('All 2 pages are read, 2 ready to review.')).toBeVisible()
    expect(server.received(importRecipePageCall)[0]?.body.url).toBe(`${site}/rice`)
  })

  it('waits when the network is gone, and reads on at a press', async () => {
    server.isUnreachableFor(importRecipeUrlCall)
    const person = await read(addresses('peas', 'rice'))
    expect(await screen.findByText(/^0 of 2 pages read\. Plateful can’t be reached/)).toBeVisible()
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url))
    await person.click(screen.getByRole('button', { name: 'Read on' }))
    expect(await saveAll(2)).toBeVisible()
  })

  it('keeps a recipe that the server refuses, with the reason', async () => {
    const person = await read(addresses('peas', 'rice'))
    server.refuses(createRecipeCall, 400, 'Photos are full.')
    await person.click(await saveAll(2))
    expect(await screen.findByText('2 couldn’t be saved. The list says why.')).toBeVisible()
    expect(screen.getAllByText('Photos are full.')).toHaveLength(2)
    expect(await saveAll(0)).toBeVisible()
  })

  it('is there again after a reload, with its photos, and goes on where it was', async () => {
    const photo = 'data:image/jpeg;base64,aGVsbG8='
    server.answers(importRecipeUrlCall, ({ body }) => page(body.url, { photo }))
    const person = await read(addresses('peas', 'rice'))
    await saveAll(2)
    await person.click(screen.getByRole('button', { name: 'Take rice off the list' }))
    cleanup()
    const again = visit('/import-recipes')
    await again.click(await saveAll(1))
    expect(await screen.findByText('The page is read, 1 saved.')).toBeVisible()
    expect(server.received(createRecipeCall).map(({ body }) => body.photo)).toEqual([photo])
  })

  it('saves nothing twice when the answer to a saving is lost', async () => {
    const person = await read(addresses('peas', 'rice'))
    server.isUnreachableFor(createRecipeCall)
    server.answers(recipesCall, [aStoredRecipe({ id: 5, name: 'peas', source: `${site}/peas` })])
    await person.click(await saveAll(2))
    expect(await screen.findByText('Saving stopped')).toBeVisible()
    expect(await screen.findByText('You may have this one already: peas (#5).')).toBeVisible()
    expect(await saveAll(1)).toBeVisible()
  })

  it('stops saving where the server is not there for any, and blames no recipe', async () => {
    const person = await read(addresses('peas', 'rice'))
    server.refuses(createRecipeCall, 503, 'Plateful starts again.')
    await person.click(await saveAll(2))
    expect(await screen.findByText('Saving stopped')).toBeVisible()
    expect(server.received(createRecipeCall)).toHaveLength(1)
    expect(await saveAll(2)).toBeVisible()
  })

  it('sends a recipe under one key, from the list, after a reload and from its review', async () => {
    const person = await read(addresses('peas', 'rice'))
    server.isUnreachableFor(createRecipeCall)
    await person.click(await saveAll(2))
    expect(await screen.findByText('Saving stopped')).toBeVisible()
    cleanup()
    const later = visit('/import-recipes')
    await later.click(await saveAll(2))
    await expect.poll(() => server.received(createRecipeCall)).toHaveLength(2)
    await later.click(await screen.findByRole('button', { name: 'Review peas' }))
    server.answers(createRecipeCall, ({ body }) => aStoredRecipe({ ...body, id: 1 }))
    await later.click(await screen.findByRole('button', { name: 'Save recipe' }))
    await later.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await later.click(await saveAll(1))
    expect(await screen.findByText('All 2 pages are read, 2 saved.')).toBeVisible()
    const keys = server
      .received(createRecipeCall)
      .map(({ body, idempotencyKey }) => [body.name, idempotencyKey])
    const [first, , , rice] = keys
    expect(first?.[1]).toMatch(/^[\w-]{16,}$/)
    expect(keys).toEqual([first, first, first, ['rice', expect.stringMatching(/^[\w-]{16,}$/)]])
    expect(rice?.[1]).not.toBe(first?.[1])
  })

  it('gives back what was taken off the list', async () => {
    const person = await read(addresses('peas', 'rice'))
    await saveAll(2)
    await person.click(screen.getByRole('button', { name: 'Clear the list' }))
    expect(screen.queryByRole('heading', { name: 'Your addresses' })).toBeNull()
    await pressUndo(person)
    expect(await saveAll(2)).toBeVisible()
  })
})
