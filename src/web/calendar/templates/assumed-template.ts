import type {
  DayTemplate,
  DayTemplateDraft,
  Occasion,
  OccasionDraft,
} from '../../../domain/calendar/day-template.ts'

/** The creator of a template that the server has not stored yet. */
const NOBODY = 0

/** A day template that waits on this device, as it is shown until the server has it. */
export const assumedTemplate = (id: number, draft: DayTemplateDraft, at: number): DayTemplate => ({
  ...draft,
  id,
  userId: NOBODY,
  isLocked: false,
  lockReason: null,
  lastModified: new Date(at).toISOString(),
  usageCount: 0,
})

/** A special occasion that waits on this device. */
export const assumedOccasion = (id: number, draft: OccasionDraft): Occasion => ({
  ...draft,
  id,
  userId: NOBODY,
})
