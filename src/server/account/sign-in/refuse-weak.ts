import { isMuchUsed } from '../../../domain/account/much-used-password.ts'
import { NewPassword } from '../../../domain/account/user.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Config } from '../../config.ts'

const MUCH_USED = 'Many people use this password, so it is among the first to be guessed. Choose another one.'

/** Where sign-in is strict a new password has eight letters at every place, and is not one that many people have; `path` is its field. */
export function refuseWeak(config: Pick<Config, 'signIn'>, path: string, password: string): void {
  if (config.signIn === 'simple') return
  const { error } = NewPassword.safeParse(password)
  const message = error?.issues[0]?.message ?? (isMuchUsed(password) ? MUCH_USED : undefined)
  if (message !== undefined) throw refuse('BAD_INPUT', message, { issues: [{ path, message }] })
}
