/** Turns the family, its guests and the adults' own demands into those who eat a plan. */

import type { Day } from '../../domain/day.ts'
import { displayNameAmong, isSmallChildOn } from '../../domain/household/person.ts'
import type { EatingConstraints } from '../../domain/household/preferences.ts'
import { allowedFor, fineLinesOf } from '../../domain/household/who-can-eat/family-answers.ts'
import type { SurveyedMeal } from '../../domain/planner/days/survey-days.ts'
import type { TaskEater } from '../../domain/planner/task/kitchen-task.ts'
import type { Row } from '../db/tables.ts'
import type { HouseholdForPlanner } from './read-household.ts'

/** Who eats: the family by default, invited guests, and the adults' own demands. */
export function eatersOf(
  { family, guests, allowed, fine, bindings }: HouseholdForPlanner,
  meals: readonly SurveyedMeal[],
  start: Day,
): TaskEater[] {
  const called = displayNameAmong([...family, ...guests])
  const eater = (
    kind: 'family' | 'guest',
    person: Row<'familyMembers'>,
    eats: (meal: Pick<SurveyedMeal, 'dinerIds' | 'guestIds'>) => boolean,
  ) => {
    // The diners of its leftovers bind the dish as well.
    const where = meals.flatMap((place, index) =>
      [place, ...(place.leftoverMeals ?? [])].some(eats) ? [index] : [],
    )
    if (where.length === 0) return []
    const isEverywhere = where.length === meals.length
    return [
      {
        name: called(person),
        ...tastesOf(person, allowedFor(allowed, kind, person.id)),
        fineLines: fineLinesOf(fine, kind, person.id),
        ...(!isEverywhere && { meals: where }),
        ...(kind === 'guest' && { isGuest: true }),
        ...(isSmallChildOn(start, person.dateOfBirth) && { isSmallChild: true }),
      },
    ]
  }
  return [
    ...family.flatMap((person) =>
      eater('family', person, ({ dinerIds }) => dinerIds?.includes(person.id) ?? true),
    ),
    ...guests.flatMap((person) => eater('guest', person, ({ guestIds }) => guestIds.includes(person.id))),
    ...householdAsEater(
      bindings,
      family.map(({ id, firstName, allergies, dietaryPreferences }) => ({
        firstName,
        allergies,
        dietaryPreferences,
        mayContainAllowed: allowedFor(allowed, 'family', id),
        fineLines: fineLinesOf(fine, 'family', id),
      })),
    ),
  ]
}

const tastesOf = (person: Row<'familyMembers'>, mayContainAllowed: string[]): Omit<TaskEater, 'name'> => ({
  allergies: person.allergies,
  mayContainAllowed,
  diets: person.dietaryPreferences,
  likes: [...person.favoritefoods, ...favouritesOf(person)],
  dislikes: person.dislikedfoods,
})

const favouritesOf = (person: Row<'familyMembers'>): string[] =>
  [
    person.favoriteBreakfast,
    person.favoriteLunch,
    person.favoriteDinner,
    person.favoriteDessert,
    person.favoriteFruit,
    person.favoriteVegetable,
  ].filter((favourite) => favourite !== null)

/** The adults' preferences bind every meal; without any, they are left out. */
function householdAsEater(
  { allergies, dietaryRestrictions, dislikedIngredients }: EatingConstraints,
  family: TaskEater['family'],
): TaskEater[] {
  if (allergies.length + dietaryRestrictions.length + dislikedIngredients.length === 0) return []
  return [
    {
      name: 'your household',
      allergies,
      diets: dietaryRestrictions,
      likes: [],
      dislikes: dislikedIngredients,
      family,
    },
  ]
}
