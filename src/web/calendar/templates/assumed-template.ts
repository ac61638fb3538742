import type {
  DayTemplate,
  DayTemplateDraft,
  Occasion,
  OccasionDraft,
} from '../../../domain/calendar/day-template.ts'

/** The creator of a template that the server has not stored yet. */
const UNKNOWN_USER = 0

/** A day template that waits on this device, as it is shown until the server has it. */
export const assumedTemplate = (id: number, draft: DayTemplateDraft, now: number): DayTemplate => ({
  ...draft,
  id,
  userId: UNKNOWN_USER,
  isLocked: false,
  lockReason: null,
  lastModified: new Date(now).toISOString(),
  usageCount: 0,
})

/** A special occasion that waits on this device. */
export const assumedOccasion = (id: number, draft: OccasionDraft): Occasion => ({
  ...draft,
  id,
  userId: UNKNOWN_USER,
})
