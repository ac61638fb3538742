/**
 * A waiting edit: the old values of its fields, and the state of the thing that it was based on.
 */
interface WaitingEdit {
  before: Record<string, unknown>
  seen: string
}

type Current = Readonly<Record<string, unknown>>

/** The same edit, based on another state of the thing, written at `seen`. */
export const rebaseEdit = <Edit extends WaitingEdit>(input: Edit, current: Current, seen: unknown): Edit => ({
  ...input,
  before: Object.fromEntries(Object.keys(input.before).map((field) => [field, current[field]])),
  seen: String(seen),
})

/** Whether somebody else changed a field of the edit since it was made. */
export const isChangedByOthers = ({ before }: WaitingEdit, current: Current): boolean =>
  Object.entries(before).some(([field, was]) => JSON.stringify(current[field]) !== JSON.stringify(was))
