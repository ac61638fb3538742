import type { Day } from '../../domain/day/day.ts'
import { type SuggestedDay, suggestedDay } from '../../domain/templates/suggested-day.ts'
import { templateFor } from '../../domain/templates/template-for.ts'
import { useOccasions, useTemplates, useWeeklyAssignments } from '../templates/queries.ts'

/** What the templates suggest for a day. Lists that could not be read count as empty (part 2 §7). */
export function useSuggestions(): (date: Day) => SuggestedDay | null {
  const templates = useTemplates().data ?? []
  const weekly = useWeeklyAssignments().data ?? []
  const dated = useOccasions().data ?? []
  return (date) => suggestedDay(templateFor(date, weekly, dated, templates))
}
