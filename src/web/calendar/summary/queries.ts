import { useQuery } from '@tanstack/react-query'
import { assignmentsCall } from '../../../contract/calendar.ts'
import type { DayRange } from '../../../domain/day.ts'
import { callServer } from '../../api/call-server.ts'

const MINUTE = 60_000

/**
 * A week's days for its summary, kept for a minute (calendar 32). A change that is heard of reads
 * them again.
 */
export const useWeekPlan = ({ start, end }: DayRange) =>
  useQuery({
    queryKey: ['calendar', 'summary', start, end],
    queryFn: ({ signal }) => callServer(assignmentsCall, { query: { start, end }, signal }),
    staleTime: MINUTE,
    gcTime: MINUTE,
  })
