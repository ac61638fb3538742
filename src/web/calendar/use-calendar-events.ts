import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCalendarEvent } from './days/calendar-events.ts'
import { completedListsQuery } from './days/queries.ts'
import { templateKeys } from './templates/queries.ts'

/** Reads days and locks again on the events that change them (calendar 14). */
export function useCalendarEvents(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onCalendarEvent(() => {
        void client.invalidateQueries({ queryKey: ['calendar'] })
        void client.invalidateQueries({ queryKey: completedListsQuery.queryKey })
        for (const key of templateKeys) void client.invalidateQueries({ queryKey: [key] })
      }),
    [client],
  )
}
