/**
 * Before and after every web test: an empty browser, a server that answers only what the test gave
 * it, no motion.
 */

import './web-act.ts'
import { cleanup, configure, getConfig, isInaccessible } from '@testing-library/react'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { browserStorage, tabStorage } from '../../src/web/api/browser-storage.ts'
import { dropPreloaded } from '../../src/web/api/preload.ts'
import { currentToast, dismissToast } from '../../src/web/ui/toast.ts'
import { openServer } from './web-server.ts'

// Screens load their code when they are opened, the first of a file with all that it is made of,
// and two cores may be busy with something else. A toast says its words a second time, out of
// sight, for a screen reader; a test that looks for a text means the one that is seen.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: 'script, style, span[role="status"][aria-live]' })

// A finder that waits fails at each change of the page until what it looks for is there. The page
// is written out for a failure that somebody reads, and for no other.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    let written: string | undefined
    return Object.defineProperty(error, 'message', {
      get: () => (written ??= getElementError(message, container).message),
      configurable: true,
    })
  },
})

// Each finder by a role asks for the styles of all that it finds, and each of these is a copy of
// the styles above it: `structuredClone` makes it ten times as slowly.
CSSPropertyManager.prototype.clone = function clone() {
  const copied = Object.entries(this.properties).map(([name, property]) => [name, { ...property }])
  return Object.assign(new CSSPropertyManager(), {
    properties: Object.fromEntries(copied) as typeof this.properties,
    definedPropertyNames: { ...(Reflect.get(this, 'definedPropertyNames') as object) },
  })
}

vi.setConfig({ testTimeout: 60_000 })

declare module 'vitest' {
  interface Matchers<T> {
    /**
     * The element is on the page, and nothing hides it. A finder alone finds what is hidden, too.
     */
    toBeVisible(): T
  }
}

expect.extend({
  toBeVisible: (element: Element) => ({
    pass: element.isConnected && !isInaccessible(element),
    message: () => `is hidden, or no longer on the page: ${element.outerHTML}`,
  }),
})

/**
 * What asks on leaving the page. Many tests share a page, and none may be asked what another
 * typed.
 */
const asking: EventListenerOrEventListenerObject[] = []
const listen = window.addEventListener.bind(window)
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  if (type === 'beforeunload') asking.push(listener)
  listen(type, listener, options)
}

beforeEach(() => {
  // Not at the end of a test: what a screen still sends as it is left meets the server of its own
  // test.
  vi.unstubAllGlobals()
  for (const storage of [browserStorage, tabStorage]) storage.forget(() => true)
  dropPreloaded()
  window.history.replaceState(null, '', '/')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', openServer())
})

afterEach(() => {
  cleanup()
  for (const ask of asking.splice(0)) window.removeEventListener('beforeunload', ask)
  while (currentToast()) dismissToast()
  vi.restoreAllMocks()
  // Files share a page, and none may go on by the clock that another set.
  vi.useRealTimers()
})

// A part that a screen had begun to load would be broken for every file after this one.
afterAll(() => vi.dynamicImportSettled())
