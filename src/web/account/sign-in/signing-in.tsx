import { lazy, Suspense, type ComponentProps } from 'react'
import type { Credentials, SignedInUser } from '../../../domain/account/user.ts'
import type { Words } from '../../api/after-mutation.ts'
import { Loading } from '../../ui/loading.tsx'
import { challengeOf } from './challenge-of.ts'
import { CredentialsForm } from './credentials-form.tsx'

const CodeForm = lazy(() => import('./code-form.tsx').then((file) => ({ default: file.CodeForm })))

interface Props extends Pick<ComponentProps<typeof CredentialsForm>, 'onForgot'> {
  login: {
    mutate: (credentials: Credentials) => void
    reset: () => void
    error: Error | null
    isPending: boolean
    isSuccess: boolean
  }
  /** What is said to whoever is in. */
  welcome: (user: SignedInUser) => Words
}

/**
 * E-mail and password, and then a code where its owner wants one; what was typed first waits behind
 * it.
 */
export function SigningIn({ login, welcome, ...form }: Props) {
  const challenge = challengeOf(login.error)
  return (
    <>
      <div hidden={challenge !== undefined}>
        <CredentialsForm
          {...form}
          isBusy={login.isPending || login.isSuccess}
          onSignIn={(credentials) => login.mutate(credentials)}
        />
      </div>
      {challenge !== undefined && (
        <Suspense fallback={<Loading />}>
          <CodeForm challenge={challenge} welcome={welcome} onBack={login.reset} />
        </Suspense>
      )}
    </>
  )
}
