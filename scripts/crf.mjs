// A linear-chain conditional random field, trained online with FTRL-proximal (sparse L1).
// Transitions depend on how two words are joined.

import { randomFrom } from './random.mjs'

/**
 * The state of each weight in training: the sum that it follows from, and the sum of squared
 * gradients.
 */
const PARTS = 3

/** Smaller gradients are skipped: they change nothing and cost as much as large ones. */
const LEAST = 1e-4

/** Weights with their sums and squares side by side, since fetching them takes most of the time. */
class Weights {
  constructor(rows, size, { alpha, l1, l2 }) {
    this.size = size
    this.stride = PARTS * size
    this.table = new Float32Array(rows * this.stride)
    this.options = { alpha, l1, l2 }
  }

  /** Applies one gradient to a column of some rows. */
  updateAll(rows, from, to, column, gradient) {
    const { table, size, stride } = this
    const { alpha, l1, l2 } = this.options
    const square = gradient * gradient
    for (let index = from; index < to; index++) {
      const at = rows[index] * stride + column
      const before = table[at + 2 * size]
      const after = before + square
      const root = Math.sqrt(after)
      const sum = table[at + size] + gradient - ((root - Math.sqrt(before)) / alpha) * table[at]
      table[at + size] = sum
      table[at + 2 * size] = after
      table[at] =
        sum > l1
          ? (l1 - sum) / ((1 + root) / alpha + l2)
          : sum < -l1
            ? -(sum + l1) / ((1 + root) / alpha + l2)
            : 0
    }
  }

  addTo(mean, share) {
    for (let row = 0, to = 0; row < this.table.length; row += this.stride)
      for (let at = row; at < row + this.size; at++) mean[to++] += this.table[at] * share
  }
}

export class Crf {
  constructor(features, labels, joints, { drop = 0, base, allowed, ...options }) {
    this.emitted = Math.max(...base) + 1
    this.base = base
    this.labels = labels
    this.drop = drop
    this.begins = allowed.slice(0, labels)
    this.emission = new Weights(features, this.emitted, options)
    // joints × from × to, then first label, then last label
    this.first = joints * labels * labels
    this.chain = new Weights(this.first + 2 * labels, 1, options)
    this.slope = new Float64Array(this.first + 2 * labels)
    // For each state, the states that may come before it.
    this.from = base.map((_, state) =>
      base.flatMap((__, one) => (allowed[labels + one * labels + state] ? [one] : [])),
    )
  }

  scores({ joints, starts, features }) {
    const { labels: L, emitted: M, base, first } = this
    const { table, stride } = this.emission
    const count = joints.length
    const E = new Float64Array(count * L)
    const sums = new Float64Array(M)
    for (let i = 0; i < count; i++) {
      sums.fill(0)
      for (let f = starts[i]; f < starts[i + 1]; f++) {
        const at = features[f] * stride
        for (let m = 0; m < M; m++) sums[m] += table[at + m]
      }
      for (let k = 0; k < L; k++) E[i * L + k] = sums[base[k]]
    }
    for (let k = 0; k < L; k++) {
      E[k] += this.begins[k] ? this.transition(first + k) : -1e9
      E[(count - 1) * L + k] += this.transition(first + L + k)
    }
    return E
  }

  transition(at) {
    return this.chain.table[at * PARTS]
  }

  /**
   * The line with a random share of its features left out (dropout), so that no word depends on one
   * feature alone.
   */
  thin(sequence, next) {
    if (!this.drop) return sequence
    const { length } = sequence.joints
    const starts = new Int32Array(length + 1)
    const features = new Int32Array(sequence.features.length)
    let keptCount = 0
    for (let i = 0; i < length; i++) {
      for (let f = sequence.starts[i]; f < sequence.starts[i + 1]; f++)
        if (next() >= this.drop) features[keptCount++] = sequence.features[f]
      starts[i + 1] = keptCount
    }
    return { ...sequence, starts, features }
  }

  step(sequence) {
    const { labels: L, emitted: M, base, first, from, slope } = this
    const { joints, gold, starts, features } = sequence
    const count = joints.length
    if (count === 0) return 0
    const E = this.scores(sequence)
    const X = new Float64Array(count * L)
    const A = new Float64Array(count * L)
    const B = new Float64Array(count * L)
    const scale = new Float64Array(count)
    const factors = new Float64Array(count * L * L)
    let logZ = 0
    for (let i = 0; i < count; i++) {
      let most = -Infinity
      for (let k = 0; k < L; k++) most = Math.max(most, E[i * L + k])
      const t = joints[i] * L * L
      let sum = 0
      for (let k = 0; k < L; k++) {
        X[i * L + k] = Math.exp(E[i * L + k] - most)
        let reach = i === 0 ? 1 : 0
        if (i > 0)
          for (const j of from[k]) {
            const factor = Math.exp(this.transition(t + j * L + k))
            factors[(i * L + j) * L + k] = factor
            reach += A[(i - 1) * L + j] * factor
          }
        A[i * L + k] = reach * X[i * L + k]
        sum += A[i * L + k]
      }
      scale[i] = sum
      logZ += most + Math.log(sum)
      for (let k = 0; k < L; k++) A[i * L + k] /= sum
    }
    B.fill(1, (count - 1) * L)
    for (let i = count - 1; i > 0; i--)
      for (let k = 0; k < L; k++) {
        const reach = (X[i * L + k] * B[i * L + k]) / scale[i]
        for (const j of from[k]) B[(i - 1) * L + j] += factors[(i * L + j) * L + k] * reach
      }
    slope.fill(0)
    let score = 0
    for (let i = 0; i < count; i++) {
      score += E[i * L + gold[i]]
      if (i === 0) continue
      const t = joints[i] * L * L
      score += this.transition(t + gold[i - 1] * L + gold[i])
      for (let k = 0; k < L; k++) {
        const reach = (X[i * L + k] * B[i * L + k]) / scale[i]
        for (const j of from[k])
          slope[t + j * L + k] += A[(i - 1) * L + j] * factors[(i * L + j) * L + k] * reach
      }
      slope[t + gold[i - 1] * L + gold[i]] -= 1
    }
    const together = new Float64Array(M)
    for (let i = 0; i < count; i++) {
      together.fill(0)
      for (let k = 0; k < L; k++) {
        const gradient = A[i * L + k] * B[i * L + k] - (gold[i] === k ? 1 : 0)
        if (i === 0) slope[first + k] += gradient
        if (i === count - 1) slope[first + L + k] += gradient
        together[base[k]] += gradient
      }
      for (let m = 0; m < M; m++)
        if (Math.abs(together[m]) >= LEAST)
          this.emission.updateAll(features, starts[i], starts[i + 1], m, together[m])
    }
    for (let at = 0; at < slope.length; at++)
      if (Math.abs(slope[at]) >= LEAST) this.chain.updateAll([at], 0, 1, 0, slope[at])
    return logZ - score
  }

  /**
   * Runs over the lines in a new order in each epoch; the final weights are the mean of the last
   * epochs.
   */
  train(sequences, epochs, averaged, report, seed = 7) {
    const next = randomFrom(seed)
    const order = sequences.map((_, index) => index)
    const mean = new Float64Array((this.emission.table.length / PARTS) | 0)
    const meanChain = new Float64Array(this.slope.length)
    for (let epoch = 1; epoch <= epochs; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[order[i], order[j]] = [order[j], order[i]]
      }
      const started = Date.now()
      let loss = 0
      for (const index of order) loss += this.step(this.thin(sequences[index], next))
      report(epoch, loss / order.length, Date.now() - started)
      if (epoch <= epochs - averaged) continue
      this.emission.addTo(mean, 1 / averaged)
      this.chain.addTo(meanChain, 1 / averaged)
    }
    // Without dropout the sums are larger, so the weights are scaled down.
    this.weights = mean.map((weight) => weight * (1 - this.drop))
    this.transitions = meanChain
  }
}
