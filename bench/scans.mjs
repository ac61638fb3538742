/**
 * PDFs and pictures of real recipes, read as `extract` reads them and scored by the scorer beside
 * them. `--list` names those that are not whole, `--kind K` takes one kind, `--seen FOLDER` keeps what
 * was seen in each picture, so that only understanding it is measured again. It fails where the
 * figures are below what is wanted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import { pdfPages } from '../dist/server/importing/pdf/pdf-pages.js'
import { openEngine } from '../dist/server/importing/pictures/engine.js'
import { inEvenLight } from '../dist/server/importing/pictures/even-light.js'
import { openPicture } from '../dist/server/importing/pictures/open-picture.js'
import { pdfPictures } from '../dist/server/importing/pictures/pdf-pictures.js'
import { placedPage } from '../dist/server/importing/pictures/placed-lines.js'
import { seeLines } from '../dist/server/importing/pictures/see-lines.js'
import { root, say } from '../scripts/prepare.mjs'

const { values } = parseArgs({
  options: {
    scans: { type: 'string' },
    list: { type: 'boolean' },
    kind: { type: 'string' },
    seen: { type: 'string' },
  },
})
const shared = join(root, '..', 'shared', 'data', 'scans')
const scans = values.scans ?? shared
const folder = join(scans, 'dev')
if (!existsSync(join(folder, 'manifest.json'))) {
  say('No scans to measure by.')
  process.exit(0)
}

/** Percent, by kind; nothing may be invented. */
const WANTED = {
  'pdf-text': { whole: 88, ingF1: 97, steps: 95 },
  print: { whole: 55, ingF1: 92, steps: 85 },
  screenshot: { whole: 65, ingF1: 93, steps: 92 },
  card: { whole: 30, ingF1: 75, steps: 65 },
}
/** Of the lines that are wrong, the share that carries a doubt. */
const DOUBTED = 95

const { score, norm, amounts, dist } = await import(join(shared, 'score.mjs'))
const all = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
/** Layouts that nobody looked at while the rules were written. */
const UNSEEN = new Set(all.filter(({ isKept }) => isKept).map(({ layout }) => layout))
const wanted = all.filter(({ kind }) => values.kind === undefined || kind === values.kind)
const lines = (some) => some.filter((line) => typeof line === 'string')
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function pagesOf({ id, kind, file }) {
  const bytes = readFileSync(join(folder, file))
  if (kind === 'pdf-text') return pdfPages(bytes)
  const kept = values.seen && join(values.seen, `${id}.json`)
  if (kept && existsSync(kept))
    return JSON.parse(readFileSync(kept, 'utf8')).map((seen) => placedPage(seen).page)
  const pictures = kind === 'pdf-image' ? await pdfPictures(bytes, 20) : [bytes]
  const looked = []
  for (const picture of pictures)
    looked.push((await seeLines(await openEngine(), inEvenLight(await openPicture(picture)))).seen)
  if (kept) {
    mkdirSync(values.seen, { recursive: true })
    writeFileSync(kept, JSON.stringify(looked))
  }
  return looked.map((seen) => placedPage(seen).page)
}

const answers = {}
const spent = {}
const doubts = { wrong: 0, doubted: 0, right: 0, rightDoubted: 0 }
const isRight = (expected, line) =>
  expected.some((one) => dist(norm(one), norm(line)) <= 0.06 && amounts(one) === amounts(line))

for (const one of wanted) {
  const began = processor()
  const readings = readLayout(await pagesOf(one))
  ;(spent[one.kind] ??= []).push(processor() - began)
  answers[one.id] = readings.map(({ recipe }) => ({
    ...recipe,
    ingredients: lines(recipe.ingredients),
    steps: lines(recipe.steps),
  }))
  const [first] = readings
  if (one.kind === 'pdf-text' || !first) continue
  first.recipe.ingredients.forEach((line, at) => {
    if (typeof line !== 'string') return
    const place = first.places.ingredients[at]
    const isDoubted = !place || (place.doubtful?.length ?? 0) > 0
    const ok = isRight(one.expected.ingredients, line)
    doubts[ok ? 'right' : 'wrong'] += 1
    if (isDoubted) doubts[ok ? 'rightDoubted' : 'doubted'] += 1
  })
}

const { kinds, layouts, rows } = score(wanted, answers)
let isBelow = false
for (const [kind, figures] of Object.entries(kinds)) {
  const own = spent[kind] ?? []
  const each = own.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, own.length)
  say(
    `${kind}: whole ${figures.whole} %, ingredients F1 ${figures.ingF1}, steps ${figures.steps} %, ` +
      `name ${figures.name} %, servings ${figures.servings} %, prep ${figures.prep} %, cook ${figures.cook} %, ` +
      `invented ${figures.invented}; ${each.toFixed(1)} s of processor each, ${own.length} files`,
  )
  isBelow ||= figures.invented > 0
  for (const [figure, least] of Object.entries(WANTED[kind] ?? {})) isBelow ||= figures[figure] < least
}
for (const layout of UNSEEN) {
  const { n, whole, ingF1, steps, invented } = layouts[layout] ?? {}
  if (n > 0)
    say(
      `of these never looked at, ${layout}: whole ${whole} %, ingredients F1 ${ingF1}, steps ${steps} %, ` +
        `invented ${invented}, ${n} files`,
    )
}
const share = (some, of) => ((100 * some) / Math.max(1, of)).toFixed(1)
if (doubts.wrong > 0)
  say(
    `${share(doubts.doubted, doubts.wrong)} % of ${doubts.wrong} wrong lines of pictures carry a doubt, and ` +
      `${share(doubts.rightDoubted, doubts.right)} % of ${doubts.right} right ones; ` +
      `at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  )
isBelow ||= doubts.wrong > 0 && Number(share(doubts.doubted, doubts.wrong)) < DOUBTED
if (values.list)
  for (const { id, layout, name, ing, stepSim, whole } of rows)
    if (!whole)
      say(
        `${id} ${layout}: name ${name}, foods ${ing.hit} of ${ing.n} (${ing.m}), steps ${stepSim.toFixed(2)}`,
      )
process.exit(isBelow ? 1 : 0)
