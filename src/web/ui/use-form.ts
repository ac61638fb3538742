import { useRef, useState } from 'react'
import { CallError } from '../calls/call-error.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import type { FieldKinds } from './merge-fields.ts'
import { useMergedForm } from './use-merged-form.ts'

/** What a schema or the server says of one field. */
export interface Issue {
  path: readonly PropertyKey[] | string
  message: string
}

/** One sentence beside a field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>

/** The first sentence for each field. */
export function problemsOf(issues: readonly Issue[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? (path.split('.')[0] ?? '') : String(path[0])
    problems[field] ??= message
  }
  return problems
}

/** What the server says of the fields that it refused. */
export const refusedFields = (error: unknown): readonly Issue[] =>
  (error instanceof CallError && error.body?.issues) || []

interface Stored<Values> extends FieldKinds<Values> {
  /** What is stored now, where something is: what somebody else stores meanwhile comes in (`useMergedForm`). */
  stored?: Values | null
  isSaving?: boolean
}

/** A form with fields of any kind: what is filled in, and beside each field that is wrong a sentence, until it is edited. */
export function useForm<Values extends object>(
  initial: () => Values,
  { stored, isSaving = false, ...kinds }: Stored<Values> = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(initial)
  const merged = useMergedForm({ initial: stored ?? begun, isSaving, ...kinds })
  const [problems, setProblems] = useState<Problems<Values>>({})
  return {
    ...merged,
    form,
    problems,
    change: (part: Partial<Values>): void => {
      merged.change(part)
      setProblems((before) => without(before, Object.keys(part)))
    },
    /** Says what is wrong beside its field, and goes to the first. */
    show: (issues: readonly Issue[]): void => {
      setProblems(problemsOf(issues) as Problems<Values>)
      focusFirstProblem(form.current)
    },
  }
}

const without = <Values>(problems: Problems<Values>, fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !fields.includes(field)),
  ) as Problems<Values>
