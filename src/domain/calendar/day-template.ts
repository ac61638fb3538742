import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant, nameField } from '../fields.ts'
import { mealListsOf, Meals, MealSlot, mealSlots, StoredMeals } from './meal.ts'

const fields = {
  name: nameField('Day name is required', 200, 'Keep the name within 200 characters'),
  isStandard: z.boolean(),
  ...mealListsOf(Meals),
}

/**
 * A day as a family usually eats it: a name and what each meal time holds; what is not sent is
 * empty (calendar 18).
 */
export const DayTemplateDraft = z.object({
  name: fields.name,
  isStandard: z.boolean().default(false),
  ...mealListsOf(Meals.default([])),
})
export type DayTemplateDraft = z.infer<typeof DayTemplateDraft>

/**
 * A change to a template; what is not sent stays. `seen` is when the template was last changed, as
 * the client knows it: a newer change then refuses this one (412). Without it, the newer change is
 * overwritten.
 */
export const DayTemplateChange = z.object({ ...fields, seen: Instant }).partial()
export type DayTemplateChange = z.infer<typeof DayTemplateChange>

/**
 * A stored template. Applying it to the calendar adds to `usageCount` and locks it: a locked
 * template is neither changed nor deleted until it is unlocked, and unlocking leaves the calendar
 * as it is (calendar 21).
 */
export const DayTemplate = z.object({
  name: z.string(),
  isStandard: z.boolean(),
  ...mealListsOf(StoredMeals),
  id: z.number(),
  userId: z.number(),
  isLocked: z.boolean(),
  lockReason: z.string().nullable(),
  lastModified: Instant,
  usageCount: z.number(),
})
export type DayTemplate = z.infer<typeof DayTemplate>

/** The template of an assignment. */
const TemplateId = z
  .number('Template is required')
  .int('Template is required')
  .positive('Template is required')

/**
 * A special occasion: one date on which the family eats by a template, every year again when it is
 * recurring (calendar 25).
 */
export const OccasionDraft = z.object({
  specificDate: z.string('Date is required').min(1, 'Date is required').pipe(Day),
  templateId: TemplateId,
  title: nameField('Title is required', 200, 'Keep the title within 200 characters'),
  notes: z
    .string()
    .trim()
    .max(5000, 'Keep it within 5000 characters')
    .transform((text) => text || null)
    .nullable()
    .default(null),
  isRecurring: z.boolean().default(false),
})
export type OccasionDraft = z.infer<typeof OccasionDraft>

/** A stored special occasion. */
export const Occasion = z.object({
  id: z.number(),
  userId: z.number(),
  specificDate: Day,
  templateId: z.number(),
  title: z.string(),
  notes: z.string().nullable(),
  isRecurring: z.boolean(),
})
export type Occasion = z.infer<typeof Occasion>

/**
 * Whether an occasion falls on a day: on its own date, and a recurring one on the same day and
 * month of every later year.
 */
export function fallsOn(occasion: Pick<Occasion, 'specificDate' | 'isRecurring'>, day: Day): boolean {
  const { specificDate, isRecurring } = occasion
  if (specificDate === day) return true
  return isRecurring && specificDate < day && specificDate.slice(4) === day.slice(4)
}

/**
 * The next day on which an occasion falls, `today` included; null when it is over. 29 February
 * waits for a leap year.
 */
export function nextDateOf(occasion: Pick<Occasion, 'specificDate' | 'isRecurring'>, today: Day): Day | null {
  const { specificDate, isRecurring } = occasion
  if (specificDate >= today) return specificDate
  if (!isRecurring) return null
  const thisYear = Number(today.slice(0, 4))
  // Eight years lie at the most between two leap days (1896 and 1904, 2096 and 2104).
  const years = Array.from({ length: 9 }, (_, later) => String(thisYear + later).padStart(4, '0'))
  const dates = years.map((year) => year + specificDate.slice(4))
  return dates.find((date) => date >= today && Day.safeParse(date).success) ?? null
}

/** What a weekly assignment covers: the whole day, or one meal time. */
export const TemplateType = z.enum(['all', ...mealSlots])
export type TemplateType = z.infer<typeof TemplateType>

/** A weekday from 0 Monday to 6 Sunday (calendar 24). */
const DayOfWeek = z
  .number('Choose a day of the week')
  .int('Choose a day of the week')
  .min(0, 'Choose a day of the week')
  .max(6, 'Choose a day of the week')

/**
 * The template of one weekday, for the whole day or one meal time; each of these has one template
 * at the most.
 */
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

/** The weekly assignment for one meal time of a weekday: its own, else that of the whole day. */
export function weeklyAssignmentFor<Assignment extends Pick<WeeklyAssignment, 'dayOfWeek' | 'templateType'>>(
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
