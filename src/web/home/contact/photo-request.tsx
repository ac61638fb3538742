import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { partOnPress } from '../../ui/part-on-press.tsx'

const PhotoRequestDialog = partOnPress(
  async () => (await import('./photo-request-dialog.tsx')).PhotoRequestDialog,
)

/** Import from Photo: asks for help with photos and PDFs of recipes (importing 2). */
export function PhotoRequest() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Import from Photo
      </Button>
      {isOpen && <PhotoRequestDialog onClose={() => setOpen(false)} />}
    </>
  )
}
