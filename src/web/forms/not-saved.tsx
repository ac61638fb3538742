import { sentenceOf } from '../calls/call-error.ts'
import { Note } from '../ui/note.tsx'

/** In a form whose answer was not taken. */
export const NotSaved = ({ error }: { error: Error | null }) =>
  error && (
    <Note tone="tomato" role="alert">
      Not saved. {sentenceOf(error)} Everything you typed is still here.
    </Note>
  )
