import { isSameField, recipeFields, type RecipeField, RecipeFormValues } from './recipe-form-values.ts'

const SomeFields = RecipeFormValues.partial()

interface Merged {
  values: RecipeFormValues
  /** What they wrote where both changed one field. */
  theirs: Partial<RecipeFormValues>
  /** What the values are typed over now: theirs, but in those fields, until somebody chooses. */
  start: RecipeFormValues
}

/** What somebody else stored while the form was open comes into it, field by field; where both changed one, what is typed stays. */
export function mergeForms(
  start: RecipeFormValues,
  mine: RecipeFormValues,
  theirs: RecipeFormValues,
): Merged {
  const pick = (form: RecipeFormValues, fields: RecipeField[]) =>
    SomeFields.parse(Object.fromEntries(fields.map((field) => [field, form[field]])))
  const changed = recipeFields.filter(
    (field) => !isSameField(field, start, theirs) && !isSameField(field, mine, theirs),
  )
  const inBoth = changed.filter((field) => !isSameField(field, start, mine))
  const inTheirs = changed.filter((field) => !inBoth.includes(field))
  return {
    values: { ...mine, ...pick(theirs, inTheirs) },
    theirs: pick(theirs, inBoth),
    start: { ...theirs, ...pick(start, inBoth) },
  }
}
