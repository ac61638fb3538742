import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { reloads, visit, visitAndPress, visitDialog, whereNow } from '../../../../test/harness/web-visit.ts'
import { loginCall, meCall, onboardingStatusCall, registerCall } from '../../../contract/account.ts'
import {
  inviteCall,
  joinCall,
  leaveCall,
  openInvitationCall,
  householdMembersCall,
  withdrawInvitationCall,
} from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import type { HouseholdMembers } from '../../../domain/household/invitation.ts'

const MOMENT = '2026-03-09T09:00:00.000Z'
const sam = { id: 1, firstName: 'Sam', lastName: 'Baker', email: 'sam@example.org', isYou: true }
const ada = { id: 2, firstName: 'Ada', lastName: 'Cook', email: 'ada@example.org', isYou: false }
const alone: HouseholdMembers = { people: [sam], invitations: [], isAnotherKept: false }
const couple: HouseholdMembers = { people: [ada, sam], invitations: [], isAnotherKept: true }
const invitation = { id: 7, email: null, createdAt: MOMENT, expiresAt: MOMENT }
const opened = { invitedBy: 'Ada Cook', people: [{ firstName: 'Ada' }], email: null, expiresAt: MOMENT }
const link = 'http://localhost:3000/join/secret'

beforeEach(() => {
  server.answers(householdMembersCall, alone)
  server.answers(openInvitationCall, opened)
})

describe('the household', () => {
  it('says who is here; who is alone has nothing to leave', async () => {
    visit('/household')
    const people = within(await screen.findByRole('region', { name: 'Who’s here' }))
    expect(people.getByText('Sam Baker')).toBeVisible()
    expect(people.getByText('You')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
  })

  it('invites by mail, and says what is wrong with an address beside it', async () => {
    server.answers(inviteCall, ({ body }) => ({ ...invitation, email: body.email, link }))
    const person = visit('/household')
    const email = await screen.findByRole('textbox', { name: 'Their email' })
    await person.type(email, 'ada{Enter}')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(server.received(inviteCall)).toEqual([])
    await person.type(email, '@example.org{Enter}')
    expect(await screen.findByText(/An email is on its way to ada@example.org/)).toBeVisible()
    expect((email as HTMLInputElement).value).toBe('')
    expect(server.received(inviteCall)).toEqual([{ body: { email: 'ada@example.org' } }])
  })

  it('says that an email could not be sent, and that the link is to be passed on', async () => {
    server.answers(inviteCall, ({ body }) => ({ ...invitation, email: body.email, link, isUnsent: true }))
    const person = visit('/household')
    await person.type(await screen.findByRole('textbox', { name: 'Their email' }), 'ada@example.org{Enter}')
    expect(await screen.findByText(/^The email to ada@example.org couldn’t be sent/)).toBeVisible()
    expect(screen.getByDisplayValue(link)).toBeVisible()
    expect(screen.queryByText(/on its way/)).toBeNull()
  })

  it('makes a link to pass on, and takes it back', async () => {
    server.answers(inviteCall, () => {
      server.answers(householdMembersCall, { ...alone, invitations: [invitation] })
      return { ...invitation, link }
    })
    server.answers(withdrawInvitationCall, undefined)
    const person = await visitAndPress('/household', 'Make a link instead')
    expect(await screen.findByDisplayValue(link)).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Withdraw the invitation of a link' }))
    expect(await screen.findByText('Invitation withdrawn')).toBeVisible()
    expect(server.received(withdrawInvitationCall)).toEqual([{ params: { id: 7 } }])
  })

  it('shows a new link no longer once it was used or withdrawn (household 90)', async () => {
    server.answers(inviteCall, () => {
      server.answers(householdMembersCall, { ...alone, invitations: [invitation] })
      return { ...invitation, link }
    })
    server.answers(withdrawInvitationCall, () => server.answers(householdMembersCall, alone))
    const person = await visitAndPress('/household', 'Make a link instead')
    expect(await screen.findByDisplayValue(link)).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Withdraw the invitation of a link' }))
    await expect.poll(() => screen.queryByDisplayValue(link)).toBeNull()
    expect(screen.queryByText(/Pass this link on/)).toBeNull()
  })

  it('says why somebody cannot be invited, beside the address', async () => {
    const message = 'This person is already in your household.'
    server.refuses(inviteCall, 400, message, { issues: [{ path: 'email', message }] })
    const person = visit('/household')
    const email = await screen.findByRole('textbox', { name: 'Their email' })
    await person.type(email, 'sam@example.org{Enter}')
    expect(await screen.findByText('The invitation wasn’t made')).toBeVisible()
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    expect((email as HTMLInputElement).value).toBe('sam@example.org')
  })

  it('is left only with a choice about the recipes, and starts afresh', async () => {
    server.answers(householdMembersCall, couple)
    server.answers(leaveCall, alone)
    const { person, dialog } = await visitDialog('/household', 'Leave')
    // The others lose the subscription too (calendar 97).
    expect(dialog.getByText(/that stops when you leave, for everybody/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Leave the household' }))
    expect(dialog.getByText('Choose what happens to your recipes')).toBeVisible()
    expect(server.received(leaveCall)).toEqual([])
    await person.click(dialog.getByRole('radio', { name: 'Take a copy along' }))
    await person.click(dialog.getByRole('button', { name: 'Leave the household' }))
    await expect.poll(reloads).toBe(1)
    expect(server.received(leaveCall)).toEqual([{ body: { recipes: 'bring' } }])
    // The words are also true of a new household, which was never theirs before.
    expect(sessionStorage.getItem('plateful:toast')).toContain('You’re in a household of your own now.')
  })
})

describe('an invitation', () => {
  it('to somebody signed in asks what becomes of the recipes, then starts afresh in the household', async () => {
    server.answers(joinCall, couple)
    const person = visit('/join/secret')
    expect(
      await screen.findByRole('heading', { name: 'Ada Cook invites you to share a kitchen' }),
    ).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Join the household' }))
    expect(screen.getByText('Choose what happens to your recipes')).toBeVisible()
    // Whoever comes back with copies has the same recipes there (household 95).
    expect(screen.getByText(/What is there already, unchanged, doesn’t come twice\./)).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'Bring them along' }))
    await person.click(screen.getByRole('button', { name: 'Join the household' }))
    await expect.poll(reloads).toBe(1)
    expect(server.received(joinCall)).toEqual([{ body: { token: 'secret', recipes: 'bring' } }])
    expect(whereNow()).toBe('/household')
    expect(sessionStorage.getItem('plateful:toast')).toContain('You share this household now.')
  })

  it.each([
    [null, 'You’d join as sam@example.org.'],
    ['sam@example.org', 'You’d join as sam@example.org.'],
    [
      'kim@example.org',
      'This invitation was sent to kim@example.org, and you’re signed in as sam@example.org. If that isn’t you, log out first.',
    ],
  ])('sent to %s says who would move (household 92)', async (email, words) => {
    server.answers(openInvitationCall, { ...opened, email })
    visit('/join/secret')
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is shown to who has just begun, too, before any onboarding', async () => {
    server.answers(onboardingStatusCall, {
      needsOnboarding: true,
      steps: { family: false, templates: false, recipes: false },
    })
    visit('/join/secret')
    expect(await screen.findByRole('radio', { name: 'Leave them where they are' })).toBeVisible()
  })

  it('that is used up says so', async () => {
    server.refuses(openInvitationCall, 404, 'This invitation has been used or is too old. Ask for a new one.')
    visit('/join/secret')
    expect(await screen.findByText('This invitation no longer works')).toBeVisible()
    expect(screen.getByText(/Ask for a new one/)).toBeVisible()
  })

  it('to the household in which one lives says so, and asks for nothing (household 90)', async () => {
    server.answers(openInvitationCall, { ...opened, isYours: true })
    visit('/join/secret')
    expect(await screen.findByText('You’re already in this household')).toBeVisible()
    expect(screen.getByText(/still works for somebody else/)).toBeVisible()
    cleanup()
    server.answers(openInvitationCall, { ...opened, isYours: true, email: 'bob@work.example' })
    visit('/join/secret')
    expect(await screen.findByText(/was sent to bob@work\.example\. If that’s you/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join the household' })).toBeNull()
  })

  it('that is taken back while it is looked at says so in place of the form (household 90)', async () => {
    const gone = 'This invitation has been used or is too old. Ask for a new one.'
    const person = visit('/join/secret')
    await person.click(await screen.findByRole('radio', { name: 'Bring them along' }))
    server.refuses(joinCall, 404, gone)
    server.refuses(openInvitationCall, 404, gone)
    await person.click(screen.getByRole('button', { name: 'Join the household' }))
    expect(await screen.findByText('This invitation no longer works')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join the household' })).toBeNull()
  })

  it('asks who has no recipes nothing about them (household 93)', async () => {
    server.answers(recipesCall, [])
    server.answers(joinCall, couple)
    await visitAndPress('/join/secret', 'Join the household')
    expect(screen.queryByRole('radiogroup', { name: 'Your own recipes' })).toBeNull()
    await expect
      .poll(() => server.received(joinCall))
      .toEqual([{ body: { token: 'secret', recipes: 'leave' } }])
  })

  it('that could not be read for want of a connection can be tried again (household 12)', async () => {
    server.isUnreachableFor(openInvitationCall)
    const person = visit('/join/secret')
    expect(await screen.findByText('The invitation couldn’t be loaded')).toBeVisible()
    expect(screen.queryByText('This invitation no longer works')).toBeNull()
    server.answers(openInvitationCall, opened)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('heading', { name: 'Ada Cook invites you to share a kitchen' }),
    ).toBeVisible()
  })

  it('to a visitor that could not be read is tried again, and goes with the new account (household 12)', async () => {
    server.refuses(meCall, 401, 'Please sign in')
    server.isUnreachableFor(openInvitationCall)
    server.answers(registerCall, aUser())
    const person = visit('/join/secret')
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Plateful can’t be reached/)).toBeVisible()
    await person.type(screen.getByLabelText('First name'), 'New')
    await person.type(screen.getByLabelText('Last name'), 'Cook')
    await person.type(screen.getByLabelText('Email'), 'new@example.org')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    await expect.poll(() => server.received(registerCall)[0]?.body.invitation).toBe('secret')
  })

  it('to a visitor opens the front door at Create account, with the address it was mailed to', async () => {
    server.refuses(meCall, 401, 'Please sign in')
    server.answers(openInvitationCall, { ...opened, email: 'new@example.org' })
    server.answers(registerCall, aUser())
    const person = visit('/join/secret')
    expect(await screen.findByText('Ada Cook')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.org')
    await person.type(screen.getByLabelText('First name'), 'New')
    await person.type(screen.getByLabelText('Last name'), 'Cook')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(registerCall)[0]?.body).toMatchObject({
      email: 'new@example.org',
      invitation: 'secret',
    })
    expect(whereNow()).toBe('/home')
  })

  it('to a visitor with an account stays at hand over signing in', async () => {
    server.refuses(meCall, 401, 'Please sign in')
    server.answers(loginCall, aUser())
    const person = await visitAndPress('/join/secret', 'Sign in')
    await person.type(screen.getByLabelText('Email'), 'sam@example.org')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(whereNow()).toBe('/join/secret')
  })

  it('that is used up leaves a visitor the usual door', async () => {
    server.refuses(meCall, 401, 'Please sign in')
    server.refuses(openInvitationCall, 404, 'This invitation has been used or is too old. Ask for a new one.')
    server.answers(registerCall, aUser())
    const person = visit('/join/secret')
    expect(await screen.findByText(/used or is too old/)).toBeVisible()
    await person.type(screen.getByLabelText('First name'), 'New')
    await person.type(screen.getByLabelText('Last name'), 'Cook')
    await person.type(screen.getByLabelText('Email'), 'new@example.org')
    await person.type(screen.getByLabelText('Password'), 'a good password{Enter}')
    await expect.poll(reloads).toBe(1)
    expect(server.received(registerCall)[0]?.body).not.toHaveProperty('invitation')
  })
})
