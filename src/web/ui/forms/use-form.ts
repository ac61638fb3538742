import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { CallError, errorMessage } from '../../api/call-error.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { spendIdempotencyKey, useIdempotencyKey } from './idempotency-key.ts'
import { type FieldKinds, useMergedValues } from './merge-fields.ts'

export interface Issue {
  path: readonly PropertyKey[] | string
  message: string
}

/** One sentence for each field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>

/** What to send, or why the values cannot be sent yet, as a schema's `safeParse` answers. */
export type Checked<Input> =
  | { success: true; data: Input }
  | { success: false; error: { issues: readonly Issue[] } }

type Check<Values, Input> = (values: Values, start: Values) => Checked<Input>

interface Options<Values> extends FieldKinds<Values> {
  /**
   * The values that are stored now, where something is. Somebody else may change them while the
   * form is open: their fields are merged in, and typed ones stay (decision 0047).
   */
  stored?: Values | null
  /**
   * While saving nothing is sent twice and nothing stored is merged in, because it may be what was
   * just sent.
   */
  isSaving?: boolean
  /** Whether a conflict must be decided before saving. */
  mustResolveConflicts?: boolean
  draft?: DraftStore<Values>
  /** The idempotency key of something new, where the caller stores it (decision 0049). */
  idempotencyKey?: string | undefined
}

export function problemsOf<Values>(issues: readonly Issue[]): Problems<Values> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? (path.split('.')[0] ?? '') : String(path[0])
    problems[field] ??= message
  }
  return problems as Problems<Values>
}

/** The problems with fields that the server names in a refusal. */
export const refusedFieldIssues = (error: unknown): readonly Issue[] =>
  (error instanceof CallError && error.body?.issues) || []

/** The first problem of a refusal for a form of one field, or else its sentence. */
export const sentenceOfField = (error: unknown): string =>
  refusedFieldIssues(error)[0]?.message ?? errorMessage(error)

/**
 * The one hook for forms. It holds the typed values over the stored ones, a sentence for each
 * invalid field until it is edited, the draft in the tab, and the key under which something new is
 * created once. `check` is a schema, or a function that returns what to send.
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
  const { isSaving = false, mustResolveConflicts = false, draft } = options
  const [initialValues] = useState(initial)
  const [restored] = useState(() => draft?.read(initialValues))
  const ownKey = useIdempotencyKey(restored?.idempotencyKey ?? null)
  const idempotencyKey = options.idempotencyKey ?? ownKey
  const merged = useMergedValues(options.stored ?? initialValues, restored?.draft, isSaving, options)
  const { start, values, isChanged, isUndecided, ask } = merged
  const { problems, showRefusal, show, forgetProblems, form } = useProblems<Values>()

  const writtenDraft = useRef<Draft<Values>>(null)
  const writeDraft = (next: Draft<Values> | null) => {
    draft?.write(next, writtenDraft.current)
    writtenDraft.current = next
  }
  const unsaved = useMemo(
    () => (isChanged ? { start, values, idempotencyKey } : null),
    [start, values, isChanged, idempotencyKey],
  )
  const keep = useEffectEvent(writeDraft)
  useEffect(() => keep(unsaved), [unsaved])

  /** Only what was in a draft can have been copied with its tab. */
  const spendKey = () => {
    if (writtenDraft.current) spendIdempotencyKey(idempotencyKey)
  }
  const change = (part: Partial<Values>) => {
    merged.change(part)
    forgetProblems(part)
  }
  const textProps = <Name extends keyof Values & string>(name: Name): TextProps<Name, Values[Name]> => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Values>),
  })
  return {
    ...merged,
    problems,
    idempotencyKey,
    isRestored: Boolean(restored?.draft) && isChanged,
    change,
    field: (name) => ({ ...textProps(name), problem: problems[name] }),
    mantineField: (name) => ({ ...textProps(name), error: problems[name] }),
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
      } else if (mustResolveConflicts && isUndecided) ask()
      else send(checked.data)
    },
    goOn: (saved) => {
      spendKey()
      return merged.goOn(saved)
    },
    forget: () => {
      spendKey()
      writeDraft(null)
    },
  }
}

/** The form as a screen or dialog uses it. */
export interface Form<Values extends object, Input> extends ReturnType<typeof useMergedValues<Values>> {
  problems: Problems<Values>
  /** The idempotency key of something new. */
  idempotencyKey: string
  isRestored: boolean
  /** Props of a plain text field. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => TextProps<Name, Values[Name]> & { problem: string | undefined }
  /** Props of one of Mantine's text fields, which call the problem an `error`. */
  mantineField: <Name extends keyof Values & string>(
    name: Name,
  ) => TextProps<Name, Values[Name]> & { error: string | undefined }
  /** Shows problems beside their fields and focuses the first. */
  show: (issues: readonly Issue[]) => void
  /** Shows what the server refused beside the fields that it names. */
  showRefusal: (error: unknown) => void
  /** The submit handler: sends valid values, or shows the problems; `refuse` may add to them. */
  onSubmit: (
    send: (input: Input) => void,
    refuse?: (problems: Problems<Values>) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void
  /** Removes the draft: the values are saved or discarded. */
  forget: () => void
}

interface TextProps<Name, Value> {
  name: Name
  value: Value
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** The problems beside the fields, and how to focus the first of them. */
function useProblems<Values>() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [shownCount, setShownCount] = useState(0)
  useEffect(() => {
    if (shownCount === 0) return
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    field?.focus()
    // The browser scrolls only the focused box into sight, and not its label.
    field?.labels?.[0]?.scrollIntoView?.({ block: 'nearest' })
  }, [shownCount])
  return {
    /** The form that was submitted last. */
    form,
    problems,
    show: (issues: readonly Issue[]) => {
      setProblems(problemsOf(issues))
      setShownCount((before) => before + 1)
    },
    showRefusal: (error: unknown) => setProblems(problemsOf(refusedFieldIssues(error))),
    forgetProblems: (edited: object) =>
      setProblems(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([field]) => !(field in edited)),
          ) as Problems<Values>,
      ),
  }
}
