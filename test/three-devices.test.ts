/**
 * Three devices of one household change the calendar, notes, recipes and templates, and make new
 * ones, while the network drops calls and answers, tabs close and apps start again: in the end all
 * show the same, each change counts once, and nothing is dropped in silence (home 86, home 88,
 * home 89, home 90, home 91).
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Assignment, DayPlan } from '../src/domain/calendar/day-plan.ts'
import { type DayTemplate, DayTemplateDraft } from '../src/domain/calendar/day-template.ts'
import type { Note } from '../src/domain/calendar/note.ts'
import { addDays } from '../src/domain/day.ts'
import { type Recipe, RecipeDraft } from '../src/domain/recipes/recipe.ts'
import { type ChangeStore, OutboxQueue, type WaitingChange } from '../src/web/api/outbox-queue.ts'
import { newTemporaryId } from '../src/web/api/temporary-ids.ts'
import { addMeal, removeMeal } from '../src/web/calendar/days/day-change.ts'
import { planOf } from '../src/web/calendar/days/day-draft.ts'
import { applyTo } from '../src/web/outbox/change-kinds.ts'
import { sendOutbox } from '../src/web/outbox/send-outbox.ts'
import { type Person, useTestApp } from './harness/app.ts'
import { aMeal, aRecipe } from './harness/makers.ts'
import { seededRandom } from './harness/seeded-random.ts'

const testApp = useTestApp()
const MONDAY = '2026-03-02'
const WEEK = `start=${MONDAY}&end=${addDays(MONDAY, 6)}`
const days = (key: string) => ['calendar', key, MONDAY, addDays(MONDAY, 6)] as const

/** Whose calls go out now; all devices share one process. */
const calling = new AsyncLocalStorage<Device>()

/** A disk that forgets nothing, also when the app is closed. */
function aDisk(): ChangeStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    all: async () => [...kept.values()].map((text) => JSON.parse(text) as WaitingChange),
    put: async (change) => void kept.set(change.id, JSON.stringify(change)),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  }
}

class Device {
  readonly #disk = aDisk()
  readonly #client = new QueryClient()
  outbox = this.#open()
  /** What is lost of the next call: nothing, the call, or the answer to it. */
  network: () => 'works' | 'drops the call' | 'drops the answer' = () => 'works'
  week: Assignment[] = []
  notes: Note[] = []
  recipe: Recipe
  library: Recipe[] = []
  templates: DayTemplate[] = []
  #count = 0

  constructor(
    readonly name: string,
    readonly person: Person,
    recipe: Recipe,
  ) {
    this.recipe = recipe
  }

  #open() {
    return new OutboxQueue(this.#disk, () => `${this.person.user.id}.1`)
  }

  /** The app is closed and opened: only what lies on the disk is left. */
  async restart(): Promise<void> {
    this.outbox = this.#open()
    await this.outbox.ready()
  }

  async reach(address: string, init: RequestInit = {}): Promise<Response> {
    const network = this.network()
    if (network === 'drops the call') throw new TypeError('fetch failed')
    const answer = await testApp.app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: address,
      headers: { ...(init.headers as Record<string, string>), cookie: this.person.cookie },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    if (network === 'drops the answer') throw new TypeError('fetch failed')
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
  }

  /** What the screen shows: what was read last, with what waits done to it. */
  shown<T>(key: QueryKey, read: T): T {
    return applyTo(key, read, this.outbox.waiting()) as T
  }
  day(date: string): DayPlan {
    return planOf(date, this.shown(days('assignments'), this.week).find((day) => day.date === date) ?? null)
  }

  async read(): Promise<void> {
    try {
      this.week = await (await this.reach(`/api/calendar-assignments?${WEEK}`)).json()
      this.notes = await (await this.reach(`/api/calendar-notes?${WEEK}`)).json()
      this.recipe = await (await this.reach(`/api/recipes/${this.recipe.id}`)).json()
      this.library = await (await this.reach('/api/recipes')).json()
      this.templates = await (await this.reach('/api/meal-planning-days')).json()
    } catch {
      // It shows what it read before.
    }
  }

  async send(): Promise<void> {
    await calling.run(this, () => sendOutbox({ outbox: this.outbox, client: this.#client }))
  }

  async change(kind: string, input: unknown, temporaryId?: number): Promise<void> {
    this.#count += 1
    const id = `${this.name}-change-number-${this.#count}`
    const words = `${this.name}: ${kind} ${this.#count}`
    await this.outbox.add({ kind, input, words, ...(temporaryId !== undefined && { temporaryId }) }, id)
  }

  async plan(date: string, edit: (day: DayPlan) => DayPlan): Promise<void> {
    const before = this.day(date)
    const version = this.week.find((day) => day.date === date)?.version ?? null
    await this.change('days', { days: [{ plan: edit(before), before, version }] })
  }

  newMeal() {
    return aMeal({
      id: `${this.name}-meal-${this.#count}`,
      name: `${this.name} ${this.#count}`,
      peopleCount: 2,
    })
  }
}

beforeAll(() => {
  vi.stubGlobal('window', { dispatchEvent: () => true })
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const device = calling.getStore()
    if (!device) throw new Error('no device is calling')
    return device.reach(address, init)
  })
})
afterAll(() => vi.unstubAllGlobals())

async function threeDevices(seed: number) {
  const random = seededRandom(seed)
  const draw = (below: number) => Math.floor(random() * below)
  const ada = await testApp.person()
  const soup = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
  const devices = ['ann', 'ben', 'cat'].map((name) => new Device(`${name}-of-${seed}`, ada, soup))
  for (const device of devices)
    device.network = () => {
      const luck = draw(10)
      if (luck < 2) return 'drops the call'
      return luck < 5 ? 'drops the answer' : 'works'
    }
  return { draw, ada, devices }
}

/** What has to be there at the end. */
interface Expected {
  /** Ids of meals. */
  added: string[]
  /** Recipes by the meal that is one. */
  written: Map<string, string>
  templates: string[]
}

/** A recipe that is written, planned, marked and edited before anybody has it. */
async function writeRecipe(device: Device, date: string, { added, written }: Expected): Promise<void> {
  const meal = device.newMeal()
  const newId = newTemporaryId()
  const draft = RecipeDraft.parse(aRecipe({ name: `Dish of ${meal.id}` }))
  await device.change('new recipe', { newId, draft }, newId)
  added.push(meal.id)
  written.set(meal.id, `Best dish of ${meal.id}`)
  await device.plan(date, (day) => addMeal(day, 'dinner', { ...meal, type: 'recipe', recipeId: newId }))
  await device.change('marks', { id: newId, change: { isFavourite: true } })
  await device.change('edit recipe', {
    id: newId,
    change: { name: `Best dish of ${meal.id}` },
    before: { name: draft.name },
    seen: new Date().toISOString(),
  })
}

async function makeTemplate(device: Device, { templates }: Expected): Promise<void> {
  const { id } = device.newMeal()
  const newId = newTemporaryId()
  const draft = DayTemplateDraft.parse({ name: `Day of ${id}` })
  await device.change('new template', { newId, draft }, newId)
  await device.change('edit template', {
    id: newId,
    change: { name: `Fine day of ${id}` },
    before: { name: draft.name },
    seen: new Date().toISOString(),
  })
  templates.push(`Fine day of ${id}`)
}

/** One thing that somebody does on a device. */
async function doOne(device: Device, draw: (below: number) => number, expected: Expected): Promise<void> {
  const { added } = expected
  const date = addDays(MONDAY, draw(7))
  const which = draw(14)
  if (which === 12) return writeRecipe(device, date, expected)
  if (which === 13) return makeTemplate(device, expected)
  if (which < 5) {
    const meal = device.newMeal()
    added.push(meal.id)
    await device.plan(date, (day) => addMeal(day, 'dinner', meal))
  } else if (which < 8) {
    const meals = device.day(date).dinnerMeals
    const meal = meals[draw(Math.max(1, meals.length))]
    if (!meal) return
    // Another device may have removed it already.
    if (added.includes(meal.id)) added.splice(added.indexOf(meal.id), 1)
    await device.plan(date, (day) => removeMeal(day, 'dinner', meal.id))
  } else if (which < 10) {
    const notes = device.shown(days('notes'), device.notes)
    const before = notes.find((note) => note.date === date)
    await device.change('day note', {
      date,
      notes: `${device.name} was here`,
      before: before?.notes ?? '',
      seen: before?.updatedAt ?? null,
    })
  } else {
    await device.change('marks', { id: device.recipe.id, change: { rating: 1 + draw(5) } })
  }
}

/** TEST_TRIES=3 looks at three times as many. */
const SEEDS = Array.from({ length: 3 * Number(process.env['TEST_TRIES'] ?? 1) }, (_, index) => index + 1)

describe.each(SEEDS)('ten minutes of a bad network, seed %i', (seed) => {
  it('end with the same week on three devices, each change once, and questions for the rest', async () => {
    const { draw, ada, devices } = await threeDevices(seed)
    const expected: Expected = { added: [], written: new Map(), templates: [] }
    const { added } = expected
    for (let step = 0; step < 200; step += 1) {
      const device = devices[draw(3)] as Device
      testApp.clock.pass(3000)
      const what = draw(10)
      if (what < 6) await doOne(device, draw, expected)
      else if (what < 8) await device.send()
      else if (what < 9) await device.read()
      else await device.restart()
      // Two of them at once.
      if (draw(6) === 0) await Promise.all(devices.slice(0, 2).map((one) => one.send()))
    }

    for (const device of devices) device.network = () => 'works'
    for (const device of devices) await device.send()
    // Whoever is asked says 'Try again'.
    for (const device of devices) {
      for (const change of device.outbox.changes()) {
        expect(change.refused).toMatch(/first|already/)
        await device.outbox.put({ ...change, refused: null, isWanted: true })
      }
      await device.send()
      expect(device.outbox.changes()).toEqual([])
    }

    for (const device of devices) await device.read()
    const [first, ...others] = devices.map(({ week, notes, recipe, library, templates }) => ({
      week,
      notes,
      recipe,
      library,
      templates,
    }))
    for (const other of others) expect(other).toEqual(first)
    const there = (first?.week ?? []).flatMap(({ dinnerMeals }) => dinnerMeals.map(({ id }) => id))
    expect(there.toSorted()).toEqual(added.toSorted())
    // Every recipe is there once, with its heart and its edit, and each meal names its own.
    const written = (first?.library ?? []).filter(({ id }) => id !== first?.recipe.id)
    expect(written.map(({ name }) => name).toSorted()).toEqual([...expected.written.values()].toSorted())
    expect(Math.min(expected.written.size, expected.templates.length)).toBeGreaterThan(0)
    expect(written.every(({ isFavourite }) => isFavourite)).toBe(true)
    const dinners = (first?.week ?? []).flatMap(({ dinnerMeals }) => dinnerMeals)
    const planned = [...expected.written].filter(([mealId]) => added.includes(mealId))
    const nameOfRecipe = new Map(written.map(({ id, name }) => [id, name]))
    const named = new Map(dinners.map(({ id, recipeId }) => [id, nameOfRecipe.get(recipeId ?? 0)]))
    expect(planned.map(([mealId]) => named.get(mealId))).toEqual(planned.map(([, name]) => name))
    expect((first?.templates ?? []).map(({ name }) => name).toSorted()).toEqual(expected.templates.toSorted())
    const answered = await testApp.db
      .selectFrom('answeredOnce')
      .select('onceKey')
      .where('userId', '=', ada.user.id)
      .execute()
    expect(new Set(answered.map(({ onceKey }) => onceKey)).size).toBe(answered.length)
    // Some hundred calls to a real database: on a busy machine that takes its time.
  }, 90_000)
})
