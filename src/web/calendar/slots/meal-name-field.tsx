import { useRef, useState } from 'react'
import classes from './meal-name-field.module.css'

interface Props {
  name: string
  /** It stands in an open meal on a phone, as large as any field there. */
  isLarge: boolean
  onType: (name: string) => void
}

/**
 * A name that looks like a heading and is a field: it grows with its text; Enter leaves it, Escape
 * puts back what was there.
 */
export function MealNameField({ name, isLarge, onType }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const atFocus = useRef(name)
  const type = (text: string) => {
    const line = text.replace(/\s*\n\s*/g, ' ')
    setTyped(line)
    // A meal without a name cannot be saved; until there is one again, the old name stands.
    if (line.trim() !== '') onType(line.trim())
  }
  return (
    <span className={classes.grow} data-text={`${typed ?? name} `} data-large={isLarge}>
      <textarea
        className={classes.name}
        rows={1}
        aria-label={`Name of ${name}`}
        maxLength={200}
        spellCheck={false}
        value={typed ?? name}
        onFocus={() => {
          atFocus.current = name
        }}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          // Here Enter and Escape choose or give up letters, and end no name.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          setTyped(null)
          onType(atFocus.current)
        }}
      />
    </span>
  )
}
