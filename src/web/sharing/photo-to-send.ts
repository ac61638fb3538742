import { readPhoto } from '../recipes/photos/read-photo.ts'

/**
 * A copy must not keep the address of somebody else's photo: the photo is fetched and sent as a
 * data URL, or left out if that fails.
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
    // The recipe is worth saving without its photo.
    return null
  }
}
