import { Button } from '@mantine/core'
import { useState } from 'react'
import { boughtOf } from '../../../domain/shopping/format-amount.ts'
import type { Measures, ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import type { Rhythm } from '../../../domain/shopping/staple.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { ChoiceChip, ChipRow } from '../../ui/forms/choice-chip.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { rhythmLabels } from './rhythm-labels.ts'
import { useAddStaple, useRemoveStaple, useStaples } from './staple-queries.ts'
import classes from './staples-section.module.css'

interface Props {
  item: ShoppingItem
  measures: Measures | null
  onClose: () => void
}

/** Makes a staple of a row, in the amount in which one buys it (shopping 65). */
export function StapleDialog({ item, measures, onClose }: Props) {
  const name = item.name.trim()
  const existing = useStaples().find((staple) => staple.name.toLowerCase() === name.toLowerCase())
  const [chosen, setChosen] = useState<Rhythm | null>(null)
  const rhythm = chosen ?? existing?.rhythm ?? 'weekly'
  const add = useAddStaple()
  const remove = useRemoveStaple()
  const save = () => {
    const bought = boughtOf(item, measures)
    const { quantity, unit } = bought === undefined ? item : (bought ?? { quantity: null, unit: '' })
    add.mutate({ name: name.slice(0, 200), quantity, unit, rhythm }, { onSuccess: onClose })
  }
  return (
    <Dialog title={`Buy ${name} regularly`} onClose={onClose}>
      <DialogForm onSubmit={save}>
        <fieldset>
          <legend className={classes.question}>How often do you need it?</legend>
          <ChipRow>
            {rhythmLabels.map(({ value, label }) => (
              <ChoiceChip
                key={value}
                type="radio"
                name="rhythm"
                isChosen={rhythm === value}
                onChange={() => setChosen(value)}
              >
                {label}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
        <DialogButtons>
          {existing ? (
            <Button
              variant="default"
              loading={remove.isPending}
              onClick={() => remove.mutate(existing.id, { onSuccess: onClose })}
            >
              Stop buying it regularly
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={add.isPending}>
            Save
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
