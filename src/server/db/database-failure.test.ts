import { expect, it } from 'vitest'
import { databaseFailureOf } from './database-failure.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

it.each([
  [coded('40P01', 'deadlock detected'), 'busy'],
  [coded('53100'), 'full'],
  [coded('ECONNREFUSED'), 'unreachable'],
  [new AggregateError([coded('ECONNREFUSED')]), 'unreachable'],
  [new Error('database is locked'), 'busy'],
  [coded('23505', 'duplicate key value'), undefined],
  ['no error at all', undefined],
])('%s tells what is wrong with the database', (error, trouble) =>
  expect(databaseFailureOf(error)).toBe(trouble),
)
