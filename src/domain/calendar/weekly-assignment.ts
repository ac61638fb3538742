import { z } from 'zod'
import { MealSlot, mealSlots } from './meal.ts'
import { TemplateId } from './occasion.ts'

/** What of a day a weekly assignment speaks of: the whole day, or one meal time of it. */
export const TemplateType = z.enum(['all', ...mealSlots])
export type TemplateType = z.infer<typeof TemplateType>

/** A weekday from 0 Monday to 6 Sunday (calendar 24). */
const DayOfWeek = z
  .number('Choose a day of the week')
  .int('Choose a day of the week')
  .min(0, 'Choose a day of the week')
  .max(6, 'Choose a day of the week')

/** The template of one weekday, for the whole day or one meal time; each of these has one template at the most. */
export const WeeklyAssignmentDraft = z.object({
  dayOfWeek: DayOfWeek,
  templateType: TemplateType,
  templateId: TemplateId,
})
export type WeeklyAssignmentDraft = z.infer<typeof WeeklyAssignmentDraft>

/** A stored weekly assignment. */
export const WeeklyAssignment = z.object({
  id: z.number(),
  userId: z.number(),
  dayOfWeek: z.number(),
  templateType: TemplateType,
  templateId: z.number(),
})
export type WeeklyAssignment = z.infer<typeof WeeklyAssignment>

/** The weekly assignment for one meal time of a weekday: its own one before the one for the whole day. */
export function weeklyFor<Assignment extends Pick<WeeklyAssignment, 'dayOfWeek' | 'templateType'>>(
  weekly: readonly Assignment[],
  dayOfWeek: number,
  slot: MealSlot,
): Assignment | undefined {
  const ofDay = weekly.filter((assignment) => assignment.dayOfWeek === dayOfWeek)
  return (
    ofDay.find(({ templateType }) => templateType === slot) ??
    ofDay.find(({ templateType }) => templateType === 'all')
  )
}
