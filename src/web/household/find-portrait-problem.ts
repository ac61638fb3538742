import { photoTypes } from '../../domain/recipes/recipe-photo.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Why a chosen file cannot be a portrait (household 6); undefined when it can. */
export function findPortraitProblem(file: File): string | undefined {
  if (!photoTypes.some((type) => type === file.type)) {
    return 'Invalid file type. Choose a JPEG, PNG, GIF or WebP picture.'
  }
  return file.size > MAX_BYTES ? 'File too large. A photo can be up to 10 MB.' : undefined
}
