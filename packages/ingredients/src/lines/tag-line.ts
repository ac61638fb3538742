/**
 * A linear-chain conditional random field over the words of an ingredient line; the weights unfold
 * at first use.
 */
import { featuresOf, JOINTS, CACHED_KEYS, type LineFeatures } from './tagger-features.ts'
import { ALLOWED_TRANSITIONS, STATE_LABELS, STATES } from './tagger-states.ts'
import { featuresOfKey, keysSummed, cachedSums, SUMS_PER_KEY } from './tagger-words.ts'
import { taggerWeights } from './tagger-weights.ts'

/** What a word of an ingredient line is; `MARK` is a comma, bracket or other sign between words. */
export const lineLabels = ['QTY', 'UNIT', 'NAME', 'SIZE', 'PREP', 'COMMENT', 'PURPOSE'] as const
export type LineLabel = (typeof lineLabels)[number] | 'MARK'

const LABEL_COUNT = lineLabels.length
const NAME_LABEL = lineLabels.indexOf('NAME')
const FIRST_TRANSITIONS = JOINTS * STATES * STATES
const LAST_TRANSITIONS = FIRST_TRANSITIONS + STATES

interface Model {
  /**
   * The known features in their order, parted by their upper bits: those of part `p` stand from
   * `starts[p]` to `starts[p + 1]`.
   */
  starts: Uint16Array | Uint32Array
  /** `STRIDE` for each known feature: one for each label, then its lower bits. */
  weights: Int8Array
  scale: number
  /** Scores of one state after another, by joint; their exponentials are the factors. */
  transitions: Float64Array
  factors: Float64Array
}

let loadedModel: Model | undefined

function bytesOf(base64: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const values = new Uint8Array(128)
  for (let index = 0; index < 64; index++) values[alphabet.charCodeAt(index)] = index
  const bytes = new Uint8Array(Math.floor((base64.replace(/=+$/, '').length * 3) / 4))
  const at = (index: number) => values[base64.charCodeAt(index) & 127] ?? 0
  for (let index = 0, to = 0; to < bytes.length; index += 4) {
    const threeBytes = (at(index) << 18) | (at(index + 1) << 12) | (at(index + 2) << 6) | at(index + 3)
    bytes[to++] = threeBytes >> 16
    if (to < bytes.length) bytes[to++] = threeBytes >> 8
    if (to < bytes.length) bytes[to++] = threeBytes
  }
  return bytes
}

/**
 * A feature has 24 bits: its part is found by the upper ones, and among the few features of that
 * part it is found by the lower ones.
 */
const LOW_BITS = 8
const PARTS = 1 << (24 - LOW_BITS)
/**
 * The weights of a feature begin on a multiple of eight, so that they never lie on two lines of the
 * cache; its lower bits lie beside them. Most of the time goes into fetching a line.
 */
const STRIDE = 8
const LOW = STRIDE - 1

/**
 * The bytes are three tables: of each feature the gap to the one before it, then of each the mask
 * of the labels it speaks for, then a signed byte for each of those.
 */
function loadModel(): Model {
  const { features, gapBytes, scale, transitions, bytes } = taggerWeights
  const data = bytesOf(bytes)
  const starts = features < 1 << 16 ? new Uint16Array(PARTS + 1) : new Uint32Array(PARTS + 1)
  const weights = new Int8Array(features * STRIDE)
  let gapAt = 0
  let feature = 0
  let part = 0
  let valueAt = gapBytes + features
  for (let index = 0; index < features; index++) {
    let gapToNext = 0
    for (let shift = 0; ; shift += 7) {
      const byte = data[gapAt++] ?? 0
      gapToNext |= (byte & 127) << shift
      if (byte < 128) break
    }
    feature += gapToNext
    const mask = data[gapBytes + index] ?? 0
    for (let label = 0; label < LABEL_COUNT; label++)
      if (mask & (1 << label)) weights[index * STRIDE + label] = data[valueAt++] ?? 0
    while (part < feature >> LOW_BITS) starts[++part] = index
    weights[index * STRIDE + LOW] = feature
  }
  starts.fill(features, part + 1)
  const scores = Float64Array.from(transitions.split(' '), (text) => Number(text) / 1000)
  return { starts, weights, scale, transitions: scores, factors: scores.map(Math.exp) }
}

/** The scores of each word's features for each state. */
function stateScores(model: Model, { words, keys, starts, features }: LineFeatures): Float64Array {
  const { transitions, scale } = model
  const count = words.length
  const scores = new Float64Array(count * STATES)
  for (let word = 0; word < count; word++) {
    const row = word * STATES
    addWeights(model, features, starts[word]!, starts[word + 1]!, scores, row)
    for (let index = word * CACHED_KEYS; index < (word + 1) * CACHED_KEYS; index++)
      addSumsOfKey(model, keys[index]!, scores, row)
    for (let state = 0; state < LABEL_COUNT; state++) {
      scores[row + state]! *= scale
      scores[row + LABEL_COUNT + state] = scores[row + state]!
    }
  }
  for (let state = 0; state < STATES; state++) {
    scores[state]! += ALLOWED_TRANSITIONS[state] ? transitions[FIRST_TRANSITIONS + state]! : -1e9
    scores[(count - 1) * STATES + state]! += transitions[LAST_TRANSITIONS + state]!
  }
  return scores
}

/** Adds what the features of a key say, which is added up when the key is first met. */
function addSumsOfKey(model: Model, key: number, scores: Float64Array, row: number): void {
  const from = key * SUMS_PER_KEY
  if (!keysSummed[key]) {
    const features = featuresOfKey(key)
    addWeights(model, features, 0, features.length, cachedSums, from)
    keysSummed[key] = 1
  }
  for (let state = 0; state < LABEL_COUNT; state++) scores[row + state]! += cachedSums[from + state]!
}

/**
 * The sums of what some features say for each label. Each sum has a variable of its own: in an
 * array they took twice as long.
 */
function addWeights(
  { starts, weights }: Model,
  features: readonly number[],
  start: number,
  to: number,
  sums: Float64Array | Int16Array,
  wordIndex: number,
): void {
  let quantity = 0
  let unit = 0
  let name = 0
  let size = 0
  let preparation = 0
  let comment = 0
  let purpose = 0
  for (let index = start; index < to; index++) {
    const feature = features[index]!
    const part = feature >> LOW_BITS
    const end = starts[part + 1]! * STRIDE
    const low = (feature << (32 - LOW_BITS)) >> (32 - LOW_BITS)
    let weightIndex = starts[part]! * STRIDE
    while (weightIndex < end && weights[weightIndex + LOW] !== low) weightIndex += STRIDE
    if (weightIndex === end) continue
    quantity += weights[weightIndex]!
    unit += weights[weightIndex + 1]!
    name += weights[weightIndex + 2]!
    size += weights[weightIndex + 3]!
    preparation += weights[weightIndex + 4]!
    comment += weights[weightIndex + 5]!
    purpose += weights[weightIndex + 6]!
  }
  sums[wordIndex] = quantity
  sums[wordIndex + 1] = unit
  sums[wordIndex + 2] = name
  sums[wordIndex + 3] = size
  sums[wordIndex + 4] = preparation
  sums[wordIndex + 5] = comment
  sums[wordIndex + 6] = purpose
}

/** For each state, the states that may stand before it. */
const statesBefore = STATE_LABELS.map((_, state) =>
  Uint8Array.from(
    STATE_LABELS.flatMap((__, before) =>
      ALLOWED_TRANSITIONS[STATES + before * STATES + state] ? [before] : [],
    ),
  ),
)

/** The best states of the words, and the score of that path. */
function bestPath(
  scores: Float64Array,
  joints: readonly number[],
  transitions: Float64Array,
): { states: number[]; score: number } {
  const count = joints.length
  const best = scores.slice()
  const from = new Uint8Array(count * STATES)
  for (let word = 1; word < count; word++) {
    const table = joints[word]! * STATES * STATES
    const row = word * STATES
    for (let state = 0; state < STATES; state++) {
      let bestScore = -Infinity
      const others = statesBefore[state]!
      for (let index = 0; index < others.length; index++) {
        const previousState = others[index]!
        const score =
          best[row - STATES + previousState]! + transitions[table + previousState * STATES + state]!
        if (score <= bestScore) continue
        bestScore = score
        from[row + state] = previousState
      }
      best[row + state]! += bestScore
    }
  }
  const last = (count - 1) * STATES
  let state = 0
  for (let other = 1; other < STATES; other++) if (best[last + other]! > best[last + state]!) state = other
  const score = best[last + state]!
  const states = [state]
  for (let row = last; row > 0; row -= STATES) {
    state = from[row + state]!
    states.push(state)
  }
  return { states: states.toReversed(), score }
}

/**
 * The logarithm of what all paths weigh together; the sums of each word are scaled to one, so that
 * no line is too long for the numbers.
 */
function logPartition(scores: Float64Array, joints: readonly number[], factors: Float64Array): number {
  let previousRow = new Float64Array(STATES)
  let current = new Float64Array(STATES)
  const ownSums = new Float64Array(LABEL_COUNT)
  let weight = 0
  for (let word = 0; word < joints.length; word++) {
    const row = word * STATES
    const table = joints[word]! * STATES * STATES
    let maxScore = -Infinity
    for (let state = 0; state < STATES; state++) maxScore = Math.max(maxScore, scores[row + state]!)
    let sum = 0
    for (let state = 0; state < STATES; state++) {
      // Both states of a label have one score, except at the ends of the line.
      const isSame = state >= LABEL_COUNT && word > 0 && word < joints.length - 1
      const likelihood = isSame ? ownSums[state - LABEL_COUNT]! : Math.exp(scores[row + state]! - maxScore)
      if (state < LABEL_COUNT) ownSums[state] = likelihood
      const weightBefore = word === 0 ? 1 : weightOfPathsBefore(state, previousRow, factors, table)
      current[state] = weightBefore * likelihood
      sum += current[state]!
    }
    for (let state = 0; state < STATES; state++) current[state]! /= sum
    weight += maxScore + Math.log(sum)
    ;[previousRow, current] = [current, previousRow]
  }
  return weight
}

/** The sum of the weights of all paths to states that may stand before a state. */
function weightOfPathsBefore(
  state: number,
  previousRow: Float64Array,
  factors: Float64Array,
  table: number,
): number {
  const others = statesBefore[state]!
  let weightBefore = 0
  for (let index = 0; index < others.length; index++) {
    const other = others[index]!
    weightBefore += previousRow[other]! * factors[table + other * STATES + state]!
  }
  return weightBefore
}

/** Every line names something: the word that comes nearest to being a name is made one. */
function ensureName(scores: Float64Array, count: number): void {
  let nearest = 0
  let minLack = Infinity
  for (let word = 0; word < count; word++) {
    const row = scores.subarray(word * STATES, word * STATES + LABEL_COUNT)
    const lack = Math.max(...row) - row[NAME_LABEL]!
    if (lack > minLack) continue
    nearest = word
    minLack = lack
  }
  scores[nearest * STATES + NAME_LABEL]! += 1000
}

/**
 * The most likely label of every token, and how likely this reading of the whole line is (0 to 1).
 */
export function tagLine(tokens: readonly string[]): { labels: LineLabel[]; confidence: number } {
  const labels = tokens.map((): LineLabel => 'MARK')
  const line = featuresOf(tokens)
  const { words, joints } = line
  if (words.length === 0) return { labels, confidence: 0 }
  loadedModel ??= loadModel()
  const { transitions, factors } = loadedModel
  const scores = stateScores(loadedModel, line)
  let path = bestPath(scores, joints, transitions)
  const likelihood = Math.exp(path.score - logPartition(scores, joints, factors))
  if (!path.states.some((state) => STATE_LABELS[state] === NAME_LABEL)) {
    ensureName(scores, words.length)
    path = bestPath(scores, joints, transitions)
  }
  path.states.forEach((state, word) => {
    labels[words[word]!] = lineLabels[STATE_LABELS[state]!]!
  })
  return { labels, confidence: Math.min(1, likelihood) }
}
