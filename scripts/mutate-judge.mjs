// Judges changes of `scripts/mutate.mjs`, one after the other, in a process of its own: one Vitest
// stays open, a change is made as it loads the module, and each run has a fresh thread, so that
// nothing of the change before is left. First all tests of the package run on the unchanged code.
// A change that uses far more processor time than the unchanged code is endless, and whoever started
// this process ends it: a thread in an endless loop cannot be asked to stop.
import { createVitest } from 'vitest/node'
import { root } from './prepare.mjs'
import { changed } from './mutations.mjs'

const [name = ''] = process.argv.slice(2)
const SECOND = 1_000_000
/** A change may take this much processor time, and so many times as much as the unchanged code. */
const LEAST = 20 * SECOND
const TIMES = 4

let mutation = null
let wasLoaded = false
/** @type {{ passed: number, failed: number, faults: string[] }} */
let seen = { passed: 0, failed: 0, faults: [] }

const madeAsItLoads = {
  name: 'plateful:mutate',
  enforce: 'pre',
  transform(code, id) {
    if (id !== mutation?.path) return code
    wasLoaded = true
    return changed(code, mutation.change)
  },
}

const faultsOf = (task) => seen.faults.push(...task.errors().map(({ message }) => message))
const reporter = {
  onTestCaseResult: (test) => {
    const { state } = test.result()
    if (state === 'passed') seen.passed += 1
    if (state === 'failed') seen.failed += 1
  },
  onTestSuiteResult: faultsOf,
  onTestModuleEnd: faultsOf,
  onTestRunEnd: (_, unhandled) => seen.faults.push(...unhandled.map(({ message }) => message)),
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
const took = new Map()

/** Runs tests, the quickest first, with a change or without one, and says what was seen. */
async function run(specifications, next) {
  seen = { passed: 0, failed: 0, faults: [] }
  mutation = next
  wasLoaded = false
  if (next) vitest.invalidateFile(next.path)
  const usual = specifications.reduce((sum, { moduleId }) => sum + (took.get(moduleId) ?? Infinity), 0)
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > LEAST + TIMES * usual) process.send({ verdict: 'endless' })
  }, 250)
  await vitest.runTestSpecifications(
    specifications.toSorted((a, b) => took.get(a.moduleId) - took.get(b.moduleId)),
  )
  clearInterval(watch)
  if (next) vitest.invalidateFile(next.path)
  mutation = null
  const { user, system } = process.cpuUsage(before)
  return { ...seen, wasLoaded, microseconds: user + system }
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
  // No test failed, and yet something did: the change did it when the code without it runs, and
  // the code with it fails a second time.
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
      return { verdict: 'red', why: `${specification.moduleId}: ${result.faults[0] ?? ''}` }
    took.set(specification.moduleId, result.microseconds)
  }
  return { verdict: 'green' }
}

process.on('message', async (next) =>
  process.send(next === 'unchanged' ? await runUnchanged() : await judge(next)),
)
process.on('disconnect', () => process.exit())
process.send({ verdict: 'ready' })
