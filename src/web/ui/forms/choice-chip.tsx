import type { ReactNode } from 'react'
import classes from './choice-chip.module.css'

interface Props {
  type: 'radio' | 'checkbox'
  /** The name that the radios of one question share. */
  name?: string
  isChosen: boolean
  isOff?: boolean
  onChange: (isChosen: boolean) => void
  children: ReactNode
}

export function ChoiceChip({ type, name, isChosen, isOff = false, onChange, children }: Props) {
  return (
    <label className={classes.chip}>
      <input
        type={type}
        name={name}
        className={classes.input}
        checked={isChosen}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  )
}

/** Chips in a row that wraps. It stands in a fieldset, whose legend is the question. */
export const ChipRow = ({ children }: { children: ReactNode }) => <div className="wrap">{children}</div>

interface MultiChoiceProps<Value> {
  offered: readonly { value: Value; name: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** A multiple choice as chips. */
export function MultiChoiceChips<Value extends string | number>({
  offered,
  chosen,
  onChange,
}: MultiChoiceProps<Value>) {
  return (
    <ChipRow>
      {offered.map(({ value, name }) => (
        <ChoiceChip
          key={value}
          type="checkbox"
          isChosen={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          {name}
        </ChoiceChip>
      ))}
    </ChipRow>
  )
}
