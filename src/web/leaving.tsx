import { LogoutDialog } from './auth/logout-dialog.tsx'
import { useSendBeforeLeaving } from './shopping/send-ticks.ts'
import { useOnceThere } from './ui/use-once-there.ts'

/** Logging out, with what waits in this browser sent first. */
export function Leaving({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isOpen = useOnceThere(opened)
  return <LogoutDialog opened={isOpen} onClose={onClose} sendFirst={useSendBeforeLeaving()} />
}
