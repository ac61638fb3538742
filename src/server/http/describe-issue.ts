import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const countedUnits: Record<string, string> = { string: ' characters', array: ' entries' }

function describeLimit(origin: string, comparison: 'at least' | 'at most', limit: number | bigint): string {
  const unitText = countedUnits[origin]
  if (unitText === undefined) return `must be ${comparison} ${limit}`
  return comparison === 'at least' && limit === 1
    ? 'must not be empty'
    : `must have ${comparison} ${limit}${unitText}`
}

function describeProblem(issue: Issue): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small' && !issue.inclusive) return `must be more than ${issue.minimum}`
  if (issue.code === 'too_small') return describeLimit(issue.origin, 'at least', issue.minimum)
  if (issue.code === 'too_big') return describeLimit(issue.origin, 'at most', issue.maximum)
  return 'isn’t in the right form'
}

/**
 * A sentence with the field's name, for issues whose schema has no message: no form of ours sends
 * such values, but other programs may.
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const field = (issue.path ?? []).map(String).join('.')
  return `${field === '' ? 'What was sent' : field} ${describeProblem(issue)}`
}

/** zod's own messages speak of types and are not shown. */
export const describeIssues = (): void => void z.config({ localeError: describeIssue })
