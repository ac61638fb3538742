import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DefaultDinerCount, PasswordChangeForm, ProfileChange } from './account.ts'

/** What a form says about a value: the first sentence beside each field. */
const messagesOf = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

describe('a password change (account 24)', () => {
  const form = { currentPassword: 'old', newPassword: 'secret', confirmation: 'secret' }

  it.each([
    [{}, {}],
    [{ currentPassword: '' }, { currentPassword: 'Current password is required' }],
    [
      { newPassword: 'five5' },
      { newPassword: 'Password must be at least 6 characters', confirmation: "Passwords don't match" },
    ],
    [{ confirmation: '' }, { confirmation: 'Please confirm your password' }],
    [{ confirmation: 'five5' }, { confirmation: 'Please confirm your password' }],
    [{ confirmation: 'Secret' }, { confirmation: "Passwords don't match" }],
    [
      { currentPassword: undefined, newPassword: undefined, confirmation: undefined },
      {
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 6 characters',
        confirmation: 'Please confirm your password',
      },
    ],
    [
      { currentPassword: '', newPassword: '', confirmation: '' },
      {
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 6 characters',
        confirmation: 'Please confirm your password',
      },
    ],
  ])('with %j it says %j', (change, says) => {
    expect(messagesOf(PasswordChangeForm, { ...form, ...change })).toEqual(says)
  })
})

describe('the default number of diners (account 25)', () => {
  it.each([
    [1, {}],
    [20, {}],
    [0, { defaultDinerCount: 'Must be at least 1' }],
    [21, { defaultDinerCount: 'Cannot exceed 20' }],
    [2.5, { defaultDinerCount: 'Must be a whole number' }],
    ['4', { defaultDinerCount: 'Must be a number' }],
  ])('of %j says %j', (defaultDinerCount, says) => {
    expect(messagesOf(DefaultDinerCount, { defaultDinerCount })).toEqual(says)
  })
})

describe('a profile (account 23)', () => {
  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ firstName: undefined }, { firstName: 'First name is required' }],
    [{ email: null }, { email: 'Please enter a valid email address' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
  ])('with %j says %j', (change, says) => {
    const profile = { firstName: 'Ada', lastName: 'Cook', email: 'ada@example.org', ...change }
    expect(messagesOf(ProfileChange, profile)).toEqual(says)
  })
})
