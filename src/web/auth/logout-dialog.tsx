import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useLogout } from './queries.ts'

interface Props {
  opened: boolean
  onClose: () => void
  /** Sends what waits in this browser; answers how much of it could not be sent. */
  sendFirst: () => Promise<number>
}

/** The question before logging out (part 1 §2). Ticks that wait are sent first; if they cannot be, it says so and asks again. */
export function LogoutDialog({ opened, onClose, sendFirst }: Props) {
  const logout = useLogout()
  const [unsent, setUnsent] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const close = () => {
    setUnsent(0)
    onClose()
  }
  const leave = async () => {
    if (unsent === 0) {
      setIsSending(true)
      const left = await sendFirst()
      setIsSending(false)
      setUnsent(left)
      if (left > 0) return
    }
    logout.mutate(undefined, { onError: close })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title="Are you sure you want to logout?"
      text={
        <>
          You will need to log back in to access your meal planning and recipes.
          {unsent > 0 && (
            <span role="alert">
              {' '}
              {unsent === 1 ? '1 tick' : `${unsent} ticks`} of your shopping list could not be sent. Logging
              out now loses what you ticked.
            </span>
          )}
        </>
      }
      confirm={unsent > 0 ? 'Logout anyway' : 'Logout'}
      busy={isSending || logout.isPending}
      onConfirm={() => void leave()}
    />
  )
}
