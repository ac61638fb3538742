import { formatCount, formatList } from '@plateful/ingredients/format-english'

/** Names in the order of their codes; a code may have none. */
export type CodeNames = readonly (string | undefined)[]

/** The names of codes. Where a name is missing, things are counted instead of named. */
export interface PlannerNames {
  cuisines: CodeNames
  proteins: CodeNames
  vegetables: CodeNames
  perishables: CodeNames
  allergens: CodeNames
  diets: CodeNames
  /** The family's own words for what they like and dislike. */
  foods?: CodeNames
}

/** The names of the four meal times, and of sides. */
export const mealNames = ['breakfast', 'lunch', 'dinner', 'snack', 'side'] as const

/** The plurals of these names. */
export const mealNamesPlural = ['breakfasts', 'lunches', 'dinners', 'snacks', 'sides'] as const

/** The names of codes, null where one is missing. */
export function namesOfCodes(codes: readonly number[], names: CodeNames): string[] | null {
  const known = codes.flatMap((code) => names[code] ?? [])
  return known.length === codes.length ? known : null
}

/** Codes as words: 'carrots and peas', or '2 vegetable groups' where a name is missing. */
export function formatCodes(codes: readonly number[], names: CodeNames, noun: string): string {
  const known = namesOfCodes(codes, names)
  return known ? formatList(known) : formatCount(codes.length, noun)
}
