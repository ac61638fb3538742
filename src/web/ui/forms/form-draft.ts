/**
 * What was typed in a dialog and is not saved, kept in the tab: through a reload, and until whoever
 * typed it is signed in again.
 */
import { useState } from 'react'
import { z } from 'zod'
import { tabStorage } from '../../api/browser-storage.ts'

/** Where a form is kept; of one place only one form is open at a time. */
export interface FormPlace<Form> {
  name: string
  form: z.ZodType<Form>
}

export interface FormDraft<Form> {
  /** The id of what is changed; null for something new. */
  of: number | null
  /** Over what it was typed. */
  start: Form
  values: Form
  /** Under which something new is made, once. */
  onceKey: string
}

const keyOf = (name: string) => `plateful:form:${name}`

export const leftForm = <Form>({ name, form }: FormPlace<Form>): FormDraft<Form> | null =>
  tabStorage.readAs(
    keyOf(name),
    z.object({ of: z.number().nullable(), start: form, values: form, onceKey: z.string() }),
  ) ?? null

export const leaveForm = <Form>({ name }: FormPlace<Form>, left: FormDraft<Form> | null): void =>
  void tabStorage.write(keyOf(name), left && JSON.stringify(left))

/**
 * What is open in a dialog: something stored, something new or nothing. What was left there unsaved
 * is opened once it is known what is stored; what somebody deleted meanwhile, as something new.
 */
export function useOpened<Thing extends { id: number }, Form>(
  place: FormPlace<Form>,
  stored: readonly Thing[] | undefined,
) {
  const [opened, setOpened] = useState<Thing | 'new' | null>(null)
  const [isLookedFor, setIsLookedFor] = useState(true)
  if (isLookedFor && stored) {
    const left = leftForm(place)
    setIsLookedFor(false)
    if (left) setOpened(stored.find(({ id }) => id === left.of) ?? 'new')
  }
  return [opened, setOpened] as const
}
