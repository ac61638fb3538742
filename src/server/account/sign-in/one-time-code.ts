import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app knows it; the key has as many bits as the hash (RFC 4226 §4). */
const appOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Plateful',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })

export const newKey = () => new Secret({ size: 20 }).base32

/** What an app reads out of a QR code; it shows whose account it is. */
export const keyAddress = (key: string, email: string) => appOf(key, email).toString()

/** Which thirty seconds since 1970 a code belongs to: these, or for a clock that is off those before or after; null for no code of this key. */
export function stepOf(key: string, code: string, now: string): number | null {
  const [app, timestamp] = [appOf(key), Date.parse(now)]
  const drift = app.validate({ token: code, timestamp, window: 1 })
  return drift === null ? null : app.counter({ timestamp }) + drift
}
