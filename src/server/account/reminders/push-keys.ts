import type { VapidKeys } from '../../external/push.ts'
import type { AppDependencies } from '../../http/context.ts'
import { encryptSecret, decryptSecret } from '../sign-in/second-factor-codes.ts'
import { insertPushKeys, storedPushKeys } from './store.ts'

/** The owner for which the private key is encrypted. */
const OWNER = 'push keys'

/**
 * The installation's keys, made at its first start and stored in the database. All processes sign
 * with the same keys; with other keys no device would get messages any more (household 26).
 */
export async function pushKeys({ db, config, external, clock }: AppDependencies): Promise<VapidKeys> {
  const stored = (await storedPushKeys(db)) ?? (await makeAndStore())
  return { ...stored, privateKey: decryptSecret(stored.privateKey, OWNER, config.secretsKey) }

  async function makeAndStore(): Promise<VapidKeys> {
    const { publicKey, privateKey } = await external.push.newKeys()
    const fresh = { publicKey, privateKey: encryptSecret(privateKey, OWNER, config.secretsKey) }
    await insertPushKeys(db, fresh, clock().toISOString())
    // Two processes that start together both use the keys that were stored first.
    return (await storedPushKeys(db)) ?? fresh
  }
}
