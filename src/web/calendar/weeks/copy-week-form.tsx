import { Button } from '@mantine/core'
import { useState } from 'react'
import { weekAsMenu } from '../../../domain/calendar/place-week.ts'
import type { Day } from '../../../domain/day.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { DialogButtons } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useKnown, usePlaceWeek, useReadWeek } from './use-place-week.ts'
import { TargetFields, useTarget } from './target-fields.tsx'

interface Props {
  monday: Day
  onClose: () => void
  onDone: (monday: Day) => void
}

/** Copies the week that is shown to another one (calendar 42). */
export function CopyWeekForm({ monday, onClose, onDone }: Props) {
  const { weeks, target, setTarget } = useTarget(monday, true)
  const [isBusy, setBusy] = useState(false)
  const knownIds = useKnown()
  const readWeek = useReadWeek()
  const placeWeek = usePlaceWeek()
  const copy = async () => {
    if (!knownIds || isBusy) return
    setBusy(true)
    try {
      const week = weekAsMenu(monday, await readWeek(monday), knownIds)
      if (await placeWeek({ what: 'Week copied', week, known: knownIds, ...target }))
        return onDone(target.monday)
    } catch (error) {
      toast('Failed to save', sentenceOf(error), 'failed')
    }
    setBusy(false)
  }
  return (
    <DialogForm onSubmit={() => void copy()}>
      <TargetFields label="To which week" weeks={weeks} target={target} onChange={setTarget} />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={isBusy} disabled={!knownIds}>
          Copy this week
        </Button>
      </DialogButtons>
    </DialogForm>
  )
}
