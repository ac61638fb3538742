import { z } from 'zod'
import {
  DayTemplate,
  DayTemplateChange,
  DayTemplateDraft,
  Occasion,
  OccasionDraft,
  WeeklyAssignment,
  WeeklyAssignmentDraft,
} from '../domain/calendar/day-template.ts'
import { Menu, MenuChange, MenuDraft } from '../domain/calendar/menu.ts'
import { call, IdParams } from './call.ts'

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
 * Changes a template; what is not sent stays. 412 with the stored template when it was changed
 * after `seen`, 423 while it is locked.
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
