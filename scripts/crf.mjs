// A linear-chain conditional random field, trained online with FTRL-proximal (sparse L1).
// Transitions depend on how two words are joined.

function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export class Crf {
  constructor(features, labels, joints, { alpha, l1, l2, drop = 0, base, allowed }) {
    const emitted = Math.max(...base) + 1
    this.emitted = emitted
    this.base = base
    this.allowed = allowed
    this.labels = labels
    this.joints = joints
    this.options = { alpha, beta: 1, l1, l2, drop }
    const state = (size) => ({
      w: new Float32Array(size),
      z: new Float32Array(size),
      n: new Float32Array(size),
    })
    this.emission = state(features * emitted)
    // joints × from × to, then first label, then last label
    this.chain = state((joints * labels + 2) * labels)
  }

  update({ w, z, n }, at, gradient) {
    const { alpha, beta, l1, l2 } = this.options
    const before = n[at]
    const after = before + gradient * gradient
    const root = Math.sqrt(after)
    z[at] += gradient - ((root - Math.sqrt(before)) / alpha) * w[at]
    n[at] = after
    const size = Math.abs(z[at])
    w[at] = size <= l1 ? 0 : -(z[at] - (z[at] < 0 ? -l1 : l1)) / ((beta + root) / alpha + l2)
  }

  scores(sequence) {
    const L = this.labels
    const count = sequence.joints.length
    const E = new Float64Array(count * L)
    const { w } = this.emission
    const M = this.emitted
    const sums = new Float64Array(M)
    for (let i = 0; i < count; i++) {
      sums.fill(0)
      for (let f = sequence.starts[i]; f < sequence.starts[i + 1]; f++) {
        const at = sequence.features[f] * M
        for (let k = 0; k < M; k++) sums[k] += w[at + k]
      }
      for (let k = 0; k < L; k++) E[i * L + k] = sums[this.base[k]]
    }
    const first = this.joints * L * L
    for (let k = 0; k < L; k++) {
      E[k] += this.allowed[k] ? this.chain.w[first + k] : -1e9
      E[(count - 1) * L + k] += this.chain.w[first + L + k]
    }
    return E
  }

  /** The line with a share of its features left out, so that no word leans on one feature alone. */
  thin(sequence, next) {
    const drop = this.options.drop
    if (!drop) return sequence
    const starts = [0]
    const features = []
    for (let i = 0; i < sequence.joints.length; i++) {
      for (let f = sequence.starts[i]; f < sequence.starts[i + 1]; f++)
        if (next() >= drop) features.push(sequence.features[f])
      starts.push(features.length)
    }
    return { ...sequence, starts, features }
  }

  step(sequence) {
    const L = this.labels
    const { joints, gold, starts, features } = sequence
    const count = joints.length
    if (count === 0) return 0
    const E = this.scores(sequence)
    const T = this.chain.w
    const X = new Float64Array(count * L)
    const A = new Float64Array(count * L)
    const B = new Float64Array(count * L).fill(1)
    const scale = new Float64Array(count)
    const eT = new Float64Array(count * L * L)
    let logZ = 0
    for (let i = 0; i < count; i++) {
      let most = -Infinity
      for (let k = 0; k < L; k++) most = Math.max(most, E[i * L + k])
      logZ += most
      const t = joints[i] * L * L
      if (i > 0)
        for (let j = 0; j < L * L; j++) eT[i * L * L + j] = this.allowed[L + j] ? Math.exp(T[t + j]) : 0
      let sum = 0
      for (let k = 0; k < L; k++) {
        X[i * L + k] = Math.exp(E[i * L + k] - most)
        let value = i === 0 ? 1 : 0
        if (i > 0) for (let j = 0; j < L; j++) value += A[(i - 1) * L + j] * eT[(i * L + j) * L + k]
        A[i * L + k] = value * X[i * L + k]
        sum += A[i * L + k]
      }
      scale[i] = sum
      logZ += Math.log(sum)
      for (let k = 0; k < L; k++) A[i * L + k] /= sum
    }
    for (let i = count - 2; i >= 0; i--)
      for (let j = 0; j < L; j++) {
        let value = 0
        for (let k = 0; k < L; k++)
          value += eT[((i + 1) * L + j) * L + k] * X[(i + 1) * L + k] * B[(i + 1) * L + k]
        B[i * L + j] = value / scale[i + 1]
      }
    let score = 0
    const first = this.joints * L * L
    const G = new Map()
    const addTo = (at, value) => G.set(at, (G.get(at) ?? 0) + value)
    for (let i = 0; i < count; i++) {
      score += E[i * L + gold[i]]
      if (i === 0) continue
      const t = joints[i] * L * L
      score += T[t + gold[i - 1] * L + gold[i]]
      for (let j = 0; j < L; j++)
        for (let k = 0; k < L; k++)
          addTo(
            t + j * L + k,
            (A[(i - 1) * L + j] * eT[(i * L + j) * L + k] * X[i * L + k] * B[i * L + k]) / scale[i],
          )
      addTo(t + gold[i - 1] * L + gold[i], -1)
    }
    const M = this.emitted
    const together = new Float64Array(M)
    for (let i = 0; i < count; i++) {
      together.fill(0)
      for (let k = 0; k < L; k++) {
        const gradient = A[i * L + k] * B[i * L + k] - (gold[i] === k ? 1 : 0)
        if (i === 0) addTo(first + k, gradient)
        if (i === count - 1) addTo(first + L + k, gradient)
        together[this.base[k]] += gradient
      }
      for (let m = 0; m < M; m++) {
        if (Math.abs(together[m]) < 1e-4) continue
        for (let f = starts[i]; f < starts[i + 1]; f++)
          this.update(this.emission, features[f] * M + m, together[m])
      }
    }
    for (const [at, gradient] of G) if (Math.abs(gradient) > 1e-4) this.update(this.chain, at, gradient)
    return logZ - score
  }

  /**
   * Runs through the lines in a new order each epoch; the weights kept are the mean over the last
   * epochs.
   */
  train(sequences, epochs, averaged, report, seed = 7) {
    const next = random(seed)
    const order = sequences.map((_, index) => index)
    const mean = new Float64Array(this.emission.w.length)
    const meanChain = new Float64Array(this.chain.w.length)
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
      this.emission.w.forEach((weight, at) => (mean[at] += weight / averaged))
      this.chain.w.forEach((weight, at) => (meanChain[at] += weight / averaged))
    }
    // With all features present the sums are larger by what was left out in training.
    this.weights = mean.map((weight) => weight * (1 - (this.options.drop ?? 0)))
    this.transitions = meanChain
  }
}
