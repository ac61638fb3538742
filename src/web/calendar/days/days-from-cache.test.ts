import { expect, it } from 'vitest'
import { aStoredDay } from '../../../../test/harness/web-makers.ts'
import type { PersistedQueries } from '../../api/persisted-queries.ts'
import { daysFromCache } from './days-from-cache.ts'

const PLANS = [['calendar', 'assignments']] as const

/** The kept queries: ranges, the time at which each was read, and its stored days. */
function keptOf(ranges: [start: string, end: string, at: number, days: string[]][]): PersistedQueries {
  return {
    keys: () => Promise.resolve(ranges.map(([start, end]) => ['calendar', 'assignments', start, end])),
    one: ([, , start, end]) => {
      const found = ranges.find(([from, to]) => from === start && to === end)
      const data = found?.[3].map((date) => ({ ...aStoredDay(date), version: found[2] }))
      return Promise.resolve(found && { data: data as never, at: found[2] })
    },
  }
}

const read = async (start: string, end: string, ranges: Parameters<typeof keptOf>[0]) => {
  const answer = await daysFromCache<{ date: string; version: number }>({ start, end }, PLANS, keptOf(ranges))
  return answer && [answer.at, ...answer.data.map(({ date, version }) => `${date} v${version}`)]
}

it.each<[string, Parameters<typeof keptOf>[0], unknown]>([
  [
    'one that holds it',
    [['2026-03-01', '2026-03-31', 5, ['2026-03-03', '2026-03-20']]],
    [5, '2026-03-03 v5'],
  ],
  [
    'several, the newest for each day, and says the oldest moment',
    [
      ['2026-03-02', '2026-03-04', 5, ['2026-03-03', '2026-03-04']],
      ['2026-03-04', '2026-03-08', 7, ['2026-03-05']],
    ],
    [5, '2026-03-03 v5', '2026-03-05 v7'],
  ],
  ['none that leaves a day out', [['2026-03-02', '2026-03-06', 5, ['2026-03-03']]], undefined],
  ['nothing', [], undefined],
])('a week that was never read is put together of %s (home 80)', async (_, ranges, expected) => {
  expect(await read('2026-03-02', '2026-03-08', ranges)).toEqual(expected)
})
