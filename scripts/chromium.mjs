/** Finds a Chromium for the browser tests, and installs one where the machine has none. */
import { existsSync } from 'node:fs'
import { run, say } from './prepare.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian packages, quietly unless it fails. */
export function installFromDebian(...packages) {
  say(`Installing ${packages.join(' ')} from Debian …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 2],
  })
}

/** The path of a Chromium, or undefined when Playwright shall use the one it downloaded. */
export function ensureChromium() {
  const find = () => places.find((place) => place !== undefined && existsSync(place))
  if (find() === undefined) {
    if (isDebian()) installFromDebian('chromium')
    else run('npx', ['playwright', 'install', 'chromium'])
  }
  return find()
}
