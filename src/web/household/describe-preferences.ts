import { allergyName, offeredDiets } from './need-names.ts'
import type { PreferencesFormValues } from './preferences-form-values.ts'
import { formatList } from '../../domain/format-english.ts'

const NOTHING = 'Nothing yet'

const dietName = (value: string) => offeredDiets.find((diet) => diet.value === value)?.name ?? value

/** 'Peanuts · Vegetarian' */
export const describeMustNot = ({ allergies, dietaryRestrictions }: PreferencesFormValues): string =>
  [...allergies.map(allergyName), ...dietaryRestrictions.map(dietName)].join(' · ') || NOTHING

/** 'No olives or capers · Thai and Italian more often' */
export const describeTastes = ({ dislikedIngredients, preferredCuisines }: PreferencesFormValues): string =>
  [
    ...(dislikedIngredients.length > 0 ? [`No ${formatList(dislikedIngredients, 'or')}`] : []),
    ...(preferredCuisines.length > 0 ? [`${formatList(preferredCuisines)} more often`] : []),
  ].join(' · ') || NOTHING

const complexity = { easy: 'Easy recipes', moderate: 'Easy or moderate', hard: 'Any amount of work' } as const

/** 'Breakfast 15, lunch 30, dinner 60 min · Easy recipes · £2.50 a serving' */
export function describeEffort(values: PreferencesFormValues): string {
  const { maxCookingTimeBreakfast, maxCookingTimeLunch, maxCookingTimeDinner, budgetPerServing } = values
  return [
    `Breakfast ${maxCookingTimeBreakfast}, lunch ${maxCookingTimeLunch}, dinner ${maxCookingTimeDinner} min`,
    complexity[values.preferredComplexity],
    ...(budgetPerServing.trim() === '' ? [] : [`£${budgetPerServing.trim()} a serving`]),
  ].join(' · ')
}

/** 'No repeats within 7 days · Varies proteins, vegetables and cuisines' */
export function describeVariety(values: PreferencesFormValues): string {
  const { avoidRepetitionDays, balanceProteins, balanceVegetables, balanceCuisines } = values
  const variedParts = [
    ...(balanceProteins ? ['proteins'] : []),
    ...(balanceVegetables ? ['vegetables'] : []),
    ...(balanceCuisines ? ['cuisines'] : []),
  ]
  return [
    `No repeats within ${avoidRepetitionDays} ${Number(avoidRepetitionDays) === 1 ? 'day' : 'days'}`,
    variedParts.length > 0 ? `Varies ${formatList(variedParts)}` : 'Nothing has to vary',
  ].join(' · ')
}
