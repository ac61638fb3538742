import { type Day, sayDay } from '../day.ts'

/** The name a list has until somebody gives it another (shopping 22): 'Shopping List 2 Jan - 8 Jan, 2026'. */
export function defaultListName(start: Day, end: Day): string {
  return `Shopping List ${sayDay(start, 'short')} - ${sayDay(end, 'short')}, ${end.slice(0, 4)}`
}
