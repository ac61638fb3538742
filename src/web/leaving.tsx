import { LogoutDialog } from './account/sign-in/logout-dialog.tsx'
import { useDayDrafts } from './calendar/days/use-day-drafts.ts'
import { useSendBeforeLeaving } from './shopping/send-ticks.ts'
import { useOnceThere } from './ui/part-on-press.tsx'

const formatCount = (count: number, thing: string, of: string): string[] =>
  count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'} of ${of}`]

/** Logging out, after unsaved days and ticks were sent. */
export function Leaving({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isOpen = useOnceThere(opened)
  const days = useDayDrafts()
  const sendTicks = useSendBeforeLeaving()
  const sendFirst = async () => {
    const [ticks] = await Promise.all([sendTicks(), days.finish()])
    return [
      ...formatCount(ticks, 'tick', 'your shopping list'),
      ...formatCount(days.unsaved().length, 'day', 'your calendar'),
    ]
  }
  return <LogoutDialog opened={isOpen} onClose={onClose} sendFirst={sendFirst} />
}
