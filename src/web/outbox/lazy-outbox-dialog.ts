import { lazyOnPress } from '../ui/lazy-on-press.tsx'

/** The list of what waits on this device, whose code loads with the press that opens it. */
export const LazyOutboxDialog = lazyOnPress(async () => (await import('./outbox-dialog.tsx')).OutboxDialog)
