import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aStoredDay, aUser } from '../../test/harness/web-makers.ts'
import { server } from '../../test/harness/web-server.ts'
import { reloads, visit, visitAndPress } from '../../test/harness/web-visit.ts'
import { loginCall, logoutCall, meCall, onboardingStatusCall } from '../contract/account.ts'
import { changeAssignmentCall } from '../contract/calendar.ts'
import { shareLinkCall } from '../contract/sharing.ts'
import { addTicksCall } from '../contract/shopping.ts'

describe('the gate', () => {
  it('shows a page that is not there as not found (home 17)', async () => {
    visit('/nowhere')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(document.title).toBe('404 Page Not Found · Plateful')
    // The first screen of a visit leaves the focus at the top, where the skip link is.
    expect(document.activeElement).toBe(document.body)
  })

  it('takes an address with a broken percent-code for one that is not there', async () => {
    visit('/recipes/%E0%A4%A')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })

  it('leaves no empty page between the splash and the first screen', async () => {
    const splash = document.body.appendChild(document.createElement('div'))
    splash.id = 'splash'
    const seen = new Set<string>()
    const watch = new MutationObserver(() =>
      seen.add(splash.hidden ? document.body.textContent : `splash${document.body.textContent}`),
    )
    watch.observe(document.body, { childList: true, subtree: true, attributes: true })
    visit('/contact')
    await screen.findByRole('heading', { level: 1 })
    watch.disconnect()
    expect([...seen].filter((text) => text.startsWith('splash'))).toEqual(['splash'])
    expect(seen).not.toContain('')
    expect(splash.hidden).toBe(true)
    splash.remove()
  })

  it('shows that it loads until the session and the first steps were answered (account 3)', async () => {
    const splash = document.body.appendChild(document.createElement('div'))
    splash.id = 'splash'
    const steps = { family: true, templates: true, recipes: true }
    const answerSession = server.holds(meCall, aUser())
    const answerSteps = server.holds(onboardingStatusCall, { needsOnboarding: false, steps })
    visit('/contact')
    await expect.poll(() => server.received(meCall).length).toBe(1)
    expect(splash.hidden).toBe(false)
    answerSession()
    await expect.poll(() => server.received(onboardingStatusCall).length).toBe(1)
    expect(splash.hidden).toBe(false)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    answerSteps()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(splash.hidden).toBe(true)
    splash.remove()
  })

  it('asks for no session where the page says that the browser came without one', async () => {
    const said = document.createElement('meta')
    Object.assign(said, { name: 'visitor', content: 'yes' })
    document.head.append(said)
    visit('/home')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(server.received(meCall)).toEqual([])
  })

  it('says why the session could not be asked for, and asks again', async () => {
    server.refuses(meCall, 500, 'The kitchen is on fire')
    const person = visit('/home')
    expect(await screen.findByText('Authentication check failed: 500')).toBeVisible()
    server.answers(meCall, aUser())
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Recipes' })).toBeVisible()
  })

  it('says what it waits for before a shared collection', async () => {
    const release = server.holds(meCall, aUser())
    server.refuses(shareLinkCall, 404, 'Gone')
    visit('/shared/abcdefghijkl')
    expect((await screen.findAllByText('Checking access...')).length).toBeGreaterThan(0)
    release()
    expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
  })

  it('says that logging out failed, and stays', async () => {
    server.refuses(logoutCall, 500, 'The door is stuck')
    const person = await visitAndPress('/nowhere', /^Account of/)
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await person.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Logout failed')).toBeVisible()
    expect(screen.getByText('Please try again.')).toBeVisible()
    expect(reloads()).toBe(0)
  })

  it('logs out without a signal, and tells the server before anybody is let in (home 82)', async () => {
    server.isUnreachableFor(logoutCall)
    const person = await visitAndPress('/nowhere', /^Account of/)
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await person.click(await screen.findByRole('button', { name: 'Logout' }))
    await expect.poll(reloads).toBe(1)
    expect(sessionStorage.getItem('plateful:toast')).toContain('Nothing of yours is left on this device.')
    expect(localStorage.getItem('plateful:person')).toBeNull()
    cleanup()

    // The server still has the session, but this browser must not let anybody in.
    visit('/home')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    cleanup()
    server.answers(logoutCall, undefined)
    const next = visit('/home')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(server.received(logoutCall)).toHaveLength(3)
    server.answers(loginCall, aUser({ id: 2 }))
    await next.type(screen.getByLabelText('Email'), 'bea@example.org')
    await next.type(screen.getByLabelText('Password'), 'a good password')
    await next.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect.poll(reloads).toBe(2)
    expect(server.received(logoutCall)).toHaveLength(3)
  })

  it('shows nothing more in a tab when another one signs out (home 82)', async () => {
    visit('/nowhere')
    await screen.findByRole('heading', { name: '404 Page Not Found' })
    server.isUnreachableFor(meCall)
    localStorage.removeItem('plateful:person')
    window.dispatchEvent(new StorageEvent('storage', { key: 'plateful:person', newValue: null }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).toBeNull()
  })

  it('asks before logging out, and starts afresh after it', async () => {
    server.answers(logoutCall, undefined)
    const person = await visitAndPress('/nowhere', /^Account of/)
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText('Are you sure you want to logout?')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Logout' }))
    await expect.poll(() => server.received(logoutCall).length).toBe(1)
    await expect.poll(reloads).toBe(1)
    const toast = sessionStorage.getItem('plateful:toast')
    for (const words of ['Logged out successfully', 'See you next time!']) expect(toast).toContain(words)
  })

  it('lets somebody log out whose browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
    server.answers(logoutCall, undefined)
    const person = await visitAndPress('/nowhere', /^Account of/)
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await person.click(await screen.findByRole('button', { name: 'Logout' }))
    await expect.poll(reloads).toBe(1)
  })

  it('sends the ticks that wait before logging out, and says so when it cannot', async () => {
    server.answers(logoutCall, undefined)
    server.refuses(addTicksCall, 503, 'The shop is closed')
    const waiting = {
      listId: 7,
      ticks: [{ itemId: 'milk', isChecked: true, at: 1_772_445_600_000, by: 'phone', isSent: false }],
    }
    localStorage.setItem(`plateful:ticks:${aUser().id}:2026-03-02:2026-03-08`, JSON.stringify(waiting))
    const person = await visitAndPress('/nowhere', /^Account of/)
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await person.click(await screen.findByRole('button', { name: 'Logout' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^ 1 tick of your shopping list couldn’t/)
    expect(server.received(logoutCall)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Logout anyway' }))
    await expect.poll(() => server.received(logoutCall).length).toBe(1)
  })

  it('saves the days that wait before logging out, and says so in one sentence when it cannot', async () => {
    server.answers(logoutCall, undefined)
    server.refuses(addTicksCall, 503, 'The shop is closed')
    server.refuses(changeAssignmentCall, 503, 'The kitchen is closed')
    const tick = { itemId: 'milk', isChecked: true, at: 1_772_445_600_000, by: 'phone', isSent: false }
    const ticks = [tick, { ...tick, itemId: 'eggs' }]
    localStorage.setItem(
      `plateful:ticks:${aUser().id}:2026-03-02:2026-03-08`,
      JSON.stringify({ listId: 7, ticks }),
    )
    const base = aStoredDay('2026-03-03')
    const { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals } = base
    const plan = { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped: true }
    sessionStorage.setItem('plateful:days', JSON.stringify([{ plan, base }]))
    const person = visit('/nowhere')
    const openLogout = async () => {
      await person.click(await screen.findByRole('button', { name: /^Account of/ }))
      await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
      await person.click(await screen.findByRole('button', { name: 'Logout' }))
    }
    await openLogout()
    await expect
      .poll(() => screen.queryByText(/couldn’t be sent/)?.textContent.trim())
      .toBe(
        '2 ticks of your shopping list and 1 day of your calendar couldn’t be sent. If you log out now, anything unsent will be lost. Stay signed in, and it’s sent by itself as soon as Plateful can be reached.',
      )
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    server.answers(changeAssignmentCall, ({ body }) => ({ ...base, ...body }))
    await openLogout()
    await expect
      .poll(() => screen.queryByText(/couldn’t be sent/)?.textContent.trim())
      .toBe(
        '2 ticks of your shopping list couldn’t be sent. If you log out now, anything unsent will be lost. Stay signed in, and it’s sent by itself as soon as Plateful can be reached.',
      )
    expect(server.received(changeAssignmentCall).at(-1)?.body).toMatchObject({ isSkipped: true })
    expect(server.received(logoutCall)).toEqual([])
  })
})
