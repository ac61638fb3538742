/** `npm run test:postgres`: the call tests again on a real PostgreSQL, in a private cluster on a spare port. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { ensureInstalled, root, say } from './prepare.mjs'
import { countTests } from './vitest-report.mjs'

ensureInstalled()
if (!ensurePostgres()) {
  say('PostgreSQL is not installed: install version 15 or newer, then try again.')
  process.exit(1)
}

/** What to run instead of everything: paths as Vitest takes them. */
const wanted = process.argv.slice(2)
const report = join(root, 'test-results', 'postgres.json')
let counted = { passed: 0, failed: 1 }
let postgres

try {
  say('Starting a private PostgreSQL …')
  // Once it has counted a table of ten rows, any way through them is as good as another, and the plans of the queries say nothing.
  postgres = await startPostgres({ fsync: 'off', autovacuum: 'off' })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = [
    'run',
    '--project',
    'node',
    ...(wanted.length > 0 ? wanted : ['src/server', 'test/security']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  const { status } = spawnSync(vitest, args, { stdio: 'inherit', env })
  counted = countTests(JSON.parse(readFileSync(report, 'utf8')))
  if (status !== 0 && counted.failed === 0) counted.failed = 1
} catch (error) {
  say(`The PostgreSQL tests did not run: ${error.message}`)
} finally {
  postgres?.stop()
}

const { passed, failed } = counted
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
