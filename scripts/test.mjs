/** `npm test`: every test, the browser's included; ends with the line `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, root, say } from './prepare.mjs'
import { countJourneys, countTests } from './test-reports.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const results = join(root, 'test-results')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const reportOf = (name) => join(results, `${name.replaceAll(' ', '-')}.json`)

/**
 * Runs one suite and counts what its report says; a suite that ends without a report counts as one
 * failure. One that is not watched says all of its words when it is over.
 */
async function suite(name, { command, args, env = {}, isWatched = false, count }) {
  say(`${name} …`)
  const child = spawn(command, args, {
    stdio: isWatched ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words))
  const [status] = await once(child, 'close').catch((error) => [error.message])
  process.stderr.write(Buffer.concat(said))
  let counted = { passed: 0, failed: 1 }
  try {
    counted = count(readJson(reportOf(name)))
  } catch (error) {
    say(`${name} left no report: ${error.message}`)
  }
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

ensureBuilt()
const chromium = ensureChromium()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Side by side: a journey waits for its browser, and a call for a solver or for its time to come, so
// that each alone leaves a third of two cores idle.
const unit = 'unit and call tests'
const journeys = 'browser journeys'
// The product's workers lower themselves to this. Beside a suite above them, files and pictures would
// be read too late for the tests that wait for them.
if (getPriority() < 10) setPriority(10)
const counted = await Promise.all([
  suite(unit, {
    command: bin('vitest'),
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(unit)}`],
    isWatched: true,
    count: countTests,
  }),
  suite(journeys, {
    command: bin('playwright'),
    args: ['test', '--config', 'test/journeys/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(journeys), ...(chromium && { CHROMIUM_PATH: chromium }) },
    count: countJourneys,
  }),
])
const sum = (what) => counted.reduce((total, one) => total + one[what], 0)
const [passed, failed] = [sum('passed'), sum('failed')]

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
