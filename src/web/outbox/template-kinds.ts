import { z } from 'zod'
import { applyTemplatesCall } from '../../contract/calendar.ts'
import {
  changeTemplateCall,
  createTemplateCall,
  deleteTemplateCall,
  unlockTemplateCall,
} from '../../contract/templates.ts'
import { type Assignment, DayPlan } from '../../domain/calendar/day-plan.ts'
import {
  DayTemplate,
  DayTemplateChange,
  DayTemplateDraft,
  type Occasion,
  type WeeklyAssignment,
} from '../../domain/calendar/day-template.ts'
import { Day } from '../../domain/day.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { announceCalendarEvent } from '../calendar/days/calendar-events.ts'
import { optimisticDay } from '../calendar/days/optimistic-day.ts'
import { optimisticTemplate } from '../calendar/templates/optimistic-template.ts'
import { occasionsKey, templateKeys, templatesKey, weekKey } from '../calendar/templates/queries.ts'
import { changeKind, doneIfGone, Id, IdOnly } from './change-kind.ts'
import { changeShownDays } from './day-kinds.ts'
import { changeListData, withoutThing, withThing } from './list-data.ts'
import { editInput, mergedEdits } from './rebase-edit.ts'

const screenPath = () => '/meal-setup'

const NewTemplate = z.object({ newId: Id, draft: DayTemplateDraft })

export const newTemplateKind = changeKind<z.infer<typeof NewTemplate>>({
  input: NewTemplate,
  send: ({ draft }, idempotencyKey) => callServer(createTemplateCall, { body: draft, idempotencyKey }),
  apply: (key, data, { newId, draft }, at) =>
    changeListData<DayTemplate>(key, data, templatesKey, (all) =>
      all.some(({ id }) => id === newId)
        ? all
        : // Standard days first, then by creation (calendar 18).
          [...all, optimisticTemplate(newId, draft, at)].toSorted(
            (a, b) => Number(b.isStandard) - Number(a.isStandard) || a.id - b.id,
          ),
    ),
  refreshes: [templatesKey, weekKey, 'calendar', 'onboarding'],
  thingKeys: ({ newId }) => [thingKey.template(newId)],
  screenPath,
})

const Edit = editInput(DayTemplateChange.omit({ seen: true }))
type Edit = z.infer<typeof Edit>

/** An edit of a template: its own fields, merged with changes of others to other fields. */
export const editTemplateKind = changeKind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ id, change, seen }) =>
    callServer(changeTemplateCall, { params: { id }, body: { ...change, seen } }),
  apply: (key, data, { id, change }) =>
    changeListData<DayTemplate>(key, data, templatesKey, (all) =>
      all.map((template) => (template.id === id ? { ...template, ...change } : template)),
    ),
  refreshes: [templatesKey, 'calendar'],
  showAnswer: () => announceCalendarEvent('templateUpdated'),
  thingKeys: ({ id }) => [thingKey.template(id)],
  ...mergedEdits(DayTemplate, 'lastModified'),
  screenPath,
})

export const deleteTemplateKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteTemplateCall, { params: { id } }),
  apply(key, data, { id }) {
    const isOther = (given: { templateId: number }) => given.templateId !== id
    const templates = changeListData<DayTemplate>(key, data, templatesKey, (all) => withoutThing(all, id))
    const week = changeListData<WeeklyAssignment>(key, templates, weekKey, (all) => all.filter(isOther))
    return changeListData<Occasion>(key, week, occasionsKey, (all) => all.filter(isOther))
  },
  refreshes: [templatesKey, weekKey, occasionsKey, 'calendar', 'onboarding'],
  showAnswer: () => announceCalendarEvent('weekly-templates-updated'),
  resolve: doneIfGone,
  screenPath,
})

/** A template that was unlocked; applying it twice is harmless. */
export const unlockTemplateKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(unlockTemplateCall, { params: { id } }),
  apply: (key, data, { id }) =>
    changeListData<DayTemplate>(key, data, templatesKey, (all) => {
      const existing = all.find((template) => template.id === id)
      return existing ? withThing(all, { ...existing, isLocked: false, lockReason: null }) : all
    }),
  refreshes: [templatesKey],
  screenPath,
})

const TemplatesInput = z.object({
  mealKey: z.string(),
  days: z
    .array(
      z.object({
        date: Day,
        plan: DayPlan,
        /** The day as it was shown before. */
        before: DayPlan,
        /** The templates that its meals come from, the one that names it first. */
        templateIds: z.array(z.number().int()).min(1),
      }),
    )
    .min(1),
})

/**
 * Days that took the suggestions of their templates over. The server copies the meals, counts the
 * use and locks the templates.
 */
export const applyTemplatesKind = changeKind<z.infer<typeof TemplatesInput>>({
  input: TemplatesInput,
  send: ({ days, mealKey }, idempotencyKey) =>
    callServer(applyTemplatesCall, {
      body: { dates: days.map(({ date }) => date), mealKey },
      idempotencyKey,
    }),
  apply(key, data, { days }, at) {
    const usedIds = new Set(days.flatMap(({ templateIds }) => templateIds))
    const templates = changeListData<DayTemplate>(key, data, templatesKey, (all) =>
      all.map((template) =>
        usedIds.has(template.id) && !template.isLocked ? { ...template, isLocked: true } : template,
      ),
    )
    return changeShownDays(key, templates, days, (stored, { templateIds, ...day }): Assignment => ({
      ...optimisticDay(stored, day, at),
      sourceTemplateId: templateIds[0] ?? null,
    }))
  },
  refreshes: ['calendar', ...templateKeys],
  thingKeys: ({ days }) => days.map(({ date }) => thingKey.day(date)),
  screenPath: ({ days }) => `/calendar?date=${days.at(-1)?.date}`,
})
