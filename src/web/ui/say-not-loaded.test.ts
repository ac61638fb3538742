import { afterEach, expect, it } from 'vitest'
import { NOT_LOADED, sayIfNotLoaded } from './say-not-loaded.ts'

afterEach(() => document.body.replaceChildren())

function aSplash(): HTMLElement {
  const splash = document.createElement('div')
  splash.id = 'splash'
  document.body.append(splash)
  return splash
}

function fail(tag: 'script' | 'img') {
  const element = document.createElement(tag)
  document.body.append(element)
  element.dispatchEvent(new ErrorEvent('error'))
}

it('the splash says once that a script could not be loaded (home 140)', () => {
  const splash = aSplash()
  sayIfNotLoaded(NOT_LOADED)
  fail('img')
  expect(splash.textContent).toBe('')
  fail('script')
  fail('script')
  expect(splash.textContent).toBe(NOT_LOADED)
})

it('where a screen is there already, it says nothing (home 140)', () => {
  const splash = aSplash()
  splash.hidden = true
  sayIfNotLoaded(NOT_LOADED)
  fail('script')
  expect(splash.textContent).toBe('')
})
