import { z } from 'zod'
import {
  changeTemplateCall,
  createTemplateCall,
  deleteTemplateCall,
  unlockTemplateCall,
} from '../../contract/calendar.ts'
import {
  DayTemplate,
  DayTemplateChange,
  DayTemplateDraft,
  type Occasion,
  type WeeklyAssignment,
} from '../../domain/calendar/day-template.ts'
import { Instant } from '../../domain/fields.ts'
import { currentOf, hasStatus } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { waitingThing } from '../api/waiting-things.ts'
import { assumedTemplate } from '../calendar/templates/assumed-template.ts'
import { occasionsKey, templatesKey, weekKey } from '../calendar/templates/queries.ts'
import { announce } from '../calendar/days/calendar-events.ts'
import { changeList, withoutThing, withThing } from './in-list.ts'
import { editOver, isTheirs } from './edit-over.ts'
import { kind } from './kind.ts'

const Id = z.number().int()
const place = () => '/meal-setup'

const NewTemplate = z.object({ newId: Id, draft: DayTemplateDraft })

export const newTemplateKind = kind<z.infer<typeof NewTemplate>>({
  input: NewTemplate,
  send: ({ draft }, onceKey) => callServer(createTemplateCall, { body: draft, onceKey }),
  assume: (key, data, { newId, draft }, at) =>
    changeList<DayTemplate>(key, data, templatesKey, (all) =>
      all.some(({ id }) => id === newId)
        ? all
        : // Standard days first, then by creation (calendar 18).
          [...all, assumedTemplate(newId, draft, at)].toSorted(
            (a, b) => Number(b.isStandard) - Number(a.isStandard) || a.id - b.id,
          ),
    ),
  refreshes: [templatesKey, weekKey, 'calendar', 'onboarding'],
  things: ({ newId }) => [waitingThing.template(newId)],
  place,
})

const Edit = z.object({
  id: Id,
  /** The changed fields, and their old values. */
  change: DayTemplateChange.omit({ seen: true }),
  before: z.record(z.string(), z.unknown()),
  seen: Instant,
})
type Edit = z.infer<typeof Edit>

/** An edit of a template: its own fields, merged with changes of others to other fields. */
export const editTemplateKind = kind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ id, change, seen }) =>
    callServer(changeTemplateCall, { params: { id }, body: { ...change, seen } }),
  assume: (key, data, { id, change }) =>
    changeList<DayTemplate>(key, data, templatesKey, (all) =>
      all.map((one) => (one.id === id ? { ...one, ...change } : one)),
    ),
  refreshes: [templatesKey, 'calendar'],
  settle: () => announce('templateUpdated'),
  things: ({ id }) => [waitingThing.template(id)],
  async mend(input, error, isWanted) {
    const current: Record<string, unknown> | undefined = currentOf(error, DayTemplate)
    if (!current) return undefined
    return isTheirs(input, current) && !isWanted
      ? undefined
      : editOver(input, current, current['lastModified'])
  },
  follow(input, answer) {
    const { data: parsed } = DayTemplate.safeParse(answer)
    return parsed?.id === input.id ? editOver(input, parsed, parsed.lastModified) : undefined
  },
  place,
})

const IdOnly = z.object({ id: Id })

export const deleteTemplateKind = kind<z.infer<typeof IdOnly>>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteTemplateCall, { params: { id } }),
  assume(key, data, { id }) {
    const isOther = (given: { templateId: number }) => given.templateId !== id
    const templates = changeList<DayTemplate>(key, data, templatesKey, (all) => withoutThing(all, id))
    const week = changeList<WeeklyAssignment>(key, templates, weekKey, (all) => all.filter(isOther))
    return changeList<Occasion>(key, week, occasionsKey, (all) => all.filter(isOther))
  },
  refreshes: [templatesKey, weekKey, occasionsKey, 'calendar', 'onboarding'],
  settle: () => announce('weekly-templates-updated'),
  // Somebody else deleted it first, or the answer to this was lost.
  mend: async (_input, error) => (hasStatus(error, 404) ? 'done' : undefined),
  place,
})

/** A template that was unlocked; applying it twice is harmless. */
export const unlockTemplateKind = kind<z.infer<typeof IdOnly>>({
  input: IdOnly,
  send: ({ id }) => callServer(unlockTemplateCall, { params: { id } }),
  assume: (key, data, { id }) =>
    changeList<DayTemplate>(key, data, templatesKey, (all) => {
      const existing = all.find((one) => one.id === id)
      return existing ? withThing(all, { ...existing, isLocked: false, lockReason: null }) : all
    }),
  refreshes: [templatesKey],
  place,
})
