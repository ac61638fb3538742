import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import type {
  CreatedInvitation,
  HouseholdMembers,
  OpenInvitation,
} from '../../../domain/household/invitation.ts'

const testApp = useTestApp()

const secretIn = (text: string) => /\/join\/([\w-]{43})/.exec(text)?.[1] ?? 'no link'

async function invite(person: Person, email?: string) {
  const response = await person.call('POST', '/api/household/invitations', { email })
  expect(response.statusCode).toBe(201)
  const given = response.json<CreatedInvitation>()
  return { ...given, token: secretIn(given.link) }
}

const openInvitations = async (person: Person) =>
  (await person.call('GET', '/api/household')).json<HouseholdMembers>().invitations.map(({ email }) => email)
const statusOf = async (token: string) =>
  (await testApp.visit('GET', `/api/household/invitation?token=${token}`)).statusCode
const join = async (person: Person, token: string) =>
  person.call('POST', '/api/household/join', { token, recipes: 'leave' })

describe('several invitations to one address are one (household 89)', () => {
  const BOB = 'bob.twice@example.org'

  it('on the list, and each letter works until one of them is followed', async () => {
    const ada = await testApp.person()
    const letters = [await invite(ada, BOB), await invite(ada, BOB), await invite(ada), await invite(ada)]
    expect(await openInvitations(ada)).toEqual([null, null, BOB])
    const [first = 0, second = 0] = await Promise.all(letters.map(({ token }) => statusOf(token)))
    expect([first, second]).toEqual([200, 200])
    await testApp.person({ email: BOB, invitation: letters[0]?.token ?? '' })
    expect(await statusOf(letters[1]?.token ?? '')).toBe(404)
    expect(await openInvitations(ada)).toEqual([null, null])
  })

  it('and are withdrawn together; those to others stay', async () => {
    const ada = await testApp.person()
    const first = await invite(ada, BOB)
    const other = await invite(ada, 'else.once@example.org')
    const second = await invite(ada, BOB)
    expect((await ada.call('DELETE', `/api/household/invitations/${second.id}`)).statusCode).toBe(204)
    expect([await statusOf(first.token), await statusOf(other.token)]).toEqual([404, 200])
  })

  it('and are over once that person came by any link, also by one without an address', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const letter = await invite(ada, bob.user.email)
    expect((await join(bob, (await invite(ada)).token)).statusCode).toBe(200)
    expect(await statusOf(letter.token)).toBe(404)
    expect(await openInvitations(ada)).toEqual([])
  })

  it('those of another household to the same address stay', async () => {
    const [ada, eve, bob] = [await testApp.person(), await testApp.person(), await testApp.person()]
    const ofEve = await invite(eve, bob.user.email)
    expect((await join(bob, (await invite(ada, bob.user.email)).token)).statusCode).toBe(200)
    expect(await statusOf(ofEve.token)).toBe(200)
  })
})

describe('an invitation to a household in which somebody lives already (household 90)', () => {
  it('says so to who opens it, and to nobody else', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const { token } = await invite(ada)
    const read = async (person: Person) =>
      (await person.call('GET', `/api/household/invitation?token=${token}`)).json<OpenInvitation>()
    expect(await read(ada)).toMatchObject({ isYours: true })
    expect(await read(bob)).not.toHaveProperty('isYours')
  })

  it('is not sent to who waits for deletion there: signing in brings them back', async () => {
    const ada = await testApp.person()
    const bob = await testApp.person({ firstName: 'Bob', invitation: (await invite(ada)).token })
    const again = async () =>
      (await ada.call('POST', '/api/household/invitations', { email: bob.user.email })).json<unknown>()
    expect(await again()).toMatchObject({ message: 'This person is already in your household.' })
    await bob.call('DELETE', '/api/account', { password: 'a good password' })
    expect(await again()).toMatchObject({
      message: 'Bob asked to delete their account. Signing in again brings them back here.',
    })
  })
})
