import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import type { Me, User } from '../../domain/account/user.ts'
import type { CreatedInvitation } from '../../domain/household/invitation.ts'
import { defaultPreferences } from '../../domain/household/preferences.ts'
import { Household } from '../db/household.ts'
import { changePreferences, readConstraints } from './preferences.ts'

const PREFERENCES = '/api/user-preferences'

describe('planner preferences', () => {
  const testApp = useTestApp()
  const householdOf = async (person: Person) => (await testApp.userRow(person)).householdId

  it('are the usual ones until they are changed', async () => {
    const ada = await testApp.person()
    expect((await ada.call('GET', PREFERENCES)).json()).toEqual({
      ...defaultPreferences,
      userId: ada.user.id,
      createdAt: null,
      updatedAt: null,
    })
  })

  it('a change keeps what it does not name, whoever else changes something at the same time', async () => {
    const ada = await testApp.person()
    const changes = [
      { allergies: ['Peanuts', 'peanuts'], budgetPerServing: '3' },
      { preferredCuisines: ['Thai'] },
      { balanceProteins: false, maxCookingTimeDinner: 45 },
    ]
    const answers = await Promise.all(changes.map((change) => ada.call('PATCH', PREFERENCES, change)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect((await ada.call('GET', PREFERENCES)).json()).toMatchObject({
      ...defaultPreferences,
      allergies: ['Peanuts'],
      budgetPerServing: '3.00',
      preferredCuisines: ['Thai'],
      balanceProteins: false,
      maxCookingTimeDinner: 45,
      createdAt: testApp.clock.now.toISOString(),
    })
  })

  it('what any adult must not eat comes with who is signed in, for all signs (household 61)', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const needsOf = async ({ call }: Person) => (await call('GET', '/api/auth/me')).json<Me>().householdNeeds
    expect(await needsOf(ada)).toBeUndefined()
    await ada.call('PATCH', PREFERENCES, { dietaryRestrictions: ['vegetarian'] })
    await bea.call('PATCH', PREFERENCES, { allergies: ['peanuts'] })
    expect(await needsOf(ada)).toEqual({ allergies: [], diets: ['vegetarian'] })
    const given = await ada.call('POST', '/api/household/invitations', {})
    const token = given.json<CreatedInvitation>().link.split('/').at(-1) ?? ''
    await bea.call('POST', '/api/household/join', { token, recipes: 'leave' })
    expect(await needsOf(ada)).toEqual({ allergies: ['peanuts'], diets: ['vegetarian'] })
  })

  describe('saved in the instant in which their person moves', () => {
    const REPEAT = '/api/auth/update-recipe-repeat-interval'
    const repeats = async ({ call }: Person) =>
      (await call('GET', '/api/auth/me')).json<User>().recipeRepeatInterval
    const link = async (host: Person) => {
      const given = await host.call('POST', '/api/household/invitations', {})
      return given.json<CreatedInvitation>().link.split('/').at(-1) ?? ''
    }
    const join = async (guest: Person, token: string) =>
      guest.call('POST', '/api/household/join', { token, recipes: 'leave' })

    it.each(['for the first time', 'again'])('go along: %s', async (when) => {
      const [ada, bea] = [await testApp.person(), await testApp.person()]
      if (when === 'again') await bea.call('PATCH', PREFERENCES, { balanceProteins: false })
      const token = await link(ada)
      const change = { allergies: ['peanuts'] }
      const [moved, saved] = await Promise.all([join(bea, token), bea.call('PATCH', PREFERENCES, change)])
      expect([moved.statusCode, saved.statusCode]).toEqual([200, 200])
      expect(saved.json()).toMatchObject(change)
      expect((await bea.call('GET', PREFERENCES)).json()).toMatchObject(change)
    })

    it('go along when the call began before the move and is answered after it', async () => {
      const [ada, bea] = [await testApp.person(), await testApp.person()]
      const before = await testApp.userRow(bea)
      await join(bea, await link(ada))
      const late = { db: testApp.unwatched, user: before, now: testApp.clock.now.toISOString() }
      const body = { allergies: ['peanuts'] }
      expect(await changePreferences(late, { body })).toMatchObject(body)
      expect((await bea.call('GET', PREFERENCES)).json()).toMatchObject(body)
      const home = new Household(testApp.unwatched, await householdOf(ada))
      const bindings = await readConstraints(home, [ada.user.id, bea.user.id])
      expect(bindings).toMatchObject(body)
    })

    it('and the days until a recipe is welcome again', async () => {
      const [ada, bea] = [await testApp.person(), await testApp.person()]
      const token = await link(ada)
      const [moved, saved] = await Promise.all([
        join(bea, token),
        bea.call('PATCH', REPEAT, { recipeRepeatInterval: 21 }),
      ])
      expect([moved.statusCode, saved.statusCode]).toEqual([200, 200])
      expect(await repeats(bea)).toBe(21)
    })
  })

  it('are one’s own: a stranger changes theirs, whoever the body names (household 2)', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await ada.call('PATCH', PREFERENCES, { dislikedIngredients: ['olives'] })
    const answer = await eve.call('PATCH', PREFERENCES, {
      dislikedIngredients: ['cheese'],
      userId: ada.user.id,
      householdId: 1,
    })
    expect(answer.json()).toMatchObject({ userId: eve.user.id, dislikedIngredients: ['cheese'] })
    expect((await ada.call('GET', PREFERENCES)).json()).toMatchObject({ dislikedIngredients: ['olives'] })
  })

  it('are refused in a sentence beside the field', async () => {
    const ada = await testApp.person()
    const refused = await ada.call('PATCH', PREFERENCES, { maxCookingTimeLunch: 0 })
    expect(refused.statusCode).toBe(400)
    const message = 'Minutes must be a whole number from 5 to 600'
    expect(refused.json()).toMatchObject({ message, issues: [{ path: 'maxCookingTimeLunch', message }] })
  })

  it('the days after which a recipe is welcome again are kept on the user', async () => {
    const ada = await testApp.person()
    expect(ada.user.recipeRepeatInterval).toBe(14)
    const path = '/api/auth/update-recipe-repeat-interval'
    const saved = await ada.call('PATCH', path, { recipeRepeatInterval: 21 })
    expect(saved.json()).toEqual({ ...ada.user, recipeRepeatInterval: 21 })
    expect((await ada.call('PATCH', path, { recipeRepeatInterval: -1 })).statusCode).toBe(400)
  })
})
