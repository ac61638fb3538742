import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'

const testApp = useTestApp()

const share = async (parts: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.set(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  return testApp.app.inject({
    method: 'POST',
    url: '/import-recipes/shared',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  })
}
const AGAIN = '/recipes?shared=again'
const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' })

it('words that are shared before the app’s worker is there begin an import (importing 32)', async () => {
  const answer = await share({ title: 'Stew', text: 'https://cooking.example/stew' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/import-recipes?title=Stew&text=https%3A%2F%2Fcooking.example%2Fstew',
  ])
})

it.each([
  ['a photo', { photos: photo(100) }],
  ['a photo that is too large to look at', { photos: photo(400_000) }],
  ['nothing', { text: '' }],
  ['words that are longer than an address', { text: 'x'.repeat(20_000) }],
])('%s is asked for once more, in the app', async (_, parts) => {
  const answer = await share(parts)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, AGAIN])
})

it('the phone that shares is no page of another site, and nobody has to be signed in', async () => {
  const answer = await share({ text: 'soup' }, { origin: 'null', 'sec-fetch-site': 'cross-site' })
  expect(answer.headers.location).toBe('/import-recipes?text=soup')
})

it.each([
  ['a form that is none', 'multipart/form-data; boundary=x', 'nonsense'],
  ['JSON', 'application/json', '{"text":"soup"}'],
  ['no form at all', 'text/plain', 'soup'],
])('%s is asked for once more too', async (_, type, payload) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/import-recipes/shared',
    payload,
    headers: { 'content-type': type },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, AGAIN])
})

it('no call of the API takes a form by that', async () => {
  const ada = await testApp.person()
  const answer = await ada.call('POST', '/api/recipes', 'name=soup', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(answer.statusCode).toBe(415)
})
