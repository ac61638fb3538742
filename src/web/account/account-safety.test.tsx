import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { reloads, visit, visitAndPress, visitDialog } from '../../../test/harness/web-visit.ts'
import {
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  loginCall,
  meCall,
  resendVerificationCall,
  sessionsCall,
} from '../../contract/account.ts'

const MOMENT = '2026-03-02T09:00:00.000Z'
const here = { id: 1, device: 'Safari on a Mac', createdAt: MOMENT, lastUsedAt: MOMENT, isCurrent: true }
const phone = { ...here, id: 2, device: 'Chrome on an Android phone', isCurrent: false }

beforeEach(() => server.answers(sessionsCall, [here, phone]))

describe('sessions', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }))

  it('is listed; a device is signed out at once', async () => {
    server.answers(endSessionCall, undefined)
    const person = visit('/account')
    const list = await card()
    expect(await list.findByText('Safari on a Mac')).toBeVisible()
    expect(list.getByText('This device')).toBeVisible()
    server.answers(sessionsCall, [here])
    await person.click(list.getByRole('button', { name: 'Sign out Chrome on an Android phone' }))
    expect(await screen.findByText('Signed out there')).toBeVisible()
    expect(list.queryByText('Chrome on an Android phone')).toBeNull()
    expect(server.received(endSessionCall)).toEqual([{ params: { id: 2 } }])
    expect(list.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  it('is ended everywhere else', async () => {
    server.answers(endOtherSessionsCall, undefined)
    const person = visit('/account')
    const list = await card()
    server.answers(sessionsCall, [here])
    await person.click(await list.findByRole('button', { name: 'Sign out everywhere else' }))
    await expect.poll(() => list.queryByText('Chrome on an Android phone')).toBeNull()
    expect(server.received(endOtherSessionsCall)).toHaveLength(1)
  })

  it('comes back when it could not be ended', async () => {
    server.refuses(endSessionCall, 500, 'Something went wrong on our side.')
    const person = visit('/account')
    const list = await card()
    await person.click(await list.findByRole('button', { name: /^Sign out Chrome/ }))
    expect(await screen.findByText('That device couldn’t be signed out')).toBeVisible()
    expect(await list.findByText('Chrome on an Android phone')).toBeVisible()
  })
})

describe('an address nobody has proved', () => {
  it('has a quiet note, and another letter', async () => {
    server.answers(resendVerificationCall, undefined)
    await visitAndPress('/account', 'Send again')
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(server.received(resendVerificationCall)).toHaveLength(1)
  })

  it('says when there were too many letters', async () => {
    server.refuses(resendVerificationCall, 429, 'Too many tries. Please wait 15 minutes and try again.')
    await visitAndPress('/account', 'Send again')
    expect(await screen.findByText('The email couldn’t be sent')).toBeVisible()
    expect(screen.getByText(/Please wait 15 minutes/)).toBeVisible()
  })

  it('is said no more once it is proved', async () => {
    server.answers(meCall, aUser({ isVerified: true }))
    visit('/account')
    expect(await screen.findByText('sam@example.org')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })
})

describe('deleting the account', () => {
  const open = async () => {
    const { person, dialog } = await visitDialog('/account', 'Delete account')
    return { person, dialog, submit: dialog.getByRole('button', { name: 'Delete my account' }) }
  }

  it('asks for the password, then starts afresh at the front door', async () => {
    server.answers(deleteAccountCall, undefined)
    const { person, dialog, submit } = await open()
    await person.click(submit)
    expect(dialog.getByText('Password is required')).toBeVisible()
    await person.type(dialog.getByLabelText('Your password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(deleteAccountCall)).toEqual([{ body: { password: 'a good password' } }])
    expect(sessionStorage.getItem('plateful:toast')).toContain('Sign in within 30 days to keep it.')
  })

  it('says beside the field that the password is wrong, and can be thought better of', async () => {
    const message = 'Your password isn’t right.'
    server.refuses(deleteAccountCall, 400, message, { issues: [{ path: 'password', message }] })
    const { person, dialog, submit } = await open()
    const password = dialog.getByLabelText('Your password')
    await person.type(password, 'a guess')
    await person.click(submit)
    expect(await screen.findByText('Your account wasn’t deleted')).toBeVisible()
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    await person.click(dialog.getByRole('button', { name: 'Keep it' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(reloads()).toBe(0)
  })

  it('is taken back by signing in, which says so', async () => {
    server.refuses(meCall, 401, 'Please sign in')
    server.answers(loginCall, { ...aUser(), isRestored: true })
    const person = visit('/')
    await person.type(await screen.findByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(sessionStorage.getItem('plateful:toast')).toContain('Your account is restored.')
  })
})

it('offers everything as one file', async () => {
  visit('/account')
  const link = await screen.findByRole('link', { name: 'Download' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/household-export', true])
})
