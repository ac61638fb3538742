import { describe, expect, it } from 'vitest'
import { addDays, formatDay, formatDays, startOfWeek } from './day.ts'

describe('a day in British words (home 2)', () => {
  it.each([
    ['2026-01-02', 'Friday', '2 January', '2 Jan', 'Friday 2 January', '2 Jan 2026'],
    ['2026-09-30', 'Wednesday', '30 September', '30 Sept', 'Wednesday 30 September', '30 Sept 2026'],
    ['2028-02-29', 'Tuesday', '29 February', '29 Feb', 'Tuesday 29 February', '29 Feb 2028'],
    ['0999-05-01', 'Wednesday', '1 May', '1 May', 'Wednesday 1 May', '1 May 999'],
  ])('%s', (day, weekday, date, short, long, full) => {
    expect(formatDay(day, 'weekday')).toBe(weekday)
    expect(formatDay(day, 'date')).toBe(date)
    expect(formatDay(day, 'short')).toBe(short)
    expect(formatDay(day, 'long')).toBe(long)
    expect(formatDay(day, 'full')).toBe(full)
  })

  it.each(['2026-11-30', '2026-12-02', '2026-12-06'])('its week begins on Monday: %s (home 2)', (day) =>
    expect(startOfWeek(day)).toBe('2026-11-30'),
  )

  it('says each day of four years as the platform does', () => {
    const long = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    const days = Array.from({ length: 1461 }, (_, count) => addDays('2026-01-01', count))
    expect(days.map((day) => formatDay(day, 'long'))).toEqual(
      days.map((day) => long.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '')),
    )
  })
})

describe('a range of days in British words', () => {
  it.each([
    ['2026-11-30', '2026-11-30', '30 Nov', 'Monday 30 November', '30 Nov 2026'],
    [
      '2026-01-02',
      '2026-01-08',
      '2 Jan – 8 Jan',
      'Friday 2 January – Thursday 8 January',
      '2 Jan – 8 Jan 2026',
    ],
    [
      '2026-12-28',
      '2027-01-03',
      '28 Dec – 3 Jan',
      'Monday 28 December – Sunday 3 January',
      '28 Dec 2026 – 3 Jan 2027',
    ],
  ])('%s to %s', (start, end, short, long, full) => {
    expect(formatDays({ start, end }, 'short')).toBe(short)
    expect(formatDays({ start, end }, 'long')).toBe(long)
    expect(formatDays({ start, end }, 'full')).toBe(full)
  })
})
