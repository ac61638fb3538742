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
import { Menu, MenuChange, MenuDraft } from '../domain/calendar/menu.ts'
import { NewNote, Note, NoteChange, NoteRemoval } from '../domain/calendar/note.ts'
import { Day, lengthOf } from '../domain/day.ts'
import { Feed, FeedToken } from '../domain/calendar/feed.ts'
import { call, IdParams } from './call.ts'
import {
  DayTemplate,
  DayTemplateChange,
  DayTemplateDraft,
  Occasion,
  OccasionDraft,
  WeeklyAssignment,
  WeeklyAssignmentDraft,
} from '../domain/calendar/day-template.ts'

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
 * Writes several days, all or none: a meal moved, copied or repeated. 409 with the day as it is
 * when one named without a version is stored already, 412 when a version is stale (a day that was
 * deleted since is answered empty, with version 0), 423 when a day is locked.
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
 * Writes the note of a day; a day that has one gets the new text. 412 when `seen` is not its
 * latest, 423 when the day is locked.
 */
export const createNoteCall = call('POST', '/api/calendar-notes', {
  body: NewNote,
  answer: Note,
  status: 201,
  runsOnce: true,
  refusals: ['CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Changes the note of a day; 404 when there is none, 412 when `seen` is not its latest, 423 when
 * the day is locked.
 */
export const changeNoteCall = call('PATCH', '/api/calendar-notes/:date', {
  params: DateParams,
  body: NoteChange,
  answer: Note,
  runsOnce: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DAYS_LOCKED'],
})

/**
 * Deletes the note of a day; 404 when there is none, 412 when `seen` is not its latest, 423 when
 * the day is locked.
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

/** Every day template of the household: standard days first, then by creation. */
export const templatesCall = call('GET', '/api/meal-planning-days', { answer: z.array(DayTemplate) })

/** Saves a new day template. */
export const createTemplateCall = call('POST', '/api/meal-planning-days', {
  body: DayTemplateDraft,
  answer: DayTemplate,
  status: 201,
  createsOnce: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TEMPLATE_LOCKED'],
})

/**
 * Changes a template; what is not sent stays. 412 with the template as it is now when `seen` is not
 * its latest, 423 while it is locked.
 */
export const changeTemplateCall = call('PATCH', '/api/meal-planning-days/:id', {
  params: IdParams,
  body: DayTemplateChange,
  answer: DayTemplate,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TEMPLATE_LOCKED'],
})

/**
 * Deletes a template with its weekday and date assignments; the calendar stays as it is. 423 while
 * it is locked.
 */
export const deleteTemplateCall = call('DELETE', '/api/meal-planning-days/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND', 'TEMPLATE_LOCKED'],
})

/**
 * Unlocks a template, so that it can be changed again; the calendar stays as it is (calendar 21).
 */
export const unlockTemplateCall = call('POST', '/api/meal-planning-days/:id/unlock', {
  params: IdParams,
  answer: DayTemplate,
  refusals: ['NOT_FOUND'],
})

/** The special occasions of the household, by date. */
export const occasionsCall = call('GET', '/api/date-specific-template-assignments', {
  answer: z.array(Occasion),
})

/** Pins a template to a date; 400 when the template is not one of the household's. */
export const createOccasionCall = call('POST', '/api/date-specific-template-assignments', {
  body: OccasionDraft,
  answer: Occasion,
  status: 201,
  createsOnce: true,
})

/** Takes a template off a date. */
export const deleteOccasionCall = call('DELETE', '/api/date-specific-template-assignments/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** The weekdays' templates, Monday first. */
export const weeklyAssignmentsCall = call('GET', '/api/weekly-template-assignments', {
  answer: z.array(WeeklyAssignment),
})

/**
 * Gives a weekday, or one meal time of it, a template, in place of the one it has
 * (calendar 24).
 */
export const assignWeekdayCall = call('POST', '/api/weekly-template-assignments', {
  body: WeeklyAssignmentDraft,
  answer: WeeklyAssignment,
  status: 201,
  runsOnce: true,
})

/** Takes the template off a weekday. */
export const deleteWeeklyAssignmentCall = call('DELETE', '/api/weekly-template-assignments/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** The menus of the household, by name (calendar 41). */
export const menusCall = call('GET', '/api/menus', { answer: z.array(Menu) })

/** Keeps a week as a menu; 400 for more than `MAX_MENUS`. */
export const createMenuCall = call('POST', '/api/menus', {
  body: MenuDraft,
  answer: Menu,
  status: 201,
  createsOnce: true,
})

/** Gives a menu another name. */
export const changeMenuCall = call('PATCH', '/api/menus/:id', {
  params: IdParams,
  body: MenuChange,
  answer: Menu,
  refusals: ['NOT_FOUND'],
})

/** Forgets a menu; the weeks that were filled from it stay as they are. */
export const deleteMenuCall = call('DELETE', '/api/menus/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})
