import { Loading } from '../ui/loading.tsx'
import classes from './labelled-spinner.module.css'

/** A spinner with visible words (sharing 11). */
export function LabelledSpinner({ text }: { text: string }) {
  return (
    <div className={classes.waiting}>
      <Loading label={text} />
      <p className={classes.text} aria-hidden>
        {text}
      </p>
    </div>
  )
}
