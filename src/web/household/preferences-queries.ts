import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updateRepeatIntervalCall } from '../../contract/account.ts'
import { changePreferencesCall, preferencesCall } from '../../contract/household.ts'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { MINUTE } from '../api/durations.ts'
import { isAssumed, sendOrKeep } from '../api/outbox.ts'
import { sessionKey } from '../api/known-person.ts'
import type { PreferencesInput } from './preferences-form-values.ts'

const preferencesKey = ['user-preferences'] as const

export const usePreferences = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => callServer(preferencesCall, { signal }),
    gcTime: 5 * MINUTE,
  })

/**
 * One form saves to two places: the days until a recipe may repeat belong to the user (household
 * 10).
 */
export const useSavePreferences = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ recipeRepeatInterval, ...change }: PreferencesInput) => {
      const cached = client.getQueryData<UserPreferences>(preferencesKey)
      return sendOrKeep<UserPreferences>(
        client,
        { kind: 'preferences', input: { change, recipeRepeatInterval }, words: 'Your preferences' },
        async () => {
          await callServer(updateRepeatIntervalCall, { body: { recipeRepeatInterval } })
          return callServer(changePreferencesCall, { body: change })
        },
        cached && { ...cached, ...change },
      )
    },
    onSuccess: (saved) => {
      if (!isAssumed(saved)) client.setQueryData(preferencesKey, saved)
    },
    meta: {
      refreshes: [...preferencesKey, ...sessionKey],
      done: { title: 'Settings saved' },
      failed: (error) => ({ title: 'Failed to save settings', text: sentenceOf(error) }),
    },
  })
}
