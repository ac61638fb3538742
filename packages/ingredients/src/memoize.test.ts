import { expect, test } from 'vitest'
import { memoize, memoizeBy } from './memoize.ts'

test('a text is asked once, also where nothing is found', () => {
  const asked: string[] = []
  const find = memoize((text): string | undefined => {
    asked.push(text)
    return undefined
  })
  expect([find('salt'), find('salt')]).toEqual([undefined, undefined])
  expect(asked).toEqual(['salt'])
})

test('a full cache is emptied, and a long text is asked each time', () => {
  const asked: string[] = []
  const count = memoize((text) => asked.push(text), { most: 2, longest: 3 })
  for (const text of ['a', 'b', 'a', 'c', 'a', 'long', 'long']) count(text)
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'long', 'long'])
})

test('arguments of one key are asked once', () => {
  const objectOf = memoizeBy(
    (_: object, name: string) => name,
    (_, name) => ({ name }),
  )
  expect(objectOf({}, 'salt')).toBe(objectOf({}, 'salt'))
})
