import { z } from 'zod'
import {
  Assignment,
  DayPlanChange,
  TemplateRemoval,
  TemplateApplication,
  DayPlanChanges,
  MAX_CALENDAR_DAYS,
  NewDayPlan,
  AppliedDay,
} from '../domain/calendar/day-plan.ts'
import { Feed, FeedToken } from '../domain/calendar/feed.ts'
import { NewNote, Note, NoteChange, NoteRemoval } from '../domain/calendar/note.ts'
import { Day, lengthOf } from '../domain/day.ts'
import { call } from './call.ts'

const Days = z
  .object({ start: Day, end: Day })
  .refine((range) => range.start <= range.end, 'Start date must be before end date')
  .refine((range) => lengthOf(range) <= MAX_CALENDAR_DAYS, `Ask for at most ${MAX_CALENDAR_DAYS} days`)

const DateParams = z.object({ date: Day })

/** The stored days of a range in date order, both ends included, at most 366 days (calendar 7). */
export const assignmentsCall = call('GET', '/api/calendar-assignments', {
  query: Days,
  answer: z.array(Assignment),
})

/**
 * Stores a day that nothing is stored for; 409 with the current day when there is one, 423 when the
 * day is locked.
 */
export const createAssignmentCall = call('POST', '/api/calendar-assignments', {
  body: NewDayPlan,
  answer: Assignment,
  status: 201,
  refusals: ['DAY_EXISTS', 'DAYS_LOCKED'],
})

/**
 * Changes a stored day; 412 with the current day when If-Match is stale, 423 when the day is
 * locked.
 */
export const changeAssignmentCall = call('PATCH', '/api/calendar-assignments/:date', {
  params: DateParams,
  body: DayPlanChange,
  answer: Assignment,
  ifMatch: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Writes several days, all or none: a meal moved, copied or repeated. 409 with the stored day when
 * a day was sent without a version but is stored already; 412 when a version is stale (a day that
 * was deleted since is answered empty, with version 0); 423 when a day is locked.
 */
export const changeDaysCall = call('POST', '/api/calendar-assignments/together', {
  body: DayPlanChanges,
  answer: z.array(Assignment),
  runsOnce: true,
  refusals: ['DAY_EXISTS', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Stores what the templates suggest for an empty day, counts the use and locks the templates
 * (calendar 27). 404 when no template applies to the day, 409 when the day is stored, 423 when it
 * is locked.
 */
export const applyTemplateCall = call('POST', '/api/calendar-assignments/:date/take-template', {
  params: DateParams,
  answer: Assignment,
  status: 201,
  refusals: ['NOT_FOUND', 'DAY_EXISTS', 'DAYS_LOCKED'],
})

/**
 * Undoes `applyTemplateCall` while the day is unchanged: deletes the day, uncounts the use, and
 * unlocks templates that are no longer used. 404 when the day is not from a template, 412 when it
 * or its templates changed since, 423 when it is locked.
 */
export const unapplyTemplateCall = call('DELETE', '/api/calendar-assignments/:date/take-template', {
  params: DateParams,
  ifMatch: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Stores what the templates suggest for these days, in the meal times that hold nothing yet, counts
 * the uses and locks the templates (calendar 39, calendar 40): all or none. Days without a
 * suggestion are passed over; 404 when none has one, 423 when one of them is locked.
 */
export const applyTemplatesCall = call('POST', '/api/calendar-assignments/take-templates', {
  body: TemplateApplication,
  answer: z.array(AppliedDay),
  status: 201,
  runsOnce: true,
  refusals: ['NOT_FOUND', 'DAYS_LOCKED'],
})

/**
 * Undoes `applyTemplatesCall` while the days are unchanged, all or none: 404 when one is not from a
 * template, 412 when it or its templates changed since, 423 when it is locked.
 */
export const unapplyTemplatesCall = call('POST', '/api/calendar-assignments/give-back-templates', {
  body: TemplateRemoval,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/** The note of a day; 404 means that there is none (calendar 16). */
export const noteCall = call('GET', '/api/calendar-notes/:date', {
  params: DateParams,
  answer: Note,
  refusals: ['NOT_FOUND'],
})

/** Every note of a range, in date order, for a calendar that shows several days. */
export const notesCall = call('GET', '/api/calendar-notes', { query: Days, answer: z.array(Note) })

/**
 * Writes the note of a day; a day that has one gets the new text. 412 when the note was written
 * again after `seen`, 423 when the day is locked.
 */
export const createNoteCall = call('POST', '/api/calendar-notes', {
  body: NewNote,
  answer: Note,
  status: 201,
  runsOnce: true,
  refusals: ['CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Changes the note of a day; 404 when there is none, 412 when it was written again after `seen`,
 * 423 when the day is locked.
 */
export const changeNoteCall = call('PATCH', '/api/calendar-notes/:date', {
  params: DateParams,
  body: NoteChange,
  answer: Note,
  runsOnce: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Deletes the note of a day; 404 when there is none, 412 when it was written again after `seen`,
 * 423 when the day is locked.
 */
export const deleteNoteCall = call('DELETE', '/api/calendar-notes/:date', {
  params: DateParams,
  query: NoteRemoval,
  runsOnce: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/** The secret address of the calendar feed; null while there is none. */
export const feedCall = call('GET', '/api/calendar-feed', { answer: Feed.nullable() })

/** Makes a new address and revokes an earlier one. */
export const renewFeedCall = call('POST', '/api/calendar-feed', {
  answer: Feed,
  status: 201,
  refusals: ['CHANGED_MEANWHILE'],
})

/** Revokes the address: from then on it answers 404. */
export const revokeFeedCall = call('DELETE', '/api/calendar-feed', {})

/**
 * The plan as an iCalendar file, for whoever holds the address; 404 when it is unknown or revoked,
 * 429 when it is asked for too often.
 */
export const feedFileCall = call('GET', '/api/calendar-feeds/:token/plateful.ics', {
  access: 'anyone',
  params: z.object({ token: FeedToken }),
  file: true,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})
