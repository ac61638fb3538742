import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'

/**
 * The link of a verification email leads to /account. Its result is shown in a toast and removed
 * from the address (account 28), also while a new household sees the first steps.
 */
export function useMailedLink() {
  const linkState = useLocation({
    select: ({ pathname, search }) => {
      if (pathname !== '/account') return null
      if (search.emailVerified) return 'verified'
      return search.emailVerificationError ? 'failed' : null
    },
  })
  const navigate = useNavigate()
  useEffect(() => {
    if (linkState === null) return
    if (linkState === 'verified') toast('Email verified successfully', 'Your email address has been updated.')
    else toast('Email verification failed', 'The verification link is invalid or expired.', 'failed')
    void navigate({ to: '/account', search: {}, replace: true })
  }, [linkState, navigate])
}
