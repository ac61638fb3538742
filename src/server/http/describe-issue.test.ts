import { expect, it } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../../test/harness/app.ts'
import { describeIssue } from './describe-issue.ts'

const testApp = useTestApp()

const Body = z.object({
  name: z.string().min(1).max(5),
  code: z.string().min(2),
  count: z.number().int().min(1).max(20),
  id: z.number().positive(),
  kind: z.enum(['food', 'recipe']),
  ticks: z
    .array(z.object({ isChecked: z.boolean() }))
    .min(1)
    .max(2),
  either: z.union([z.string(), z.number()]),
  when: z.string().regex(/^\d+$/),
})
const right = {
  name: 'a',
  code: 'ab',
  count: 1,
  id: 1,
  kind: 'food',
  ticks: [{ isChecked: true }],
  either: 1,
  when: '1',
}

it.each<[object, string]>([
  [{ name: undefined }, 'name is missing'],
  [{ name: null }, 'name must be a text'],
  [{ name: '' }, 'name must not be empty'],
  [{ name: 'longer' }, 'name must have at most 5 characters'],
  [{ code: 'a' }, 'code must have at least 2 characters'],
  [{ count: '1' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ count: 21 }, 'count must be at most 20'],
  [{ id: 0 }, 'id must be more than 0'],
  [{ kind: 'drink' }, 'kind must be one of: food, recipe'],
  [{ kind: undefined }, 'kind is missing'],
  [{ ticks: [] }, 'ticks must not be empty'],
  [{ ticks: {} }, 'ticks must be a list'],
  [{ ticks: [{ isChecked: 1 }] }, 'ticks.0.isChecked must be true or false'],
  [{ either: true }, 'either isn’t in the right form'],
  [{ when: 'x' }, 'when isn’t in the right form'],
])('%j: %s', (change, says) => {
  const { error } = Body.safeParse({ ...right, ...change }, { error: describeIssue })
  expect(error?.issues.map(({ message }) => message)).toEqual([says])
})

it('names no field where the body is no object', () => {
  expect(z.object({}).safeParse(5, { error: describeIssue }).error?.issues[0]?.message).toBe(
    'What was sent must be an object',
  )
})

it('a call that is sent something of another type answers in these words', async () => {
  const owner = await testApp.person()
  const answer = await owner.call('PUT', '/api/completed-shopping-lists', {
    startDate: '2026-01-05',
    items: 'milk',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'BAD_INPUT',
    message: 'endDate is missing',
    issues: [
      { path: 'endDate', message: 'endDate is missing' },
      { path: 'items', message: 'items must be a list' },
    ],
  })
})
