import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { reloads, visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import { loginCall, logoutCall, meCall, registerCall, registrationRuleCall } from '../../contract/account.ts'
import { shareGreetingCall } from '../../contract/sharing.ts'

const keptToast = () => sessionStorage.getItem('plateful:toast')

const greeting = { title: 'Dinners for Grandma', sharedBy: 'Robin', recipeCount: 3 }

beforeEach(() => {
  server.refuses(meCall, 401, 'Please sign in.')
  server.answers(shareGreetingCall, greeting)
})

describe('a visitor at a shared collection', () => {
  it.each(['/shared', '/shared/', '/share', '/share/'])(
    'is told at %s that there is no collection',
    async (path) => {
      const person = visit(path)
      expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
      expect(screen.queryByLabelText('Email')).toBeNull()
      await person.click(screen.getByRole('button', { name: 'Go to the home page' }))
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    },
  )

  it.each(['/shared/abcdefghijkl', '/share/abcdefghijkl'])('meets its panel at %s', async (path) => {
    visit(path)
    expect(await screen.findByRole('heading', { name: 'Recipes shared with you' })).toBeVisible()
    expect(screen.getByText(/By creating an account you agree to our terms/)).toBeVisible()
  })

  it.each([
    [greeting, 'Robin shared 3 recipes with you: Dinners for Grandma'],
    [{ ...greeting, title: null, recipeCount: 1 }, 'Robin shared 1 recipe with you.'],
    [{ ...greeting, title: null, sharedBy: null }, '3 recipes are waiting for you.'],
  ])('reads who shared what before an account is asked for (decision 0089): %j', async (told, says) => {
    server.answers(shareGreetingCall, told)
    visit('/shared/abcdefghijkl')
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Create Account' })).toBeVisible()
  })

  it('is told of a link that leads nowhere before making an account for it', async () => {
    server.refuses(shareGreetingCall, 404, 'Gone')
    visit('/shared/abcdefghijkl')
    expect((await screen.findByRole('alert')).textContent).toContain('the link may be invalid.')
    expect(screen.getByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
    expect(screen.queryByText(/to see these recipes/)).toBeNull()
    expect(screen.getByRole('tab', { name: 'Create Account' })).toBeVisible()
  })

  it('meets the panel all the same where the server can’t say who shared', async () => {
    server.refuses(shareGreetingCall, 500, 'Broken')
    visit('/shared/abcdefghijkl')
    expect(await screen.findByRole('tab', { name: 'Create Account' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('begins in the first field, and a press that turns to another form leads into its field', async () => {
    const person = await visitAndPress('/shared/abcdefghijkl', 'Forgot your password?')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await person.click(screen.getByRole('button', { name: 'Back to the shared recipes' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it.each(['/shareholder', '/shared-recipes', '/sharedx/abcdefghijkl'])(
    'meets the front door at %s',
    async (path) => {
      visit(path)
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    },
  )

  it('signs in with a password of one character, and the page starts afresh (sharing 21)', async () => {
    server.answers(loginCall, aUser())
    const person = await visitAndPress('/shared/abcdefghijkl', 'Sign in')
    expect(await screen.findByText('Password is required')).toBeVisible()
    await person.type(screen.getByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'x')
    await person.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect.poll(reloads).toBe(1)
    expect(server.received(loginCall)[0]?.body).toEqual({ email: 'sam@example.org', password: 'x' })
    expect(keptToast()).toContain('Login successful!')
    expect(keptToast()).toContain('You can now view the shared recipes.')
  })

  it.each([
    ['in the words of the server', 'Invalid email or password.', 'Invalid email or password.'],
    ['in words of its own', '', 'Please check your credentials.'],
  ])('hears why signing in failed, %s (sharing 21)', async (_, sentence, says) => {
    server.refuses(loginCall, 401, sentence)
    const person = visit('/shared/abcdefghijkl')
    await person.type(await screen.findByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'x{Enter}')
    expect(await screen.findByText('Login failed')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
    expect(reloads()).toBe(0)
  })

  it.each([
    [
      'in the words of the server',
      'This address has an account already.',
      'This address has an account already.',
    ],
    ['in words of its own', '', 'Please try again.'],
  ])('hears why no account was created, %s (sharing 21)', async (_, sentence, says) => {
    server.refuses(registerCall, 409, sentence)
    const person = visit('/shared/abcdefghijkl')
    await person.click(await screen.findByRole('tab', { name: 'Create Account' }))
    await person.type(screen.getByLabelText('First name'), 'Sam')
    await person.type(screen.getByLabelText('Last name'), 'Baker')
    await person.type(screen.getByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    expect(await screen.findByText('Registration failed')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
    expect(reloads()).toBe(0)
  })

  it('creates an account on the other tab, which the arrow keys reach', async () => {
    server.answers(registerCall, aUser())
    const person = visit('/shared/abcdefghijkl')
    await person.click(await screen.findByRole('tab', { name: 'Sign In' }))
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Create Account' }).getAttribute('aria-selected')).toBe('true')
    await person.type(screen.getByLabelText('First name'), 'Sam')
    await person.type(screen.getByLabelText('Last name'), 'Baker')
    await person.type(screen.getByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'short{Enter}')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible()
    await person.type(screen.getByLabelText('Password'), ' no more{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(keptToast()).toContain('Registration successful!')
    expect(keptToast()).toContain('You can now view the shared recipes.')
  })

  it.each(['Sign In', 'Create Account'])(
    'sends a sign-out that is owed before %s, or it would end the new session (home 82)',
    async (tab) => {
      localStorage.setItem('plateful:sign-out-owed', 'yes')
      server.isUnreachableFor(logoutCall)
      const calls: string[] = []
      for (const call of [loginCall, registerCall])
        server.answers(call, () => {
          calls.push('signed in')
          return aUser()
        })
      const person = visit('/shared/abcdefghijkl')
      await person.click(await screen.findByRole('tab', { name: tab }))
      server.answers(logoutCall, () => {
        calls.push('signed out')
        return undefined
      })
      if (tab === 'Create Account') {
        await person.type(screen.getByLabelText('First name'), 'Sam')
        await person.type(screen.getByLabelText('Last name'), 'Baker')
      }
      await person.type(screen.getByLabelText('Email'), 'sam@example.org')
      await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
      await expect.poll(reloads).toBe(1)
      expect(calls).toEqual(['signed out', 'signed in'])
      expect(localStorage.getItem('plateful:sign-out-owed')).toBeNull()
    },
  )

  it('hears that signing in called an account back that was to be deleted', async () => {
    server.answers(loginCall, { ...aUser(), isRestored: true })
    const person = visit('/shared/abcdefghijkl')
    await person.type(await screen.findByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'x{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(keptToast()).toContain('Your account is restored. You can now view the shared recipes.')
  })

  it('reads that new accounts are by invitation instead of filling in a form in vain', async () => {
    server.answers(registrationRuleCall, { registration: 'invite' })
    const person = visit('/shared/abcdefghijkl')
    await person.click(await screen.findByRole('tab', { name: 'Create Account' }))
    expect(await screen.findByText(/New accounts here need an invitation/)).toBeVisible()
    expect(screen.queryByLabelText('First name')).toBeNull()
  })
})
