/**
 * Writes recipes in formats of others: schema.org's JSON-LD and Paprika's JSON. The readers of this
 * package read both back.
 */

import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import type { Difficulty } from '@plateful/page-reader/page/difficulty'

/**
 * A recipe to be written; times in minutes, nutrition of one serving in kcal, grams and (sodium)
 * milligrams.
 */
export interface RecipeToWrite {
  name: string
  servings: number
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes: number | null
  difficulty: Difficulty | null
  /** What it makes, in words: 'about 20 rolls'. */
  makes: string | null
  author: string | null
  description: string | null
  /** The address of a video. */
  video: string | null
  /** One thing in each line. */
  equipment: string | null
  /** What the recipe itself says beside its steps. */
  tips: string | null
  /** Lines; a section heading ends with a colon. */
  ingredients: string[]
  /** Lines; a section heading ends with a colon. */
  steps: string[]
  tags: string[]
  source: string | null
  cuisine: string | null
  nutrition: Partial<Record<(typeof figures)[number][0], number | undefined>> | null
  rating: number | null
  isFavourite: boolean
  /** The cook's own words on it. */
  notes?: string | null
  /** Moments, ISO text in UTC. */
  createdAt: string
  updatedAt: string
}

const isAddress = (source: string | null): source is string => source !== null && /^https?:\/\//i.test(source)
const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`)
/** A step without line breaks, at which others would break it in two (recipes 143). */
const inOneLine = (step: string) => step.trim().replace(/\s*[\r\n]\s*/g, ' ')
const headingText = (line: string) => line.replace(/[\s:]+$/, '')

/**
 * A schema.org Recipe; headings in the method become sections, and what the recipe does not say is
 * left out.
 */
export function toJsonLd(recipe: RecipeToWrite): Record<string, unknown> {
  const { nutrition } = recipe
  const allFields = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    author: recipe.author && { '@type': 'Person', name: recipe.author },
    recipeYield: recipe.makes ? [`${recipe.servings} servings`, recipe.makes] : String(recipe.servings),
    prepTime: duration(recipe.prepTimeMinutes),
    cookTime: duration(recipe.cookTimeMinutes),
    totalTime: duration(recipe.totalTimeMinutes),
    educationalLevel: recipe.difficulty,
    tool: recipe.equipment?.split('\n'),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: instructionsOf(recipe.steps.map(inOneLine)),
    keywords: recipe.tags.join(', '),
    recipeCuisine: recipe.cuisine ?? undefined,
    ...(isAddress(recipe.source) ? { url: recipe.source } : { creditText: recipe.source ?? undefined }),
    nutrition: nutrition && {
      '@type': 'NutritionInformation',
      calories: formatFigure(nutrition.calories, 'kcal'),
      proteinContent: formatFigure(nutrition.protein, 'g'),
      carbohydrateContent: formatFigure(nutrition.carbs, 'g'),
      fatContent: formatFigure(nutrition.fat, 'g'),
      fiberContent: formatFigure(nutrition.fiber, 'g'),
      sugarContent: formatFigure(nutrition.sugar, 'g'),
      sodiumContent: formatFigure(nutrition.sodium, 'mg'),
    },
    video: recipe.video && { '@type': 'VideoObject', name: recipe.name, url: recipe.video },
    aggregateRating: recipe.rating && {
      '@type': 'AggregateRating',
      ratingValue: recipe.rating,
      ratingCount: 1,
    },
    comment: commentsOf(recipe),
    dateCreated: recipe.createdAt,
    dateModified: recipe.updatedAt,
  }
  return Object.fromEntries(
    Object.entries(allFields).filter(([, value]) => value !== undefined && value !== null),
  )
}

/** RecipeSage writes its notes as such comments. */
function commentsOf({ tips, notes }: RecipeToWrite): unknown[] | undefined {
  const texts = [tips, notes].filter(Boolean)
  if (texts.length === 0) return undefined
  return texts.map((text) => ({ '@type': 'Comment', name: 'Author Notes', text }))
}

const formatFigure = (amount: number | undefined, unit: string) =>
  amount === undefined ? undefined : `${amount} ${unit}`

interface Section {
  '@type': 'HowToSection'
  name: string
  itemListElement: unknown[]
}

function instructionsOf(steps: readonly string[]): unknown[] {
  const instructions: unknown[] = []
  let section: Section | null = null
  for (const step of steps) {
    if (isHeading(step)) {
      section = { '@type': 'HowToSection', name: headingText(step), itemListElement: [] }
      instructions.push(section)
    } else (section?.itemListElement ?? instructions).push({ '@type': 'HowToStep', text: step })
  }
  return instructions
}

const figures = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbohydrates', 'g'],
  ['fat', 'Fat', 'g'],
  ['fiber', 'Fibre', 'g'],
  ['sugar', 'Sugar', 'g'],
  ['sodium', 'Sodium', 'mg'],
] as const

/** The difficulties as Paprika names them. */
const paprikaWords = { none: '', easy: 'Easy', medium: 'Medium', hard: 'Difficult' } as const

const minutesText = (minutes: number | null) => (minutes === null ? '' : `${minutes} min`)

/** Paprika has one field for all texts beside a recipe. */
const paprikaNotes = ({ tips, notes, equipment, video, author, source, cuisine }: RecipeToWrite): string =>
  [
    tips,
    notes,
    equipment && `Equipment: ${equipment.split('\n').join(', ')}`,
    video && `Video: ${video}`,
    cuisine && `Cuisine: ${cuisine}`,
    // A source that is no address takes the place of the author.
    author && source !== null && !isAddress(source) && `By ${author}`,
  ]
    .filter(Boolean)
    .join('\n\n')

/**
 * A recipe of Paprika; `photo` is its picture in base64. `uid` must differ from recipe to recipe.
 */
export function toPaprika(recipe: RecipeToWrite, uid: string, photo: string | null): Record<string, unknown> {
  const { nutrition } = recipe
  const nutritionLines = figures.flatMap(([key, name, unit]) =>
    nutrition?.[key] === undefined ? [] : [`${name}: ${nutrition[key]} ${unit}`],
  )
  return {
    uid,
    name: recipe.name,
    ingredients: recipe.ingredients.join('\n'),
    directions: recipe.steps.map(inOneLine).join('\n\n'),
    description: recipe.description ?? '',
    notes: paprikaNotes(recipe),
    nutritional_info: nutritionLines.join('\n'),
    servings: recipe.makes ? `${recipe.servings} servings (${recipe.makes})` : String(recipe.servings),
    difficulty: paprikaWords[recipe.difficulty ?? 'none'],
    prep_time: minutesText(recipe.prepTimeMinutes),
    cook_time: minutesText(recipe.cookTimeMinutes),
    total_time: minutesText(recipe.totalTimeMinutes),
    source: (isAddress(recipe.source) ? recipe.author : recipe.source) ?? recipe.author ?? '',
    source_url: isAddress(recipe.source) ? recipe.source : '',
    image_url: '',
    categories: recipe.tags,
    rating: recipe.rating ?? 0,
    on_favorites: recipe.isFavourite,
    created: recipe.createdAt.slice(0, 19).replace('T', ' '),
    hash: uid,
    photo: photo === null ? '' : `${uid}.jpg`,
    photo_hash: photo === null ? '' : uid,
    photo_large: null,
    photo_data: photo,
    photos: [],
  }
}
