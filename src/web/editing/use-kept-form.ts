import { useEffect, useState } from 'react'
import { forgetForm, keepForm, keepPhoto, keptForm } from './kept-form.ts'
import { mergeForms } from './merge-forms.ts'
import { isSameForm, type RecipeFormValues } from './recipe-form-values.ts'

/** The values of a recipe form, kept under a name until they are saved or given up. */
export function useKeptForm(name: string, initial: RecipeFormValues) {
  const [start, setStart] = useState(initial)
  const [kept] = useState(() => keptForm(name))
  const [values, setValues] = useState(kept ?? start)
  const [theirs, setTheirs] = useState<Partial<RecipeFormValues>>({})
  if (!isSameForm(initial, start)) {
    // Somebody else stored it anew while it is open here.
    const merged = mergeForms(start, values, initial)
    setStart(initial)
    setValues(merged.values)
    setTheirs({ ...theirs, ...merged.replaced })
  }
  const isChanged = !isSameForm(values, start)

  useEffect(() => {
    if (isChanged) keepForm(name, values)
    else forgetForm(name)
  }, [name, values, isChanged])
  useEffect(() => {
    if (isChanged) keepPhoto(name, values.photo)
  }, [name, values.photo, isChanged])

  return {
    start,
    values,
    /** Something is typed that is not saved. */
    isChanged,
    /** What is shown was kept from before a reload. */
    isRestored: kept !== null && isChanged,
    /** What somebody else stored in fields that were changed here too. */
    theirs,
    takeTheirs: () => {
      setValues({ ...values, ...theirs })
      setTheirs({})
    },
    keepMine: () => setTheirs({}),
    change: (part: Partial<RecipeFormValues>) => setValues((before) => ({ ...before, ...part })),
    startOver: () => setValues(start),
    forget: () => forgetForm(name),
  }
}
