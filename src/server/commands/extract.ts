import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { pageDoubts, type Read } from '@plateful/page-reader/page-doubts'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { readPage } from '@plateful/page-reader/read-page'
import { readTexts } from '@plateful/page-reader/read-text'
import { MOST_PDF_BYTES, sayTooLarge } from '../../domain/importing/pdf-refusals.ts'
import { PageAddress } from '../../domain/importing/preview.ts'
import { Refusal } from '../../domain/refusal.ts'
import { pageText } from '@plateful/page-reader/page/page-bytes'
import { pdfInWorker } from '../importing/pdf/pdf-in-worker.ts'
import { openPageFetcher } from '../outside/page.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

interface Page {
  file: string | null
  url: string
  html: string
}

/** The recipes of a PDF, or why there are none. */
interface Pdf {
  file: string
  readings: PageReading[]
}

interface Unreadable {
  file: string
  problem: string
}

const PAGE_FILE = /\.html?(\.gz)?$/i
const PDF_FILE = /\.pdf$/i
const TEXT_FILE = /\.(?:txt|md)$/i

const decode = (file: string, bytes: Buffer) => pageText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, '')

/** `X.url` beside `X.html` holds the page's address. */
async function addressBeside(file: string): Promise<string> {
  try {
    return (await readFile(file.replace(PAGE_FILE, '.url').replace(TEXT_FILE, '.url'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

async function pageOfFile(file: string, url: string | undefined): Promise<Page | Pdf | Unreadable> {
  if (PDF_FILE.test(file)) return pdfOfFile(file)
  const html = decode(file, await readFile(file))
  return { file, url: url ?? (await addressBeside(file)), html }
}

/** In a worker as on the server, with its limits: nobody knows what is in a PDF. */
async function pdfOfFile(file: string): Promise<Pdf | Unreadable> {
  const bytes = await readFile(file)
  if (bytes.length > MOST_PDF_BYTES) return { file, problem: sayTooLarge }
  try {
    return { file, readings: await pdfInWorker('the command line', bytes) }
  } catch (error) {
    if (error instanceof Refusal) return { file, problem: error.message }
    throw error
  }
}

/** One broken file gets an error line, and the others are still read. */
async function readable(file: string): Promise<Page | Pdf | Unreadable> {
  try {
    return await pageOfFile(file, undefined)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { file, problem: `This file couldn’t be read (${reason}).` }
  }
}

async function* pagesOf(
  target: string,
  url: string | undefined,
  terminal: Terminal,
): AsyncGenerator<Page | Pdf | Unreadable> {
  if (/^https?:\/\//i.test(target)) {
    const pages = openPageFetcher({ allowedHosts: terminal.readConfig().importAllowedHosts })
    try {
      yield { file: null, ...(await pages.fetchPage(PageAddress.parse(target))) }
    } finally {
      await pages.close()
    }
  } else if ((await stat(target)).isDirectory()) {
    const files = (await readdir(target))
      .filter((file) => [PAGE_FILE, TEXT_FILE, PDF_FILE].some((kind) => kind.test(file)))
      .toSorted()
    for (const file of files) yield readable(join(target, file))
  } else {
    yield pageOfFile(target, url)
  }
}

/** What is printed of a page, and of each recipe of a text or a PDF. */
function readings(page: Page | Pdf | Unreadable): object[] {
  const { file } = page
  if ('problem' in page) return [{ file, url: '', recipe: null, method: 'none', warnings: [page.problem] }]
  if ('readings' in page) return eachOf(page.readings, { file: page.file, url: '' }, 'PDF')
  const { url, html } = page
  if (file === null || !TEXT_FILE.test(file)) return [{ file, url, ...printed(readPage(html, url), 'page') }]
  const found = readTexts(html, url)
  if (found.length === 0)
    return [{ file, url, recipe: null, method: 'none', warnings: ['No recipe was found in this text.'] }]
  return eachOf(found, { file, url }, 'text')
}

const eachOf = (found: PageReading[], from: { file: string; url: string }, read: Read) =>
  found.map((one, index) => ({ ...from, ...(found.length > 1 && { index }), ...printed(one, read) }))

function printed({ recipe, method, warnings, confidence }: PageReading, read: Read) {
  if (recipe === null) return { recipe, method, warnings }
  const doubts = pageDoubts(recipe, confidence, read).map(({ field, message }) => ({
    field,
    reason: message,
    confidence: confidence[field === 'photo' ? 'image' : field] ?? 0,
  }))
  const { makes: yieldText, tips: notes, ...others } = recipe
  return { recipe: { ...others, yieldText, notes, doubts }, method, warnings }
}

export const extract: Command = {
  name: 'extract',
  usage: 'extract FILE|DIR|URL [--url URL]',
  summary: 'reads the recipe on a page, in a text or a PDF, or in each of a folder',
  help: [
    'Prints one JSON object a page: {"file","url","recipe","method","warnings"}; recipe is null where none was found.',
    'recipe.yieldText is what it makes (about 20 rolls), recipe.notes what it says beside its steps.',
    'recipe.doubts says what to look at: {"field","reason","confidence"}. A text (X.txt, X.md) or a PDF may hold several, each with its "index".',
    'A PDF is read from its text; one that holds only pictures is answered with a sentence.',
    'In a folder each X.html, X.html.gz or X.txt may have an X.url beside it that holds the address of the page.',
    '--url names the address of a single file.',
  ].join('\n'),
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({
      args,
      options: { url: { type: 'string' } },
      allowPositionals: true,
    })
    const [target, ...rest] = positionals
    if (target === undefined || rest.length > 0) throw new UsageError('Name one file, folder or address.')
    for await (const page of pagesOf(target, values.url, terminal))
      for (const reading of readings(page)) terminal.print(JSON.stringify(reading))
    return 0
  },
}
