/** Sees the lines of text in a picture: turns it upright, finds them, and reads their letters. */
import type { Engine } from './engine.ts'
import { withFractions } from './find-fractions.ts'
import { type Band, bandOf } from './line-band.ts'
import { cropLine } from './line-crop.ts'
import { lineReader, type LineReader, meanSureness, READING } from './line-reader.ts'
import { fitToCanvas, rotateQuarters } from './open-picture.ts'
import { readerOf, withLostAmount } from './lost-amount.ts'
import type { Raster } from './raster.ts'
import type { Letter } from '@plateful/page-reader/picture/letters'
import { layFlat, type TextBox, textBoxes } from './text-boxes.ts'

/** A line as it was seen, with its letters; spaces are not put back yet. */
export interface SeenLine {
  box: TextBox
  letters: Letter[]
  band: Band
}

/** The lines on the picture after its quarter turns. */
export interface SeenPicture {
  width: number
  height: number
  /** By how many degrees it was turned, clockwise. */
  turn: number
  lines: SeenLine[]
}

/** Pixels of the longest side on which text is looked for. */
const FINDING_SIDE = 1600
/** Small pictures are enlarged, so that lines that stand close are told apart. */
const MAX_ENLARGED = 1.5
/** As handwriting is read best, and as the orientation classifier was trained. */
const READING_WRITTEN = { height: 48, stretch: 1 }
const TURNING = { height: 48, stretch: 1, width: 192 }
/** Number of longest lines that decide how a picture is turned, and whether it is handwritten. */
const TOLD_BY = 9
/** Heights of a line that tell which way it reads better. */
const TELLING = 8
/** A line with so many letters of this mean confidence is not upside down. */
const FEWEST = 20
const UPRIGHT = 0.9
/** Readings that differ by less are as sure, and a page whose lines lie flat has flat figures. */
const NEARLY = 0.1
/** Lines of a picture that are read. */
const MAX_LINES = 320

const isLong = (box: TextBox) => box.length > 2.5 * box.height
const isUpright = (box: TextBox) => Math.abs(box.sin) > Math.SQRT1_2

/** The lines of a picture in no order, and the picture as they stand upright on it. */
export async function seeLines(
  engine: Engine,
  input: Raster,
): Promise<{ seen: SeenPicture; picture: Raster }> {
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

/** The lines in boxes; those that run up or down are no lines of a page. */
async function readLines(
  engine: Engine,
  picture: Raster,
  boxes: readonly TextBox[],
  reader: LineReader,
): Promise<SeenLine[]> {
  const isHandwritten = await areHandwritten(boxes, reader)
  const shape = isHandwritten ? READING_WRITTEN : reader.shape()
  const again = readerOf((crop) => engine.readLine(crop), READING.height)
  const lines: SeenLine[] = []
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
    const line = await withLostAmount(again, picture, { box, letters })
    lines.push({ ...line, band: bandOf(crop) })
  }
  return lines
}

/** The letters of a figure alone as it lies, or as it stands where those are surer. */
const surerReading = (asFound: Letter[], stood: Letter[]) =>
  asFound.length > 0 && meanSureness(asFound) + NEARLY > meanSureness(stood) ? asFound : stood

/** Whether the longest lines are hard to read; of them some may be known already. */
async function areHandwritten(boxes: readonly TextBox[], reader: LineReader): Promise<boolean> {
  const longest = boxes
    .filter((box) => isLong(box) && !isUpright(box))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, TOLD_BY)
  const letters: Letter[] = []
  for (const [at, box] of longest.entries()) {
    letters.push(...(await reader.read(box)))
    // The others are no longer, so that they hardly have more letters.
    if (isHardToRead(letters, longest.length / (at + 1))) return true
  }
  return false
}

/** A letter below this is unsure; where so many are, somebody wrote by hand, or it is blurred. */
const UNSURE = 0.8
const OFTEN_UNSURE = 0.05

/**
 * Whether the letters are hard to read, as handwriting is. Its letters are read better where they
 * are not drawn wider, its words are mended by what they may be, and what looks like a fraction in
 * one glyph is none. All lines have so many `times` the letters of those that were read.
 */
function isHardToRead(letters: readonly Letter[], times: number): boolean {
  const letterSigns = letters.filter(({ text }) => /^\p{L}$/u.test(text))
  return (
    letterSigns.filter(({ confidence }) => confidence < UNSURE).length >
    OFTEN_UNSURE * letterSigns.length * times
  )
}

async function findBoxes(engine: Engine, picture: Raster): Promise<TextBox[]> {
  const side = Math.max(picture.width, picture.height)
  const longest = Math.min(FINDING_SIDE, side * MAX_ENLARGED)
  const { scale, ...small } = await fitToCanvas(picture, longest)
  return textBoxes(await engine.findText(small), scale)
}

/** Whether a picture stands on its head; what was read of it for that is then known. */
async function isUpsideDown(
  engine: Engine,
  picture: Raster,
  boxes: readonly TextBox[],
  reader: LineReader,
): Promise<boolean> {
  const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, TOLD_BY)
  let votes = 0
  for (const box of longest) {
    const part = middleOf(box, (TURNING.width / TURNING.height) * box.height)
    const crop = cropLine(picture, box, { ...TURNING, part })
    votes += (await engine.upsideDownChance(crop)) > 0.5 ? 1 : -1
  }
  if (longest.length > 2 && Math.abs(votes) < longest.length) {
    // Where the votes are not clear, the way that reads better decides.
    let [up, down] = [0, 0]
    for (const box of longest.slice(0, 5)) {
      const letters = await reader.read(box)
      // A line of this confidence is never upside down, so it need not be read that way.
      if (letters.length >= FEWEST && meanSureness(letters) > UPRIGHT) return false
      // Its middle is enough for that.
      const part = middleOf(box, TELLING * box.height)
      up += meanSureness(letters.filter(({ at }) => at > part[0] && at < part[1]))
      down += meanSureness(
        await engine.readLine(cropLine(picture, box, { ...READING, part, isTurned: true })),
      )
    }
    return down > up + 0.3
  }
  return votes > 0
}

/** The part of a box that is so long and lies in its middle. */
function middleOf(box: TextBox, length: number): [number, number] {
  const share = Math.min(1, length / (box.to - box.from))
  return [0.5 - share / 2, 0.5 + share / 2]
}

/** A box on a picture that is turned by half. */
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

/**
 * A box on a picture, so high, that is turned by a quarter clockwise; its line runs to the right.
 */
function quarterTurned(box: TextBox, height: number): TextBox {
  const turnedBox = { ...box, x: height - box.y, y: box.x, cos: -box.sin, sin: box.cos }
  return turnedBox.cos >= 0 ? turnedBox : flipBox(turnedBox)
}
