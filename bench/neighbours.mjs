/**
 * `npm run bench -- neighbours [--recipes 5000 --loops 8 --seconds 10 --only reads|import|export]`:
 * how long somebody's calls take while another household of the same process reads its whole
 * library again and again, brings a file in, or takes itself out. Each figure stands beside the
 * same one in quiet. BENCH_SERVER names another build, to compare two.
 */

import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { call, register, startServer } from './load/server.mjs'

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '5000' },
    loops: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const [recipes, loops, seconds] = ['recipes', 'loops', 'seconds'].map((name) => Number(values[name]))
const isWanted = (name) => values.only === '' || values.only === name
const WEEK = '/api/calendar-assignments?start=2030-01-07&end=2030-01-13'
const plain = { 'accept-encoding': 'identity' }
const DAY = '/api/calendar-assignments/2030-01-07'

const ingredientsOf = (at) =>
  Array.from({ length: 10 }, (_, line) => `${line + 1}00 g of thing ${at + line}, chopped finely`)
const stepsOf = (at) =>
  Array.from({ length: 6 }, (_, step) => `Cook thing ${at + step} gently until it is done, then stir it in.`)

/** One recipe of the large household; marking it changes its library. */
let marked

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-neighbours-'))
const server = await startServer({ DATA_DIR: dataDir })
const agent = new http.Agent({ keepAlive: true })

try {
  const [large, small, empty] = await Promise.all(
    ['large', 'small', 'empty'].map((name) => register(server.home, `${name}@example.org`)),
  )
  await fill(large, small)
  console.log(`load of the machine ${os.loadavg()[0].toFixed(1)}`)
  await costInQuiet(large)
  const quiet = await during(small, () => sleep(seconds * 1000))
  tell('in quiet', quiet)
  if (isWanted('reads')) {
    let reads = 0
    const busy = await during(small, async (isOver) => {
      const loop = async () => {
        while (!isOver()) {
          await readChanged(large)
          reads += 1
        }
      }
      const all = Array.from({ length: loops }, loop)
      await sleep(seconds * 1000)
      isOver.set()
      await Promise.all(all)
    })
    tell(`beside ${loops} loops over ${recipes} recipes`, busy, quiet)
    console.log(`  ${(reads / seconds).toFixed(1)} libraries a second`)
  }
  if (isWanted('export')) {
    const busy = await during(small, async (isOver) => {
      const loop = async () => {
        while (!isOver()) await send(large, 'GET', '/api/household-export?format=plateful')
      }
      const all = Array.from({ length: 2 }, loop)
      await sleep(seconds * 1000)
      isOver.set()
      await Promise.all(all)
    })
    tell('beside 2 loops of exports', busy, quiet)
  }
  if (isWanted('import')) {
    let read = 0
    let done = 0
    const file = Buffer.from(JSON.stringify(Array.from({ length: recipes }, (_, at) => jsonLd(at))))
    const reading = await during(small, async () => void (read = await importUntil(empty, 'ready', file)))
    tell(`beside the reading of a file of ${recipes}`, reading, quiet)
    const running = await during(small, async () => void (done = await importUntil(empty, 'done')))
    tell(`beside the import of ${recipes}`, running, quiet)
    console.log(`  read in ${(read / 1000).toFixed(1)} s, brought in ${(done / 1000).toFixed(1)} s`)
  }
} finally {
  agent.destroy()
  await server.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

/** Sends without looking at what is answered: whoever measures must not be kept busy by it. */
function send(cookie, method, address, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const type = text !== undefined && { 'content-type': 'application/json' }
    const options = { method, agent, headers: { cookie, 'accept-encoding': 'br', ...type, ...headers } }
    const request = http.request(server.home + address, options, (response) => {
      const pieces = []
      const said = () => String(Buffer.concat(pieces))
      let bytes = 0
      response.on('data', (piece) => {
        bytes += piece.length
        if (bytes < 1_000_000) pieces.push(piece)
      })
      response.on('end', () => {
        if (response.statusCode >= 300) reject(new Error(`${address}: ${response.statusCode} ${said()}`))
        else resolve({ bytes, text: bytes < 1_000_000 ? said() : '' })
      })
    })
    request.on('error', (error) => reject(new Error(`${method} ${address}: ${error.message}`)))
    request.end(text)
  })
}

function jsonLd(at) {
  const [recipeIngredient, recipeInstructions] = [ingredientsOf(at), stepsOf(at)]
  return {
    '@type': 'Recipe',
    name: `Brought dish ${at}`,
    recipeYield: '4',
    recipeIngredient,
    recipeInstructions,
  }
}

async function fill(large, small) {
  let next = 0
  const write = async () => {
    for (let at = next++; at < recipes; at = next++) {
      const dish = { name: `Dish ${at}`, servings: 4, ingredients: ingredientsOf(at), steps: stepsOf(at) }
      await send(large, 'POST', '/api/recipes', { ...dish, tags: ['quick'] })
    }
  }
  await Promise.all(Array.from({ length: 16 }, write))
  const meal = (id) => ({ id: `meal-${id}`, name: 'Fish and chips', type: 'takeaway', peopleCount: 4 })
  for (let day = 7; day <= 13; day += 1)
    await send(small, 'POST', '/api/calendar-assignments', {
      date: `2030-01-${String(day).padStart(2, '0')}`,
      breakfastMeals: [meal(1)],
      lunchMeals: [meal(2)],
      dinnerMeals: [meal(3)],
      snackMeals: [],
    })
}

async function readChanged(cookie) {
  marked ??= (await call(server.home, cookie, 'GET', '/api/recipes')).body[0].id
  await send(cookie, 'PATCH', `/api/recipes/${marked}/marks`, { isFavourite: true })
  await send(cookie, 'GET', '/api/recipes')
}

/** What one reader waits for who is alone, after a change and without one. */
async function costInQuiet(cookie) {
  const times = { changed: [], same: [] }
  await readChanged(cookie)
  for (let round = 0; round < 15; round += 1) {
    await send(cookie, 'PATCH', `/api/recipes/${marked}/marks`, { isFavourite: round % 2 === 0 })
    for (const name of ['changed', 'same']) {
      const began = performance.now()
      await send(cookie, 'GET', '/api/recipes', undefined, plain)
      times[name].push(performance.now() - began)
    }
  }
  const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)].toFixed(1)
  console.log(
    `${recipes} recipes in quiet, uncompressed: ${middle(times.changed)} ms after a change, ${middle(times.same)} ms without`,
  )
}

/** How long the week takes to be read and a day to be changed until the work is over. */
async function during(cookie, work) {
  const state = { isDone: false }
  let isOverNow = false
  const isOver = Object.assign(() => isOverNow, { set: () => (isOverNow = true) })
  const times = { read: [], change: [] }
  const probe = async (name, ask) => {
    while (!state.isDone) {
      const began = performance.now()
      await ask()
      times[name].push(performance.now() - began)
      await sleep(15)
    }
  }
  const probes = [
    probe('read', () => send(cookie, 'GET', WEEK)),
    probe('change', () => send(cookie, 'PATCH', DAY, { isSkipped: times.change.length % 2 === 0 })),
  ]
  try {
    await work(isOver)
  } finally {
    state.isDone = true
    await Promise.all(probes)
  }
  return times
}

function tell(name, times, quiet) {
  const at = (list, share) =>
    list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
  for (const kind of ['read', 'change']) {
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => at(times[kind], share))
    const ratio = quiet ? `   p99 ${(p99 / at(quiet[kind], 0.99)).toFixed(1)} times quiet` : ''
    console.log(
      `${`${name}: ${kind}`.padEnd(52)} p50 ${p50.toFixed(1)}   p99 ${p99.toFixed(1)}   most ${most.toFixed(1)} ms${ratio}`,
    )
  }
}

/**
 * Sends the file, or begins to write it, and waits until it is there; answers the milliseconds that
 * it took.
 */
async function importUntil(cookie, wanted, file) {
  const began = performance.now()
  const address = '/api/household-imports'
  if (file)
    await send(cookie, 'POST', `${address}?name=recipes.json`, file, {
      'content-type': 'application/octet-stream',
    })
  const latest = async () => JSON.parse((await send(cookie, 'GET', address, undefined, plain)).text)[0]
  let row = await latest()
  if (!file) await send(cookie, 'POST', `${address}/${row.id}/run`, { duplicates: 'bring' })
  while (row.state !== wanted) {
    if (row.state === 'failed') throw new Error(row.problem)
    await sleep(50)
    row = await latest()
  }
  return performance.now() - began
}
