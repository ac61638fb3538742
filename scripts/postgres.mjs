/** A private PostgreSQL on a spare port, for tests and measurements; it leaves nothing behind. */

import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { installFromDebian, isDebian } from './chromium.mjs'

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

/**
 * Ends a program with all its child processes and waits for them, so that the next one finds their
 * memory free.
 */
async function killAll(pid) {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  // The parent first, or it would start its children again.
  const all = [pid, ...pairs.flatMap(([child, parent]) => (parent === pid ? [child] : []))]
  for (const one of all) signal(one, 'SIGKILL')
  while (all.some((one) => signal(one, 0))) await sleep(5)
}

/** Sends a signal to a process; answers whether it exists. */
function signal(pid, what) {
  try {
    return process.kill(pid, what)
  } catch (error) {
    if (error.code === 'ESRCH') return false
    throw error
  }
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

/** Installs PostgreSQL where that is possible; answers whether it is installed now. */
export function ensurePostgres() {
  if (programsFolder() === undefined && isDebian()) installFromDebian('postgresql')
  return programsFolder() !== undefined
}

/**
 * Starts a cluster of its own; `settings` are PostgreSQL's, such as `fsync=off` where a power cut
 * need not be survived.
 */
export async function startPostgres(settings = {}) {
  const programs = programsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'plateful-postgres-'))
  const port = await sparePort()
  // PostgreSQL refuses to run as root; Debian's package has a user for it.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o777)
  const asOwnerArgs = (program, args) =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]]
      : [join(programs, program), args]
  const asOwner = (program, ...args) =>
    execFileSync(...asOwnerArgs(program, args), { cwd: folder, stdio: 'ignore' })
  const cluster = join(folder, 'cluster')
  const all = { listen_addresses: '127.0.0.1', max_connections: 200, ...settings }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`)
  const words = ['-D', cluster, '-w', '-l', join(folder, 'log')]
  const started = ['-o', `-p ${port} -k ${folder} ${options.join(' ')}`]
  const stop = () => {
    if (existsSync(join(cluster, 'postmaster.pid'))) asOwner('pg_ctl', ...words, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    asOwner('initdb', '-D', cluster, '-U', 'plateful', '-A', 'trust', '-E', 'UTF8', '--no-sync')
    asOwner('pg_ctl', ...words, ...started, 'start')
  } catch (error) {
    stop()
    throw error
  }
  return {
    url: `postgres://plateful@127.0.0.1:${port}/postgres`,
    stop,
    /**
     * Stops it in a mode and starts it again: 'fast' tells its clients, 'immediate' makes its
     * processes end at once, 'SIGKILL' ends all of them without a word, as the kernel does when
     * memory runs out.
     */
    restart: async (mode) => {
      if (mode === 'SIGKILL')
        await killAll(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]))
      else
        await promisify(execFile)(...asOwnerArgs('pg_ctl', [...words, '-m', mode, 'stop']), { cwd: folder })
      // The program must not inherit a pipe, or waiting for that would never end.
      const child = spawn(...asOwnerArgs('pg_ctl', [...words, ...started, 'start']), {
        cwd: folder,
        stdio: 'ignore',
      })
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error('PostgreSQL did not start again')
    },
  }
}
