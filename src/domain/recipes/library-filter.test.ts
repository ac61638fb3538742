import { expect, test } from 'vitest'
import { LibraryFilter, partKeys, personKey, readPersonKey, withoutPart } from './library-filter.ts'

const filter: LibraryFilter = {
  minutes: 30,
  tags: ['quick', 'one pot'],
  safe: ['family-3'],
  hand: ['leek'],
  only: true,
}

test('each part of a filter has a key, and can be dropped by it', () => {
  expect(partKeys(filter)).toEqual(['minutes', 'hand', 'tags quick', 'tags one pot', 'safe family-3'])
  expect(partKeys({ minutes: undefined })).toEqual([])
  expect(withoutPart(filter, 'tags one pot').tags).toEqual(['quick'])
  expect(withoutPart(filter, 'safe family-3')).not.toHaveProperty('safe')
  expect(withoutPart(filter, 'minutes')).not.toHaveProperty('minutes')
  let left = filter
  for (const key of partKeys(filter)) left = withoutPart(left, key)
  expect(left).toEqual({})
})

test('only what is at hand goes with what is at hand', () => {
  expect(withoutPart({ hand: ['leek'], only: true }, 'hand')).toEqual({})
})

test('people are named by the list they are on and their number', () => {
  expect(personKey({ kind: 'guest', id: 12 })).toBe('guest-12')
  expect(readPersonKey('guest-12')).toEqual({ kind: 'guest', id: 12 })
  expect(readPersonKey('family-1')).toEqual({ kind: 'family', id: 1 })
  expect(LibraryFilter.safeParse({ safe: ['somebody-1'] }).success).toBe(false)
})
