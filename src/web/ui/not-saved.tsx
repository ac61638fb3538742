import { sentenceOf } from '../calls/call-error.ts'
import classes from './not-saved.module.css'

/** In a form whose answer was not taken. */
export const NotSaved = ({ error }: { error: Error | null }) =>
  error && (
    <p className={classes.note} role="alert">
      Not saved. {sentenceOf(error)} Everything you typed is still here.
    </p>
  )
