import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { peopleWithin } from './meal-to-add.ts'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number
  onChange: (people: number) => void
}

/**
 * For how many people: 1 to 20 (calendar 20). Whatever is typed becomes a number in this range; the
 * field may be empty while somebody types.
 */
export function PeopleInput({ value, onChange, ...props }: Props) {
  const [inputValue, setInputValue] = useState<number | string | null>(null)
  return (
    <NumberInput
      {...props}
      min={PEOPLE_LIMITS.least}
      max={PEOPLE_LIMITS.most}
      allowDecimal={false}
      allowNegative={false}
      value={inputValue ?? value}
      // A number out of range becomes the nearest valid one, shown when the field is left.
      onChange={(next) => {
        setInputValue(next)
        onChange(peopleWithin(next))
      }}
      onBlur={() => setInputValue(null)}
    />
  )
}
