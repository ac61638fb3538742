import { type ComponentProps, useId, useState } from 'react'
import classes from './plain-field.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  problem?: string
  hint?: string
  /** Advice about a valid value, shown in place of the hint. */
  advice?: string | undefined
}

/**
 * A field for screens in front of the gate, without Mantine; behind it use Mantine's. A password
 * can be shown.
 */
export function PlainField({ label, problem, hint, advice, type = 'text', ...props }: Props) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const isPassword = type === 'password'
  const note = problem ?? advice ?? hint
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame} data-wrong={problem !== undefined}>
        <input
          {...props}
          id={id}
          className={classes.input}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={problem !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={classes.show}
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={problem ? classes.problem : advice ? classes.advice : classes.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
