import { type Day, formatDay } from '../../domain/day.ts'
import { Note } from '../ui/note.tsx'
import classes from './unsaved-note.module.css'

interface Props {
  days: readonly Day[]
  onShow: (day: Day) => void
}

/** Changes on days that are out of sight and not with the server yet. */
export function UnsavedNote({ days, onShow }: Props) {
  const [first] = days
  if (!first) return null
  return (
    <Note className={classes.note} role="status">
      Not saved yet: {days.map((day) => formatDay(day, 'long')).join(', ')}.
      <button type="button" className={classes.show} onClick={() => onShow(first)}>
        Show
      </button>
    </Note>
  )
}
