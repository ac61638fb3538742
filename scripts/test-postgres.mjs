/** `npm run test:postgres`: the call tests again on a real PostgreSQL, in a private cluster on a spare port. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian, isDebian } from './chromium.mjs'
import { ensureInstalled, root, say } from './prepare.mjs'

const VERSIONS = '/usr/lib/postgresql'

function programsFolder() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  const debian = versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (debian) return debian
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const bindir = status === 0 ? stdout.trim() : ''
  return bindir && existsSync(join(bindir, 'initdb')) ? bindir : undefined
}

function sparePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

ensureInstalled()
if (programsFolder() === undefined && isDebian()) installFromDebian('postgresql')
const programs = programsFolder()
if (programs === undefined) {
  say('PostgreSQL is not installed: install version 15 or newer, then try again.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'plateful-postgres-'))
const port = await sparePort()
// PostgreSQL refuses to run as root; Debian's package brings a user for it.
const isRoot = process.getuid?.() === 0
chmodSync(folder, 0o777)
const asOwner = (program, ...args) =>
  isRoot
    ? execFileSync('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], {
        cwd: folder,
        stdio: 'ignore',
      })
    : execFileSync(join(programs, program), args, { cwd: folder, stdio: 'ignore' })
const cluster = join(folder, 'cluster')
const report = join(root, 'test-results', 'postgres.json')
let failed = 1
let passed = 0

try {
  say('Starting a private PostgreSQL …')
  asOwner('initdb', '-D', cluster, '-U', 'plateful', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  asOwner('pg_ctl', '-D', cluster, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = [
    'run',
    '--project',
    'node',
    'src/server',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = { ...process.env, TEST_DATABASE_URL: `postgres://plateful@127.0.0.1:${port}/postgres` }
  const { status } = spawnSync(vitest, args, { stdio: 'inherit', env })
  const counted = JSON.parse(readFileSync(report, 'utf8'))
  passed = counted.numPassedTests
  failed = counted.numFailedTests + counted.numFailedTestSuites
  if (status !== 0 && failed === 0) failed = 1
} catch (error) {
  say(`The PostgreSQL tests did not run: ${error.message}`)
} finally {
  if (existsSync(join(cluster, 'postmaster.pid'))) asOwner('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop')
  rmSync(folder, { recursive: true, force: true })
}

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
