import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aRecipe } from '../../../test/harness/makers.ts'
import { openPhotoMemory } from '../../../test/harness/photo-memory.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { deleteDueAccounts } from '../delete-due-accounts.ts'
import { DAY } from '../durations.ts'

const PASSWORD = { password: 'a good password' }

describe('deleting an account', () => {
  const photos = openPhotoMemory()
  const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  const testApp = useTestApp({}, { photos })
  const login = (person: Person) =>
    testApp.visit('POST', '/api/auth/login', { email: person.user.email, ...PASSWORD })
  const sweep = () =>
    deleteDueAccounts(
      { db: testApp.unwatched, external: { photos } as never },
      testApp.clock.now.toISOString(),
    )
  const householdOf = async ({ user }: Person) =>
    (await testApp.db.selectFrom('users').select('householdId').where('id', '=', user.id).executeTakeFirst())
      ?.householdId ?? 0

  it('needs the password, and a guess may be wrong ten times', async () => {
    const ada = await testApp.person()
    const message = 'Your password isn’t right.'
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await ada.call('DELETE', '/api/account', { password: `guess ${tries}` })
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json()).toMatchObject({ message, issues: [{ path: 'password', message }] })
    }
    expect((await ada.call('DELETE', '/api/account', PASSWORD)).statusCode).toBe(429)
    expect((await ada.call('DELETE', '/api/account', { password: '' })).json()).toMatchObject({
      message: 'Password is required',
    })
  })

  it('ends every session at once; a letter says until when one can come back (account 134)', async () => {
    const ada = await testApp.person()
    await login(ada)
    const deleted = await ada.call('DELETE', '/api/account', PASSWORD)
    expect(deleted.statusCode).toBe(204)
    expect(String(deleted.headers['set-cookie'])).toMatch(/^plateful=;/)
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
    const until = new Date(testApp.clock.now.getTime() + 30 * DAY).toISOString()
    const row = await testApp.userRow(ada)
    expect(row).toMatchObject({ deletedAt: testApp.clock.now.toISOString(), deletionScheduledFor: until })
    expect(testApp.sentEmails.at(-1)).toMatchObject({
      to: ada.user.email,
      text: expect.stringContaining(`On ${inWords.format(new Date(until))} it will be deleted for good.`),
    })
  })

  it('opens nothing to a session that began while the account was being deleted', async () => {
    const ada = await testApp.person()
    await testApp.db
      .updateTable('users')
      .set({ deletedAt: testApp.clock.now.toISOString() })
      .where('id', '=', ada.user.id)
      .execute()
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  it('ends what was begun before: sessions for good, a link for a new password, an invitation', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    await testApp.visit('POST', '/api/auth/forgot-password', { email: ada.user.email })
    const secret = () =>
      /token=([\w-]{43})/.exec(
        testApp.sentEmails.findLast(({ to }) => to === ada.user.email)?.text ?? '',
      )?.[1]
    await expect.poll(() => testApp.sentEmails.at(-1)?.subject).toBe('Set a new password for Plateful')
    const reset = { token: secret(), newPassword: 'another good one' }
    await ada.call('DELETE', '/api/account', PASSWORD)
    expect((await testApp.visit('POST', '/api/auth/reset-password', reset)).statusCode).toBe(400)
    const joining = { token: link.split('/').at(-1), recipes: 'bring' }
    expect((await bob.call('POST', '/api/household/join', joining)).statusCode).toBe(404)
    expect((await login(ada)).json()).toMatchObject({ isRestored: true })
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  it('is taken back by signing in within thirty days, and everything is as it was', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/recipes', aRecipe())
    await ada.call('DELETE', '/api/account', PASSWORD)
    testApp.clock.pass(30 * DAY - 1)
    await sweep()
    const wrong = await testApp.visit('POST', '/api/auth/login', {
      email: ada.user.email,
      password: 'a guess',
    })
    expect(wrong.statusCode).toBe(401)
    const back = await login(ada)
    expect(back.statusCode).toBe(200)
    expect(back.json()).toEqual({ ...ada.user, isRestored: true })
    const cookie = String(back.headers['set-cookie']).split(';', 1)[0] ?? ''
    const recipes = await testApp.visit('GET', '/api/recipes', undefined, { cookie })
    expect(recipes.json()).toHaveLength(1)
    testApp.clock.pass(60 * DAY)
    await sweep()
    const later = await login(ada)
    expect(later.statusCode).toBe(200)
    expect(later.json()).not.toHaveProperty('isRestored')
  })

  it('can be taken back by who forgot the password, too', async () => {
    const ada = await testApp.person()
    await ada.call('DELETE', '/api/account', PASSWORD)
    await testApp.visit('POST', '/api/auth/forgot-password', { email: ada.user.email })
    const secret = () => /token=([\w-]{43})/.exec(testApp.sentEmails.at(-1)?.text ?? '')?.[1]
    await expect.poll(secret).toMatch(/^[\w-]{43}$/)
    const reset = { token: secret(), newPassword: 'another good one' }
    expect((await testApp.visit('POST', '/api/auth/reset-password', reset)).statusCode).toBe(204)
    const again = { email: ada.user.email, password: 'another good one' }
    expect((await testApp.visit('POST', '/api/auth/login', again)).json()).toMatchObject({ isRestored: true })
  })

  it('after thirty days nothing is left: no row, no photo, and the address is free again', async () => {
    const ada = await testApp.person()
    const householdId = await householdOf(ada)
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
      .png()
      .toBuffer()
    const photo = `data:image/png;base64,${picture.toString('base64')}`
    const recipe = (await ada.call('POST', '/api/recipes', aRecipe({ photo }))).json<Recipe>()
    const name = recipe.photo?.split('/').at(-1) ?? ''
    await ada.call('PATCH', '/api/user-preferences', { allergies: ['milk'] })
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-20'))
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-08'))
    expect(await photos.read(householdId, name)).not.toBeNull()
    await ada.call('DELETE', '/api/account', PASSWORD)
    testApp.clock.pass(30 * DAY)
    expect((await login(ada)).statusCode).toBe(401)
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, { users }) => sum + users, 0)).toBeGreaterThan(0)
    expect(await photos.read(householdId, name)).toBeNull()
    const tables = [
      'users',
      'recipes',
      'photos',
      'userPreferences',
      'calendarAssignments',
      'calendarLocks',
      'completedShoppingLists',
      'libraryTags',
    ] as const
    for (const table of tables) {
      const left = await testApp.db
        .selectFrom(table as 'recipes')
        .select('householdId')
        .where('householdId', '=', householdId)
        .execute()
      expect([table, left]).toEqual([table, []])
    }
    const counter = `recipes of household ${householdId}`
    expect(
      await testApp.db.selectFrom('globalCounters').selectAll().where('counterName', '=', counter).execute(),
    ).toEqual([])
    expect((await testApp.person({ email: ada.user.email })).user.id).not.toBe(ada.user.id)
  })

  it('deletes one household although another has a photo that cannot be removed, and says so', async () => {
    const stuck = 'f'.repeat(40)
    const stubborn = {
      ...photos,
      remove: async (householdId: number, name: string) => {
        if (name === stuck) throw new Error('the disk does not let go')
        await photos.remove(householdId, name)
      },
    }
    const people = [await testApp.person(), await testApp.person()]
    const [first = 0, second = 0] = await Promise.all(people.map(householdOf))
    const photo = { householdId: first, name: stuck, bytes: 1, createdAt: testApp.clock.now.toISOString() }
    await testApp.db.insertInto('photos').values(photo).execute()
    for (const person of people) await person.call('DELETE', '/api/account', PASSWORD)
    testApp.clock.pass(30 * DAY)
    const deleting = deleteDueAccounts(
      { db: testApp.unwatched, external: { photos: stubborn } as never },
      testApp.clock.now.toISOString(),
    )
    await expect(deleting).rejects.toThrow('households that are still there: 1')
    const left = testApp.db.selectFrom('households').select('id').where('id', 'in', [first, second])
    expect(await left.execute()).toEqual([{ id: first }])
  })

  it('leaves alone an empty household that waits for who moved out of it', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    await bob.call('POST', '/api/recipes', aRecipe({ name: 'Bob’s pie' }))
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    await bob.call('POST', '/api/household/join', { token: link.split('/').at(-1), recipes: 'leave' })
    expect((await bob.call('GET', '/api/recipes')).json()).toEqual([])
    testApp.clock.pass(2 * DAY)
    await sweep()
    expect((await bob.call('POST', '/api/household/leave', { recipes: 'leave' })).statusCode).toBe(200)
    expect((await bob.call('GET', '/api/recipes')).json()).toMatchObject([{ name: 'Bob’s pie' }])
  })

  it('leaves alone the household of who is still there, and what the person cooked for it', async () => {
    const ada = await testApp.person()
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const bob = await testApp.person({ invitation: link.split('/').at(-1) })
    await bob.call('POST', '/api/recipes', aRecipe({ name: 'Bob’s pie' }))
    await bob.call('DELETE', '/api/account', PASSWORD)
    testApp.clock.pass(31 * DAY)
    await sweep()
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
    const cookie = String((await login(ada)).headers['set-cookie']).split(';', 1)[0] ?? ''
    const recipes = await testApp.visit('GET', '/api/recipes', undefined, { cookie })
    expect(recipes.json()).toMatchObject([{ name: 'Bob’s pie' }])
  })

  it('takes the calendar’s address along once it is for good, since the person knows it', async () => {
    const ada = await testApp.person()
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const bob = await testApp.person({ invitation: link.split('/').at(-1) })
    const { address } = (await ada.call('POST', '/api/calendar-feed')).json<{ address: string }>()
    const read = async () => (await testApp.visit('GET', new URL(address).pathname)).statusCode
    await bob.call('DELETE', '/api/account', PASSWORD)
    await sweep()
    expect(await read()).toBe(200)
    testApp.clock.pass(31 * DAY)
    await sweep()
    expect(await read()).toBe(404)
  })
})
