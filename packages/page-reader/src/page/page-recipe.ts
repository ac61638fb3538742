/**
 * What can be read of a recipe on a web page: the shapes that readers fill and `reconcile` returns.
 */

import type { Difficulty } from './difficulty.ts'
import type { Features } from './weighted-sum.ts'

/**
 * A line of a recipe as the page has it: text, or a section heading ('For the sauce'), which is no
 * ingredient and no step.
 */
export type PageLine = string | { text: string; heading: true }

/** A recipe as read from a page. A page may lack any field: then it is empty or null. */
export interface PageRecipe {
  name: string
  ingredients: PageLine[]
  steps: PageLine[]
  /**
   * How many it serves; the lower end where the page gives a range, null for pieces and weights.
   */
  servings: number | null
  /** What it makes, in the page's words, where they say more than a number of servings. */
  makes: string | null
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  /** As the page says; preparation and cooking together where it does not. */
  totalTimeMinutes: number | null
  /** As the page says. */
  difficulty: Difficulty | null
  /** An absolute http(s) address. */
  image: string | null
  author: string | null
  /** What the page says of the dish, in one text. */
  description: string | null
  /** The absolute http(s) address of a video. */
  video: string | null
  /** What is needed besides food. */
  equipment: string[]
  /** What the recipe itself says beside its steps, in paragraphs. */
  tips: string[]
  cuisine: string | null
  /** The page's own address. */
  source: string | null
  /** At most 5, lower case, without punctuation or duplicates (recipes 7). */
  tags: string[]
  /**
   * JSON text with the known ones of calories (kcal), protein, carbs, fat, fiber, sugar (g), sodium
   * (mg) (recipes 3).
   */
  nutritionPerServing: string | null
}

/** The fields that readers fill; the page's own address is known without them. */
export const pageFields = [
  'name',
  'ingredients',
  'steps',
  'servings',
  'makes',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'totalTimeMinutes',
  'difficulty',
  'image',
  'author',
  'description',
  'video',
  'equipment',
  'tips',
  'cuisine',
  'tags',
  'nutritionPerServing',
] as const satisfies (keyof PageRecipe)[]

/**
 * A reading of a page: the recipe, the readers that decided (`json-ld`, `json-ld+plug-in`), what to
 * check, and the confidence in each field (0 to 1).
 */
export interface PageReading {
  recipe: PageRecipe | null
  method: string
  warnings: string[]
  confidence: Partial<Record<keyof PageRecipe, number>>
}

/** Who reads a page: by what it declares, by what it shows, by its head. */
type ReaderName = 'json-ld' | 'microdata' | 'rdfa' | 'plug-in' | 'script-data' | 'page-shape' | 'page-head'

/** A line that may be the dish's name, and its features for the weighted choice. */
export interface NameCandidate {
  text: string
  features: Features
  /** Whether it stands in the head of the site, which is the same on all its pages. */
  isOfSite: boolean
  /** Whether it shares a word with the foods or the steps. */
  isOfDish?: boolean
  /** Whether a heading above the lists has it. */
  isHeading?: boolean
  /** Whether it is the heading right above the lists, or right above their label. */
  isRightAbove?: boolean
  /** Whether it is no heading and no title: only for a page whose headings name no dish. */
  isLastResort?: boolean
}

/**
 * What one reader found on a page, and how far the reader is trusted (0 to 1), whatever its fields
 * hold.
 */
export interface Finding {
  reader: ReaderName
  trust: number
  fields: Partial<PageRecipe>
  /** Features of where a list stands on the page. */
  placeFeatures?: (field: 'ingredients' | 'steps', lines: PageLine[]) => PlaceFeatures
  /** Whether the page says of the name that it is one ('Title: Leek pie'). */
  isNameLabelled?: boolean
  /** Whether the name was chosen by its weight against what the headings say. */
  isNameContested?: boolean
  /** Candidates for the name of the dish; `nameByRules` is the name that its headings give. */
  nameCandidates?: (nameByRules: string) => NameCandidate[]
  /** The steps after all rows of the page are segmented; used where nothing declares steps. */
  segmentedSteps?: () => PageLine[]
}

/** The features of a list’s place on its page, each from 0 to 1, where it was not found there. */
export const NO_PLACE = {
  isLabelled: 0,
  shareOfRowsPassedOver: 0,
  likenessBelow: 0,
  likenessAbove: 0,
  isSetAsBelow: 0,
  isSetAsAbove: 0,
  isListGoingOn: 0,
  isEnded: 0,
  shareOfOtherKinds: 0,
  scoreOfRival: 0,
}
export type PlaceFeatures = Readonly<typeof NO_PLACE>

/** The text of a line, whether it is a heading or not. */
export const textOf = (line: PageLine): string => (typeof line === 'string' ? line : line.text)

/** Whether the line is a section heading. */
export const isHeading = (line: PageLine): line is { text: string; heading: true } => typeof line !== 'string'

/** The texts of the lines that are no headings. */
export const withoutHeadings = (lines: readonly PageLine[]): string[] =>
  lines.filter((line) => typeof line === 'string')

/** A section heading as a line, in the page's own words and with its own colon if it has one. */
export const heading = (text: string): PageLine => ({ text, heading: true })

/** '2.0 carrots' and '0 as required salt' as people write them: '2 carrots', 'as required salt'. */
const wholeAmount = (line: string) =>
  line.replace(/^(\d+)[.,]0(?=\s)/, '$1').replace(/^0\s+(?=\p{L}{2})/u, '')

/**
 * Lines as a recipe stores them: a section heading becomes a line of its own that ends with a colon
 * (recipes 11).
 */
export function storedLines(lines: readonly PageLine[]): string[] {
  return lines.map((line) => (typeof line === 'string' ? line : `${line.text.replace(/[\s:]+$/, '')}:`))
}

/** Ingredient lines as a recipe stores them, their amounts as people write them. */
export const storedIngredients = (lines: readonly PageLine[]): string[] => storedLines(lines).map(wholeAmount)
