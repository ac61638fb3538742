/** Things as the server answers them; each maker takes what the test is about. */

import type { User } from '../../src/domain/account/user.ts'
import { type Assignment, emptyDay } from '../../src/domain/calendar/day-plan.ts'
import type { DayTemplate } from '../../src/domain/calendar/day-template.ts'
import type { Note } from '../../src/domain/calendar/note.ts'
import type { Person } from '../../src/domain/household/person.ts'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import { emptyRecipeDetails } from './empty-recipe-details.ts'

const MOMENT = '2026-01-02T10:20:30.000Z'

export function aUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'sam',
    email: 'sam@example.org',
    firstName: 'Sam',
    lastName: 'Baker',
    isVerified: false,
    pendingEmail: null,
    defaultDinerCount: 4,
    recipeRepeatInterval: 14,
    photoImportsUsed: 0,
    photoImportsResetDate: null,
    mealPlanningSubscription: null,
    weeklyMealPlanLimit: null,
    createdAt: MOMENT,
    ...change,
  }
}

export function aStoredRecipe(change: Partial<Recipe> = {}): Recipe {
  const id = change.id ?? 1
  return {
    id,
    globalId: `recipe-${id}`,
    userId: 1,
    userSequence: id,
    name: 'Tomato soup',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 25,
    totalTimeMinutes: null,
    ingredients: ['800 g ripe tomatoes', '1 onion', '2 tbsp olive oil'],
    usedRecipes: [],
    steps: ['Soften the onion in the oil.', 'Add the tomatoes and simmer for 20 minutes.'],
    tags: ['soup', 'quick'],
    source: null,
    cuisine: null,
    difficulty: null,
    ...emptyRecipeDetails,
    photo: null,
    nutritionPerServing: null,
    budgetPerServing: null,
    isFavourite: false,
    notes: null,
    notesBy: null,
    notesAt: null,
    rating: null,
    timesMade: 0,
    lastMadeOn: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...change,
  }
}

export function aStoredDay(date: string, change: Partial<Assignment> = {}): Assignment {
  return {
    ...emptyDay(date),
    id: 1,
    userId: 1,
    templateId: null,
    sourceTemplateId: null,
    lastModified: MOMENT,
    isManuallyModified: true,
    isLocked: false,
    lockReason: null,
    version: 1,
    ...change,
  }
}

export const aStoredNote = (date: string, notes: string): Note => ({
  id: 1,
  userId: 1,
  date,
  notes,
  createdAt: MOMENT,
  updatedAt: MOMENT,
})

export const aStoredTemplate = (change: Partial<DayTemplate> = {}): DayTemplate => ({
  id: 1,
  userId: 1,
  name: 'Weekday',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  isLocked: false,
  lockReason: null,
  lastModified: MOMENT,
  usageCount: 0,
  ...change,
})

export const aPerson = (change: Partial<Person> = {}): Person => ({
  id: 1,
  userId: 1,
  firstName: 'Ada',
  lastName: 'Cook',
  initials: 'AC',
  color: '#0c7450',
  profilePhoto: null,
  dateOfBirth: null,
  dietaryPreferences: [],
  allergies: [],
  favoritefoods: [],
  dislikedfoods: [],
  favoriteBreakfast: null,
  favoriteLunch: null,
  favoriteDinner: null,
  favoriteDessert: null,
  favoriteFruit: null,
  favoriteVegetable: null,
  favoriteDrink: null,
  notes: null,
  updatedAt: MOMENT,
  ...change,
})
