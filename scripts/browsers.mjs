/** Installs Debian's packages for the tests; `npm test` starts it beside the build. */

import { ensureChromium, ensureJourneysBrowser, isDebian } from './chromium.mjs'

// Elsewhere a browser comes by Playwright, which is not installed yet.
if (isDebian()) {
  ensureJourneysBrowser()
  ensureChromium()
  await import('./heif.mjs')
}
