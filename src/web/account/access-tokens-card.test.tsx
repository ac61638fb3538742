import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitDialog } from '../../../test/harness/web-visit.ts'
import {
  accessTokensCall,
  createAccessTokenCall,
  revokeAccessTokenCall,
  sessionsCall,
} from '../../contract/account.ts'
import type { AccessToken } from '../../domain/account/access-token.ts'

const MOMENT = '2026-03-02T09:00:00.000Z'
const display: AccessToken = {
  id: 7,
  name: 'Kitchen display',
  scopes: ['read', 'lists'],
  createdAt: MOMENT,
  lastUsedAt: MOMENT,
  expiresAt: '2026-12-24T09:00:00.000Z',
}
const script: AccessToken = { ...display, id: 8, name: 'Script', lastUsedAt: null, expiresAt: null }

beforeEach(() => {
  server.answers(sessionsCall, [])
  server.answers(accessTokensCall, [])
})

const openForm = () => visitDialog('/account', 'New token', 'New access token')

describe('access tokens', () => {
  it('are listed with what they may do and when they were used; one is revoked after a question', async () => {
    server.answers(accessTokensCall, [display, script])
    server.answers(revokeAccessTokenCall, undefined)
    const person = visit('/account')
    const list = within(await screen.findByRole('list', { name: 'Access tokens' }))
    expect(
      list.getByText(
        /^Read everything, read and change shopping lists\. Last used 2 Mar 2026, expires 24 Dec 2026\.$/,
      ),
    ).toBeVisible()
    expect(list.getByText(/Not used yet\.$/)).toBeVisible()
    await person.click(list.getByRole('button', { name: 'Revoke Kitchen display' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke ‘Kitchen display’?' }))
    server.answers(accessTokensCall, [script])
    await person.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Access token revoked')).toBeVisible()
    expect(server.received(revokeAccessTokenCall)).toEqual([{ params: { id: 7 } }])
    await expect.poll(() => list.queryByText('Kitchen display')).toBeNull()
  })

  it('is made with a name, what it may do, and its end; a click chooses more', async () => {
    server.answers(createAccessTokenCall, { ...display, token: 'plateful_secret' })
    const { person, dialog } = await openForm()
    await person.type(dialog.getByLabelText('Name'), 'Kitchen display')
    await person.click(dialog.getByLabelText('Read and change shopping lists'))
    await person.selectOptions(dialog.getByLabelText('Ends'), 'After 30 days')
    await person.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(await screen.findByDisplayValue('plateful_secret')).toBeVisible()
    const [{ body }] = server.received(createAccessTokenCall) as [{ body: AccessToken }]
    expect(body).toMatchObject({ name: 'Kitchen display', scopes: ['read', 'lists'] })
    const days = (Date.parse(body.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
  })

  it('without a name or anything that it may do is told so beside the field, and nothing is sent', async () => {
    const { person, dialog } = await openForm()
    await person.click(dialog.getByLabelText('Read everything'))
    await person.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(dialog.getByText('Please give the token a name')).toBeVisible()
    expect(dialog.getByText('Choose what the token may do')).toBeVisible()
    expect(server.received(createAccessTokenCall)).toEqual([])
  })

  it('is shown once: to close it before it was copied asks first (account 140)', async () => {
    server.answers(createAccessTokenCall, { ...display, token: 'plateful_secret' })
    const { person, dialog } = await openForm()
    await person.type(dialog.getByLabelText('Name'), 'Kitchen display')
    await person.click(dialog.getByRole('button', { name: 'Make token' }))
    await person.click(await screen.findByRole('button', { name: 'Done' }))
    const question = within(await screen.findByRole('dialog', { name: 'Have you copied the token?' }))
    await person.click(question.getByRole('button', { name: 'Back to the token' }))
    await person.click(await screen.findByRole('button', { name: 'Copy token' }))
    await person.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(() => screen.queryByLabelText('Token')).toBeNull()
  })

  it('is not taken for copied where the browser denies its clipboard, as on plain http', async () => {
    server.answers(createAccessTokenCall, { ...display, token: 'plateful_secret' })
    const { person, dialog } = await openForm()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await person.type(dialog.getByLabelText('Name'), 'Kitchen display')
    await person.click(dialog.getByRole('button', { name: 'Make token' }))
    await person.click(await screen.findByRole('button', { name: 'Copy token' }))
    expect(await screen.findByText('Press Ctrl+C or ⌘C to copy the selected token.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('dialog', { name: 'Have you copied the token?' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Back to the token' }))
    fireEvent.copy(await screen.findByDisplayValue('plateful_secret'))
    await person.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(() => screen.queryByLabelText('Token')).toBeNull()
  })

  it('asks before Escape discards what was typed; Cancel does not (account 146)', async () => {
    const { person, dialog } = await openForm()
    await person.type(dialog.getByLabelText('Name'), 'Kitchen display')
    await person.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await person.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(dialog.getByDisplayValue('Kitchen display')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what was typed when it could not be made', async () => {
    server.refuses(createAccessTokenCall, 500, 'Something went wrong on our side.')
    const { person, dialog } = await openForm()
    await person.type(dialog.getByLabelText('Name'), 'Kitchen display')
    await person.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(await screen.findByText('The access token wasn’t made')).toBeVisible()
    expect(dialog.getByDisplayValue('Kitchen display')).toBeVisible()
  })
})
