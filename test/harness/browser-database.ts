/**
 * The databases of a browser, in memory: all tests of screens have this in place of `idb-keyval`.
 * They are empty before each test. The product opens them where there is an `indexedDB`; a test
 * that wants them says `vi.stubGlobal('indexedDB', {})`.
 */

/** What the device kept of the server's answers. */
export const keptAnswers = new Map<string, unknown>()

/** The changes that wait on the device for a signal, by their ids. */
export const waitingChanges = new Map<string, unknown>()

type Store = Map<string, unknown>

const stores: Record<string, Store> = { plateful: keptAnswers, 'plateful-waiting': waitingChanges }

const atOnce = (): Promise<unknown> => Promise.resolve()
let whenOpen = atOnce

/** Until the test is over, each call waits for what this returns, and fails where that does. */
export const openStoresBy = (open: () => Promise<unknown>): void => void (whenOpen = open)

export const refuseStorage = (): void => openStoresBy(() => Promise.reject(new Error('No storage here')))

export function emptyDatabases(): void {
  for (const store of Object.values(stores)) store.clear()
  whenOpen = atOnce
}

const opened = <T>(use: () => T): Promise<T> => whenOpen().then(use)

export function createStore(database: string): Store {
  const store = stores[database]
  if (!store) throw new Error(`No test knows the database ${database}`)
  return store
}

export const get = (key: string, store: Store) => opened(() => store.get(key))
export const getMany = (all: string[], store: Store) => opened(() => all.map((key) => store.get(key)))
export const keys = (store: Store) => opened(() => [...store.keys()])
export const values = (store: Store) => opened(() => [...store.values()])
export const set = (key: string, value: unknown, store: Store) => setMany([[key, value]], store)
export const setMany = (entries: [string, unknown][], store: Store) =>
  opened(() => {
    for (const [key, value] of entries) store.set(key, structuredClone(value))
  })
export const delMany = (all: string[], store: Store) =>
  opened(() => {
    for (const key of all) store.delete(key)
  })
export const clear = (store: Store) => opened(() => store.clear())
