/**
 * Somebody with a browser: looks at the week, the recipes and the list, changes something now and
 * then, and thinks in between.
 */

import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { cookieOf, DAYS, FIRST_DAY, recipeId } from './many-households.mjs'

const decompress = promisify(brotliDecompress)
const dayAfter = (days) => new Date(Date.parse(FIRST_DAY) + days * 86_400_000).toISOString().slice(0, 10)

/** What is done, and how many times in a hundred. */
const habits = {
  week: 34,
  recipes: 12,
  recipe: 14,
  lists: 8,
  me: 6,
  changeDay: 14,
  mark: 4,
  tick: 6,
  newRecipe: 2,
}
const wheel = Object.entries(habits).flatMap(([name, times]) => Array.from({ length: times }, () => name))

export class Visitor {
  /** What the browser has of this household: tags of answers, versions of days. */
  #tags = new Map()
  #versions = new Map()
  #household = 0

  /**
   * `homes` are the processes, any of which answers; `took` learns of each call what it was, its
   * milliseconds and its status.
   */
  constructor({ homes, recipes, random, think, took }) {
    Object.assign(this, { homes, recipes, random, think, took })
    this.agent = new http.Agent({ keepAlive: true })
  }

  /**
   * Visits one household after the other until the end: the front page first, then what comes to
   * mind.
   */
  async visit(households, isOver) {
    await sleep(this.random() * this.think)
    while (!isOver()) {
      this.#household = households()
      this.#tags.clear()
      this.#versions.clear()
      await Promise.all([this.me(), this.recipesList(), this.week(), this.lists()])
      for (let step = 0; step < 12 && !isOver(); step += 1) {
        await sleep(this.think * (0.3 + 1.4 * this.random()))
        const habit = wheel[Math.floor(this.random() * wheel.length)]
        await (habit === 'recipes' ? this.recipesList() : this[habit]())
      }
    }
    this.agent.destroy()
  }

  me = () => this.#read('me', '/api/auth/me')
  recipesList = () => this.#read('recipes', '/api/recipes')
  lists = () => this.#read('lists', '/api/completed-shopping-lists')
  recipe = () => this.#read('recipe', `/api/recipes/${this.#anyRecipe()}`)
  mark = () =>
    this.#call('mark', 'PATCH', `/api/recipes/${this.#anyRecipe()}/marks`, {
      isFavourite: this.random() < 0.5,
    })
  newRecipe = () =>
    this.#call('new recipe', 'POST', '/api/recipes', {
      name: 'Soup of the day',
      servings: 4,
      ingredients: ['1 onion', '2 carrots'],
      steps: ['Simmer.'],
      tags: ['soup'],
    })

  async week() {
    const start = 7 * Math.floor((this.random() * DAYS) / 7)
    const days = await this.#read(
      'week',
      `/api/calendar-assignments?start=${dayAfter(start)}&end=${dayAfter(start + 6)}`,
    )
    for (const { date, version } of days ?? []) this.#versions.set(date, version)
  }

  async changeDay() {
    const [known] = [...this.#versions].slice(Math.floor(this.random() * this.#versions.size))
    if (!known) return this.week()
    const [date, version] = known
    const change = { isSkipped: this.random() < 0.5 }
    const headers = { 'if-match': `"${version}"` }
    const day = await this.#call(
      'change of a day',
      'PATCH',
      `/api/calendar-assignments/${date}`,
      change,
      headers,
    )
    if (day) this.#versions.set(date, day.version)
  }

  async tick() {
    const [list] = (await this.#call('lists', 'GET', '/api/completed-shopping-lists')) ?? []
    if (!list) return
    const tick = {
      itemId: `item-${1 + Math.floor(this.random() * 60)}`,
      isChecked: true,
      at: Date.now(),
      by: `bench-${this.#household}`,
    }
    await this.#call('tick', 'PATCH', `/api/completed-shopping-lists/${list.id}/ticks`, { ticks: [tick] })
  }

  #anyRecipe = () => recipeId(this.#household, 1 + Math.floor(this.random() * this.recipes), this.recipes)

  /** As a browser reads: what it has already it has confirmed; then there is nothing to read. */
  async #read(name, path) {
    const tag = this.#tags.get(path)
    return this.#call(name, 'GET', path, undefined, tag && { 'if-none-match': tag })
  }

  async #call(name, method, path, body, headers = {}) {
    const home = this.homes[Math.floor(this.random() * this.homes.length)]
    const began = performance.now()
    const answer = await this.#send(home + path, method, body, headers).catch(({ code }) => ({
      status: code,
    }))
    this.took(name, performance.now() - began, answer.status)
    const { status, tag, bytes, encoding } = answer
    if (tag) this.#tags.set(path, tag)
    if (status === 304 || !bytes || bytes.length === 0) return undefined
    return JSON.parse(encoding === 'br' ? await decompress(bytes) : bytes)
  }

  #send(address, method, body, headers) {
    const { promise, resolve, reject } = withResolvers()
    const request = http.request(address, {
      method,
      agent: this.agent,
      headers: {
        cookie: cookieOf(this.#household),
        'accept-encoding': 'gzip, deflate, br',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    // A connection that the server had closed while it was idle is no failure: browsers send again
    // on another.
    request.on('error', (error) =>
      request.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(this.#send(address, method, body, headers))
        : reject(error),
    )
    request.on('response', async (response) => {
      const pieces = await response.toArray().catch(reject)
      const { etag: tag, 'content-encoding': encoding } = response.headers
      resolve({ status: response.statusCode, tag, encoding, bytes: Buffer.concat(pieces ?? []) })
    })
    request.end(body && JSON.stringify(body))
    return promise
  }
}

function withResolvers() {
  const parts = {}
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}
