/** Photos in a bucket, so that several processes on several machines share them: one object a photo, `household/name`. */
import type { Bucket } from './bucket.ts'
import type { PhotoStore } from './photo-store.ts'

export function openPhotoBucket(bucket: Bucket): PhotoStore {
  const keyOf = (householdId: number, name: string) => `${householdId}/${encodeURIComponent(name)}`
  return {
    keep: (householdId, name, bytes) =>
      bucket.put(keyOf(householdId, name), { bytes: bytes.length, open: () => bytes }),
    async read(householdId, name) {
      const body = await bucket.get(keyOf(householdId, name))
      return body && new Uint8Array(await body.arrayBuffer())
    },
    remove: (householdId, name) => bucket.remove(keyOf(householdId, name)),
  }
}
