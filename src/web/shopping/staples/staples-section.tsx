import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatAmount } from '../../../domain/shopping/format-amount.ts'
import type { Rhythm, Staple } from '../../../domain/shopping/staple.ts'
import { readTypedItem } from '../../../domain/shopping/typed-item.ts'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAddItem } from '../list/add-item.tsx'
import { rhythmOf, rhythmLabels } from './rhythm-labels.ts'
import { useAddStaple, useChangeStaple, useRemoveStaple, useStaples } from './staple-queries.ts'
import classes from './staples-section.module.css'

export function StaplesSection() {
  const staples = useStaples()
  return (
    <details className={classes.staples}>
      <summary>
        <h2 className={classes.title}>Staples</h2>
        <span className={classes.count}>{staples.length > 0 && staples.length}</span>
        <IconChevronDown size={20} className={classes.chevron} aria-hidden />
      </summary>
      <p className={classes.text}>
        Things you buy again and again. They go on the next list you make, and come back every week or two; or
        press Finished when you open the last one.
      </p>
      {staples.length > 0 && (
        <ul className={classes.list} aria-label="Your staples">
          {staples.map((staple) => (
            <StapleRow key={staple.id} staple={staple} />
          ))}
        </ul>
      )}
      <AddStaple />
    </details>
  )
}

function StapleRow({ staple }: { staple: Staple }) {
  const { id, name, rhythm } = staple
  const { mutate: change } = useChangeStaple()
  const { mutate: remove } = useRemoveStaple()
  const addItem = useAddItem()
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {name} <span className={classes.amount}>{formatAmount(staple)}</span>
      </span>
      <NativeSelect
        aria-label={`When ${name} comes back`}
        data={[...rhythmLabels]}
        value={rhythm}
        onChange={({ target }) => change({ id, rhythm: rhythmOf(target.value) })}
      />
      <Button variant="default" aria-label={`${name} is finished`} onClick={() => addItem(staple)}>
        Finished
      </Button>
      <IconButton label={`Forget ${name}`} icon={IconX} onClick={() => remove(id)} />
    </li>
  )
}

function AddStaple() {
  const [inputValue, setInputValue] = useState('')
  const [rhythm, setRhythm] = useState<Rhythm>('weekly')
  const { mutate, isPending } = useAddStaple()
  return (
    <form
      className={classes.add}
      noValidate
      onSubmit={handleSubmit(() =>
        mutate({ ...readTypedItem(inputValue), rhythm }, { onSuccess: () => setInputValue('') }),
      )}
    >
      <TextInput
        className={classes.name}
        label="New staple"
        placeholder="4 pints milk"
        maxLength={200}
        autoComplete="off"
        value={inputValue}
        onChange={({ currentTarget: { value } }) => setInputValue(value)}
      />
      <NativeSelect
        label="Comes back"
        data={[...rhythmLabels]}
        value={rhythm}
        onChange={({ target }) => setRhythm(rhythmOf(target.value))}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={isPending}
        disabled={inputValue.trim() === ''}
      >
        Add staple
      </Button>
    </form>
  )
}
