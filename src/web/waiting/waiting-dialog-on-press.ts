import { partOnPress } from '../ui/part-on-press.tsx'

/** The list of what waits on this device, whose code loads with the press that opens it. */
export const WaitingDialog = partOnPress(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)
