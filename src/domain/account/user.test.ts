import { describe, expect, it } from 'vitest'
import { Credentials, onboardingStatus, Registration } from './user.ts'

const sentence = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? null

describe('who registers (account 12)', () => {
  const registration = { email: 'ada@example.org', password: '8letters', firstName: 'Ada', lastName: 'Cook' }

  it.each([
    [{}, null],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ password: '7letter' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(1000) }, null],
    [{ password: 'x'.repeat(1001) }, 'Password must be at most 1000 characters'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: 'x'.repeat(101) }, 'Keep it within 100 characters'],
  ])('with %j is told %j', (change, says) =>
    expect(sentence(Registration.safeParse({ ...registration, ...change }))).toBe(says),
  )

  it('has one account under an address, whatever its capitals', () =>
    expect(Registration.parse({ ...registration, email: ' Ada@Example.ORG ' }).email).toBe('ada@example.org'))
})

it('signing in asks for any password at all (account 13)', () => {
  expect(sentence(Credentials.safeParse({ email: 'ada@example.org', password: 'x' }))).toBeNull()
  expect(sentence(Credentials.safeParse({ email: 'ada@example.org', password: '' }))).toBe(
    'Password is required',
  )
})

it.each([
  [{}, false, true],
  [{ family: true }, false, false],
  [{ templates: true }, false, false],
  [{ recipes: true }, false, false],
  [{}, true, false],
])('with %j, skipped %s, onboarding is needed: %s', (taken, skipped, needsOnboarding) => {
  const steps = { family: false, templates: false, recipes: false, ...taken }
  expect(onboardingStatus(steps, skipped)).toEqual({ needsOnboarding, steps })
})
