import { useEffect, useState } from 'react'

type Judge = (password: string) => boolean

const ADVICE =
  'Many people use this one, so it is among the first to be guessed. A few words that do not belong together are safer.'

/**
 * What is said beside a new password that many others have; who tells them apart is loaded with its
 * first letter.
 */
export function usePasswordAdvice(password: string | undefined): string | undefined {
  const [judge, setJudge] = useState<{ isMuchUsed: Judge }>()
  const isBegun = Boolean(password)
  useEffect(() => {
    if (!isBegun) return
    // Without it nothing is said, and the password is taken as it is.
    import('../../../domain/account/much-used-password.ts').then(setJudge).catch(() => undefined)
  }, [isBegun])
  return password && judge?.isMuchUsed(password) ? ADVICE : undefined
}
