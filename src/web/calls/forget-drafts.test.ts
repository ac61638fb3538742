import { expect, it } from 'vitest'
import { forgetDrafts } from './forget-drafts.ts'

it('forgets what the product keeps in this tab, and nothing of anybody else', () => {
  sessionStorage.setItem('plateful:recipe-form:review', '{}')
  sessionStorage.setItem('plateful:open-preview', '{}')
  sessionStorage.setItem('plateful:import-list', '{}')
  sessionStorage.setItem('tsr-scroll', '[]')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['tsr-scroll'])
})
