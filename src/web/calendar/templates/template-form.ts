/** What a person types into the form of a day template, and what it says in words for another. */
import { z } from 'zod'
import { Meal, mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import { DayTemplateDraft } from '../../../domain/calendar/day-template.ts'
import { slotNames } from '../meal-words.ts'
import { isSameValue, type SameField } from '../../ui/forms/merge-fields.ts'
import type { FormPlace } from '../../ui/forms/draft-store.ts'
import { isComplete, mealOf, MealToAdd } from './meal-to-add.ts'

const meals = z.array(Meal)

export const TemplateForm = z.object({
  name: z.string(),
  isStandard: z.boolean(),
  breakfastMeals: meals,
  lunchMeals: meals,
  dinnerMeals: meals,
  snackMeals: meals,
  /** The meal that is being added; it is part of nothing stored. */
  adding: MealToAdd.nullable(),
})
export type TemplateForm = z.infer<typeof TemplateForm>

export const templatePlace: FormPlace<TemplateForm> = { name: 'day-templates', form: TemplateForm }

export const emptyTemplate: TemplateForm = {
  name: '',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  adding: null,
}

/** A stored template as the form shows it. */
export const formOf = ({ name, isStandard, ...lists }: DayTemplateDraft): TemplateForm => ({
  name,
  isStandard,
  breakfastMeals: lists.breakfastMeals,
  lunchMeals: lists.lunchMeals,
  dinnerMeals: lists.dinnerMeals,
  snackMeals: lists.snackMeals,
  adding: null,
})

const said = (meal: MealToAdd | null) => (meal && isComplete(meal) ? JSON.stringify(meal) : null)

/** Whether two forms say the same in one field; a meal that is not said yet says nothing. */
export const isSameField: SameField<TemplateForm> = (field, a, b) =>
  field === 'adding' ? said(a.adding) === said(b.adding) : isSameValue(field, a, b)

/** The form with the meal that is being added among the others, where it is said. */
export function withMeal(form: TemplateForm): TemplateForm {
  const { adding } = form
  if (!adding || !isComplete(adding)) return form
  const field = mealFieldOf[adding.slot]
  return { ...form, [field]: [...form[field], mealOf(adding)], adding: null }
}

/** The draft that the form says; a meal that was written and not yet added is meant as well. */
export const checkTemplate = (form: TemplateForm) => DayTemplateDraft.safeParse(withMeal(form))

/** What stands in some fields, with their names in words for a person. */
export const sayFields = ({ name, isStandard, ...lists }: Partial<TemplateForm>) => [
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
