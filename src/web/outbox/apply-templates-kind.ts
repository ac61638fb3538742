import { z } from 'zod'
import { applyTemplatesCall } from '../../contract/calendar.ts'
import { type Assignment, DayPlan } from '../../domain/calendar/day-plan.ts'
import { Day } from '../../domain/day.ts'
import type { DayTemplate } from '../../domain/calendar/day-template.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { optimisticDay } from '../calendar/days/optimistic-day.ts'
import { templateKeys, templatesKey } from '../calendar/templates/queries.ts'
import { changeListData } from './list-data.ts'
import { changeShownDays } from './days-kind.ts'
import { changeKind } from './change-kind.ts'

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
