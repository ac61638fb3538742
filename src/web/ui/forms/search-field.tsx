import { CloseButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './light-field.module.css'

interface Props {
  label: string
  value: string
  placeholder?: string
  /** Whether the label is only for screen readers, where the placeholder says the same. */
  isLabelHidden?: boolean
  /** Replaces the magnifying glass. */
  icon?: ReactNode
  onChange: (value: string) => void
}

/**
 * The search field of a list. Escape or its cross empties it. It is one of the first things of its
 * screen, so it is light.
 */
export function SearchField({ label, value, placeholder, isLabelHidden = false, icon, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label className={isLabelHidden ? 'aloud' : classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <span className={classes.icon}>{icon ?? <IconSearch size={18} aria-hidden />}</span>
        <input
          id={id}
          className={classes.input}
          type="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        {value && (
          <CloseButton
            className={classes.cross}
            aria-label={`Clear: ${label}`}
            onClick={() => onChange('')}
          />
        )}
      </div>
    </div>
  )
}
