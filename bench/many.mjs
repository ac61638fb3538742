// Two processes on one PostgreSQL with many households, and people who use them with pauses to
// think: how long each call takes.
//   npm run bench -- many [--households 10000] [--recipes 300] [--users 200] [--seconds 300]

import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { ensurePostgres, startPostgres } from '../scripts/postgres.mjs'
import { seed } from './load/many-households.mjs'
import { startServer } from './load/server.mjs'
import { Visitor } from './load/visitor.mjs'

const WANTED_P99 = 250
const THINK = 3_000
/**
 * People come one after the other, as they do in the morning; what is measured begins when all are
 * there.
 */
const ARRIVAL = 60_000

const { values } = parseArgs({
  options: {
    households: { type: 'string', default: '10000' },
    recipes: { type: 'string', default: '300' },
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
  },
})
const [households, recipes, users, seconds] = ['households', 'recipes', 'users', 'seconds'].map((name) =>
  Number(values[name]),
)
const say = (text) => process.stderr.write(`${text}\n`)

if (!ensurePostgres()) {
  say('PostgreSQL is not installed: install version 15 or newer, then try again.')
  process.exit(1)
}
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-many-'))
const postgres = await startPostgres({ shared_buffers: '1GB', max_wal_size: '4GB' })
const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url }
const servers = []
try {
  await fill()
  for (let process = 0; process < 2; process += 1) servers.push(await startServer(settings))
  report(await visitAll())
} finally {
  for (const server of servers) await server.stop()
  postgres.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

async function fill() {
  const migrating = await startServer(settings)
  await migrating.stop()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const began = performance.now()
  await seed(client, {
    households,
    recipes,
    tell: (done) => {
      if (done % 1000 === 0)
        say(`${done} households after ${Math.round((performance.now() - began) / 1000)} s`)
    },
  })
  const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size')
  await client.end()
  say(`${households} households with ${recipes} recipes each: ${rows[0].size}`)
}

async function visitAll() {
  const calls = new Map()
  const failures = []
  const allThere = performance.now() + ARRIVAL
  const took = (name, milliseconds, status) => {
    if (!(status < 400)) failures.push(`${name}: ${status}`)
    if (performance.now() - milliseconds < allThere) return
    if (!calls.has(name)) calls.set(name, [])
    calls.get(name).push(milliseconds)
  }
  // Nobody meets anybody: each visit is to the next household, in an order that jumps about.
  let next = 0
  const nextHousehold = () => 1 + ((next++ * 7_919) % households)
  const end = allThere + seconds * 1000
  const isOver = () => performance.now() > end
  const homes = servers.map(({ home }) => home)
  const everybody = Array.from({ length: users }, async (_, nth) => {
    await sleep((nth * ARRIVAL) / users)
    const visitor = new Visitor({ homes, recipes, random: Math.random, think: THINK, took })
    return visitor.visit(nextHousehold, isOver)
  })
  const bare = probeBareServer(isOver)
  await sleep(ARRIVAL)
  const before = processorMs()
  await Promise.all(everybody)
  const count = [...calls.values()].reduce((sum, times) => sum + times.length, 0)
  return { calls, failures, bare: await bare, processorPerCall: (processorMs() - before) / count }
}

/** What both processes have used of the processor, in milliseconds, as Linux counts it. */
function processorMs() {
  return servers.reduce((sum, { child }) => {
    const [, , ...fields] = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(/\) | /)
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}

/**
 * How long a server takes meanwhile that answers a word and does nothing: what a busy machine adds
 * to every call.
 */
async function probeBareServer(isOver) {
  const server = http.createServer((_request, response) => response.end('ok'))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const times = []
  while (!isOver()) {
    const began = performance.now()
    await (await fetch(`http://127.0.0.1:${server.address().port}`)).text()
    times.push(performance.now() - began)
    await sleep(200)
  }
  server.close()
  return times
}

function report({ calls, failures, bare, processorPerCall }) {
  const row = (name, times) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
    console.log(
      `${name.padEnd(20)}${String(times.length).padStart(8)} calls   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   most ${at(1)} ms`,
    )
    return at(0.99)
  }
  for (const [name, times] of calls) row(name, times)
  const p99 = row('all', [...calls.values()].flat())
  row('  a bare server', bare)
  console.log(`processor of both processes: ${processorPerCall.toFixed(1)} ms a call`)
  console.log(
    `errors ${failures.length}${failures.length > 0 ? `: ${[...new Set(failures)].join(', ')}` : ''}`,
  )
  console.log(`load of the machine ${os.loadavg()[0].toFixed(1)}; wanted: p99 <= ${WANTED_P99} ms, no error`)
  process.exitCode = p99 <= WANTED_P99 && failures.length === 0 ? 0 : 1
}
