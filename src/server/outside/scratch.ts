/**
 * A folder of this machine for files that one piece of work needs and that nobody asks for after
 * it.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A file on this machine's disk, for as long as it is open. */
export interface LocalFile {
  path: string
  close(): Promise<void>
}

export interface Scratch {
  /** Writes a file as it arrives; of one that breaks off nothing stays. */
  write(content: AsyncIterable<Uint8Array>): Promise<LocalFile>
  /** Removes what processes left here that ended in the middle of something. */
  sweep(now: number): Promise<void>
}

/** Nothing takes a whole day. */
const FORGOTTEN_AFTER = 86_400_000

export function openScratch(folder: string): Scratch {
  return {
    async write(content) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, randomUUID())
      const close = () => rm(path, { force: true })
      // Opened before anything can break off: a stream opens its file by itself, perhaps after it
      // was removed.
      const file = await open(path, 'wx')
      try {
        await pipeline(content, file.createWriteStream({ flush: true }))
      } catch (error) {
        await close()
        throw error
      }
      return { path, close }
    },
    async sweep(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
        if (now - mtimeMs > FORGOTTEN_AFTER) await rm(path, { force: true })
      }
    },
  }
}
