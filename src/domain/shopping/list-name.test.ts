import { expect, test } from 'vitest'
import { defaultListName } from './list-name.ts'

test.each([
  ['2026-01-02', '2026-01-08', 'Shopping List 2 Jan - 8 Jan, 2026'],
  ['2025-12-29', '2026-01-04', 'Shopping List 29 Dec - 4 Jan, 2026'],
])('a list from %s to %s is called %s (shopping 22)', (start, end, name) =>
  expect(defaultListName(start, end)).toBe(name),
)
