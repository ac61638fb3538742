// Trains the ingredient tagger (a linear-chain conditional random field) and writes its weights as
// packages/ingredients/src/lines/tagger-weights.ts. Run `npx tsc -b packages/ingredients`
// first: the tokeniser and the features are the product's own.   node scripts/train-ingredients.mjs
// [--data DIR] [--folds 5 --fold 0] [--runs 1] [--epochs 12] [--average 8] [--l1 0.4] [--drop 0.3]
// [--out FILE] The data (labelled lines) belong to their publishers and stay outside the project.
// Deterministic: the same data give the same file. The weights that ship have seen every line. With
// --folds 5 --fold 0 a fifth of the lines, twins together, is never trained on: that is how
// `bench/ingredients.mjs` trains before it measures.

import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'
import zlib from 'node:zlib'
import { tokenizeLine } from '@plateful/ingredients/lines/line-tokens'
import { featuresOf, JOINTS, CACHED_KEYS } from '@plateful/ingredients/lines/tagger-features'
import { ALLOWED_TRANSITIONS, STATE_LABELS, STATES } from '@plateful/ingredients/lines/tagger-states'
import { featuresOfKey, PLACE_TEMPLATE_COUNT } from '@plateful/ingredients/lines/tagger-words'
import { Crf } from './crf.mjs'
import { foldOf, projectLabels, readLines } from './ingredient-data.mjs'

const LABELS = ['QTY', 'UNIT', 'NAME', 'SIZE', 'PREP', 'COMMENT', 'PURPOSE']
const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const options = Object.fromEntries(
  process.argv
    .slice(2)
    .flatMap((word, index, all) => (word.startsWith('--') ? [[word.slice(2), all[index + 1]]] : [])),
)
const data = options.data ?? path.join(root, '../shared/data/ingredients')
const out = options.out ?? path.join(root, 'packages/ingredients/src/lines/tagger-weights.ts')
const folds = Number(options.folds ?? 0)
const fold = Number(options.fold ?? 0)

/**
 * The states of a line whose labels are known: of a label's two states, the one that may stand
 * there.
 */
function statesOf(labels) {
  let before = null
  return labels.map((label) => {
    const may = (state) => ALLOWED_TRANSITIONS[before === null ? state : STATES + before * STATES + state]
    before = may(label) ? label : label + LABELS.length
    return before
  })
}

/**
 * The features of a line's words with those that are kept by key, by the order of their templates:
 * which of them a run leaves out follows from it.
 */
function allFeatures({ words, joints, keys, starts, features }) {
  const line = { words, joints, starts: [0], features: [] }
  for (const word of words.keys()) {
    const [itself, ...beside] = keys.slice(word * CACHED_KEYS, (word + 1) * CACHED_KEYS).map(featuresOfKey)
    const rest = features.slice(starts[word], starts[word + 1])
    line.features.push(...itself, ...rest.splice(0, PLACE_TEMPLATE_COUNT), ...beside.flat(), ...rest)
    line.starts.push(line.features.length)
  }
  return line
}

const lines = readLines(path.join(data, 'dev-tokens.jsonl')).filter(
  (entry) => folds === 0 || foldOf(entry.line, folds) !== fold,
)
const known = new Map()
const counts = new Map()
const sequences = []
for (const entry of lines) {
  const tokens = tokenizeLine(entry.line)
  const labels = projectLabels(tokens, entry.t, entry.l)
  if (labels === null) continue
  const { words, joints, starts, features } = allFeatures(featuresOf(tokens))
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  sequences.push({ starts, features, joints, gold: statesOf(words.map((index) => labels[index])) })
}
for (const [feature, count] of counts) if (count >= Number(options.least ?? 2)) known.set(feature, known.size)
for (const sequence of sequences) {
  const starts = [0]
  const features = []
  for (let word = 0; word < sequence.joints.length; word++) {
    for (let at = sequence.starts[word]; at < sequence.starts[word + 1]; at++) {
      const id = known.get(sequence.features[at])
      if (id !== undefined) features.push(id)
    }
    starts.push(features.length)
  }
  sequence.starts = starts
  sequence.features = Int32Array.from(features)
}
console.log(`${sequences.length} of ${lines.length} lines, ${known.size} features`)

// Several runs with the lines in other orders, averaged to remove the effect of one order.
const runs = Number(options.runs ?? 1)
const crf = { weights: new Float32Array(known.size * LABELS.length), transitions: null }
for (let run = 0; run < runs; run++) {
  const one = new Crf(known.size, STATES, JOINTS, {
    base: STATE_LABELS,
    allowed: ALLOWED_TRANSITIONS,
    alpha: Number(options.alpha ?? 0.1),
    l1: Number(options.l1 ?? 0.4),
    l2: Number(options.l2 ?? 1e-5),
    drop: Number(options.drop ?? 0.3),
  })
  one.train(
    sequences,
    Number(options.epochs ?? 12),
    Number(options.average ?? 8),
    (epoch, loss, ms) => console.log(`epoch ${epoch}  loss ${loss.toFixed(4)}  ${ms} ms`),
    7 + run,
  )
  one.weights.forEach((weight, at) => (crf.weights[at] += weight / runs))
  crf.transitions ??= new Float64Array(one.transitions.length)
  one.transitions.forEach((weight, at) => (crf.transitions[at] += weight / runs))
}

// Eight bits a weight; a feature is the gap to the one before it (in 24-bit numbers, sorted), a
// mask of its labels, and their weights.
const smallest = Number(options.prune ?? 0.04)
const scale = 4 / 127
const size = LABELS.length
const rows = [...known]
  .map(([feature, id]) => [
    feature,
    Array.from(crf.weights.subarray(id * size, id * size + size), (weight) =>
      Math.abs(weight) < smallest ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale))),
    ),
  ])
  .filter(([, weights]) => weights.some((weight) => weight !== 0))
  .toSorted((a, b) => a[0] - b[0])
const gaps = []
const masks = []
const values = []
let previous = 0
for (const [feature, weights] of rows) {
  for (let gap = feature - previous; ; gap >>>= 7) {
    gaps.push(gap >= 128 ? (gap & 127) | 128 : gap)
    if (gap < 128) break
  }
  previous = feature
  masks.push(weights.reduce((mask, weight, label) => (weight === 0 ? mask : mask | (1 << label)), 0))
  for (const weight of weights) if (weight !== 0) values.push(weight & 255)
}
const bytes = Buffer.from([...gaps, ...masks, ...values])
const transitions = Array.from(crf.transitions, (weight) => Math.round(weight * 1000))
const text = `/**
 * Generated by scripts/train-ingredients.mjs; do not edit. The weights of the ingredient tagger,
 * eight bits each.
 */
export const taggerWeights = {
  features: ${rows.length},
  gapBytes: ${gaps.length},
  scale: ${scale},
  transitions:
    '${transitions.join(' ')}',
  bytes:
    '${bytes.toString('base64')}',
}
`
fs.writeFileSync(out, text)
console.log(
  `${rows.length} features, ${values.length} weights, ${zlib.gzipSync(text, { level: 9 }).length} bytes gzipped`,
)
