import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { z } from 'zod'
import { tabStorage } from '../../api/browser-storage.ts'
import { newOnceKey } from '../../api/once-key.ts'
import { problemsOf, refusedFields } from './use-form.ts'

type Texts<Schema extends z.ZodType> = z.input<Schema> & Record<string, string>

const keyOf = (name: string) => `plateful:fields:${name}`
const onceKeyOf = (name: string) => `plateful:fields-once:${name}`
const Kept = z.record(z.string(), z.string())

/**
 * Keeps what is typed under the name of a form, where it has one, and under which key it is sent;
 * null forgets it.
 */
function keep(name: string | undefined, typed: string | null, onceKey: string | null): void {
  if (name === undefined) return
  tabStorage.write(keyOf(name), typed)
  tabStorage.write(onceKeyOf(name), typed && onceKey)
}

/**
 * A form of text fields over a schema of the domain: what is typed, and the schema's own words
 * beside the field that is wrong. They go when the field is edited. `field('email')` gives a field
 * what it needs. A form in which somebody writes at length is kept in the tab under a name, until
 * it is sent and `forget` is called.
 */
export function useFields<Schema extends z.ZodType>(schema: Schema, empty: Texts<Schema>, keptAs?: string) {
  const [begun] = useState(empty)
  const [values, setValues] = useState<Texts<Schema>>(() => {
    const kept = keptAs === undefined ? undefined : tabStorage.readAs(keyOf(keptAs), Kept)
    return { ...empty, ...kept }
  })
  const [onceKey] = useState(
    () => (keptAs === undefined ? null : tabStorage.read(onceKeyOf(keptAs))) ?? newOnceKey(),
  )
  const [problems, setProblems] = useState<Record<string, string>>({})

  const isTyped = Object.entries(begun).some(([name, text]) => values[name] !== text)
  const typed = isTyped ? JSON.stringify(values) : null
  useEffect(() => keep(keptAs, typed, onceKey), [keptAs, typed, onceKey])

  const field = (name: keyof Texts<Schema> & string) => ({
    name,
    value: values[name],
    problem: problems[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((before) => ({ ...before, [name]: currentTarget.value }))
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([wrong]) => wrong !== name)))
    },
  })

  /** Puts what the server refused beside the fields that it names. */
  const showRefusal = (error: unknown) => {
    setProblems(problemsOf(refusedFields(error)))
  }

  /**
   * The handler of the form: hands on what the schema made of the fields, or goes to the first
   * field that is wrong.
   */
  const onSubmit = (send: (input: z.output<Schema>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = schema.safeParse(values)
    if (checked.success) {
      send(checked.data)
      return
    }
    const found = problemsOf(checked.error.issues)
    setProblems(found)
    const first = [...event.currentTarget.elements].find((part) => (part.getAttribute('name') ?? '') in found)
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    field,
    onSubmit,
    showRefusal,
    /** Under which something new is made, once. */
    onceKey,
    forget: () => keep(keptAs, null, null),
  }
}
