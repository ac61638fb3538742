import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { newOnceKey } from '../../api/once-key.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import { type FormPlace, leaveForm, leftForm } from './form-draft.ts'
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
  /**
   * What is stored now, where something is: what somebody else stores meanwhile comes in
   * (`useMergedForm`).
   */
  stored?: Values | null
  isSaving?: boolean
  /** Where what is typed is kept until it is saved or given up, and of what. */
  kept?: { place: FormPlace<Values>; of: number | null }
}

/**
 * A form with fields of any kind: what is filled in, and beside each field that is wrong a
 * sentence, until it is edited.
 */
export function useForm<Values extends object>(
  initial: () => Values,
  { stored, isSaving = false, kept, ...kinds }: Stored<Values> = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(initial)
  const { place, of = null } = kept ?? {}
  const [left] = useState(() => place && leftForm(place))
  const [onceKey] = useState(() => left?.onceKey ?? newOnceKey())
  // What was typed over something that is gone by now is all new.
  const from = left && { ...left, start: left.of === of ? left.start : begun }
  const merged = useMergedForm({ initial: stored ?? begun, kept: from ?? null, isSaving, ...kinds })
  const { start, values, isChanged } = merged
  useEffect(() => {
    if (place) leaveForm(place, isChanged ? { of, start, values, onceKey } : null)
  }, [place, of, start, values, isChanged, onceKey])
  const [problems, setProblems] = useState<Problems<Values>>({})
  return {
    ...merged,
    form,
    problems,
    /** Under which something new is made, once. */
    onceKey,
    /** What is shown was left from before. */
    isRestored: Boolean(left) && isChanged,
    /** What is typed is saved, or given up. */
    forget: (): void => {
      if (place) leaveForm(place, null)
    },
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
