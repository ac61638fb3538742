import { IconNote, IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Day, formatDay } from '../../../domain/day.ts'
import { NoteField } from './note-field.tsx'
import { useDeleteNote, useWriteNote } from './queries.ts'
import classes from './day-note.module.css'

interface Props {
  date: Day
  /** The stored text; empty where there is no note. */
  stored: string
  /** When it was written; null where there is no note. */
  writtenAt: string | null
  isLocked: boolean
}

/** The text being typed, and the stored text that it started from. */
interface NoteDraft {
  text: string
  from: string
  seen: string | null
}

/**
 * The note of a day. Pressing it opens the field; Enter or leaving the field saves, Escape cancels,
 * and an empty text deletes it.
 */
export function DayNote({ date, stored, writtenAt, isLocked }: Props) {
  const [noteDraft, setNoteDraft] = useState<NoteDraft | null>(null)
  const write = useWriteNote()
  const remove = useDeleteNote()
  const opener = useRef<HTMLButtonElement>(null)
  const closedHere = useRef(false)
  const day = formatDay(date, 'long')
  // Shown before the server answers; a failure reopens the field with the typed text.
  const pendingText = write.isPending ? write.variables.notes : remove.isPending ? '' : null
  const text = pendingText ?? stored

  useEffect(() => {
    if (noteDraft || !closedHere.current) return
    closedHere.current = false
    opener.current?.focus()
  }, [noteDraft])

  const close = (byKey: boolean) => {
    closedHere.current = byKey
    setNoteDraft(null)
  }
  const save = (byKey: boolean) => {
    if (!noteDraft) return
    const notes = noteDraft.text.trim()
    close(byKey)
    if (notes === noteDraft.from) return
    const action = { onError: () => setNoteDraft({ ...noteDraft, text: notes }) }
    if (notes !== '') write.mutate({ date, notes, seen: noteDraft.seen, before: noteDraft.from }, action)
    else if (stored !== '') remove.mutate({ date, seen: noteDraft.seen, before: noteDraft.from }, action)
  }
  useSaveOnUnload(() => save(false))

  if (isLocked) return text === '' ? null : <p className={classes.text}>{text}</p>
  if (noteDraft)
    return (
      <NoteField
        label={`Note for ${day}`}
        text={noteDraft.text}
        theirs={stored === noteDraft.from ? null : stored}
        onType={(next) => setNoteDraft({ ...noteDraft, text: next })}
        onTakeTheirs={() => close(true)}
        onKeepMine={() => setNoteDraft({ ...noteDraft, from: stored, seen: writtenAt })}
        onSave={save}
        onCancel={() => close(true)}
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      className={text === '' ? classes.add : classes.change}
      aria-label={text === '' ? `Add a note on ${day}` : `Change the note on ${day}: ${text}`}
      onClick={() => {
        // While a note is being saved there is no stored version to compare with.
        if (pendingText === null) setNoteDraft({ text, from: stored, seen: writtenAt })
      }}
    >
      {text === '' ? <IconNote size={15} aria-hidden /> : null}
      <span className={text === '' ? undefined : classes.text}>{text === '' ? 'Add a note' : text}</span>
      {text !== '' && <IconPencil size={14} aria-hidden className={classes.pencil} />}
    </button>
  )
}

/** Saves when the field goes without a blur: after Back, a reload or closing the tab. */
function useSaveOnUnload(save: () => void) {
  const onEnd = useEffectEvent(save)
  useEffect(() => {
    const saveNow = () => onEnd()
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])
}
