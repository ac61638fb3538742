import { useEffect, useRef, useState } from 'react'
import { forgetForm, keepPhoto, keepStart, keepValues, keptForm } from './kept-form.ts'
import { mergeForms } from './merge-forms.ts'
import { isSameForm, type RecipeFormValues } from './recipe-form-values.ts'

interface Place {
  /** The name under which it is kept. */
  name: string
  /** What is stored, or what a new recipe begins with. */
  initial: RecipeFormValues
  /** What is stored meanwhile may be what was typed: it waits for the answer. */
  isSaving: boolean
}

/** The values of a recipe form, kept under a name until they are saved or given up. */
export function useKeptForm({ name, initial, isSaving }: Place) {
  const [kept] = useState(() => keptForm(name, initial))
  const [start, setStart] = useState(kept?.start ?? initial)
  const [values, setValues] = useState(kept?.values ?? initial)
  const merged = isSaving || isSameForm(start, initial) ? null : mergeForms(start, values, initial)
  if (merged && !isSameForm(merged.start, start)) {
    // Somebody else stored it anew while it is open here, or before it was opened again.
    setStart(merged.start)
    setValues(merged.values)
  }
  const isChanged = !isSameForm(values, initial)
  const set = (from: RecipeFormValues, to: RecipeFormValues) => {
    setStart(from)
    setValues(to)
  }

  useEffect(() => {
    if (isChanged) keepValues(name, values)
    else forgetForm(name)
  }, [name, values, isChanged])
  useEffect(() => {
    if (isChanged) keepPhoto(name, values.photo)
  }, [name, values.photo, isChanged])
  useEffect(() => {
    if (isChanged) keepStart(name, start)
  }, [name, start, isChanged])

  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  const theirs = merged?.theirs ?? {}
  return {
    start,
    values,
    /** Something is typed that is not saved. */
    isChanged,
    /** What is shown was kept from before a reload. */
    isRestored: kept !== null && isChanged,
    /** What somebody else stored in fields that were changed here too. */
    theirs,
    takeTheirs: () => set(initial, { ...values, ...theirs }),
    keepMine: () => setStart(initial),
    change: (part: Partial<RecipeFormValues>) => setValues((before) => ({ ...before, ...part })),
    startOver: () => set(initial, initial),
    /** What was sent is stored: the form as it is stored, with what was typed since. */
    sinceSent: (sent: RecipeFormValues, saved: RecipeFormValues) =>
      mergeForms(sent, latest.current, saved).values,
    goOnFrom: set,
    forget: () => forgetForm(name),
  }
}
