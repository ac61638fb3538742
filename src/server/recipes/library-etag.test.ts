import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const testApp = useTestApp()
const LIST = '/api/recipes'

const tagFor = async (person: Person) => String((await person.call('GET', LIST)).headers['etag'])
const ask = (person: Person, tag: string) => person.call('GET', LIST, undefined, { 'if-none-match': tag })

describe('the tag of the library', () => {
  it('holds while nothing changes, and then nothing is sent', async () => {
    const ada = await testApp.person()
    await ada.call('POST', LIST, aRecipe())
    const tag = await tagFor(ada)
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    for (const sent of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await ask(ada, sent)
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
      expect(again.headers['cache-control']).toBe('private, no-cache')
    }
    expect((await ask(ada, '"other"')).statusCode).toBe(200)
  })

  it.each<[string, (person: Person, recipe: Recipe) => Promise<unknown>]>([
    ['a new recipe', (person) => person.call('POST', LIST, aRecipe())],
    ['a change', (person, { id }) => person.call('PATCH', `${LIST}/${id}`, { name: 'Bisque' })],
    ['a heart', (person, { id }) => person.call('PATCH', `${LIST}/${id}/marks`, { isFavourite: true })],
    ['a day', (person, { id }) => person.call('POST', `${LIST}/${id}/made`, { date: '2026-03-01' })],
    ['a copy', (person, { id }) => person.call('POST', `${LIST}/${id}/duplicate`)],
    ['a deletion', (person, { id }) => person.call('DELETE', `${LIST}/${id}`)],
  ])('is another after %s', async (_what, change) => {
    const ada = await testApp.person()
    const recipe = (await ada.call('POST', LIST, aRecipe())).json<Recipe>()
    const before = await tagFor(ada)
    await change(ada, recipe)
    const after = await ask(ada, before)
    expect(after.statusCode).toBe(200)
    expect(after.headers['etag']).not.toBe(before)
  })

  it('is another again when a deletion is taken back', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', LIST, aRecipe())).json<Recipe>()
    await ada.call('DELETE', `${LIST}/${id}`)
    const deleted = await tagFor(ada)
    await ada.call('POST', `${LIST}/${id}/restore`)
    expect((await ask(ada, deleted)).json()).toHaveLength(1)
  })

  it('of one household says nothing to another, and nothing is answered to a visitor', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', LIST, aRecipe())
    await eve.call('POST', LIST, aRecipe())
    const tag = await tagFor(ada)
    expect((await ask(eve, tag)).statusCode).toBe(200)
    expect((await testApp.visit('GET', LIST, undefined, { 'if-none-match': tag })).statusCode).toBe(401)
  })
})

describe('a long answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ])('leaves compressed for %s', async (accepted, encoding, decompress) => {
    const ada = await testApp.person()
    const steps = [`Stir ${'and stir '.repeat(300)}`]
    await ada.call('POST', LIST, aRecipe({ steps }))
    const plain = await ada.call('GET', LIST)
    const response = await ada.call('GET', LIST, undefined, { 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(response.rawPayload.length),
      vary: 'accept-encoding',
    })
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual(plain.json())
  })

  it('a short one leaves as it is', async () => {
    const ada = await testApp.person()
    const response = await ada.call('GET', LIST, undefined, { 'accept-encoding': 'br, gzip' })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.json()).toEqual([])
  })
})
