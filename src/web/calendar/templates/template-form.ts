import { z } from 'zod'
import { DayTemplateDraft } from '../../../domain/calendar/day-template.ts'
import { Meal, mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import type { DraftPlace } from '../../ui/forms/draft-store.ts'
import { isSameValue, type SameField } from '../../ui/forms/merge-fields.ts'
import { slotNames } from '../meal-labels.ts'
import { isComplete, mealOf, MealToAdd } from './meal-to-add.ts'

const meals = z.array(Meal)

export const TemplateForm = z.object({
  name: z.string(),
  isStandard: z.boolean(),
  breakfastMeals: meals,
  lunchMeals: meals,
  dinnerMeals: meals,
  snackMeals: meals,
  /** The meal in the form that adds one; it is not stored. */
  adding: MealToAdd.nullable(),
})
export type TemplateForm = z.infer<typeof TemplateForm>

export const templatePlace: DraftPlace<TemplateForm> = { name: 'day-templates', form: TemplateForm }

export const emptyTemplate: TemplateForm = {
  name: '',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  adding: null,
}

export const templateFormOf = ({ name, isStandard, ...lists }: DayTemplateDraft): TemplateForm => ({
  name,
  isStandard,
  breakfastMeals: lists.breakfastMeals,
  lunchMeals: lists.lunchMeals,
  dinnerMeals: lists.dinnerMeals,
  snackMeals: lists.snackMeals,
  adding: null,
})

const mealKey = (meal: MealToAdd | null) => (meal && isComplete(meal) ? JSON.stringify(meal) : null)

/**
 * Whether two forms have equal values in a field. A meal that is not complete yet does not count.
 */
export const isSameTemplateField: SameField<TemplateForm> = (field, a, b) =>
  field === 'adding' ? mealKey(a.adding) === mealKey(b.adding) : isSameValue(field, a, b)

export function withMeal(form: TemplateForm): TemplateForm {
  const { adding } = form
  if (!adding || !isComplete(adding)) return form
  const field = mealFieldOf[adding.slot]
  return { ...form, [field]: [...form[field], mealOf(adding)], adding: null }
}

/** The values to save. A complete meal that was not added yet counts as well. */
export const checkTemplate = (form: TemplateForm) => DayTemplateDraft.safeParse(withMeal(form))

/** Some fields and their values, in words. */
export const describeTemplateFields = ({ name, isStandard, ...lists }: Partial<TemplateForm>) => [
  ...(name === undefined ? [] : [{ name: 'the name', text: name }]),
  ...(isStandard === undefined
    ? []
    : [{ name: 'whether it is a standard day', text: isStandard ? 'Yes' : 'No' }]),
  ...mealSlots.flatMap((slot) => {
    const list = lists[mealFieldOf[slot]]
    return list
      ? [{ name: slotNames[slot].toLowerCase(), text: list.map((meal) => meal.name).join('\n') }]
      : []
  }),
]
