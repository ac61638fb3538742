// Measures the recipe library with 2,000 recipes: what the list weighs, how soon /recipes can be used on a machine four times slower
// than this one, and how long a letter in the search takes.
//   npm run bench:library
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import url from 'node:url'
import zlib from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'

const RECIPES = 2000
const SLOWDOWN = 4
const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const { dishes } = await import('../dist/server/outside/catalogue.js')
const row = (name, value, wanted) =>
  console.log(`${name.padEnd(52)}${String(value).padStart(12)}${wanted ? `   wanted ${wanted}` : ''}`)
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-'))
const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: undefined },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const home = await new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found) resolve(found[0])
    })
  })
  await measure(home)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  fs.rmSync(dataDir, { recursive: true })
}

async function measure(home) {
  const cookie = await register(home)
  await fill(home, cookie)
  await weigh(home, cookie)
  await browse(home, cookie)
}

async function register(home) {
  const body = { email: 'bench@example.org', password: 'a good password', firstName: 'Ben', lastName: 'Ch' }
  const response = await call(home, '', 'POST', '/api/auth/register', body)
  return response.headers.get('set-cookie').split(';', 1)[0]
}

function call(home, cookie, method, address, body, headers = {}) {
  return fetch(home + address, {
    method,
    headers: { cookie, origin: home, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** The dishes of the catalogue over and over, with other names and amounts each time. */
async function fill(home, cookie) {
  const words = dishes.flatMap(({ recipe }) => recipe.name.split(' '))
  const recipeOf = (number) => {
    const { recipe } = dishes[number % dishes.length]
    const round = Math.floor(number / dishes.length)
    const other = (text) => text.replace(/\d+/g, (digits) => String(Number(digits) + ((round * 7) % 5)))
    return {
      ...recipe,
      name: round === 0 ? recipe.name : `${recipe.name} with ${words[(number * 31) % words.length]}`,
      ingredients: recipe.ingredients.map(other),
      steps: recipe.steps.map(other),
      photo: null,
    }
  }
  const save = async (number) => {
    const response = await call(home, cookie, 'POST', '/api/recipes', recipeOf(number))
    if (response.status !== 201) throw new Error(`a recipe was refused: ${await response.text()}`)
  }
  for (let number = 0; number < RECIPES; number += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, more) => save(number + more)))
  }
}

async function weigh(home, cookie) {
  const plain = await call(home, cookie, 'GET', '/api/recipes', undefined, { 'accept-encoding': 'identity' })
  const text = Buffer.from(await plain.arrayBuffer())
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }
  row('list, kB', Math.round(text.length / 1000))
  row('list with gzip, kB', Math.round(zlib.gzipSync(text).length / 1000), '<= 150')
  row('list with brotli, kB', Math.round(zlib.brotliCompressSync(text, quality).length / 1000))
  const time = async (headers) => {
    const times = []
    for (let round = 0; round < 9; round += 1) {
      const started = performance.now()
      const response = await call(home, cookie, 'GET', '/api/recipes', undefined, headers)
      await response.arrayBuffer()
      times.push(performance.now() - started)
    }
    return middle(times).toFixed(1)
  }
  row('list with brotli, ms', await time({ 'accept-encoding': 'br' }))
  row('list unchanged (304), ms', await time({ 'if-none-match': plain.headers.get('etag') }))
}

async function browse(home, cookie) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  })
  const [name, value] = cookie.split('=')
  const usable = []
  for (let round = 0; round < 5; round += 1) {
    const page = await open(browser, home, { name, value })
    usable.push(await page.evaluate(() => window.firstCard))
    if (round === 4) await type(page)
    await page.context().close()
  }
  row(`/recipes usable, ${SLOWDOWN}x slower, ms`, Math.round(middle(usable)), '<= 1200')
  await browser.close()
}

async function open(browser, home, { name, value }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ name, value, url: home }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => (window.firstCard = performance.now())))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${home}/recipes`)
  await page.waitForFunction(() => window.firstCard !== undefined)
  return page
}

/** How long a letter takes to stand in the field, painted, and how long until the count of what is found follows. */
async function type(page) {
  for (const [label, text] of [
    ['Search by name or number', 'spagetti bol'],
    ['Search by ingredient', 'onoin, tomato'],
  ]) {
    await page.evaluate(() => {
      window.letters = []
      window.counts = []
      let typed = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.name === 'keydown') window.letters.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 })
      addEventListener('keydown', () => (typed = performance.now()), true)
      new MutationObserver(() => window.counts.push(performance.now() - typed)).observe(
        document.querySelector('section[aria-label="Your recipes"] p[role="status"]'),
        { childList: true, characterData: true, subtree: true },
      )
    })
    await page.getByLabel(label, { exact: true }).click()
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 2000 })),
      )
    }
    const { letters, counts } = await page.evaluate(() => ({
      letters: window.letters,
      counts: window.counts,
    }))
    row(`a letter in '${label}', slowest, ms`, Math.max(16, ...letters), '<= 100')
    row('  until the count follows, slowest, ms', Math.round(Math.max(0, ...counts)))
    await page.getByLabel(label, { exact: true }).fill('')
  }
}
