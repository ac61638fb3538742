import { useEffect, useRef, useState } from 'react'
import { type FieldKinds, fieldsOf, isSameValue, mergeFields } from './merge-fields.ts'

interface Given<Form> extends FieldKinds<Form> {
  /** What is stored, or what something new begins with. */
  initial: Form
  /** What was typed before, and over what. */
  kept?: { start: Form; values: Form } | null
  /** What is stored meanwhile may be what was typed: it waits for the answer. */
  isSaving: boolean
}

/**
 * The values of a form over what is stored, which somebody else may store anew while it is open, or
 * before it is opened again.
 */
export function useMergedForm<Form extends object>({ initial, kept, isSaving, isSame, sets }: Given<Form>) {
  const differ = (a: Form, b: Form) => fieldsOf(b).some((field) => !(isSame ?? isSameValue)(field, a, b))
  const [start, setStart] = useState(kept?.start ?? initial)
  const [values, setValues] = useState(kept?.values ?? initial)
  const merged =
    isSaving || !differ(start, initial) ? null : mergeFields(start, values, initial, { isSame, sets })
  if (merged && differ(start, merged.start)) {
    setStart(merged.start)
    setValues(merged.values)
  }
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  /** How often somebody was asked to choose since they last wrote. */
  const [asked, setAsked] = useState(0)
  const set = (from: Form, to: Form) => {
    setAsked(0)
    setStart(from)
    setValues(to)
  }
  const theirs: Partial<Form> = merged?.theirs ?? {}
  return {
    start,
    values,
    /** Something is typed that is not saved. */
    isChanged: differ(values, initial),
    /** What somebody else stored in fields that were changed here too. */
    theirs,
    /** Nothing is saved before somebody chose: the question may stand far above the button. */
    isUndecided: Object.keys(theirs).length > 0,
    asked,
    ask: () => setAsked((before) => before + 1),
    takeTheirs: () => set(initial, { ...values, ...theirs }),
    keepMine: () => set(initial, values),
    change: (part: Partial<Form>) => {
      setAsked(0)
      setValues((before) => ({ ...before, ...part }))
    },
    startOver: () => set(initial, initial),
    /**
     * What was sent is stored now. Answers what was typed since, over that; null where that is
     * nothing.
     */
    typedSince: (sent: Form, saved: Form): Form | null => {
      const since = mergeFields(sent, latest.current, saved, { isSame, sets }).values
      return differ(since, saved) ? since : null
    },
    /** Goes on from what is stored now. */
    goOn: set,
  }
}
