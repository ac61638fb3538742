// What 2,000 recipes cost a device that is used without a signal (home 98): what it holds, photos
// to their bound, and how much more a start without a signal asks of the page's thread than with 20
// recipes; in a browser four times slower than this machine. The clock on the wall is told beside
// it: on a busy machine it says more of the other programs than of this one.
//   npm run bench -- no-signal [--recipes 2000] [--photos 400] [--rounds 7]

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fillLibrary, planDays } from './load/kitchen.mjs'
import { call, register, startServer } from './load/server.mjs'
import { openBrowser, openProfile, SLOWDOWN, visit } from './load/slow-browser.mjs'

const MAX_MB = 60
const MAX_MS = 300
const FEW = 20

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '2000' },
    photos: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '7' },
  },
})
const [recipes, photos, rounds] = ['recipes', 'photos', 'rounds'].map((name) => Number(values[name]))
const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
const dayAt = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const monday = -((new Date().getUTCDay() + 6) % 7)

const screens = [
  ['/home', () => document.querySelector('main h2') !== null],
  ['/recipes', () => document.querySelector('article') !== null],
  ['/calendar', () => document.querySelectorAll('textarea[aria-label^="Name of"]').length >= 20],
]

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await openBrowser()
const missed = []
try {
  const few = await aDevice('few@example.org', FEW, 0)
  const many = await aDevice('many@example.org', recipes, photos)
  const held = await holds(many.profile)
  console.log(`load of the machine ${os.loadavg()[0].toFixed(1)}`)
  say(`${recipes} recipes on the device, MB`, held.all / 1e6, MAX_MB)
  console.log(`  photos ${(held.photos / 1e6).toFixed(1)} MB in ${held.count} of ${photos} that were shown`)
  for (const [address, isThere] of screens) await compare(address, isThere, few.profile, many.profile)
} finally {
  await browser.close()
  await server.stop()
  fs.rmSync(dataDir, { recursive: true })
}
if (missed.length > 0) {
  console.log(`Not as wanted: ${missed.join(', ')}`)
  process.exitCode = 1
}

function say(name, value, most) {
  if (value > most) missed.push(name)
  console.log(`${name.padEnd(48)}${value.toFixed(1).padStart(8)}   wanted <= ${most}`)
}

/** A household of so many recipes, and a browser that has all of it and then loses the signal. */
async function aDevice(email, count, withPhotos) {
  const cookie = await register(server.home, email)
  await call(server.home, cookie, 'POST', '/api/auth/skip-onboarding')
  const saved = await fillLibrary(server.home, cookie, count)
  const week = Array.from({ length: 7 }, (_, day) => dayAt(monday + day))
  await planDays(server.home, cookie, week, saved)
  for (const recipe of saved.slice(0, withPhotos)) await givePhoto(cookie, recipe)
  const [name, value] = cookie.split('=')
  const { hostname } = new URL(server.home)
  const kept = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false }
  const profile = await openProfile(browser, { cookies: [{ ...kept, sameSite: 'Lax' }], origins: [] })
  const page = await profile.newPage()
  await page.goto(`${server.home}/recipes`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.locator('article').first().waitFor()
  await page.evaluate(showPhotos)
  // All that the screens need is read ahead, one after the other, when the browser is idle.
  await page.waitForFunction(isAllKept, undefined, { timeout: 120_000, polling: 1000 })
  await page.goto(`${server.home}/calendar`)
  await page.waitForTimeout(5000)
  await page.close()
  await profile.setOffline(true)
  return { profile }
}

/** A picture that packs as badly as a real one: noise under a blur. */
async function givePhoto(cookie, recipe) {
  const [width, height] = [1200, 800]
  const noise = { raw: { width, height, channels: 3 } }
  const bytes = await sharp(randomBytes(width * height * 3), noise)
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer()
  const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const address = `/api/recipes/${recipe.id}`
  const { status, body } = await call(server.home, cookie, 'PATCH', address, {
    photo,
    seen: recipe.updatedAt,
  })
  if (status !== 200) throw new Error(`a photo was refused: ${status} ${JSON.stringify(body)}`)
}

/** Runs in the page: every photo of the library, as if somebody had scrolled through all of it. */
async function showPhotos() {
  const library = await (await fetch('/api/recipes')).json()
  for (const { photo } of library) if (photo !== null) await (await fetch(photo)).blob()
}

/** Runs in the page: what the last read ahead brings is there. */
async function isAllKept() {
  const keys = await new Promise((resolve) => {
    const request = indexedDB.open('plateful')
    request.addEventListener('success', () => {
      const all = request.result.transaction('kept').objectStore('kept').getAllKeys()
      all.addEventListener('success', () => {
        request.result.close()
        resolve(all.result)
      })
    })
  })
  return ['["recipes"]', '["household"]', '["calendar","notes"'].every((name) =>
    keys.some((key) => String(key).includes(name)),
  )
}

async function holds(profile) {
  await profile.setOffline(false)
  const page = await profile.newPage()
  await page.goto(`${server.home}/healthz`)
  const held = await page.evaluate(async () => {
    const { usage } = await navigator.storage.estimate()
    const cache = await caches.open('plateful-photos')
    const sizes = await Promise.all(
      (await cache.keys())
        .filter(({ url }) => url.includes('/api/photos/'))
        .map(async (key) => (await (await cache.match(key)).blob()).size),
    )
    return { all: usage, photos: sizes.reduce((sum, size) => sum + size, 0), count: sizes.length }
  })
  await page.close()
  await profile.setOffline(true)
  return held
}

/** Turn about, so that what else the machine does counts for both. */
async function compare(address, isThere, few, many) {
  const starts = { few: [], many: [] }
  const start = async (profile) => {
    const visited = await visit(profile, server.home + address, isThere)
    await visited.page.close()
    return visited
  }
  for (let round = -1; round < rounds; round += 1) {
    const [one, other] = [await start(few), await start(many)]
    // The first compiles what later starts find compiled.
    if (round < 0) continue
    starts.few.push(one)
    starts.many.push(other)
  }
  const of = (which, key) => middle(starts[which].map((one) => one[key]))
  const told = (key) =>
    `${of('few', key).toFixed(0)} ms with ${FEW}, ${of('many', key).toFixed(0)} ms with all`
  console.log(`${address}, ${SLOWDOWN}x slower: thread ${told('task')}; on the wall ${told('took')}`)
  say(`  ${recipes} recipes, ms of the thread`, of('many', 'task') - of('few', 'task'), MAX_MS)
}
