/** Where a form keeps in the tab what is typed and not saved, through a reload or a new sign-in. */
import { useState } from 'react'
import { z } from 'zod'
import { tabStorage } from '../../api/browser-storage.ts'

export interface Draft<Values> {
  /** What was stored, or what something new began with, when it was typed. */
  start: Values
  values: Values
  /** Under which something new is made, once. */
  onceKey: string
}

export interface DraftStore<Values> {
  /** What was kept; `begun` is what the form begins with where the store knows no other start. */
  read: (begun: Values) => {
    draft: Pick<Draft<Values>, 'start' | 'values'> | null
    /** May be kept without a draft, for what was sent as it came. */
    onceKey: string | null
  }
  /** Keeps a draft in place of the one `before`, if this form kept one; null forgets it. */
  write: (draft: Draft<Values> | null, before: Draft<Values> | null) => void
}

/** Where a dialog keeps its form; of one place only one dialog is open at a time. */
export interface FormPlace<Values> {
  name: string
  form: z.ZodType<Values>
}

const dialogKeyOf = (name: string) => `plateful:form:${name}`

/** What is left in a place, and the id of what it changes; null there for something new. */
const leftIn = <Values>({ name, form }: FormPlace<Values>) =>
  tabStorage.readAs(
    dialogKeyOf(name),
    z.object({ of: z.number().nullable(), start: form, values: form, onceKey: z.string() }),
  )

export const isDraftIn = <Values>(place: FormPlace<Values>): boolean => leftIn(place) !== undefined

/** The draft of a dialog that changes the thing with this id, or adds one (null). */
export const dialogDraft = <Values>(place: FormPlace<Values>, of: number | null): DraftStore<Values> => ({
  read: (begun) => {
    const left = leftIn(place)
    if (!left) return { draft: null, onceKey: null }
    // What was typed over something that is deleted by now is all new.
    return { draft: { ...left, start: left.of === of ? left.start : begun }, onceKey: left.onceKey }
  },
  write: (draft) => void tabStorage.write(dialogKeyOf(place.name), draft && JSON.stringify({ of, ...draft })),
})

const textKeyOf = (name: string) => `plateful:fields:${name}`
const textOnceKeyOf = (name: string) => `plateful:fields-once:${name}`
const Texts = z.record(z.string(), z.string())

/** The draft of a form whose fields are all text. */
export const textDraft = <Values extends Record<string, string>>(name: string): DraftStore<Values> => ({
  read: (begun) => {
    const kept = tabStorage.readAs(textKeyOf(name), Texts)
    return {
      draft: kept ? { start: begun, values: { ...begun, ...kept } } : null,
      onceKey: tabStorage.read(textOnceKeyOf(name)),
    }
  },
  write: (draft) => {
    tabStorage.write(textKeyOf(name), draft && JSON.stringify(draft.values))
    tabStorage.write(textOnceKeyOf(name), draft && draft.onceKey)
  },
})

/**
 * What is open in a dialog: something stored, something new or nothing. What was left there unsaved
 * is opened once it is known what is stored; what somebody deleted meanwhile, as something new.
 */
export function useOpened<Thing extends { id: number }, Values>(
  place: FormPlace<Values>,
  stored: readonly Thing[] | undefined,
) {
  const [opened, setOpened] = useState<Thing | 'new' | null>(null)
  const [isLookedFor, setIsLookedFor] = useState(true)
  if (isLookedFor && stored) {
    const left = leftIn(place)
    setIsLookedFor(false)
    if (left) setOpened(stored.find(({ id }) => id === left.of) ?? 'new')
  }
  return [opened, setOpened] as const
}
