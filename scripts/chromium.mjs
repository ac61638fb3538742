/** Finds a Chromium for the browser tests, and installs one where the machine has none. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, say } from './prepare.mjs'

/** A browser without windows, menus and extensions. */
const SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const debianEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const installing = (packages) => ['install', '-y', '-qq', '--no-install-recommends', ...packages]

/** Whether a command succeeded; its output is hidden. */
const isDone = (args) => spawnSync('apt-get', args, { env: debianEnv, stdio: 'ignore' }).status === 0

/**
 * Installs Debian packages, with output only where that fails. The package lists are fetched only
 * where there are none, or old ones that name versions Debian no longer keeps.
 */
export function installFromDebian(...packages) {
  say(`Installing ${packages.join(' ')} from Debian …`)
  if (isDone(installing(packages))) return
  run('apt-get', ['update', '-qq'], { env: debianEnv })
  run('apt-get', installing(packages), { env: debianEnv, stdio: ['ignore', 'ignore', 2] })
}

/**
 * The path of a whole Chromium, or undefined when Playwright is to use the one it downloaded.
 * Extensions need a whole one, and what is measured in a browser is measured in it.
 */
export function ensureChromium() {
  const find = () => places.find((place) => place !== undefined && existsSync(place))
  if (find() === undefined) {
    if (isDebian()) installFromDebian('chromium')
    else run('npx', ['playwright', 'install', 'chromium'])
  }
  return find()
}

/**
 * The path of the fastest browser for journeys: the one that `CHROMIUM_PATH` names, or Debian's
 * headless shell, or any Chromium; undefined when Playwright is to use its own headless shell.
 */
export function ensureJourneysBrowser() {
  const chromium = ensureChromium()
  if (process.env.CHROMIUM_PATH !== undefined) return chromium
  if (!existsSync(SHELL) && isDebian()) addShell()
  return existsSync(SHELL) ? SHELL : chromium
}

/**
 * Adds Debian's headless shell to its Chromium; both need the same version of their libraries.
 * Where it cannot be installed, journeys run in the Chromium that is there.
 */
function addShell() {
  const packages = ['chromium', 'chromium-headless-shell']
  say(`Installing ${packages.join(' ')} from Debian …`)
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  const tries = [[installing(packages)], [['update', '-qq'], installing(packages)]]
  const isThere = tries.some((steps) => steps.every((args) => isDone([...brief, ...args])))
  if (!isThere) say('Debian has no headless shell to give: Chromium will do.')
}
