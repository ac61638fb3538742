/** A linear-chain conditional random field over the words of an ingredient line. */

import { featuresOf, JOINTS, CACHED_KEYS, type LineFeatures } from './tagger-features.ts'
import {
  addWeights,
  LABEL_COUNT,
  type LineLabel,
  lineLabels,
  taggerModel,
  type TaggerModel,
} from './tagger-model.ts'
import { ALLOWED_TRANSITIONS, STATE_LABELS, STATES } from './tagger-states.ts'
import { featuresOfKey, keysSummed, cachedSums, SUMS_PER_KEY } from './tagger-words.ts'

const NAME_LABEL = lineLabels.indexOf('NAME')
const FIRST_TRANSITIONS = JOINTS * STATES * STATES
const LAST_TRANSITIONS = FIRST_TRANSITIONS + STATES

/** The scores of each word's features for each state. */
function stateScores(model: TaggerModel, { words, keys, starts, features }: LineFeatures): Float64Array {
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
function addSumsOfKey(model: TaggerModel, key: number, scores: Float64Array, row: number): void {
  const from = key * SUMS_PER_KEY
  if (!keysSummed[key]) {
    const features = featuresOfKey(key)
    addWeights(model, features, 0, features.length, cachedSums, from)
    keysSummed[key] = 1
  }
  for (let state = 0; state < LABEL_COUNT; state++) scores[row + state]! += cachedSums[from + state]!
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
  const model = taggerModel()
  const { transitions, factors } = model
  const scores = stateScores(model, line)
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
