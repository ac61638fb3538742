import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { type LinePlace, otherUnits } from '@plateful/ingredients/lines/line-in-units'
import classes from './lines-field.module.css'

interface Props {
  line: string
  place: LinePlace
  /** 'Ingredient 2' */
  label: string
  onPress: () => void
}

/** One ingredient's own metric/imperial toggle; a line without a measure has none. */
export function UnitToggle({ line, place, label, onPress }: Props) {
  const other = useMemo(() => otherUnits(line, place), [line, place])
  if (!other) return null
  const name = other.units === 'metric' ? 'Metric' : 'Imperial'
  return (
    <UnstyledButton
      className={classes.units}
      aria-label={`${name} units for ${label.toLowerCase()}`}
      onClick={onPress}
    >
      {name}
    </UnstyledButton>
  )
}
