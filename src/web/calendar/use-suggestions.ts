import { useMemo } from 'react'
import type { Day } from '../../domain/day.ts'
import { type SuggestedDay, suggestedDay, templateFor } from '../../domain/calendar/template-for.ts'
import { useOccasions, useTemplates, useWeeklyAssignments } from './templates/queries.ts'

/**
 * What the templates suggest for these days. Lists that could not be read count as empty (calendar
 * 22).
 */
export function useSuggestions(days: readonly Day[]): ReadonlyMap<Day, SuggestedDay | null> {
  const templates = useTemplates().data
  const weekly = useWeeklyAssignments().data
  const dated = useOccasions().data
  return useMemo(() => {
    const suggestedOn = (date: Day) =>
      suggestedDay(templateFor(date, weekly ?? [], dated ?? [], templates ?? []))
    return new Map(days.map((date) => [date, suggestedOn(date)]))
  }, [days, templates, weekly, dated])
}
