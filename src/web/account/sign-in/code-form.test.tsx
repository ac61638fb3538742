import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { reloads, visit } from '../../../../test/harness/web-visit.ts'
import { loginCall, meCall, resetPasswordCall, secondStepCall } from '../../../contract/account.ts'
import { shareGreetingCall } from '../../../contract/sharing.ts'

const WANTED = 'Type the code from your authenticator app.'
const WRONG = 'That code isn’t right, or it’s been used before.'
const field = (label: string) => screen.findByLabelText(label)
const press = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  server.refuses(meCall, 401, 'Please sign in')
  server.refuses(loginCall, 401, WANTED, { code: 'CODE_WANTED', challenge: 'secret of the first step' })
})

/** At the second step, after the password. */
async function atSecondStep(address = '/') {
  const person = visit(address)
  await person.type(await field('Email'), 'sam@example.org')
  await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
  return { person, code: await field('Code') }
}

describe('the second step', () => {
  it('asks for the code without a word of failure, and has the focus', async () => {
    const { code } = await atSecondStep()
    await expect.poll(() => document.activeElement).toBe(code)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(code.getAttribute('inputmode')).toBe('numeric')
    expect(screen.queryByText('Login failed')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
  })

  it('sends the code with what the password earned, and starts the page afresh', async () => {
    server.answers(secondStepCall, { ...aUser(), isRestored: true })
    const { person, code } = await atSecondStep()
    await person.type(code, '123 456{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(secondStepCall)).toEqual([
      { body: { challenge: 'secret of the first step', code: '123456' } },
    ])
    expect(sessionStorage.getItem('plateful:toast')).toContain('Your account is restored.')
  })

  it('says beside the field what is wrong with a code', async () => {
    server.refuses(secondStepCall, 400, WRONG, { issues: [{ path: 'code', message: WRONG }] })
    const { person, code } = await atSecondStep()
    await person.type(code, '12345{Enter}')
    expect(await screen.findByText('Type the six digits, or one of your recovery codes')).toBeVisible()
    expect(server.received(secondStepCall)).toEqual([])
    await person.type(code, '6{Enter}')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toBe(WRONG)
    expect(code).toHaveProperty('value', '123456')
    await expect.poll(() => document.activeElement).toBe(code)
  })

  it('takes a recovery code, for which a phone shows letters', async () => {
    server.answers(secondStepCall, aUser())
    const { person } = await atSecondStep()
    await person.click(await press('Use a recovery code'))
    const code = await field('Recovery code')
    await expect.poll(() => document.activeElement).toBe(code)
    expect(code.hasAttribute('inputmode')).toBe(false)
    await person.type(code, 'ABCDE-fghij{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(secondStepCall)[0]?.body.code).toBe('abcdefghij')
  })

  it('begins empty in the other way, without what was wrong in the one before (account 132)', async () => {
    server.refuses(secondStepCall, 400, WRONG, { issues: [{ path: 'code', message: WRONG }] })
    const { person, code } = await atSecondStep()
    await person.type(code, '123456{Enter}')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await person.click(await press('Use a recovery code'))
    const recovery = await field('Recovery code')
    expect(recovery).toHaveProperty('value', '')
    expect(recovery.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('goes back to what was typed when it took too long, and by a press', async () => {
    server.refuses(secondStepCall, 401, 'That took too long or too many tries. Please sign in again.')
    const { person, code } = await atSecondStep()
    await person.type(code, '123456{Enter}')
    expect(await screen.findByText(/That took too long/)).toBeVisible()
    await expect.poll(() => screen.queryByLabelText('Code')).toBeNull()
    expect(await field('Email')).toHaveProperty('value', 'sam@example.org')
    await person.click(await press('Sign in'))
    expect(await field('Code')).toBeVisible()
    await person.click(await press('Back to email and password'))
    expect(await field('Password')).toHaveProperty('value', 'a good password')
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  it('is left by who goes for another form and comes back', async () => {
    const { person } = await atSecondStep()
    await person.click(await press('Create an account'))
    await person.click(await press('Sign in'))
    expect(await field('Email')).toHaveProperty('value', '')
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  it('comes at a shared collection too, with its own welcome', async () => {
    server.answers(secondStepCall, aUser())
    server.answers(shareGreetingCall, { title: null, sharedBy: 'Robin', recipeCount: 1 })
    const { person, code } = await atSecondStep('/shared/abc')
    await person.type(code, '123456{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(sessionStorage.getItem('plateful:toast')).toContain('You can now view the shared recipes.')
  })
})

describe('a forgotten password of who signs in with two steps', () => {
  it('is replaced with a code too, and nothing that was typed is lost', async () => {
    server.refuses(resetPasswordCall, 401, WANTED, { code: 'CODE_WANTED' })
    const person = visit('/reset-password?token=mailed')
    await person.type(await field('New password'), 'a new password')
    await person.type(await field('Confirm new password'), 'a new password{Enter}')
    const code = await field('Code')
    await expect.poll(() => document.activeElement).toBe(code)
    expect(screen.queryByText('Password reset failed')).toBeNull()
    await person.type(code, '12{Enter}')
    expect(
      await screen.findByText('Type the six digits, or one of your recovery codes', {
        selector: '[id$=note]',
      }),
    ).toBeVisible()
    server.answers(resetPasswordCall, undefined)
    await person.type(code, '3456{Enter}')
    expect(await screen.findByText('Password reset successful!')).toBeVisible()
    expect(server.received(resetPasswordCall).at(-1)?.body).toEqual({
      token: 'mailed',
      newPassword: 'a new password',
      code: '123456',
    })
  })
})
