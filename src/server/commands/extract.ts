import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { LineBox, LineBoxes } from '@plateful/page-reader/layout/line-boxes'
import { pageDoubts, type SourceName } from '@plateful/page-reader/page-doubts'
import { decodeText } from '@plateful/page-reader/page/decode-text'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { readPage } from '@plateful/page-reader/read-page'
import { kindOfSource, readSource } from '@plateful/page-reader/read-source'
import { MAX_PDF_BYTES, pdfTooLargeMessage } from '../../domain/importing/reading-refusals.ts'
import { PageAddress } from '../../domain/importing/recipe-preview.ts'
import { Refusal } from '../../domain/refusal.ts'
import { openPageFetcher } from '../external/page.ts'
import { readPdfInWorker } from '../importing/pdf/read-pdf-in-worker.ts'
import {
  extractPicturesInWorker,
  readPicturesInWorker,
} from '../importing/pictures/read-pictures-in-worker.ts'
import { WorkerExhausted } from '../workers/worker-process.ts'
import { type Command, onlyArgument, type Terminal } from './command.ts'

interface Page {
  file: string | null
  url: string
  html: string
}

/** The recipes of a PDF or a picture. */
interface RecipesFile {
  file: string
  readings: (PageReading & { places?: LineBoxes })[]
  read: SourceName
}

interface Unreadable {
  file: string
  problem: string
}

const PAGE_FILE = /\.html?(\.gz)?$/i
const PDF_FILE = /\.pdf$/i
const PICTURE_FILE = /\.(?:jpe?g|png|webp|heic|heif)$/i
const TEXT_FILE = /\.(?:txt|md)$/i

const decode = (file: string, bytes: Buffer) =>
  decodeText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, '')

/** `X.url` beside `X.html` holds the page's address. */
async function addressBeside(file: string): Promise<string> {
  try {
    return (await readFile(file.replace(PAGE_FILE, '.url').replace(TEXT_FILE, '.url'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

async function readOneFile(file: string, url: string | undefined): Promise<Page | RecipesFile | Unreadable> {
  if (PDF_FILE.test(file)) return readPdfFile(file)
  if (PICTURE_FILE.test(file)) return readPictureFiles(file, [await readFile(file)])
  const html = decode(file, await readFile(file))
  return { file, url: url ?? (await addressBeside(file)), html }
}

/** Reads a PDF in a worker with limits, as the server does, since its content is unknown. */
async function readPdfFile(file: string): Promise<RecipesFile | Unreadable> {
  const bytes = await readFile(file)
  if (bytes.length > MAX_PDF_BYTES) return { file, problem: pdfTooLargeMessage }
  try {
    return { file, readings: await readPdfInWorker(OWNER, bytes), read: 'PDF' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const pictures = error.details?.['why'] === 'noText' ? await picturesOf(bytes) : []
    return pictures.length > 0 ? readPictureFiles(file, pictures) : { file, problem: error.message }
  }
}

const OWNER = 'the command line'
/** How many pages of a scanned PDF are read. */
const MAX_PICTURES = 20

async function picturesOf(pdf: Uint8Array): Promise<Uint8Array[]> {
  try {
    return await extractPicturesInWorker(OWNER, pdf, MAX_PICTURES)
  } catch (error) {
    if (error instanceof Refusal || error instanceof WorkerExhausted) return []
    throw error
  }
}

/** Reads pictures that belong together. */
async function readPictureFiles(
  file: string,
  pictures: readonly Uint8Array[],
): Promise<RecipesFile | Unreadable> {
  try {
    const found = await readPicturesInWorker(OWNER, pictures)
    if (found.length > 0) return { file, readings: found, read: 'picture' }
    return { file, problem: 'No recipe was found in this picture.' }
  } catch (error) {
    if (error instanceof WorkerExhausted) return { file, problem: 'This picture takes too long to read.' }
    if (error instanceof Refusal) return { file, problem: messageOf(error) }
    throw error
  }
}

/** The message of a refusal; if it is about a field, the message of that field. */
function messageOf({ message, details }: Refusal): string {
  const [issue] = (details?.['issues'] ?? []) as { message: string }[]
  return issue?.message ?? message
}

/** Reads a file; a broken one becomes an error line, so that the others are still read. */
async function readFileOrProblem(file: string): Promise<Page | RecipesFile | Unreadable> {
  try {
    return await readOneFile(file, undefined)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { file, problem: `This file couldn’t be read (${reason}).` }
  }
}

async function* filesToRead(
  target: string,
  url: string | undefined,
  terminal: Terminal,
): AsyncGenerator<Page | RecipesFile | Unreadable> {
  if (/^https?:\/\//i.test(target)) {
    const pages = openPageFetcher({ allowedHosts: terminal.readConfig().importAllowedHosts })
    try {
      yield { file: null, ...(await pages.fetchPage(PageAddress.parse(target))) }
    } finally {
      await pages.close()
    }
  } else if ((await stat(target)).isDirectory()) {
    const files = (await readdir(target))
      .filter((file) => [PAGE_FILE, TEXT_FILE, PDF_FILE, PICTURE_FILE].some((kind) => kind.test(file)))
      .toSorted()
    for (const file of files) yield readFileOrProblem(join(target, file))
  } else {
    yield readOneFile(target, url)
  }
}

/** The output for a page, and for each recipe of a text or a PDF. */
function describeFile(page: Page | RecipesFile | Unreadable): object[] {
  const { file } = page
  if ('problem' in page) return [{ file, url: '', recipe: null, method: 'none', warnings: [page.problem] }]
  if ('readings' in page) return describeEach(page.readings, { file: page.file, url: '' }, page.read)
  const { url, html } = page
  if (file === null || !TEXT_FILE.test(file))
    return [{ file, url, ...describeReading(readPage(html, url), 'page') }]
  const { reading, several } = readSource(html, url)
  const found = several.length > 1 ? several : [reading]
  return describeEach(found, { file, url }, kindOfSource(html) === 'text' ? 'text' : 'page')
}

const describeEach = (
  found: RecipesFile['readings'],
  sourceOfFile: { file: string; url: string },
  read: SourceName,
) =>
  found.map((reading, index) => ({
    ...sourceOfFile,
    ...(found.length > 1 && { index }),
    ...describeReading(reading, read),
  }))

function describeReading(
  { recipe, method, warnings, confidence, places }: RecipesFile['readings'][number],
  sourceName: SourceName,
) {
  if (recipe === null) return { recipe, method, warnings }
  const ofFields = pageDoubts(recipe, confidence, sourceName).map(({ field, message }) => ({
    field,
    reason: message,
    confidence: confidence[field === 'photo' ? 'image' : field] ?? 0,
  }))
  const doubts = [...ofFields, ...(sourceName === 'picture' && places ? wordDoubts(places) : [])]
  const { makes: yieldText, tips: notes, ...others } = recipe
  return { recipe: { ...others, yieldText, notes, doubts }, method, warnings }
}

/** The confidence of a line with words that are hard to read. */
const MIN_CONFIDENCE = 0.5

/** The lines with words that were corrected or are hard to read; `line` counts from 0. */
function wordDoubts({ name, ingredients, steps }: LineBoxes): object[] {
  const doubtsOfPlace = (field: string, place: LineBox | null, line?: number) => {
    if (place && !place.doubtful) return []
    const words = place?.doubtful?.map((word) => `‘${word}’`).join(', ')
    const reason = words === undefined ? 'It isn’t clear where this stands.' : `Hard to read: ${words}.`
    return [{ field, ...(line !== undefined && { line }), reason, confidence: MIN_CONFIDENCE }]
  }
  return [
    ...(name?.doubtful ? doubtsOfPlace('name', name) : []),
    ...ingredients.flatMap((place, line) => doubtsOfPlace('ingredients', place, line)),
    ...steps.flatMap((place, line) => doubtsOfPlace('steps', place, line)),
  ]
}

export const extractCommand: Command = {
  name: 'extract',
  usage: 'extract FILE|DIR|URL [--url URL]',
  summary: 'reads the recipe on a page, a picture, in a text or a PDF, or in each of a folder',
  help: [
    'Prints one JSON object a page: {"file","url","recipe","method","warnings"}; recipe is null where none was found.',
    'recipe.yieldText is what it makes (about 20 rolls), recipe.notes what it says beside its steps.',
    'recipe.doubts says what to look at: {"field","line","reason","confidence"}. A text (X.txt, X.md) or a PDF may hold several, each with its "index".',
    'A PDF is read from its text; one that holds only pictures, and a picture (JPEG, PNG, WebP), from what it shows.',
    'In a folder each X.html, X.html.gz or X.txt may have an X.url beside it that holds the address of the page.',
    '--url names the address of a single file.',
  ].join('\n'),
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({
      args,
      options: { url: { type: 'string' } },
      allowPositionals: true,
    })
    const target = onlyArgument(positionals, 'Name one file, folder or address.')
    for await (const page of filesToRead(target, values.url, terminal))
      for (const reading of describeFile(page)) terminal.print(JSON.stringify(reading))
    return 0
  },
}
