import { expect, it } from 'vitest'
import { forgetDrafts, keepDraftsOf } from './browser-storage.ts'

it('forgets what the product keeps in this tab, and nothing of anybody else', () => {
  sessionStorage.setItem('plateful:recipe-form:review', '{}')
  sessionStorage.setItem('plateful:open-preview', '{}')
  sessionStorage.setItem('plateful:import-list', '{}')
  sessionStorage.setItem('tsr-scroll', '[]')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['tsr-scroll'])
})

it('gives what was typed before the session ended to who typed it, and to nobody else', () => {
  keepDraftsOf(1)
  sessionStorage.setItem('plateful:days', '[]')
  keepDraftsOf(1)
  expect(sessionStorage.getItem('plateful:days')).toBe('[]')
  keepDraftsOf(2)
  expect(sessionStorage.getItem('plateful:days')).toBeNull()
})
