import { useLayoutEffect, useRef } from 'react'
import { MAX_NOTE } from '../../../domain/calendar/note.ts'
import { Note } from '../../ui/note.tsx'
import classes from './day-note.module.css'

interface Props {
  label: string
  text: string
  /** What somebody else stored meanwhile; null where nobody did. */
  theirs: string | null
  onType: (text: string) => void
  onTakeTheirs: () => void
  onKeepMine: () => void
  onSave: (byKey: boolean) => void
  onCancel: () => void
}

/** The field of a note. It shows capital letters at once, as the calendar does. */
export function NoteField({ label, text, theirs, onType, onSave, onCancel, ...choice }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  // Setting a value other than the typed one moves the caret to the end, so it is put back.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [])

  return (
    <div className={classes.typing}>
      <textarea
        ref={field}
        className={classes.field}
        aria-label={label}
        rows={Math.min(6, Math.max(2, Math.ceil(text.length / 22)))}
        maxLength={MAX_NOTE}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => {
          const capitals = target.value.replace(/\s*\n\s*/g, ' ').toLocaleUpperCase('en-GB')
          // A letter may have several capitals, which `maxLength` does not count.
          const nextText = capitals.length > Math.max(MAX_NOTE, text.length) ? text : capitals
          caret.current = target.selectionStart + nextText.length - target.value.length
          onType(nextText)
        }}
        onBlur={() => {
          if (theirs === null) onSave(false)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && theirs === null) {
            event.preventDefault()
            onSave(true)
          }
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
      />
      {theirs === null ? (
        <p className={classes.keys}>Enter saves, Escape cancels.</p>
      ) : (
        <Note as="div" isSmall className={classes.theirs} role="alert">
          <p>
            {theirs === '' ? (
              'Somebody else has deleted this note.'
            ) : (
              <>
                Somebody else has written: <strong>{theirs}</strong>
              </>
            )}
          </p>
          <button type="button" onClick={choice.onTakeTheirs}>
            Keep theirs
          </button>
          <button
            type="button"
            onClick={() => {
              choice.onKeepMine()
              field.current?.focus()
            }}
          >
            Keep mine
          </button>
        </Note>
      )}
    </div>
  )
}
