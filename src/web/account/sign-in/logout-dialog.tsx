import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useLogout } from './queries.ts'

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
export function LogoutDialog({ opened, onClose, sendFirst }: Props) {
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
  return (
    <ConfirmDialog
      opened={opened}
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
      busy={isSending || logout.isPending}
      onConfirm={() => void signOut()}
    />
  )
}
