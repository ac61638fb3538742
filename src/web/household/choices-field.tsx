import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { isSameName } from '../../domain/fields.ts'
import { tidyEntries } from '../../domain/household/person.ts'
import { MultiChoiceChips } from '../ui/forms/choice-chip.tsx'
import classes from './choices-field.module.css'

interface Props {
  label: string
  hint: string
  /** The choices that are offered; anything else can be typed. */
  offered: readonly { value: string; name: string }[]
  chosen: string[]
  otherLabel: string
  problem: string | undefined
  notes?: ReactNode
  onChange: (chosen: string[]) => void
}

export function ChoicesField({ label, hint, offered, chosen, otherLabel, problem, notes, onChange }: Props) {
  const [other, setOther] = useState('')
  const id = useId()
  const offeredChoice = (text: string) =>
    offered.find(({ name, value }) => [name, value].some((word) => isSameName(word, text)))?.value
  // 'Milk' from another program is the same choice as our 'milk'.
  const normalisedChoices = [...new Set(chosen.map((value) => offeredChoice(value) ?? value))]
  const typedChoices = normalisedChoices
    .filter((value) => !offered.some((choice) => choice.value === value))
    .map((value) => ({ value, name: value }))
  const add = () => {
    onChange(
      tidyEntries([...normalisedChoices, ...tidyEntries([other]).map((text) => offeredChoice(text) ?? text)]),
    )
    setOther('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the text. Without text it must not submit the form around the field.
    event.preventDefault()
    add()
  }

  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>{label}</legend>
      <p id={`${id}-hint`} className={problem ? classes.problem : classes.hint}>
        {problem ?? hint}
      </p>
      <div className={classes.choices}>
        <MultiChoiceChips
          offered={[...offered, ...typedChoices]}
          chosen={normalisedChoices}
          onChange={onChange}
        />
      </div>
      <div className={classes.other}>
        <TextInput
          className={classes.line}
          aria-label={otherLabel}
          placeholder={otherLabel}
          maxLength={100}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => other.trim() !== '' && add()}
        />
        <Button variant="default" disabled={other.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
      {notes}
    </fieldset>
  )
}
