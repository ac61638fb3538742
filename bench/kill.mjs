// Kills the server with SIGKILL at random moments while twenty people write, starts it again and
// looks whether everything that was acknowledged is there, and nothing by halves. With --postgres
// on a private PostgreSQL, which is also killed and restarted under the writers.
//   npm run bench -- kill [--rounds 200] [--postgres] [--seed 7]

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { ensurePostgres, startPostgres } from '../scripts/postgres.mjs'
import { randomFrom } from '../scripts/random.mjs'
import { register, startServer } from './load/server.mjs'
import { Writer } from './load/writer.mjs'

const WRITERS = 20
const HOUSEHOLDS = 5
/** Every so many rounds the kill falls into the start itself. */
const EVERY = 4
/** PostgreSQL is stopped this often, and in these ways in turn. */
const RESTART_EVERY = 2
const ways = ['SIGKILL', 'fast', 'immediate']
const MAX_ERROR_TIME = 5_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const rounds = Number(values.rounds)

const random = randomFrom(Number(values.seed))
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-kill-'))
const postgres = values.postgres && ensurePostgres() ? await startPostgres() : undefined
const settings = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }
let server = await startServer(settings)
const seen = { kills: 0, killsInStart: 0, restarts: 0, killsOfPostgres: 0, longestErrors: 0, longestAfter: 0 }

try {
  const writers = await meet()
  for (let round = 1; round <= rounds; round += 1) {
    await killUnder(writers)
    if (round % EVERY === 0) await killInStart()
    await startAndCheck(writers)
    if (postgres && round % RESTART_EVERY === 0) await restartUnder(writers)
    if (round % 20 === 0) process.stderr.write(`${round} rounds, ${sum(writers)} acknowledged\n`)
  }
  const report = {
    database: postgres ? 'PostgreSQL' : 'embedded',
    rounds,
    ...seen,
    acknowledged: sum(writers),
  }
  console.log(JSON.stringify({ ...report, lost: 0, seed: Number(values.seed), load: os.loadavg()[0] }))
} catch (error) {
  console.error(`${error.stack}\nseed ${values.seed}`)
  process.exitCode = 1
} finally {
  await server.stop('SIGKILL')
  postgres?.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

function sum(writers) {
  return writers.reduce((total, { acknowledged }) => total + acknowledged, 0)
}

async function meet() {
  const cookies = []
  for (let number = 0; number < HOUSEHOLDS; number += 1)
    cookies.push(await register(server.home, `family${number}@example.org`))
  return Array.from({ length: WRITERS }, (_, number) => {
    const seat = Math.floor(number / HOUSEHOLDS)
    return new Writer(`writer${number}`, 2030 + seat, cookies[number % HOUSEHOLDS], random)
  })
}

/**
 * Everybody writes until the server is gone. What it refuses while it lives is a finding of its
 * own.
 */
async function killUnder(writers) {
  const now = { isAlive: true }
  const busy = writers.map(async (writer) => {
    while (now.isAlive) {
      try {
        await writer.write(server.home)
      } catch (error) {
        if (error.status !== undefined) throw error
        return
      }
    }
  })
  const all = Promise.all(busy)
  all.catch(() => undefined)
  await Promise.race([sleep(30 + random() * 900), all])
  await server.stop('SIGKILL')
  now.isAlive = false
  await all
  seen.kills += 1
}

async function killInStart() {
  const starting = await startServer(settings, { isWaitedFor: false })
  await sleep(random() * 600)
  await starting.stop('SIGKILL')
  seen.killsInStart += 1
}

async function startAndCheck(writers) {
  server = await startServer(settings)
  await checkDatabase()
  for (const writer of writers) await writer.check(server.home)
}

/**
 * What no call shows: pages that are damaged, rows that refer to nothing, a lock without its list.
 */
async function checkDatabase() {
  const orphans =
    'select count(*) as n from calendar_locks l where not exists (select 1 from completed_shopping_lists c where c.lock_id = l.id)'
  const doubles =
    'select count(*) as n from (select household_id, user_sequence from recipes group by 1, 2 having count(*) > 1) d'
  if (postgres) {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    for (const sql of [orphans, doubles]) expectNone(sql, Number((await client.query(sql)).rows[0].n))
    await client.end()
    return
  }
  const file = new DatabaseSync(path.join(dataDir, 'plateful.db'))
  const verdict = file.prepare('pragma integrity_check').all()
  if (verdict[0].integrity_check !== 'ok') throw new Error(`the file is damaged: ${JSON.stringify(verdict)}`)
  expectNone('foreign_key_check', file.prepare('pragma foreign_key_check').all().length)
  for (const sql of [orphans, doubles]) expectNone(sql, file.prepare(sql).get().n)
  file.close()
}

function expectNone(what, count) {
  if (count !== 0) throw new Error(`${count} found by: ${what}`)
}

/**
 * PostgreSQL goes and comes back while everybody writes: who fails reads what is stored and goes
 * on.
 */
async function restartUnder(writers) {
  const mode = ways[seen.restarts % ways.length]
  const errors = []
  const now = { isOver: false }
  const busy = writers.map(async (writer) => {
    let isUnsure = false
    while (!now.isOver || isUnsure) {
      try {
        if (isUnsure) await writer.check(server.home)
        isUnsure = false
        if (!now.isOver) await writer.write(server.home)
      } catch (error) {
        if (error.status === undefined || error.status < 500) throw error
        errors.push(performance.now())
        isUnsure = true
        await sleep(20)
      }
    }
  })
  const all = Promise.all(busy)
  all.catch(() => undefined)
  await sleep(300)
  await postgres.restart(mode)
  const up = performance.now()
  await Promise.race([sleep(MAX_ERROR_TIME), all])
  now.isOver = true
  await all
  const [first = up, last = up] = [errors[0], errors.at(-1)]
  const lasted = Math.round(last - first)
  // After a crash PostgreSQL mends itself for as long as its disk takes; from then on it is our
  // time.
  const counted = mode === 'fast' ? lasted : last - up
  if (counted > MAX_ERROR_TIME) throw new Error(`a restart (${mode}) cost errors for ${counted} ms`)
  seen.restarts += 1
  if (mode === 'SIGKILL') seen.killsOfPostgres += 1
  seen.longestErrors = Math.max(seen.longestErrors, lasted)
  seen.longestAfter = Math.max(seen.longestAfter, Math.round(last - up))
  for (const writer of writers) await writer.check(server.home)
}
