import type { WaitingChange } from './outbox-queue.ts'

/**
 * A waiting change as a browser stores it. Three of its fields have other names there, by which
 * changes of earlier versions and tabs that are still open know them.
 */
export interface StoredChange extends Omit<WaitingChange, 'owner' | 'temporaryId' | 'serverId'> {
  of: string
  makes?: number
  became?: number
}

export const toStored = ({ owner, temporaryId, serverId, ...change }: WaitingChange): StoredChange => ({
  ...change,
  of: owner,
  ...(temporaryId !== undefined && { makes: temporaryId }),
  ...(serverId !== undefined && { became: serverId }),
})

export const fromStored = ({ of, makes, became, ...change }: StoredChange): WaitingChange => ({
  ...change,
  owner: of,
  ...(makes !== undefined && { temporaryId: makes }),
  ...(became !== undefined && { serverId: became }),
})
