import { expect, it } from 'vitest'
import { IdParams } from '../../contract/call.ts'
import { newTemporaryId, isTemporaryId, temporaryIdsIn, withServerIds } from './temporary-ids.ts'

it('an id that is drawn here goes wherever an id goes, and is none of a database', () => {
  for (let time = 0; time < 50; time += 1) {
    const id = newTemporaryId()
    expect(isTemporaryId(id)).toBe(true)
    expect(IdParams.parse({ id: String(id) })).toEqual({ id })
  }
  expect([1, 2 ** 31, 2 ** 40, -5, 0.5].map(isTemporaryId)).toEqual([false, false, false, false, false])
})

it('true ids take the place of drawn ones, however deep', () => {
  const [soup, pie] = [newTemporaryId(), newTemporaryId()]
  const day = {
    date: '2026-03-02',
    meals: [
      { id: 'a', recipeId: soup },
      { id: 'b', recipeId: 7 },
    ],
    of: [pie],
  }
  expect([...temporaryIdsIn(day)]).toEqual([soup, pie])
  expect(withServerIds(day, new Map([[soup, 12]]))).toEqual({
    ...day,
    meals: [
      { id: 'a', recipeId: 12 },
      { id: 'b', recipeId: 7 },
    ],
  })
  expect(withServerIds(day, new Map([[newTemporaryId(), 12]]))).toBe(day)
})
