import { expect, it } from 'vitest'
import { forgetDrafts, claimDrafts } from './browser-storage.ts'

it('forgets what the product keeps in this tab, and nothing of anybody else', () => {
  sessionStorage.setItem('plateful:recipe-form:review', '{}')
  sessionStorage.setItem('plateful:open-preview', '{}')
  sessionStorage.setItem('plateful:import-list', '{}')
  sessionStorage.setItem('tsr-scroll', '[]')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['tsr-scroll'])
})

it('gives what was typed before the session ended to who typed it, and to nobody else', () => {
  claimDrafts(1)
  sessionStorage.setItem('plateful:days', '[]')
  claimDrafts(1)
  expect(sessionStorage.getItem('plateful:days')).toBe('[]')
  claimDrafts(2)
  expect(sessionStorage.getItem('plateful:days')).toBeNull()
})
