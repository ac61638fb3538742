/** The folder in which an uploaded file waits until it is imported or forgotten; it never has a name that somebody else gave it. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MOST_UPLOAD_BYTES } from '../../domain/moving/household-import.ts'
import { refuse } from '../../domain/refusal.ts'

const folderIn = (dataDir: string) => join(dataDir, 'uploads')

export const uploadPath = (dataDir: string, storedAs: string): string => join(folderIn(dataDir), storedAs)

/** Writes a file as it arrives and answers its name and size; of one that is too large or breaks off nothing stays. */
export async function keepUpload(
  dataDir: string,
  file: Readable,
  most = MOST_UPLOAD_BYTES,
): Promise<{ storedAs: string; bytes: number }> {
  const storedAs = `${randomUUID()}.upload`
  const path = uploadPath(dataDir, storedAs)
  await mkdir(folderIn(dataDir), { recursive: true })
  let bytes = 0
  try {
    await pipeline(
      file,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > most)
            throw refuse('TOO_LARGE', `This file is larger than ${most / 1024 ** 3} GB. Export it in parts.`)
          yield chunk
        }
      },
      createWriteStream(path),
    )
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { storedAs, bytes }
}

export async function removeUpload(dataDir: string, storedAs: string): Promise<void> {
  await rm(uploadPath(dataDir, storedAs), { force: true })
}

/** Nobody uploads for a whole day: what is older and waits for no import was left behind by a process that ended. */
const FORGOTTEN_AFTER = 86_400_000

/** Removes files that no import names, as a process that ended in the middle of an upload leaves them. */
export async function removeForgotten(
  dataDir: string,
  wanted: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const names = await readdir(folderIn(dataDir)).catch(() => [])
  for (const name of names.filter((one) => !wanted.has(one))) {
    const { mtimeMs } = await stat(uploadPath(dataDir, name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > FORGOTTEN_AFTER) await removeUpload(dataDir, name)
  }
}
