/**
 * What the sign-in screen says in place of its introduction to somebody who followed the link of a
 * verification letter where nobody is signed in, as on a phone (account 133).
 */
export function mailedLinkIntro({ pathname, search }: Location): string | undefined {
  if (pathname !== '/account') return undefined
  const query = new URLSearchParams(search)
  if (query.get('emailVerified') === 'true')
    return 'Your email address is confirmed. Sign in with it to see what’s for dinner.'
  return query.get('emailVerificationError') === 'true'
    ? 'The verification link is invalid or expired. Sign in, and My Account says whether your address is confirmed.'
    : undefined
}
