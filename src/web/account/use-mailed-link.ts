import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'

/**
 * The link of a verification letter leads to /account: what came of it is said once and taken out
 * of the address (account 28), also to somebody new, who meets the first steps there.
 */
export function useMailedLink() {
  const said = useLocation({
    select: ({ pathname, search }) => {
      if (pathname !== '/account') return null
      if (search.emailVerified) return 'verified'
      return search.emailVerificationError ? 'failed' : null
    },
  })
  const navigate = useNavigate()
  useEffect(() => {
    if (said === null) return
    if (said === 'verified') toast('Email verified successfully', 'Your email address has been updated.')
    else toast('Email verification failed', 'The verification link is invalid or expired.', 'failed')
    void navigate({ to: '/account', search: {}, replace: true })
  }, [said, navigate])
}
