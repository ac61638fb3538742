import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket.ts'

/** Keeps pictures outside the database. Names are never reused, and their content never changes. */
export interface PhotoStore {
  save(householdId: number, name: string, bytes: Uint8Array): Promise<void>
  /** The picture, or null when there is none of that name. */
  read(householdId: number, name: string): Promise<Uint8Array | null>
  remove(householdId: number, name: string): Promise<void>
}

/** Photos as files, one folder a household. A file appears under its name only when it is whole. */
export function openPhotoFolder(folder: string): PhotoStore {
  const folderOf = (householdId: number) => join(folder, String(householdId))
  return {
    async save(householdId, name, bytes) {
      await mkdir(folderOf(householdId), { recursive: true })
      const draft = join(folderOf(householdId), `.${randomUUID()}`)
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, join(folderOf(householdId), name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(householdId, name) {
      try {
        return await readFile(join(folderOf(householdId), name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(householdId, name) {
      await rm(join(folderOf(householdId), name), { force: true })
    },
  }
}

/** Photos in a bucket that several machines share: one object a photo, `household/name`. */
export function openPhotoBucket(bucket: Bucket): PhotoStore {
  const keyOf = (householdId: number, name: string) => `${householdId}/${encodeURIComponent(name)}`
  return {
    save: (householdId, name, bytes) =>
      bucket.put(keyOf(householdId, name), { bytes: bytes.length, open: () => bytes }),
    async read(householdId, name) {
      const body = await bucket.get(keyOf(householdId, name))
      return body && new Uint8Array(await body.arrayBuffer())
    },
    remove: (householdId, name) => bucket.remove(keyOf(householdId, name)),
  }
}
