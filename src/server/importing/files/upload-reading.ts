import { findFoodInAnyLanguage } from '@plateful/ingredients/foods/language-of-lines'
import { addToGroup } from '@plateful/ingredients/group-by'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import type { Comparable } from '@plateful/page-reader/find-twins'
import { isZip } from '@plateful/recipe-formats/archive/decompress'
import type { FileList, FileMeal, PhotoSource } from '@plateful/recipe-formats/file-recipe'
import { mealSlots } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import { type FullFormat, readFullFormat } from '../../../domain/importing/full-format.ts'
import type { ImportReport } from '../../../domain/importing/household-import.ts'
import { ImportSummary } from '../../../domain/importing/import-summary.ts'
import type { ImportedRecipe } from '../../../domain/importing/imported-recipe.ts'
import type { RecognisedFile } from '../../../domain/importing/read-import-file.ts'
import { TwinIndex } from '../../../domain/importing/twin-index.ts'
import { Twin } from '../../../domain/recipes/recipe-to-review.ts'
import { drawSmall } from '../../recipes/photos/small-jpeg.ts'
import { tableRules } from './household-tables.ts'
import { UnreadableUpload, type Upload } from './open-upload.ts'
import { readingsIn } from './readings-in.ts'
import type * as tasks from './upload-tasks.ts'

const NOTHING_FOUND =
  'We found no recipes in this file. Look at the page about moving for how to export from your program, and send the file as it is.'

const NESTED =
  'This archive has an export of Plateful inside as an archive of its own. Open it once, and send the archive inside.'

/**
 * Milliseconds after which a worker reports what it has read; without a report it counts as lost.
 */
const SLICE_TIME = 500
/** Recipes a batch; a restart repeats at most one batch. */
const RECIPES_A_BATCH = 10
/** A batch ends early at this many characters: while it is written, all other calls wait. */
export const MAX_BATCH_CHARACTERS = 400_000
/** Planned days, and shopping lists, in one answer. */
const DAYS_A_BATCH = 40
const LISTS_A_BATCH = 4
/** The most rows of a shopping list. */
const MAX_ITEMS = 2000

/**
 * One uploaded file while it is read. Its methods work only in this order: `addToLibrary`; then
 * `continueReading` for a report, or `continueLookingAhead` without one, until it is done; then
 * `startRecipes`, and `nextRecipes` until it gives none, with `photo` for the last batch only; then
 * `recipeLinks`, `nextDays` and `nextLists`, which know what was read with the recipes: too early
 * they give too little, without an error. `platefulFile` may be asked at any time.
 */
export class UploadReading {
  readonly #readings
  #library: tasks.KnownRecipe[] = []
  #twins: TwinIndex<tasks.KnownRecipe> | undefined
  #summary: ImportSummary | undefined
  #recipes: AsyncGenerator<ImportedRecipe> | undefined
  /** The pictures of the recipes of the last batch. */
  #photos: PhotoSource[] = []
  #platefulFile: { file: FullFormat; remarks: string[]; folder: string } | undefined
  readonly #meals = new Map<Day, FileMeal[]>()
  readonly #lists: FileList[] = []
  #days: tasks.ReadDay[] | undefined
  #listsGiven = 0
  /** Every recipe that was read, including those that were written before. */
  readonly #recipesRead: Pick<ImportedRecipe, 'key' | 'uses'>[] = []
  readonly #keysByName = new Map<string, string[]>()

  constructor(readonly upload: Upload) {
    this.#readings = readingsIn(upload)
  }

  addToLibrary(recipes: readonly tasks.KnownRecipe[]): void {
    this.#library.push(...recipes)
  }

  get #twinIndex(): TwinIndex<tasks.KnownRecipe> {
    return (this.#twins ??= new TwinIndex(this.#library))
  }

  twinOf = (recipe: Comparable): tasks.KnownRecipe | undefined => this.#twinIndex.twinOf(recipe)

  async continueReading(): Promise<ImportReport | null> {
    const summary = (this.#summary ??= new ImportSummary())
    const isDone = await this.#readOn((reading) => summary.add(reading.format, reading))
    return isDone ? this.#report(summary) : null
  }

  async continueLookingAhead(): Promise<boolean> {
    return this.#readOn(() => undefined)
  }

  /** Reads on for a moment, and notes which recipes come; true once everything is read. */
  async #readOn(take: (reading: RecognisedFile) => void): Promise<boolean> {
    const deadline = performance.now() + SLICE_TIME
    while (performance.now() < deadline) {
      const { done, value } = await this.#readings.next()
      if (done) return true
      for (const { draft } of value.recipes) this.#twinIndex.expect(draft)
      take(value)
    }
    return false
  }

  async #report(summary: ImportSummary): Promise<ImportReport> {
    const report = summary.report(this.twinOf)
    if (report === null) throw new UnreadableUpload(summary.problems[0] ?? NOTHING_FOUND)
    const others = report.format === 'plateful' ? await this.#othersIn() : []
    const withPlainTwin = ({ name, twin }: ImportReport['duplicates']['first'][number]) => ({
      name,
      twin: Twin.parse(twin),
    })
    return {
      ...report,
      others,
      duplicates: { ...report.duplicates, first: report.duplicates.first.map(withPlainTwin) },
    }
  }

  /** Counts what a file of our own contains besides recipes. */
  async #othersIn(): Promise<ImportReport['others']> {
    const { file } = await this.platefulFile()
    return fullFormatTables
      .filter((table) => table !== 'recipes')
      .map((table) => ({ what: tableRules[table].what, count: file.tables[table].length }))
      .filter(({ count }) => count > 0)
  }

  startRecipes(done: number): void {
    this.#recipes = this.#recipesAfter(done)
  }

  async *#recipesAfter(done: number): AsyncGenerator<ImportedRecipe> {
    let seenCount = 0
    for await (const { recipes, meals, lists } of readingsIn(this.upload)) {
      for (const meal of meals) addToGroup(this.#meals, meal.date, meal)
      for (const list of lists) this.#lists.push(list)
      for (const recipe of recipes) {
        seenCount += 1
        this.#noteForLinks(recipe)
        if (seenCount > done) yield recipe
      }
    }
  }

  #noteForLinks({ key, uses, draft }: ImportedRecipe): void {
    this.#recipesRead.push({ key, uses })
    addToGroup(this.#keysByName, lineKey(draft.name), key)
  }

  recipeLinks(): tasks.ReadLink[] {
    const keys = new Set(this.#recipesRead.map(({ key }) => key))
    const keyOf = (recipe: string): string[] => {
      if (keys.has(recipe)) return [recipe]
      const named = this.#keysByName.get(lineKey(recipe)) ?? []
      return named.length === 1 ? named : []
    }
    return this.#recipesRead.flatMap(({ key, uses = [] }) => {
      const lines = uses.flatMap(({ line, recipe }) => keyOf(recipe).map((usedKey) => ({ line, usedKey })))
      return lines.length === 0 ? [] : [{ key, lines }]
    })
  }

  nextDays(): tasks.ReadDay[] {
    this.#days ??= [...this.#meals]
      .map(([date, meals]) => ({ date, slots: slotsOf(meals) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    return this.#days.splice(0, DAYS_A_BATCH)
  }

  nextLists(): tasks.ReadList[] {
    const first = this.#listsGiven
    this.#listsGiven += LISTS_A_BATCH
    return this.#lists
      .slice(first, first + LISTS_A_BATCH)
      .map((list, at) => ({ ...list, key: `list:${first + at}`, items: knownItems(list) }))
  }

  async nextRecipes(): Promise<tasks.ReadRecipe[]> {
    const batch: tasks.ReadRecipe[] = []
    this.#photos = []
    for (let length = 0; batch.length < RECIPES_A_BATCH && length < MAX_BATCH_CHARACTERS;) {
      const next = await this.#recipes?.next()
      if (!next || next.done) break
      const { key, draft, isFavourite, rating, madeOn, photo: source } = next.value
      const twinId = this.twinOf(draft)?.id ?? null
      batch.push({ key, draft, isFavourite, rating, madeOn, photo: this.#photoInFile(source), twinId })
      length += [...draft.ingredients, ...draft.steps].reduce((sum, line) => sum + line.length, 0)
    }
    return batch
  }

  #photoInFile(source: PhotoSource | null): tasks.ReadPhoto | null {
    if (source === null || source.kind === 'address') return source
    return { kind: 'held', at: this.#photos.push(source) - 1 }
  }

  async photo(at: number): Promise<Uint8Array> {
    const source = this.#photos[at]
    if (!source || source.kind === 'address') throw new Error(`no picture is held under ${at}`)
    if (source.kind === 'bytes') return drawSmall(source.bytes)
    if (source.kind === 'base64') return drawSmall(Buffer.from(source.text, 'base64'))
    return drawSmall(await this.upload.read(source.path))
  }

  /** `plateful.json`, in whatever folder of the archive it is. */
  async platefulFile(): Promise<{ file: FullFormat; remarks: string[]; folder: string }> {
    if (this.#platefulFile) return this.#platefulFile
    const { paths } = this.upload
    const path = paths.find((candidate) => /(?:^|\/)plateful\.json$/.test(candidate)) ?? paths[0] ?? ''
    const bytes = await this.upload.read(path)
    if (isZip(bytes)) throw new UnreadableUpload(NESTED)
    const read = readFullFormat(JSON.parse(Buffer.from(bytes).toString('utf8')))
    if ('problem' in read) throw new UnreadableUpload(read.problem)
    return (this.#platefulFile = { ...read, folder: path.slice(0, path.lastIndexOf('/') + 1) })
  }
}

const slotsOf = (meals: readonly FileMeal[]): tasks.ReadDay['slots'] =>
  mealSlots
    .map((slot) => ({ slot, meals: meals.filter((meal) => meal.slot === slot) }))
    .filter((entry) => entry.meals.length > 0)

const knownItems = ({ items }: FileList): tasks.ReadList['items'] =>
  items.slice(0, MAX_ITEMS).map((item) => ({ ...item, category: findFoodInAnyLanguage(item.name).category }))
