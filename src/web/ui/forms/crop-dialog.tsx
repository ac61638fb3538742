import { lazy, Suspense, useState } from 'react'
import { APPLE_PHOTO, isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'
import { Overlay } from '../dialog.tsx'
import { Loading } from '../loading.tsx'
import type { Size } from './crop-picture.ts'

const CropForm = lazy(async () => ({ default: (await import('./crop-form.tsx')).CropForm }))

interface Props {
  file: File
  /** The size of the result, or the least where there is a `maxWidth`. */
  size: Size
  /** The result has as many pixels as the chosen part, up to this width. */
  maxWidth?: number
  /** Whether the result will be shown in a circle. */
  isRound?: boolean
  onCropped: (photo: string) => void
  /** Called when no browser can show this file as a picture; `why` says what to do. */
  onUnreadable: (why: string) => void
  onClose: () => void
}

/**
 * Chooses a part of a picture: moved by dragging or arrow keys, zoomed by buttons, wheel, two
 * fingers or + and −.
 */
export function CropDialog({ file, onUnreadable, ...rest }: Props) {
  // The form revokes it as soon as the browser has read it.
  const [address] = useState(() => URL.createObjectURL(file))
  return (
    <Overlay title="Adjust Photo Position" width="34rem" onClose={rest.onClose}>
      <Suspense fallback={<Loading label="Loading the picture" />}>
        <CropForm
          address={address}
          onUnreadable={() => void whyUnreadable(file).then(onUnreadable)}
          {...rest}
        />
      </Suspense>
    </Overlay>
  )
}

/** Why no browser can show a file as a picture, by its content. */
async function whyUnreadable(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  return isApplePhoto(start) ? APPLE_PHOTO : 'This picture can’t be read. Choose another one.'
}
