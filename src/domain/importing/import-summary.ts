/**
 * Sums up what an upload holds, file by file, for the report that a person reads before anything is
 * written.
 */

import type { Comparable } from '@plateful/page-reader/find-twins'
import { addLosses, type Losses } from '@plateful/recipe-formats/file-recipe'
import type { Twin } from '../recipes/recipe-to-review.ts'
import { type FormatName, type ImportReport, MAX_SHOWN } from './household-import.ts'
import type { ImportReading, ImportedRecipe } from './imported-recipe.ts'

/** Adds readings one by one. */
export class ImportSummary {
  /** What is compared with the library once everything is read. */
  readonly #toCompare: Comparable[] = []
  readonly #formats = new Map<FormatName, number>()
  readonly #report: Omit<ImportReport, 'format' | 'lost' | 'duplicates'> = {
    recipes: { count: 0, first: [] },
    photos: 0,
    webPhotos: 0,
    meals: 0,
    lists: 0,
    others: [],
    doubtful: { count: 0, first: [] },
    problems: { count: 0, first: [] },
  }
  #lost: Losses = {}
  readonly #lostOf = new Map<string, string[]>()

  add(format: FormatName | null, reading: ImportReading): void {
    if (format !== null) this.#formats.set(format, (this.#formats.get(format) ?? 0) + reading.recipes.length)
    for (const recipe of reading.recipes) this.#addRecipe(recipe)
    this.#report.meals += reading.meals.length
    this.#report.lists += reading.lists.length
    for (const problem of reading.problems) push(this.#report.problems, problem)
    this.#lost = addLosses(this.#lost, reading.lost)
    for (const [kind, names] of Object.entries(reading.lostNames)) this.#nameLost(kind, names)
  }

  #addRecipe({ draft, photo, doubts, lost, lostNames }: ImportedRecipe): void {
    push(this.#report.recipes, {
      name: draft.name,
      ingredients: draft.ingredients.length,
      steps: draft.steps.length,
      hasPhoto: photo !== null,
    })
    if (photo?.kind === 'address') this.#report.webPhotos += 1
    else if (photo !== null) this.#report.photos += 1
    if (doubts.length > 0) push(this.#report.doubtful, { name: draft.name, why: doubts })
    const { name, source, ingredients } = draft
    this.#toCompare.push({ name, source, ingredients })
    this.#lost = addLosses(this.#lost, lost)
    for (const [kind, count] of Object.entries(lost)) {
      const names = lostNames[kind] ?? []
      if (count > 0) this.#nameLost(kind, [[draft.name, names.join(', ')].filter(Boolean).join(': ')])
    }
  }

  #nameLost(kind: string, names: readonly string[]): void {
    const known = this.#lostOf.get(kind) ?? []
    this.#lostOf.set(kind, [...known, ...names.slice(0, MAX_SHOWN - known.length)])
  }

  /**
   * The report of all readings; null where nothing that we know was in any file. `twinOf` asks the
   * library.
   */
  report(twinOf: (recipe: Comparable) => Twin | undefined): ImportReport | null {
    const [format] = [...this.#formats].toSorted(([, a], [, b]) => b - a)[0] ?? []
    if (format === undefined) return null
    const duplicates: ImportReport['duplicates'] = { count: 0, first: [] }
    for (const recipe of this.#toCompare) {
      const twin = twinOf(recipe)
      if (twin) push(duplicates, { name: recipe.name, twin })
    }
    const lost = Object.entries(this.#lost).map(([kind, count]) => ({
      what: kind,
      count,
      of: this.#lostOf.get(kind) ?? [],
    }))
    return { ...this.#report, format, duplicates, lost: lost.toSorted((a, b) => b.count - a.count) }
  }

  /** The sentences about what could not be read. */
  get problems(): string[] {
    return this.#report.problems.first
  }
}

function push<Item>(list: { count: number; first: Item[] }, item: Item): void {
  list.count += 1
  if (list.first.length < MAX_SHOWN) list.first.push(item)
}
