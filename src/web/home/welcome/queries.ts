import { useMutation, useQuery } from '@tanstack/react-query'
import { skipOnboardingCall } from '../../../contract/account.ts'
import { callServer } from '../../api/call-server.ts'
import { onboardingQuery } from '../../api/onboarding-query.ts'

export const useOnboardingStatus = () => useQuery(onboardingQuery)

export const useSkipOnboarding = () =>
  useMutation({
    mutationFn: () => callServer(skipOnboardingCall),
    meta: {
      refreshes: ['onboarding'],
      failed: { title: 'That could not be saved', text: 'Please try again.' },
    },
  })
