/** Temporary files on this machine. */

import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DAY } from '../durations.ts'

/** A file on this machine's disk, for as long as it is open. */
export interface LocalFile {
  path: string
  close(): Promise<void>
}

export interface Scratch {
  /** Streams to a file; deletes it if the stream breaks off. */
  write(content: AsyncIterable<Uint8Array>): Promise<LocalFile>
  /** Removes files that ended processes left behind. */
  sweep(now: number): Promise<void>
}

/** Older than any work in progress. */
const DELETED_AFTER = DAY

export function openScratch(folder: string): Scratch {
  return {
    async write(content) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, randomUUID())
      const close = () => rm(path, { force: true })
      // Opened here, since a stream would open the file later, perhaps after its removal.
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
        if (now - mtimeMs > DELETED_AFTER) await rm(path, { force: true })
      }
    },
  }
}
