import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adjustListCall } from '../../contract/shopping.ts'
import type { ListAdjustment } from '../../domain/shopping/completed-list.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { showList } from '../calendar/days/queries.ts'

type AdjustmentDraft = Omit<ListAdjustment, 'isTrial'>

/** What a changed meal would do to the list; without a change nothing is requested. */
export const useAdjustmentTrial = (listId: number, adjustment: AdjustmentDraft | null) =>
  useQuery({
    queryKey: ['list-trial', listId, adjustment],
    queryFn: ({ signal }) =>
      adjustment
        ? callServer(adjustListCall, {
            params: { id: listId },
            body: { ...adjustment, isTrial: true },
            signal,
          })
        : null,
    enabled: adjustment !== null,
    placeholderData: keepPreviousData,
  })

export function useAdjustList(listId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (adjustment: AdjustmentDraft) =>
      callServer(adjustListCall, { params: { id: listId }, body: { ...adjustment, isTrial: false } }),
    onSuccess: ({ list }) => showList(client, list),
    meta: {
      refreshes: ['calendar', 'completed-lists'],
      done: { title: 'Meal changed', text: 'The shopping list has changed to match.' },
      failed: failedBecause('The meal couldn’t be changed'),
    },
  })
}
