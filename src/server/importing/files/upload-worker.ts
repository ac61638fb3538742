/** Reads an uploaded file; runs in a worker (`workers/pool.ts`), which has one file at a time. */
import { createHash } from 'node:crypto'
import { findFood } from '@plateful/ingredients/foods/find-food'
import type { FileList, FileMeal, PhotoSource } from '@plateful/recipe-formats/file-recipe'
import type { Comparable } from '@plateful/page-reader/find-twins'
import { mealSlots } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { BroughtRecipe } from '../../../domain/importing/brought.ts'
import { type FullFormat, readFullFormat } from '../../../domain/importing/full-format.ts'
import { fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import type { ImportReport } from '../../../domain/importing/household-import.ts'
import { ownRecipes, photoPath } from '../../../domain/importing/own-recipes.ts'
import { Summary } from '../../../domain/importing/sum-up.ts'
import { twinFinder } from '../../../domain/importing/twin-index.ts'
import { Twin } from '../../../domain/recipes/recipe-to-review.ts'
import { drawSmall, LONGEST_SIDE, openSharp } from '../../recipes/photos/small-jpeg.ts'
import type { Kept } from '../../workers/task.ts'
import { tableRules } from './household-tables.ts'
import { openUpload, UnreadableUpload, type Upload } from './open-upload.ts'
import { readingsIn } from './read-upload.ts'
import type * as tasks from './upload-tasks.ts'

type Input<Of> = Of extends { types?: { input: infer In } } ? In : never
type Answer<Of> = Of extends { types?: { answer: infer Out } } ? Out : never

const NOTHING =
  'We found no recipes in this file. Look at the page about moving for how to export from your program, and send the file as it is.'

/**
 * The server is told what was read this often, in milliseconds, so that it knows a worker at work
 * from one that is lost.
 */
const MOMENT = 500
/** So many recipes are written together; a restart repeats no more than these. */
const BATCH = 10
/** And fewer where they are long, in characters: while they are written, everybody else waits. */
const LONG_BATCH = 400_000
/** So many rows of our own file come at once. */
const ROWS = 100
/** So many planned days come at once, and so many shopping lists. */
const DAYS = 40
const LISTS = 4
/** The largest number of lines that a shopping list keeps. */
const MOST_ITEMS = 2000

type FindTwin = (recipe: Comparable) => tasks.KnownRecipe | undefined

/** The one file that this worker reads. */
class Reading {
  readonly #readings
  #library: tasks.KnownRecipe[] = []
  #findTwin: FindTwin | undefined
  #summary: Summary | undefined
  #recipes: AsyncGenerator<BroughtRecipe> | undefined
  /** The pictures of the recipes that were handed out last. */
  #photos: PhotoSource[] = []
  #own: { file: FullFormat; remarks: string[]; folder: string } | undefined
  readonly #meals = new Map<Day, FileMeal[]>()
  readonly #lists: FileList[] = []
  #days: tasks.ReadDay[] | undefined
  #listsGiven = 0

  constructor(readonly upload: Upload) {
    this.#readings = readingsIn(upload)
  }

  addToLibrary(recipes: readonly tasks.KnownRecipe[]): void {
    this.#library.push(...recipes)
  }

  twinOf: FindTwin = (recipe) => {
    this.#findTwin ??= twinFinder(this.#library)
    return this.#findTwin(recipe)
  }

  async readOn(): Promise<ImportReport | null> {
    this.#summary ??= new Summary(this.twinOf)
    const until = performance.now() + MOMENT
    while (performance.now() < until) {
      const { done, value } = await this.#readings.next()
      if (done) return this.#report(this.#summary)
      this.#summary.add(value.format, value)
    }
    return null
  }

  async #report(summary: Summary): Promise<ImportReport> {
    const report = summary.report()
    if (report === null) throw new UnreadableUpload(summary.problems[0] ?? NOTHING)
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

  /** Everything but the recipes that a file of our own holds. */
  async #othersIn(): Promise<ImportReport['others']> {
    const { file } = await this.own()
    return fullFormatTables
      .filter((table) => table !== 'recipes')
      .map((table) => ({ what: tableRules[table].what, count: file.tables[table].length }))
      .filter(({ count }) => count > 0)
  }

  begin(done: number): void {
    this.#recipes = this.#recipesAfter(done)
  }

  async *#recipesAfter(done: number): AsyncGenerator<BroughtRecipe> {
    let seen = 0
    for await (const { recipes, meals, lists } of this.#readings) {
      for (const meal of meals) this.#addMeal(meal)
      for (const list of lists) this.#lists.push(list)
      for (const recipe of recipes) {
        seen += 1
        if (seen > done) yield recipe
      }
    }
  }

  #addMeal(meal: FileMeal): void {
    const known = this.#meals.get(meal.date)
    if (known) known.push(meal)
    else this.#meals.set(meal.date, [meal])
  }

  nextDays(): tasks.ReadDay[] {
    this.#days ??= [...this.#meals]
      .map(([date, meals]) => ({ date, slots: slotsOf(meals) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    return this.#days.splice(0, DAYS)
  }

  nextLists(): tasks.ReadList[] {
    const first = this.#listsGiven
    this.#listsGiven += LISTS
    return this.#lists
      .slice(first, first + LISTS)
      .map((list, at) => ({ ...list, key: `list:${first + at}`, items: knownItems(list) }))
  }

  async nextRecipes(): Promise<tasks.ReadRecipe[]> {
    const batch: tasks.ReadRecipe[] = []
    this.#photos = []
    for (let length = 0; batch.length < BATCH && length < LONG_BATCH;) {
      const next = await this.#recipes?.next()
      if (!next || next.done) break
      const { key, draft, isFavourite, rating, madeOn, photo: source } = next.value
      const twinId = this.twinOf(draft)?.id ?? null
      batch.push({ key, draft, isFavourite, rating, madeOn, photo: this.#held(source), twinId })
      length += [...draft.ingredients, ...draft.steps].reduce((sum, line) => sum + line.length, 0)
    }
    return batch
  }

  #held(source: PhotoSource | null): tasks.HeldPhoto | null {
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

  /** `plateful.json`, wherever in the archive it lies. */
  async own(): Promise<{ file: FullFormat; remarks: string[]; folder: string }> {
    if (this.#own) return this.#own
    const { paths } = this.upload
    const path = paths.find((one) => /(?:^|\/)plateful\.json$/.test(one)) ?? paths[0] ?? ''
    const read = readFullFormat(JSON.parse(Buffer.from(await this.upload.read(path)).toString('utf8')))
    if ('problem' in read) throw new UnreadableUpload(read.problem)
    return (this.#own = { ...read, folder: path.slice(0, path.lastIndexOf('/') + 1) })
  }
}

const slotsOf = (meals: readonly FileMeal[]): tasks.ReadDay['slots'] =>
  mealSlots
    .map((slot) => ({ slot, meals: meals.filter((meal) => meal.slot === slot) }))
    .filter((one) => one.meals.length > 0)

const knownItems = ({ items }: FileList): tasks.ReadList['items'] =>
  items.slice(0, MOST_ITEMS).map((item) => ({ ...item, category: findFood(item.name).category }))

const readingOf = ({ value }: Kept): Reading => {
  if (value instanceof Reading) return value
  throw new Error('no file is open')
}

type Does<Of> = (input: Input<Of>, kept: Kept) => Promise<Answer<Of>>

export const open: Does<typeof tasks.open> = async ({ path, fileName }, kept) => {
  const upload = await openUpload(path, fileName)
  kept.value = new Reading(upload)
  kept.end = () => upload.close()
}

export const addToLibrary: Does<typeof tasks.addToLibrary> = async (recipes, kept) =>
  readingOf(kept).addToLibrary(recipes)

export const readOn: Does<typeof tasks.readOn> = async (_input, kept) => readingOf(kept).readOn()

export const begin: Does<typeof tasks.begin> = async ({ done }, kept) => readingOf(kept).begin(done)

export const nextRecipes: Does<typeof tasks.nextRecipes> = async (_input, kept) =>
  readingOf(kept).nextRecipes()

export const nextDays: Does<typeof tasks.nextDays> = async (_input, kept) => readingOf(kept).nextDays()

export const nextLists: Does<typeof tasks.nextLists> = async (_input, kept) => readingOf(kept).nextLists()

export const photo: Does<typeof tasks.photo> = async ({ at }, kept) => readingOf(kept).photo(at)

const rowCountsOf = ({ tables }: FullFormat) =>
  Object.fromEntries(
    fullFormatTables.map((table) => [table, tables[table].length]),
  ) as tasks.OwnFile['rowCounts']

export const own: Does<typeof tasks.own> = async (_input, kept) => {
  const { file, remarks } = await readingOf(kept).own()
  const { recipes, recipePictures, familyMembers, guestDiners } = file.tables
  const rows = [...recipes, ...recipePictures, ...familyMembers, ...guestDiners]
  return {
    settings: file.settings ?? null,
    remarks,
    photoNames: [...new Set(rows.flatMap(({ photoName }) => photoName ?? []))],
    recipes: recipes.length,
    mostNumber: recipes.reduce((most, { userSequence }) => Math.max(most, userSequence), 0),
    rowCounts: rowCountsOf(file),
  }
}

export const ownRows: Does<typeof tasks.ownRows> = async ({ table, from }, kept) => {
  const reading = readingOf(kept)
  const { file } = await reading.own()
  const rows = fewRows<Record<string, unknown>>(file.tables[table], from)
  if (table !== 'recipes') return { rows, twinIds: [] }
  const some = {
    ...file,
    tables: { ...file.tables, recipes: file.tables.recipes.slice(from, from + rows.length) },
  }
  return { rows, twinIds: ownRecipes(some).map(({ draft }) => reading.twinOf(draft)?.id ?? null) }
}

/** The rows that come at once: fewer where they are long. */
function fewRows<Row>(all: readonly Row[], from: number): Row[] {
  const rows: Row[] = []
  for (let length = 0; rows.length < ROWS && length < LONG_BATCH;) {
    const row = all[from + rows.length]
    if (row === undefined) break
    rows.push(row)
    length += JSON.stringify(row).length
  }
  return rows
}

export const ownPhoto: Does<typeof tasks.ownPhoto> = async ({ name }, kept) => {
  const reading = readingOf(kept)
  const { folder } = await reading.own()
  const bytes = Buffer.from(await reading.upload.read(folder + photoPath(name)))
  return (await isOurs(bytes, name))
    ? { bytes, isOurs: true }
    : { bytes: await drawSmall(bytes), isOurs: false }
}

/** A JPEG that was kept by us: its name tells its bytes, so it need not be made anew. */
async function isOurs(bytes: Buffer, name: string): Promise<boolean> {
  if (`${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg` !== name) return false
  const sharp = await openSharp()
  const { format, width, height, exif } = await sharp(bytes).metadata()
  return format === 'jpeg' && Math.max(width, height) <= LONGEST_SIDE && exif === undefined
}
