import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { type Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'

const testApp = useTestApp()

interface Imported {
  success: boolean
  recipe: Recipe
}

const browse = async (person: Person) =>
  (await person.call('GET', '/api/browse-recipes')).json<CatalogueItem[]>()
const bring = async (person: Person, id: number) =>
  (await person.call('POST', `/api/import-recipe/${id}`)).json<Imported>()

describe('the catalogue', () => {
  it('is listed with what a card shows, and never with a photo of its own', async () => {
    const items = await browse(await testApp.person())
    expect(items[0]).toEqual({
      spoonacularId: expect.any(Number),
      title: expect.any(String),
      image: null,
      servings: expect.any(Number),
      totalMinutes: expect.any(Number),
      tags: expect.any(Array),
      cuisine: expect.any(String),
      ingredients: expect.any(Array),
    })
  })

  it('lets a recipe be read before it is imported, and nothing is stored', async () => {
    const ada = await testApp.person()
    const [item] = await browse(ada)
    const read = await ada.call('GET', `/api/browse-recipes/${item?.spoonacularId}`)
    expect(read.json()).toEqual({
      description: null,
      ingredients: item?.ingredients,
      steps: expect.arrayContaining([expect.any(String)]),
    })
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([])
    expect((await ada.call('GET', '/api/browse-recipes/999999')).statusCode).toBe(404)
  })

  it('gives a recipe to the library under the household’s own number, ready to be planned and changed', async () => {
    const ada = await testApp.person()
    const [item] = await browse(ada)
    const { success, recipe } = await bring(ada, item?.spoonacularId ?? 0)
    expect(success).toBe(true)
    expect(recipe).toMatchObject({
      name: item?.title,
      userSequence: 1,
      userId: ada.user.id,
      source: `Plateful catalogue #${item?.spoonacularId}`,
      photo: null,
    })
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([recipe])
  })

  it('gives the same recipe once: the second time is the one in the library, as the family changed it', async () => {
    const ada = await testApp.person()
    const { recipe } = await bring(ada, 101)
    await ada.call('PATCH', `/api/recipes/${recipe.id}`, { name: 'Grandpa’s eggs' })
    const again = await bring(ada, 101)
    expect(again.recipe).toMatchObject({ id: recipe.id, name: 'Grandpa’s eggs' })
    expect((await ada.call('GET', '/api/recipes')).json()).toHaveLength(1)
  })

  it('gives one recipe to presses at the same moment, whichever process they reach', async () => {
    const ada = await testApp.person()
    const ids = (await browse(ada)).slice(0, 8).map((item) => item.spoonacularId)
    for (const id of ids) {
      const presses = await Promise.all(Array.from({ length: 4 }, () => bring(ada, id)))
      expect(new Set(presses.map(({ recipe }) => recipe.id)).size).toBe(1)
    }
    expect((await ada.call('GET', '/api/recipes')).json()).toHaveLength(ids.length)
  })

  it('gives each household its own copy', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const [hers, theirs] = [await bring(ada, 101), await bring(eve, 101)]
    expect(theirs.recipe.id).not.toBe(hers.recipe.id)
    expect((await eve.call('GET', `/api/recipes/${hers.recipe.id}`)).statusCode).toBe(404)
  })

  it.each([
    ['999999', 404, 'This recipe is no longer in the catalogue. Please choose another one.'],
    ['0', 400, expect.any(String)],
    ['soup', 400, expect.any(String)],
  ])('number %s answers %i with a sentence', async (id, status, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', `/api/import-recipe/${id}`)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message })
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([])
  })

  it('is for signed-in people', async () => {
    expect((await testApp.visit('GET', '/api/browse-recipes')).statusCode).toBe(401)
    expect((await testApp.visit('GET', '/api/browse-recipes/101')).statusCode).toBe(401)
    expect((await testApp.visit('POST', '/api/import-recipe/101')).statusCode).toBe(401)
  })
})

describe('a catalogue with photos', () => {
  const photos = 'https://photos.example'
  const recipe = async (id: number) =>
    RecipeDraft.parse(aRecipe({ source: `Elsewhere #${id}`, photo: `${photos}/${id}.jpg` }))
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c40' } })
  const elsewhere = useTestApp(
    {},
    {
      catalogue: { browse: async () => [], recipe },
      pages: {
        fetchPage: async () => {
          throw refuse('PAGE_FAILED', 'This page cannot be reached.')
        },
        fetchImage: async (url) => {
          if (url !== `${photos}/1.jpg`) throw refuse('PAGE_FAILED', 'This picture cannot be reached.')
          return { bytes: await picture.jpeg().toBuffer(), mediaType: 'image/jpeg' }
        },
      },
    },
  )

  it('brings the photo along, kept by the household', async () => {
    const ada = await elsewhere.person()
    const { photo } = (await bring(ada, 1)).recipe
    expect(photo).toMatch(/^\/api\/photos\//)
    expect((await ada.call('GET', String(photo))).statusCode).toBe(200)
  })

  it('brings the recipe along even where the photo cannot be had', async () => {
    const { recipe: saved } = await bring(await elsewhere.person(), 2)
    expect(saved).toMatchObject({ source: 'Elsewhere #2', photo: null })
  })
})
