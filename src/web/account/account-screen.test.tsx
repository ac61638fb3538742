import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress, whereNow } from '../../../test/harness/web-visit.ts'
import {
  meCall,
  onboardingStatusCall,
  sessionsCall,
  updateDefaultDinerCountCall,
  updatePasswordCall,
  updateProfileCall,
} from '../../contract/account.ts'

beforeEach(() => server.answers(sessionsCall, []))

describe('My Account (account 22)', () => {
  describe('the profile', () => {
    it('is read-only until Edit is pressed; saving shows the new names', async () => {
      server.answers(updateProfileCall, ({ body }) => {
        server.answers(meCall, aUser(body))
        return { ...aUser(body), pendingEmailVerification: false, message: '' }
      })
      const person = visit('/account')
      expect(await screen.findByText('sam@example.org')).toBeVisible()
      expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull()
      await person.click(screen.getByRole('button', { name: 'Edit' }))
      const name = screen.getByRole('textbox', { name: 'First name' })
      expect(document.activeElement).toBe(name)
      await person.clear(name)
      await person.type(name, 'Samira{Enter}')
      expect(await screen.findByText('Profile updated')).toBeVisible()
      expect(await screen.findByText('Samira', { selector: 'dd' })).toBeVisible()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
      expect(server.received(updateProfileCall)[0]?.body).toEqual({
        firstName: 'Samira',
        lastName: 'Baker',
        email: 'sam@example.org',
      })
    })

    it('says what is missing beside the field, and Escape cancels', async () => {
      const person = await visitAndPress('/account', 'Edit')
      await person.clear(screen.getByRole('textbox', { name: 'First name' }))
      await person.clear(screen.getByRole('textbox', { name: 'Last name' }))
      await person.type(screen.getByRole('textbox', { name: 'Email' }), ' oops')
      await person.click(screen.getByRole('button', { name: 'Save profile' }))
      expect(await screen.findByText('First name is required')).toBeVisible()
      expect(screen.getByText('Last name is required')).toBeVisible()
      expect(screen.getByText('Please enter a valid email address')).toBeVisible()
      await person.keyboard('{Escape}')
      expect(await screen.findByText('Sam', { selector: 'dd' })).toBeVisible()
      expect(server.received(updateProfileCall)).toEqual([])
    })

    it('keeps the old address until the letter is opened, and says so', async () => {
      const message = 'A verification email was sent to new@example.org.'
      server.answers(updateProfileCall, ({ body }) => {
        const user = aUser({ pendingEmail: body.email === 'sam@example.org' ? null : body.email })
        server.answers(meCall, user)
        return { ...user, pendingEmailVerification: user.pendingEmail !== null, message }
      })
      const person = await visitAndPress('/account', 'Edit')
      const email = screen.getByRole('textbox', { name: 'Email' })
      await person.clear(email)
      await person.type(email, 'new@example.org{Enter}')
      expect(await screen.findByText(message)).toBeVisible()
      const notice = await screen.findByText('new@example.org')
      expect(notice.closest('p')?.textContent).toContain('A verification email was sent to')
      expect(screen.getByText('sam@example.org', { selector: 'dd' })).toBeVisible()

      await person.click(screen.getByRole('button', { name: 'Send it again' }))
      await expect.poll(() => server.received(updateProfileCall)[1]?.body.email).toBe('new@example.org')
      await person.click(screen.getByRole('button', { name: 'Keep my current address' }))
      await expect.poll(() => screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
      expect(server.received(updateProfileCall)[2]?.body.email).toBe('sam@example.org')
    })

    it('says when the address is taken, and keeps what was typed', async () => {
      const message = 'Another account already has this email address.'
      server.refuses(updateProfileCall, 409, message, { issues: [{ path: 'email', message }] })
      const person = await visitAndPress('/account', 'Edit')
      await person.click(screen.getByRole('button', { name: 'Save profile' }))
      expect(await screen.findByText('Failed to update profile')).toBeVisible()
      const email = screen.getByRole('textbox', { name: 'Email' })
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getAllByText(message).length).toBe(2)
    })
  })

  describe('the link of a verification email', () => {
    it.each([
      ['emailVerified', 'Email verified successfully', 'Your email address has been updated.'],
      ['emailVerificationError', 'Email verification failed', 'The verification link is invalid or expired.'],
    ])('with %s is told and taken out of the address', async (flag, title, text) => {
      visit(`/account?${flag}=true`)
      expect(await screen.findByText(title)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      await expect.poll(whereNow).toBe('/account')
    })

    it('is told to somebody new too, before the first steps', async () => {
      server.answers(onboardingStatusCall, {
        needsOnboarding: true,
        steps: { family: false, templates: false, recipes: false },
      })
      visit('/account?emailVerified=true')
      expect(await screen.findByText('Email verified successfully')).toBeVisible()
      await expect.poll(whereNow).toBe('/account')
      expect(screen.queryByRole('heading', { name: 'My Account' })).toBeNull()
    })

    it('says nothing without a flag', async () => {
      visit('/account?emailVerified=maybe')
      expect(await screen.findByText('sam@example.org')).toBeVisible()
      expect(screen.queryByText('Email verified successfully')).toBeNull()
    })
  })

  describe('the password', () => {
    const open = async () => {
      const person = await visitAndPress('/account', 'Change Password')
      const form = within(screen.getByRole('form', { name: 'Change password' }))
      expect(form.getByText('8 characters or more are harder to guess')).toBeVisible()
      return {
        person,
        current: form.getByLabelText('Current password'),
        newer: form.getByLabelText('New password'),
        confirmation: form.getByLabelText('Confirm new password'),
        submit: () => person.click(form.getByRole('button', { name: 'Update password' })),
      }
    }

    it('changes, and the form folds up', async () => {
      server.answers(updatePasswordCall, undefined)
      const { person, current, newer, confirmation } = await open()
      expect(document.activeElement).toBe(current)
      await person.type(current, 'the old one')
      await person.type(newer, 'secret')
      await person.type(confirmation, 'secret{Enter}')
      expect(await screen.findByText('Password updated')).toBeVisible()
      const button = await screen.findByRole('button', { name: 'Change Password' })
      expect(document.activeElement).toBe(button)
      expect(server.received(updatePasswordCall)).toEqual([
        { body: { currentPassword: 'the old one', newPassword: 'secret' } },
      ])
    })

    it('says beside a password that many people have that a better one is easily found', async () => {
      const { person, newer } = await open()
      await person.type(newer, 'Summer2025')
      expect(await screen.findByText(/^Many people use this one/)).toBeVisible()
      await person.type(newer, ' and two lentils')
      expect(screen.queryByText(/^Many people use this one/)).toBeNull()
    })

    it('says every problem beside its field', async () => {
      const { person, newer, confirmation, submit } = await open()
      await submit()
      expect(screen.getByText('Current password is required')).toBeVisible()
      expect(screen.getByText('Password must be at least 6 characters')).toBeVisible()
      expect(screen.getByText('Please confirm your password')).toBeVisible()
      await person.type(newer, 'secret')
      await person.type(confirmation, 'Secret')
      expect(screen.queryByText('Please confirm your password')).toBeNull()
      await submit()
      expect(screen.getByText("Passwords don't match")).toBeVisible()
      await person.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible()
    })

    it('stays open when the current one is wrong', async () => {
      const message = 'Your current password isn’t right.'
      server.refuses(updatePasswordCall, 400, message, { issues: [{ path: 'currentPassword', message }] })
      const { person, current, newer, confirmation, submit } = await open()
      await person.type(current, 'a guess')
      await person.type(newer, 'secret')
      await person.type(confirmation, 'secret')
      await submit()
      expect(await screen.findByText('Failed to update password')).toBeVisible()
      await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
      expect((newer as HTMLInputElement).value).toBe('secret')
    })
  })

  describe('the default diner count', () => {
    it('is saved from 1 to 20', async () => {
      server.answers(updateDefaultDinerCountCall, ({ body }) => {
        server.answers(meCall, aUser(body))
        return aUser(body)
      })
      const person = visit('/account')
      const count = await screen.findByRole('textbox', { name: 'Number of diners' })
      const save = screen.getByRole('button', { name: 'Save' })
      for (const [typed, message] of [
        ['0', 'Must be at least 1'],
        ['21', 'Cannot exceed 20'],
      ] as const) {
        await person.clear(count)
        await person.type(count, typed)
        await person.click(save)
        expect(screen.getByText(message)).toBeVisible()
      }
      await person.clear(count)
      await person.type(count, '6{Enter}')
      expect(await screen.findByText('Default diner count updated')).toBeVisible()
      expect(server.received(updateDefaultDinerCountCall)).toEqual([{ body: { defaultDinerCount: 6 } }])
    })

    it('says when it could not be saved', async () => {
      server.refuses(updateDefaultDinerCountCall, 500, 'Something went wrong on our side.')
      const person = visit('/account')
      await person.type(
        await screen.findByRole('textbox', { name: 'Number of diners' }),
        '{Backspace}5{Enter}',
      )
      expect(await screen.findByText('Failed to update setting')).toBeVisible()
    })
  })
})
