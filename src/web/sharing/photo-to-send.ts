import { readPhoto } from '../recipes/photos/read-photo.ts'

/**
 * A copy keeps no address of somebody else's photo: it is fetched and sent as a data URL, or left
 * out where that fails.
 */
export async function photoToSend(photo: string | null): Promise<string | null> {
  if (photo === null || photo.startsWith('data:')) return photo
  try {
    const response = await fetch(photo, { credentials: 'include' })
    if (!response.ok) return null
    const blob = await response.blob()
    const read = await readPhoto(new File([blob], 'photo', { type: blob.type }))
    return 'photo' in read ? read.photo : null
  } catch {
    // The recipe is worth saving without its picture.
    return null
  }
}
