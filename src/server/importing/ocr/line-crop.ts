/** Crops a line of text out of a picture and straightens it for the letter reader. Pure. */

import { type Raster, sample } from './raster.ts'
import { pointOf, type TextBox } from './text-boxes.ts'

/** The pixels of a line: all red, then all green, then all blue values, from 0 to 1. */
export interface LineCrop {
  width: number
  height: number
  data: Float32Array
}

const WIDEST = 2400
const NARROWEST = 16

/** How a line is cropped. */
export interface CropShape {
  height: number
  /** How many times wider it is drawn, so that close letters are told apart. */
  stretch: number
  /** Whether it is cropped upside down. */
  isTurned?: boolean
  /** The part of the line that is cropped, from 0 to 1. */
  part?: readonly [number, number]
}

/** The line of a box, straightened and scaled to a height. */
export function cropLine(picture: Raster, box: TextBox, shape: CropShape): LineCrop {
  const { height, stretch, isTurned = false, part = [0, 1] } = shape
  const boxLength = box.to - box.from
  const start = box.from + boxLength * part[0]
  const length = boxLength * (part[1] - part[0])
  const ratio = (stretch * length) / box.height
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.round(height * ratio)))
  const size = width * height
  const data = new Float32Array(3 * size)
  for (let x = 0; x < width; x++) {
    const along = start + (length * (x + 0.5)) / width
    // Across the line, the points lie on a straight one.
    const top = pointOf(box, along, -box.height / 2)
    const end = pointOf(box, along, box.height / 2)
    const [stepX, stepY] = [(end.x - top.x) / height, (end.y - top.y) / height]
    for (let y = 0; y < height; y++) {
      const at = y * width + x
      const [px, py] = [top.x + (y + 0.5) * stepX - 0.5, top.y + (y + 0.5) * stepY - 0.5]
      sample(picture, px, py, data, isTurned ? size - 1 - at : at, size)
    }
  }
  for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) / 255
  return { width, height, data }
}
