import { z } from 'zod'
import { allergens } from '@plateful/ingredients/foods/food'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import { Instant } from '../fields.ts'

const AllergenName = z.enum(allergens, 'Choose from the allergens of the law')

/**
 * An ingredient line that the product does not know, with the allergens that the family says it
 * contains, perhaps none.
 */
export const KnownIngredientDraft = z.object({
  line: z.string().trim().min(1, 'Name the ingredient line').max(500, 'Keep the line within 500 characters'),
  contains: z
    .array(AllergenName)
    .max(allergens.length)
    .default([])
    .overwrite((names) => [...new Set(names)]),
})
export type KnownIngredientDraft = z.infer<typeof KnownIngredientDraft>

/** A stored one. */
export const KnownIngredient = KnownIngredientDraft.extend({
  id: z.number(),
  userId: z.number(),
  createdAt: Instant,
})
export type KnownIngredient = z.infer<typeof KnownIngredient>

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

/** Of what one person eats although it only may contain it. */
export const allowedFor = (
  allowances: readonly Allowance[],
  kind: Allowance['kind'],
  personId: number,
): string[] =>
  allowances.filter((one) => one.kind === kind && one.personId === personId).map(({ allergy }) => allergy)

/** What the family vouched for, to be looked up by `lineKey`. */
export const confirmedLines = (known: readonly Pick<KnownIngredient, 'line' | 'contains'>[]) =>
  Object.fromEntries(known.map(({ line, contains }) => [lineKey(line), contains]))
