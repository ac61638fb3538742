import { task } from '../../workers/task.ts'

/** Makes a picture small (`small-jpeg.ts`). */
export const smallPicture = task<{ bytes: Uint8Array; longestSide: number | undefined }, Uint8Array>(
  'smallPicture',
)
