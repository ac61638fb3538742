/** Brings together what the planner must know of a household for one wish. */
import type { DayPlan } from '../../domain/calendar/assignment.ts'
import { addDays, type Day } from '../../domain/day/day.ts'
import type { Instant } from '../../domain/day/instant.ts'
import { type Meal, mealFieldOf, mealSlots } from '../../domain/meals/meal.ts'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import type { Eater, KitchenTask } from '../../domain/planner/kitchen-task.ts'
import { type PlanWish, plannerProblems } from '../../domain/planner/plan-wish.ts'
import { placesIn, skipReasons, type Survey, surveyDays } from '../../domain/planner/survey-days.ts'
import { allowedFor, confirmedLines } from '../../domain/recipes/known-ingredient.ts'
import { refuse } from '../../domain/refusal.ts'
import { userById } from '../auth/store.ts'
import { assignmentsBetween, locksBetween } from '../calendar/store.ts'
import type { Db, Row } from '../db/tables.ts'
import type { SignedIn } from '../http/context.ts'
import { readPreferences } from '../household/preferences.ts'
import { peopleOf } from '../household/store.ts'
import { recipesOf } from '../recipes/store.ts'
import { templateById } from '../templates/store.ts'
import { allowancesOf, knownIngredientsOf } from './known-store.ts'

/** Snacks have no limit of their own; they share breakfast's and lunch's middle. */
const SNACK_MINUTES = 30

/** A wish with everything it is about: the days as they stand with their versions, and the task for the planner. */
export interface Gathered {
  wish: PlanWish
  days: Map<Day, Row<'calendarAssignments'>>
  survey: Survey
  task: KitchenTask
  template: Row<'mealPlanningDays'> | null
}

/** East of Greenwich today is tomorrow already, west of it still yesterday: nobody's today is refused. */
export function refusePast({ dates }: PlanWish, now: Instant): void {
  if ((dates[0] ?? '') < addDays(now.slice(0, 10), -1)) refuseField('dates', plannerProblems.past.text)
}

const everythingOf = (day: DayPlan): readonly Meal[] => mealSlots.flatMap((slot) => day[mealFieldOf[slot]])

export async function gather(db: Db, user: SignedIn, wish: PlanWish): Promise<Gathered> {
  const { householdId } = user
  const [account, preferences, recipes, family, guests, template] = await Promise.all([
    userById(db, householdId, user.id),
    readPreferences(db, householdId, user.id),
    recipesOf(db, householdId),
    peopleOf(db, householdId, 'familyMembers'),
    peopleOf(db, householdId, 'guestDiners'),
    typeof wish.templateId === 'number' ? templateById(db, householdId, wish.templateId) : null,
  ])
  if (template === undefined)
    refuseField('templateId', 'That day template is not there any more. Choose another one.')
  refuseUnknown('dinerIds', wish.dinerIds, family)
  refuseUnknown('guestIds', wish.guestIds, guests)

  const start = wish.dates[0] ?? ''
  const end = wish.dates.at(-1) ?? start
  const reach = Math.max(preferences.avoidRepetitionDays, account.recipeRepeatInterval, 1)
  const around = { start: addDays(start, -reach), end: addDays(end, reach) }
  const [known, allowed, rows, locks] = await Promise.all([
    knownIngredientsOf(db, householdId),
    allowancesOf(db, householdId),
    assignmentsBetween(db, householdId, around),
    locksBetween(db, householdId, { start, end }),
  ])
  const days = new Map(rows.map((row) => [row.date, row]))
  const people = account.defaultDinerCount
  const survey = surveyDays(wish, { days, locks, template: template ?? null, people })
  const isLocked = ({ reason }: Survey['skipped'][number]) => reason === skipReasons.locked
  if (survey.skipped.length === wish.dates.length && survey.skipped.every(isLocked))
    refuseField('dates', plannerProblems.locked.text)

  const places = placesIn(survey)
  const replaced = new Set(survey.slots.flatMap(({ standing }) => standing))
  const standing = rows.flatMap((row) =>
    mealSlots.flatMap((slot) =>
      row[mealFieldOf[slot]]
        .filter((meal) => meal.recipeId !== undefined && !replaced.has(meal))
        .map(({ recipeId }) => ({ date: row.date, slot, recipeId: recipeId ?? 0 })),
    ),
  )
  const planned = new Set(
    rows.flatMap((row) => everythingOf(row).map((meal) => `${row.date} ${meal.recipeId}`)),
  )
  const made = recipes.flatMap(({ id, lastMadeOn }) =>
    lastMadeOn !== null &&
    lastMadeOn >= around.start &&
    lastMadeOn < start &&
    !planned.has(`${lastMadeOn} ${id}`)
      ? [{ date: lastMadeOn, slot: 'dinner' as const, recipeId: id }]
      : [],
  )
  return {
    wish,
    days,
    survey,
    template: template ?? null,
    task: {
      start,
      end,
      places,
      eaters: [
        ...eatersOf(
          family,
          (id) => allowedFor(allowed, 'family', id),
          ({ id }) =>
            (place) =>
              place.dinerIds?.includes(id) ?? true,
          places,
        ),
        ...eatersOf(
          guests,
          (id) => allowedFor(allowed, 'guest', id),
          ({ id }) =>
            (place) =>
              place.guestIds.includes(id),
          places,
        ),
        ...householdAsEater(preferences),
      ],
      preferences: {
        ...preferences,
        longestMinutes: [
          preferences.maxCookingTimeBreakfast,
          preferences.maxCookingTimeLunch,
          preferences.maxCookingTimeDinner,
          SNACK_MINUTES,
        ],
        recipeRepeatInterval: account.recipeRepeatInterval,
        budgetPerServing: preferences.budgetPerServing === null ? null : Number(preferences.budgetPerServing),
      },
      tags: wish.tags,
      wishes: wish.wishes,
      confirmed: confirmedLines(known),
      standing: [...standing, ...made],
      recipes: recipes.map((recipe) => ({
        id: recipe.id,
        name: recipe.name,
        ingredients: recipe.ingredients,
        steps: recipe.steps.length,
        tags: recipe.tags,
        cuisine: recipe.cuisine,
        prepTimeMinutes: recipe.prepTimeMinutes,
        cookTimeMinutes: recipe.cookTimeMinutes,
        budgetPerServing: recipe.budgetPerServing,
        isFavourite: recipe.isFavourite,
        rating: recipe.rating,
      })),
    },
  }
}

type Place = ReturnType<typeof placesIn>[number]

/** Who eats where; somebody who eats nowhere is left out. */
function eatersOf(
  people: readonly Row<'familyMembers'>[],
  allowed: (id: number) => string[],
  eats: (person: Row<'familyMembers'>) => (place: Place) => boolean,
  places: readonly Place[],
): Eater[] {
  return people.flatMap((person) => {
    const where = places.flatMap((place, index) => (eats(person)(place) ? [index] : []))
    if (where.length === 0) return []
    return [
      {
        name: person.firstName,
        allergies: person.allergies,
        mayContainAllowed: allowed(person.id),
        diets: person.dietaryPreferences,
        likes: [...person.favoritefoods, ...favouritesOf(person)],
        dislikes: person.dislikedfoods,
        ...(where.length < places.length && { places: where }),
      },
    ]
  })
}

const favouritesOf = (person: Row<'familyMembers'>): string[] =>
  [
    person.favoriteBreakfast,
    person.favoriteLunch,
    person.favoriteDinner,
    person.favoriteDessert,
    person.favoriteFruit,
    person.favoriteVegetable,
  ].filter((favourite) => favourite !== null)

/** What the account asks for binds every meal too; it is somebody only when it asks for something. */
function householdAsEater(preferences: UserPreferences): Eater[] {
  const { allergies, dietaryRestrictions, dislikedIngredients } = preferences
  if (allergies.length + dietaryRestrictions.length + dislikedIngredients.length === 0) return []
  return [
    {
      name: 'your household',
      allergies,
      diets: dietaryRestrictions,
      likes: [],
      dislikes: dislikedIngredients,
    },
  ]
}

function refuseField(path: string, message: string): never {
  throw refuse('BAD_INPUT', message, { issues: [{ path, message }] })
}

function refuseUnknown(
  path: string,
  ids: readonly number[] | undefined,
  people: readonly { id: number }[],
): void {
  if (ids?.every((id) => people.some((person) => person.id === id)) !== false) return
  refuseField(path, 'Somebody you chose is not there any more. Choose again.')
}
