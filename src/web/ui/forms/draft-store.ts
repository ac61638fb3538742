/** Where a form keeps its draft in the tab, through a reload or a new sign-in. */

import { useState } from 'react'
import { z } from 'zod'
import { tabStorage } from '../../api/browser-storage.ts'

export interface Draft<Values> {
  /** The stored values, or the initial ones of something new, when the draft was typed. */
  start: Values
  values: Values
  /** The idempotency key of something new. */
  idempotencyKey: string
}

export interface DraftStore<Values> {
  /** The stored draft; `initial` is the form’s first values, where the store knows no others. */
  read: (begun: Values) => {
    draft: Pick<Draft<Values>, 'start' | 'values'> | null
    /** May be stored without a draft, for values that were sent as they are. */
    idempotencyKey: string | null
  }
  /** Stores a draft, if the stored one is still `before`; null removes it. */
  write: (draft: Draft<Values> | null, before: Draft<Values> | null) => void
}

/** Where a dialog stores its draft. Of one place only one dialog is open at a time. */
export interface DraftPlace<Values> {
  name: string
  form: z.ZodType<Values>
}

const dialogKeyOf = (name: string) => `plateful:form:${name}`

/** The draft of a place, and the id of what it edits; null for something new. */
const storedDraft = <Values>({ name, form }: DraftPlace<Values>) =>
  tabStorage.readAs(
    dialogKeyOf(name),
    // An open tab may have stored the idempotency key under this name.
    z.object({ of: z.number().nullable(), start: form, values: form, onceKey: z.string() }),
  )

export const isDraftIn = <Values>(place: DraftPlace<Values>): boolean => storedDraft(place) !== undefined

/** The draft of a dialog that edits the thing with this id, or adds one (null). */
export const dialogDraft = <Values>(place: DraftPlace<Values>, of: number | null): DraftStore<Values> => ({
  read: (initial) => {
    const restored = storedDraft(place)
    if (!restored) return { draft: null, idempotencyKey: null }
    // If the edited thing is deleted by now, all values of the draft count as new.
    return {
      draft: { ...restored, start: restored.of === of ? restored.start : initial },
      idempotencyKey: restored.onceKey,
    }
  },
  write: (draft) => {
    const stored = draft && { of, start: draft.start, values: draft.values, onceKey: draft.idempotencyKey }
    tabStorage.write(dialogKeyOf(place.name), stored && JSON.stringify(stored))
  },
})

const textKeyOf = (name: string) => `plateful:fields:${name}`
const textIdempotencyKeyOf = (name: string) => `plateful:fields-once:${name}`
const Texts = z.record(z.string(), z.string())

/** The draft of a form whose fields are all text. */
export const textDraft = <Values extends Record<string, string>>(name: string): DraftStore<Values> => ({
  read: (initial) => {
    const stored = tabStorage.readAs(textKeyOf(name), Texts)
    return {
      draft: stored ? { start: initial, values: { ...initial, ...stored } } : null,
      idempotencyKey: tabStorage.read(textIdempotencyKeyOf(name)),
    }
  },
  write: (draft) => {
    tabStorage.write(textKeyOf(name), draft && JSON.stringify(draft.values))
    tabStorage.write(textIdempotencyKeyOf(name), draft && draft.idempotencyKey)
  },
})

/**
 * What is open in a dialog: something stored, something new or nothing. A draft that was left is
 * opened once the stored things are known; if its thing was deleted, as something new.
 */
export function useEditedThing<Thing extends { id: number }, Values>(
  place: DraftPlace<Values>,
  stored: readonly Thing[] | undefined,
) {
  const [opened, setOpened] = useState<Thing | 'new' | null>(null)
  const [isLookedFor, setIsLookedFor] = useState(true)
  if (isLookedFor && stored) {
    const restored = storedDraft(place)
    setIsLookedFor(false)
    if (restored) setOpened(stored.find(({ id }) => id === restored.of) ?? 'new')
  }
  return [opened, setOpened] as const
}
