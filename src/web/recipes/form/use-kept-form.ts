import { useEffect, useState } from 'react'
import { newOnceKey } from '../../api/once-key.ts'
import { useMergedForm } from '../../ui/forms/use-merged-form.ts'
import {
  forgetForm,
  keepOnceKey,
  keepPhoto,
  keepStart,
  keepValues,
  keptForm,
  keptOnceKey,
} from './kept-form.ts'
import { isSameField, type RecipeFormValues } from './recipe-form-values.ts'

interface Place {
  /** The name under which it is kept. */
  name: string
  initial: RecipeFormValues
  /** Under which a new recipe is made, where it is kept elsewhere. */
  onceKey?: string | undefined
  isSaving: boolean
}

const sets = ['tags'] as const

/** The values of a recipe form, kept under a name until they are saved or given up. */
export function useKeptForm({ name, initial, onceKey: given, isSaving }: Place) {
  const [kept] = useState(() => keptForm(name, initial))
  const [onceKey] = useState(() => given ?? keptOnceKey(name) ?? newOnceKey())
  const form = useMergedForm({ initial, kept, isSaving, isSame: isSameField, sets })
  const { start, values, isChanged } = form

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

  useEffect(() => {
    if (isChanged) keepOnceKey(name, onceKey)
  }, [name, onceKey, isChanged])

  return {
    ...form,
    /** Under which a new recipe is made, once. */
    onceKey,
    /**
     * What is sent as it came may be made though no answer comes: its key is still known after a
     * reload.
     */
    keepKey: () => keepOnceKey(name, onceKey),
    /** What is shown was kept from before a reload. */
    isRestored: kept !== null && isChanged,
    forget: () => forgetForm(name),
  }
}
