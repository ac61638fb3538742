/**
 * Recognises fractions of a single glyph ('½') in a narrow window of a line, for which the letter
 * reader has no sign: a convolutional net with one layer of 5 by 5 filters and two dense layers.
 * Pure.
 */

import { fractionWeights } from './fraction-weights.ts'

/** The size of the windows that the net was trained with, in points. */
export const WINDOW = { width: 20, height: 24 } as const

/** The classes of the net; the first is no fraction. */
export const FRACTIONS = ['', '1/2', '1/4', '3/4', '1/3', '2/3', '1/8', '3/8', '5/8', '7/8'] as const

const FILTER = 5
const STRIDE = 2
const ACROSS = Math.floor((WINDOW.width - FILTER) / STRIDE) + 1
const DOWN = Math.floor((WINDOW.height - FILTER) / STRIDE) + 1

interface Net {
  filters: Float32Array
  filterBias: Float32Array
  hidden: Float32Array
  hiddenBias: Float32Array
  last: Float32Array
  lastBias: Float32Array
}

let opened: Net | undefined

/** Each part is its scale, a colon and its weights as signed bytes. */
function decodeWeights(): Net {
  const parts = fractionWeights.split('\n').map((part) => {
    const [scale = '1', bytes = ''] = part.split(':')
    return Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => byte * Number(scale))
  })
  const [filters, filterBias, hidden, hiddenBias, last, lastBias] = parts
  if (!filters || !filterBias || !hidden || !hiddenBias || !last || !lastBias)
    throw new Error('The weights of the fractions are not whole.')
  return { filters, filterBias, hidden, hiddenBias, last, lastBias }
}

/** The likelihood of each class for a window; its points are from 0 (paper) to 1 (ink). */
export function classifyFraction(window: Float32Array): number[] {
  const net = (opened ??= decodeWeights())
  const count = net.filterBias.length
  const activations = new Float32Array(ACROSS * DOWN * count)
  for (let y = 0; y < DOWN; y++)
    for (let x = 0; x < ACROSS; x++)
      for (let filter = 0; filter < count; filter++) {
        let sum = net.filterBias[filter] ?? 0
        for (let dy = 0; dy < FILTER; dy++)
          for (let dx = 0; dx < FILTER; dx++)
            sum +=
              (window[(y * STRIDE + dy) * WINDOW.width + x * STRIDE + dx] ?? 0) *
              (net.filters[(dy * FILTER + dx) * count + filter] ?? 0)
        activations[(y * ACROSS + x) * count + filter] = Math.max(0, sum)
      }
  const hidden = denseLayer(activations, net.hidden, net.hiddenBias).map((value) => Math.max(0, value))
  const scores = denseLayer(hidden, net.last, net.lastBias)
  const highest = Math.max(...scores)
  const likely = Array.from(scores, (score) => Math.exp(score - highest))
  const total = likely.reduce((sum, value) => sum + value, 0)
  return likely.map((value) => value / total)
}

function denseLayer(input: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const answer = Float32Array.from(bias)
  for (let from = 0; from < input.length; from++) {
    const value = input[from] ?? 0
    if (value === 0) continue
    for (let to = 0; to < answer.length; to++)
      answer[to] = (answer[to] ?? 0) + value * (weights[from * answer.length + to] ?? 0)
  }
  return answer
}
