/** Which part of a picture is cut out, and how it becomes a JPEG. */

/** The limits of the zoom (recipes 22). */
export const ZOOM = { least: 0.5, most: 3, in: 1.2, out: 0.8 } as const
const QUALITY = 0.7

export interface Size {
  width: number
  height: number
}

/** The position and zoom of the picture behind the frame. */
export interface View {
  crop: { x: number; y: number }
  zoom: number
}

/** The sizes at zoom 1: the picture's own, the picture's on the screen, and the frame's. */
export interface Drawn {
  picture: Size & { naturalWidth: number }
  frame: Size
}

/** One zoom step within the limits; the middle of the frame stays where it is. */
export function zoomBy(view: View, factor: number): View {
  const zoom = Math.min(Math.max(view.zoom * factor, ZOOM.least), ZOOM.most)
  const zoomRatio = zoom / view.zoom
  return { zoom, crop: { x: view.crop.x * zoomRatio, y: view.crop.y * zoomRatio } }
}

/**
 * The part of the picture under the frame, in the picture's own pixels; a larger frame reaches
 * beyond it.
 */
export function partInFrame(
  { crop, zoom }: View,
  { picture, frame }: Drawn,
): Size & { x: number; y: number } {
  const pixels = picture.naturalWidth / picture.width
  const cropStart = (whole: number, shown: number, moved: number) => (whole - shown / zoom) / 2 - moved / zoom
  return {
    x: cropStart(picture.width, frame.width, crop.x) * pixels,
    y: cropStart(picture.height, frame.height, crop.y) * pixels,
    width: (frame.width / zoom) * pixels,
    height: (frame.height / zoom) * pixels,
  }
}

/**
 * The part under the frame as a JPEG, white where the picture does not reach: of this size, or with
 * the pixels of the part where it has more, up to that width.
 */
export function cropPicture(
  image: HTMLImageElement,
  view: View,
  drawn: Drawn,
  least: Size,
  maxWidth = least.width,
): string {
  const part = partInFrame(view, drawn)
  const width = Math.round(Math.min(Math.max(part.width, least.width), maxWidth))
  const size = { width, height: Math.round((width * least.height) / least.width) }
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context) {
    const scale = size.width / part.width
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      image,
      -part.x * scale,
      -part.y * scale,
      image.naturalWidth * scale,
      image.naturalHeight * scale,
    )
  }
  return canvas.toDataURL('image/jpeg', QUALITY)
}
