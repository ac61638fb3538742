import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useLogout } from './queries.ts'

/** The question before logging out (part 1 §2). */
export function LogoutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const logout = useLogout()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Are you sure you want to logout?"
      text="You will need to log back in to access your meal planning and recipes."
      confirm="Logout"
      busy={logout.isPending}
      onConfirm={() => logout.mutate(undefined, { onError: onClose })}
    />
  )
}
