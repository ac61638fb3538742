import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { reloads, visit, whereNow, write } from '../../../../test/harness/web-visit.ts'
import {
  forgotPasswordCall,
  loginCall,
  meCall,
  registerCall,
  registrationRuleCall,
  resetPasswordCall,
} from '../../../contract/account.ts'
import { openInvitationCall } from '../../../contract/household.ts'
import { claimDrafts, tabStorage } from '../../api/browser-storage.ts'

const field = (label: string) => screen.findByLabelText(label)
const press = (name: string) => screen.findByRole('button', { name })

beforeEach(() => server.refuses(meCall, 401, 'Please sign in'))

describe('the sign-in screen', () => {
  it('stands before every address', async () => {
    visit('/calendar')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Welcome back · Plateful')
  })

  it.each([
    ['emailVerified', /^Your email address is confirmed\. Sign in with it/],
    ['emailVerificationError', /^The verification link is invalid or expired\. Sign in/],
  ])('says what became of a mailed link where nobody is signed in: %s (account 133)', async (flag, words) => {
    visit(`/account?${flag}=true`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText('Sign in to see what’s for dinner.')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  it.each([
    ['nothing was typed', 'plateful:toast', 'Your session has ended. Sign in to go on where you were.'],
    [
      'a form was being filled in',
      'plateful:recipe-form:new',
      'Your session has ended. What you typed is kept: sign in to go on with it.',
    ],
  ])('says that a session has ended where %s (account 135)', async (_, key, words) => {
    claimDrafts(1)
    tabStorage.write(key, '{}')
    visit('/recipes/new')
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('opens with the focus in its first field (home 58)', async () => {
    visit('/')
    await expect.poll(() => document.activeElement).toBe(await field('Email'))
  })

  it('opens no keyboard over itself where one works with fingers (home 58)', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    const person = visit('/')
    const email = await field('Email')
    expect(document.activeElement).toBe(document.body)
    await person.click(await press('Create an account'))
    await expect.poll(() => document.activeElement).toBe(await field('First name'))
    expect(email.isConnected).toBe(false)
  })

  it('turns to another form with the focus in its first field, by keyboard too', async () => {
    const person = visit('/')
    for (const [name, label] of [
      ['Create an account', 'First name'],
      ['Sign in', 'Email'],
    ] as const) {
      const turn = (await screen.findAllByRole('button', { name })).at(-1)
      turn?.focus()
      await person.keyboard('{Enter}')
      await expect.poll(() => document.activeElement).toBe(await field(label))
    }
  })

  it('says beside the field what is wrong, and takes it back when the field is edited', async () => {
    const person = visit('/')
    await person.click(await press('Sign in'))
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(document.activeElement).toBe(await field('Email'))
    await write(person, await field('Password'), 'short')
    expect(screen.queryByText('Password is required')).toBeNull()
    await person.click(await press('Sign in'))
    expect(screen.queryByText(/at least 8 characters/)).toBeNull()
    expect(server.received(loginCall)).toEqual([])
  })

  it('lets in with a password of six letters, which My Account allows', async () => {
    server.answers(loginCall, aUser())
    const person = visit('/')
    await write(person, await field('Email'), 'sam@example.org')
    await write(person, await field('Password'), 'sixsix{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(loginCall)[0]?.body).toEqual({ email: 'sam@example.org', password: 'sixsix' })
  })

  it('signs in and starts the page afresh (account 15)', async () => {
    server.answers(loginCall, aUser())
    const person = visit('/recipes')
    await write(person, await field('Email'), 'Sam@Example.org')
    await write(person, await field('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(loginCall)[0]?.body).toEqual({
      email: 'sam@example.org',
      password: 'a good password',
    })
    expect(JSON.parse(tabStorage.read('plateful:toast') ?? '')).toEqual({
      title: 'Login successful!',
      text: 'Welcome back.',
    })
  })

  it('starts the page afresh also where this tab has no room left for a word to say on it', async () => {
    server.answers(loginCall, aUser())
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError')
      },
    })
    const person = visit('/recipes')
    await write(person, await field('Email'), 'sam@example.org')
    await write(person, await field('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
  })

  it.each(['Invalid email or password.', ''])(
    'says why it could not sign in: %j (account 15)',
    async (sentence) => {
      server.refuses(loginCall, 401, sentence)
      const person = visit('/')
      await write(person, await field('Email'), 'sam@example.org')
      await write(person, await field('Password'), 'not my password{Enter}')
      expect(await screen.findByText('Login failed')).toBeVisible()
      expect(screen.getByText('Invalid email or password.')).toBeVisible()
      expect(reloads()).toBe(0)
    },
  )

  it('creates an account, or says why not; switching modes clears what was typed (account 14)', async () => {
    server.refuses(registerCall, 500, '')
    const person = visit('/')
    await write(person, await field('Email'), 'typo')
    await person.click(await press('Create an account'))
    expect(await field('Email')).toHaveProperty('value', '')
    await person.click(await press('Create account'))
    expect(await screen.findByText('First name is required')).toBeVisible()
    expect(screen.getByText('Last name is required')).toBeVisible()
    await write(person, await field('First name'), 'Sam')
    await write(person, await field('Last name'), 'Baker')
    await write(person, await field('Email'), 'sam@example.org')
    await write(person, await field('Password'), 'a good password{Enter}')
    expect(await screen.findByText('Registration failed')).toBeVisible()
    expect(screen.getByText('Please try again.')).toBeVisible()
    server.answers(registerCall, aUser())
    await person.click(await press('Create account'))
    await expect.poll(reloads).toBe(1)
    expect(server.received(registerCall)[0]?.body).toEqual({
      email: 'sam@example.org',
      password: 'a good password',
      firstName: 'Sam',
      lastName: 'Baker',
    })
    expect(JSON.parse(tabStorage.read('plateful:toast') ?? '')).toEqual({
      title: 'Registration successful!',
      text: 'Welcome to the meal planning app.',
    })
  })

  it('says gently that many people have this password, and takes it all the same', async () => {
    server.answers(registerCall, aUser())
    const person = visit('/')
    await person.click(await press('Create an account'))
    const password = await field('Password')
    const note = () => document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent
    await write(person, password, 'a good password')
    expect(note()).toBe('At least 8 characters')
    await person.clear(password)
    await write(person, password, 'Password123')
    await expect.poll(note).toMatch(/^Many people use this one/)
    await write(person, await field('First name'), 'Sam')
    await write(person, await field('Last name'), 'Baker')
    await write(person, await field('Email'), 'sam@example.org{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(registerCall)[0]?.body.password).toBe('Password123')
  })

  it('says beside the field that the server takes no such password', async () => {
    const message =
      'Many people use this password, so it’s among the first to be guessed. Choose another one.'
    server.refuses(registerCall, 400, message, { issues: [{ path: 'password', message }] })
    const person = visit('/')
    await person.click(await press('Create an account'))
    await write(person, await field('First name'), 'Sam')
    await write(person, await field('Last name'), 'Baker')
    await write(person, await field('Email'), 'sam@example.org')
    const password = await field('Password')
    await write(person, password, 'Password123{Enter}')
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Registration failed')).toBeVisible()
    expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      message,
    )
    expect(password).toHaveProperty('value', 'Password123')
    expect(reloads()).toBe(0)
  })

  it('leaves a failure behind with the form that failed (account 10)', async () => {
    server.refuses(loginCall, 401, 'Invalid email or password.')
    const person = visit('/')
    await write(person, await field('Email'), 'sam@example.org')
    await write(person, await field('Password'), 'forgotten{Enter}')
    expect(await screen.findByText('Login failed')).toBeVisible()
    await person.click(await press('Forgot your password?'))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  it('sends a link to who forgot the password, and takes the link that was mailed (account 17)', async () => {
    server.refuses(resetPasswordCall, 500, '')
    const person = visit('/')
    await person.click(await press('Forgot your password?'))
    server.refuses(forgotPasswordCall, 500, 'The post office is shut')
    await write(person, await field('Email'), 'sam@example.org{Enter}')
    expect(await screen.findByText('Failed to send reset email.')).toBeVisible()
    server.answers(forgotPasswordCall, undefined)
    await person.click(await press('Send reset link'))
    expect(await screen.findByText('Reset email sent!')).toBeVisible()
    expect(screen.getByText('Please check your email for password reset instructions.')).toBeVisible()
    expect(server.received(forgotPasswordCall).at(-1)?.body).toEqual({ email: 'sam@example.org' })
    await write(
      person,
      await field('Link from the email'),
      'http://x.test/reset-password?token=abc123{Enter}',
    )
    await write(person, await field('New password'), 'a new password')
    await write(person, await field('Confirm new password'), 'another{Enter}')
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await person.clear(await field('Confirm new password'))
    await write(person, await field('Confirm new password'), 'a new password{Enter}')
    expect(await screen.findByText('Password reset failed')).toBeVisible()
    expect(screen.getByText('Please try again.')).toBeVisible()
    server.answers(resetPasswordCall, undefined)
    await person.click(await press('Set new password'))
    expect(await screen.findByText('Password reset successful!')).toBeVisible()
    expect(screen.getByText('You can now log in with your new password.')).toBeVisible()
    expect(server.received(resetPasswordCall)[0]?.body).toEqual({
      token: 'abc123',
      newPassword: 'a new password',
    })
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

describe('where new accounts are by invitation', () => {
  const words = /New accounts here need an invitation/
  beforeEach(() => server.answers(registrationRuleCall, { registration: 'invite' }))

  it('says so at the door, and offers no form that would be refused', async () => {
    visit('/')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull()
    expect(await press('Sign in')).toBeVisible()
  })

  it('opens the form to who was invited', async () => {
    server.answers(openInvitationCall, {
      invitedBy: 'Ada Cook',
      people: [{ firstName: 'Ada' }],
      email: null,
      expiresAt: '2026-03-09T08:00:00.000Z',
    })
    server.answers(registerCall, aUser())
    const person = visit('/join/secret')
    await write(person, await field('First name'), 'Sam')
    await write(person, await field('Last name'), 'Baker')
    await write(person, await field('Email'), 'sam@example.org')
    await write(person, await field('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(registerCall)[0]?.body.invitation).toBe('secret')
    expect(screen.queryByText(words)).toBeNull()
  })

  it('tells who holds an old invitation what to do', async () => {
    server.refuses(openInvitationCall, 404, 'This invitation holds no more.')
    visit('/join/secret')
    expect(await screen.findByText('This invitation holds no more.')).toBeVisible()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByLabelText('First name')).toBeNull()
  })
})

describe('the page behind the mailed link (account 21)', () => {
  it('refuses a link without a token and goes to the start', async () => {
    visit('/reset-password')
    expect(await screen.findByText('Invalid reset link')).toBeVisible()
    expect(screen.getByText('This password reset link is invalid or expired.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(whereNow()).toBe('/')
  })

  it('is opened by whoever follows it, signed in or not', async () => {
    server.answers(meCall, aUser())
    visit('/reset-password?token=some')
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible()
  })

  it('leads back to login', async () => {
    const person = visit('/reset-password?token=some')
    await person.click(await press('Back to login'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(whereNow()).toBe('/')
  })

  it('sets the password and goes to the start; says what to do when the link is old', async () => {
    server.refuses(resetPasswordCall, 500, '', { message: '' })
    const person = visit('/reset-password?token=old')
    await write(person, await field('New password'), 'a new')
    await write(person, await field('Confirm new password'), 'a new{Enter}')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible()
    expect(server.received(resetPasswordCall)).toEqual([])
    await write(person, await field('New password'), ' password')
    await write(person, await field('Confirm new password'), ' password{Enter}')
    expect(await screen.findByText('Password reset failed')).toBeVisible()
    expect(screen.getByText('Please try again or request a new reset link.')).toBeVisible()
    server.answers(resetPasswordCall, undefined)
    await person.click(await press('Set new password'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(server.received(resetPasswordCall).at(-1)?.body.token).toBe('old')
    expect(whereNow()).toBe('/')
  })
})
