import { z } from 'zod'
import {
  assignWeekdayCall,
  createOccasionCall,
  deleteOccasionCall,
  deleteWeeklyAssignmentCall,
} from '../../contract/calendar.ts'
import {
  type Occasion,
  OccasionDraft,
  type WeeklyAssignment,
  WeeklyAssignmentDraft,
} from '../../domain/calendar/day-template.ts'
import { hasStatus } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { assumedOccasion } from '../calendar/templates/assumed-template.ts'
import { occasionsKey, weekKey } from '../calendar/templates/queries.ts'
import { announce } from '../calendar/days/calendar-events.ts'
import { changeList, withoutThing, withThing } from './in-list.ts'
import { kind } from './kind.ts'

const Id = z.number().int()
const place = () => '/meal-setup'
const refreshesWeek = [weekKey, 'calendar'] as const
const refreshesDates = [occasionsKey, 'calendar'] as const

/** `id` is that of the weekday's assignment, or a temporary one. */
const Weekday = z.object({ id: Id, draft: WeeklyAssignmentDraft })

/** The template of a weekday; the last choice counts. */
export const weekdayKind = kind<z.infer<typeof Weekday>>({
  input: Weekday,
  send: ({ draft }, onceKey) => callServer(assignWeekdayCall, { body: draft, onceKey }),
  assume: (key, data, { id, draft }) =>
    changeList<WeeklyAssignment>(key, data, weekKey, (week) => [
      ...week.filter((one) => one.dayOfWeek !== draft.dayOfWeek || one.templateType !== draft.templateType),
      { ...draft, id, userId: 0 },
    ]),
  refreshes: refreshesWeek,
  settle: () => announce('weekly-templates-updated'),
  place,
})

const IdOnly = z.object({ id: Id })

export const noWeekdayKind = kind<z.infer<typeof IdOnly>>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteWeeklyAssignmentCall, { params: { id } }),
  assume: (key, data, { id }) =>
    changeList<WeeklyAssignment>(key, data, weekKey, (week) => withoutThing(week, id)),
  refreshes: refreshesWeek,
  settle: () => announce('weekly-templates-updated'),
  mend: async (_input, error) => (hasStatus(error, 404) ? 'done' : undefined),
  place,
})

const NewOccasion = z.object({ newId: Id, draft: OccasionDraft })

export const newOccasionKind = kind<z.infer<typeof NewOccasion>>({
  input: NewOccasion,
  send: ({ draft }, onceKey) => callServer(createOccasionCall, { body: draft, onceKey }),
  assume: (key, data, { newId, draft }) =>
    changeList<Occasion>(key, data, occasionsKey, (all) =>
      withThing(all, assumedOccasion(newId, draft)).toSorted((a, b) =>
        a.specificDate < b.specificDate ? -1 : 1,
      ),
    ),
  refreshes: refreshesDates,
  settle: () => announce('weekly-templates-updated'),
  place,
})

export const deleteOccasionKind = kind<z.infer<typeof IdOnly>>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteOccasionCall, { params: { id } }),
  assume: (key, data, { id }) =>
    changeList<Occasion>(key, data, occasionsKey, (all) => withoutThing(all, id)),
  refreshes: refreshesDates,
  settle: () => announce('weekly-templates-updated'),
  mend: async (_input, error) => (hasStatus(error, 404) ? 'done' : undefined),
  place,
})
