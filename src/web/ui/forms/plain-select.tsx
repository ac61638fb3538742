import { IconSelector } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './light-field.module.css'

interface Props<T extends string> {
  label: string
  /** Whether the label is only for screen readers, where the options explain themselves. */
  isLabelHidden?: boolean
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

export function PlainSelect<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: Props<T>) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label className={isLabelHidden ? 'aloud' : classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <select
          id={id}
          className={classes.select}
          value={value}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector className={classes.arrows} size={16} aria-hidden />
      </div>
    </div>
  )
}
