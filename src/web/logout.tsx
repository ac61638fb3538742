import { useQueryClient } from '@tanstack/react-query'
import { LogoutDialog } from './account/sign-in/logout-dialog.tsx'
import { outbox } from './api/outbox.ts'
import { useDayDrafts } from './calendar/days/use-day-drafts.ts'
import { useSendEditsBeforeLogout } from './shopping/send-edits.ts'
import { useSendTicksBeforeLogout } from './shopping/send-ticks.ts'
import { formatCount } from '../domain/format-english.ts'
import { useOpenAfterMount } from './ui/lazy-on-press.tsx'
import { sendOutboxBeforeLogout } from './outbox/use-outbox-delivery.ts'

const formatUnsent = (count: number, noun: string, where: string): string[] =>
  count === 0 ? [] : [`${formatCount(count, noun)} ${where}`]

/** Logs out after sending what waits in this browser: days of the calendar, ticks and rows. */
export function Logout({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const isOpen = useOpenAfterMount(opened)
  const days = useDayDrafts()
  const sendTicks = useSendTicksBeforeLogout()
  const sendRows = useSendEditsBeforeLogout()
  const sendFirst = async () => {
    const [ticks, rows] = await Promise.all([sendTicks(), sendRows(), days.finish()])
    // After the days: offline each of them becomes a waiting change.
    await sendOutboxBeforeLogout(client)
    return [
      ...formatUnsent(ticks, 'tick', 'of your shopping list'),
      ...formatUnsent(rows, 'row', 'of your shopping list'),
      ...formatUnsent(days.unsaved().length, 'day', 'of your calendar'),
      ...formatUnsent(outbox.changes().length, 'change', 'on this device'),
    ]
  }
  return <LogoutDialog opened={isOpen} onClose={onClose} sendFirst={sendFirst} />
}
