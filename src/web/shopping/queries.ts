import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { assignmentsCall } from '../../contract/calendar.ts'
import {
  areDaysLockedCall,
  completeListCall,
  deleteListCall,
  makeOpenListCall,
  planChangesCall,
  applyPlanChangesCall,
} from '../../contract/shopping.ts'
import type { DayRange } from '../../domain/day.ts'
import type { CompletedList, CompletedListDraft } from '../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { useUserId } from '../account/sign-in/queries.ts'
import { isRefused, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { randomId } from '../api/ids.ts'
import { hideFirstSteps } from '../api/onboarding-flags.ts'
import { announceCalendarEvent, onCalendarEvent } from '../calendar/days/calendar-events.ts'
import { completedListsQuery } from '../calendar/days/queries.ts'
import { useHouseholdMembers } from '../household/invitations/queries.ts'
import { recipesQuery } from '../recipes/queries.ts'
import { toast } from '../ui/toast.ts'
import { localListOf, forgetLocalList, editList, applyServerList } from './list/local-list.ts'
import { joinNames } from './list/open-list.ts'
import { sendEdits } from './list/send-edits.ts'
import { tickStoreOf } from './shop/ticks.ts'

const listsKey = completedListsQuery.queryKey

/** Every completed list; read again when one is completed or deleted, here or in another tab. */
export function useCompletedLists() {
  const client = useQueryClient()
  useEffect(() => onCalendarEvent(() => void client.invalidateQueries({ queryKey: listsKey })), [client])
  return useQuery(completedListsQuery)
}

/** The first name of somebody in the household; null while it is not known. */
export function useFirstName(userId: number): string | null {
  const { data } = useHouseholdMembers()
  return data?.people.find(({ id }) => id === userId)?.firstName ?? null
}

/**
 * Whether a completed list locks any day of the range; a check that fails counts as no (shopping
 * 31).
 */
export function useIsLocked({ start, end }: DayRange): boolean {
  const { data } = useQuery({
    queryKey: ['calendar', 'check-locked', start, end],
    queryFn: ({ signal }) => callServer(areDaysLockedCall, { params: { start, end }, signal }),
  })
  return data?.isLocked ?? false
}

export function useGenerateList() {
  const client = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (range: DayRange) => {
      const [{ draftFromPlan }, days, recipes] = await Promise.all([
        // Reading ingredient lines takes a model of a third of a megabyte.
        import('../../domain/shopping/draft-from-plan.ts'),
        callServer(assignmentsCall, { query: { start: range.start, end: range.end } }),
        // The list is made of the recipes as the server has them now, so no cached ones will do.
        client.fetchQuery({ ...recipesQuery, staleTime: 0 }),
        // Items that were added by hand are independent of the plan and stay.
        sendEdits(client, userId),
      ])
      const replaces = localListOf(userId)?.id ?? null
      const newList = draftFromPlan(range, days, recipes, randomId)
      return callServer(makeOpenListCall, { body: { ...newList, replaces } })
    },
    onSuccess: (list) => {
      tickStoreOf(userId, 'current').write(null)
      applyServerList(userId, list)
      const itemCount = list.base?.items.length ?? 0
      // An empty list is explained on the screen; a toast of success would contradict it.
      if (itemCount > 0) toast('Shopping list generated!', `Found ${itemCount} items from your meal plans.`)
    },
    onError: () => void client.invalidateQueries({ queryKey: ['open-shopping-list'] }),
    meta: { failed: failedBecause('Failed to generate shopping list') },
  })
}

/** The changes of the plan since the list was made; without a list nothing is requested. */
export const usePlanChanges = (listId: string | null, meals: string) =>
  useQuery({
    queryKey: ['plan-changes', listId, meals],
    queryFn: ({ signal }) => callServer(planChangesCall, { params: { id: listId ?? '' }, signal }),
    enabled: listId !== null,
  })

export function useApplyPlanChanges() {
  const client = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (id: string) => {
      // Unsent edits of this device belong to the list that is regenerated.
      await sendEdits(client, userId)
      return callServer(applyPlanChangesCall, { params: { id } })
    },
    onSuccess: ({ list }) => applyServerList(userId, list),
    meta: {
      refreshes: ['open-shopping-list', 'shopping-extras'],
      done: {
        title: 'List changed',
        text: 'It matches your meals again. What you changed by hand stays.',
      },
      failed: failedBecause('The list couldn’t be changed'),
    },
  })
}

export function useCompleteList() {
  const client = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (draft: CompletedListDraft) => {
      const listId = localListOf(userId)?.id
      // Unsent edits of this device belong to the list. If they cannot be sent, the next call
      // reports why.
      await sendEdits(client, userId).catch(() => undefined)
      const list = await callServer(completeListCall, { body: { ...draft, ...(listId && { listId }) } })
      // All before anything is read again: with a copy that is still there, the list would count as
      // dropped by somebody else.
      client.setQueryData(listsKey, (lists) => [list, ...(lists ?? []).filter(({ id }) => id !== list.id)])
      forgetLocalList(userId)
      tickStoreOf(userId, 'current').write(null)
      const sentIds = new Set(draft.items.map(({ id }) => id))
      return { list, fromOthers: list.items.filter(({ id }) => !sentIds.has(id)) }
    },
    onSuccess: () => {
      hideFirstSteps()
      announceCalendarEvent('shopping-list-completed')
    },
    meta: {
      refreshes: ['calendar', 'completed-lists', 'open-shopping-list', 'shopping-extras'],
      done: ({ fromOthers }: { fromOthers: ShoppingItem[] }) => ({
        title: 'Shopping list completed',
        text: [
          'Your meal calendar for these dates is now locked',
          ...(fromOthers.length === 0
            ? []
            : [`Also on it, because somebody else added it: ${joinNames(fromOthers)}`]),
        ].join('. '),
      }),
      failed: (error) => ({
        title: 'Failed to complete shopping list. Please try again.',
        ...(isRefused(error, completeListCall, 'DAYS_LOCKED', 'CHANGED_MEANWHILE') && {
          text: errorMessage(error),
        }),
      }),
    },
  })
}

/**
 * Deleting a list unlocks its days; it disappears at once and comes back when the server says no.
 */
export function useDeleteList() {
  const client = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (list: CompletedList) => callServer(deleteListCall, { params: { id: list.id } }),
    onMutate: async (list) => {
      await client.cancelQueries({ queryKey: listsKey })
      const listsBefore = client.getQueryData(listsKey)
      client.setQueryData(listsKey, (lists) => lists?.filter(({ id }) => id !== list.id))
      return listsBefore
    },
    onError: (_error, _list, before) => client.setQueryData(listsKey, before),
    onSuccess: (_answer, list) => {
      tickStoreOf(userId, { start: list.startDate, end: list.endDate }).write(null)
      announceCalendarEvent('shopping-list-deleted')
    },
    meta: {
      refreshes: ['calendar', 'completed-lists', 'shopping-extras', 'open-shopping-list'],
      done: {
        title: 'Shopping list deleted',
        text: 'The shopping list has been deleted and calendar days are now unlocked',
      },
      failed: (error) => ({
        title: errorMessage(error, 'Failed to delete shopping list. Please try again.'),
      }),
    },
  })
}

export function useSaveListName() {
  const userId = useUserId()
  return useMutation({
    mutationFn: async (name: string) => editList(userId, { name }),
    meta: { done: { title: 'List name saved', text: 'Your shopping list name has been updated' } },
  })
}
