import { Button, Checkbox } from '@mantine/core'
import { type Allergen, allergens } from '@plateful/ingredients/foods/food'
import { withCapital } from '@plateful/ingredients/format-english'
import { lazy, Suspense, useState } from 'react'
import type { ConfirmedLine } from '../../../domain/household/who-can-eat/family-answers.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useDeleteConfirmedLine, useSaveConfirmedLine } from './queries.ts'
import classes from './confirm-line-dialog.module.css'

const FoodChoice = lazy(async () => ({ default: (await import('./food-choice.tsx')).FoodChoice }))

interface Props {
  line: string
  before?: Pick<ConfirmedLine, 'id' | 'contains' | 'food'> | undefined
  onClose: () => void
  /** Called when the answer is saved: a plan that was made before is out of date. */
  onConfirmed?: () => void
}

/**
 * Asks what food an unknown ingredient line is, or what it contains. One answer counts for every
 * recipe (household 22).
 */
export function ConfirmLineDialog({ line, before, onClose, onConfirmed }: Props) {
  const [contains, setContains] = useState<readonly Allergen[]>(before?.contains ?? [])
  const [food, setFood] = useState(before?.food ?? null)
  const saveAnswer = useSaveConfirmedLine()
  const deleteAnswer = useDeleteConfirmedLine()
  const save = () =>
    saveAnswer.mutate(
      { line, food, contains: food === null ? [...contains] : [] },
      {
        onSuccess: () => {
          onConfirmed?.()
          onClose()
        },
      },
    )
  return (
    <Dialog title="What is in it?" onClose={onClose}>
      <p className={classes.line}>{line}</p>
      <Suspense fallback={<Loading label="Loading foods" />}>
        <FoodChoice chosen={food} onChoose={setFood} />
      </Suspense>
      {food === null && (
        <>
          <p className={classes.text}>
            Or look at the packet and tick what it contains. Tick nothing when it contains none of these.
          </p>
          <div className={classes.boxes} role="group" aria-label={`Allergens in ${line}`}>
            {allergens.map((allergen) => (
              <Checkbox
                key={allergen}
                label={withCapital(allergen)}
                checked={contains.includes(allergen)}
                onChange={({ currentTarget: { checked } }) =>
                  setContains(
                    checked ? [...contains, allergen] : contains.filter((other) => other !== allergen),
                  )
                }
              />
            ))}
          </div>
        </>
      )}
      <p className={classes.text}>It applies to all your recipes with this line.</p>
      <DialogButtons>
        {before && (
          <Button
            variant="subtle"
            color="gray"
            loading={deleteAnswer.isPending}
            onClick={() => deleteAnswer.mutate(before.id, { onSuccess: onClose })}
          >
            I’m not sure any more
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={saveAnswer.isPending} onClick={save}>
          {answerText(food, contains.length)}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function answerText(food: string | null, ticked: number): string {
  if (food !== null) return `It is ${food}`
  return ticked === 0 ? 'It contains none of these' : 'Save'
}
