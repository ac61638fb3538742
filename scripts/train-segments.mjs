/**
 * Learns how the rows of a page are segmented: `node scripts/train-segments.mjs [--folds]`, after a
 * build. Reads the strange pages that taught rules and, where they are at hand, the saved pages of
 * half a of the sites with their markup covered, and writes the weights; `--folds` only measures
 * them on pages and sites left out. Half b stays for measuring.
 */

import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { openPage } from '@plateful/page-reader/page/document'
import { isHeading, textOf } from '@plateful/page-reader/page/page-recipe'
import { rowsOf } from '@plateful/page-reader/page/page-rows'
import {
  NEXT_PARTS,
  MAX_SEGMENTED_ROWS,
  ROW_PARTS,
} from '@plateful/page-reader/visual-extraction/page-segments'
import { readVisibleRecipe } from '@plateful/page-reader/visual-extraction/read-visible-recipe'
import { featuresOfRows } from '@plateful/page-reader/visual-extraction/row-features'
import { withoutStepNumberBeside } from '@plateful/page-reader/visual-extraction/row-looks'
import { pagesFolder, pageScorer } from './saved-pages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const looked = path.join(root, 'packages/page-reader/strange/looked-at.txt')
const FOLDS = 5
const hashOf = (id) => crypto.createHash('sha1').update(id).digest()[0]
const lettersAndDigitsOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const withoutCount = (line) => line.replace(/^(?:\p{L}{3,8} )?\d{1,2}[.:)]?\s+/u, '')
const marks =
  /<script[^>]*ld\+json[^]*?<\/script>|\b(?:itemtype|itemprop|typeof|property)=(?:"[^"]*"|'[^']*')/gi
const plain = (lines = []) => lines.filter((line) => !isHeading(line)).map(textOf)
const SIZE = ROW_PARTS.length
const [ABOVE, FOOD, BETWEEN, STEP, BELOW] = ROW_PARTS.keys()

/** Features that fewer pages have are left out. */
const FEWEST_PAGES = 4
/**
 * Saved pages count less: they are made by few plug-ins, and their labels have titles and remarks
 * of their own.
 */
const WEIGHT_OF_SAVED = 0.5

/** The shortest run of rows that has these letters in their order. */
function rowsSaying(letters, rows, variantsOf) {
  const reached = new Map([[0, { between: 0, before: null, row: -1 }]])
  rows.forEach((row, at) => {
    const found = []
    for (const [matched, last] of reached)
      for (const variant of new Set(variantsOf(row).filter(Boolean)))
        if (letters.startsWith(variant, matched))
          found.push([
            matched + variant.length,
            { between: last.between + (matched === 0 ? 0 : at - last.row - 1), before: last, row: at },
          ])
    for (const [matched, next] of found) {
      const known = reached.get(matched)
      if (!known || next.between <= known.between) reached.set(matched, next)
    }
  })
  const all = []
  for (let node = reached.get(letters.length); node && node.row >= 0; node = node.before)
    all.unshift(node.row)
  return all.length > 0 ? all : null
}

/**
 * The segment of each row, from the known foods and steps; null where their order is not possible.
 */
function partsOf(count, foods, steps) {
  const parts = Array(count).fill(-1)
  for (const at of foods) parts[at] = FOOD
  for (const at of steps) parts[at] = STEP
  const [first, last] = [parts.findIndex((part) => part >= 0), parts.findLastIndex((part) => part >= 0)]
  const all = parts.map((part, at) => (part >= 0 ? part : at < first ? ABOVE : at > last ? BELOW : BETWEEN))
  return all.every((part, at) => at === 0 || NEXT_PARTS[all[at - 1]].includes(part)) ? all : null
}

function pageOf(html, url, key, ingredients, steps, isSaved) {
  const page = openPage(html.replace(marks, ''), url)
  const rows = rowsOf(page).slice(0, MAX_SEGMENTED_ROWS)
  const [shape] = readVisibleRecipe(page)
  const read = plain(shape?.fields.ingredients)
  const foodRows = (lines) =>
    rowsSaying(lettersAndDigitsOf(lines.join('')), rows, (row) => [
      lettersAndDigitsOf(row.text),
      lettersAndDigitsOf(row.unsigned),
    ])
  const stepRows = (lines) =>
    rowsSaying(lettersAndDigitsOf(lines.map(withoutCount).join('')), rows, (row) => [
      lettersAndDigitsOf(row.text),
      lettersAndDigitsOf(withoutCount(row.text)),
      lettersAndDigitsOf(withoutStepNumberBeside(row)),
    ])
  const foods = foodRows(ingredients) ?? (isSaved ? foodRows(read) : null)
  // Labels of saved pages have titles among their steps.
  const isTitle = ({ rank, text }) => rank > 0 && rank < 7 && !/[.!]$/.test(text)
  const stepIndexes = stepRows(steps)?.filter((at) => !(isSaved && isTitle(rows[at])))
  const parts = foods && stepIndexes?.length ? partsOf(rows.length, foods, stepIndexes) : null
  return parts
    ? [
        {
          signs: featuresOfRows(rows, shape?.fields.ingredients ?? []),
          parts,
          weight: isSaved ? WEIGHT_OF_SAVED : 1,
          fold: hashOf(`f${key}`) % FOLDS,
        },
      ]
    : []
}

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '')
const pages = fs
  .readFileSync(looked, 'utf8')
  .split(/^@@ (?=\S)/m)
  .slice(1)
  .flatMap((text) => {
    const [id] = text.split('\n', 1)
    const [html, , ingredients, steps] = text.slice(id.length + 1).split(/^@@[NIS]\n/m)
    return pageOf(html, `https://kitchen.example/${id}`, id, linesOf(ingredients), linesOf(steps), false)
  })

if (pageScorer) {
  for (const page of pageScorer.loadPages(pagesFolder)) {
    const [site] = page.id.split('__')
    if (hashOf(site) % 2 === 0) continue
    const expected = JSON.parse(fs.readFileSync(page.json, 'utf8'))
    const [ingredients, steps] = ['ingredients', 'steps'].map((field) =>
      pageScorer.FIELDS[field].exp(expected),
    )
    if (ingredients.length > 0 && steps.length > 0)
      pages.push(...pageOf(pageScorer.readHtml(page.file), page.url, site, ingredients, steps, true))
  }
}

/**
 * The positions of features in the vector of all weights; those of changes follow those of
 * segments.
 */
function numbered(kind) {
  const counts = new Map()
  for (const { signs } of pages)
    for (const sign of new Set(signs.flatMap((signsOfRow) => signsOfRow[kind])))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= FEWEST_PAGES).map(([sign], at) => [sign, at]))
}
const numbers = { own: numbered('own'), change: numbered('change') }
const CHANGES = numbers.own.size * SIZE
const LENGTH = CHANGES + numbers.change.size * SIZE * SIZE
for (const page of pages)
  page.rows = page.signs.map(({ own: signs, change }) => ({
    own: signs.flatMap((sign) => numbers.own.get(sign) ?? []).map((at) => at * SIZE),
    change: change.flatMap((sign) => numbers.change.get(sign) ?? []).map((at) => CHANGES + at * SIZE * SIZE),
  }))

const RIDGE = 12
const ROUNDS = 10
const RATE = 0.3
const PAGES_A_STEP = 4
const FIRST = new Set([ABOVE, FOOD, STEP])
const MOVES = NEXT_PARTS.flatMap((next, before) => next.map((part) => [before, part]))

const logSum = (values) => {
  const most = Math.max(...values)
  return most === -Infinity
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

/** Adds the gradient that makes the known segments of a page more likely than all others. */
function pull({ rows, parts, weight }, weights, slope) {
  const all = Array.from({ length: SIZE }, (_, part) => part)
  const scores = rows.map(({ own: signs }) =>
    all.map((part) => signs.reduce((sum, at) => sum + weights[at + part], 0)),
  )
  const moves = rows.map(({ change }) => {
    const sum = new Float64Array(SIZE * SIZE)
    for (const at of change) for (let move = 0; move < SIZE * SIZE; move++) sum[move] += weights[at + move]
    return sum
  })
  const forward = []
  for (const [at, score] of scores.entries()) {
    const before = forward[at - 1]
    forward.push(
      all.map((part) => {
        if (!before) return FIRST.has(part) ? score[part] : -Infinity
        const ways = MOVES.filter(([, to]) => to === part)
        return score[part] + logSum(ways.map(([from]) => before[from] + moves[at][from * SIZE + part]))
      }),
    )
  }
  let after = Array(SIZE).fill(0)
  const total = logSum(forward.at(-1))
  for (let at = rows.length - 1; at >= 0; at--) {
    const known = parts[at]
    for (const part of all) {
      const gap = weight * ((part === known ? 1 : 0) - Math.exp(forward[at][part] + after[part] - total))
      if (Math.abs(gap) > 1e-7) for (const sign of rows[at].own) slope[sign + part] += gap
    }
    if (at === 0) break
    for (const [from, to] of MOVES) {
      const move = from * SIZE + to
      const probability = Math.exp(
        forward[at - 1][from] + moves[at][move] + scores[at][to] + after[to] - total,
      )
      const gap = weight * ((parts[at - 1] === from && known === to ? 1 : 0) - probability)
      if (Math.abs(gap) > 1e-7) for (const sign of rows[at].change) slope[sign + move] += gap
    }
    after = all.map((from) =>
      logSum(NEXT_PARTS[from].map((to) => moves[at][from * SIZE + to] + scores[at][to] + after[to])),
    )
  }
}

/**
 * Weights by gradient descent with a step size for each (Adagrad), averaged over the later rounds.
 */
function learn(samples) {
  const [weights, steep, mean] = [
    new Float64Array(LENGTH),
    new Float64Array(LENGTH).fill(0.01),
    new Float64Array(LENGTH),
  ]
  let seed = 7
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  for (let round = 1; round <= ROUNDS; round++) {
    const order = samples.map((page) => ({ page, at: chance() })).toSorted((a, b) => a.at - b.at)
    for (let from = 0; from < order.length; from += PAGES_A_STEP) {
      const slope = new Float64Array(LENGTH)
      for (const { page } of order.slice(from, from + PAGES_A_STEP)) pull(page, weights, slope)
      for (let at = 0; at < LENGTH; at++) {
        const pulled = slope[at] - ((RIDGE * PAGES_A_STEP) / order.length) * weights[at]
        if (pulled === 0) continue
        steep[at] += pulled ** 2
        weights[at] += (RATE * pulled) / Math.sqrt(steep[at])
      }
    }
    if (round > ROUNDS / 2) for (let at = 0; at < LENGTH; at++) mean[at] += weights[at] / (ROUNDS / 2)
  }
  return mean
}

/** The most likely segments of all rows together. */
function likeliest({ rows }, weights) {
  let best = []
  const came = []
  for (const [at, { own: signs, change }] of rows.entries()) {
    const from = []
    const next = Array.from({ length: SIZE }, (_, part) => {
      const score = signs.reduce((sum, sign) => sum + weights[sign + part], 0)
      if (at === 0) return FIRST.has(part) ? score : -Infinity
      const ways = MOVES.filter(([, to]) => to === part).map(([before]) => ({
        before,
        value: best[before] + change.reduce((sum, sign) => sum + weights[sign + before * SIZE + part], 0),
      }))
      const way = ways.reduce((a, b) => (b.value > a.value ? b : a))
      from[part] = way.before
      return way.value + score
    })
    best = next
    came.push(from)
  }
  let part = best.indexOf(Math.max(...best))
  const parts = []
  for (let at = rows.length - 1; at >= 0; at--) {
    parts.unshift(part)
    part = came[at][part]
  }
  return parts
}

if (process.argv.includes('--folds')) {
  const counts = { strange: [0, 0, 0], saved: [0, 0, 0] }
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(pages.filter((page) => page.fold !== fold))
    for (const page of pages.filter((leftOut) => leftOut.fold === fold)) {
      const predicted = likeliest(page, weights)
      const isSame = (part) =>
        predicted.every((segment, at) => (segment === part) === (page.parts[at] === part))
      const count = counts[page.weight === 1 ? 'strange' : 'saved']
      for (const [at, is] of [true, isSame(FOOD), isSame(STEP)].entries()) count[at] += Number(is)
    }
  }
  for (const [name, [all, foods, steps]] of Object.entries(counts))
    console.log(`${name}, left out: ${all} pages, all rows of foods right on ${foods}, of steps on ${steps}`)
} else {
  const weights = learn(pages)
  const rounded = (at, size) => Array.from(weights.slice(at, at + size), (weight) => +weight.toFixed(2) || 0)
  const table = (kind, start, size) =>
    [...numbers[kind]]
      .map(([sign, at]) => `    ${JSON.stringify(sign)}: [${rounded(start + at * size, size).join(', ')}],`)
      .join('\n')
  fs.writeFileSync(
    path.join(root, 'packages/page-reader/src/visual-extraction/page-segments-weights.ts'),
    `/** Made by \`node scripts/train-segments.mjs\`: for each sign, what it adds to each part. */
export const segmentWeights: {
  own: Readonly<Record<string, readonly number[]>>
  change: Readonly<Record<string, readonly number[]>>
} = {
  own: {
${table('own', 0, SIZE)}
  },
  change: {
${table('change', CHANGES, SIZE * SIZE)}
  },
}
`,
  )
  console.log(
    `${pages.length} pages, ${numbers.own.size} signs of rows and ${numbers.change.size} of changes`,
  )
}
