import { useEffect, useState } from 'react'

type IsCommonPassword = (password: string) => boolean

const ADVICE =
  'Many people use this one, so it’s among the first to be guessed. A few words that don’t belong together are safer.'

/**
 * A warning when many others have the same new password. The code that checks it loads with the
 * first letter.
 */
export function usePasswordAdvice(password: string | undefined): string | undefined {
  const [checker, setChecker] = useState<{ isCommonPassword: IsCommonPassword }>()
  const isBegun = Boolean(password)
  useEffect(() => {
    if (!isBegun) return
    // If the check cannot load, the password is accepted without advice.
    import('../../../domain/account/common-password.ts').then(setChecker).catch(() => undefined)
  }, [isBegun])
  return password && checker?.isCommonPassword(password) ? ADVICE : undefined
}
