/** The weights of the tagger as they are kept, unfolded and added up; the file is unfolded once. */

import { taggerWeights } from './tagger-weights.ts'

/** What a word of an ingredient line is; `MARK` is a comma, bracket or other sign between words. */
export const lineLabels = ['QTY', 'UNIT', 'NAME', 'SIZE', 'PREP', 'COMMENT', 'PURPOSE'] as const
export type LineLabel = (typeof lineLabels)[number] | 'MARK'

/** How many labels there are; a sum for each of them is a row. */
export const LABEL_COUNT = lineLabels.length

/** The weights in the memory of this process. */
export interface TaggerModel {
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

let unfolded: TaggerModel | undefined

/** The model; it is unfolded at first use. */
export const taggerModel = (): TaggerModel => (unfolded ??= unfold())

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
function unfold(): TaggerModel {
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

/**
 * The sums of what some features say for each label. Each sum has a variable of its own: in an
 * array they took twice as long.
 */
export function addWeights(
  { starts, weights }: TaggerModel,
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
