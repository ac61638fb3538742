import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { usualPreferences } from '../../domain/household/preferences.ts'

const PREFERENCES = '/api/user-preferences'

describe('planner preferences', () => {
  const house = useTestApp()

  it('are the usual ones until they are changed', async () => {
    const ada = await house.person()
    expect((await ada.call('GET', PREFERENCES)).json()).toEqual({
      ...usualPreferences,
      userId: ada.user.id,
      createdAt: null,
      updatedAt: null,
    })
  })

  it('a change keeps what it does not name, whoever else changes something at the same time', async () => {
    const ada = await house.person()
    const changes = [
      { allergies: ['Peanuts', 'peanuts'], budgetPerServing: '3' },
      { preferredCuisines: ['Thai'] },
      { balanceProteins: false, maxCookingTimeDinner: 45 },
    ]
    const answers = await Promise.all(changes.map((change) => ada.call('PATCH', PREFERENCES, change)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect((await ada.call('GET', PREFERENCES)).json()).toMatchObject({
      ...usualPreferences,
      allergies: ['Peanuts'],
      budgetPerServing: '3.00',
      preferredCuisines: ['Thai'],
      balanceProteins: false,
      maxCookingTimeDinner: 45,
      createdAt: house.clock.now.toISOString(),
    })
  })

  it('are one’s own: a stranger changes theirs, whoever the body names', async () => {
    const [ada, eve] = [await house.person(), await house.person()]
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
    const ada = await house.person()
    const refused = await ada.call('PATCH', PREFERENCES, { maxCookingTimeLunch: 0 })
    expect(refused.statusCode).toBe(400)
    const message = 'Minutes must be a whole number from 5 to 600'
    expect(refused.json()).toMatchObject({ message, issues: [{ path: 'maxCookingTimeLunch', message }] })
  })

  it('the days after which a recipe is welcome again are kept on the user', async () => {
    const ada = await house.person()
    expect(ada.user.recipeRepeatInterval).toBe(14)
    const path = '/api/auth/update-recipe-repeat-interval'
    const saved = await ada.call('PATCH', path, { recipeRepeatInterval: 21 })
    expect(saved.json()).toEqual({ ...ada.user, recipeRepeatInterval: 21 })
    expect((await ada.call('PATCH', path, { recipeRepeatInterval: -1 })).statusCode).toBe(400)
  })
})
