import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { reloads, visit, whereNow } from '../../../test/harness/web-visit.ts'
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  logoutCall,
  meCall,
  onboardingStatusCall,
  secondFactorCall,
} from '../../contract/account.ts'
import { contactCall } from '../../contract/home.ts'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const address = `otpauth://totp/Plateful:sam%40example.org?issuer=Plateful&secret=${key}`
const recoveryCodes = ['abcde-fghij', '23456-789ab']
const halfWay = { ...aUser(), isSecondFactorWanted: true } as const
const title = () => screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' })

describe('before the second factor that everybody has to have', () => {
  it('stands in place of every screen, asks nothing else, and goes on to where the person was going', async () => {
    server.answers(meCall, halfWay)
    server.answers(beginSecondFactorCall, { key, address })
    server.answers(confirmSecondFactorCall, { recoveryCodes })
    const person = visit('/contact')
    expect(await title()).toBeVisible()
    expect(document.title).toBe('Two-step sign-in · Plateful')
    expect(screen.queryByRole('navigation')).toBeNull()
    await person.type(await screen.findByLabelText('Your password'), 'a good password{Enter}')
    await person.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}')

    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    expect(screen.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
    expect(server.received(onboardingStatusCall)).toEqual([])

    server.answers(meCall, aUser())
    await person.click(screen.getByRole('button', { name: 'I’ve saved them' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    expect(whereNow()).toBe('/contact')
  })

  it('keeps the recovery codes in sight while the page hears that the person is in', async () => {
    server.answers(meCall, halfWay)
    server.answers(beginSecondFactorCall, { key, address })
    server.answers(confirmSecondFactorCall, { recoveryCodes })
    const person = visit('/contact')
    await person.type(await screen.findByLabelText('Your password'), 'a good password{Enter}')
    await person.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}')
    await screen.findByRole('list', { name: 'Recovery codes' })
    server.answers(meCall, aUser())
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => localStorage.getItem('plateful:person')).not.toContain('isSecondFactorWanted')
    // The press comes after the new state is drawn.
    await person.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'I’ve saved them' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  })

  it('lets somebody in whose recovery codes were lost on their way, and says where to make new ones', async () => {
    server.answers(meCall, halfWay)
    server.answers(beginSecondFactorCall, { key, address })
    server.isUnreachableFor(confirmSecondFactorCall)
    server.answers(secondFactorCall, { switchedOnAt: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 10 })
    const person = visit('/contact')
    await person.type(await screen.findByLabelText('Your password'), 'a good password{Enter}')
    server.answers(meCall, aUser())
    await person.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    expect(screen.getByText(/^Your recovery codes didn’t arrive/)).toBeVisible()
  })

  it('lets somebody go who will not', async () => {
    server.answers(meCall, halfWay)
    server.answers(logoutCall, undefined)
    const person = visit('/contact')
    await title()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await person.click(await screen.findByRole('button', { name: 'Log out' }))
    await expect.poll(reloads).toBe(1)
  })

  it('comes for who loses theirs while a screen is open', async () => {
    const person = visit('/contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
    const wanted = 'Everybody here signs in with two steps. Please set up two-step sign-in first.'
    server.refuses(contactCall, 403, wanted, { code: 'SECOND_FACTOR_WANTED' })
    server.answers(meCall, halfWay)
    const form = within(screen.getByRole('form', { name: 'Write to us' }))
    await person.type(form.getByLabelText(/^Message/), 'What is for dinner tonight?')
    await person.click(form.getByRole('button', { name: /Send/ }))
    expect(await title()).toBeVisible()
  })
})
