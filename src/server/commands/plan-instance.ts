import type { PlannerRecipe, PlanRequest } from '@plateful/meal-planner/problem/request'
import { z } from 'zod'

const code = z.number().int().min(0)
const day = z.number().int().min(-366).max(732)
const meal = z.number().int().min(0).max(3)

/** A library in an instance file: a list of recipes, each known by its index. */
export const Library = z.array(
  z.object({
    title: z.string(),
    meals: z.array(meal),
    minutes: z.number().min(0),
    cuisine: code,
    protein: code,
    veg: z.array(code),
    perish: z.array(code),
    cost: z.number().min(0),
    complexity: z.number(),
    contains: z.array(code),
    may: z.array(code),
    diet: z.array(z.number()),
    unknown: z.number().min(0),
    tags: z.array(z.string()),
  }),
)
export type Library = z.infer<typeof Library>

/**
 * One planning instance: the window, the household, its preferences (K least and T wished days
 * between repeats), and the standing meals.
 */
export const Instance = z.object({
  lib: z.union([z.number().int(), z.string().regex(/^\w+$/)]),
  days: z.number().int().min(1).max(366),
  meals: z.array(meal),
  startDow: z.number().int().min(0).max(6),
  diners: z.array(
    z.object({
      name: z.string(),
      allergies: z.array(code),
      diets: z.array(code),
      dislikePerish: z.array(code),
      dislikeProtein: z.array(code),
      likeCuisine: z.array(code),
      likeProtein: z.array(code),
    }),
  ),
  prefs: z.object({
    maxTime: z.array(z.number()).length(4),
    complexity: z.number(),
    budget: z.number(),
    cuisines: z.array(code),
    K: z.number().int().min(0).max(366),
    T: z.number().int().min(0).max(366),
    tags: z.array(z.string()).default([]),
  }),
  fixed: z.array(z.object({ d: day, m: meal, r: code })),
  locked: z.array(day),
  skipped: z.array(day),
})
export type Instance = z.infer<typeof Instance>

/** An instance as the planner package takes it. */
export function requestOf(instance: Instance): PlanRequest {
  const { prefs } = instance
  return {
    days: instance.days,
    meals: instance.meals,
    firstWeekday: instance.startDow,
    diners: instance.diners.map((diner) => ({
      name: diner.name,
      allergies: diner.allergies,
      diets: diner.diets,
      dislikedFoods: diner.dislikePerish,
      dislikedProteins: diner.dislikeProtein,
      likedCuisines: diner.likeCuisine,
      likedProteins: diner.likeProtein,
    })),
    longestMinutes: prefs.maxTime,
    difficulty: prefs.complexity,
    budget: prefs.budget,
    cuisines: prefs.cuisines,
    repeatAfter: { least: prefs.K, wished: prefs.T },
    tags: prefs.tags,
    fixed: instance.fixed.map(({ d, m, r }) => ({ day: d, meal: m, recipe: r })),
    locked: instance.locked,
    skipped: instance.skipped,
  }
}

/** A library as the planner package takes it. */
export const recipesOf = (library: Library): PlannerRecipe[] =>
  library.map(({ veg, perish, complexity, may, diet, unknown, ...recipe }) => ({
    ...recipe,
    vegetables: veg,
    perishables: perish,
    difficulty: complexity,
    mayContain: may,
    diets: diet,
    unknownCount: unknown,
  }))
