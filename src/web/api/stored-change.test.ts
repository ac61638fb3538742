import { expect, it } from 'vitest'
import { fromStored, toStored } from './stored-change.ts'

const change = { kind: 'marks', input: null, words: 'x', id: 'key', at: 1, place: 1, refused: null }

it.each([
  [
    { ...change, owner: '1.1' },
    { ...change, of: '1.1' },
  ],
  [
    { ...change, owner: '1.1', temporaryId: -5, serverId: 7 },
    { ...change, of: '1.1', makes: -5, became: 7 },
  ],
])('a change is stored under the names of earlier versions, and read from them', (waiting, stored) => {
  expect(toStored(waiting)).toEqual(stored)
  expect(fromStored(stored)).toEqual(waiting)
})
