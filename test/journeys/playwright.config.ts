/**
 * A person in a real browser, on the built product and a site of recipe pages, both started for the
 * journeys.
 */

import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { quickBrowser } from './browsers.ts'

const root = join(import.meta.dirname, '..', '..')

async function sparePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(String(port)))
    })
  })
}

// The workers read this file again and must find the same ports: the first reading leaves them in
// the environment.
const env = process.env
const appPort = (env['JOURNEYS_PORT'] ??= await sparePort())
const sitePort = (env['JOURNEYS_SITE_PORT'] ??= await sparePort())
const strictPort = (env['JOURNEYS_STRICT_PORT'] ??= await sparePort())
const dataDir = (env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'plateful-journeys-')))

/** The built product on that port, with its data in that folder. */
const product = (port: string, folder: string, settings: Record<string, string>) => ({
  command: 'node dist/bundle/main.js',
  cwd: root,
  url: `http://localhost:${port}/readyz`,
  env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings },
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

// Each window would load pages of its own for the address bar: as much work as a screen of ours.
// Memory that is given back to the system costs as much again when it is asked for next. The last
// list of these counts, so that two of Playwright's stand here again.
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PaintHolding',
  'HttpsUpgrades',
  'PartitionAllocMemoryReclaimer',
  'PartitionAllocBackupRefPtr',
]

// What is freed stays at hand. The first two are Playwright's.
const having = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'PartitionAllocLargeEmptySlotSpanRing',
  'BlinkUseLargeEmptySlotSpanRingForBufferRoot',
  'PartitionAllocLargeThreadCacheSize',
]

// What Chromium needs in a container, as root and without a network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page is open for long enough to win back what the slowest of V8's compilers takes.
  '--js-flags=--no-turbofan',
  `--disable-features=${without.join(',')}`,
  `--enable-features=${having.join(',')}`,
]

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results', 'journeys'),
  fullyParallel: true,
  // A journey waits for a third of its time, so that two would leave a part of two cores idle.
  workers: 3,
  // A machine that does other work beside may take many times as long as one that does not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: env['CI'] !== undefined,
  retries: env['CI'] === undefined ? 0 : 1,
  use: {
    baseURL: `http://localhost:${appPort}`,
    launchOptions: { ...quickBrowser, args },
    locale: 'en-GB',
    // A trace of everything takes a fifth of all processor time: where nobody watches, only a
    // second try leaves one.
    trace: env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    // Each window is a new browser, which would fetch and keep all that the product has: as much
    // work as three screens. Families have the worker; so have the journeys of the main job, of
    // households, and all that it is for.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'laptop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
  webServer: [
    product(appPort, dataDir, { IMPORT_ALLOWED_HOSTS: `127.0.0.1:${sitePort}` }),
    product(strictPort, join(dataDir, 'strict'), { SIGN_IN: 'strict' }),
    {
      command: 'node test/journeys/recipe-site.mjs',
      cwd: root,
      url: `http://127.0.0.1:${sitePort}/lentil-soup`,
      env: { SITE_PORT: sitePort },
    },
  ],
})
