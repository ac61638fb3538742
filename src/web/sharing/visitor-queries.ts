/**
 * A visitor's calls at a shared collection, apart from the other hooks so that little is loaded
 * before sign-in.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { registerCall } from '../../contract/account.ts'
import { shareGreetingCall } from '../../contract/sharing.ts'
import type { Registration, SignedInUser } from '../../domain/account/user.ts'
import { useLogin } from '../account/sign-in/queries.ts'
import { sendPendingSignOut } from '../account/sign-in/sign-out.ts'
import type { ToastContent } from '../api/after-mutation.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

export const welcomeToShare = ({ isRestored }: SignedInUser): ToastContent => ({
  title: 'Login successful!',
  text: `${isRestored ? 'Your account is restored. ' : ''}You can now view the shared recipes.`,
})

export const useGreeting = (shareId: string) =>
  useQuery({
    queryKey: ['share-greeting', shareId],
    queryFn: ({ signal }) => callServer(shareGreetingCall, { params: { shareId }, signal }),
  })

export const useLoginToShare = () => useLogin(welcomeToShare, 'Please check your credentials.')

export const useRegisterForShare = () =>
  useMutation({
    mutationFn: async (registration: Registration) => {
      await sendPendingSignOut()
      return callServer(registerCall, { body: registration })
    },
    meta: {
      reloads: true,
      done: { title: 'Registration successful!', text: 'Welcome. You can now view the shared recipes.' },
      failed: failedBecause('Registration failed'),
    },
  })
