/** What a form says about itself as a whole, and its bar of buttons. */

import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorMessage } from '../../api/call-error.ts'
import { Note } from '../note.tsx'
import { SaveShortcut } from './save-shortcut.tsx'
import type { Form } from './use-form.ts'
import classes from './form-notes.module.css'

/** The state of saving a form. */
export interface Saving {
  error: Error | null
  isPending: boolean
  isSuccess: boolean
  reset: () => void
}

/** Above a form with a draft from before a reload, or from before a new sign-in. */
export const DraftNotice = ({ form }: { form: { isRestored: boolean; startOver: () => void } }) =>
  form.isRestored && (
    <Note as="div" className={`${classes.choice} ${classes.place}`} role="status">
      <p>These are your unsaved changes from before.</p>
      <Button variant="subtle" size="compact-sm" color="amber" onClick={form.startOver}>
        Start again without them
      </Button>
    </Note>
  )

interface TheirProps<Values extends object> {
  /** What is edited: 'recipe'. */
  what: string
  form: Pick<Form<Values, unknown>, 'theirs' | 'askCount' | 'takeTheirs' | 'keepMine'>
  saving: Pick<Saving, 'reset'>
  describeFields: (values: Partial<Values>) => readonly { name: string; text: string }[]
}

/**
 * Somebody else saved this while it was edited here. Saving would overwrite theirs, so the person
 * chooses first.
 */
export function TheirChanges<Values extends object>({
  what,
  form,
  saving,
  describeFields,
}: TheirProps<Values>) {
  const note = useRef<HTMLDivElement>(null)
  const theirs = describeFields(form.theirs)
  const { askCount } = form
  const isShown = theirs.length > 0
  useEffect(() => {
    if (isShown && askCount > 0) note.current?.focus()
  }, [isShown, askCount])
  if (!isShown) return null
  const choose = (action: () => void) => () => {
    action()
    saving.reset()
  }
  return (
    <div ref={note} className={classes.place} tabIndex={-1}>
      <Note as="div" className={classes.choice} role="alert">
        <p>
          Somebody else changed {theirs.map(({ name }) => name).join(', ')} of this {what} in the meantime.
          Choose which to keep.
        </p>
        <details className={classes.theirs}>
          <summary>What they wrote</summary>
          <dl>
            {theirs.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text || 'Nothing'}</dd>
              </div>
            ))}
          </dl>
        </details>
        <Button variant="subtle" size="compact-sm" color="amber" onClick={choose(form.takeTheirs)}>
          Take theirs
        </Button>
        <Button variant="subtle" size="compact-sm" color="amber" onClick={choose(form.keepMine)}>
          Keep mine
        </Button>
      </Note>
    </div>
  )
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

/**
 * A note at the end of a long form that says what to do; it is scrolled into sight when it appears.
 */
export const ScrolledIntoViewNote = ({ children }: { children: ReactNode }) => (
  <div ref={intoSight} className={classes.inSight}>
    <Note>{children}</Note>
  </div>
)

export const NotSaved = ({ error }: { error: Error | null }) =>
  error && (
    <Note tone="tomato" role="alert">
      Not saved. {errorMessage(error)} Everything you typed is still here.
    </Note>
  )

export const TypedWhileSaving = () => (
  <Note role="status">Saved. What you typed while it was saving isn’t saved yet.</Note>
)

interface BarProps {
  /** 'right' in a dialog, where all buttons are on the right. */
  side?: 'left' | 'right'
  children: ReactNode
}

/**
 * The sticky buttons of a form that is longer than the screen. Ctrl/⌘ Enter presses the saving
 * one.
 */
export const FormBar = ({ side = 'left', children }: BarProps) => (
  <div className={classes.bar} data-side={side} data-bottom-bar>
    {children}
    <SaveShortcut />
  </div>
)
