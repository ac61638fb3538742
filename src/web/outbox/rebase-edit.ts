import { z } from 'zod'
import { Instant } from '../../domain/fields.ts'
import { type CallError, currentVersionOf } from '../api/call-error.ts'
import { Id } from './change-kind.ts'

/** The input of an edit of a thing: its changed fields, and the state that it was based on. */
export const editInput = <Change extends z.ZodType>(change: Change) =>
  z.object({
    id: Id,
    change,
    /** The old values of the changed fields. */
    before: z.record(z.string(), z.unknown()),
    seen: Instant,
  })

type Edit = Pick<z.infer<ReturnType<typeof editInput>>, 'id' | 'before' | 'seen'>
type Thing = Readonly<Record<string, unknown>>

/** The same edit, based on another state of the thing, written at `seen`. */
const rebaseEdit = <Input extends Edit>(input: Input, current: Thing, seen: unknown): Input => ({
  ...input,
  before: Object.fromEntries(Object.keys(input.before).map((field) => [field, current[field]])),
  seen: String(seen),
})

/** Whether somebody else changed a field of the edit since it was made. */
const isChangedByOthers = ({ before }: Edit, current: Thing): boolean =>
  Object.entries(before).some(([field, was]) => JSON.stringify(current[field]) !== JSON.stringify(was))

/**
 * How an edit is merged: with changes of others to other fields, and with an earlier edit of this
 * device. `writtenAt` is the field of the thing that says when it was last written.
 */
export const mergedEdits = (schema: z.ZodType<Thing>, writtenAt: string) => ({
  async resolve<Input extends Edit>(input: Input, error: CallError, isWanted: boolean) {
    const current = currentVersionOf(error, schema)
    if (!current || (isChangedByOthers(input, current) && !isWanted)) return undefined
    return rebaseEdit(input, current, current[writtenAt])
  },
  rebase<Input extends Edit>(input: Input, answer: unknown) {
    const { data: thing } = schema.safeParse(answer)
    return thing?.['id'] === input.id ? rebaseEdit(input, thing, thing[writtenAt]) : undefined
  },
})
