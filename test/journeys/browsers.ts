/**
 * Which browsers walk the journeys: those that `npm test` found or installed; else those of Debian;
 * else Playwright's own.
 */

import { existsSync } from 'node:fs'

const firstOf = (...places: (string | undefined)[]) => {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  return executablePath === undefined ? {} : { executablePath }
}

const { CHROMIUM_PATH, EXTENSIONS_CHROMIUM_PATH } = process.env
const CHROMIUM = '/usr/bin/chromium'

/** The quickest: without windows, menus and extensions. */
export const quickBrowser = firstOf(CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', CHROMIUM)

/** One that takes extensions, can install a page and shows notifications: the quickest does not. */
export const wholeBrowser = {
  ...firstOf(EXTENSIONS_CHROMIUM_PATH, CHROMIUM),
  channel: 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
}
