import { useId } from 'react'
import classes from './one-of.module.css'

interface Props<Value extends string> {
  /** What is asked, for who listens: said here, or by the part with this id. */
  'aria-label'?: string
  'aria-labelledby'?: string
  offered: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** What was chosen already is pressed once more; a radio tells nobody of that. */
  onAgain?: (value: Value) => void
  /** Takes the whole width, in equal parts. */
  isWide?: boolean
  isSmall?: boolean
  className?: string | undefined
}

/**
 * One of a few, side by side; real radios underneath. It measures nothing, so a screen that holds
 * it is laid out once.
 */
export function OneOf<Value extends string>(props: Props<Value>) {
  const {
    offered,
    value,
    onChange,
    onAgain,
    isWide = false,
    isSmall = false,
    className = '',
    ...named
  } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      className={`${classes['group']} ${className}`}
      data-wide={isWide}
      data-small={isSmall}
      {...named}
    >
      {offered.map((one) => (
        <label key={one.value} className={classes['one']}>
          <input
            type="radio"
            name={name}
            className={classes['input']}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            onClick={() => one.value === value && onAgain?.(value)}
          />
          {one.label}
        </label>
      ))}
    </div>
  )
}
