import { z } from 'zod'
import { Day } from '../day.ts'
import { name } from '../name.ts'

/** Which template is meant, in the body of an assignment. */
export const TemplateId = z
  .number('Template is required')
  .int('Template is required')
  .positive('Template is required')

/** A special occasion: one date on which the family eats by a template, every year again when it is recurring (calendar 25). */
export const OccasionDraft = z.object({
  specificDate: z.string('Date is required').min(1, 'Date is required').pipe(Day),
  templateId: TemplateId,
  title: name('Title is required', 200, 'Keep the title within 200 characters'),
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

/** Whether an occasion falls on a day: on its own date, and a recurring one on the same day and month of every later year. */
export function fallsOn(occasion: Pick<Occasion, 'specificDate' | 'isRecurring'>, day: Day): boolean {
  const { specificDate, isRecurring } = occasion
  if (specificDate === day) return true
  return isRecurring && specificDate < day && specificDate.slice(4) === day.slice(4)
}

/** The next day on which an occasion falls, `today` included; null when it is over. 29 February waits for a leap year. */
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
