import type { PhotoStore } from '../../src/server/external/photo-store.ts'

/** Photos in memory. */
export function openPhotoMemory(): PhotoStore {
  const photosByKey = new Map<string, Uint8Array>()
  const key = (householdId: number, name: string) => `${householdId}/${name}`
  return {
    save: async (householdId, name, bytes) => void photosByKey.set(key(householdId, name), bytes),
    read: async (householdId, name) => photosByKey.get(key(householdId, name)) ?? null,
    remove: async (householdId, name) => void photosByKey.delete(key(householdId, name)),
  }
}
