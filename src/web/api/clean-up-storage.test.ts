import { describe, expect, it, vi } from 'vitest'
import { COLOUR_SCHEME_KEY } from '../ui/colour-scheme.ts'
import { cleanUpStorage } from './browser-storage.ts'

describe('the clean-up at start', () => {
  it.each([
    ['shopping-list-2024', false],
    ['meal-plan', false],
    ['calendar-view', false],
    ['my-completed-things', false],
    ['locked', false],
    ['my-shopping-list', true],
    ['plateful:onboarding-started', true],
    ['plateful:ticks:2026-01-05', true],
    [COLOUR_SCHEME_KEY, true],
  ])('%s stays: %s', (key, stays) => {
    localStorage.setItem(key, 'x')
    cleanUpStorage()
    expect(localStorage.getItem(key) !== null).toBe(stays)
  })

  it('does not keep the page shut where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', null)
    expect(cleanUpStorage).not.toThrow()
  })
})
