/**
 * Files of our own and plans of another program are written in slices. After an interruption at any
 * of them, nothing is lost or written twice.
 */

import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { readFile } from '../../../../test/harness/household-imports.ts'
import { aDay, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { mealieBackup } from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import { addDays } from '../../../domain/day.ts'
import type { HouseholdImport, ImportResult } from '../../../domain/importing/household-import.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { Household } from '../../db/household.ts'
import { Interrupted } from './interrupted.ts'
import { runImport } from './run-import.ts'
import type { ImportRow } from './store.ts'
import { undoImport } from './undo-import.ts'

vi.setConfig({ testTimeout: 60_000 })
const dataDir = temporaryFolder('restore')
const testApp = useTestApp({ dataDir })

const FIRST = '2026-01-01'
/** More rows than one slice has, in three tables that refer to each other. */
const RECIPES = 90

interface Own {
  tables: Record<string, Record<string, unknown>[]>
}
const exported = async (person: Person): Promise<Own> =>
  JSON.parse(
    strFromU8(
      unzipSync((await person.call('GET', '/api/household-export?format=plateful')).rawPayload)[
        'plateful.json'
      ] ?? new Uint8Array(),
    ),
  ) as Own

/** `plateful.json` of a household with a planned dish of its own on each of many days. */
const longFile = (): Own & { plateful: number } => {
  const written = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' }
  const meals = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }
  const all = Array.from({ length: RECIPES }, (_, at) => at)
  const { photo: _photo, ...recipe } = aRecipe()
  return {
    plateful: 1,
    tables: {
      recipes: all.map((at) => ({
        ...recipe,
        ...written,
        totalTimeMinutes: null,
        source: null,
        cuisine: null,
        nutritionPerServing: null,
        budgetPerServing: null,
        id: at + 1,
        userSequence: at + 5,
        name: `Dish ${at}`,
        photoName: null,
        isFavourite: false,
        rating: null,
        timesMade: 1,
        lastMadeOn: FIRST,
      })),
      recipeMakings: all.map((at) => ({ recipeId: at + 1, date: FIRST })),
      mealPlanningDays: [
        {
          ...meals,
          id: 1,
          name: 'Friday',
          isStandard: false,
          isLocked: false,
          lockReason: null,
          lastModified: written.createdAt,
          usageCount: 0,
        },
      ],
      weeklyTemplateAssignments: [{ id: 1, dayOfWeek: 4, templateType: 'dinner', templateId: 1 }],
      calendarAssignments: all.map((at) => ({
        ...meals,
        id: at + 1,
        date: addDays(FIRST, at),
        dinnerMeals: [aMeal({ id: `m${at}`, type: 'recipe', recipeId: at + 1, name: `Dish ${at}` })],
        isSkipped: false,
        templateId: null,
        sourceTemplateId: null,
        isManuallyModified: true,
        lastModified: written.createdAt,
        version: 1,
      })),
    },
  }
}

async function begun(person: Person, file: Uint8Array | string, name = 'plateful.json') {
  const { id, problem } = await readFile(person, file, name)
  expect(problem).toBeNull()
  const found = async (): Promise<ImportRow> => {
    const query = testApp.db.updateTable('householdImports').set({ state: 'running' }).where('id', '=', id)
    return query.returningAll().executeTakeFirstOrThrow()
  }
  /** Continues for so many slices. */
  const goOn = async (slices: number, db = testApp.db) => {
    let written = 0
    return runImport({ ...testApp.dependencies, db }, await found(), () => written++ >= slices)
  }
  const fail = async () =>
    testApp.db.updateTable('householdImports').set({ state: 'failed' }).where('id', '=', id).execute()
  return { id, found, goOn, fail }
}

/** Writes one slice at a time, as if the process stopped after each. */
async function sliceBySlice(
  goOn: (slices: number) => Promise<ImportResult>,
  after: (slices: number) => Promise<unknown> = async () => undefined,
): Promise<{ slices: number; result: ImportResult }> {
  for (let slices = 1; slices < 100; slices += 1) {
    try {
      return { slices, result: await goOn(1) }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      await after(slices)
    }
  }
  throw new Error('it never came to its end')
}

describe('a file of our own', () => {
  it('interrupted after each slice, it brings the same as in one go', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const file = JSON.stringify(longFile())
    const atOnce = await begun(ada, file)
    const whole = await atOnce.goOn(1000)
    const { slices, result } = await sliceBySlice((await begun(bea, file)).goOn)
    expect(slices).toBeGreaterThan(8)
    expect(result).toEqual(whole)
    expect(whole).toMatchObject({ recipes: RECIPES, skipped: 0, remarks: [] })
    const [own, again] = [await exported(ada), await exported(bea)]
    expect(again).toEqual(own)
    expect(own.tables['calendarAssignments']).toEqual(longFile().tables['calendarAssignments'])
    expect(own.tables['recipes']?.map(({ userSequence }) => userSequence)).toEqual(
      longFile().tables['recipes']?.map(({ userSequence }) => userSequence),
    )
  })

  it('is written a few rows at a time: its progress is seen, and others write in between', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const { found, goOn } = await begun(ada, JSON.stringify(longFile()))
    const state = { isDone: false }
    const seen = new Set<number>()
    const running = goOn(1000).finally(() => (state.isDone = true))
    let others = 0
    while (!state.isDone) {
      expect(
        (await bea.call('POST', '/api/recipes', aRecipe({ name: `Other ${others++}` }))).statusCode,
      ).toBe(201)
      seen.add((await found()).done)
    }
    await running
    expect([...seen].filter((done) => done > 0 && done < RECIPES)).not.toEqual([])
    expect(others).toBeGreaterThan(1)
  })

  it('keeps what somebody plans or removes between two slices', async () => {
    const ada = await testApp.person()
    const { goOn } = await begun(ada, JSON.stringify(longFile()))
    const last = addDays(FIRST, RECIPES - 1)
    const own = aDay(last, { dinnerMeals: [aMeal({ id: 'own', name: 'Picnic' })] })
    const planned = { isDone: false }
    const { result } = await sliceBySlice(goOn, async () => {
      const days = await daysOf(ada)
      if (planned.isDone || days.length === 0) return
      planned.isDone = true
      expect((await ada.call('POST', '/api/calendar-assignments', own)).statusCode).toBe(201)
      const [first] = (await ada.call('GET', '/api/recipes')).json<Recipe[]>().toReversed()
      expect((await ada.call('DELETE', `/api/recipes/${first?.id}`)).statusCode).toBe(204)
    })
    expect(planned.isDone).toBe(true)
    expect(result.recipes).toBe(RECIPES)
    const days = await daysOf(ada)
    expect(days).toHaveLength(RECIPES)
    expect(days.at(-1)?.dinnerMeals.map(({ name }) => name)).toEqual(['Picnic'])
    expect((await ada.call('GET', '/api/recipes')).json<Recipe[]>()).toHaveLength(RECIPES - 1)
  })

  it('a day that somebody plans after the calendar was looked at stays as they planned it', async () => {
    const ada = await testApp.person()
    const { goOn } = await begun(ada, JSON.stringify(longFile()))
    const own = aDay(FIRST, { dinnerMeals: [aMeal({ id: 'own', name: 'Picnic' })] })
    let looks = 0
    const plansMeanwhile = testApp.db.withPlugin({
      transformQuery: ({ node }) => {
        if (/"calendar_?assignments"/i.test(JSON.stringify(node))) looks += 1
        return node
      },
      transformResult: async ({ result }) => {
        if (looks === 1) {
          looks += 1
          await ada.call('POST', '/api/calendar-assignments', own)
        }
        return result
      },
    })
    await goOn(1000, plansMeanwhile)
    expect(looks).toBeGreaterThan(1)
    const days = await daysOf(ada)
    expect(days).toHaveLength(RECIPES)
    expect(days[0]?.dinnerMeals.map(({ name }) => name)).toEqual(['Picnic'])
  })

  it('a template that is deleted between two slices takes along what names it, and nothing else', async () => {
    const ada = await testApp.person()
    const { goOn } = await begun(ada, JSON.stringify(longFile()))
    await sliceBySlice(goOn, async () => {
      const templates = (await ada.call('GET', '/api/meal-planning-days')).json<
        { id: number; name: string }[]
      >()
      const friday = templates.find(({ name }) => name === 'Friday')
      if (friday) await ada.call('DELETE', `/api/meal-planning-days/${friday.id}`)
    })
    expect((await exported(ada)).tables['weeklyTemplateAssignments']).toEqual([])
    expect(await daysOf(ada)).toHaveLength(RECIPES)
  })

  it('given up in the middle, it is taken back with one press', async () => {
    const ada = await testApp.person()
    const kept = (await ada.call('POST', '/api/recipes', aRecipe({ name: 'Own' }))).json<Recipe>()
    const { id, goOn, fail } = await begun(ada, JSON.stringify(longFile()))
    await expect(goOn(7)).rejects.toThrow(Interrupted)
    await fail()
    expect((await ada.call('GET', '/api/recipes')).json<Recipe[]>().length).toBeGreaterThan(40)
    const undone = (await ada.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()
    expect(undone).toMatchObject({ state: 'undone', result: { remarks: [] } })
    expect((await ada.call('GET', '/api/recipes')).json<Recipe[]>().map((one) => one.id)).toEqual([kept.id])
    expect(await daysOf(ada)).toEqual([])
  })

  it('taken back in slices, an undo that was interrupted goes on when somebody asks again', async () => {
    const ada = await testApp.person()
    const { id, found, goOn, fail } = await begun(ada, JSON.stringify(longFile()))
    await goOn(1000)
    const [first] = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    await ada.call('PATCH', `/api/recipes/${first?.id}`, { name: 'Changed since' })
    await fail()
    let slices = 0
    const stops = testApp.unwatched.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'DeleteQueryNode' && ++slices === 3) throw new Error('the process ended')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const row = await found()
    const undone = undoImport(new Household(stops, row.householdId), row, '2026-03-02T10:00:00.000Z')
    await expect(undone).rejects.toThrow('process ended')
    expect((await daysOf(ada)).length).toBeLessThan(RECIPES)
    await fail()
    const again = (await ada.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()
    expect(again.result?.remarks).toEqual([expect.stringMatching(/^1 thing has changed/)])
    expect((await ada.call('GET', '/api/recipes')).json<Recipe[]>().map(({ name }) => name)).toEqual([
      'Changed since',
    ])
    expect(await daysOf(ada)).toEqual([])
  })
})

describe('plans of another program', () => {
  it('interrupted after each slice, they bring the same as in one go', async () => {
    const meals = Array.from({ length: 70 }, (_, id) => ({
      id,
      date: addDays(FIRST, id),
      title: `Dish ${id}`,
    }))
    const file = mealieBackup({ group_meal_plans: meals })
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const whole = await (await begun(ada, file, 'mealie.zip')).goOn(1000)
    const { slices, result } = await sliceBySlice((await begun(bea, file, 'mealie.zip')).goOn)
    expect(slices).toBeGreaterThan(4)
    expect(result).toEqual(whole)
    expect(whole).toMatchObject({ recipes: 2, meals: 70, lists: 1 })
    for (const person of [ada, bea]) {
      expect((await daysOf(person)).map(({ dinnerMeals }) => dinnerMeals.length)).toEqual(meals.map(() => 1))
      const lists = (await person.call('GET', '/api/completed-shopping-lists')).json<CompletedList[]>()
      expect(lists).toHaveLength(1)
    }
  })
})

const daysOf = async (person: Person) =>
  (await person.call('GET', `/api/calendar-assignments?start=${FIRST}&end=${addDays(FIRST, RECIPES)}`)).json<
    Assignment[]
  >()
