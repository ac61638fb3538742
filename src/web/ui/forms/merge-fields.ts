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

/** What a form's fields are, where they are more than values. */
export interface FieldKinds<Form> {
  isSame?: SameField<Form> | undefined
  /**
   * Lists in no order, such as allergies: what one adds or takes away leaves alone what another
   * does.
   */
  sets?: readonly (keyof Form)[] | undefined
}

/**
 * What somebody else stored while a form was open comes into it, field by field; where both changed
 * one, what is typed stays.
 */
export function mergeFields<Form extends object>(
  start: Form,
  mine: Form,
  theirs: Form,
  { isSame = isSameValue, sets = [] }: FieldKinds<Form> = {},
): Merged<Form> {
  const merged: Merged<Form> = { values: { ...mine }, theirs: {}, start: { ...theirs } }
  for (const field of fieldsOf(theirs)) {
    if (isSame(field, start, theirs) || isSame(field, mine, theirs)) continue
    if (isSame(field, start, mine)) merged.values[field] = theirs[field]
    else if (sets.includes(field)) merged.values[field] = mergeSets(start[field], mine[field], theirs[field])
    else {
      merged.theirs[field] = theirs[field]
      merged.start[field] = start[field]
    }
  }
  return merged
}

function mergeSets<Set>(start: Set, mine: Set, theirs: Set): Set {
  if (!Array.isArray(start) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine
  const kept = theirs.filter((item) => mine.includes(item) || !start.includes(item))
  const added = mine.filter((item) => !start.includes(item) && !theirs.includes(item))
  return [...kept, ...added] as Set
}
