import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { problemsOf, refusedFields } from './use-form.ts'

type Texts<Schema extends z.ZodType> = z.input<Schema> & Record<string, string>

/**
 * A form of text fields over a schema of the domain: what is typed, and the schema's own words beside the field that is wrong.
 * They go when the field is edited. `field('email')` gives a field what it needs.
 */
export function useFields<Schema extends z.ZodType>(schema: Schema, empty: Texts<Schema>) {
  const [values, setValues] = useState<Texts<Schema>>(empty)
  const [problems, setProblems] = useState<Record<string, string>>({})

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

  /** The handler of the form: hands on what the schema made of the fields, or goes to the first field that is wrong. */
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

  return { field, onSubmit, showRefusal }
}
