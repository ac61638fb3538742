/**
 * Learns the probability that a list read from a page is right: `node scripts/train-sureness.mjs
 * [--folds]`, after a build. Reads the saved pages (IMPORT_PAGES names their folder) as they are
 * and with their markup covered, and writes the weights; `--folds` only measures them on sites left
 * out.
 */

import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findingsInHtml } from '@plateful/page-reader/page-findings'
import { featuresOfChosenLists, reconcileFindings } from '@plateful/page-reader/reconcile/reconcile-findings'
import { pagesFolder, pageScorer } from './saved-pages.mjs'

const root = path.resolve(import.meta.dirname, '..')
if (!pageScorer) throw new Error(`There are no saved pages at ${pagesFolder}.`)
const { FIELDS, decode, loadPages, loose, readHtml, scorePage } = pageScorer
const fieldsLearnt = ['ingredients', 'steps']
const FOLDS = 5
const markup = /<script[^>]*ld\+json[^]*?<\/script>|\b(?:itemtype|itemprop|typeof)=(?:"[^"]*"|'[^']*')/gi
const foldOf = (id) => crypto.createHash('sha1').update(id.split('__')[0]).digest()[0] % FOLDS

/** The letters that a page shows: what was only in its markup cannot be read without it. */
const lettersOn = (html) =>
  loose(
    decode(
      html.replace(/<(script|style|template)\b[^]*?<\/\1>|<!--[^]*?-->/gi, ' ').replace(/<[^>]*>/g, ' '),
    ),
  )

/** Covered pages count less: pages without any markup are rare. */
const WEIGHT_OF_COVERED = 0.5

const samples = { ingredients: [], steps: [] }
/** The names of the features, in the order in which every list has them. */
let names = []
for (const page of loadPages(pagesFolder)) {
  const saved = readHtml(page.file)
  const expected = JSON.parse(fs.readFileSync(page.json, 'utf8'))
  const letters = lettersOn(saved)
  for (const isCovered of [false, true]) {
    const html = isCovered ? saved.replace(markup, '') : saved
    const findings = findingsInHtml(html, page.url)
    const { recipe } = reconcileFindings(findings, page.url)
    if (!recipe) continue
    const score = scorePage(expected, { ...recipe, nutrition: null }, page.url, page.accept)
    const features = featuresOfChosenLists(findings, page.url)
    for (const field of fieldsLearnt) {
      const isShown = FIELDS[field].exp(expected).every((line) => letters.includes(loose(line)))
      if (!features[field] || !score[field].n || (isCovered && !isShown)) continue
      names = Object.keys(features[field])
      samples[field].push({
        fold: foldOf(page.id),
        features: Object.values(features[field]),
        isRight: score[field].loose,
        isCovered,
        weight: isCovered ? WEIGHT_OF_COVERED : 1,
      })
    }
  }
}

/** The strength of regularisation: features that few pages have get small weights. */
const RIDGE = 0.3
const STEPS = 12

/**
 * The allowed sign of some weights: agreement can only speak for a list, a fault only against it.
 * All others may have either. So chance in a few pages teaches nothing absurd.
 */
const WAYS = {
  sameLines: 1,
  sameWords: 1,
  likeness: 1,
  hasFewLines: -1,
  hasLongLine: -1,
  hasAddress: -1,
  hasCutLine: -1,
  shareOfRepeats: -1,
  shareOfUsedFoods: 1,
  hasManyLines: -1,
  isCutShort: -1,
  hasOtherUnits: -1,
  isLabelled: 1,
  shareOfRowsPassedOver: -1,
  isEnded: 1,
  shareOfOtherKinds: -1,
  scoreOfRival: -1,
}
const unknownFeatures = Object.keys(WAYS).filter((name) => !names.includes(name))
if (unknownFeatures.length > 0) throw new Error(`No list has the features ${unknownFeatures.join(', ')}.`)
const ways = names.map((name) => WAYS[name] ?? 0)

/** The weights without those whose direction is not allowed. */
function learn(rows) {
  const left = new Set()
  for (;;) {
    const masked = rows.map((row) => ({
      ...row,
      features: row.features.map((value, at) => (left.has(at) ? 0 : value)),
    }))
    const model = fitted(masked)
    const wrong = model.weights.flatMap((weight, at) => (weight * ways[at] < -1e-9 ? [at] : []))
    if (wrong.length === 0) return model
    for (const at of wrong) left.add(at)
  }
}

/** Logistic regression by Newton's method. */
function fitted(rows) {
  const size = rows[0].features.length + 1
  let weights = Array(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at > 0 ? -RIDGE * weight : 0))
    const curve = weights.map((_, at) => weights.map((__, to) => (at === to ? (at > 0 ? RIDGE : 1e-6) : 0)))
    for (const { features, isRight, weight } of rows) {
      const values = [1, ...features]
      const sure = probability({ bias: weights[0], weights: weights.slice(1) }, features)
      const bend = weight * Math.max(sure * (1 - sure), 1e-6)
      for (const [at, value] of values.entries()) {
        if (value === 0) continue
        slope[at] += weight * ((isRight ? 1 : 0) - sure) * value
        for (const [to, other] of values.entries()) curve[at][to] += bend * value * other
      }
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, at) => weight + change[at])
  }
  return { bias: weights[0], weights: weights.slice(1) }
}

/** Solves a system of linear equations by elimination. */
function solved(rows, wanted) {
  const size = wanted.length
  for (let at = 0; at < size; at++) {
    let pivot = at
    for (let row = at + 1; row < size; row++)
      if (Math.abs(rows[row][at]) > Math.abs(rows[pivot][at])) pivot = row
    ;[rows[at], rows[pivot]] = [rows[pivot], rows[at]]
    ;[wanted[at], wanted[pivot]] = [wanted[pivot], wanted[at]]
    for (let row = at + 1; row < size; row++) {
      const part = rows[row][at] / rows[at][at]
      for (let to = at; to < size; to++) rows[row][to] -= part * rows[at][to]
      wanted[row] -= part * wanted[at]
    }
  }
  const found = Array(size).fill(0)
  for (let at = size - 1; at >= 0; at--) {
    const known = found.reduce((sum, value, to) => sum + (to > at ? rows[at][to] * value : 0), 0)
    found[at] = (wanted[at] - known) / rows[at][at]
  }
  return found
}

const probability = ({ bias, weights }, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * weights[at], bias)))

for (const field of fieldsLearnt) {
  const rows = samples[field]
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(rows.filter((row) => row.fold !== fold))
    return rows
      .filter((row) => row.fold === fold)
      .map((row) => ({ ...row, sure: probability(model, row.features) }))
  }).flat()
  for (const isCovered of [false, true]) {
    const part = judged.filter((row) => row.isCovered === isCovered)
    const right = part.filter((row) => row.isRight).length
    console.log(
      `${field}, ${isCovered ? 'covered' : 'as they are'}: ${part.length} lists, ${part.length - right} wrong`,
    )
    for (const bound of [0.8, 0.86, 0.88, 0.91, 0.93, 0.95]) {
      const silent = part.filter((row) => !row.isRight && row.sure >= bound).length
      const doubted = part.filter((row) => row.isRight && row.sure < bound).length
      console.log(
        `  below ${bound}: wrong and silent ${((100 * silent) / part.length).toFixed(1)} %, doubts on right ${((100 * doubted) / right).toFixed(1)} %`,
      )
    }
  }
}

if (!process.argv.includes('--folds')) {
  const rounded = (weight) => +weight.toFixed(2) || 0
  const written = ({ bias, weights }) => `{
    bias: ${rounded(bias)},
    weights: {
${names.map((name, at) => `      ${name}: ${rounded(weights[at])},`).join('\n')}
    },
  }`
  const learnt = fieldsLearnt.map((field) => `  ${field}: ${written(learn(samples[field]))},`)
  fs.writeFileSync(
    path.join(root, 'packages/page-reader/src/reconcile/list-confidence-weights.ts'),
    `import type { ListFeature } from './list-features.ts'

/** Made by \`node scripts/train-sureness.mjs\`: the weight of each feature of a list. */
export const listConfidenceWeights: Readonly<
  Record<'ingredients' | 'steps', { bias: number; weights: Readonly<Record<ListFeature, number>> }>
> = {
${learnt.join('\n')}
}
`,
  )
}
