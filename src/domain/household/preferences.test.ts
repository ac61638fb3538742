import { describe, expect, it } from 'vitest'
import { PreferencesChange, PreferencesDraft, RepeatInterval, defaultPreferences } from './preferences.ts'

describe('planner preferences', () => {
  it('are usual until somebody says otherwise, by their own rules', () => {
    expect(PreferencesDraft.parse(defaultPreferences)).toEqual(defaultPreferences)
    expect(defaultPreferences).toEqual({
      autoPopulateBreakfast: false,
      autoPopulateLunch: false,
      autoPopulateDinner: false,
      autoPopulateSnacks: false,
      dietaryRestrictions: [],
      allergies: [],
      dislikedIngredients: [],
      preferredCuisines: [],
      budgetPerServing: null,
      maxCookingTimeBreakfast: 15,
      maxCookingTimeLunch: 30,
      maxCookingTimeDinner: 60,
      preferredComplexity: 'moderate',
      avoidRepetitionDays: 7,
      balanceProteins: true,
      balanceVegetables: true,
      balanceCuisines: true,
    })
  })

  it.each([
    [{ allergies: [' Kiwi ', 'kiwi', ''] }, { allergies: ['Kiwi'] }],
    [{ budgetPerServing: '2.5' }, { budgetPerServing: '2.50' }],
    [{ budgetPerServing: ' ' }, { budgetPerServing: null }],
    [
      { maxCookingTimeLunch: 5, avoidRepetitionDays: 0 },
      { maxCookingTimeLunch: 5, avoidRepetitionDays: 0 },
    ],
    [{}, {}],
  ])('%j is kept as %j', (sent, kept) => {
    expect(PreferencesChange.parse(sent)).toEqual(kept)
  })

  it.each([
    [{ maxCookingTimeDinner: 4 }, 'Minutes must be a whole number from 5 to 600'],
    [{ maxCookingTimeDinner: 'long' }, 'Minutes must be a whole number from 5 to 600'],
    [{ avoidRepetitionDays: 1.5 }, 'Days must be a whole number from 0 to 365'],
    [{ preferredComplexity: 'wild' }, 'Choose easy, moderate or hard'],
    [{ budgetPerServing: '2.505' }, 'The budget per serving must be an amount in pounds, for example 2.50'],
    [{ dislikedIngredients: ['x'.repeat(101)] }, 'Keep each entry within 100 characters'],
  ])('%j is refused: %s', (sent, sentence) => {
    expect(PreferencesChange.safeParse(sent).error?.issues[0]?.message).toBe(sentence)
  })

  it('a recipe is welcome again after 0 to 365 days', () => {
    expect(RepeatInterval.safeParse({ recipeRepeatInterval: 0 }).success).toBe(true)
    expect(RepeatInterval.safeParse({ recipeRepeatInterval: 366 }).error?.issues[0]?.message).toBe(
      'Days must be a whole number from 0 to 365',
    )
  })
})
