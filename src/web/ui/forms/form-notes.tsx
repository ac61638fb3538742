/** What a form says about itself as a whole, and its bar of buttons. */
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../api/call-error.ts'
import { Note } from '../note.tsx'
import classes from './form-notes.module.css'
import type { Form } from './use-form.ts'

/** The state of saving a form. */
export interface Saving {
  error: Error | null
  isPending: boolean
  isSuccess: boolean
  reset: () => void
}

interface DraftProps {
  form: { isRestored: boolean; startOver: () => void }
}

/** Above a form with a draft from before a reload, or from before a new sign-in. */
export const DraftNotice = ({ form }: DraftProps) =>
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
  form: Pick<Form<Values, unknown>, 'theirs' | 'asked' | 'takeTheirs' | 'keepMine'>
  saving: Pick<Saving, 'reset'>
  /** Some fields and their values, in words. */
  sayFields: (values: Partial<Values>) => readonly { name: string; text: string }[]
}

/**
 * Somebody else saved this while it was edited here. Saving would overwrite theirs, so the person
 * chooses first.
 */
export function TheirChanges<Values extends object>({ what, form, saving, sayFields }: TheirProps<Values>) {
  const note = useRef<HTMLDivElement>(null)
  const theirs = sayFields(form.theirs)
  const { asked } = form
  const isShown = theirs.length > 0
  useEffect(() => {
    if (isShown && asked > 0) note.current?.focus()
  }, [isShown, asked])
  if (!isShown) return null
  const choose = (take: () => void) => () => {
    take()
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

/** In a form that was refused. */
export const NotSaved = ({ error }: { error: Error | null }) =>
  error && (
    <Note tone="tomato" role="alert">
      Not saved. {sentenceOf(error)} Everything you typed is still here.
    </Note>
  )

/** In a form that was saved while somebody went on typing. */
export const TypedSince = () => (
  <Note role="status">Saved. What you typed while it was saving isn’t saved yet.</Note>
)

interface BarProps {
  /** 'right' in a dialog, where all buttons are on the right. */
  side?: 'left' | 'right'
  children: ReactNode
}

/** For the button that saves a long form: which keys do it from any of its fields (home 55). */
export const saveKeys = { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } as const

const key = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/**
 * The sticky buttons of a form that is longer than the screen. Ctrl/⌘ Enter presses the saving
 * one.
 */
export function FormBar({ side = 'left', children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = bar.current?.closest('form')
    const hear = (event: KeyboardEvent) => form && saveByKeys(form, event)
    // Before the field: Enter alone begins a new line in some.
    form?.addEventListener('keydown', hear, { capture: true })
    return () => form?.removeEventListener('keydown', hear, { capture: true })
  }, [])
  return (
    <div ref={bar} className={classes.bar} data-side={side} data-bottom-bar>
      {children}
      <p className={classes.keys} aria-hidden>
        {key} Enter saves
      </p>
    </div>
  )
}

function saveByKeys(form: HTMLFormElement, event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  const field = document.activeElement
  // Leaving a field adds its unfinished line, as a press of the button does.
  if (field instanceof HTMLElement) flushSync(() => field.blur())
  form.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  // Where nothing else took the focus, it stays where somebody typed.
  if (document.activeElement === document.body && field instanceof HTMLElement) field.focus()
}
