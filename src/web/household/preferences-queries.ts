import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updateRepeatIntervalCall } from '../../contract/account.ts'
import { changePreferencesCall, preferencesCall } from '../../contract/household.ts'
import type { PreferencesChange, UserPreferences } from '../../domain/household/preferences.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { changedFields } from '../api/changed-fields.ts'
import { MINUTE } from '../api/durations.ts'
import { sessionKey } from '../api/known-person.ts'
import { isOptimistic, sendOrQueue } from '../api/outbox.ts'
import type { PreferencesInput } from './preferences-form-values.ts'

const preferencesKey = ['user-preferences'] as const

export const usePreferences = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => callServer(preferencesCall, { signal }),
    gcTime: 5 * MINUTE,
  })

export interface PreferencesToSave {
  /** What was changed; the rest is left to the person's other devices (household 8). */
  change: PreferencesChange
  recipeRepeatInterval?: number | undefined
}

/**
 * One form saves to two places: the days until a recipe may repeat belong to the user (household
 * 10).
 */
export async function sendPreferences({ change, recipeRepeatInterval }: PreferencesToSave) {
  if (recipeRepeatInterval !== undefined)
    await callServer(updateRepeatIntervalCall, { body: { recipeRepeatInterval } })
  return callServer(changePreferencesCall, { body: change })
}

export const useSavePreferences = (stored: PreferencesInput) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: PreferencesInput) => {
      const { recipeRepeatInterval, ...change } = changedFields(stored, draft).change
      const cached = client.getQueryData<UserPreferences>(preferencesKey)
      const input: PreferencesToSave = { change, recipeRepeatInterval }
      return sendOrQueue<UserPreferences>(
        client,
        { kind: 'preferences', input, words: 'Your preferences' },
        () => sendPreferences(input),
        cached && { ...cached, ...change },
      )
    },
    onSuccess: (saved) => {
      if (!isOptimistic(saved)) client.setQueryData(preferencesKey, saved)
    },
    meta: {
      refreshes: [...preferencesKey, ...sessionKey],
      done: { title: 'Settings saved' },
      failed: failedBecause('Failed to save settings'),
    },
  })
}
