/** An authenticator app, as a person has one in their pocket. */

import { Secret, TOTP } from 'otpauth'
import type { Caller, TestApp } from './app.ts'

/** What an app that was given this key shows at that moment. */
export const codeAt = (key: string, moment: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: moment.getTime() + steps * 30_000 })

export interface TwoSteps {
  key: string
  recoveryCodes: string[]
  /** A code that nobody has used: half a minute passes. */
  nextCode: () => string
}

/** Switches two-step sign-in on, as its owner does. */
export async function switchOnTwoSteps(
  testApp: Pick<TestApp, 'clock'>,
  call: Caller,
  password = 'a good password',
): Promise<TwoSteps> {
  const begun = await call('POST', '/api/auth/second-factor', { password })
  const { key } = begun.json<{ key: string }>()
  const code = codeAt(key, testApp.clock.now)
  const confirmed = await call('POST', '/api/auth/second-factor/confirm', { code })
  if (confirmed.statusCode !== 200) throw new Error(`switching on answered ${confirmed.body}`)
  return {
    key,
    ...confirmed.json<{ recoveryCodes: string[] }>(),
    nextCode: () => {
      testApp.clock.pass(30_000)
      return codeAt(key, testApp.clock.now)
    },
  }
}
