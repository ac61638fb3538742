/**
 * Reads the lines of a picture no wider than they need: a line costs by how wide it is drawn. What
 * a screen drew and what was typed is as sure at two thirds of the width as print is at all of it,
 * so that the first long lines of a picture are tried that way.
 */
import type { Letter } from '@plateful/page-reader/picture/letters'
import { median } from '@plateful/page-reader/layout/placed-text'
import type { Engine } from './engine.ts'
import { cropLine, type LineCrop } from './line-crop.ts'
import type { Raster } from './raster.ts'
import type { TextBox } from './text-boxes.ts'

/**
 * As the reader was trained. Lines are drawn wider, so that letters that stand close are told
 * apart; those of a typewriter stand apart.
 */
export const READING = { height: 48, stretch: 1.4 }
/** Points that a letter of a line takes which is wide enough, with its part of the spaces. */
const WIDE_ENOUGH = 24
/** The same points on a picture whose letters are read surely at this width. */
const NARROW = 18
const NARROWEST = 0.45
/** Letters that have to be known to tell how wide they are, and lines for those of each line. */
const FEWEST = 20
const FEWEST_LINES = 2
/**
 * Narrow lines that have to be sure, how sure each is on average, and how many of its signs may be
 * odd; a part with so many letters is read before them, which is enough where they are not.
 */
const TRIED = 3
const PART = 28
const SURE = 0.98
const MAX_ODD = 1
/** A letter below this is unsure. */
const UNSURE = 0.8
/** A narrow line that is less sure on average, or has more unsure letters, is read wider too. */
const SURE_ENOUGH = 0.93
const MAX_UNSURE = { letters: 2, share: 0.06 }
/** Lines that are so many times higher than most have larger letters, or may have. */
const LARGER = 1.25
const MAYBE_LARGER = 1.1

/** Reads the lines of one picture, and knows those that it has read. */
export interface LineReader {
  /** The letters of a line; `wide` is the line as it is drawn where it cannot be narrower. */
  read: (box: TextBox, wide?: LineCrop) => Promise<Letter[]>
  /** How lines are drawn that cannot be narrower, by how wide the letters are that are known. */
  shape: () => typeof READING
}

/** A reader for a picture that stands upright. */
export function lineReader(engine: Pick<Engine, 'readLine'>, picture: Raster): LineReader {
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
    // Short lines and titles tell too little.
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

/** The mean confidence of letters. */
export const meanSureness = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)

const countUnsure = (letters: readonly Letter[]) =>
  letters.filter(({ confidence }) => confidence < UNSURE).length

const isUnsure = (letters: readonly Letter[]) =>
  meanSureness(letters) < SURE_ENOUGH ||
  countUnsure(letters) > Math.max(MAX_UNSURE.letters, MAX_UNSURE.share * letters.length)

type Known = ReadonlyMap<TextBox, readonly Letter[]>

/** How wide lines are drawn, by how wide the letters are that are known. */
function shapeBy(known: Known): typeof READING {
  let [points, letters] = [0, 0]
  for (const [box, read] of known) {
    points += (READING.height * (box.to - box.from)) / box.height
    letters += read.length
  }
  const stretch = Math.min(READING.stretch, (WIDE_ENOUGH * letters) / Math.max(1, points))
  return letters < FEWEST ? READING : { ...READING, stretch: Math.max(1, stretch) }
}

/** The pixels that a letter takes in the known lines, with its part of the spaces. */
function letterWidth(known: Known): number {
  const length = [...known.keys()].reduce((sum, { from, to }) => sum + to - from, 0)
  return length / Math.max(1, [...known.values()].flat().length)
}

const usualHeight = (known: Known) => median([...known.keys()].map(({ height }) => height))

/**
 * How a line is drawn so that its letters take the same width in each line of a picture, whether
 * its box was found a little higher or lower; null where too little is known.
 */
function narrowShape(known: Known, box: TextBox): typeof READING | null {
  if (known.size < FEWEST_LINES || [...known.values()].flat().length < FEWEST) return null
  const usual = usualHeight(known)
  const larger = box.height > LARGER * usual ? box.height / usual : 1
  const stretch = (NARROW * box.height) / (READING.height * letterWidth(known) * larger)
  return { ...READING, stretch: Math.max(NARROWEST, stretch) }
}
