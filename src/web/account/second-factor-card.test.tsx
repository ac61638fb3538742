import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
  sessionsCall,
} from '../../contract/account.ts'

const off = { switchedOnAt: null, recoveryCodesLeft: 0 }
const on = { switchedOnAt: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 8 }
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const address = `otpauth://totp/Plateful:sam%40example.org?issuer=Plateful&secret=${key}`
const recoveryCodes = ['abcde-fghij', '23456-789ab']
const WRONG = 'That code isn’t right, or it’s been used before.'

beforeEach(() => {
  server.answers(sessionsCall, [])
  server.answers(secondFactorCall, off)
})

const card = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }))

async function open(name: string) {
  const person = visit('/account')
  await person.click(await (await card()).findByRole('button', { name }))
  return { person, dialog: within(await screen.findByRole('dialog')) }
}

describe('switching two-step sign-in on', () => {
  it('asks for the password, shows the key as picture, link and text, and then the codes once', async () => {
    server.answers(beginSecondFactorCall, { key, address })
    server.answers(confirmSecondFactorCall, { recoveryCodes })
    const { person, dialog } = await open('Switch on')
    await person.type(await dialog.findByLabelText('Your password'), 'a good password{Enter}')
    expect(await dialog.findByRole('img', { name: 'QR code of the key below' })).toBeVisible()
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'open it there' }).getAttribute('href')).toBe(address)
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Scan the picture/)

    server.answers(secondFactorCall, { ...on, recoveryCodesLeft: 10 })
    await person.type(dialog.getByLabelText('Code that the app shows'), '123 456{Enter}')
    expect(await screen.findByText('Two-step sign-in is on')).toBeVisible()
    const codes = within(await dialog.findByRole('list', { name: 'Recovery codes' }))
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^If your phone is lost/)
    expect(server.received(beginSecondFactorCall)).toEqual([{ body: { password: 'a good password' } }])
    expect(server.received(confirmSecondFactorCall)).toEqual([{ body: { code: '123456' } }])

    await person.click(dialog.getByRole('button', { name: 'I’ve saved them' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(await (await card()).findByText(/On since/)).toBeVisible()
    expect((await card()).getByText(/10 recovery codes are left\./)).toBeVisible()
  })

  it('says beside the field what is wrong, at either step', async () => {
    const message = 'Your password isn’t right.'
    server.refuses(beginSecondFactorCall, 400, message, { issues: [{ path: 'password', message }] })
    const { person, dialog } = await open('Switch on')
    await person.click(await dialog.findByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Password is required')).toBeVisible()
    const password = dialog.getByLabelText('Your password')
    await person.type(password, 'a guess{Enter}')
    expect(await dialog.findByText(message)).toBeVisible()

    server.answers(beginSecondFactorCall, { key, address })
    server.refuses(confirmSecondFactorCall, 400, WRONG, { issues: [{ path: 'code', message: WRONG }] })
    await person.type(password, '{Enter}')
    const code = await dialog.findByLabelText('Code that the app shows')
    await person.type(code, 'abc{Enter}')
    expect(dialog.getByText('Type the six digits that the app shows')).toBeVisible()
    await person.clear(code)
    await person.type(code, '000000{Enter}')
    expect(await dialog.findByText(WRONG)).toBeVisible()
    expect(code).toHaveProperty('value', '000000')
  })

  it('that is on although its answer was lost says so, and offers new recovery codes (account 8)', async () => {
    server.answers(beginSecondFactorCall, { key, address })
    server.isUnreachableFor(confirmSecondFactorCall)
    const { person, dialog } = await open('Switch on')
    await person.type(await dialog.findByLabelText('Your password'), 'a good password{Enter}')
    server.answers(secondFactorCall, on)
    server.answers(renewRecoveryCodesCall, { recoveryCodes })
    await person.type(await dialog.findByLabelText('Code that the app shows'), '123456{Enter}')
    expect(await screen.findByText('Two-step sign-in is on')).toBeVisible()
    expect(screen.getByText(/^Your recovery codes didn’t arrive/)).toBeVisible()
    const renewing = within(await screen.findByRole('dialog', { name: 'New recovery codes' }))
    await person.type(renewing.getByLabelText('Your password'), 'a good password')
    await person.type(renewing.getByLabelText('Code'), '654321{Enter}')
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible()
  })

  it('is thought better of with nothing changed', async () => {
    const { person, dialog } = await open('Switch on')
    await person.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.received(beginSecondFactorCall)).toEqual([])
  })
})

describe('while it is on', () => {
  beforeEach(() => server.answers(secondFactorCall, on))

  it('says since when, and how many codes are left', async () => {
    visit('/account')
    expect((await (await card()).findByText(/On since/)).textContent).toBe(
      'On since 2 March 2026. 8 recovery codes are left.',
    )
    expect((await card()).queryByRole('button', { name: 'Switch on' })).toBeNull()
  })

  it.each([
    [1, 'One recovery code is left.'],
    [0, 'You have no recovery codes left: make new ones.'],
  ])('with %i codes says %s', async (recoveryCodesLeft, words) => {
    server.answers(secondFactorCall, { ...on, recoveryCodesLeft })
    visit('/account')
    expect(await (await card()).findByText(new RegExp(words))).toBeVisible()
  })

  it('is switched off with password and code', async () => {
    server.refuses(endSecondFactorCall, 400, WRONG, { issues: [{ path: 'code', message: WRONG }] })
    const { person, dialog } = await open('Switch off')
    await person.type(await dialog.findByLabelText('Your password'), 'a good password')
    await person.type(dialog.getByLabelText('Code'), '000000{Enter}')
    expect(await dialog.findByText(WRONG)).toBeVisible()
    expect(await screen.findByText('Two-step sign-in is still on')).toBeVisible()
    server.answers(endSecondFactorCall, undefined)
    server.answers(secondFactorCall, off)
    await person.clear(dialog.getByLabelText('Code'))
    await person.type(dialog.getByLabelText('Code'), 'ABCDE-FGHIJ{Enter}')
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible()
    expect(server.received(endSecondFactorCall).at(-1)?.body).toEqual({
      password: 'a good password',
      code: 'abcdefghij',
    })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(await (await card()).findByRole('button', { name: 'Switch on' })).toBeVisible()
  })

  it('gives new codes, to copy and to download', async () => {
    server.answers(renewRecoveryCodesCall, { recoveryCodes })
    const { person, dialog } = await open('New recovery codes')
    await person.type(await dialog.findByLabelText('Your password'), 'a good password')
    await person.type(dialog.getByLabelText('Code'), '123456{Enter}')
    const file = await dialog.findByRole('link', { name: 'Download' })
    expect(file.getAttribute('download')).toBe('plateful-recovery-codes.txt')
    const text = decodeURIComponent(file.getAttribute('href')?.split(',')[1] ?? '')
    expect(text).toBe(
      'Plateful: recovery codes of sam@example.org, each works once\r\n\r\nabcde-fghij\r\n23456-789ab\r\n',
    )
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await person.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(write).toHaveBeenCalledWith('abcde-fghij\n23456-789ab')
  })

  describe('asks before codes are gone that nobody kept (account 131)', () => {
    const codesShown = async () => {
      server.answers(renewRecoveryCodesCall, { recoveryCodes })
      const { person, dialog } = await open('New recovery codes')
      await person.type(await dialog.findByLabelText('Your password'), 'a good password')
      await person.type(dialog.getByLabelText('Code'), '123456{Enter}')
      await dialog.findByRole('list', { name: 'Recovery codes' })
      return { person, dialog }
    }
    const question = () => screen.findByRole('dialog', { name: 'Have you saved your recovery codes?' })

    it('at Escape and at the cross', async () => {
      const { person, dialog } = await codesShown()
      await person.keyboard('{Escape}')
      await person.click(within(await question()).getByRole('button', { name: 'Back to the codes' }))
      expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
      await person.click(dialog.getByRole('button', { name: 'Close' }))
      await person.click(within(await question()).getByText('Close'))
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    })

    it('but not about those that were copied', async () => {
      const { person, dialog } = await codesShown()
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await person.click(dialog.getByRole('button', { name: 'Copy' }))
      await dialog.findByRole('button', { name: 'Copied' })
      await person.keyboard('{Escape}')
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    })

    it('nor while the password is asked for', async () => {
      const { person } = await open('New recovery codes')
      await person.keyboard('{Escape}')
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('offers nobody to switch it off where everybody has to have it', async () => {
    server.answers(secondFactorCall, { ...on, isForEverybody: true })
    visit('/account')
    expect(await (await card()).findByText(/Everybody here signs in with two steps\.$/)).toBeVisible()
    expect((await card()).getByRole('button', { name: 'New recovery codes' })).toBeVisible()
    expect((await card()).queryByRole('button', { name: 'Switch off' })).toBeNull()
  })

  it('says when it could not be loaded', async () => {
    server.refuses(secondFactorCall, 500, 'Something went wrong on our side.')
    visit('/account')
    expect(await (await card()).findByText('Two-step sign-in couldn’t be loaded')).toBeVisible()
  })
})
