import { lazyOnPress } from '../ui/lazy-on-press.tsx'

/** The list of what waits on this device, whose code loads with the press that opens it. */
export const LazyWaitingDialog = lazyOnPress(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)
