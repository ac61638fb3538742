import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { z } from 'zod'

/** The fields of a recipe that can be doubtful, by the words that stand above them in the form. */
const fieldLabels = {
  name: 'Name',
  servings: 'Servings',
  prepTimeMinutes: 'Preparation',
  cookTimeMinutes: 'Cooking',
  totalTimeMinutes: 'Total',
  tags: 'Tags',
  photo: 'Photo',
  ingredients: 'Ingredients',
  steps: 'Method',
} as const

/**
 * A question about a field of a recipe that was read, shown beside it until a person edits the
 * field.
 */
export const Doubt = z.object({
  field: z.enum(Object.keys(fieldLabels) as [keyof typeof fieldLabels]),
  message: z.string(),
  /** What the page says about the field in its own words, where it says anything. */
  says: z.string().optional(),
})
export type Doubt = z.infer<typeof Doubt>

/** The names of the doubtful fields, in the order of the form. */
export const doubtfulFields = (doubts: readonly Doubt[]): string[] =>
  Object.entries(fieldLabels).flatMap(([name, label]) =>
    doubts.some(({ field }) => field === name) ? [label] : [],
  )

/**
 * A doubt where no field stands beside it: 'Servings: the page doesn’t say how many it serves.'
 */
export const describeDoubt = ({ field, message }: Doubt): string =>
  `${fieldLabels[field]}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`

const LONG_STEP = 700
const amount = /[\d½¼¾⅓⅔⅛一二三四五六七八九十半]/

/** What was read well and still looks odd: a list without amounts, a method in one piece. */
export function oddLineDoubts(recipe: { ingredients: readonly string[]; steps: readonly string[] }): Doubt[] {
  const foods = recipe.ingredients.filter((line) => !isHeading(line))
  const withoutAmount = foods.filter((line) => !amount.test(line)).length
  const steps = recipe.steps.filter((line) => !isHeading(line))
  const hasStepWithoutWords = steps.some((step) => /^(?:https?:\/\/\S+|[\P{L}\s]*)$/u.test(step))
  const checks: [boolean, Doubt][] = [
    [
      hasStepWithoutWords,
      { field: 'steps', message: 'A line of it is a number or an address, and no step.' },
    ],
    [
      foods.length > 2 && withoutAmount > 0.7 * foods.length,
      { field: 'ingredients', message: 'Hardly any of them have an amount.' },
    ],
    [
      steps.length === 1 && steps.every((step) => step.length > LONG_STEP),
      { field: 'steps', message: 'It’s all in one piece. Split it into steps if you like.' },
    ],
  ]
  return checks.flatMap(([applies, doubt]) => (applies ? [doubt] : []))
}
