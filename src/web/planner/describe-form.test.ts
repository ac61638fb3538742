import { expect, it } from 'vitest'
import { formatDates } from './describe-form.ts'
import { defaultPlannerForm } from './planner-form-values.ts'

it.each<[string, string, string]>([
  ['2026-03-11', '2026-03-20', ', 3 of them locked by a shopping list'],
  ['2026-03-20', '2026-03-21', ''],
])('says how many days a list from %s to %s locks (planner 153)', (start, end, said) => {
  const form = defaultPlannerForm('2026-03-04', [])
  const longer = { ...form, end: '2026-03-13' }
  expect(formatDates(longer, [{ start, end }])).toBe(`${formatDates(longer, [])}${said}`)
})
