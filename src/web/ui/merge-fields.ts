/** Whether two forms say the same in a field. */
export type SameField<Form> = (field: keyof Form, a: Form, b: Form) => boolean

/** As it is where a field says more than its value. */
export const isSameValue = <Form>(field: keyof Form, a: Form, b: Form): boolean =>
  // Photos are long; texts are never taken apart to be compared.
  a[field] === b[field] ||
  (typeof a[field] !== 'string' && JSON.stringify(a[field]) === JSON.stringify(b[field]))

interface Merged<Form> {
  values: Form
  /** What they wrote where both changed one field. */
  theirs: Partial<Form>
  /** What the values are typed over now: theirs, but in those fields, until somebody chooses. */
  start: Form
}

export const fieldsOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form)[]

/** What somebody else stored while a form was open comes into it, field by field; where both changed one, what is typed stays. */
export function mergeFields<Form extends object>(
  start: Form,
  mine: Form,
  theirs: Form,
  isSame: SameField<Form> = isSameValue,
): Merged<Form> {
  const merged: Merged<Form> = { values: { ...mine }, theirs: {}, start: { ...theirs } }
  for (const field of fieldsOf(theirs)) {
    if (isSame(field, start, theirs) || isSame(field, mine, theirs)) continue
    if (isSame(field, start, mine)) merged.values[field] = theirs[field]
    else {
      merged.theirs[field] = theirs[field]
      merged.start[field] = start[field]
    }
  }
  return merged
}
