import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { buildApp } from '../app.ts'
import { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { storedRecipes } from '../importing/files/export-rows.ts'
import { insertRecipe, recipesOf, updateRecipe } from './store.ts'

const testApp = useTestApp()
const MANY = 1_100

let ada: Person
let home: Household
let rows: Row<'recipes'>[] = []

beforeAll(async () => {
  ada = await testApp.person()
  const user = await testApp.userRow(ada)
  home = new Household(testApp.unwatched, user.householdId)
  const now = testApp.clock.now.toISOString()
  rows = await home.transaction(async (tx) => {
    const made: Row<'recipes'>[] = []
    for (let number = 1; number <= MANY; number += 1)
      made.push(
        await insertRecipe(tx, {
          name: `Dish ${number}`,
          servings: 4,
          prepTimeMinutes: null,
          cookTimeMinutes: 25,
          ingredients: ['1 onion', `${number} g flour`],
          usedRecipes: [],
          steps: ['Stir “it”.\n'],
          tags: ['quick'],
          source: null,
          cuisine: null,
          photoName: null,
          nutritionPerServing: null,
          budgetPerServing: null,
          userId: ada.user.id,
          globalId: randomUUID(),
          userSequence: number,
          createdAt: now,
          updatedAt: now,
        }),
      )
    return made
  })
})

/** Renames the newest and the oldest recipe together. */
const renameBoth = (name: string) =>
  home.transaction(async (tx) => {
    for (const row of [rows[0], rows.at(-1)]) await updateRecipe(tx, row?.id ?? 0, { name })
  })
const namesOfBoth = (read: Row<'recipes'>[]) => [read[0]?.name, read.at(-1)?.name]
const turn = () => new Promise(setImmediate)

describe('a library of many pages', () => {
  it('is answered whole, newest first, in the same letters as each recipe by itself', async () => {
    const answer = await ada.call('GET', '/api/recipes')
    const numbers = answer.json<Recipe[]>().map(({ userSequence }) => userSequence)
    expect(numbers).toEqual(Array.from({ length: MANY }, (_, at) => MANY - at))
    const alone = await Promise.all(
      [0, 49, 50, 499, 500, 1_099].map(async (at) => {
        const id = answer.json<Recipe[]>()[at]?.id
        return (await ada.call('GET', `/api/recipes/${id}`)).body
      }),
    )
    for (const text of alone) expect(answer.body).toContain(text)
    expect(answer.body).toBe(JSON.stringify(answer.json()))
    expect(answer.headers['etag']).toMatch(/^W\//)
  })

  it('does not keep another household waiting until it is written', async () => {
    const eve = await testApp.person()
    await eve.call('POST', '/api/calendar-assignments', aDay('2026-03-02'))
    const order: string[] = []
    const note = async (name: string, work: Promise<unknown>) => {
      await work
      order.push(name)
    }
    const week = '/api/calendar-assignments?start=2026-03-01&end=2026-03-07'
    await Promise.all([
      note('the library', ada.call('GET', '/api/recipes')),
      note('a week', eve.call('GET', week)),
    ])
    expect(order).toEqual(['a week', 'the library'])
  })

  it('is taken out a few recipes at a time, and others are answered between them', async () => {
    let turns = 0
    let count = 0
    for await (const _ of storedRecipes(home)) {
      if (count === 0)
        setImmediate(function look() {
          turns += 1
          if (count < MANY) setImmediate(look)
        })
      count += 1
    }
    expect(count).toBe(MANY)
    expect(turns).toBeGreaterThanOrEqual(10)
  })

  it('is read as it was at one moment, although it changes between two pages', async () => {
    await renameBoth('Before')
    const reading = recipesOf(home)
    await turn()
    await renameBoth('After')
    const [newest, oldest] = namesOfBoth(await reading)
    expect(newest).toBe(oldest)
  })

  it('is read as it was at one moment also while it never rests', async () => {
    const state = { isRead: false }
    let changes = 0
    const reading = recipesOf(home).finally(() => (state.isRead = true))
    while (!state.isRead) {
      await renameBoth(`Change ${(changes += 1)}`)
      await turn()
    }
    const [newest, oldest] = namesOfBoth(await reading)
    expect(newest).toBe(oldest)
  })

  it('is made once for everybody who asks at the same time, whatever else stands in the address', async () => {
    let made = 0
    const app = await buildApp(testApp.dependencies, {
      cache: { get: () => undefined, set: () => void (made += 1) },
    })
    const ask = (at: number) =>
      app.inject({ method: 'GET', url: `/api/recipes?number=${at}`, headers: { cookie: ada.cookie } })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(at)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(made).toBe(1)
    await app.close()
  })
})
