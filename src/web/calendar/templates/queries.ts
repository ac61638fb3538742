import { useQuery } from '@tanstack/react-query'
import { occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../../contract/calendar.ts'
import { callServer } from '../../api/call-server.ts'

const FIVE_MINUTES = 300_000

/** Each key is the address of its list, so that what other pages change is read again here. */
export const templatesKey = 'meal-planning-days'
export const occasionsKey = 'date-specific-template-assignments'
export const weekKey = 'weekly-template-assignments'
/** Everything that says which template speaks for a day. */
export const templateKeys = [templatesKey, occasionsKey, weekKey] as const

export const useTemplates = () =>
  useQuery({
    queryKey: [templatesKey],
    queryFn: ({ signal }) => callServer(templatesCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

export const useOccasions = () =>
  useQuery({
    queryKey: [occasionsKey],
    queryFn: ({ signal }) => callServer(occasionsCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

export const useWeeklyAssignments = () =>
  useQuery({
    queryKey: [weekKey],
    queryFn: ({ signal }) => callServer(weeklyAssignmentsCall, { signal }),
    gcTime: FIVE_MINUTES,
  })
