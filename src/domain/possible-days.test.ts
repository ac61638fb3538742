import { describe, expect, it } from 'vitest'
import { possibleDays } from './possible-days.ts'

/** A Wednesday. */
const TODAY = '2026-03-04'

describe('days as people type them', () => {
  it.each([
    ['2026-12-24', ['2026-12-24']],
    ['today', ['2026-03-04']],
    ['Tom', ['2026-03-05']],
    ['yesterday', ['2026-03-03']],
    ['wed', ['2026-03-04', '2026-03-11']],
    ['Friday', ['2026-03-06', '2026-03-13']],
    ['tues', ['2026-03-10', '2026-03-17']],
    ['this tuesday', ['2026-03-10', '2026-03-03']],
    ['this wednesday', ['2026-03-04']],
    ['this friday', ['2026-03-06']],
    ['weds', ['2026-03-04', '2026-03-11']],
    ['on Thurs.', ['2026-03-05', '2026-03-12']],
    ['coming fri', ['2026-03-06', '2026-03-13']],
    ['tonight', ['2026-03-04']],
    ['next fri', ['2026-03-13']],
    ['last fri', ['2026-02-27']],
    ['last wednesday', ['2026-02-25']],
    ['this week', ['2026-03-02']],
    ['next week', ['2026-03-09']],
    ['last week', ['2026-02-23']],
    ['12', ['2026-03-12']],
    ['3', ['2026-04-03']],
    ['12 March', ['2026-03-12', '2025-03-12']],
    ['march 12', ['2026-03-12', '2025-03-12']],
    ['12th mar', ['2026-03-12', '2025-03-12']],
    ['Friday, 1 May', ['2026-05-01']],
    ['1 feb', ['2027-02-01', '2026-02-01']],
    ['24/12', ['2026-12-24', '2025-12-24']],
    ['24.12.', ['2026-12-24', '2025-12-24']],
    ['24/12/2027', ['2027-12-24']],
    ['29 feb 2028', ['2028-02-29']],
    ['24/12/27', ['2027-12-24']],
    ['24.12.27', ['2027-12-24']],
    ['24-12-27', ['2027-12-24']],
    ['24-12-2027', ['2027-12-24']],
    ['4 dec 26', ['2026-12-04']],
    ["4th dec '26", ['2026-12-04']],
    ['dec 4 26', ['2026-12-04']],
    ['25 dec 99', ['1999-12-25']],
    ['fri 4 dec 26', ['2026-12-04']],
    ['fri 1 may', ['2026-05-01']],
    ['sat 2 may', ['2026-05-02']],
    ['mon 1 may', ['2026-05-01', '2025-05-01']],
    ['weds 6/5', ['2026-05-06']],
    ['thurs 12th', ['2026-03-12']],
    ['the 12th of march', ['2026-03-12', '2025-03-12']],
    ['4 Dec.', ['2026-12-04', '2025-12-04']],
  ])('%s', (typed, days) => {
    expect(possibleDays(typed, TODAY)).toEqual(days)
  })

  it.each([
    '',
    'fr',
    'fish',
    'fish pie',
    'next',
    'next fish',
    '30 feb',
    '32',
    '1/13',
    'friday pie',
    'fried 4',
    'satay 4 dec',
    'fish 4 dec',
    '30/13/26',
    'on the go',
    '2026-02-30',
  ])('finds no day in %j', (typed) => {
    expect(possibleDays(typed, TODAY)).toEqual([])
  })

  it('waits for a year or a month that has such a day (home 126)', () => {
    expect(possibleDays('29 feb', TODAY)).toEqual(['2028-02-29', '2024-02-29'])
    expect(possibleDays('29/2', '2100-01-05')).toEqual(['2104-02-29', '2096-02-29'])
    expect(possibleDays('30', '2026-01-31')).toEqual(['2026-03-30'])
    expect(possibleDays('31', '2026-12-31')).toEqual(['2026-12-31'])
  })

  it('takes the weekday that comes where that of this week is over (home 135)', () => {
    expect(possibleDays('this friday', '2026-11-29')).toEqual(['2026-12-04', '2026-11-27'])
    expect(possibleDays('this sunday', '2026-11-29')).toEqual(['2026-11-29'])
  })

  it('goes over the turn of the year', () => {
    expect(possibleDays('3', '2026-12-30')).toEqual(['2027-01-03'])
    expect(possibleDays('2 jan', '2026-12-30')).toEqual(['2027-01-02', '2026-01-02'])
  })
})
