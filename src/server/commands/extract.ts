import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { readPage } from '@plateful/page-reader/read-page'
import { PageAddress } from '../../domain/importing/preview.ts'
import { pageText } from '../outside/page-charset.ts'
import { openPageFetcher } from '../outside/page.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

interface Page {
  file: string | null
  url: string
  html: string
}

interface Unreadable {
  file: string
  problem: string
}

const PAGE_FILE = /\.html?(\.gz)?$/i

const decode = (file: string, bytes: Buffer) => pageText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, '')

/** `X.url` beside `X.html` holds the page's address. */
async function addressBeside(file: string): Promise<string> {
  try {
    return (await readFile(file.replace(PAGE_FILE, '.url'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

async function pageOfFile(file: string, url: string | undefined): Promise<Page> {
  const html = decode(file, await readFile(file))
  return { file, url: url ?? (await addressBeside(file)), html }
}

/** One broken file gets an error line, and the others are still read. */
async function readable(file: string): Promise<Page | Unreadable> {
  try {
    return await pageOfFile(file, undefined)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { file, problem: `This file could not be read (${reason}).` }
  }
}

async function* pagesOf(
  target: string,
  url: string | undefined,
  terminal: Terminal,
): AsyncGenerator<Page | Unreadable> {
  if (/^https?:\/\//i.test(target)) {
    const pages = openPageFetcher({ allowedHosts: terminal.readConfig().importAllowedHosts })
    try {
      yield { file: null, ...(await pages.fetchPage(PageAddress.parse(target))) }
    } finally {
      await pages.close()
    }
  } else if ((await stat(target)).isDirectory()) {
    const files = (await readdir(target)).filter((file) => PAGE_FILE.test(file)).toSorted()
    for (const file of files) yield readable(join(target, file))
  } else {
    yield pageOfFile(target, url)
  }
}

/** What is printed of a page. */
function reading(page: Page | Unreadable) {
  const { file } = page
  if ('problem' in page) return { file, url: '', recipe: null, method: 'none', warnings: [page.problem] }
  const { recipe, method, warnings } = readPage(page.html, page.url)
  return { file, url: page.url, recipe, method, warnings }
}

export const extract: Command = {
  name: 'extract',
  usage: 'extract FILE|DIR|URL [--url URL]',
  summary: 'reads the recipe on a page, or on each page of a folder',
  help: [
    'Prints one JSON object a page: {"file","url","recipe","method","warnings"}; recipe is null where none was found.',
    'In a folder each X.html or X.html.gz may have an X.url beside it that holds the address of the page.',
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
      terminal.print(JSON.stringify(reading(page)))
    return 0
  },
}
