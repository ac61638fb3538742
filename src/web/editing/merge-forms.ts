import { isSameForm, type RecipeField, RecipeFormValues } from './recipe-form-values.ts'

const fields = RecipeFormValues.keyof().options
const SomeFields = RecipeFormValues.partial()

/** What somebody else stored while the form was open comes into it, field by field; where both changed one, what is typed stays. */
export function mergeForms(
  start: RecipeFormValues,
  mine: RecipeFormValues,
  theirs: RecipeFormValues,
): { values: RecipeFormValues; replaced: Partial<RecipeFormValues> } {
  const differsIn = (field: RecipeField, a: RecipeFormValues, b: RecipeFormValues) =>
    !isSameForm(a, { ...a, [field]: b[field] })
  const ofTheirs = (chosen: RecipeField[]) =>
    SomeFields.parse(Object.fromEntries(chosen.map((field) => [field, theirs[field]])))
  const isMine = (field: RecipeField) => differsIn(field, start, mine)
  const changed = fields.filter((field) => differsIn(field, start, theirs) && differsIn(field, mine, theirs))
  return {
    values: { ...mine, ...ofTheirs(changed.filter((field) => !isMine(field))) },
    replaced: ofTheirs(changed.filter(isMine)),
  }
}
