// Judges changes of `scripts/mutate.mjs`, one after the other, in a process of its own: one Vitest
// stays open, a change is made as it loads the module, and each run has a fresh thread, so that
// nothing of the change before is left. First all tests of the package run on the unchanged code.
// A change that uses far more processor time than the unchanged code is endless, and whoever
// started this process ends it: a thread in an endless loop cannot be asked to stop.

import { createVitest } from 'vitest/node'
import { changed } from './mutations.mjs'
import { root } from './prepare.mjs'

const [name = ''] = process.argv.slice(2)
const SECOND = 1_000_000
/**
 * A test file may take this much processor time, and so many times as much as without the change.
 */
const LEAST = 15 * SECOND
const TIMES = 4

let mutation = null
/** The test files that have not ended yet, and the processor time when the last one ended. */
let running = { left: [], since: process.cpuUsage() }
/** The processor time that each test file takes with the unchanged code. */
let microsecondsOf = {}
let wasLoaded = false
/** @type {{ passed: number, failed: number, faults: string[] }} */
let outcome = { passed: 0, failed: 0, faults: [] }

const madeAsItLoads = {
  name: 'plateful:mutate',
  enforce: 'pre',
  transform(code, id) {
    if (id !== mutation?.path) return code
    wasLoaded = true
    return changed(code, mutation.change)
  },
}

const usual = (moduleId) => microsecondsOf[moduleId] ?? Infinity
const microsecondsSince = (before) => {
  const { user, system } = process.cpuUsage(before)
  return user + system
}
const faultsOf = (task) => outcome.faults.push(...task.errors().map(({ message }) => message))
const reporter = {
  onTestCaseResult: (test) => {
    const { state } = test.result()
    if (state === 'passed') outcome.passed += 1
    if (state === 'failed') outcome.failed += 1
  },
  onTestSuiteResult: faultsOf,
  onTestModuleEnd: (testModule) => {
    faultsOf(testModule)
    running = {
      left: running.left.filter((moduleId) => moduleId !== testModule.moduleId),
      since: process.cpuUsage(),
    }
  },
  onTestRunEnd: (_, unhandled) => outcome.faults.push(...unhandled.map(({ message }) => message)),
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: 'scripts/mutate.config.ts',
    include: [`packages/${name}/src/**/*.test.ts`],
    watch: false,
    reporters: [reporter],
  },
  { plugins: [madeAsItLoads] },
)
const all = await vitest.globTestSpecifications()

/** Runs tests, the fastest first, with a change or without one, and returns their results. */
async function run(specifications, next) {
  outcome = { passed: 0, failed: 0, faults: [] }
  mutation = next
  wasLoaded = false
  if (next) vitest.invalidateFile(next.path)
  const order = specifications.toSorted((a, b) => usual(a.moduleId) - usual(b.moduleId))
  running = { left: order.map(({ moduleId }) => moduleId), since: process.cpuUsage() }
  const watch = setInterval(() => {
    if (microsecondsSince(running.since) > LEAST + TIMES * usual(running.left[0]))
      process.send({ verdict: 'endless' })
  }, 250)
  const before = process.cpuUsage()
  await vitest.runTestSpecifications(order)
  clearInterval(watch)
  if (next) vitest.invalidateFile(next.path)
  mutation = null
  return { ...outcome, wasLoaded, microseconds: microsecondsSince(before) }
}

const isGreen = ({ passed, failed, faults }) => passed > 0 && failed === 0 && faults.length === 0

async function judge(next) {
  vitest.config.related = [next.path]
  const specifications = await vitest.getRelevantTestSpecifications()
  if (specifications.length === 0) return { verdict: 'unnoticed', why: 'no test reaches the file' }
  const result = await run(specifications, next)
  if (!result.wasLoaded) return { verdict: 'unjudged', why: 'the changed module was not loaded' }
  if (result.failed > 0) return { verdict: 'noticed' }
  if (isGreen(result)) return { verdict: 'unnoticed' }
  // No test failed, but the run did. It counts as the change's where the unchanged code runs, and
  // the changed one fails a second time.
  if (!isGreen(await run(specifications, null)))
    return { verdict: 'unjudged', why: 'the unchanged code fails too' }
  const again = await run(specifications, next)
  if (again.failed > 0 || again.faults.length > 0) return { verdict: 'noticed' }
  return { verdict: 'unjudged', why: result.faults[0] ?? 'no test was run' }
}

async function runUnchanged() {
  for (const specification of all) {
    const result = await run([specification], null)
    if (!isGreen(result))
      return { verdict: 'red', why: `${specification.moduleId}: ${result.faults[0] ?? 'a test fails'}` }
    microsecondsOf[specification.moduleId] ??= result.microseconds
  }
  return { verdict: 'green', took: microsecondsOf }
}

process.on('message', async (message) => {
  if (message.took) ({ took: microsecondsOf } = message)
  else process.send(message.path ? await judge(message) : await runUnchanged())
})
process.on('disconnect', () => process.exit())
process.send({ verdict: 'ready' })
