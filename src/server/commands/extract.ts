import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { PageAddress } from '../../domain/importing/preview.ts'
import { readPage } from '../../domain/importing/read-page.ts'
import { pageText } from '../outside/page-charset.ts'
import { openPageFetcher } from '../outside/page.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

interface Page {
  file: string | null
  url: string
  html: string
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

async function* pagesOf(target: string, url: string | undefined, terminal: Terminal): AsyncGenerator<Page> {
  if (/^https?:\/\//i.test(target)) {
    const pages = openPageFetcher({ allowedHosts: terminal.readConfig().importAllowedHosts })
    try {
      yield { file: null, ...(await pages.fetchPage(PageAddress.parse(target))) }
    } finally {
      await pages.close()
    }
  } else if ((await stat(target)).isDirectory()) {
    const files = (await readdir(target)).filter((file) => PAGE_FILE.test(file)).toSorted()
    for (const file of files) yield pageOfFile(join(target, file), undefined)
  } else {
    yield pageOfFile(target, url)
  }
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
    for await (const { file, url, html } of pagesOf(target, values.url, terminal)) {
      const { recipe, method, warnings } = readPage(html, url)
      terminal.print(JSON.stringify({ file, url, recipe, method, warnings }))
    }
    return 0
  },
}
