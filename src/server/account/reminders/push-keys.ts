import type { Parts } from '../../http/context.ts'
import type { KeyPair } from '../../outside/push.ts'
import { seal, unseal } from '../sign-in/second-factor-codes.ts'
import { keepKeys, keptKeys } from './store.ts'

/** Binds the sealed key to its place. */
const ABOUT = 'push keys'

/**
 * The installation's keys, made at its first start and kept in the database: all processes sign
 * with the same, and other keys would silence every device (household 26).
 */
export async function pushKeys({ db, config, outside, clock }: Parts): Promise<KeyPair> {
  const stored = (await keptKeys(db)) ?? (await make())
  return { ...stored, privateKey: unseal(stored.privateKey, ABOUT, config.secretsKey) }

  async function make(): Promise<KeyPair> {
    const { publicKey, privateKey } = await outside.push.newKeys()
    const fresh = { publicKey, privateKey: seal(privateKey, ABOUT, config.secretsKey) }
    await keepKeys(db, fresh, clock().toISOString())
    // Two processes that start together both use the keys that were stored first.
    return (await keptKeys(db)) ?? fresh
  }
}
