import { z } from 'zod'
import { Assignment, DayPlanChange, MOST_DAYS, NewDayPlan } from '../domain/calendar/assignment.ts'
import { Day } from '../domain/day/day.ts'
import { lengthOf } from '../domain/day/range.ts'
import { call } from './call.ts'

const Days = z
  .object({ start: Day, end: Day })
  .refine((range) => range.start <= range.end, 'Start date must be before end date')
  .refine((range) => lengthOf(range) <= MOST_DAYS, `Ask for at most ${MOST_DAYS} days`)

const DateParams = z.object({ date: Day })

/** The stored days of a range in date order, both ends included, at most 366 days (contract, 'The wire'). */
export const assignmentsCall = call('GET', '/api/calendar-assignments', {
  query: Days,
  answer: z.array(Assignment),
})

/** Stores a day that nothing is stored for; 409 with the current day when there is one, 423 when the day is locked. */
export const createAssignmentCall = call('POST', '/api/calendar-assignments', {
  body: NewDayPlan,
  answer: Assignment,
  status: 201,
})

/** Changes a stored day; 412 with the current day when If-Match is stale, 423 when the day is locked. */
export const changeAssignmentCall = call('PATCH', '/api/calendar-assignments/:date', {
  params: DateParams,
  body: DayPlanChange,
  answer: Assignment,
  ifMatch: true,
})
