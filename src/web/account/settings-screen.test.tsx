import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { updateDefaultDinerCountCall } from '../../contract/account.ts'
import { preferencesCall } from '../../contract/household.ts'
import { defaultPreferences } from '../../domain/household/preferences.ts'

beforeEach(() =>
  server.answers(preferencesCall, { ...defaultPreferences, userId: 1, createdAt: null, updatedAt: null }),
)

describe('Settings', () => {
  it('has the default number of diners, and says what is still to come (account 27)', async () => {
    server.answers(updateDefaultDinerCountCall, ({ body }) => aUser(body))
    const person = visit('/settings')
    expect(await screen.findByRole('heading', { name: 'Meal Planning Defaults' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
    const count = screen.getByRole('textbox', { name: 'Number of diners' })
    expect((count as HTMLInputElement).value).toBe('4')
    await person.type(count, '{Backspace}2{Enter}')
    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(server.received(updateDefaultDinerCountCall)).toEqual([{ body: { defaultDinerCount: 2 } }])
  })

  it('says when they could not be saved', async () => {
    server.isUnreachableFor(updateDefaultDinerCountCall)
    const person = visit('/settings')
    await person.type(await screen.findByRole('textbox', { name: 'Number of diners' }), '{Backspace}2{Enter}')
    expect(await screen.findByText('Failed to save settings')).toBeVisible()
  })
})
