import { Button, NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DefaultDinerCount, DINER_LIMITS } from '../../domain/account/account.ts'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { type DinerCountPlace, useUpdateDinerCount } from './queries.ts'
import classes from './account.module.css'

/** The usual number of diners of a new meal. My Account and Settings show the same setting. */
export function DinerCountForm({ count, place }: { count: number; place: DinerCountPlace }) {
  const [typed, setTyped] = useState<number | string>(count)
  const [problem, setProblem] = useState<string>()
  const save = useUpdateDinerCount(place)
  const submit = () => {
    const checked = DefaultDinerCount.safeParse({ defaultDinerCount: typed })
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success && !save.isPending) save.mutate(checked.data)
  }
  // Inside the field's container the button stays beside the field, also with a problem below.
  const withSaveButton = (field: ReactNode) => (
    <div className={classes.line}>
      <div className={classes.count}>{field}</div>
      <Button type="submit" loading={save.isPending} disabled={typed === count}>
        Save
      </Button>
    </div>
  )
  return (
    <form noValidate aria-label="Default diner count" onSubmit={handleSubmit(submit)}>
      <NumberInput
        label="Number of diners"
        inputContainer={withSaveButton}
        min={DINER_LIMITS.least}
        max={DINER_LIMITS.most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        error={problem}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
      />
    </form>
  )
}
