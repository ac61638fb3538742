/** Keeps uploaded files where every process can open them; names are never reused. */

import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket.ts'
import type { LocalFile, Scratch } from './scratch.ts'

export interface UploadStore {
  scratch: Scratch
  /** Stores a local file, completely or not at all. */
  save(name: string, file: LocalFile): Promise<void>
  /** The file on this machine's disk, or null when there is none of that name. */
  open(name: string): Promise<LocalFile | null>
  remove(name: string): Promise<void>
}

/** A store for processes that share a folder. */
export function openUploadFolder(folder: string, scratch: Scratch): UploadStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    scratch,
    async save(name, { path }) {
      await mkdir(folder, { recursive: true })
      await rename(path, pathOf(name))
    },
    async open(name) {
      const isThere = await stat(pathOf(name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      return isThere ? { path: pathOf(name), close: async () => undefined } : null
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/**
 * A store for processes on several machines: one object an upload, `uploads/name`, which each
 * process fetches to its disk.
 */
export function openUploadBucket(bucket: Bucket, scratch: Scratch): UploadStore {
  const keyOf = (name: string) => `uploads/${encodeURIComponent(name)}`
  return {
    scratch,
    async save(name, { path }) {
      const { size } = await stat(path)
      await bucket.put(keyOf(name), { bytes: size, open: () => createReadStream(path) })
    },
    async open(name) {
      const body = await bucket.get(keyOf(name))
      return body && scratch.write(body)
    },
    remove: (name) => bucket.remove(keyOf(name)),
  }
}
