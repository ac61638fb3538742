// Measures the screens in a browser four times slower than this machine: how soon each can be used,
// what its thread did until then, and how long presses take; in the kitchen of a large family. A
// bare page in the same run says how busy the machine was.
//   npm run bench -- browser

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { completeList, fillLibrary, planDays } from './load/kitchen.mjs'
import { call, register, startServer } from './load/server.mjs'
import { openBrowser, openProfile, press, SLOWDOWN, visit } from './load/slow-browser.mjs'

const RECIPES = 2000
const ROWS = 150
const ROUNDS = 5
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const row = (name, values, wanted = '') =>
  console.log(
    `${name.padEnd(44)}${values.map((value) => String(value).padStart(8)).join('')}${wanted && `   wanted ${wanted}`}`,
  )
const dayAt = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const monday = -((new Date().getUTCDay() + 6) % 7)

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await openBrowser()
try {
  const cookie = await register(server.home, 'bench@example.org')
  const recipes = await fillLibrary(server.home, cookie, RECIPES)
  const fortnight = Array.from({ length: 14 }, (_, day) => dayAt(monday + day))
  await planDays(server.home, cookie, fortnight, recipes)
  await completeList(server.home, cookie, dayAt(30), dayAt(36), ROWS)
  await weigh(cookie)
  row('load of the machine', [os.loadavg()[0].toFixed(1)])
  row(`${SLOWDOWN}x slower, ms`, ['usable', 'thread', 'script', 'again', 'later'])
  const state = stateOf(cookie)
  const listState = await makeList(state)
  await measure('  a bare page', undefined, '/healthz', () => document.body !== null)
  await measure('sign-in', undefined, '/', () => document.querySelector('form button[type=submit]'), 1200)
  await measure('home', state, '/home', () => document.querySelector('main h2'))
  await measure('week of 28 entries', state, '/calendar', isWeekThere, 1500)
  await measure('2,000 recipes', state, '/recipes', () => document.querySelector('article'), 1200)
  await measure('list of 150 rows', listState, '/shopping-list', isListThere, 1300)
  const shop = `/shopping-list/shop?start=%22${dayAt(30)}%22&end=%22${dayAt(36)}%22`
  await measure('list of 150 rows in the shop', state, shop, isShopThere, 1300)
  row('presses', ['ms'])
  await pressSignIn()
  await pressWeek(state)
  await pressRecipes(state)
  await pressList(listState)
  await pressShop(state, shop)
} finally {
  await browser.close()
  await server.stop()
  fs.rmSync(dataDir, { recursive: true })
}

function isWeekThere() {
  return document.querySelectorAll('textarea[aria-label^="Name of"]').length >= 28
}
function isListThere() {
  return document.querySelectorAll('input[aria-label^="Name of"]').length >= 150
}
function isShopThere() {
  return document.querySelectorAll('main input[type=checkbox]').length >= 150
}

function stateOf(cookie) {
  const [name, value] = cookie.split('=')
  const { hostname } = new URL(server.home)
  const kept = { name, value, domain: hostname, path: '/', expires: -1 }
  return { cookies: [{ ...kept, httpOnly: true, secure: false, sameSite: 'Lax' }], origins: [] }
}

/** Prints how large the answer with all recipes is, as it is and compressed. */
async function weigh(cookie) {
  const { body } = await call(server.home, cookie, 'GET', '/api/recipes')
  const text = Buffer.from(JSON.stringify(body))
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }
  row('the recipes, kB', [Math.round(text.length / 1000)])
  row('  with gzip', [Math.round(zlib.gzipSync(text).length / 1000)], '<= 150')
  row('  with brotli', [Math.round(zlib.brotliCompressSync(text, quality).length / 1000)])
}

/** The list with exactly so many rows: its own rows, repeated or cut off. */
function toLength(list, rows) {
  const from = Array.from({ length: rows }, (_, at) => list.items[at % list.items.length])
  const items = from.map((item, at) => ({ ...item, id: `row-${at}` }))
  const origins = Object.fromEntries(from.map(({ id }, at) => [`row-${at}`, list.origins[id] ?? []]))
  return { ...list, items, made: items, origins }
}

/** Puts a list together; returns the state of a browser that keeps this list and nothing else. */
async function makeList(state) {
  const profile = await openProfile(browser, state)
  const { page } = await visit(profile, `${server.home}/shopping-list`, () => document.querySelector('form'))
  await page.getByRole('button', { name: 'Choose These Dates' }).click()
  await page.getByRole('table', { name: 'Shopping list' }).waitFor()
  const kept = toLength(JSON.parse(await page.evaluate(() => localStorage.getItem('plateful:list'))), ROWS)
  await profile.close()
  return {
    ...state,
    origins: [
      { origin: server.home, localStorage: [{ name: 'plateful:list', value: JSON.stringify(kept) }] },
    ],
  }
}

/** Runs in the page: the next visit finds the files kept, where there are any to keep. */
async function untilKept() {
  if (document.getElementById('root')) await navigator.serviceWorker.ready
}

/**
 * Opens a screen in browsers that were never here, again in those that keep the files, and once
 * more in those that compiled them.
 */
async function measure(name, state, address, isThere, wanted) {
  const firsts = []
  const agains = []
  const laters = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const profile = await openProfile(browser, state)
    const first = await visit(profile, server.home + address, isThere)
    firsts.push(first)
    await first.page.evaluate(untilKept)
    await first.page.close()
    const again = await visit(profile, server.home + address, isThere)
    agains.push(again)
    // The compiled files are kept beside them when nothing else is to be done.
    await untilIdle(again.page)
    await again.page.close()
    laters.push(await visit(profile, server.home + address, isThere))
    await profile.close()
  }
  const of = (key, rounds) => Math.round(middle(rounds.map((one) => one[key])))
  const visits = [
    of('took', firsts),
    of('task', firsts),
    of('script', firsts),
    of('took', agains),
    of('took', laters),
  ]
  row(name, visits, wanted && `<= ${wanted}`)
}

/** Somebody presses when everything is there: twice in a row there is nothing left to do. */
function untilIdle(page) {
  return page.evaluate(async () => {
    for (const _ of [1, 2])
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500))
  })
}

/** Opens a screen and makes presses on it, one after the other. */
async function makePresses(screen, state, address, isThere, presses) {
  const profile = await openProfile(browser, state)
  const { page } = await visit(profile, server.home + address, isThere)
  await page.evaluate(untilKept)
  await untilIdle(page)
  for (const [name, action, wanted = 200] of presses)
    row(`${screen}: ${name}`, [await press(page, action)], `<= ${wanted}`)
  await profile.close()
}

/**
 * Nobody presses in the moment in which the page still scrolls there, and draws what comes in
 * sight.
 */
async function pressInSight(page, target) {
  await target.scrollIntoViewIfNeeded()
  await untilIdle(page)
  await target.click()
}

function pressSignIn() {
  const isThere = () => document.querySelector('form button[type=submit]')
  return makePresses('sign-in', undefined, '/', isThere, [
    ['a letter', (page) => page.locator('form input').first().press('a')],
    ['an empty form is sent', (page) => page.locator('form button[type=submit]').first().click()],
  ])
}

function pressWeek(state) {
  return makePresses('week', state, '/calendar', isWeekThere, [
    ['one person more', (page) => page.locator('input[aria-label^="People for"]').first().press('ArrowUp')],
    ['a letter in a name', (page) => page.locator('textarea[aria-label^="Name of"]').first().press('s')],
    ['Add dinner', (page) => page.locator('button[aria-label^="Add dinner"]').first().click()],
    ['a letter in its search', (page) => page.getByRole('combobox').press('s'), 100],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ["a meal's menu", (page) => page.locator('button[aria-label^="More for"]').first().click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Next Week', (page) => page.getByRole('button', { name: 'Next Week' }).click()],
  ])
}

function pressRecipes(state) {
  const letters = (label, text) =>
    [...text].map((letter, at) => [
      `letter ${at + 1} in '${label}'`,
      (page) => page.getByLabel(label, { exact: true }).press(letter === ' ' ? 'Space' : letter),
      100,
    ])
  return makePresses('recipes', state, '/recipes', () => document.querySelector('article'), [
    ['a heart', (page) => page.locator('article button').first().click()],
    ...letters('Search by name or number', 'spag'),
    ['Clear the search', (page) => page.getByRole('button', { name: 'Clear the search' }).click()],
    ...letters('Search by ingredient', 'onio'),
    ['Clear the search', (page) => page.getByRole('button', { name: 'Clear the search' }).click()],
    ['a tag', (page) => page.locator('[aria-label=Filters] button[aria-pressed]').nth(2).click()],
    ['View', (page) => pressInSight(page, page.locator('article a[aria-label^="View"]').first())],
  ])
}

function pressList(state) {
  return makePresses('list', state, '/shopping-list', isListThere, [
    ['a letter in a name', (page) => page.locator('input[aria-label^="Name of"]').first().press('s')],
    ['a figure in a quantity', (page) => page.locator('input[aria-label^="Quantity"]').first().press('1')],
    ['a row opens', (page) => page.locator('table button[aria-expanded]').first().click()],
    ['a row goes', (page) => page.locator('button[aria-label^="Remove"]').first().click()],
    ['Add item', (page) => page.getByRole('button', { name: 'Add item' }).click()],
  ])
}

function pressShop(state, address) {
  return makePresses('shop', state, address, isShopThere, [
    ['a tick', (page) => page.locator('main label:has(input[type=checkbox])').first().click()],
    ['another', (page) => page.locator('main label:has(input[type=checkbox])').nth(9).click()],
    ['it is taken back', (page) => page.locator('main label:has(input[type=checkbox])').last().click()],
  ])
}
