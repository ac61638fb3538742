/** `npm test` (home 37): every test, the browser's too; ends with the line `N passed, N failed`. */

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, ensureJourneysBrowser } from './chromium.mjs'
import { bin, ensureBuilt, root, say } from './prepare.mjs'
import { countedAtEnd, countJourneys, countTests, failure, vitestReporters } from './test-reports.mjs'

const results = join(root, 'test-results')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const totals = { passed: 0, failed: 0 }

/**
 * Runs one suite and adds up what its report says; a suite that ends without a report counts as one
 * failure.
 */
function suite(name, command, args, env, count) {
  say(`${name} …`)
  const report = join(results, `${name.replaceAll(' ', '-')}.json`)
  const { status } = spawnSync(command, args(report), {
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
    shell: process.platform === 'win32',
  })
  let counted = { passed: 0, failed: 1 }
  try {
    counted = countedAtEnd(name, status, count(readJson(report)))
  } catch (error) {
    say(failure(name, `it left no report: ${error.message}`))
  }
  totals.passed += counted.passed
  totals.failed += counted.failed
}

// Debian's browsers are downloaded while packages are installed and built.
const browsersAreThere = once(
  spawn(process.execPath, [join(root, 'scripts', 'browsers.mjs')], { stdio: ['ignore', 2, 2] }),
  'close',
)
ensureBuilt()
const [code] = await browsersAreThere
if (code !== 0) process.exit(1)
const browsers = { CHROMIUM_PATH: ensureJourneysBrowser(), EXTENSIONS_CHROMIUM_PATH: ensureChromium() }
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

suite(
  'unit and call tests',
  bin('vitest'),
  (report) => ['run', ...vitestReporters(report)],
  () => ({}),
  countTests,
)
suite(
  'browser journeys',
  bin('playwright'),
  () => ['test', '--config', 'test/journeys/playwright.config.ts', '--reporter=line,json'],
  (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...browsers }),
  countJourneys,
)

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
