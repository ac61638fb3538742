import { useMutation } from '@tanstack/react-query'
import { secondStepCall } from '../../../contract/account.ts'
import type { SecondStep } from '../../../domain/account/second-factor.ts'
import type { SignedInUser } from '../../../domain/account/user.ts'
import type { Words } from '../../api/after-mutation.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'

/** Apart from the feature's other hooks, so that only who is asked for a code loads it. */
export const useSecondStep = (done: (user: SignedInUser) => Words) =>
  useMutation({
    mutationFn: (step: SecondStep) => callServer(secondStepCall, { body: step }),
    meta: {
      signsIn: true,
      reloads: true,
      done,
      failed: (error) => ({ title: 'Login failed', text: sentenceOf(error) }),
    },
  })
