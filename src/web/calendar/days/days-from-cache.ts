import type { QueryKey } from '@tanstack/react-query'
import { addDays, type Day, type DayRange } from '../../../domain/day.ts'
import type { PersistedAnswer, PersistedQueries } from '../../api/persisted-queries.ts'

export type Dated = { date: Day }

/**
 * The days of a range from other stored ranges (their keys begin with one of `keyPrefixes`), each
 * day from the range that was read last. Undefined where a day is in none of them.
 */
export async function daysFromCache<Thing extends Dated>(
  { start, end }: DayRange,
  keyPrefixes: readonly QueryKey[],
  cache: PersistedQueries,
): Promise<PersistedAnswer<Thing[]> | undefined> {
  const keys = (await Promise.all(keyPrefixes.map((keyPrefix) => cache.keys(keyPrefix)))).flat()
  const touching = keys.filter(([, , from, to]) => String(from) <= end && String(to) >= start)
  const ranges = await Promise.all(
    touching.map(async (key) => {
      const answer = await cache.one<Thing[]>(key)
      return answer ? [{ ...answer, from: String(key[2]), to: String(key[3]) }] : []
    }),
  )
  const newest = ranges.flat().toSorted((a, b) => b.at - a.at)
  const data: Thing[] = []
  const moments: number[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const range = newest.find(({ from, to }) => from <= day && to >= day)
    if (!range) return undefined
    data.push(...range.data.filter(({ date }) => date === day))
    moments.push(range.at)
  }
  return { data, at: Math.min(...moments) }
}
