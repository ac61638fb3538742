/**
 * Somebody who writes without a pause, remembers what was acknowledged, and checks after a crash
 * that it is there, and whole.
 */

import { call } from './server.mjs'

const WEEK = 7
const two = (number) => String(number).padStart(2, '0')
const meal = (name) => ({ id: 'meal-1', name, type: 'takeaway', peopleCount: 4 })

/** A finding: what a server must never do. */
class Loss extends Error {}

export class Writer {
  /**
   * What is known to be stored, and the one change whose answer never came: it may be stored or
   * not.
   */
  #recipes = new Set()
  /** @type {{ mark: string | null, versions: Map<string, number> }} */
  #week = { mark: null, versions: new Map() }
  /** @type {{ mark: string | null, version: number | null }} */
  #day = { mark: null, version: null }
  /** @type {{ id: number | null, ticked: number }} */
  #list = { id: null, ticked: 0 }
  /** @type {{ kind: string, mark: string } | null} */
  #open = null
  #count = 0
  acknowledged = 0

  constructor(name, year, cookie, random) {
    this.name = name
    this.year = year
    this.cookie = cookie
    this.random = random
  }

  /** One change; a failure is thrown and leaves the change open. */
  async write(home) {
    this.#count += 1
    const mark = `${this.name} ${this.#count}`
    const kinds = ['recipe', 'week', 'day', 'list']
    const kind = kinds[Math.floor(this.random() * kinds.length)]
    this.#open = { kind, mark }
    await this[`_${kind}`](home, mark)
    this.#open = null
    this.acknowledged += 1
  }

  async #send(home, method, address, body, headers) {
    const answer = await call(home, this.cookie, method, address, body, headers)
    if (answer.status >= 400) {
      const said = answer.body?.message ?? ''
      throw Object.assign(new Error(`${method} ${address} answered ${answer.status}: ${said}`), answer)
    }
    return answer.body
  }

  async _recipe(home, mark) {
    const recipe = { name: mark, servings: 4, ingredients: ['1 onion'], steps: ['Fry it.'], tags: ['soup'] }
    await this.#send(home, 'POST', '/api/recipes', recipe)
    this.#recipes.add(mark)
  }

  async _week(home, mark) {
    const dates = Array.from({ length: WEEK }, (_, day) => `${this.year}-01-${two(day + 1)}`)
    const days = dates.map((date) => ({
      date,
      version: this.#week.versions.get(date) ?? null,
      dinnerMeals: [meal(mark)],
    }))
    const written = await this.#send(home, 'POST', '/api/calendar-assignments/together', { days })
    this.#week = { mark, versions: new Map(written.map(({ date, version }) => [date, version])) }
  }

  async _day(home, mark) {
    const date = `${this.year}-02-01`
    const plan = { lunchMeals: [meal(mark)], dinnerMeals: [meal(mark)] }
    const { version } =
      this.#day.version === null
        ? await this.#send(home, 'POST', '/api/calendar-assignments', { date, ...plan })
        : await this.#send(home, 'PATCH', `/api/calendar-assignments/${date}`, plan, {
            'if-match': `"${this.#day.version}"`,
          })
    this.#day = { mark, version }
  }

  /** A list is completed, ticked three times, deleted, and completed again. */
  async _list(home) {
    const address = '/api/completed-shopping-lists'
    const { id, ticked } = this.#list
    const item = {
      name: 'tomatoes',
      category: 'Vegetables',
      quantity: 1,
      unit: 'kg',
      isChecked: false,
      recipeIds: [],
    }
    if (id === null) {
      const items = [1, 2, 3].map((number) => ({ ...item, id: `item-${number}` }))
      const draft = { name: this.name, startDate: `${this.year}-03-01`, endDate: `${this.year}-03-07`, items }
      const { id: given } = await this.#send(home, 'POST', address, draft)
      this.#list = { id: given, ticked: 0 }
    } else if (ticked < 3) {
      const tick = { itemId: `item-${ticked + 1}`, isChecked: true, at: Date.now(), by: this.name }
      await this.#send(home, 'PATCH', `${address}/${id}/ticks`, { ticks: [tick] })
      this.#list.ticked += 1
    } else {
      await this.#send(home, 'DELETE', `${address}/${id}`)
      this.#list = { id: null, ticked: 0 }
    }
  }

  /**
   * Reads everything back. What was acknowledged must be there; the open change is there as a whole
   * or not at all.
   */
  async check(home) {
    const isOpen = (kind) => this.#open?.kind === kind
    const mayBe = (kind, sure) => (isOpen(kind) ? [sure, this.#open.mark] : [sure])

    const recipes = await this.#send(home, 'GET', '/api/recipes')
    const here = new Set(recipes.map(({ name }) => name).filter((name) => name.startsWith(`${this.name} `)))
    for (const name of this.#recipes)
      if (!here.has(name)) throw new Loss(`recipe '${name}' was acknowledged and is gone`)
    for (const name of here)
      if (!this.#recipes.has(name) && !(isOpen('recipe') && name === this.#open.mark))
        throw new Loss(`recipe '${name}' is stored and was never sent`)
    this.#recipes = here

    const range = `start=${this.year}-01-01&end=${this.year}-03-07`
    const stored = await this.#send(home, 'GET', `/api/calendar-assignments?${range}`)
    const week = stored.filter(({ date }) => date.includes('-01-'))
    const marks = new Set(week.map(({ dinnerMeals }) => dinnerMeals[0]?.name ?? null))
    if (marks.size > 1 || (week.length !== 0 && week.length !== WEEK))
      throw new Loss(`half a week is stored: ${week.length} days of ${[...marks].join(', ')}`)
    const mark = [...marks][0] ?? null
    if (!mayBe('week', this.#week.mark).includes(mark))
      throw new Loss(`the week holds '${mark}', acknowledged was '${this.#week.mark}'`)
    this.#week = { mark, versions: new Map(week.map(({ date, version }) => [date, version])) }

    const day = stored.find(({ date }) => date.includes('-02-'))
    const [lunch, dinner] = [day?.lunchMeals[0]?.name ?? null, day?.dinnerMeals[0]?.name ?? null]
    if (lunch !== dinner) throw new Loss(`half a day is stored: '${lunch}' and '${dinner}'`)
    if (!mayBe('day', this.#day.mark).includes(dinner))
      throw new Loss(`the day holds '${dinner}', acknowledged was '${this.#day.mark}'`)
    this.#day = { mark: dinner, version: day?.version ?? null }

    await this.#checkList(home, isOpen('list'))
    this.#open = null
  }

  async #checkList(home, isOpen) {
    const lists = await this.#send(home, 'GET', '/api/completed-shopping-lists')
    const own = lists.filter(({ name }) => name === this.name)
    if (own.length > 1) throw new Loss(`one list is stored ${own.length} times`)
    const list = own[0]
    const ticked = list?.items.filter(({ isChecked }) => isChecked).length ?? 0
    const range = `${this.year}-03-01/${this.year}-03-07`
    const { isLocked } = await this.#send(home, 'GET', `/api/completed-shopping-lists/check-locked/${range}`)
    if (isLocked !== (list !== undefined))
      throw new Loss(list ? 'a list without its lock' : 'a lock without its list')
    const was = this.#list
    const isSame = (list?.id ?? null) === was.id && ticked === was.ticked
    const isNext =
      was.id === null
        ? list !== undefined && ticked === 0
        : was.ticked < 3
          ? list?.id === was.id && ticked === was.ticked + 1
          : list === undefined
    if (!isSame && !(isOpen && isNext))
      throw new Loss(
        `the list is ${list ? `there with ${ticked} ticks` : 'gone'}, acknowledged was ${JSON.stringify(was)}`,
      )
    this.#list = { id: list?.id ?? null, ticked }
  }
}
