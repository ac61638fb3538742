import { sentenceOf } from '../../api/call-error.ts'
import { Note } from '../note.tsx'

/** In a form whose answer was not taken. */
export const NotSaved = ({ error }: { error: Error | null }) =>
  error && (
    <Note tone="tomato" role="alert">
      Not saved. {sentenceOf(error)} Everything you typed is still here.
    </Note>
  )
