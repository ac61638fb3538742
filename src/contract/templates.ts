import { z } from 'zod'
import { DayTemplate, DayTemplateChange, DayTemplateDraft } from '../domain/templates/day-template.ts'
import { Occasion, OccasionDraft } from '../domain/templates/occasion.ts'
import { WeeklyAssignment, WeeklyAssignmentDraft } from '../domain/templates/weekly-assignment.ts'
import { call, IdParams } from './call.ts'

/** Every day template of the household: standard days first, then in the order in which they were made. */
export const templatesCall = call('GET', '/api/meal-planning-days', { answer: z.array(DayTemplate) })

/** Saves a new day template. */
export const createTemplateCall = call('POST', '/api/meal-planning-days', {
  body: DayTemplateDraft,
  answer: DayTemplate,
  status: 201,
  once: true,
})

/** Changes a template; what is not sent stays. 412 with the template as it is now when `seen` is not its latest, 423 while it is locked. */
export const changeTemplateCall = call('PATCH', '/api/meal-planning-days/:id', {
  params: IdParams,
  body: DayTemplateChange,
  answer: DayTemplate,
})

/** Deletes a template with its weekday and date assignments; the calendar stays as it is. 423 while it is locked. */
export const deleteTemplateCall = call('DELETE', '/api/meal-planning-days/:id', { params: IdParams })

/** Unlocks a template, so that it can be changed again; the calendar stays as it is (part 1 §4). */
export const unlockTemplateCall = call('POST', '/api/meal-planning-days/:id/unlock', {
  params: IdParams,
  answer: DayTemplate,
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
  once: true,
})

/** Takes a template off a date. */
export const deleteOccasionCall = call('DELETE', '/api/date-specific-template-assignments/:id', {
  params: IdParams,
})

/** The weekdays' templates, Monday first. */
export const weeklyAssignmentsCall = call('GET', '/api/weekly-template-assignments', {
  answer: z.array(WeeklyAssignment),
})

/** Gives a weekday, or one meal time of it, a template, in place of the one it has (contract, 'Planning'). */
export const assignWeekdayCall = call('POST', '/api/weekly-template-assignments', {
  body: WeeklyAssignmentDraft,
  answer: WeeklyAssignment,
  status: 201,
})

/** Takes the template off a weekday. */
export const deleteWeeklyAssignmentCall = call('DELETE', '/api/weekly-template-assignments/:id', {
  params: IdParams,
})
