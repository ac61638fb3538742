import { partOnPress } from '../../ui/part-on-press.tsx'

/** Import from Photo: asks for help with photos and PDFs of recipes (importing 2). */
export const PhotoRequestDialog = partOnPress(
  async () => (await import('./photo-request-dialog.tsx')).PhotoRequestDialog,
)
