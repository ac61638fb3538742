/**
 * Makes random numbers from 0 up to but not 1. The same seed gives the same numbers, and so the
 * same plan, on every machine.
 */
export function seededRandom(seed: number): () => number {
  let state = (Math.imul(seed, 7919) + 17) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}
