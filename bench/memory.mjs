// Twenty households read, write, send pictures, plan and import for five minutes: does the server's
// memory go on growing? The mean of the second minute is compared with that of the last; more than
// a tenth more is a leak.
//   npm run bench -- memory [--minutes 5] [--households 20]

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { completeList, fillLibrary, planDays } from './load/kitchen.mjs'
import { call, register, startServer } from './load/server.mjs'

const EVERY = 10_000
const THINK = 250
const MAX_GROWTH = 0.1
const RECIPES = 60
const PICTURES = 5

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    households: { type: 'string', default: '20' },
  },
})
const [minutes, households] = ['minutes', 'households'].map((name) => Number(values[name]))
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-memory-'))
const file = path.join(dataDir, 'memory.jsonl')
const dates = (from) =>
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2031, 0, from + day)).toISOString().slice(0, 10))
const page = fs.readFileSync(new URL('../test/journeys/pages/bean-chilli.html', import.meta.url), 'utf8')
const pictures = await Promise.all(
  Array.from({ length: PICTURES }, async (_, at) => {
    const background = { r: 40 + at * 30, g: 120, b: 60 }
    const noise = { type: 'gaussian', mean: 120, sigma: 18 }
    const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background, noise } })
    return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 60 }).toBuffer()).toString('base64')}`
  }),
)

const seen = { calls: 0, refused: {} }
let server

async function furnish(number) {
  const cookie = await register(server.home, `memory${number}@example.org`)
  const recipes = await fillLibrary(server.home, cookie, RECIPES)
  await planDays(server.home, cookie, dates(1), recipes)
  await completeList(server.home, cookie, '2031-02-01', '2031-02-07', 60)
  return { cookie, recipes, step: number }
}

async function ask(cookie, method, address, body, headers) {
  const answer = await call(server.home, cookie, method, address, body, headers)
  seen.calls += 1
  if (answer.status >= 400) {
    const what = `${method} ${address.replace(/\d+/g, 'n')} ${answer.status}`
    seen.refused[what] = (seen.refused[what] ?? 0) + 1
  }
  return answer.body
}

/**
 * What a household does, again and again. It stores no more rows in the end than after the first
 * round.
 */
const actions = {
  week: ({ cookie }) => ask(cookie, 'GET', '/api/calendar-assignments?start=2031-01-01&end=2031-01-07'),
  recipes: ({ cookie }) => ask(cookie, 'GET', '/api/recipes'),
  lists: ({ cookie }) => ask(cookie, 'GET', '/api/completed-shopping-lists'),
  me: ({ cookie }) => ask(cookie, 'GET', '/api/auth/me'),
  recipe: ({ cookie, recipes, step }) =>
    ask(cookie, 'GET', `/api/recipes/${recipes[step % recipes.length].id}`),
  mark: ({ cookie, recipes, step }) =>
    ask(cookie, 'PATCH', `/api/recipes/${recipes[step % recipes.length].id}/marks`, {
      isFavourite: step % 2 === 0,
    }),
  async note({ cookie, step }) {
    const date = dates(1)[step % 7]
    const { date: made } = await ask(cookie, 'POST', '/api/calendar-notes', { date, notes: `note ${step}` })
    if (made) await ask(cookie, 'DELETE', `/api/calendar-notes/${date}`)
  },
  async newRecipe({ cookie, step }) {
    const recipe = {
      name: `Soup ${step}`,
      servings: 4,
      ingredients: ['1 onion'],
      steps: ['Simmer.'],
      tags: ['soup'],
    }
    const { id } = await ask(cookie, 'POST', '/api/recipes', recipe)
    await ask(cookie, 'DELETE', `/api/recipes/${id}`)
  },
  async picture({ cookie, recipes, step }) {
    const { id } = recipes[step % PICTURES]
    const { photo } = await ask(cookie, 'PATCH', `/api/recipes/${id}`, { photo: pictures[step % PICTURES] })
    if (photo) await ask(cookie, 'GET', photo)
  },
  async plan({ cookie }) {
    const wish = { dates: dates(60), meals: ['dinner'] }
    const { actionId } = await ask(cookie, 'POST', '/api/ai-meal-planner', wish)
    if (actionId) await ask(cookie, 'POST', `/api/ai-meal-planning-actions/${actionId}/revert`)
  },
  page: ({ cookie }) => ask(cookie, 'POST', '/api/import-recipe-page', { html: page }),
  async file({ cookie, recipes }) {
    const text = JSON.stringify(
      recipes.slice(0, 5).map(({ name, ingredients, steps }) => ({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name,
        recipeIngredient: ingredients,
        recipeInstructions: steps,
      })),
    )
    const answer = await fetch(`${server.home}/api/household-imports?name=recipes.json`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: text,
    })
    const { id } = await answer.json()
    seen.calls += 1
    for (;;) {
      const { state } = await ask(cookie, 'GET', `/api/household-imports/${id}`)
      if (state !== 'reading') break
      await sleep(THINK)
    }
    await ask(cookie, 'DELETE', `/api/household-imports/${id}`)
  },
}
const often = ['week', 'recipes', 'lists', 'me', 'recipe', 'mark', 'week', 'recipe', 'note', 'newRecipe']
const seldom = ['picture', 'page', 'plan', 'picture', 'file']

async function live(kitchen, end) {
  while (performance.now() < end) {
    const { step } = kitchen
    const name = step % 10 === 9 ? seldom[Math.floor(step / 10) % seldom.length] : often[step % often.length]
    await actions[name](kitchen)
    kitchen.step += 1
    await sleep(THINK)
  }
}

async function watch(end) {
  const began = performance.now()
  const lines = () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [])
  const samples = []
  while (performance.now() < end) {
    await sleep(EVERY)
    const before = lines().length
    server.child.kill('SIGUSR2')
    while (lines().length === before) await sleep(50)
    const { rss, heapUsed, external } = JSON.parse(lines().at(-1))
    samples.push({ at: (performance.now() - began) / 60_000, rss, heapUsed, external })
    process.stderr.write(`${Math.round(samples.at(-1).at * 60)} s: ${mb(rss)} MB, heap ${mb(heapUsed)} MB\n`)
  }
  return samples
}

function mb(bytes) {
  return Math.round(bytes / 1024 ** 2)
}

function report(samples) {
  const mean = (minute, what) => {
    const all = samples.filter(({ at }) => at > minute - 1 && at <= minute)
    return all.reduce((sum, one) => sum + one[what], 0) / all.length
  }
  const growth = (what) => mean(minutes, what) / mean(2, what) - 1
  const percent = (what) => `${(growth(what) * 100).toFixed(1)} %`
  const found = { rss: percent('rss'), heap: percent('heapUsed') }
  const means = { rss: [2, minutes].map((at) => mb(mean(at, 'rss'))) }
  const heaps = { heap: [2, minutes].map((at) => mb(mean(at, 'heapUsed'))) }
  console.log(
    JSON.stringify({ households, minutes, ...seen, means, heaps, growth: found, load: os.loadavg()[0] }),
  )
  if (growth('rss') > MAX_GROWTH || growth('heapUsed') > MAX_GROWTH) process.exitCode = 1
}

const loader = new URL('load/report-memory.mjs', import.meta.url).href
server = await startServer({
  DATA_DIR: dataDir,
  NODE_OPTIONS: `--import=${loader}`,
  MEMORY_FILE: file,
})
try {
  const kitchens = []
  for (let number = 0; number < households; number += 1) kitchens.push(await furnish(number))
  const end = performance.now() + minutes * 60_000
  const measured = watch(end)
  await Promise.all(kitchens.map((kitchen) => live(kitchen, end)))
  report(await measured)
} finally {
  await server.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
