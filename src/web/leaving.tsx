import { LogoutDialog } from './account/sign-in/logout-dialog.tsx'
import { outbox } from './api/outbox.ts'
import { useDayDrafts } from './calendar/days/use-day-drafts.ts'
import { useSendEditsBeforeLeaving } from './shopping/send-edits.ts'
import { useSendBeforeLeaving } from './shopping/send-ticks.ts'
import { useOnceThere } from './ui/part-on-press.tsx'

const formatCount = (count: number, thing: string, of: string): string[] =>
  count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'} of ${of}`]

/**
 * Logging out, with what waits in this browser sent first: days of the calendar, ticks and rows.
 */
export function Leaving({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isOpen = useOnceThere(opened)
  const days = useDayDrafts()
  const sendTicks = useSendBeforeLeaving()
  const sendRows = useSendEditsBeforeLeaving()
  const sendFirst = async () => {
    await outbox.read()
    const [ticks, rows] = await Promise.all([sendTicks(), sendRows(), days.finish()])
    return [
      ...formatCount(ticks, 'tick', 'your shopping list'),
      ...formatCount(rows, 'row', 'your shopping list'),
      ...formatCount(days.unsaved().length, 'day', 'your calendar'),
      ...formatCount(outbox.changes().length, 'change', 'this device'),
    ]
  }
  return <LogoutDialog opened={isOpen} onClose={onClose} sendFirst={sendFirst} />
}
