import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft-store.ts'

export type SameField<Form> = (field: keyof Form, a: Form, b: Form) => boolean

/** Compares fields by their own values alone. */
export const isSameValue = <Form>(field: keyof Form, a: Form, b: Form): boolean =>
  // Photos are long, and texts need no deep comparison.
  a[field] === b[field] ||
  (typeof a[field] !== 'string' && JSON.stringify(a[field]) === JSON.stringify(b[field]))

interface Merged<Form> {
  values: Form
  /** Their values of the fields that both changed. */
  theirs: Partial<Form>
  /** The new base of the values: theirs, except in conflicting fields, until somebody chooses. */
  start: Form
}

const fieldsOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form)[]

/** How the fields of a form are compared and merged, where equality is not enough. */
export interface FieldKinds<Form> {
  isSame?: SameField<Form> | undefined
  /** Unordered lists, such as allergies: two people's additions and removals are merged. */
  unorderedFields?: readonly (keyof Form)[] | undefined
}

/**
 * Merges what somebody else stored while a form was open into it, field by field; where both
 * changed a field, the typed value stays.
 */
export function mergeFields<Form extends object>(
  start: Form,
  mine: Form,
  theirs: Form,
  { isSame = isSameValue, unorderedFields = [] }: FieldKinds<Form> = {},
): Merged<Form> {
  const merged: Merged<Form> = { values: { ...mine }, theirs: {}, start: { ...theirs } }
  for (const field of fieldsOf(theirs)) {
    if (isSame(field, start, theirs) || isSame(field, mine, theirs)) continue
    if (isSame(field, start, mine)) merged.values[field] = theirs[field]
    else if (unorderedFields.includes(field))
      merged.values[field] = mergeSets(start[field], mine[field], theirs[field])
    else {
      merged.theirs[field] = theirs[field]
      merged.start[field] = start[field]
    }
  }
  return merged
}

function mergeSets<Set>(start: Set, mine: Set, theirs: Set): Set {
  if (!Array.isArray(start) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine
  const staying = theirs.filter((item) => mine.includes(item) || !start.includes(item))
  const added = mine.filter((item) => !start.includes(item) && !theirs.includes(item))
  return [...staying, ...added] as Set
}

/**
 * The values of a form over the stored ones, which somebody else may change while the form is open
 * or before it is opened again.
 */
export function useMergedValues<Values extends object>(
  stored: Values,
  draft: Pick<Draft<Values>, 'start' | 'values'> | null | undefined,
  isSaving: boolean,
  { isSame = isSameValue, unorderedFields }: FieldKinds<Values>,
) {
  const differ = (a: Values, b: Values) => fieldsOf(b).some((field) => !isSame(field, a, b))
  const [start, setStart] = useState(draft?.start ?? stored)
  const [values, setValues] = useState(draft?.values ?? stored)
  const merged =
    isSaving || !differ(start, stored)
      ? null
      : mergeFields(start, values, stored, { isSame, unorderedFields })
  if (merged && differ(start, merged.start)) {
    setStart(merged.start)
    setValues(merged.values)
  }
  const latestValues = useRef(values)
  useEffect(() => {
    latestValues.current = values
  }, [values])

  /** How often the person was asked to choose since they last typed. */
  const [askCount, setAskCount] = useState(0)
  const set = (from: Values, to: Values) => {
    setAskCount(0)
    setStart(from)
    setValues(to)
  }
  const theirs: Partial<Values> = merged?.theirs ?? {}
  /**
   * `sent` is now stored as `saved`. Returns the values with what was typed since, over that; null
   * where nothing was.
   */
  const typedSince = (saved: Values, sent = values): Values | null => {
    const changedSince = mergeFields(sent, latestValues.current, saved, { isSame, unorderedFields }).values
    return differ(changedSince, saved) ? changedSince : null
  }
  return {
    start,
    values,
    isChanged: differ(values, stored),
    /** What somebody else stored in fields that were changed here too. */
    theirs,
    isUndecided: Object.keys(theirs).length > 0,
    askCount,
    /** Scrolls to the question, which may be far above the pressed button. */
    ask: () => setAskCount((before) => before + 1),
    takeTheirs: () => set(stored, { ...values, ...theirs }),
    keepMine: () => set(stored, values),
    change: (part: Partial<Values>) => {
      setAskCount(0)
      setValues((before) => ({ ...before, ...part }))
    },
    startOver: () => set(stored, stored),
    typedSince,
    /** After a save: takes the stored values over, keeps what was typed since, and returns that. */
    goOn: (saved: Values): Values | null => {
      const typed = typedSince(saved)
      set(saved, typed ?? saved)
      return typed
    },
  }
}
