import type { DayRange } from '../../../domain/day.ts'
import { useCompletedLists } from '../queries.ts'
import { useLocalList } from './open-list.ts'

/** The list of these days, completed or open; `lists` has the reason where there is none. */
export function useListOfDays({ start, end }: DayRange) {
  const lists = useCompletedLists()
  const localList = useLocalList()
  return {
    lists,
    completed: lists.data?.find((list) => list.startDate === start && list.endDate === end) ?? null,
    localList: localList?.start === start && localList.end === end ? localList : null,
  }
}
