import { IconNote, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type Day, formatDay } from '../../../domain/day.ts'
import classes from './day-note.module.css'
import { NoteField } from './note-field.tsx'
import { useDeleteNote, useWriteNote } from './queries.ts'

interface Props {
  date: Day
  /** The stored text; empty where there is no note. */
  stored: string
  /** When it was written; null where there is no note. */
  writtenAt: string | null
  isLocked: boolean
}

/** The text being typed, and the stored text that it started from. */
interface Typing {
  text: string
  from: string
  seen: string | null
}

/**
 * The note of a day. Pressing it opens the field; Enter or leaving the field saves, Escape cancels,
 * and an empty text deletes it.
 */
export function DayNote({ date, stored, writtenAt, isLocked }: Props) {
  const [typing, setTyping] = useState<Typing | null>(null)
  const write = useWriteNote()
  const remove = useDeleteNote()
  const opener = useRef<HTMLButtonElement>(null)
  const closedHere = useRef(false)
  const day = formatDay(date, 'long')
  // Shown before the server answers; a failure reopens the field with the typed text.
  const underWay = write.isPending ? write.variables.notes : remove.isPending ? '' : null
  const text = underWay ?? stored

  useEffect(() => {
    if (typing || !closedHere.current) return
    closedHere.current = false
    opener.current?.focus()
  }, [typing])

  const close = (byKey: boolean) => {
    closedHere.current = byKey
    setTyping(null)
  }
  const save = (byKey: boolean) => {
    if (!typing) return
    const notes = typing.text.trim()
    close(byKey)
    if (notes === typing.from) return
    const action = { onError: () => setTyping({ ...typing, text: notes }) }
    if (notes !== '') write.mutate({ date, notes, seen: typing.seen, before: typing.from }, action)
    else if (stored !== '') remove.mutate({ date, seen: typing.seen, before: typing.from }, action)
  }
  useSavingAtTheEnd(() => save(false))

  if (isLocked) return text === '' ? null : <p className={classes.text}>{text}</p>
  if (typing)
    return (
      <NoteField
        label={`Note for ${day}`}
        text={typing.text}
        theirs={stored === typing.from ? null : stored}
        onType={(next) => setTyping({ ...typing, text: next })}
        onTakeTheirs={() => close(true)}
        onKeepMine={() => setTyping({ ...typing, from: stored, seen: writtenAt })}
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
        if (underWay === null) setTyping({ text, from: stored, seen: writtenAt })
      }}
    >
      {text === '' ? <IconNote size={15} aria-hidden /> : null}
      <span className={text === '' ? undefined : classes.text}>{text === '' ? 'Add a note' : text}</span>
      {text !== '' && <IconPencil size={14} aria-hidden className={classes.pencil} />}
    </button>
  )
}

/** Saves when the field goes without a blur: after Back, a reload or closing the tab. */
function useSavingAtTheEnd(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const saveNow = () => latest.current()
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])
}
