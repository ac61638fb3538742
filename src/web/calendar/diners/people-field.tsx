import { IconMinus, IconPlus, IconUsers } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { useKnownUser } from '../../account/sign-in/queries.ts'
import classes from './people-field.module.css'

interface Props {
  /** The label: 'People for Fish pie'. */
  label: string
  value: number
  onChange: (people: number) => void
  /** Adds minus and plus buttons, for a thumb. */
  isLarge?: boolean
}

const isAllowed = (people: number) => people >= PEOPLE_LIMITS.least && people <= PEOPLE_LIMITS.most

/** For how many people a new meal is by default (calendar 5). */
export const useUsualPeople = (): number => useKnownUser()?.defaultDinerCount ?? 4

/** How many people eat: 1 to 20, digits only; other input is ignored (calendar 5). */
export function PeopleField({ label, value, onChange, isLarge = false }: Props) {
  const [inputValue, setInputValue] = useState<string | null>(null)
  const set = (people: number) => {
    if (isAllowed(people)) onChange(people)
  }
  const onTextChange = (text: string) => {
    if (!/^\d*$/.test(text) || (text !== '' && !isAllowed(Number(text)))) return
    setInputValue(text)
    if (text !== '') onChange(Number(text))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setInputValue(null)
    set(value + step)
  }
  const stepButton = (step: number, word: string, Icon: typeof IconPlus) => (
    <button
      type="button"
      className={classes.step}
      aria-label={`${label}: one ${word}`}
      disabled={!isAllowed(value + step)}
      onClick={() => set(value + step)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
  return (
    <span className={classes.people} data-large={isLarge}>
      {isLarge && stepButton(-1, 'fewer', IconMinus)}
      <label className={classes.field}>
        <IconUsers size={15} aria-hidden className={classes.icon} />
        <input
          className={classes.input}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          value={inputValue ?? String(value)}
          onChange={({ target }) => onTextChange(target.value)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => target.select()}
          onBlur={() => setInputValue(null)}
        />
      </label>
      {isLarge && stepButton(1, 'more', IconPlus)}
    </span>
  )
}
