// How well pages are read: `npm run bench -- import [--fails FILE] [--half a|b] [--filter TEXT]
// [--slow] [--covered] [--unnamed]`. `--covered` takes the markup out first, so that every page is
// one that nothing marks (decision 0032); `--unnamed` turns the names of classes into nonsense too,
// as a program would write them, so that nothing is known by what sites and plug-ins call it. Reads
// the saved pages beside the project (IMPORT_PAGES names another folder) with the built extractor.

import crypto from 'node:crypto'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { readPage } from '@plateful/page-reader/read-page'
import * as cheerio from 'cheerio'
import { pagesFolder, pageScorer } from '../scripts/saved-pages.mjs'

const { values: options } = parseArgs({
  options: {
    fails: { type: 'string' },
    half: { type: 'string' },
    filter: { type: 'string' },
    slow: { type: 'boolean' },
    covered: { type: 'boolean' },
    unnamed: { type: 'boolean' },
  },
})
if (!pageScorer) {
  console.log(`There are no saved pages at ${pagesFolder}; nothing measured.`)
  process.exit(0)
}
const { FIELDS, loadPages, readHtml, scorePage } = pageScorer

/** Sites, not pages, are kept apart: 'a' is tuned on, 'b' is only watched. */
const halfOf = (id) => (crypto.createHash('sha1').update(id.split('__')[0]).digest()[0] % 2 ? 'a' : 'b')

const markup = /<script[^>]*ld\+json[^]*?<\/script>|\b(?:itemtype|itemprop|typeof)=(?:"[^"]*"|'[^']*')/gi

/** Names that say how a tag looks stay: whether it is hidden is no name of the site's own. */
const looks = /^(?:hidden|sr-only|screen-reader-text)$/
const nonsense = (name) =>
  looks.test(name) ? name : `x${crypto.createHash('sha1').update(name).digest('hex').slice(0, 7)}`
const withoutNames = (html) =>
  html.replace(
    /\b(class|id)=(?:"([^"]*)"|'([^']*)')/gi,
    (_, key, double, single) =>
      `${key}="${(double ?? single).split(/\s+/).filter(Boolean).map(nonsense).join(' ')}"`,
  )
const asTried = (html) => {
  const covered = options.covered || options.unnamed ? html.replace(markup, '') : html
  return options.unnamed ? withoutNames(covered) : covered
}

/**
 * The scorer names nutrition by schema.org's words; ours is JSON text, and is measured by its own
 * tests.
 */
const asScored = ({ recipe }) => recipe && { ...recipe, nutrition: null }

const lettersOf = (text) =>
  String(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Whether the text of a page has the name, every ingredient and every step that are expected. Data
 * may say '1 tsp' where the page shows '1 teaspoon', or name steps that it shows nowhere.
 */
function showsAll(html, { title, ingredients, instructions_list: steps }) {
  const body = html.replace(/<(script|style|noscript)\b[^]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' ')
  const text = lettersOf(cheerio.load(`<p>${body}</p>`).text())
  return [title, ...(ingredients ?? []), ...(steps ?? [])].every((line) => text.includes(lettersOf(line)))
}

const rows = []
for (const page of loadPages(pagesFolder)) {
  if (options.filter && !page.id.includes(options.filter)) continue
  if (options.half && halfOf(page.id) !== options.half) continue
  const saved = readHtml(page.file)
  const html = asTried(saved)
  const expected = JSON.parse(fs.readFileSync(page.json, 'utf8'))
  // The processor's time, so that a busy machine says the same as an idle one.
  const start = process.cpuUsage()
  const reading = readPage(html, page.url)
  const { user, system } = process.cpuUsage(start)
  const milliseconds = (user + system) / 1000
  const score = scorePage(expected, asScored(reading), page.url, page.accept)
  const isShown = showsAll(html, expected)
  rows.push({ id: page.id, half: halfOf(page.id), kind: page.cls, milliseconds, reading, score, isShown })
}

const shown = [
  'name',
  'ingredients',
  'steps',
  'servings',
  'prepTime',
  'cookTime',
  'totalTime',
  'image',
  'author',
  'cuisine',
]
const fields = [...shown.filter((field) => field in FIELDS), '_core', '_all']
const share = (part, field, how) => {
  const counted = part.filter((row) => row.score[field].n)
  const right = counted.filter((row) => row.score[field][how]).length
  return counted.length ? ((100 * right) / counted.length).toFixed(1).padStart(5) : '    -'
}
const parts = [
  ['all', rows],
  ['half a', rows.filter((row) => row.half === 'a')],
  ['half b', rows.filter((row) => row.half === 'b')],
  ...['jsonld', 'microdata', 'neither'].map((kind) => [kind, rows.filter((row) => row.kind === kind)]),
]
console.log(
  `${'exact / loose, %'.padEnd(18)}${parts.map(([name, part]) => [name, part.length].join(' ').padEnd(16)).join('')}`,
)
for (const field of fields) {
  const cells = parts.map(([, part]) =>
    `${share(part, field, 'exact')} /${share(part, field, 'loose')}`.padEnd(16),
  )
  console.log(`${field.replace('_', '').padEnd(18)}${cells.join('')}`)
}
if (options.covered || options.unnamed) {
  const showing = rows.filter((row) => row.isShown)
  console.log(
    `core of the ${showing.length} pages that show all of it: exact ${share(showing, '_core', 'exact')}, loose ${share(showing, '_core', 'loose')}`,
  )
}
/** A recipe is doubted where something is said beside its name, its ingredients or its steps. */
const isDoubted = ({ reading }) => reading.warnings.some((said) => /^(?:Name|Ingredients|Method):/.test(said))
const percent = (part, whole) => ((100 * part.length) / Math.max(1, whole.length)).toFixed(1)
for (const how of ['exact', 'loose']) {
  const right = rows.filter((row) => row.score._core[how])
  const silent = rows.filter((row) => !row.score._core[how] && !isDoubted(row))
  console.log(
    `${how}: wrong and silent ${percent(silent, rows)} %, doubts on right ${percent(right.filter(isDoubted), right)} %`,
  )
}
const times = rows.map((row) => row.milliseconds).toSorted((a, b) => a - b)
const quantile = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))]?.toFixed(1)
const sites = (part) => new Set(part.map(({ id }) => id.split('__')[0])).size
console.log(
  parts
    .slice(0, 3)
    .map(([name, part]) => [name, sites(part), 'sites'].join(' '))
    .join(', '),
)
const slowest = rows.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
console.log(
  `milliseconds a page: median ${quantile(0.5)}, 95 % ${quantile(0.95)}, longest ${quantile(1)} (${slowest?.id})`,
)
const unread = rows.filter(({ reading }) =>
  reading.warnings.some((said) => said.includes('could not be read')),
)
console.log(`pages that broke a reader: ${unread.length}`)
if (options.slow) {
  for (const row of rows.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10))
    console.log(row.id, row.milliseconds.toFixed(0))
}
if (options.fails) {
  const failed = rows.flatMap((row) =>
    fields.flatMap((field) => {
      const { n, exact, loose, e, a } = row.score[field]
      if (!n || exact || field.startsWith('_')) return []
      return [
        JSON.stringify({
          id: row.id,
          cls: row.kind,
          half: row.half,
          field,
          loose,
          method: row.reading.method,
          expected: e,
          actual: a,
        }),
      ]
    }),
  )
  fs.writeFileSync(options.fails, `${failed.join('\n')}\n`)
}
