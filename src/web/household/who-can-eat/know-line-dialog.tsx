import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type Allergen, allergens } from '@plateful/ingredients/foods/food'
import type { KnownIngredient } from '../../../domain/recipes/known-ingredient.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import classes from './know-line-dialog.module.css'
import { useForgetIngredient, useKnowIngredient } from './queries.ts'

interface Props {
  line: string
  /** The earlier answer, to be changed or withdrawn. */
  before?: Pick<KnownIngredient, 'id' | 'contains'> | undefined
  onClose: () => void
  /** Called when the answer is saved: what was planned without it is out of date. */
  onKnown?: () => void
}

/** Asks what an unknown ingredient line contains. One answer counts for every recipe. */
export function KnowLineDialog({ line, before, onClose, onKnown }: Props) {
  const [contains, setContains] = useState<readonly Allergen[]>(before?.contains ?? [])
  const know = useKnowIngredient()
  const forget = useForgetIngredient()
  const save = () =>
    know.mutate(
      { line, contains: [...contains] },
      {
        onSuccess: () => {
          onKnown?.()
          onClose()
        },
      },
    )
  return (
    <Dialog title="What is in it?" onClose={onClose}>
      <p className={classes.line}>{line}</p>
      <p className={classes.text}>
        Look at the packet and tick what it contains. Tick nothing when it contains none of these. It counts
        for every recipe of yours with this line.
      </p>
      <div className={classes.boxes} role="group" aria-label={`Allergens in ${line}`}>
        {allergens.map((allergen) => (
          <Checkbox
            key={allergen}
            label={allergen.charAt(0).toUpperCase() + allergen.slice(1)}
            checked={contains.includes(allergen)}
            onChange={({ currentTarget: { checked } }) =>
              setContains(checked ? [...contains, allergen] : contains.filter((one) => one !== allergen))
            }
          />
        ))}
      </div>
      <DialogButtons>
        {before && (
          <Button
            variant="subtle"
            color="gray"
            loading={forget.isPending}
            onClick={() => forget.mutate(before.id, { onSuccess: onClose })}
          >
            I’m not sure any more
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={know.isPending} onClick={save}>
          {contains.length === 0 ? 'It contains none of these' : 'Save'}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
