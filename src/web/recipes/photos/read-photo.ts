import { MAX_PHOTO_BYTES, photoTypes } from '../../../domain/recipes/recipe-photo.ts'

/** Why a file cannot be the photo, in words (recipes 12). */
export interface PhotoProblem {
  title: string
  text: string
}

const isPhotoType = (type: string) => photoTypes.some((allowed) => allowed === type)

/** What is wrong with a chosen file; null if it can be the photo. */
export function findPhotoProblem(file: File): PhotoProblem | null {
  if (!isPhotoType(file.type))
    return { title: 'Invalid file type', text: 'Choose a JPEG, PNG, GIF or WebP picture.' }
  if (file.size > MAX_PHOTO_BYTES) return { title: 'File too large', text: 'A photo can be up to 5 MB.' }
  return null
}

export async function readPhoto(file: File): Promise<{ photo: string } | PhotoProblem> {
  return findPhotoProblem(file) ?? { photo: await dataUrlOf(file) }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The picture couldn’t be read')))
    reader.readAsDataURL(file)
  })
}
