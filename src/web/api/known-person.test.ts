import { describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { forgetPerson, rememberPerson } from './known-person.ts'

it('signing out takes along what only this person may see, and leaves what is the browser’s', () => {
  for (const key of ['person', 'list', 'ticks:1:current', 'ticks:1:2026-03-02:2026-03-08', 'clock'])
    localStorage.setItem(`plateful:${key}`, '{}')
  forgetPerson()
  expect(Object.keys(localStorage)).toEqual(['plateful:clock'])
})

describe('a session that ended by itself', () => {
  const tick = { itemId: 'milk', isChecked: true, at: 1, by: 'phone' }
  const ticks = (isSent: boolean) => JSON.stringify({ listId: 7, ticks: [{ ...tick, isSent }] })
  const keysLeft = () => Object.keys(localStorage).toSorted()
  const inHousehold = (householdId: number, id = 1) => rememberPerson({ ...aUser(), id, householdId })
  const listAndEdits = () => {
    inHousehold(5)
    localStorage.setItem('plateful:list', JSON.stringify({ id: 'list-1', userId: 1 }))
    localStorage.setItem('plateful:running-timers', '{}')
    localStorage.setItem('plateful:ticks:1:2026-03-02:2026-03-08', ticks(true))
    localStorage.setItem('plateful:ticks:1:2026-03-09:2026-03-15', ticks(false))
    localStorage.setItem('plateful:edits:1', '[]')
  }
  const waiting = ['plateful:edits:1', 'plateful:ticks:1:2026-03-09:2026-03-15']

  it('leaves no copy of a list, only what waits to be sent (home 82, home 89)', () => {
    listAndEdits()
    rememberPerson(null)
    expect(keysLeft()).toEqual([...waiting, 'plateful:home-of:1'].toSorted())
    inHousehold(5)
    expect(keysLeft()).toEqual([...waiting, 'plateful:person'].toSorted())
  })

  it('leaves nothing that waits for the list of another household', () => {
    listAndEdits()
    rememberPerson(null)
    inHousehold(6)
    expect(keysLeft()).toEqual(['plateful:person'])
  })

  it('leaves no copy to somebody else who signs in, and what waits to who comes back', () => {
    listAndEdits()
    inHousehold(8, 2)
    expect(keysLeft()).toEqual([...waiting, 'plateful:home-of:1', 'plateful:person'].toSorted())
    inHousehold(5)
    expect(keysLeft()).toEqual([...waiting, 'plateful:person'].toSorted())
  })

  it('leaves a list that an older version kept here alone', () => {
    inHousehold(5)
    localStorage.setItem('plateful:list', JSON.stringify({ id: null, userId: 1 }))
    rememberPerson(null)
    expect(localStorage.getItem('plateful:list')).not.toBeNull()
    forgetPerson()
    expect(keysLeft()).toEqual([])
  })
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
