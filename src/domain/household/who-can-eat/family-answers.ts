import { allergens } from '@plateful/ingredients/foods/food'
import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import { z } from 'zod'
import { Instant } from '../../fields.ts'
import { type FineLine, needKey } from './fine-lines.ts'

const AllergenName = z.enum(allergens, 'Choose from the allergens of the law')

/**
 * A confirmed line, as it is sent: one that the product does not know, with the allergens that the
 * family says it contains, perhaps none.
 */
export const ConfirmedLineDraft = z.object({
  line: z.string().trim().min(1, 'Name the ingredient line').max(500, 'Keep the line within 500 characters'),
  contains: z
    .array(AllergenName)
    .max(allergens.length)
    .default([])
    .overwrite((names) => [...new Set(names)]),
  /** The food of the lexicon that the line is; then `contains` is empty. */
  food: z.string().trim().max(100).nullable().default(null),
})
export type ConfirmedLineDraft = z.infer<typeof ConfirmedLineDraft>

/** A stored confirmed line. */
export const ConfirmedLine = ConfirmedLineDraft.extend({
  id: z.number(),
  userId: z.number(),
  createdAt: Instant,
})
export type ConfirmedLine = z.infer<typeof ConfirmedLine>

/**
 * An allergen that a person eats when food only may contain it. Without this, 'may contain' counts
 * against the food.
 */
export const Allowance = z.object({
  kind: z.enum(['family', 'guest']),
  personId: z.number().int().positive(),
  allergy: z.string().trim().toLowerCase().min(1, 'Name the allergy').max(100),
})
export type Allowance = z.infer<typeof Allowance>

/** The allergies for which a person eats food that only may contain them. */
export const allowedFor = (
  allowances: readonly Allowance[],
  kind: Allowance['kind'],
  personId: number,
): string[] =>
  allowances.filter((one) => one.kind === kind && one.personId === personId).map(({ allergy }) => allergy)

/** The confirmed lines by `lineKey`: of each the food that it is, or the allergens in it. */
export const confirmedByLine = (
  confirmedLines: readonly Pick<ConfirmedLine, 'line' | 'contains' | 'food'>[],
): ConfirmedLines =>
  Object.fromEntries(confirmedLines.map(({ line, contains, food }) => [lineKey(line), food ?? contains]))

/**
 * A line that is fine for one need of a person although it is in doubt (household 23). It is fine
 * in every recipe with that line. A need that is written down later is asked about again.
 */
export const PersonFineLine = z.object({
  kind: z.enum(['family', 'guest']),
  personId: z.number().int().positive(),
  line: z.string().trim().min(1, 'Name the ingredient line').max(500, 'Keep the line within 500 characters'),
  need: z.string().trim().toLowerCase().min(1, 'Name the allergy or diet').max(100),
})
export type PersonFineLine = z.infer<typeof PersonFineLine>

/** The lines that are fine for one person. */
export const fineLinesOf = (
  all: readonly PersonFineLine[],
  kind: PersonFineLine['kind'],
  personId: number,
): FineLine[] =>
  all.flatMap(({ line, need, ...one }) =>
    one.kind === kind && one.personId === personId ? [{ line: lineKey(line), need: needKey(need) }] : [],
  )
