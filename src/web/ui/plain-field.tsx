import { type ComponentProps, useId, useState } from 'react'
import classes from './plain-field.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  /** What is wrong with what was typed. */
  problem?: string
  hint?: string
}

/** A field of what stands before the gate; behind it use Mantine's. A password can be shown. */
export function PlainField({ label, problem, hint, type = 'text', ...props }: Props) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const isPassword = type === 'password'
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
          aria-describedby={problem || hint ? `${id}-note` : undefined}
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
      {(problem ?? hint) && (
        <p id={`${id}-note`} className={problem ? classes.problem : classes.hint}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
