import { z } from 'zod'
import {
  assignWeekdayCall,
  createOccasionCall,
  deleteOccasionCall,
  deleteWeeklyAssignmentCall,
} from '../../contract/templates.ts'
import {
  type Occasion,
  OccasionDraft,
  type WeeklyAssignment,
  WeeklyAssignmentDraft,
} from '../../domain/calendar/day-template.ts'
import { callServer } from '../api/call-server.ts'
import { announceCalendarEvent } from '../calendar/days/calendar-events.ts'
import { optimisticOccasion } from '../calendar/templates/optimistic-template.ts'
import { occasionsKey, weekKey } from '../calendar/templates/queries.ts'
import { changeKind, doneIfGone, Id, IdOnly } from './change-kind.ts'
import { changeListData, withoutThing, withThing } from './list-data.ts'

const screenPath = () => '/meal-setup'
const refreshesWeek = [weekKey, 'calendar'] as const
const refreshesDates = [occasionsKey, 'calendar'] as const

/** `id` is that of the weekday's assignment, or a temporary one. */
const Weekday = z.object({ id: Id, draft: WeeklyAssignmentDraft })

/** The template of a weekday; the last choice counts. */
export const weekdayKind = changeKind<z.infer<typeof Weekday>>({
  input: Weekday,
  send: ({ draft }, idempotencyKey) => callServer(assignWeekdayCall, { body: draft, idempotencyKey }),
  apply: (key, data, { id, draft }) =>
    changeListData<WeeklyAssignment>(key, data, weekKey, (week) => [
      ...week.filter(
        (assignment) =>
          assignment.dayOfWeek !== draft.dayOfWeek || assignment.templateType !== draft.templateType,
      ),
      { ...draft, id, userId: 0 },
    ]),
  refreshes: refreshesWeek,
  showAnswer: () => announceCalendarEvent('weekly-templates-updated'),
  screenPath,
})

export const noWeekdayKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteWeeklyAssignmentCall, { params: { id } }),
  apply: (key, data, { id }) =>
    changeListData<WeeklyAssignment>(key, data, weekKey, (week) => withoutThing(week, id)),
  refreshes: refreshesWeek,
  showAnswer: () => announceCalendarEvent('weekly-templates-updated'),
  resolve: doneIfGone,
  screenPath,
})

const NewOccasion = z.object({ newId: Id, draft: OccasionDraft })

export const newOccasionKind = changeKind<z.infer<typeof NewOccasion>>({
  input: NewOccasion,
  send: ({ draft }, idempotencyKey) => callServer(createOccasionCall, { body: draft, idempotencyKey }),
  apply: (key, data, { newId, draft }) =>
    changeListData<Occasion>(key, data, occasionsKey, (all) =>
      withThing(all, optimisticOccasion(newId, draft)).toSorted((a, b) =>
        a.specificDate < b.specificDate ? -1 : 1,
      ),
    ),
  refreshes: refreshesDates,
  showAnswer: () => announceCalendarEvent('weekly-templates-updated'),
  screenPath,
})

export const deleteOccasionKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteOccasionCall, { params: { id } }),
  apply: (key, data, { id }) =>
    changeListData<Occasion>(key, data, occasionsKey, (all) => withoutThing(all, id)),
  refreshes: refreshesDates,
  showAnswer: () => announceCalendarEvent('weekly-templates-updated'),
  resolve: doneIfGone,
  screenPath,
})
