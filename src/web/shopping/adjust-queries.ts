import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adjustListCall } from '../../contract/shopping.ts'
import type { ListAdjustment } from '../../domain/shopping/completed-list.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { showList } from '../calendar/days/queries.ts'

type Wish = Omit<ListAdjustment, 'isTrial'>

/** What a changed meal would do to the list; without a change nothing is requested. */
export const useAdjustmentTrial = (listId: number, wish: Wish | null) =>
  useQuery({
    queryKey: ['list-trial', listId, wish],
    queryFn: ({ signal }) =>
      wish
        ? callServer(adjustListCall, { params: { id: listId }, body: { ...wish, isTrial: true }, signal })
        : null,
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  })

/** Changes the meal and the list with it. */
export function useAdjustList(listId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) =>
      callServer(adjustListCall, { params: { id: listId }, body: { ...wish, isTrial: false } }),
    onSuccess: ({ list }) => showList(client, list),
    meta: {
      refreshes: ['calendar', 'completed-lists'],
      done: { title: 'Meal changed', text: 'The shopping list has changed to match.' },
      failed: (error) => ({ title: 'The meal couldn’t be changed', text: sentenceOf(error) }),
    },
  })
}
