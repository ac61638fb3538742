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
  /**
   * Whether nothing is planned in it: then the dialog opens with the menus and not with copying.
   */
  isEmpty: boolean
  onClose: () => void
  /** Shows a week after it was filled. */
  onShow: (monday: Day) => void
}

type Way = 'copy' | 'keep' | 'use'

const ways: { value: Way; label: string }[] = [
  { value: 'copy', label: 'Copy it' },
  { value: 'keep', label: 'Save as a menu' },
  { value: 'use', label: 'Menus' },
]

/** The actions on a whole week: copy it, save it as a menu, fill it from one. */
export function WeekDialog({ monday, isEmpty, onClose, onShow }: Props) {
  const [way, setWay] = useState<Way>(isEmpty ? 'use' : 'copy')
  const done = (filled: Day) => {
    onClose()
    onShow(filled)
  }
  return (
    <Dialog title={`Week of ${formatWeek(monday)}`} onClose={onClose}>
      <div className={classes.parts}>
        <OneOf aria-label="What to do with this week" isWide value={way} onChange={setWay} offered={ways} />
        {way === 'copy' && <CopyWeekForm monday={monday} onClose={onClose} onDone={done} />}
        {way === 'keep' && <SaveMenuForm monday={monday} onClose={onClose} />}
        {way === 'use' && <MenuList {...{ monday, isEmpty, onClose }} onDone={done} />}
      </div>
    </Dialog>
  )
}
