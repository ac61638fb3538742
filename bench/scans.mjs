/**
 * `npm run bench -- scans [--folds --list --kind K --seen FOLDER]`: PDFs and pictures of real
 * recipes, read as `extract` reads them and scored by the scorer beside them. `--list` names those
 * that are not whole, `--kind K` takes one kind, `--seen FOLDER` keeps what was seen in each
 * picture, so that only understanding it is measured again. `--folds` says the figures of five
 * folds, none with a layout of another. It fails where the figures are below what is wanted.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isListDoubtful } from '@plateful/page-reader/layout/line-boxes'
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import { isUnsureOf } from '@plateful/page-reader/page-doubts'
import { detectLines } from '../dist/server/importing/ocr/detect-lines.js'
import { inEvenLight } from '../dist/server/importing/ocr/even-light.js'
import { openOcrEngine } from '../dist/server/importing/ocr/ocr-engine.js'
import { openPicture } from '../dist/server/importing/ocr/open-picture.js'
import { placedPage } from '../dist/server/importing/ocr/placed-lines.js'
import { pdfPages } from '../dist/server/importing/pdf/pdf-pages.js'
import { pdfPictures } from '../dist/server/importing/pictures/pdf-pictures.js'
import { root, say } from '../scripts/prepare.mjs'
import { fittedDoubts, foldsOf, surenessAt, together } from './scan-folds.mjs'

const { values } = parseArgs({
  options: {
    scans: { type: 'string' },
    list: { type: 'boolean' },
    kind: { type: 'string' },
    seen: { type: 'string' },
    folds: { type: 'boolean' },
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

/** What is seen in a picture, or in those of a PDF. */
async function seenIn({ id, kind, file }) {
  const kept = values.seen && join(values.seen, `${id}.json`)
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const bytes = readFileSync(join(folder, file))
  const pictures = kind === 'pdf-image' ? await pdfPictures(bytes, 20) : [bytes]
  const looked = []
  for (const picture of pictures)
    looked.push((await detectLines(await openOcrEngine(), inEvenLight(await openPicture(picture)))).seen)
  if (kept) {
    mkdirSync(values.seen, { recursive: true })
    writeFileSync(kept, JSON.stringify(looked))
  }
  return looked
}

const answers = {}
const spent = {}
const isRight = (expected, line) =>
  expected.some((one) => dist(norm(one), norm(line)) <= 0.06 && amounts(one) === amounts(line))

/**
 * The lines of ingredients of a picture: how many are wrong, and how many carry a doubt, of their
 * own or that of their list.
 */
function countDoubts({ expected }, [first]) {
  const counts = { wrong: 0, doubted: 0, right: 0, rightDoubted: 0 }
  const isUnsure = first !== undefined && isUnsureOf('ingredients', first.confidence)
  const isList = isUnsure || isListDoubtful(first?.places.ingredients ?? [])
  first?.recipe.ingredients.forEach((line, at) => {
    if (typeof line !== 'string') return
    const place = first.places.ingredients[at]
    const isDoubted = isList || !place || (place.doubtful?.length ?? 0) > 0
    const ok = isRight(expected.ingredients, line)
    counts[ok ? 'right' : 'wrong'] += 1
    if (isDoubted) counts[ok ? 'rightDoubted' : 'doubted'] += 1
  })
  return counts
}

/** From this distance on a line is another one. */
const OTHER = 0.45

/**
 * Foods of a picture that no line stands for, and those of which a doubt tells: beside them, or of
 * the whole list.
 */
function countLost({ expected }, [first]) {
  const listed = first?.recipe.ingredients ?? []
  const like = (food) =>
    listed.findIndex((line) => typeof line === 'string' && dist(norm(food), norm(line)) < OTHER)
  const found = expected.ingredients.map(like)
  const isDoubted = (at) =>
    at !== undefined && at >= 0 && (first?.places.ingredients[at]?.doubtful?.length ?? 1) > 0
  const isListDoubted = listed.length === 0 || isUnsureOf('ingredients', first.confidence)
  const isPart = (food) =>
    listed.some((line) => typeof line === 'string' && norm(line).includes(norm(food).slice(0, 14)))
  const lost = expected.ingredients.flatMap((food, at) => (found[at] < 0 && !isPart(food) ? [at] : []))
  const told = lost.filter((at) => isListDoubted || isDoubted(found[at - 1]) || isDoubted(found[at + 1]))
  return { lost: lost.length, told: told.length }
}

const pictures = []
for (const one of wanted) {
  const began = processor()
  const isText = one.kind === 'pdf-text'
  const seen = isText ? [] : await seenIn(one)
  const pages = isText
    ? await pdfPages(readFileSync(join(folder, one.file)))
    : seen.map((picture) => placedPage(picture).page)
  const readings = readLayout(pages)
  ;(spent[one.kind] ??= []).push(processor() - began)
  answers[one.id] = readings.map(({ recipe }) => ({
    ...recipe,
    ingredients: lines(recipe.ingredients),
    steps: lines(recipe.steps),
  }))
  if (!isText)
    pictures.push({ ...one, seen, counts: countDoubts(one, readings), lost: countLost(one, readings) })
}
const doubts = together(pictures.map(({ counts }) => counts))

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
const unseen = together(pictures.filter(({ isKept }) => isKept).map(({ counts }) => counts))
if (unseen.wrong > 0)
  say(
    `of these on pictures never looked at, ${share(unseen.doubted, unseen.wrong)} % of ${unseen.wrong} wrong lines and ` +
      `${share(unseen.rightDoubted, unseen.right)} % of ${unseen.right} right ones`,
  )
const lostAndTold = (of) => pictures.reduce((sum, { lost }) => sum + lost[of], 0)
if (lostAndTold('lost') > 0)
  say(`${lostAndTold('lost')} foods stand in no line; of ${lostAndTold('told')} a doubt tells beside them`)
isBelow ||= doubts.wrong > 0 && Number(share(doubts.doubted, doubts.wrong)) < DOUBTED
if (values.list)
  for (const { id, layout, name, ing, stepSim, whole } of rows)
    if (!whole)
      say(
        `${id} ${layout}: name ${name}, foods ${ing.hit} of ${ing.n} (${ing.m}), steps ${stepSim.toFixed(2)}`,
      )
if (values.folds) reportFolds()
process.exit(isBelow ? 1 : 0)

/** The figures of each fold: its layouts played no part in what was fitted for it. */
function reportFolds() {
  const known = new Map()
  const doubtsOf = (picture, times) => {
    const key = `${picture.id} ${times}`
    if (!known.has(key)) {
      const least = surenessAt(times)
      known.set(key, countDoubts(picture, readLayout(picture.seen.map((one) => placedPage(one, least).page))))
    }
    return known.get(key)
  }
  const folds = foldsOf(pictures)
  const fitted = fittedDoubts(folds, doubtsOf, DOUBTED)
  const said = ({ whole, ingF1, steps, invented, n }) =>
    `whole ${whole} %, ingredients F1 ${ingF1}, steps ${steps} %, invented ${invented}, ${n} files`
  const doubted = (counts) => {
    const { wrong, doubted: some, right, rightDoubted } = together(counts)
    return `${share(some, wrong)} % of ${wrong} wrong lines and ${share(rightDoubted, right)} % of ${right} right ones doubted`
  }
  folds.forEach((own, at) => {
    const names = [...new Set(own.map(({ layout }) => layout))].join(', ')
    const { times, counts } = fitted[at]
    say(`fold ${at + 1} (${names}): ${said(score(own, answers).all)}; leniency ${times}: ${doubted(counts)}`)
  })
  for (const kind of new Set(pictures.map((one) => one.kind))) {
    const own = folds.map(
      (fold) =>
        score(
          fold.filter((one) => one.kind === kind),
          answers,
        ).all,
    )
    const range = (figure) => own.flatMap((one) => (one.n > 0 ? [one[figure]] : [])).join(' / ')
    const counts = fitted.flatMap((one) => one.counts).filter(({ picture }) => picture.kind === kind)
    say(
      `${kind} by folds: whole ${range('whole')}, ingredients F1 ${range('ingF1')}, steps ${range('steps')}; ` +
        `all: ${said(kinds[kind])}; fitted elsewhere: ${doubted(counts)}`,
    )
  }
  say(`all folds: ${doubted(fitted.flatMap(({ counts }) => counts))}`)
}
