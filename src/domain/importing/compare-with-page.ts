import { tidyIngredients } from '@plateful/ingredients/lines/recipe-lines'
import { ImportedReading, type RecipeChangeWithReading } from '../recipes/imported-reading.ts'
import { type Recipe, recipeFieldNames } from '../recipes/recipe.ts'
import { type ChangedBy, type ComparedPart, compareLines } from './compare-lines.ts'

const lists = ['ingredients', 'steps'] as const
type ComparedField = Exclude<keyof ImportedReading, ComparedList>
/** The fields of a recipe with one value that a page may say differently, in the form's order. */
const comparedFields = recipeFieldNames.filter(
  (field): field is ComparedField =>
    field in ImportedReading.shape && field !== 'ingredients' && field !== 'steps',
)
type ComparedList = (typeof lists)[number]

type Value = string | number | null

/** A difference between the recipe and its page, to be taken or left. */
export interface Difference {
  key: string
  field: ComparedField | ComparedList | 'photo'
  by: Exclude<ChangedBy, 'nobody' | 'household'>
  own: Value[]
  page: Value[]
}

/** The differences between a recipe and its page, read again. */
export interface Comparison {
  differences: Difference[]
  /** How many values and lines the household changed; they stay. */
  ownChanges: number
  /** What the next reading is compared with. */
  asRead: ImportedReading
  parts: Record<ComparedList, ComparedPart[]>
}

const isSame = (one: Value, other: Value) => String(one ?? '').trim() === String(other ?? '').trim()

/**
 * Compares a recipe with its page as it is now and as it was `imported` (importing 31). What the
 * page does not say is no difference; what only the household changed is none either and is
 * counted. Without `imported` it is not known who made a difference.
 */
export function compareWithPage(
  own: Recipe,
  page: ImportedReading,
  imported: ImportedReading | null,
  photo: string | null = null,
): Comparison {
  const differences: Difference[] = []
  let ownChanges = 0
  for (const field of comparedFields) {
    const [ownValue, pageValue, importedValue] = [own[field], page[field], imported?.[field]]
    if (pageValue === null || pageValue === '' || isSame(ownValue, pageValue)) continue
    if (imported && isSame(importedValue ?? null, pageValue)) {
      ownChanges += 1
      continue
    }
    const by = !imported ? 'unknown' : isSame(ownValue, importedValue ?? null) ? 'page' : 'both'
    differences.push({ key: field, field, by, own: ownValue === null ? [] : [ownValue], page: [pageValue] })
  }
  if (photo !== null && own.photo === null)
    differences.push({ key: 'photo', field: 'photo', by: 'unknown', own: [], page: [photo] })
  const parts = {
    ingredients: partsOf(own, page, imported, 'ingredients'),
    steps: partsOf(own, page, imported, 'steps'),
  }
  for (const field of lists) {
    ownChanges += parts[field].filter(({ by }) => by === 'household').length
    differences.push(...differencesOf(field, parts[field]))
  }
  return { differences, ownChanges, asRead: nextBase(page, imported), parts }
}

/** What the page says now, with its former lines where none were found. */
function nextBase(page: ImportedReading, imported: ImportedReading | null): ImportedReading {
  const linesOf = (field: ComparedList) =>
    page[field].length === 0 ? (imported?.[field] ?? []) : page[field]
  return { ...page, ingredients: linesOf('ingredients'), steps: linesOf('steps') }
}

/**
 * Compares one list of lines. A page on which none were found counts as saying nothing; one on
 * which none were found at the import, so that somebody typed them, counts as not stored.
 */
const partsOf = (
  own: Recipe,
  page: ImportedReading,
  imported: ImportedReading | null,
  field: ComparedList,
): ComparedPart[] => {
  if (page[field].length === 0) return [{ by: 'nobody', own: own[field], page: own[field] }]
  const base = imported?.[field] ?? null
  return compareLines(own[field], page[field], base?.length === 0 && own[field].length > 0 ? null : base)
}

const keyOf = (field: ComparedList, at: number) => `${field} ${at}`

const differencesOf = (field: ComparedList, parts: readonly ComparedPart[]): Difference[] =>
  parts.flatMap(({ by, own, page }, at) =>
    by === 'nobody' || by === 'household' ? [] : [{ key: keyOf(field, at), field, by, own, page }],
  )

/** The differences that are ticked at first: what the page changed and the household did not. */
export const takenByDefault = ({ differences }: Comparison): string[] =>
  differences.filter(({ by }) => by === 'page').map(({ key }) => key)

/** The change that takes these differences, by their keys, and leaves all else as it is. */
export function changeToTake(
  { differences, asRead, parts }: Comparison,
  takenKeys: ReadonlySet<string>,
): RecipeChangeWithReading {
  const change: Record<string, unknown> = { asRead }
  for (const { key, field, page: fromPage } of differences)
    if (takenKeys.has(key) && field !== 'ingredients' && field !== 'steps') change[field] = fromPage[0]
  for (const field of lists) {
    if (!parts[field].some((_, at) => takenKeys.has(keyOf(field, at)))) continue
    change[field] = parts[field].flatMap(({ own, page: fromPage }, at) =>
      takenKeys.has(keyOf(field, at)) ? fromPage : own,
    )
  }
  return withRepeats(change)
}

/** Lines that stand twice on the page, or in the recipe before, stay twice. */
function withRepeats(change: RecipeChangeWithReading): RecipeChangeWithReading {
  const { ingredients } = change
  const isRepeated = ingredients !== undefined && tidyIngredients(ingredients).length < ingredients.length
  return isRepeated ? { ...change, hasRepeatedIngredients: true } : change
}

/** The change that takes back another one: the fields that it wrote, as they were before. */
export function changeToUndo(
  before: Recipe,
  change: RecipeChangeWithReading,
  imported: ImportedReading | null,
): RecipeChangeWithReading {
  const fields = [...comparedFields, ...lists, 'photo'] as const
  const restored = Object.fromEntries(
    fields.filter((field) => field in change).map((field) => [field, before[field]]),
  )
  const links = change.ingredients ? { usedRecipes: before.usedRecipes } : {}
  return withRepeats({ ...restored, ...links, asRead: imported })
}
