import { useQuery } from '@tanstack/react-query'
import { occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../../contract/templates.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'

/** Each key is the API area of its list, so that changes by other pages refresh it. */
export const templatesKey = 'meal-planning-days'
export const occasionsKey = 'date-specific-template-assignments'
export const weekKey = 'weekly-template-assignments'
/** The queries that decide which template a day has. */
export const templateKeys = [templatesKey, occasionsKey, weekKey] as const

export const useTemplates = () =>
  useQuery({
    queryKey: [templatesKey],
    queryFn: ({ signal }) => callServer(templatesCall, { signal }),
    gcTime: 5 * MINUTE,
  })

export const useOccasions = () =>
  useQuery({
    queryKey: [occasionsKey],
    queryFn: ({ signal }) => callServer(occasionsCall, { signal }),
    gcTime: 5 * MINUTE,
  })

export const useWeeklyAssignments = () =>
  useQuery({
    queryKey: [weekKey],
    queryFn: ({ signal }) => callServer(weeklyAssignmentsCall, { signal }),
    gcTime: 5 * MINUTE,
  })
