import { expect, it } from 'vitest'
import { forgetPerson } from './known-person.ts'

it('signing out takes along what only this person may see, and leaves what is the browser’s', () => {
  for (const key of ['person', 'list', 'ticks:1:current', 'ticks:1:2026-03-02:2026-03-08', 'clock'])
    localStorage.setItem(`plateful:${key}`, '{}')
  forgetPerson()
  expect(Object.keys(localStorage)).toEqual(['plateful:clock'])
})
