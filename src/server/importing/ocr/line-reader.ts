/**
 * Reads the lines of a picture no wider than necessary, since the width of a line determines its
 * cost. Text from screens and typewriters is read as surely at two thirds of the width as print at
 * full width, so the first long lines of a picture are tried at the smaller width.
 */

import { median } from '@plateful/page-reader/layout/placed-text'
import type { Letter } from '@plateful/page-reader/ocr/letters'
import { cropLine, type LineCrop } from './line-crop.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { Raster } from './raster.ts'
import type { TextBox } from './text-boxes.ts'

/**
 * The height that the reader was trained with. Lines are drawn wider, so that close letters are
 * told apart; letters of a typewriter stand apart already.
 */
export const READING = { height: 48, stretch: 1.4 }
/**
 * The width in pixels of a letter, with its share of the spaces, at which a line is wide enough.
 */
const POINTS_PER_LETTER = 24
/** The same for pictures whose letters are read surely at this width. */
const NARROW_POINTS_PER_LETTER = 18
const MIN_STRETCH = 0.45
/**
 * How many letters must be read before their width is known, and how many lines before it is used
 * for the others.
 */
const MIN_LETTERS = 20
const MIN_LINES = 2
/**
 * How many lines are tried narrow before the rest are read so. Each needs this mean confidence and
 * has at most one unsure letter. The middle of the first line, of so many letters, is tried before
 * the whole line.
 */
const LINES_TO_TRY = 3
const LETTERS_TO_TRY = 28
const MIN_TRIED_CONFIDENCE = 0.98
const MAX_TRIED_UNSURE = 1
/** A letter with less confidence is unsure. */
const MIN_LETTER_CONFIDENCE = 0.8
/** A narrow line with less confidence on average, or more unsure letters, is also read wide. */
const MIN_CONFIDENCE = 0.93
const MAX_UNSURE = { letters: 2, share: 0.06 }
/** Lines this many times higher than most have larger letters, or may have. */
const LARGER = 1.25
const MAYBE_LARGER = 1.1

/** Reads the lines of one picture and remembers them. */
export interface LineReader {
  /** The letters of a line; `wide` is its crop at full width, if that exists. */
  read: (box: TextBox, wide?: LineCrop) => Promise<Letter[]>
  /** How lines are drawn at full width, by the width of the letters read so far. */
  shape: () => typeof READING
}

/** A reader for a picture that stands upright. */
export function lineReader(engine: Pick<OcrEngine, 'readLine'>, picture: Raster): LineReader {
  const known = new Map<TextBox, Letter[]>()
  const tried = new Set<TextBox>()
  let isNarrow: boolean | undefined

  const shape = () => shapeBy(known)
  async function readBox(box: TextBox, wide?: LineCrop): Promise<Letter[]> {
    const asBefore = () => engine.readLine(wide ?? cropLine(picture, box, shape()))
    const narrow = isNarrow === false ? null : narrowShape(known, box)
    if (!narrow || narrow.stretch >= shape().stretch) return asBefore()
    if (isNarrow) {
      const letters = await engine.readLine(cropLine(picture, box, narrow))
      if (!isUnsure(letters)) return letters
      const again = await asBefore()
      return meanConfidence(again) >= meanConfidence(letters) ? again : letters
    }
    // Short lines and titles do not tell how wide the other letters are.
    const length = (box.to - box.from) / letterWidth(known)
    if (length < MIN_LETTERS || box.height > MAYBE_LARGER * usualHeight(known)) return asBefore()
    const sureLetters = async (part?: readonly [number, number]) => {
      const letters = await engine.readLine(cropLine(picture, box, { ...narrow, ...(part && { part }) }))
      return meanConfidence(letters) >= MIN_TRIED_CONFIDENCE && countUnsure(letters) <= MAX_TRIED_UNSURE
        ? letters
        : null
    }
    const share = Math.min(1, LETTERS_TO_TRY / length)
    const isLikely = tried.size > 0 || (await sureLetters([0.5 - share / 2, 0.5 + share / 2])) !== null
    const letters = isLikely ? await sureLetters() : null
    if (letters) {
      tried.add(box)
      if (tried.size === LINES_TO_TRY) isNarrow = true
      return letters
    }
    isNarrow = false
    for (const other of tried) known.delete(other)
    return asBefore()
  }
  return {
    shape,
    read: async (box, wide) => {
      const letters = known.get(box) ?? (await readBox(box, wide))
      known.set(box, letters)
      return letters
    },
  }
}

export const meanConfidence = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)

const countUnsure = (letters: readonly Letter[]) =>
  letters.filter(({ confidence }) => confidence < MIN_LETTER_CONFIDENCE).length

const isUnsure = (letters: readonly Letter[]) =>
  meanConfidence(letters) < MIN_CONFIDENCE ||
  countUnsure(letters) > Math.max(MAX_UNSURE.letters, MAX_UNSURE.share * letters.length)

type Known = ReadonlyMap<TextBox, readonly Letter[]>

/** How lines are drawn, by the width of the letters read so far. */
function shapeBy(known: Known): typeof READING {
  let [points, letters] = [0, 0]
  for (const [box, read] of known) {
    points += (READING.height * (box.to - box.from)) / box.height
    letters += read.length
  }
  const stretch = Math.min(READING.stretch, (POINTS_PER_LETTER * letters) / Math.max(1, points))
  return letters < MIN_LETTERS ? READING : { ...READING, stretch: Math.max(1, stretch) }
}

/** The pixels of a letter in the lines read so far, with its share of the spaces. */
function letterWidth(known: Known): number {
  const length = [...known.keys()].reduce((sum, { from, to }) => sum + to - from, 0)
  return length / Math.max(1, [...known.values()].flat().length)
}

const usualHeight = (known: Known) => median([...known.keys()].map(({ height }) => height))

/**
 * How a line is drawn so that letters have the same width in each line of a picture, even if its
 * box is slightly too high or low; null where too little was read.
 */
function narrowShape(known: Known, box: TextBox): typeof READING | null {
  if (known.size < MIN_LINES || [...known.values()].flat().length < MIN_LETTERS) return null
  const usual = usualHeight(known)
  const larger = box.height > LARGER * usual ? box.height / usual : 1
  const stretch = (NARROW_POINTS_PER_LETTER * box.height) / (READING.height * letterWidth(known) * larger)
  return { ...READING, stretch: Math.max(MIN_STRETCH, stretch) }
}
