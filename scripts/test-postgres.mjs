/**
 * `npm run test:postgres`: the call tests again on a real PostgreSQL, in a private cluster on a
 * spare port.
 */

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { bin, ensureInstalled, root, say } from './prepare.mjs'
import { countedAtEnd, countTests, failure, vitestReporters } from './test-reports.mjs'

ensureInstalled()
if (!ensurePostgres()) {
  say('PostgreSQL is not installed: install version 15 or newer, then try again.')
  process.exit(1)
}

/**
 * They ask what a plan is, how a file, a letter or a page is read, how long a call may take, what
 * is refused before anything is asked of a database, and how a text is written where it is shown.
 * Every call of theirs reaches PostgreSQL in the tests of all calls (`matrix`, `late-calls`,
 * `extremes`).
 */
const sameOnAny = new Set(
  [
    'src/server/account/sign-in/refuse-weak-password.test.ts',
    'src/server/http/describe-issue.test.ts',
    'src/server/http/slow-bodies.test.ts',
    'src/server/importing/files/hostile-files.test.ts',
    'src/server/importing/heavy-pages.test.ts',
    'src/server/importing/importing.test.ts',
    'src/server/importing/pdf/import-pdf.test.ts',
    'src/server/external/mail-in-between.test.ts',
    'src/server/external/mail.test.ts',
    'src/server/planner/attempt-limits.test.ts',
    'src/server/planner/leftovers.test.ts',
    'src/server/planner/open-at-end.test.ts',
    'src/server/planner/plan-rules.test.ts',
    'src/server/planner/planner.test.ts',
    'src/server/planner/sides.test.ts',
    'src/server/recipes/photos/apple-photo.test.ts',
    'test/security/before-second-factor.test.ts',
    'test/security/requests.test.ts',
    'test/security/stored-xss.test.ts',
    'test/security/uploads.test.ts',
  ].map((file) => join(file)),
)

/** The tests in a folder that reach the database; the others prove the same with any. */
const reachingDatabase = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => !sameOnAny.has(file))
    .filter((file) => /harness\/app\.ts|TEST_DATABASE_URL/.test(readFileSync(join(root, file), 'utf8')))

/** What to run instead of everything: paths for Vitest. */
const chosenPaths = process.argv.slice(2)
const report = join(root, 'test-results', 'postgres.json')
let counted = { passed: 0, failed: 1 }
let postgres

try {
  say('Starting a private PostgreSQL …')
  // PostgreSQL chooses no index for a table that it knows to have ten rows, so that the query plans
  // would prove nothing.
  postgres = await startPostgres({ fsync: 'off', autovacuum: 'off' })
  const everything = ['src/server', 'test/security'].flatMap(reachingDatabase)
  counted = run(chosenPaths.length > 0 ? chosenPaths : [...everything, join('test', 'durability.test.ts')])
} catch (error) {
  say(failure('tests on PostgreSQL', error.message))
} finally {
  postgres?.stop()
}

function run(paths) {
  rmSync(report, { force: true })
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  // A worker waits for PostgreSQL for a part of its time, and the longest file for a server that
  // was killed.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  const args = ['run', '--project', 'node', workers, ...paths, ...vitestReporters(report)]
  const { status } = spawnSync(bin('vitest'), args, { stdio: 'inherit', env })
  return countedAtEnd('tests on PostgreSQL', status, countTests(JSON.parse(readFileSync(report, 'utf8'))))
}

const { passed, failed } = counted
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
