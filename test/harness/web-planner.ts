/** The form of the planner as its web tests meet it, and a plan that comes of it. */

import { fireEvent, screen } from '@testing-library/react'
import { assignmentsCall } from '../../src/contract/calendar.ts'
import type { CallAnswer } from '../../src/contract/call.ts'
import { guestCalls } from '../../src/contract/household.ts'
import {
  keptRulesCall,
  planMealsCall,
  planningActionsCall,
  type PlanPreview,
} from '../../src/contract/planner.ts'
import { recipesCall } from '../../src/contract/recipes.ts'
import { completedListsCall } from '../../src/contract/shopping.ts'
import { occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../src/contract/templates.ts'
import { addDays, dayOf } from '../../src/domain/day.ts'
import type { PlanningAction } from '../../src/domain/planner/planning-action.ts'
import { aStoredRecipe } from './web-makers.ts'
import { server } from './web-server.ts'
import { visit } from './web-visit.ts'

export const today = dayOf(new Date())
export const tomorrow = addDays(today, 1)
export const GENERATE = 'Generate AI Meal Plan'

export const soup = aStoredRecipe({ id: 7, name: 'Tomato soup', tags: ['quick'] })
const stew = aStoredRecipe({ id: 8, name: 'Bean stew', tags: ['slow'] })
const template = {
  id: 3,
  userId: 1,
  name: 'School day',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  isLocked: false,
  lockReason: null,
  lastModified: '2026-01-01T08:00:00.000Z',
  usageCount: 0,
}

export const meal = (
  change: Partial<PlanPreview['reasons'][number]> = {},
): PlanPreview['reasons'][number] => ({
  date: today,
  slot: 'dinner',
  nth: 0,
  recipeId: 7,
  title: 'Tomato soup',
  why: ['adds tomatoes to the week', 'ready in 35 min'],
  isEmptiedByRules: false,
  runnerUp: { recipeId: 8, title: 'Bean stew', behind: 1.5 },
  offered: 2,
  excluded: ['1 recipe left out for Tom: contains nuts'],
  isUnchecked: false,
  unknownLines: [],
  ...change,
})
export const planOutcome = {
  proof: 'feasible' as const,
  score: 12,
  bound: 8,
  gaveWay: [],
  shortages: [],
  skippedDates: [],
  rules: [],
  unread: [],
  offers: [],
  openAtEnd: [],
  reasons: [meal()],
}
export const planned: CallAnswer<typeof planMealsCall> = {
  ...planOutcome,
  actionId: 5,
  entriesAdded: 1,
  processedDates: [today],
}
export const pie = { id: 'pie', name: 'Fish pie', type: 'food' as const, peopleCount: 4 }
export const slot = (change: Partial<PlanPreview['slots'][number]> = {}): PlanPreview['slots'][number] => ({
  date: today,
  slot: 'dinner',
  state: 'added',
  standing: [],
  copies: [],
  places: [0],
  peopleCount: 4,
  dinerIds: null,
  guestIds: [],
  note: null,
  ...change,
})

const state = (names: string[]) => ({
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: names.map((name) => ({ id: name, name, type: 'food' as const, peopleCount: 4 })),
  snackMeals: [],
  isSkipped: false,
  sourceTemplateId: null,
  isManuallyModified: false,
})
export const action: PlanningAction = {
  id: 5,
  userId: 1,
  actionDate: '2026-03-02T09:05:00.000Z',
  mealTypes: ['dinner'],
  affectedDates: ['2026-03-02', '2026-03-03'],
  templateUsed: null,
  tagsApplied: ['quick'],
  generationParameters: {
    totalRecipesAdded: 2,
    processedDates: ['2026-03-02', '2026-03-03'],
    replaceExistingMeals: true,
  },
  originalState: [
    { date: '2026-03-02', state: state(['Fish pie']) },
    { date: '2026-03-03', state: null },
  ],
  newState: [
    { date: '2026-03-02', state: state(['Tomato soup']) },
    { date: '2026-03-03', state: state(['Bean stew']) },
  ],
  revertedAt: null,
}

/** The server of a family with two recipes and a template, which has planned nothing yet. */
export function servesAPlanner(): void {
  server.answers(recipesCall, [soup, stew])
  server.answers(completedListsCall, [])
  server.answers(templatesCall, [template])
  server.answers(guestCalls.list, [])
  server.answers(assignmentsCall, [])
  server.answers(occasionsCall, [])
  server.answers(weeklyAssignmentsCall, [])
  server.answers(planningActionsCall, [])
  server.answers(keptRulesCall, [])
}

/** The parts of the form, as they are called while they are closed. */
export const parts = { days: /for everybody|^Choose/, rules: /^Rules/, options: /^Guests, tags and options/ }
export const closed = (name: RegExp) => screen.getByRole('button', { name, expanded: false })

/** Whoever opens the form. */
export async function open() {
  const person = visit('/ai-meal-planner')
  await screen.findByRole('button', { name: GENERATE })
  return person
}

/** The form with everything that it asks in sight. */
export async function openAll() {
  const person = await open()
  for (const name of Object.values(parts)) await person.click(closed(name))
  return person
}

const setDate = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
export const setDates = (start: string, end: string) => {
  setDate('Start date', start)
  setDate('End date', end)
}

export async function withDates() {
  const person = await openAll()
  setDates(today, tomorrow)
  return person
}

export const dinner = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Dinner' })
