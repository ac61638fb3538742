import type {
  DayTemplate,
  DayTemplateDraft,
  Occasion,
  OccasionDraft,
} from '../../../domain/calendar/day-template.ts'

const UNKNOWN_USER = 0

export const optimisticTemplate = (id: number, draft: DayTemplateDraft, now: number): DayTemplate => ({
  ...draft,
  id,
  userId: UNKNOWN_USER,
  isLocked: false,
  lockReason: null,
  lastModified: new Date(now).toISOString(),
  usageCount: 0,
})

export const optimisticOccasion = (id: number, draft: OccasionDraft): Occasion => ({
  ...draft,
  id,
  userId: UNKNOWN_USER,
})
