import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './api/no-eval.ts'
import { cleanUpStorage } from './api/browser-storage.ts'
import { knownPerson, visitorFromPage } from './api/known-person.ts'
import { AuthGate } from './auth-gate.tsx'
import { mostOpenedScreens } from './most-opened-screens.ts'
import { installApp } from './new-version.ts'
import './ui/base.css'
import './ui/forced-colours.css'
import './ui/large-text.css'
import './ui/fonts.css'
import './ui/tokens.css'
import { createQueryClient } from './query-client.tsx'
import { installTrustedTypes } from './ui/install-trusted-types.ts'
import { nearbyElements } from './ui/nearby-elements.ts'
import { showStoredToast } from './ui/toast.ts'

/**
 * Starts to load the code of the screen at this address, for somebody who is probably signed in. A
 * failure is ignored: whoever needs the code asks for it again.
 */
function startAhead(pathname: string): void {
  const visitor = visitorFromPage()
  if (visitor === 'visitor' || (visitor === null && !knownPerson())) return
  for (const code of [import('./app.tsx'), mostOpenedScreens[pathname]?.()]) code?.catch(() => undefined)
}

/** If its code fails to load, the page works without it. */
const keepFocusFromNowOn = () => {
  const pressed = nearbyElements(document.activeElement)
  void import('./ui/keep-focus.ts').then(({ keepFocus }) => keepFocus(pressed)).catch(() => undefined)
}

function start(): void {
  installTrustedTypes(window)
  startAhead(window.location.pathname)
  fetchHeadingFace()
  cleanUpStorage()
  showStoredToast()
  installApp()
  window.addEventListener('keydown', keepFocusFromNowOn, { capture: true, once: true })

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  createRoot(root).render(
    <StrictMode>
      <AuthGate client={createQueryClient()} />
    </StrictMode>,
  )
}

// Not while this file loads: a debugger notes where each file was requested, and would read all of
// it again (decision 0034).
queueMicrotask(start)

/**
 * Loads the font of the headings when the code is there and the network is free. Earlier it would
 * delay the code; with the first heading it would arrive after the heading was drawn and move it.
 */
function fetchHeadingFace(): void {
  // If it fails, headings stay in the fallback font.
  document.fonts.load('600 1em Fraunces').catch(() => undefined)
}
