/** Sees the lines of text in a picture: turns it upright, finds them, and reads their letters. */
import type { Engine } from './engine.ts'
import { withFractions } from './find-fractions.ts'
import { type Band, bandOf } from './line-band.ts'
import { cropLine } from './line-crop.ts'
import { fitted, turned } from './open-picture.ts'
import { readerOf, withLostAmount } from './lost-amount.ts'
import type { Raster } from './raster.ts'
import type { Letter } from '@plateful/page-reader/picture/letters'
import { type TextBox, textBoxes } from './text-boxes.ts'

/** A line as it was seen, with its letters; spaces are not put back yet. */
export interface SeenLine {
  box: TextBox
  letters: Letter[]
  band: Band
}

/** What was seen, on the picture after its quarter turns. */
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
const MOST_ENLARGED = 1.5
/** As the reader and the turner were taught. */
const READING = { height: 48, stretch: 1.4 }
const READING_WRITTEN = { height: 48, stretch: 1 }
const TURNING = { height: 48, stretch: 1, width: 192 }
/** Longest lines by which the turn of a picture is told, and whether it is written by hand. */
const TOLD_BY = 9
/** Lines of a picture that are read. */
const MOST_LINES = 320

const isLong = (box: TextBox) => box.length > 2.5 * box.height
const isUpright = (box: TextBox) => Math.abs(box.sin) > Math.SQRT1_2

/** The lines of a picture in no order, and the picture as they stand upright on it. */
export async function seeLines(
  engine: Engine,
  given: Raster,
): Promise<{ seen: SeenPicture; picture: Raster }> {
  let picture = given
  let turn = 0
  let boxes = await findBoxes(engine, picture)
  const long = boxes.filter(isLong)
  if (2 * long.filter(isUpright).length > long.length) {
    turn = 90
    picture = await turned(given, 90)
    boxes = await findBoxes(engine, picture)
  }
  const known = new Map<TextBox, Letter[]>()
  if (await isUpsideDown(engine, picture, boxes, known)) {
    const { width, height } = picture
    turn += 180
    picture = await turned(picture, 180)
    boxes = boxes.map((box) => upsideDown(box, width, height))
    known.clear()
  }
  const lines = await readLines(engine, picture, boxes.slice(0, MOST_LINES), known)
  return { seen: { width: picture.width, height: picture.height, turn, lines }, picture }
}

/** The lines in boxes; those that run up or down are no lines of a page. */
async function readLines(
  engine: Engine,
  picture: Raster,
  boxes: readonly TextBox[],
  known: Map<TextBox, Letter[]>,
): Promise<SeenLine[]> {
  const isWritten = isHardToRead(await readLongest(engine, picture, boxes, known))
  const again = readerOf((crop) => engine.readLine(crop), READING.height)
  const lines: SeenLine[] = []
  for (const box of boxes) {
    if (isLong(box) && isUpright(box)) continue
    const crop = cropLine(picture, box, isWritten ? READING_WRITTEN : READING)
    const read = isWritten ? await engine.readWords(crop) : (known.get(box) ?? (await engine.readLine(crop)))
    if (read.length === 0) continue
    const letters = isWritten ? read : withFractions(read, cropLine(picture, box, { ...READING, stretch: 1 }))
    const line = await withLostAmount(again, picture, { box, letters })
    lines.push({ ...line, band: bandOf(crop) })
  }
  return lines
}

/** What the longest lines say, of which some may be known already. */
async function readLongest(
  engine: Engine,
  picture: Raster,
  boxes: readonly TextBox[],
  known: Map<TextBox, Letter[]>,
): Promise<Letter[]> {
  const longest = boxes
    .filter((box) => isLong(box) && !isUpright(box))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, TOLD_BY)
  for (const box of longest)
    known.set(box, known.get(box) ?? (await engine.readLine(cropLine(picture, box, READING))))
  return longest.flatMap((box) => known.get(box) ?? [])
}

/** A letter below this is unsure; where so many are, somebody wrote by hand, or it is blurred. */
const UNSURE = 0.8
const OFTEN_UNSURE = 0.05

/**
 * Whether the letters are hard to read, as handwriting is. Its letters are read better where they
 * are not drawn wider, its words are mended by what they may be, and what looks like a fraction in
 * one glyph is none.
 */
function isHardToRead(letters: readonly Letter[]): boolean {
  const own = letters.filter(({ text }) => /^\p{L}$/u.test(text))
  return own.filter(({ confidence }) => confidence < UNSURE).length > OFTEN_UNSURE * own.length
}

async function findBoxes(engine: Engine, picture: Raster): Promise<TextBox[]> {
  const side = Math.max(picture.width, picture.height)
  const longest = Math.min(FINDING_SIDE, side * MOST_ENLARGED)
  const { scale, ...small } = await fitted(picture, longest)
  return textBoxes(await engine.findText(small), scale)
}

/** Whether a picture stands on its head; what was read of it for that is then known. */
async function isUpsideDown(
  engine: Engine,
  picture: Raster,
  boxes: readonly TextBox[],
  known: Map<TextBox, Letter[]>,
): Promise<boolean> {
  const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, TOLD_BY)
  let votes = 0
  for (const box of longest) {
    const share = Math.min(1, (TURNING.width / TURNING.height) * (box.height / (box.to - box.from)))
    const crop = cropLine(picture, box, { ...TURNING, part: [0.5 - share / 2, 0.5 + share / 2] })
    votes += (await engine.isOnItsHead(crop)) > 0.5 ? 1 : -1
  }
  if (longest.length > 2 && Math.abs(votes) < longest.length) {
    // Where it is not sure, the reader tells which way it reads better.
    let [up, down] = [0, 0]
    for (const box of longest.slice(0, 5)) {
      const letters = await engine.readLine(cropLine(picture, box, READING))
      known.set(box, letters)
      up += sureness(letters)
      down += sureness(await engine.readLine(cropLine(picture, box, { ...READING, isTurned: true })))
    }
    return down > up + 0.3
  }
  return votes > 0
}

const sureness = (letters: readonly Letter[]) =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)

/** A box on a picture that is turned by half. */
const upsideDown = (box: TextBox, width: number, height: number): TextBox => ({
  ...box,
  x: width - box.x,
  y: height - box.y,
  from: -box.to,
  to: -box.from,
  bend: [-box.bend[0], box.bend[1], -box.bend[2]],
})
