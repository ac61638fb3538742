/**
 * Sees the lines of text in a picture: turns it upright, finds the lines and reads their letters.
 */

import type { Letter } from '@plateful/page-reader/ocr/letters'
import { withFractions } from './find-fractions.ts'
import { type Band, bandOf } from './line-band.ts'
import { cropLine } from './line-crop.ts'
import { lineReader, type LineReader, meanConfidence, READING } from './line-reader.ts'
import { readerOf, withLostAmount } from './lost-amount.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { fitToCanvas, rotateQuarters } from './open-picture.ts'
import type { Raster } from './raster.ts'
import { layFlat, type TextBox, textBoxes } from './text-boxes.ts'

/** A line with its letters; spaces are not restored yet. */
export interface DetectedLine {
  box: TextBox
  letters: Letter[]
  band: Band
}

/** The lines on the picture after its quarter turns. */
export interface DetectedPicture {
  width: number
  height: number
  /** By how many degrees it was turned, clockwise. */
  turn: number
  lines: DetectedLine[]
}

/** The longest side on which text is looked for, in pixels. */
const FINDING_SIDE = 1600
/** How much small pictures are enlarged at most, so that close lines are told apart. */
const MAX_ENLARGED = 1.5
/**
 * The crop that suits handwriting best, and the one that the orientation classifier was trained
 * with.
 */
const HANDWRITING_CROP = { height: 48, stretch: 1 }
const ORIENTATION_CROP = { height: 48, stretch: 1, width: 192 }
/** How many of the longest lines decide how a picture is turned and whether it is handwritten. */
const LINES_TO_JUDGE_BY = 9
/** How much of a line is read to tell which way it reads better, in line heights. */
const COMPARED_LENGTH = 8
/** A line with so many letters of this mean confidence is upright. */
const MIN_UPRIGHT_LETTERS = 20
const MIN_UPRIGHT_CONFIDENCE = 0.9
/**
 * Readings whose confidence differs by less count as equally sure; then the reading of the box as
 * it lies is taken.
 */
const SAME_CONFIDENCE = 0.1
/** The most lines of a picture that are read. */
const MAX_LINES = 320

const isLong = (box: TextBox) => box.length > 2.5 * box.height
const isUpright = (box: TextBox) => Math.abs(box.sin) > Math.SQRT1_2

/** The lines of a picture in any order, and the picture turned as they stand upright on it. */
export async function detectLines(
  engine: OcrEngine,
  input: Raster,
): Promise<{ seen: DetectedPicture; picture: Raster }> {
  let picture = input
  let turn = 0
  let boxes = await findBoxes(engine, picture)
  const long = boxes.filter(isLong)
  if (2 * long.filter(isUpright).length > long.length) {
    turn = 90
    picture = await rotateQuarters(input, 90)
    boxes = boxes.map((box) => quarterTurned(box, input.height))
  }
  let reader = lineReader(engine, picture)
  if (await isUpsideDown(engine, picture, boxes, reader)) {
    const { width, height } = picture
    turn += 180
    picture = await rotateQuarters(picture, 180)
    boxes = boxes.map((box) => upsideDown(box, width, height))
    reader = lineReader(engine, picture)
  }
  const lines = await readLines(engine, picture, boxes.slice(0, MAX_LINES), reader)
  return { seen: { width: picture.width, height: picture.height, turn, lines }, picture }
}

/** Reads the lines in boxes; long vertical ones are left out. */
async function readLines(
  engine: OcrEngine,
  picture: Raster,
  boxes: readonly TextBox[],
  reader: LineReader,
): Promise<DetectedLine[]> {
  const isHandwritten = await areHandwritten(boxes, reader)
  const shape = isHandwritten ? HANDWRITING_CROP : reader.shape()
  const readAgain = readerOf((crop) => engine.readLine(crop), READING.height)
  const lines: DetectedLine[] = []
  for (const found of boxes) {
    if (isLong(found) && isUpright(found)) continue
    const box = isUpright(found) ? layFlat(found) : found
    const crop = cropLine(picture, box, shape)
    const asFound = isHandwritten ? await engine.readWords(crop) : await reader.read(box, crop)
    const read = isUpright(found) ? surerReading(asFound, await reader.read(found)) : asFound
    if (read.length === 0) continue
    const letters = isHandwritten
      ? read
      : withFractions(read, cropLine(picture, box, { ...READING, stretch: 1 }))
    const line = await withLostAmount(readAgain, picture, { box, letters })
    lines.push({ ...line, band: bandOf(crop) })
  }
  return lines
}

/**
 * The letters of a single figure, read as its box was turned to lie, or as it stands if that is
 * surer.
 */
const surerReading = (asFound: Letter[], upright: Letter[]) =>
  asFound.length > 0 && meanConfidence(asFound) + SAME_CONFIDENCE > meanConfidence(upright)
    ? asFound
    : upright

/** Whether the longest lines are hard to read; some of them may have been read already. */
async function areHandwritten(boxes: readonly TextBox[], reader: LineReader): Promise<boolean> {
  const longest = boxes
    .filter((box) => isLong(box) && !isUpright(box))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, LINES_TO_JUDGE_BY)
  const letters: Letter[] = []
  for (const [at, box] of longest.entries()) {
    letters.push(...(await reader.read(box)))
    // The remaining lines are no longer, so they have hardly more letters.
    if (isHardToRead(letters, longest.length / (at + 1))) return true
  }
  return false
}

/**
 * A letter with less confidence is unsure. With this share of unsure letters, the text is
 * handwritten or blurred.
 */
const MIN_LETTER_CONFIDENCE = 0.8
const MAX_UNSURE_SHARE = 0.05

/**
 * Whether letters are as hard to read as handwriting. Then lines are read better without
 * stretching, words are replaced by likely ones, and what looks like a fraction of a single glyph
 * is not one. The lines together have about `times` as many letters as these.
 */
function isHardToRead(letters: readonly Letter[], times: number): boolean {
  const letterSigns = letters.filter(({ text }) => /^\p{L}$/u.test(text))
  return (
    letterSigns.filter(({ confidence }) => confidence < MIN_LETTER_CONFIDENCE).length >
    MAX_UNSURE_SHARE * letterSigns.length * times
  )
}

async function findBoxes(engine: OcrEngine, picture: Raster): Promise<TextBox[]> {
  const side = Math.max(picture.width, picture.height)
  const longest = Math.min(FINDING_SIDE, side * MAX_ENLARGED)
  const { scale, ...small } = await fitToCanvas(picture, longest)
  return textBoxes(await engine.findText(small), scale)
}

/** Whether a picture is upside down. Lines that are read for this stay known to the reader. */
async function isUpsideDown(
  engine: OcrEngine,
  picture: Raster,
  boxes: readonly TextBox[],
  reader: LineReader,
): Promise<boolean> {
  const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, LINES_TO_JUDGE_BY)
  let votes = 0
  for (const box of longest) {
    const part = middleOf(box, (ORIENTATION_CROP.width / ORIENTATION_CROP.height) * box.height)
    const crop = cropLine(picture, box, { ...ORIENTATION_CROP, part })
    votes += (await engine.upsideDownChance(crop)) > 0.5 ? 1 : -1
  }
  if (longest.length > 2 && Math.abs(votes) < longest.length) {
    // The votes disagree, so lines are read both ways and compared.
    let [uprightScore, turnedScore] = [0, 0]
    for (const box of longest.slice(0, 5)) {
      const letters = await reader.read(box)
      // A line with this confidence is upright, so it is not read the other way.
      if (letters.length >= MIN_UPRIGHT_LETTERS && meanConfidence(letters) > MIN_UPRIGHT_CONFIDENCE)
        return false
      // The middle of the line is enough.
      const part = middleOf(box, COMPARED_LENGTH * box.height)
      uprightScore += meanConfidence(letters.filter(({ at }) => at > part[0] && at < part[1]))
      turnedScore += meanConfidence(
        await engine.readLine(cropLine(picture, box, { ...READING, part, isTurned: true })),
      )
    }
    return turnedScore > uprightScore + 0.3
  }
  return votes > 0
}

/** The middle part of a box, of this length. */
function middleOf(box: TextBox, length: number): [number, number] {
  const share = Math.min(1, length / (box.to - box.from))
  return [0.5 - share / 2, 0.5 + share / 2]
}

/** A box on the picture turned by half. */
const upsideDown = (box: TextBox, width: number, height: number): TextBox =>
  flipBox({ ...box, x: width - box.x, y: height - box.y, cos: -box.cos, sin: -box.sin })

/** The same box whose line runs the other way. */
const flipBox = (box: TextBox): TextBox => ({
  ...box,
  cos: -box.cos || 0,
  sin: -box.sin || 0,
  from: -box.to,
  to: -box.from,
  bend: [-box.bend[0], box.bend[1], -box.bend[2]],
})

/** A box on a picture of this height, turned by a quarter clockwise; its line runs to the right. */
function quarterTurned(box: TextBox, height: number): TextBox {
  const turnedBox = { ...box, x: height - box.y, y: box.x, cos: -box.sin, sin: box.cos }
  return turnedBox.cos >= 0 ? turnedBox : flipBox(turnedBox)
}
