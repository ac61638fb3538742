import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const testApp = useTestApp()

const said: ImportedReading = {
  ...emptyRecipeDetails,
  name: 'Soup, as the page calls it',
  servings: null,
  prepTimeMinutes: 10,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: 'easy',
  cuisine: null,
  nutritionPerServing: null,
  ingredients: ['2 leeks'],
  steps: ['Slice the leeks.'],
}

const saveImported = async (person: Person, asRead: ImportedReading | undefined = said) =>
  (await person.call('POST', '/api/recipes', { ...aRecipe(), asRead })).json<Recipe>()
const kept = async (person: Person, id: number) =>
  (await person.call('GET', `/api/recipes/${id}/imported-reading`)).json<{ reading: unknown }>().reading

describe('the page as it was imported (importing 31)', () => {
  it('is kept with the recipe that is saved, and told with no other answer', async () => {
    const ada = await testApp.person()
    const recipe = await saveImported(ada)
    expect(await kept(ada, recipe.id)).toEqual(said)
    expect(recipe).not.toHaveProperty('asRead')
    expect((await ada.call('GET', `/api/recipes/${recipe.id}`)).json()).toEqual(recipe)
  })

  it('is not known of a recipe that somebody wrote, and there is none of a recipe that is not there', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    expect(await kept(ada, id)).toBeNull()
    const gone = await ada.call('GET', `/api/recipes/${id + 1}/imported-reading`)
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  })

  it('gives way to what the page says now together with what is taken of it, and comes back with null', async () => {
    const ada = await testApp.person()
    const { id, updatedAt } = await saveImported(ada)
    const now = { ...said, name: 'Leek soup' }
    const taken = await ada.call('PATCH', `/api/recipes/${id}`, {
      name: now.name,
      asRead: now,
      seen: updatedAt,
    })
    expect(taken.json()).toMatchObject({ name: 'Leek soup' })
    expect(await kept(ada, id)).toEqual(now)
    await ada.call('PATCH', `/api/recipes/${id}`, { name: 'Soup', asRead: null })
    expect(await kept(ada, id)).toBeNull()
  })

  it('stays as it was where the change meets a newer recipe', async () => {
    const ada = await testApp.person()
    const { id, updatedAt } = await saveImported(ada)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
    await ada.call('PATCH', `/api/recipes/${id}`, { name: 'Changed meanwhile' })
    const change = { name: 'From the page', asRead: { ...said, name: 'New' }, seen: updatedAt }
    expect((await ada.call('PATCH', `/api/recipes/${id}`, change)).statusCode).toBe(412)
    expect(await kept(ada, id)).toEqual(said)
  })

  it('is kept once where the recipe is sent again after a lost answer', async () => {
    const ada = await testApp.person()
    const key = { 'idempotency-key': 'a-key-of-twenty-signs' }
    const send = (asRead: ImportedReading) => ada.call('POST', '/api/recipes', { ...aRecipe(), asRead }, key)
    const [first, again] = [await send(said), await send(said)]
    expect(again.json()).toEqual(first.json())
    expect(await kept(ada, first.json<Recipe>().id)).toEqual(said)
  })

  it('goes along with a copy', async () => {
    const ada = await testApp.person()
    const { id } = await saveImported(ada)
    const copy = (await ada.call('POST', `/api/recipes/${id}/duplicate`)).json<Recipe>()
    expect(await kept(ada, copy.id)).toEqual(said)
  })

  it('goes along to another household, and with the copies that somebody takes along', async () => {
    const [ada, bob] = [
      await testApp.person({ firstName: 'Ada' }),
      await testApp.person({ firstName: 'Bob' }),
    ]
    const { id } = await saveImported(bob)
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const token = link.split('/').at(-1)
    const joined = await bob.call('POST', '/api/household/join', { token, recipes: 'bring' })
    expect(joined.statusCode).toBe(200)
    expect(await kept(ada, id)).toEqual(said)
    expect((await bob.call('POST', '/api/household/leave', { recipes: 'bring' })).statusCode).toBe(200)
    const [copy] = (await bob.call('GET', '/api/recipes')).json<Recipe[]>()
    expect(copy?.id).not.toBe(id)
    expect(await kept(bob, copy?.id ?? 0)).toEqual(said)
    expect(await kept(ada, id)).toEqual(said)
  })

  it('is refused where it is none', async () => {
    const ada = await testApp.person()
    const answer = await ada.call('POST', '/api/recipes', { ...aRecipe(), asRead: { name: 'Soup' } })
    expect(answer.statusCode).toBe(400)
  })
})
