import { expect, test } from 'vitest'
import { CompletedListDraft, defaultListName } from './completed-list.ts'
import { extraItem } from './shopping-item.ts'

test.each([
  ['2026-01-02', '2026-01-08', 'Shopping List 2 Jan - 8 Jan, 2026'],
  ['2025-12-29', '2026-01-04', 'Shopping List 29 Dec - 4 Jan, 2026'],
])('a list from %s to %s is called %s (shopping 22)', (start, end, name) =>
  expect(defaultListName(start, end)).toBe(name),
)

const list = { name: 'Our week', startDate: '2026-01-05', endDate: '2026-01-11', items: [extraItem('a')] }

test.each([
  ['a week', {}, null],
  ['one day', { endDate: '2026-01-05' }, null],
  ['366 days', { endDate: '2027-01-05' }, null],
  ['367 days', { endDate: '2027-01-06' }, 'A list can cover up to 366 days'],
  ['an end before the start', { endDate: '2026-01-04' }, 'Start date must be before end date'],
  ['no name', { name: ' ' }, 'Give the list a name'],
  ['a name of 200 letters', { name: 'x'.repeat(200) }, null],
  ['a longer name', { name: 'x'.repeat(201) }, 'Keep the name within 200 characters'],
  ['two items of one id', { items: [extraItem('a'), extraItem('a')] }, 'Two items share one id'],
  ['less than nothing', { items: [{ ...extraItem('a'), quantity: -1 }] }, 'A quantity can’t be negative'],
])('%s', (_, change, problem) => {
  const { error } = CompletedListDraft.safeParse({ ...list, ...change })
  expect(error?.issues[0]?.message ?? null).toBe(problem)
})
