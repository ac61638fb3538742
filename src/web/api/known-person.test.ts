import { expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { forgetPerson, rememberPerson } from './known-person.ts'

it('signing out takes along what only this person may see, and leaves what is the browser’s', () => {
  for (const key of ['person', 'list', 'ticks:1:current', 'ticks:1:2026-03-02:2026-03-08', 'clock'])
    localStorage.setItem(`plateful:${key}`, '{}')
  forgetPerson()
  expect(Object.keys(localStorage)).toEqual(['plateful:clock'])
})

it('leaves nothing of a list, nor of what waits for it, in another household (home 82)', () => {
  const inHousehold = (householdId?: number) => rememberPerson({ ...aUser(), id: 1, householdId })
  const keys = ['plateful:edits:1', 'plateful:list', 'plateful:ticks:1:current']
  const keysLeft = () => keys.filter((key) => localStorage.getItem(key) !== null)
  for (const key of [...keys, 'plateful:edits:10']) localStorage.setItem(key, '[]')
  inHousehold()
  inHousehold(5)
  inHousehold(5)
  expect(keysLeft()).toEqual(keys)
  inHousehold(6)
  expect(keysLeft()).toEqual([])
  expect(localStorage.getItem('plateful:edits:10')).toBe('[]')
})
