/** A private PostgreSQL on a spare port, for tests and measurements; nothing of it remains. */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

function sparePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Installs PostgreSQL where that can be done; whether it is there now. */
export function ensurePostgres() {
  if (programsFolder() === undefined && isDebian()) installFromDebian('postgresql')
  return programsFolder() !== undefined
}

/** Starts a cluster of its own; `settings` are PostgreSQL's, such as `fsync=off` where a power cut need not be survived. */
export async function startPostgres(settings = {}) {
  const programs = programsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'plateful-postgres-'))
  const port = await sparePort()
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o777)
  const how = (program, args) =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]]
      : [join(programs, program), args]
  const asOwner = (program, ...args) => execFileSync(...how(program, args), { cwd: folder, stdio: 'ignore' })
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
    /** Stops it as `mode` says ('fast' tells those who are connected, 'immediate' is a crash) and starts it again. */
    restart: async (mode) => {
      const later = promisify(execFile)
      await later(...how('pg_ctl', [...words, '-m', mode, 'stop']), { cwd: folder })
      // What the started program inherits must not be a pipe, or waiting for it would never end.
      const child = spawn(...how('pg_ctl', [...words, ...started, 'start']), { cwd: folder, stdio: 'ignore' })
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error('PostgreSQL did not start again')
    },
  }
}
