/** Pictures in Apple's format, which the server cannot open, as JPEGs where the browser can. */

const isApples = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** The longest side of a picture that is sent, as the server keeps it. */
const LONGEST = 4000

/** The file as the server can open it; as it is where the browser cannot open it either. */
export async function inReadableForm(file: Blob): Promise<Blob> {
  if (!isApples(file)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.92)
    })
    return drawn ?? file
  } catch {
    return file
  }
}
