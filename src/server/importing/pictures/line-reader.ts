/**
 * Reads the lines of a picture no wider than necessary, since the width of a line determines its
 * cost. Text from screens and typewriters is read as surely at two thirds of the width as print at
 * full width, so the first long lines of a picture are tried at the smaller width.
 */
import type { Letter } from '@plateful/page-reader/ocr/letters'
import { median } from '@plateful/page-reader/layout/placed-text'
import type { OcrEngine } from './ocr-engine.ts'
import { cropLine, type LineCrop } from './line-crop.ts'
import type { Raster } from './raster.ts'
import type { TextBox } from './text-boxes.ts'

/**
 * The height that the reader was trained with. Lines are drawn wider, so that close letters are
 * told apart; letters of a typewriter stand apart already.
 */
export const READING = { height: 48, stretch: 1.4 }
/** Points of a letter, with its share of the spaces, from which on a line is wide enough. */
const WIDE_ENOUGH = 24
/** The same for pictures whose letters are read surely at this width. */
const NARROW = 18
const NARROWEST = 0.45
/** Letters that must be read to tell their width, and lines to apply it to the others. */
const FEWEST = 20
const FEWEST_LINES = 2
/**
 * How many narrow lines must be read surely, with at least this mean confidence and at most so many
 * odd signs each. A part of so many letters is read first; if that is unsure, the lines are not
 * read narrow.
 */
const TRIED = 3
const PART = 28
const SURE = 0.98
const MAX_ODD = 1
/** A letter with less confidence is unsure. */
const UNSURE = 0.8
/** A narrow line with less confidence on average, or more unsure letters, is also read wide. */
const SURE_ENOUGH = 0.93
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
      return meanSureness(again) >= meanSureness(letters) ? again : letters
    }
    // Short lines and titles are no measure for the others.
    const length = (box.to - box.from) / letterWidth(known)
    if (length < FEWEST || box.height > MAYBE_LARGER * usualHeight(known)) return asBefore()
    const sureLetters = async (part?: readonly [number, number]) => {
      const letters = await engine.readLine(cropLine(picture, box, { ...narrow, ...(part && { part }) }))
      return meanSureness(letters) >= SURE && countUnsure(letters) <= MAX_ODD ? letters : null
    }
    const share = Math.min(1, PART / length)
    const isLikely = tried.size > 0 || (await sureLetters([0.5 - share / 2, 0.5 + share / 2])) !== null
    const letters = isLikely ? await sureLetters() : null
    if (letters) {
      tried.add(box)
      if (tried.size === TRIED) isNarrow = true
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

export const meanSureness = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)

const countUnsure = (letters: readonly Letter[]) =>
  letters.filter(({ confidence }) => confidence < UNSURE).length

const isUnsure = (letters: readonly Letter[]) =>
  meanSureness(letters) < SURE_ENOUGH ||
  countUnsure(letters) > Math.max(MAX_UNSURE.letters, MAX_UNSURE.share * letters.length)

type Known = ReadonlyMap<TextBox, readonly Letter[]>

/** How lines are drawn, by the width of the letters read so far. */
function shapeBy(known: Known): typeof READING {
  let [points, letters] = [0, 0]
  for (const [box, read] of known) {
    points += (READING.height * (box.to - box.from)) / box.height
    letters += read.length
  }
  const stretch = Math.min(READING.stretch, (WIDE_ENOUGH * letters) / Math.max(1, points))
  return letters < FEWEST ? READING : { ...READING, stretch: Math.max(1, stretch) }
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
  if (known.size < FEWEST_LINES || [...known.values()].flat().length < FEWEST) return null
  const usual = usualHeight(known)
  const larger = box.height > LARGER * usual ? box.height / usual : 1
  const stretch = (NARROW * box.height) / (READING.height * letterWidth(known) * larger)
  return { ...READING, stretch: Math.max(NARROWEST, stretch) }
}
