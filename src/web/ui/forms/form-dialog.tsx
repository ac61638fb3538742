import { Button } from '@mantine/core'
import { type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog, Dialog } from '../dialog.tsx'
import { DraftNotice, FormBar, NotSaved, type Saving, TypedWhileSaving } from './form-notes.tsx'
import { handleSubmit } from './handle-submit.ts'
import { saveShortcut } from './save-shortcut.tsx'
import type { Form } from './use-form.ts'
import classes from './form-dialog.module.css'

interface Props extends Omit<ComponentProps<typeof Dialog>, 'isLong'> {
  form: Pick<Form<object, unknown>, 'isChanged' | 'isRestored' | 'startOver' | 'forget'>
  saving: Saving
  save: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * A dialog with a long form. Escape and the close button ask before they discard what was typed, as
 * leaving a screen does; Cancel does not ask.
 */
export function FormDialog({ form, saving, save, onSubmit, onClose, children, ...dialog }: Props) {
  const { giveUp, leave, question } = useLeaving(form, onClose)
  return (
    <Dialog {...dialog} isLong onClose={leave}>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <DraftNotice form={form} />
        {children}
        <NotSaved error={saving.error} />
        {saving.isSuccess && form.isChanged && <TypedWhileSaving />}
        <FormBar side="right">
          <Button variant="default" onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending} {...saveShortcut}>
            {save}
          </Button>
        </FormBar>
      </form>
      {question}
    </Dialog>
  )
}

const toSave = { doing: 'saving', done: 'saved' }

/**
 * How a dialog with a form is left: `leave` asks before it discards what was typed, by the
 * `question` that the dialog draws, and `giveUp` does not ask.
 */
export function useLeaving(
  form: Pick<Props['form'], 'isChanged' | 'forget'>,
  onClose: () => void,
  verb = toSave,
) {
  const [isLeaving, setIsLeaving] = useState(false)
  const latestIsChanged = useRef(form.isChanged)
  useLayoutEffect(() => {
    latestIsChanged.current = form.isChanged
  }, [form.isChanged])
  const giveUp = () => {
    form.forget()
    onClose()
  }
  const leave = () => {
    const field = document.activeElement
    // Leaving a field adds its unfinished line, which counts as well.
    if (field instanceof HTMLElement) flushSync(() => field.blur())
    if (!latestIsChanged.current) return giveUp()
    if (field instanceof HTMLElement) field.focus()
    setIsLeaving(true)
  }
  const question = isLeaving && (
    <ConfirmDialog
      title={`Leave without ${verb.doing}?`}
      text={`What you typed here isn’t ${verb.done} yet.`}
      confirm={`Leave without ${verb.doing}`}
      cancel="Keep editing"
      tone="destroys"
      onConfirm={giveUp}
      onClose={() => setIsLeaving(false)}
    />
  )
  return { giveUp, leave, question }
}

/**
 * The form of a dialog, with its buttons. It shows errors in its own words instead of the
 * browser's.
 */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = handleSubmit(() => {
    onSubmit()
  })
  return (
    <form className={classes.short} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}
