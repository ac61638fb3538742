/**
 * Fits a recipe of any program to our rules (importing 13) and lists what was changed. Never
 * throws.
 */

import { foldIngredients, isHeading, tidySteps } from '@plateful/ingredients/lines/recipe-lines'
import { type FileRecipe, UNTITLED, withoutControls } from '@plateful/recipe-formats/file-recipe'
import { type MAX_ABOUT, cutToField } from '../recipes/about-fields.ts'
import { mapChoiceFields } from '../recipes/choice-fields.ts'
import { readNutrition } from '../recipes/nutrition.ts'
import { totalBeyondParts } from '../recipes/recipe-times.ts'
import { type RecipeDraft, DEFAULT_SERVINGS } from '../recipes/recipe.ts'
import { cleanTags, MAX_TAGS } from '../recipes/tags.ts'
import type { ImportedRecipe } from './imported-recipe.ts'

/** The tag of a recipe without tags: at least one is required (importing 13). */
const IMPORTED_TAG = 'imported'
const FURTHER_TAGS = 'tags beyond the fifth'
/** A heading, not an ingredient, so that shopping ignores it. */
const NO_INGREDIENTS = 'No ingredients were given:'
const NO_STEPS = 'No method was given.'
const MAX_LENGTHS = {
  name: 200,
  ingredient: 500,
  step: 10_000,
  lines: 500,
  tag: 100,
  source: 2000,
  cuisine: 100,
}
const MAX_SERVINGS = 1000
const MAX_MINUTES = 100_000

const cutText = (text: string, maxLength: number) =>
  Array.from(withoutControls(text).trim()).slice(0, maxLength).join('').slice(0, maxLength)

/** What was found of a recipe, with the product's limits on texts and tags. */
interface TidiedRecipe {
  name: string
  ingredients: string[]
  steps: string[]
  servings: number | null
  tags: string[]
}

/** A recipe in our shape, or null where nothing of one was found. */
export function toImportedRecipe(found: FileRecipe): ImportedRecipe | null {
  const tidied: TidiedRecipe = {
    name: cutText(found.name.replace(/\s+/g, ' '), MAX_LENGTHS.name),
    ingredients: linesOf(found.ingredients, MAX_LENGTHS.ingredient, foldIngredients),
    steps: linesOf(found.steps, MAX_LENGTHS.step, tidySteps),
    servings: wholeServings(found.servings),
    tags: cleanTags((found.tags ?? []).map((tag) => cutText(tag, MAX_LENGTHS.tag))),
  }
  const { name, ingredients, steps, tags } = tidied
  if (name === '' && ingredients.length === 0 && steps.length === 0) return null
  return {
    key: found.key ?? '',
    draft: draftOf(found, tidied),
    isFavourite: found.isFavourite ?? false,
    rating: starsOf(found.rating),
    madeOn: [...new Set(found.madeOn)],
    photo: found.photo ?? null,
    doubts: doubtsAbout(found, tidied),
    ...(found.uses && { uses: found.uses }),
    lost: {
      ...found.lost,
      ...(tags.length > MAX_TAGS && { [FURTHER_TAGS]: tags.length - MAX_TAGS }),
    },
    lostNames: {
      ...found.lostNames,
      ...(tags.length > MAX_TAGS && { [FURTHER_TAGS]: tags.slice(MAX_TAGS) }),
    },
  }
}

function draftOf(found: FileRecipe, { name, ingredients, steps, servings, tags }: TidiedRecipe): RecipeDraft {
  return {
    name: name || UNTITLED,
    servings: servings ?? DEFAULT_SERVINGS,
    ...timesOf(found),
    ingredients: ingredients.length > 0 ? ingredients : [NO_INGREDIENTS],
    usedRecipes: [],
    steps: steps.length > 0 ? steps : [noSteps(found.source)],
    tags: tags.length > 0 ? tags.slice(0, MAX_TAGS) : [IMPORTED_TAG],
    source: cutText(found.source ?? '', MAX_LENGTHS.source) || null,
    ...mapChoiceFields((field) => found[field] ?? null),
    cuisine: cutText(found.cuisine ?? '', MAX_LENGTHS.cuisine) || null,
    author: aboutText('author', found.author),
    description: aboutText('description', found.description),
    makes: aboutText('makes', found.makes),
    video: aboutText('video', found.video),
    equipment: aboutText('equipment', found.equipment),
    tips: aboutText('tips', found.notes),
    photo: null,
    nutritionPerServing: readNutrition(found.nutritionPerServing ?? null)
      ? (found.nutritionPerServing ?? null)
      : null,
    budgetPerServing: null,
  }
}

/** What a person should look at: what is missing, and what was cut short. */
function doubtsAbout(found: FileRecipe, { name, ingredients, steps, servings }: TidiedRecipe): string[] {
  const doubts: [boolean, string][] = [
    [name === '', 'has no name'],
    [ingredients.every(isHeading), 'has no ingredients'],
    [steps.length === 0, 'has no method'],
    [servings === null, `${yieldText(found.makes)}; it is down for ${DEFAULT_SERVINGS}`],
    [
      found.name.trim().length > MAX_LENGTHS.name,
      `has a name of more than ${MAX_LENGTHS.name} characters, cut short`,
    ],
    [
      found.ingredients.length > MAX_LENGTHS.lines,
      `has more than ${MAX_LENGTHS.lines} lines of ingredients, cut short`,
    ],
    [found.steps.length > MAX_LENGTHS.lines, `has more than ${MAX_LENGTHS.lines} steps, cut short`],
  ]
  return doubts.flatMap(([applies, words]) => (applies ? [words] : []))
}

const aboutText = (field: keyof typeof MAX_ABOUT, value: string | string[] | null = null) =>
  cutToField(field, (typeof value === 'string' ? [value] : (value ?? [])).map(withoutControls))

function linesOf(lines: readonly string[], maxLength: number, tidy: (lines: string[]) => string[]): string[] {
  return tidy(lines.slice(0, MAX_LENGTHS.lines).map((line) => cutText(line, maxLength)))
}

const yieldText = (yieldGiven: string | null | undefined) =>
  yieldGiven
    ? `makes ${cutText(yieldGiven, 60)} and doesn’t say how many it serves`
    : 'doesn’t say how many it serves'

const noSteps = (source: string | null | undefined) =>
  source && /^https?:/i.test(source) ? `${NO_STEPS} See ${cutText(source, MAX_LENGTHS.source)}` : NO_STEPS

function wholeServings(servings: number | null | undefined): number | null {
  if (servings === null || servings === undefined || !Number.isFinite(servings) || servings <= 0) return null
  return Math.min(MAX_SERVINGS, Math.max(1, Math.floor(servings)))
}

const minutes = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0
    ? Math.min(MAX_MINUTES, Math.round(value))
    : null

/**
 * A total without parts counts as cooking time; with the preparation known, the rest does. With
 * both known the total may be more than their sum.
 */
function timesOf(
  found: FileRecipe,
): Pick<RecipeDraft, 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'> {
  const prep = minutes(found.prepTimeMinutes)
  const total = minutes(found.totalTimeMinutes)
  const rest = total === null ? null : minutes(total - (prep ?? 0))
  const parts = { prepTimeMinutes: prep, cookTimeMinutes: minutes(found.cookTimeMinutes) ?? rest }
  return { ...parts, totalTimeMinutes: totalBeyondParts({ ...parts, totalTimeMinutes: total }) }
}

function starsOf(rating: number | null | undefined): number | null {
  if (rating === null || rating === undefined || !Number.isFinite(rating) || rating <= 0) return null
  return Math.min(5, Math.max(1, Math.round(rating)))
}
