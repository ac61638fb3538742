import type { QueryKey } from '@tanstack/react-query'
import { z } from 'zod'
import { changeDaysCall, noteCall } from '../../contract/calendar.ts'
import { type Assignment, DayPlan } from '../../domain/calendar/day-plan.ts'
import { type Note, NoteText } from '../../domain/calendar/note.ts'
import { Day } from '../../domain/day.ts'
import { Instant } from '../../domain/fields.ts'
import { hasStatus, isRefused } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { applyChanges, changesBetween, isInConflict } from '../calendar/days/day-change.ts'
import { currentDayOf, dayIn, planOf } from '../calendar/days/day-draft.ts'
import { optimisticDay } from '../calendar/days/optimistic-day.ts'
import { showDay } from '../calendar/days/queries.ts'
import { optimisticNote, sendNote } from '../calendar/notes/send-note.ts'
import { changeKind } from './change-kind.ts'

const DayToKeep = z.object({
  plan: DayPlan,
  /** The day as it was shown before the change. */
  before: DayPlan,
  /** The version that was shown; null where nothing was stored. */
  version: z.number().nullable(),
})
type DayToKeep = z.infer<typeof DayToKeep>

/** One or several days of the calendar, all or none. */
const Days = z.object({ days: z.array(DayToKeep).min(1) })

/**
 * The change applied to the day as somebody else left it; undefined where both changed the same
 * meal.
 */
function replayDay(day: DayToKeep, current: Assignment, isWanted: boolean): DayToKeep | undefined {
  const stored = planOf(current.date, current)
  const mine = changesBetween(day.before, day.plan)
  if (!isWanted && isInConflict(mine, changesBetween(day.before, stored))) return undefined
  return { plan: applyChanges(stored, mine), before: stored, version: current.version }
}

/** Changes days wherever a query shows them. */
export function changeShownDays<OfDay extends { plan: DayPlan }>(
  [word, part, start, end]: QueryKey,
  data: unknown,
  days: readonly OfDay[],
  change: (stored: Assignment | null, day: OfDay) => Assignment,
): unknown {
  if (word !== 'calendar' || (part !== 'assignments' && part !== 'summary') || !Array.isArray(data))
    return data
  let shownDays = data as Assignment[]
  for (const day of days) {
    const { date } = day.plan
    if (String(start) > date || String(end) < date) continue
    const changed = change(dayIn(shownDays, date), day)
    shownDays = [...shownDays.filter((shownDay) => shownDay.date !== date), changed].toSorted((a, b) =>
      a.date < b.date ? -1 : 1,
    )
  }
  return shownDays
}

/** Each meal that was added or changed; the day itself where the change leaves no meal. */
const thingsOfDay = ({ before, plan }: DayToKeep): string[] =>
  changesBetween(before, plan).map((change) => {
    if (change.kind === 'add') return thingKey.meal(plan.date, change.meal.id)
    return change.kind === 'change' ? thingKey.meal(plan.date, change.to.id) : thingKey.day(plan.date)
  })

export const daysKind = changeKind<z.infer<typeof Days>>({
  input: Days,
  send: ({ days }, idempotencyKey) =>
    callServer(changeDaysCall, {
      body: { days: days.map(({ plan, version }) => ({ ...plan, version: version || null })) },
      idempotencyKey,
    }),
  apply: (key, data, { days }, at) =>
    changeShownDays(key, data, days, (stored, day) => optimisticDay(stored, day, at)),
  refreshes: ['calendar'],
  showAnswer(client, answer) {
    for (const day of answer as Assignment[]) showDay(client, day)
  },
  async resolve({ days }, error, isWanted) {
    const current = currentDayOf(error)
    const day = days.find(({ plan }) => plan.date === current?.date)
    if (!current || !day) return undefined
    const replayedDay = replayDay(day, current, isWanted)
    if (!replayedDay) return undefined
    const isApplied = changesBetween(planOf(current.date, current), replayedDay.plan).length === 0
    if (isApplied && days.length === 1) return 'done'
    return { days: days.map((other) => (other === day ? replayedDay : other)) }
  },
  thingKeys: ({ days }) => days.flatMap(thingsOfDay),
  screenPath: ({ days }) => `/calendar?date=${days.at(-1)?.plan.date}`,
})

/** The note of a day; an empty text deletes it. */
const DayNote = z.object({
  date: Day,
  notes: z.string(),
  /** The text that was shown before. */
  before: z.string(),
  seen: Instant.nullable(),
})

async function noteNow(date: Day): Promise<Note | null> {
  try {
    return await callServer(noteCall, { params: { date } })
  } catch (error) {
    if (isRefused(error, noteCall, 'NOT_FOUND')) return null
    throw error
  }
}

export const dayNoteKind = changeKind<z.infer<typeof DayNote>>({
  input: DayNote,
  send: sendNote,
  apply([word, part, start, end], data, { date, notes }, at) {
    if (word !== 'calendar' || part !== 'notes' || !Array.isArray(data)) return data
    if (String(start) > date || String(end) < date) return data
    const others = (data as Note[]).filter((note) => note.date !== date)
    return notes === '' ? others : [...others, optimisticNote(date, notes, at)]
  },
  refreshes: ['calendar'],
  async resolve(input, error, isWanted) {
    if (!hasStatus(error, 412)) return undefined
    const current = await noteNow(input.date)
    const [storedText, typedText, before] = [current?.notes ?? '', NoteText.parse(input.notes), input.before]
    if (storedText === typedText) return 'done'
    // A different stored text is somebody else's. The text from before, at another time, is this
    // device's own.
    if (!isWanted && storedText !== NoteText.parse(before)) return undefined
    return { ...input, before: storedText, seen: current?.updatedAt ?? null }
  },
  thingKeys: ({ date }) => [thingKey.dayNote(date)],
  screenPath: ({ date }) => `/calendar?date=${date}`,
})
