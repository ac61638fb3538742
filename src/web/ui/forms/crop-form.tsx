import { ActionIcon, Button } from '@mantine/core'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { DialogButtons } from '../dialog.tsx'
import { Loading } from '../loading.tsx'
import { cropPicture, type Drawn, type Size, type View, ZOOM, zoomBy } from './crop-picture.ts'
import classes from './crop-dialog.module.css'

interface Props {
  /** The picture's object URL. */
  address: string
  size: Size
  maxWidth?: number
  isRound?: boolean
  onCropped: (photo: string) => void
  onUnreadable: () => void
  onClose: () => void
}

const ARROW_STEP = 8
const initialView: View = { crop: { x: 0, y: 0 }, zoom: 1 }
/**
 * The dialog sets the focus a moment after it opens; this attribute tells it where, if the picture
 * is loaded by then.
 */
const takesFocus = { 'data-autofocus': true }
const zoomKeys: Record<string, number> = { '+': ZOOM.in, '=': ZOOM.in, '-': ZOOM.out, _: ZOOM.out }

interface ZoomButtonsProps {
  zoom: number
  isDisabled: boolean
  onZoom: (factor: number) => void
}

const ZoomButtons = ({ zoom, isDisabled, onZoom }: ZoomButtonsProps) => (
  <div className={classes.zoom} role="group" aria-label="Zoom">
    <ActionIcon
      variant="default"
      size="xl"
      aria-label="Zoom out"
      disabled={isDisabled || zoom <= ZOOM.least}
      onClick={() => onZoom(ZOOM.out)}
    >
      <IconZoomOut size={20} aria-hidden />
    </ActionIcon>
    <output className={classes.percent}>{Math.round(zoom * 100)} %</output>
    <ActionIcon
      variant="default"
      size="xl"
      aria-label="Zoom in"
      disabled={isDisabled || zoom >= ZOOM.most}
      onClick={() => onZoom(ZOOM.in)}
    >
      <IconZoomIn size={20} aria-hidden />
    </ActionIcon>
  </div>
)

export function CropForm({
  address,
  size,
  maxWidth = size.width,
  isRound = false,
  onCropped,
  onUnreadable,
  onClose,
}: Props) {
  const [view, setView] = useState(initialView)
  const [isLoaded, setIsLoaded] = useState(false)
  const image = useRef<RefObject<HTMLImageElement>>(null)
  const keptPart = useRef<RefObject<HTMLDivElement>>(null)
  const drawn = useRef<Partial<Drawn>>({})
  const zoom = (factor: number) => setView((before) => zoomBy(before, factor))

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const factor = zoomKeys[key]
    if (factor && !ctrlKey && !metaKey) zoom(factor)
  }
  const takeCrop = () => {
    const { picture, frame } = drawn.current
    if (image.current?.current && picture && frame)
      onCropped(cropPicture(image.current.current, view, { picture, frame }, size, maxWidth))
  }
  const begin = () => {
    setIsLoaded(true)
    URL.revokeObjectURL(address)
  }
  // Rendered together with the part that the arrow keys move.
  useLayoutEffect(() => {
    if (isLoaded) keptPart.current?.current?.focus()
  }, [isLoaded])

  return (
    <div className={classes.form}>
      {/* Keys zoom wherever the focus is in the picture and its buttons. */}
      <div onKeyDown={onKeyDown} role="presentation">
        <div className={classes.area}>
          <Cropper
            image={address}
            crop={view.crop}
            zoom={view.zoom}
            minZoom={ZOOM.least}
            maxZoom={ZOOM.most}
            aspect={size.width / size.height}
            cropShape={isRound ? 'round' : 'rect'}
            keyboardStep={ARROW_STEP}
            disableAutomaticStylesInjection
            onCropChange={(crop) => setView((before) => ({ ...before, crop }))}
            onZoomChange={(next) => setView((before) => ({ ...before, zoom: next }))}
            onMediaLoaded={begin}
            setImageRef={(ref) => {
              image.current = ref
            }}
            setMediaSize={(picture) => {
              drawn.current.picture = picture
            }}
            setCropSize={(frame) => {
              drawn.current.frame = frame
            }}
            setCropperRef={(ref) => {
              keptPart.current = ref
            }}
            mediaProps={{ onError: onUnreadable }}
            cropperProps={{
              ...takesFocus,
              role: 'application',
              'aria-label': 'Part of the photo that is kept. Arrow keys move the photo, plus and minus zoom.',
            }}
          />
          {!isLoaded && <Loading label="Loading the picture" />}
        </div>
        <ZoomButtons zoom={view.zoom} isDisabled={!isLoaded} onZoom={zoom} />
      </div>
      <p className="soft">
        Drag the photo to where it should be.{' '}
        <span className={classes.keys}>Arrow keys move it, + and − zoom.</span>
      </p>
      <DialogButtons onCancel={onClose}>
        <Button disabled={!isLoaded} onClick={takeCrop}>
          Use this photo
        </Button>
      </DialogButtons>
    </div>
  )
}
