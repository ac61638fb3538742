/**
 * Each value of every call as far as a number, a text or a day can go: refused with a sentence or
 * taken, on both databases alike.
 */

import { beforeAll, expect, it } from 'vitest'
import { allCalls } from '../harness/all-calls.ts'
import { useTestApp } from '../harness/app.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { nameOf, samples, send } from './sample-calls.ts'
import { pageOfLeekSoup } from './samples/importing.ts'
import type { Sample } from './samples/sample.ts'
import { fillHousehold } from './two-households.ts'

const dataDir = temporaryFolder('extremes')
const testApp = useTestApp({ dataDir })
beforeAll(() => void testApp.pages.set('https://kitchen.example/soup', pageOfLeekSoup))

const numbers = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, -(2 ** 31) - 1, 0.1]
const days = ['0000-01-01', '0001-01-01', '9999-12-31']
/** Letters of three bytes each in an order that no packing makes shorter. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('')
const texts = [...[50, 100, 200, 254, 300, 500, 1000, 2000, 5000].map(letters), '\0', ' ']

function extremesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return numbers
  if (typeof value !== 'string') return []
  if (/^\d+$/.test(value)) return numbers.map(String)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? [...days, ...texts] : texts
}

/** The value with one of its leaves at an extreme, each by itself. */
function* withExtremes(value: unknown): Generator {
  if (Array.isArray(value))
    for (const [at, one] of value.entries())
      for (const other of withExtremes(one)) yield value.with(at, other)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      for (const other of withExtremes(one)) yield { ...value, [key]: other }
  else yield* extremesOf(value)
}

it.each(allCalls.map((call) => [nameOf(call), call] as const))(
  '%s',
  { timeout: 120_000 },
  async (name, call) => {
    const ada = await fillHousehold(testApp)
    const sample = (await samples[name]?.(ada)) ?? {}
    const { params, query, body } = sample
    const failed: unknown[] = []
    for (const parts of withExtremes({ params, query, ...(!call.upload && { body }) })) {
      const answer = await send(call, { ...sample, ...(parts as Sample) }, ada.call)
      if (answer.statusCode >= 500) failed.push([parts, answer.statusCode, answer.body])
    }
    expect(failed).toEqual([])
  },
)
