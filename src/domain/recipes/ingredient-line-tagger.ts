/** A linear-chain conditional random field over the words of an ingredient line; the weights unfold at first use. */
import { featuresOf, JOINTS } from './ingredient-line-features.ts'
import { ALLOWED, BASES, STATES } from './ingredient-line-states.ts'
import { taggerWeights } from './ingredient-line-weights.ts'

/** What a word of an ingredient line is; `MARK` is a comma, bracket or other sign between words. */
export const lineLabels = ['QTY', 'UNIT', 'NAME', 'SIZE', 'PREP', 'COMMENT', 'PURPOSE'] as const
export type LineLabel = (typeof lineLabels)[number] | 'MARK'

const COUNT = lineLabels.length
const NAME = lineLabels.indexOf('NAME')
const FIRST = JOINTS * STATES * STATES
const LAST = FIRST + STATES

interface Model {
  /** An open-addressing table: features, and beside each the place of its weights. */
  keys: Int32Array
  places: Int32Array
  weights: Int8Array
  scale: number
  /** Scores of one state after another, by joint; their exponentials are the factors. */
  transitions: Float64Array
  factors: Float64Array
}

let unfolded: Model | undefined

function bytesOf(base64: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const values = new Uint8Array(128)
  for (let index = 0; index < 64; index++) values[alphabet.charCodeAt(index)] = index
  const bytes = new Uint8Array(Math.floor((base64.replace(/=+$/, '').length * 3) / 4))
  const at = (index: number) => values[base64.charCodeAt(index) & 127] ?? 0
  for (let index = 0, to = 0; to < bytes.length; index += 4) {
    const four = (at(index) << 18) | (at(index + 1) << 12) | (at(index + 2) << 6) | at(index + 3)
    bytes[to++] = four >> 16
    if (to < bytes.length) bytes[to++] = four >> 8
    if (to < bytes.length) bytes[to++] = four
  }
  return bytes
}

const TABLE = 1 << 17

/** Each feature is the gap to the one before it, then a mask of the labels it speaks for, then a signed byte for each of those. */
function unfold(): Model {
  const { features, gapBytes, scale, transitions, bytes } = taggerWeights
  const data = bytesOf(bytes)
  const keys = new Int32Array(TABLE).fill(-1)
  const places = new Int32Array(TABLE)
  const weights = new Int8Array(features * COUNT)
  let gapAt = 0
  let feature = 0
  let valueAt = gapBytes + features
  for (let index = 0; index < features; index++) {
    let gap = 0
    for (let shift = 0; ; shift += 7) {
      const byte = data[gapAt++] ?? 0
      gap |= (byte & 127) << shift
      if (byte < 128) break
    }
    feature += gap
    const mask = data[gapBytes + index] ?? 0
    for (let label = 0; label < COUNT; label++)
      if (mask & (1 << label)) weights[index * COUNT + label] = data[valueAt++] ?? 0
    let slot = feature & (TABLE - 1)
    while (keys[slot] !== -1) slot = (slot + 1) & (TABLE - 1)
    keys[slot] = feature
    places[slot] = index * COUNT
  }
  const scores = Float64Array.from(transitions.split(' '), (text) => Number(text) / 1000)
  return { keys, places, weights, scale, transitions: scores, factors: scores.map(Math.exp) }
}

function emissions(
  model: Model,
  starts: readonly number[],
  features: readonly number[],
  count: number,
): Float64Array {
  const { keys, places, weights, scale, transitions } = model
  const scores = new Float64Array(count * STATES)
  const sums = new Float64Array(COUNT)
  for (let word = 0; word < count; word++) {
    sums.fill(0)
    const end = starts[word + 1] ?? 0
    for (let index = starts[word] ?? 0; index < end; index++) {
      const feature = features[index] ?? 0
      let slot = feature & (TABLE - 1)
      while (keys[slot] !== feature && keys[slot] !== -1) slot = (slot + 1) & (TABLE - 1)
      if (keys[slot] === -1) continue
      const place = places[slot] ?? 0
      for (let label = 0; label < COUNT; label++) sums[label]! += weights[place + label]!
    }
    for (let state = 0; state < STATES; state++) scores[word * STATES + state] = sums[BASES[state]!]! * scale
  }
  for (let state = 0; state < STATES; state++) {
    scores[state]! += ALLOWED[state] ? transitions[FIRST + state]! : -1e9
    scores[(count - 1) * STATES + state]! += transitions[LAST + state]!
  }
  return scores
}

/** For each state, the states that may stand before it. */
const comeFrom = BASES.map((_, state) =>
  BASES.flatMap((__, before) => (ALLOWED[STATES + before * STATES + state] ? [before] : [])),
)

/** The best states of the words, and the score of that path. */
function bestPath(
  scores: Float64Array,
  joints: readonly number[],
  transitions: Float64Array,
): { states: number[]; score: number } {
  const count = joints.length
  const best = Float64Array.from(scores)
  const from = new Uint8Array(count * STATES)
  for (let word = 1; word < count; word++) {
    const table = (joints[word] ?? 0) * STATES * STATES
    const row = word * STATES
    for (let state = 0; state < STATES; state++) {
      let most = -Infinity
      for (const before of comeFrom[state]!) {
        const score = best[row - STATES + before]! + transitions[table + before * STATES + state]!
        if (score <= most) continue
        most = score
        from[row + state] = before
      }
      best[row + state]! += most
    }
  }
  const lastRow = best.subarray((count - 1) * STATES)
  let state = 0
  for (let other = 1; other < STATES; other++) if (lastRow[other]! > lastRow[state]!) state = other
  const score = lastRow[state]!
  const states = Array.from<number>({ length: count })
  for (let word = count - 1; word >= 0; word--) {
    states[word] = state
    state = from[word * STATES + state]!
  }
  return { states, score }
}

/** The logarithm of what all paths weigh together; each word's sums are brought back to one, so that no line is too long. */
function weightOfAll(scores: Float64Array, joints: readonly number[], factors: Float64Array): number {
  const count = joints.length
  let before = new Float64Array(STATES)
  let weight = 0
  for (let word = 0; word < count; word++) {
    const row = scores.subarray(word * STATES, (word + 1) * STATES)
    const table = (joints[word] ?? 0) * STATES * STATES
    const here = new Float64Array(STATES)
    const most = row.reduce((a, b) => Math.max(a, b), -Infinity)
    let sum = 0
    for (let state = 0; state < STATES; state++) {
      let reach = word === 0 ? 1 : 0
      if (word > 0)
        for (const other of comeFrom[state]!)
          reach += before[other]! * factors[table + other * STATES + state]!
      here[state] = reach * Math.exp(row[state]! - most)
      sum += here[state]!
    }
    for (let state = 0; state < STATES; state++) here[state]! /= sum
    weight += most + Math.log(sum)
    before = here
  }
  return weight
}

/** Every line names something: the word that comes nearest to being a name is made one. */
function insistOnName(scores: Float64Array, count: number): void {
  let nearest = 0
  let least = Infinity
  for (let word = 0; word < count; word++) {
    const row = scores.subarray(word * STATES, word * STATES + COUNT)
    const lack = Math.max(...row) - row[NAME]!
    if (lack > least) continue
    nearest = word
    least = lack
  }
  scores[nearest * STATES + NAME]! += 1000
}

/** The most likely label of every token, and how likely this reading of the whole line is (0 to 1). */
export function tagLine(tokens: readonly string[]): { labels: LineLabel[]; confidence: number } {
  const labels = Array.from<unknown, LineLabel>(tokens, () => 'MARK')
  const { words, starts, features, joints } = featuresOf(tokens)
  if (words.length === 0) return { labels, confidence: 0 }
  unfolded ??= unfold()
  const { transitions, factors } = unfolded
  const scores = emissions(unfolded, starts, features, words.length)
  let path = bestPath(scores, joints, transitions)
  const likelihood = Math.exp(path.score - weightOfAll(scores, joints, factors))
  if (!path.states.some((state) => BASES[state] === NAME)) {
    insistOnName(scores, words.length)
    path = bestPath(scores, joints, transitions)
  }
  path.states.forEach((state, word) => {
    labels[words[word]!] = lineLabels[BASES[state]!]!
  })
  return { labels, confidence: Math.min(1, likelihood) }
}
