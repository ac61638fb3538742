/** Turns a chosen picture into a portrait: its middle, 200 × 200 as JPEG (part 1 §9), so that only a few kilobytes travel. */

const SIDE = 200
const QUALITY = 0.7
const MOST_BYTES = 10 * 1024 * 1024

/** Picture types a portrait may be made from (part 1 §5). */
export const portraitTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The portrait, or the sentence that says why there is none. */
export type ReadPortrait = { portrait: string } | { problem: string }

export async function readPortrait(file: File): Promise<ReadPortrait> {
  if (!portraitTypes.some((type) => type === file.type)) {
    return { problem: 'Invalid file type. Choose a JPEG, PNG, GIF or WebP picture.' }
  }
  if (file.size > MOST_BYTES) return { problem: 'File too large. A photo may have at most 10 MB.' }
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { problem: 'This picture cannot be read. Choose another one.' }
  return { portrait: middleOf(picture) }
}

function middleOf(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, SIDE, SIDE)
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
