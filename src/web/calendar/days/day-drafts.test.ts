import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aStoredDay } from '../../../../test/harness/web-makers.ts'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { CallError } from '../../api/call-error.ts'
import { addMeal, changeMeal, removeMeal, describeChange } from './day-change.ts'
import { planOf } from './day-draft.ts'
import { DayDrafts } from './day-drafts.ts'
import type { DayToSave } from './day-saves.ts'

const DAY = '2026-03-02'
const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }
const stored = aStoredDay(DAY, { dinnerMeals: [pie], version: 3 })
const forPeople = (peopleCount: number) => (day: DayPlan) => changeMeal(day, 'dinner', 'pie', { peopleCount })

/** A server that answers when the test says so. */
function aServer() {
  const sent: DayToSave[] = []
  const waiting: { resolve: (day: Assignment) => void; reject: (error: Error) => void }[] = []
  const sentTogether: DayToSave[][] = []
  const waitingTogether: { resolve: (days: Assignment[]) => void; reject: (error: Error) => void }[] = []
  const drafts = new DayDrafts(
    (day) =>
      new Promise((resolve, reject) => {
        sent.push(day)
        waiting.push({ resolve, reject })
      }),
    (days) =>
      new Promise((resolve, reject) => {
        sentTogether.push(days)
        waitingTogether.push({ resolve, reject })
      }),
  )
  const next = () => {
    const one = waiting.shift()
    if (!one) throw new Error('nothing was sent')
    return one
  }
  return {
    drafts,
    sent,
    sentTogether,
    savesTogether: () => {
      waitingTogether
        .shift()
        ?.resolve(
          (sentTogether.at(-1) ?? []).map(({ date, plan, version }) =>
            aStoredDay(date, { ...plan, version: (version ?? 0) + 1 }),
          ),
        )
    },
    refusesTogether: (status: number, current?: Assignment) => {
      const body = { code: 'REFUSED', message: 'Somebody else changed this day first.', current }
      waitingTogether.shift()?.reject(new CallError(status, body, 'refused'))
    },
    async saves() {
      const day = sent.at(-1)
      if (!day) throw new Error('nothing was sent')
      next().resolve(aStoredDay(DAY, { ...day.plan, version: (day.version ?? 0) + 1 }))
      await vi.advanceTimersByTimeAsync(0)
    },
    async refuses(status: number, current?: Assignment) {
      const body = { code: 'REFUSED', message: 'Somebody else changed this day first.', current }
      next().reject(new CallError(status, body, 'refused'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('typing', () => {
  test('is saved once, a second after the last letter', async () => {
    const { drafts, sent } = aServer()
    drafts.change(DAY, stored, forPeople(5), 'after-pause')
    await vi.advanceTimersByTimeAsync(999)
    drafts.change(DAY, stored, forPeople(6), 'after-pause')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(0)
    expect(drafts.of(DAY)?.state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toMatchObject([{ version: 3, plan: { dinnerMeals: [{ peopleCount: 6 }] } }])
    expect(drafts.of(DAY)?.state).toBe('saving')
  })

  test('while a save is under way waits for its own pause', async () => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(5), 'now')
    drafts.change(DAY, stored, forPeople(6), 'after-pause')
    await server.saves()
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(2)
  })

  test('is saved at once when the person leaves', () => {
    const { drafts, sent } = aServer()
    drafts.change(DAY, stored, forPeople(5), 'after-pause')
    drafts.flush()
    expect(sent).toHaveLength(1)
  })

  test('a change that changes nothing is not saved', () => {
    const { drafts } = aServer()
    drafts.change(DAY, stored, (day) => day, 'now')
    expect(drafts.of(DAY)).toBeUndefined()
  })
})

describe('saves of one day', () => {
  test('are never two at a time, and the next one carries the version of the last', async () => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(5), 'now')
    drafts.change(DAY, stored, forPeople(6), 'now')
    expect(sent).toHaveLength(1)
    await server.saves()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ version: 4, plan: { dinnerMeals: [{ peopleCount: 6 }] } })
    await server.saves()
    expect(drafts.of(DAY)).toMatchObject({ state: 'saved', plan: null })
    expect(drafts.unsaved()).toEqual([])
  })

  test('create a day that nothing is stored for', async () => {
    const { drafts, sent } = aServer()
    drafts.change(DAY, null, (day) => addMeal(day, 'lunch', pie), 'now')
    expect(sent[0]).toMatchObject({ version: null, plan: { date: DAY, lunchMeals: [pie] } })
  })
})

describe('a save that fails', () => {
  test('keeps what was typed, and sends it again', async () => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(5), 'now')
    await server.refuses(500)
    expect(drafts.of(DAY)).toMatchObject({ state: 'failed', plan: { dinnerMeals: [{ peopleCount: 5 }] } })
    expect(drafts.unsaved()).toEqual([DAY])
    drafts.retry(DAY)
    expect(sent[1]).toEqual(sent[0])
    await server.saves()
    expect(drafts.of(DAY)?.state).toBe('saved')
  })
})

describe('a conflict with somebody else’s save', () => {
  const theirs = aStoredDay(DAY, { dinnerMeals: [{ ...pie, name: 'Cottage pie' }], version: 4 })

  test.each([409, 412])('%i shows their day, and keeps the change to be made again', async (status) => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(status, theirs)
    const draft = drafts.of(DAY)
    expect(draft).toMatchObject({ state: 'refused', plan: null, base: { version: 4 } })
    expect(draft?.lost.map(describeChange)).toEqual(['Fish pie for 6 instead of 4'])
    expect(draft?.theirs?.map(describeChange)).toEqual(['Cottage pie instead of Fish pie'])

    drafts.redo(DAY, theirs)
    expect(sent[1]).toMatchObject({
      version: 4,
      plan: { dinnerMeals: [{ name: 'Cottage pie', peopleCount: 6 }] },
    })
    await server.saves()
    expect(drafts.of(DAY)).toMatchObject({ state: 'saved', lost: [] })
  })

  test('a change that nothing is stored for any more is kept to be made again, and asked about on leaving', async () => {
    const { drafts, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(404)
    expect(drafts.of(DAY)).toMatchObject({ state: 'refused', plan: null, base: null })
    expect(drafts.of(DAY)?.lost.map(describeChange)).toEqual(['Fish pie for 6 instead of 4'])
    expect(drafts.unsaved()).toEqual([DAY])
  })

  test('keeps all of it when more is typed and refused too', async () => {
    const { drafts, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(412, theirs)
    drafts.change(DAY, theirs, (day) => addMeal(day, 'lunch', { ...pie, id: 'soup', name: 'Soup' }), 'now')
    expect(drafts.of(DAY)?.lost).toHaveLength(1)
    await server.refuses(
      412,
      aStoredDay(DAY, { lunchMeals: [{ ...pie, id: 'soup', name: 'Broth' }], version: 5 }),
    )
    expect(drafts.of(DAY)?.lost.map(describeChange)).toEqual([
      'Fish pie for 6 instead of 4',
      'Add Soup to lunch',
    ])
  })

  const porridge: Meal = { ...pie, id: 'oats', name: 'Porridge' }
  const withPorridge = aStoredDay(DAY, { dinnerMeals: [pie], breakfastMeals: [porridge], version: 4 })

  test.each([409, 412])('%i of other meals asks nothing: both stay (calendar 63)', async (status) => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(status, withPorridge)
    expect(drafts.of(DAY)).toMatchObject({ state: 'saving', lost: [] })
    expect(sent[1]).toMatchObject({
      version: 4,
      plan: { breakfastMeals: [porridge], dinnerMeals: [{ peopleCount: 6 }] },
    })
    await server.saves()
    expect(drafts.of(DAY)).toMatchObject({ state: 'saved', plan: null, lost: [] })
  })

  test('what is undone afterwards is only our own change (calendar 63)', async () => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, (day) => removeMeal(day, 'dinner', 'pie'), 'now')
    drafts.change(DAY, stored, (day) => addMeal(day, 'dinner', pie, 0), 'now')
    await server.refuses(412, withPorridge)
    await server.saves()
    expect(sent.at(-1)).toMatchObject({ plan: { breakfastMeals: [porridge], dinnerMeals: [pie] } })
    expect(drafts.of(DAY)).toMatchObject({ state: 'saved', lost: [] })
  })

  test('the change can be given up', async () => {
    const { drafts, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(412, theirs)
    drafts.giveUp(DAY)
    expect(drafts.of(DAY)).toMatchObject({ plan: null, lost: [] })
    expect(drafts.unsaved()).toEqual([])
  })

  test('our own change, whose answer was lost on its way, is no conflict', async () => {
    const { drafts, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(412, aStoredDay(DAY, { dinnerMeals: [{ ...pie, peopleCount: 6 }], version: 4 }))
    expect(drafts.of(DAY)).toMatchObject({ state: 'saved', plan: null, lost: [], base: { version: 4 } })
  })

  describe('a page that was left while it saved', () => {
    const forSix = aStoredDay(DAY, { dinnerMeals: [{ ...pie, peopleCount: 6 }], version: 4 })
    const leftWithSix = () => {
      const server = aServer()
      server.drafts.restore(planOf(DAY, forSix), stored, false)
      return server
    }

    test('knows once it reads the day that it was saved (calendar 62)', () => {
      const { drafts } = leftWithSix()
      drafts.settle(DAY, stored)
      expect(drafts.unsaved()).toEqual([DAY])
      drafts.settle(DAY, forSix)
      expect(drafts.unsaved()).toEqual([])
    })

    test('still has another order of meals to save', () => {
      const soup = { ...pie, id: 'soup', name: 'Soup' }
      const two = aStoredDay(DAY, { dinnerMeals: [pie, soup], version: 3 })
      const { drafts } = aServer()
      drafts.restore({ ...planOf(DAY, two), dinnerMeals: [soup, pie] }, two, true)
      drafts.settle(DAY, two)
      expect(drafts.unsaved()).toEqual([DAY])
    })

    test('saves what is changed since on top of it (calendar 62)', async () => {
      const server = leftWithSix()
      const { drafts, sent } = server
      drafts.change(DAY, forSix, (day) => addMeal(day, 'lunch', { ...pie, id: 'soup', name: 'Soup' }), 'now')
      await server.refuses(412, forSix)
      expect(sent[1]).toMatchObject({ version: 4, plan: { lunchMeals: [{ name: 'Soup' }] } })
      await server.saves()
      expect(drafts.of(DAY)).toMatchObject({ state: 'saved', lost: [] })
    })

    test('asks no server again that gives the same day as before', async () => {
      const server = leftWithSix()
      server.drafts.retry(DAY)
      await server.refuses(412, stored)
      expect(server.drafts.of(DAY)).toMatchObject({ state: 'refused' })
      expect(server.sent).toHaveLength(1)
    })
  })

  test('a locked day keeps the change to be read, and is not asked again by itself', async () => {
    const { drafts, sent, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(423)
    expect(drafts.of(DAY)).toMatchObject({ state: 'refused', plan: null })
    expect(drafts.of(DAY)?.lost).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })
})

describe('days that change as one', () => {
  const NEXT = '2026-03-03'
  const move = () => [
    { date: DAY, stored, edit: (day: DayPlan) => removeMeal(day, 'dinner', 'pie') },
    { date: NEXT, stored: null, edit: (day: DayPlan) => addMeal(day, 'lunch', pie) },
  ]

  test('are shown at once and sent together, each with its version', async () => {
    const { drafts, sentTogether, savesTogether } = aServer()
    const done = drafts.changeTogether(move())
    expect(drafts.of(DAY)?.plan?.dinnerMeals).toEqual([])
    expect(drafts.of(NEXT)?.plan?.lunchMeals).toEqual([pie])
    expect(sentTogether[0]).toMatchObject([
      { date: DAY, version: 3, plan: { dinnerMeals: [] } },
      { date: NEXT, version: null, plan: { lunchMeals: [pie] } },
    ])
    savesTogether()
    expect(await done).toBe('done')
    expect(drafts.of(NEXT)).toMatchObject({ state: 'saved', plan: null, base: { version: 1 } })
    expect(drafts.unsaved()).toEqual([])
  })

  test('are all as they were when it fails', async () => {
    const { drafts, refusesTogether } = aServer()
    const done = drafts.changeTogether(move())
    refusesTogether(412, aStoredDay(DAY, { version: 9 }))
    expect(await done).toBe('failed')
    expect([drafts.of(DAY), drafts.of(NEXT)]).toEqual([undefined, undefined])
    expect(drafts.unsaved()).toEqual([])
  })

  test('saves what is typed first, and carries its version on', async () => {
    const { drafts, sent, sentTogether, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'after-pause')
    void drafts.changeTogether(move())
    expect(sent).toHaveLength(1)
    expect(sentTogether).toHaveLength(0)
    await server.saves()
    expect(sentTogether[0]?.[0]).toMatchObject({ date: DAY, version: 4, plan: { dinnerMeals: [] } })
  })

  test('of a day that was deleted since it was saved take none of its meals along', async () => {
    const { drafts, sentTogether, ...server } = aServer()
    drafts.change(DAY, stored, forPeople(6), 'now')
    await server.saves()
    const soup = { ...pie, id: 'soup', name: 'Soup' }
    void drafts.changeTogether([{ date: DAY, stored: null, edit: (day) => addMeal(day, 'dinner', soup) }])
    expect(sentTogether[0]).toMatchObject([{ version: null, base: null, plan: { dinnerMeals: [soup] } }])
  })

  test('know a day that is first stored while they wait for it', async () => {
    const { drafts, sentTogether, ...server } = aServer()
    drafts.change(DAY, null, (day) => addMeal(day, 'dinner', pie), 'now')
    const soup = { ...pie, id: 'soup', name: 'Soup' }
    void drafts.changeTogether([{ date: DAY, stored: null, edit: (day) => addMeal(day, 'dinner', soup) }])
    await server.saves()
    expect(sentTogether[0]).toMatchObject([{ version: 1, plan: { dinnerMeals: [pie, soup] } }])
  })

  test('that somebody deleted meanwhile are made anew with what was typed (calendar 29)', async () => {
    const { drafts, sent, ...server } = aServer()
    const done = drafts.changeTogether(move())
    drafts.change(DAY, stored, (day) => addMeal(day, 'snacks', { ...pie, id: 'nut', name: 'Nuts' }), 'now')
    server.refusesTogether(412, aStoredDay(DAY, { id: 0, version: 0 }))
    await done
    expect(sent).toMatchObject([{ version: null, plan: { dinnerMeals: [], snackMeals: [{ name: 'Nuts' }] } }])
  })

  test.each([[200], [500]])('keeps what is typed meanwhile (%i)', async (status) => {
    const { drafts, sent, ...server } = aServer()
    const done = drafts.changeTogether(move())
    drafts.change(NEXT, null, (day) => addMeal(day, 'snacks', { ...pie, id: 'nut', name: 'Nuts' }), 'now')
    expect(sent).toHaveLength(0)
    if (status === 200) server.savesTogether()
    else server.refusesTogether(status)
    await done
    expect(sent).toMatchObject([
      {
        date: NEXT,
        version: status === 200 ? 1 : null,
        plan: { lunchMeals: status === 200 ? [pie] : [], snackMeals: [{ name: 'Nuts' }] },
      },
    ])
  })

  test('wait for nothing that could not be saved', async () => {
    const server = aServer()
    server.drafts.change(DAY, stored, forPeople(6), 'now')
    await server.refuses(500)
    expect(await server.drafts.changeTogether(move())).toBe('unsaved')
    expect(server.sentTogether).toHaveLength(0)
  })
})
