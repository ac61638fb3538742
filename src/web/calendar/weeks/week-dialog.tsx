import { useState } from 'react'
import type { Day } from '../../../domain/day.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OneOf } from '../../ui/forms/one-of.tsx'
import { CopyWeekForm } from './copy-week-form.tsx'
import { MenuList } from './menu-list.tsx'
import { SaveMenuForm } from './save-menu-form.tsx'
import { formatWeek } from './week-words.ts'
import classes from './week-dialog.module.css'

interface Props {
  /** The Monday of the week that is shown. */
  monday: Day
  /** Whether nothing is planned in it: then the dialog opens with the menus. */
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
        <OneOf
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
