/**
 * A browser's own database that keeps the changes that wait, and nothing else. A test file puts it
 * in place: `vi.mock('idb-keyval', () => import('…/outbox-in-memory.ts'))`.
 */

/** The changes that it holds, by their ids. */
export const stored = new Map<string, unknown>()

export const createStore = () => ({})
export const get = async () => undefined
export const getMany = async (keys: string[]) => keys.map(() => undefined)
export const setMany = async () => undefined
export const keys = async () => []
export const clear = async () => undefined
export const values = async () => [...stored.values()]
export const set = async (key: string, value: unknown) => void stored.set(key, value)
export const delMany = async (ids: string[]) => ids.forEach((id) => stored.delete(id))
