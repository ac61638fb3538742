const MAX_BYTES = 10 * 1024 * 1024

/** Picture types a portrait may be made from (household 6). */
export const portraitTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** Why a chosen file cannot be a portrait (household 6); undefined when it can. */
export function findPortraitProblem(file: File): string | undefined {
  if (!portraitTypes.some((type) => type === file.type)) {
    return 'Invalid file type. Choose a JPEG, PNG, GIF or WebP picture.'
  }
  return file.size > MAX_BYTES ? 'File too large. A photo can be up to 10 MB.' : undefined
}
