/** What the sign-in screen says in place of its introduction, to somebody who was sent there. */

import { wasSignedInHere, hasDrafts } from '../../api/browser-storage.ts'

/** The result of a mailed link, or that the session has ended; undefined for any other visit. */
export const signInIntro = (location: Location): string | undefined =>
  mailedLinkIntro(location) ?? endedSessionIntro()

/**
 * To somebody who followed the link of a verification email where nobody is signed in, as on a
 * phone (account 133).
 */
function mailedLinkIntro({ pathname, search }: Location): string | undefined {
  if (pathname !== '/account') return undefined
  const query = new URLSearchParams(search)
  if (query.get('emailVerified') === 'true')
    return 'Your email address is confirmed. Sign in with it to see what’s for dinner.'
  return query.get('emailVerificationError') === 'true'
    ? 'The verification link is invalid or expired. Sign in, and My Account says whether your address is confirmed.'
    : undefined
}

/** To somebody whose session ended in this tab without a sign-out (account 135). */
function endedSessionIntro(): string | undefined {
  if (!wasSignedInHere()) return undefined
  return hasDrafts()
    ? 'Your session has ended. What you typed is kept: sign in to go on with it.'
    : 'Your session has ended. Sign in to go on where you were.'
}
