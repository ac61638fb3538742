import { Button } from '@mantine/core'
import { useState } from 'react'
import { weekAsMenu } from '../../../domain/calendar/place-week.ts'
import type { Day } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { toast } from '../../ui/toast.ts'
import { formatWeek } from './format-week.ts'
import { MenuList } from './menu-list.tsx'
import { SaveMenuForm } from './save-menu-form.tsx'
import { TargetFields, useTarget } from './target-fields.tsx'
import { useKnownIds, usePlaceWeek, useReadWeek } from './use-place-week.ts'
import classes from './week-dialog.module.css'

interface Props {
  /** The Monday of the week that is shown. */
  monday: Day
  /**
   * Whether nothing is planned in it: then the dialog opens with the menus and not with copying.
   */
  isEmpty: boolean
  onClose: () => void
  onShow: (monday: Day) => void
}

type WeekAction = 'copy' | 'keep' | 'use'

const weekActions: { value: WeekAction; label: string }[] = [
  { value: 'copy', label: 'Copy it' },
  { value: 'keep', label: 'Save as a menu' },
  { value: 'use', label: 'Menus' },
]

export function WeekDialog({ monday, isEmpty, onClose, onShow }: Props) {
  const [action, setAction] = useState<WeekAction>(isEmpty ? 'use' : 'copy')
  const onDone = (filled: Day) => {
    onClose()
    onShow(filled)
  }
  return (
    <Dialog title={`Week of ${formatWeek(monday)}`} onClose={onClose}>
      <div className={classes.parts}>
        <SegmentedControl
          aria-label="What to do with this week"
          isWide
          value={action}
          onChange={setAction}
          offered={weekActions}
        />
        {action === 'copy' && <CopyWeekForm monday={monday} onClose={onClose} onDone={onDone} />}
        {action === 'keep' && <SaveMenuForm monday={monday} onClose={onClose} />}
        {action === 'use' && <MenuList {...{ monday, isEmpty, onClose }} onDone={onDone} />}
      </div>
    </Dialog>
  )
}

interface CopyProps {
  monday: Day
  onClose: () => void
  onDone: (monday: Day) => void
}

/** Copies the week that is shown to another one (calendar 42). */
function CopyWeekForm({ monday, onClose, onDone }: CopyProps) {
  const { weeks, target, setTarget } = useTarget(monday, true)
  const [isBusy, setIsBusy] = useState(false)
  const knownIds = useKnownIds()
  const readWeek = useReadWeek()
  const placeWeek = usePlaceWeek()
  const copy = async () => {
    if (!knownIds || isBusy) return
    setIsBusy(true)
    try {
      const week = weekAsMenu(monday, await readWeek(monday), knownIds)
      if (await placeWeek({ name: 'Week copied', week, knownIds, ...target })) return onDone(target.monday)
    } catch (error) {
      toast('Failed to save', errorMessage(error), 'failed')
    }
    setIsBusy(false)
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
