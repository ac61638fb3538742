import { lazyOnPress } from '../../ui/lazy-on-press.tsx'

/**
 * Import from Photo: reads a PDF here (importing 35), or asks for help with photos and scans
 * (importing 2).
 */
export const LazyPhotoRequestDialog = lazyOnPress(
  async () => (await import('./photo-request-dialog.tsx')).PhotoRequestDialog,
)
