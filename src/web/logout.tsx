import { formatCount } from '@plateful/ingredients/format-english'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogout } from './account/sign-in/queries.ts'
import { outbox } from './api/outbox.ts'
import { useDayDrafts } from './calendar/days/use-day-drafts.ts'
import { sendOutboxBeforeLogout } from './outbox/use-outbox-delivery.ts'
import { useSendEditsBeforeLogout } from './shopping/list/send-edits.ts'
import { useSendTicksBeforeLogout } from './shopping/shop/send-ticks.ts'
import { ConfirmDialog } from './ui/dialog.tsx'
import { useOpenAfterMount } from './ui/lazy-on-press.tsx'

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

interface Props {
  opened: boolean
  onClose: () => void
  /** Sends unsaved changes; answers in words what could not be sent. */
  sendFirst: () => Promise<string[]>
}

/**
 * The question before logging out (account 16). Unsaved changes are sent first; if that fails, it
 * says so and asks again.
 */
function LogoutDialog({ opened, onClose, sendFirst }: Props) {
  const logout = useLogout()
  const [unsent, setUnsent] = useState<string[]>([])
  const [isSending, setIsSending] = useState(false)
  const close = () => {
    setUnsent([])
    onClose()
  }
  const signOut = async () => {
    if (unsent.length === 0) {
      setIsSending(true)
      const stillUnsent = await sendFirst()
      setIsSending(false)
      setUnsent(stillUnsent)
      if (stillUnsent.length > 0) return
    }
    logout.mutate(undefined, { onError: close })
  }
  if (!opened) return null
  return (
    <ConfirmDialog
      onClose={close}
      title="Are you sure you want to logout?"
      text={
        <>
          You will need to log back in to access your meal planning and recipes.
          {unsent.length > 0 && (
            <span role="alert">
              {' '}
              {unsent.join(' and ')} couldn’t be sent. If you log out now, anything unsent will be lost. Stay
              signed in, and it’s sent by itself as soon as Plateful can be reached.
            </span>
          )}
        </>
      }
      confirm={unsent.length > 0 ? 'Logout anyway' : 'Logout'}
      isBusy={isSending || logout.isPending}
      onConfirm={() => void signOut()}
    />
  )
}
