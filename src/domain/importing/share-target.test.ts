import { expect, it } from 'vitest'
import { sharedWordsPath } from './share-target.ts'

const of = (form: Record<string, unknown>, most?: number) => sharedWordsPath((name) => form[name], most)

it.each([
  [{ text: '2 leeks & 1 onion\nCook.' }, '/import-recipes?text=2%20leeks%20%26%201%20onion%0ACook.'],
  [
    { title: 'Soup', url: 'https://cooking.example/?a=1&b=2' },
    '/import-recipes?title=Soup&url=https%3A%2F%2Fcooking.example%2F%3Fa%3D1%26b%3D2',
  ],
  [{ text: '  ', title: '' }, null],
  [{ text: 4, photos: 'x' }, null],
])('the words %j go on as the import page begins with them (importing 32)', (form, address) => {
  expect(of(form)).toBe(address)
})

it('words that are longer than an address may be are not cut', () => {
  expect(of({ text: 'x'.repeat(100) }, 50)).toBeNull()
  expect(of({ text: 'x'.repeat(100_000) })).toHaveLength(100_000 + '/import-recipes?text='.length)
})
