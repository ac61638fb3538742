import { useId } from 'react'
import classes from './segmented-control.module.css'

interface Props<Value extends string> {
  /** The question for screen readers: the text itself, or the id of the element that has it. */
  'aria-label'?: string
  'aria-labelledby'?: string
  offered: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Called when the chosen option is pressed again; a radio has no event for that. */
  onAgain?: (value: Value) => void
  /** Whether it takes the whole width, in equal parts. */
  isWide?: boolean
  isSmall?: boolean
  className?: string | undefined
}

/**
 * One of a few options, side by side; real radios underneath. It measures nothing, unlike Mantine's
 * SegmentedControl, so a screen with it is laid out only once.
 */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
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
      className={`${classes.group} ${className}`}
      data-wide={isWide}
      data-small={isSmall}
      {...named}
    >
      {offered.map((option) => (
        <label key={option.value} className={classes.one}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => option.value === value && onAgain?.(value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
