/** The people of a household, and what each of them may and likes to eat. */

import type { Allergen } from '@plateful/ingredients/foods/food'
import type { Generated } from 'kysely'
import type { Instant } from '../../../domain/fields.ts'
import type { Person, PersonColumn } from '../../../domain/household/person.ts'
import type { ColumnsFor, Json } from './columns.ts'

/** A family member or a guest: two tables of one shape. */
interface People extends ColumnsFor<Person, PersonColumn> {
  id: Generated<number>
  householdId: number
  userId: number
  photoName: string | null
  createdAt: Instant
  updatedAt: Instant
}

/** How one person would like the planner to choose. */
interface UserPreferences {
  householdId: number
  id: Generated<number>
  userId: number
  autoPopulateBreakfast: boolean
  autoPopulateLunch: boolean
  autoPopulateDinner: boolean
  autoPopulateSnacks: boolean
  dietaryRestrictions: Json<string[]>
  allergies: Json<string[]>
  dislikedIngredients: Json<string[]>
  preferredCuisines: Json<string[]>
  maxCookingTimeBreakfast: number
  maxCookingTimeLunch: number
  maxCookingTimeDinner: number
  preferredComplexity: string
  avoidRepetitionDays: number
  budgetPerServing: string | null
  balanceProteins: boolean
  balanceVegetables: boolean
  balanceCuisines: boolean
  createdAt: Instant
  updatedAt: Instant
}

/**
 * An ingredient line that was unknown and that the family vouched for, with the allergens that it
 * contains, perhaps none.
 */
interface ConfirmedIngredients {
  id: Generated<number>
  householdId: number
  userId: number
  line: string
  contains: Json<Allergen[]>
  /** The food of the lexicon that the family says it is. */
  food: string | null
  createdAt: Instant
}

/**
 * A line in doubt that is fine for one need of a person; one table for the family, one for guests.
 */
interface FineLines {
  id: Generated<number>
  householdId: number
  personId: number
  line: string
  need: string
  userId: number
  createdAt: Instant
}

/**
 * An allergen of which a person eats what only may contain it; one table for the family, one for
 * guests.
 */
interface MayContain {
  householdId: number
  personId: number
  allergen: string
  userId: number
  createdAt: Instant
}

/** A person who was removed and can be restored; one table for the family, one for guests. */
interface RemovedPeople {
  householdId: number
  personId: number
  removedAt: Instant
}

export interface HouseholdTables {
  familyMembers: People
  guestDiners: People
  userPreferences: UserPreferences
  confirmedIngredients: ConfirmedIngredients
  familyMayContain: MayContain
  guestMayContain: MayContain
  familyFineLines: FineLines
  guestFineLines: FineLines
  removedFamilyMembers: RemovedPeople
  removedGuestDiners: RemovedPeople
}
