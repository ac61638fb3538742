import { lazy, Suspense, useState } from 'react'
import { Loading } from '../loading.tsx'
import { OverPage } from '../dialog.tsx'
import type { Size } from './crop-picture.ts'
import { whyUnreadable } from './why-unreadable.ts'

const CropForm = lazy(() =>
  import('./crop-form.tsx').then(({ CropForm: component }) => ({ default: component })),
)

interface Props {
  title: string
  /** The chosen picture. */
  file: File
  /** How large the part that is kept becomes. */
  size: Size
  /** It is shown in a circle later. */
  isRound?: boolean
  onCropped: (photo: string) => void
  /** No browser can show this file as a picture; `why` tells what to do. */
  onUnreadable: (why: string) => void
  onClose: () => void
}

/**
 * Which part of a picture is kept: moved by dragging or arrow keys, enlarged by buttons, wheel, two
 * fingers or + and −.
 */
export function CropDialog({ title, file, onUnreadable, ...rest }: Props) {
  // Let go of by the form, as soon as the browser has read it.
  const [address] = useState(() => URL.createObjectURL(file))
  return (
    <OverPage title={title} width="34rem" onClose={rest.onClose}>
      <Suspense fallback={<Loading label="Loading the picture" />}>
        <CropForm
          address={address}
          onUnreadable={() => void whyUnreadable(file).then(onUnreadable)}
          {...rest}
        />
      </Suspense>
    </OverPage>
  )
}
