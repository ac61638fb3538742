import { MOST_PHOTO_BYTES, photoTypes } from '../../domain/recipes/recipe.ts'

/** A chosen picture as a data URL, or the sentences that say why not (part 1 §5). */
export type ReadPhoto = { photo: string } | { title: string; text: string }

const isPhotoType = (type: string) => photoTypes.some((allowed) => allowed === type)

export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (!isPhotoType(file.type))
    return { title: 'Invalid file type', text: 'Choose a JPEG, PNG, GIF or WebP picture.' }
  if (file.size > MOST_PHOTO_BYTES) return { title: 'File too large', text: 'A photo may have at most 5 MB.' }
  return { photo: await dataUrlOf(file) }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')))
    reader.readAsDataURL(file)
  })
}
