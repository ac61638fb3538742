/**
 * Stands in for `@node-rs/argon2` (vitest.config.ts): the same hashes, at a thousandth of the cost.
 * Tests make thousands of accounts; what the cost itself proves is told to `atFullCost`.
 */

import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll } from 'vitest'

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let isFull = false

/** In the tests of this file or block passwords are hashed at the cost of the product. */
export function atFullCost(): void {
  beforeAll(() => {
    isFull = true
  })
  afterAll(() => {
    isFull = false
  })
}

const withLeastCost = (options: Argon2.Options | null | undefined) =>
  isFull ? options : { ...options, ...LEAST }

export const hash: typeof Argon2.hash = (password, options, signal) =>
  real.hash(password, withLeastCost(options), signal)

export const hashRaw: typeof Argon2.hashRaw = (password, options, signal) =>
  real.hashRaw(password, withLeastCost(options), signal)

export const { verify } = real
