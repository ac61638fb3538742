/**
 * `npm run bench -- hostile [--server DIST --seconds 15 --only WORDS]`: how long another household
 * waits while the worst files are read, beside what it waits in quiet in the same run. Aim: a p99
 * under three times the quiet one.
 */

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { register, startServer } from './load/server.mjs'

const { values: options } = parseArgs({
  options: {
    server: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
})
const SECONDS = Number(options.seconds)
/** A request begins so often, in milliseconds, whether the one before was answered or not. */
const PACE = 20

const json = (value) => Buffer.from(JSON.stringify(value))
const times = (count, make) => Array.from({ length: count }, (_, at) => make(at))
const recipe = (at) => ({
  '@type': 'Recipe',
  name: `Soup ${at} of leek and barley`,
  recipeIngredient: times(10, (line) => `${line + 1}00 g leek ${at}, chopped`),
  recipeInstructions: times(6, (step) => `Step ${step} of soup ${at}: cook it gently until it is done.`),
})

/** Files that take as long to read as we know how to make them, each for another reason. */
const files = {
  'recipes without end': () =>
    json(
      times(300_000, () => ({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['leek'], recipeYield: 4 })),
    ),
  'memory without end': () => Buffer.from(`[${'[[]],'.repeat(11_000_000)}0]`),
  'lines that belong to every recipe': () =>
    json({
      recipes: times(20_000, () => ({ id: 'a', name: 'Soup' })),
      recipes_ingredients: times(100_000, (at) => ({ recipe_id: 'a', position: -at })),
    }),
  'as many recipes as one import takes, and then written': () => json(times(20_000, recipe)),
}

const day = (at) => new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10)
/** A file of our own with as many rows as one import takes. */
const ownRows = () => ({
  plateful: 1,
  tables: {
    calendarNotes: times(200_000, (at) => ({
      id: at + 1,
      date: day(at),
      notes: `Note ${at}`,
      createdAt: '2026-01-01T10:00:00.000Z',
      updatedAt: '2026-01-01T10:00:00.000Z',
    })),
  },
})
/** As many planned meals as one import takes, a day each. */
const plannedMeals = () => ({
  recipes: [{ id: 'a', name: 'Soup' }],
  recipes_ingredients: [],
  group_meal_plans: times(19_000, (id) => ({ id, date: day(id), title: `Dish ${id}` })),
})
Object.assign(files, {
  'rows of our own format, and then written': () => json(ownRows()),
  'planned meals, and then written': () => json(plannedMeals()),
})
/** What a file must be called for its program's reader to take it. */
const namedFor = (name) => {
  if (name.startsWith('lines') || name.startsWith('planned')) return 'database.json'
  return name.startsWith('rows') ? 'plateful.json' : 'recipes.json'
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** How long each request took, while `isOn`. */
async function watch(home, cookie, isOn) {
  const taken = []
  const open = []
  const addresses = ['/api/recipes', '/api/calendar-assignments?start=2030-01-07&end=2030-01-13', '/healthz']
  for (let count = 0; isOn(); count += 1) {
    const began = performance.now()
    open.push(
      fetch(home + addresses[count % addresses.length], { headers: { cookie } })
        .then((answer) => answer.arrayBuffer())
        .then(() => taken.push(performance.now() - began)),
    )
    await sleep(PACE)
  }
  await Promise.all(open)
  return taken.toSorted((a, b) => a - b)
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const p99 = (sorted) => at(sorted, 0.99)

/** A call, with a file or with JSON. */
const call = async (home, cookie, method, address, body) =>
  fetch(home + address, {
    method,
    headers: {
      cookie,
      'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  })

const say = (name, what, quiet, taken, end) =>
  console.log(
    [
      `${name}, ${what}`.padEnd(72),
      `quiet p99 ${p99(quiet).toFixed(1)} ms`,
      `then ${p99(taken).toFixed(1)} ms (longest ${at(taken, 1).toFixed(0)})`,
      `ratio ${(p99(taken) / p99(quiet)).toFixed(2)}, wanted < 3`,
      end,
    ].join('   '),
  )

async function measure(name, make) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-hostile-'))
  const server = await startServer(
    { DATA_DIR: dataDir },
    options.server && { dist: path.resolve(options.server) },
  )
  const { home } = server
  try {
    const [neighbour, sender] = [
      await register(home, 'neighbour@example.org'),
      await register(home, 'sender@example.org'),
    ]
    for (const index of times(20, (one) => one)) {
      await call(home, neighbour, 'POST', '/api/recipes', {
        name: `Dish ${index}`,
        servings: 4,
        prepTimeMinutes: 5,
        cookTimeMinutes: 5,
        ingredients: ['1 leek'],
        steps: ['Cook it.'],
        tags: ['soup'],
      })
    }
    const zip = zipSync({ [namedFor(name)]: make() }, { level: 1 })
    let until = performance.now() + 3_000
    await watch(home, neighbour, () => performance.now() < until)
    until = performance.now() + SECONDS * 1000
    const quiet = await watch(home, neighbour, () => performance.now() < until)

    const sent = await call(home, sender, 'POST', '/api/household-imports?name=a.zip', zip)
    const { id } = await sent.json()
    const state = async () => (await call(home, sender, 'GET', `/api/household-imports/${id}`)).json()
    const during = async (what) => {
      const most = performance.now() + SECONDS * 1000
      let now = await state()
      let isOver = false
      const ask = (async () => {
        while (performance.now() < most && ['reading', 'running'].includes(now.state)) {
          await sleep(500)
          now = await state()
        }
        isOver = true
      })()
      const taken = await watch(home, neighbour, () => !isOver)
      await ask
      say(name, what, quiet, taken, now.problem ?? now.state)
    }
    await during('read')
    if (name.endsWith('then written')) {
      while ((await state()).state === 'reading') await sleep(500)
      await call(home, sender, 'POST', `/api/household-imports/${id}/run`, { duplicates: 'skip' })
      await during('written')
      while ((await state()).state === 'running') await sleep(500)
      let isUndone = false
      const undo = call(home, sender, 'POST', `/api/household-imports/${id}/undo`).finally(() => {
        isUndone = true
      })
      const taken = await watch(home, neighbour, () => !isUndone)
      await undo
      say(name, 'undone', quiet, taken, (await state()).state)
    }
  } finally {
    await server.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`load of the machine ${os.loadavg()[0].toFixed(1)}`)
for (const [name, make] of Object.entries(files))
  if (!options.only || name.includes(options.only)) await measure(name, make)
