import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { CallError } from '../../api/call-error.ts'
import { newOnceKey } from '../../api/ids.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { type FieldKinds, useMergedValues } from './merge-fields.ts'

/** What a schema or the server says of one field. */
export interface Issue {
  path: readonly PropertyKey[] | string
  message: string
}

/** One sentence beside a field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>

/** What is sent, or why what is typed cannot be sent yet: as a schema's `safeParse` answers. */
export type Checked<Input> =
  { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } }

type Check<Values, Input> = (values: Values, start: Values) => Checked<Input>

interface Options<Values> extends FieldKinds<Values> {
  /**
   * What is stored now, where something is. Somebody else may store it anew while the form is open:
   * their fields come in, and what is typed stays (decision 0047).
   */
  stored?: Values | null
  /** Nothing is sent twice, and nothing stored comes in: it may be what was just sent. */
  isSaving?: boolean
  /** Nothing is sent before somebody chose where two people changed one field. */
  asks?: boolean
  draft?: DraftStore<Values>
  /** The key of something new, where whoever opens the form keeps it (decision 0049). */
  onceKey?: string | undefined
}

/** The first sentence for each field. */
export function problemsOf<Values>(issues: readonly Issue[]): Problems<Values> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? (path.split('.')[0] ?? '') : String(path[0])
    problems[field] ??= message
  }
  return problems as Problems<Values>
}

/** What the server says of the fields that it refused. */
export const refusedFields = (error: unknown): readonly Issue[] =>
  (error instanceof CallError && error.body?.issues) || []

/**
 * The one way to hold a form: what is typed, over what is stored; a sentence beside each field that
 * is wrong, until it is edited; what is not saved, kept in the tab; and the key under which
 * something new is made once. `check` is a schema, or says by itself what is sent.
 */
export function useForm<Schema extends z.ZodType, Values extends z.input<Schema> & object>(
  check: Schema,
  initial: Values | (() => Values),
  options?: Options<Values>,
): Form<Values, z.output<Schema>>
export function useForm<Values extends object, Input>(
  check: Check<Values, Input>,
  initial: Values | (() => Values),
  options?: Options<Values>,
): Form<Values, Input>
export function useForm<Values extends object, Input>(
  check: Check<Values, Input> | { safeParse: (values: unknown) => Checked<Input> },
  initial: Values | (() => Values),
  options: Options<Values> = {},
): Form<Values, Input> {
  const { isSaving = false, asks = false, draft } = options
  const [begun] = useState(initial)
  const [kept] = useState(() => draft?.read(begun))
  const [onceKey] = useState(() => options.onceKey ?? kept?.onceKey ?? newOnceKey())
  const typing = useMergedValues(options.stored ?? begun, kept?.draft, isSaving, options)
  const { start, values, isChanged, isUndecided, ask } = typing
  const { problems, showRefusal, show, forgetProblems, form } = useProblems<Values>()

  const written = useRef<Draft<Values>>(null)
  const write = (next: Draft<Values> | null) => {
    draft?.write(next, written.current)
    written.current = next
  }
  const unsaved = useMemo(
    () => (isChanged ? { start, values, onceKey } : null),
    [start, values, isChanged, onceKey],
  )
  const keep = useEffectEvent(write)
  useEffect(() => keep(unsaved), [unsaved])

  const change = (part: Partial<Values>) => {
    typing.change(part)
    forgetProblems(part)
  }
  return {
    ...typing,
    problems,
    onceKey,
    isRestored: Boolean(kept?.draft) && isChanged,
    change,
    field: (name) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Values>),
    }),
    show,
    showRefusal,
    onSubmit: (send, refuse) => (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      if (isSaving) return
      const checked = typeof check === 'function' ? check(values, start) : check.safeParse(values)
      if (!checked.success) {
        show(checked.error.issues)
        refuse?.(problemsOf(checked.error.issues))
      } else if (asks && isUndecided) ask()
      else send(checked.data)
    },
    forget: () => write(null),
  }
}

/** What a screen or dialog is given of its form. */
export interface Form<Values extends object, Input> extends ReturnType<typeof useMergedValues<Values>> {
  problems: Problems<Values>
  /** Under which something new is made, once. */
  onceKey: string
  /** What is shown was left from before. */
  isRestored: boolean
  /** What a field of text needs; Mantine's call the `problem` an `error`. */
  field: <Name extends keyof Values & string>(name: Name) => TextField<Name, Values[Name]>
  /** Says what is wrong beside its field, and goes to the first. */
  show: (issues: readonly Issue[]) => void
  /** Puts what the server refused beside the fields that it names. */
  showRefusal: (error: unknown) => void
  /**
   * The handler of the form: sends what is right, or shows what is wrong, of which `refuse` may say
   * more.
   */
  onSubmit: (
    send: (input: Input) => void,
    refuse?: (problems: Problems<Values>) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void
  /** What is typed is saved, or given up. */
  forget: () => void
}

interface TextField<Name, Value> {
  name: Name
  value: Value
  problem: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** The sentences beside the fields, and the way to the first of them. */
function useProblems<Values>() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown])
  return {
    /** The form that was sent last. */
    form,
    problems,
    show: (issues: readonly Issue[]) => {
      setProblems(problemsOf(issues))
      setShown((before) => before + 1)
    },
    showRefusal: (error: unknown) => setProblems(problemsOf(refusedFields(error))),
    forgetProblems: (edited: object) =>
      setProblems(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([field]) => !(field in edited)),
          ) as Problems<Values>,
      ),
  }
}
