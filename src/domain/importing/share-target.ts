/** The address that the app's manifest names for what other programs share (importing 32). */
export const SHARE_TARGET_PATH = '/import-recipes/shared'

/** The page that asks for a photo again, because it could not be stored. */
export const SHARE_AGAIN_PATH = '/recipes?shared=again'

/** Where the photos that were kept are shown. */
export const SHARED_PHOTOS_PATH = '/recipes?shared=photo'

/**
 * The address of the import page that begins with the words of a share (importing 18). Null where
 * there are none, or where it would be longer than `most` characters.
 */
export function sharedWordsPath(valueOf: (name: string) => unknown, most = Infinity): string | null {
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = valueOf(name)
    return typeof value === 'string' && value.trim() !== '' ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  const address = `/import-recipes?${words.join('&')}`
  return words.length > 0 && address.length <= most ? address : null
}
