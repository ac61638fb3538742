/**
 * Chooses the place of a toast: over no dialog, no bar and, where possible, over no button or
 * heading.
 */

/** A part of the window, as the browser measures it. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

export interface ToastSurroundings {
  width: number
  height: number
  /** How large the toast is, with the space around it. */
  toast: { width: number; height: number }
  /** Where the header of the page ends. */
  header: number
  dialog?: Box | undefined
  /** The bars at the bottom of that dialog, or of the screen if none is open. */
  bars: readonly Box[]
  /** Everything that can be pressed: in the dialog, or on the screen if none is open. */
  presses: readonly Box[]
  /** The headings that a toast would hide. */
  headings?: readonly Box[] | undefined
}

export interface ToastPlace {
  side: 'left' | 'right'
  /** From the edge of the window that it is closer to. */
  from: 'top' | 'bottom'
  by: number
}

/** A bar counts as one at the bottom edge if no more than this is below it. */
const CLOSE = 48

function coveredBelow(height: number, bars: readonly Box[]): number {
  let edge = height
  for (const { top, bottom } of bars.toSorted((a, b) => b.bottom - a.bottom))
    if (bottom > edge - CLOSE && top < edge) edge = top
  return height - edge
}

/**
 * The first place without a heading or anything to press under it: the bottom before the top, the
 * right before the left, then a gap between them, the lowest one. Where there is none, the same
 * over headings; then the place with the least to press under it. While a dialog is open, a place
 * beside, below or above it, else one of these in it, first right above its buttons. A toast that
 * is shown already (`shown`) keeps its place while nothing is under it.
 */
export function placeToast(around: ToastSurroundings, shown?: ToastPlace): ToastPlace {
  const { presses, headings = [] } = around
  if (headings.length === 0) return placeClear(around, shown)
  const clear = placeClear({ ...around, presses: [...presses, ...headings] }, shown)
  const isClear = countUnder(clear, around, headings) === 0 && countUnder(clear, around, presses) === 0
  return isClear ? clear : placeClear(around, shown)
}

function placeClear(around: ToastSurroundings, shown: ToastPlace | undefined): ToastPlace {
  const { width, height, toast, header, dialog, bars, presses } = around
  const coveredHeight = coveredBelow(height, bars)
  if (dialog) {
    const isBeside = dialog.right <= width - toast.width
    if (isBeside || dialog.bottom <= height - toast.height) return { side: 'right', from: 'bottom', by: 0 }
    if (dialog.top >= toast.height) return { side: 'right', from: 'top', by: 0 }
  }
  const corners: ToastPlace[] = [{ side: 'right', from: 'bottom', by: coveredHeight }]
  if (toast.width < width) corners.push({ side: 'left', from: 'bottom', by: coveredHeight })
  corners.push({ side: 'right', from: 'top', by: header })
  const coveredCount = (place: ToastPlace) => countUnder(place, around, presses)
  const atCorner = corners.find(({ side, from }) => side === shown?.side && from === shown.from)
  const isInGap = shown?.from === 'top' && shown.by > header
  const unmoved = isInGap ? shown : atCorner
  if (unmoved && coveredCount(unmoved) === 0) return unmoved
  const freePlace =
    corners.find((place) => coveredCount(place) === 0) ?? gapIn(around, coveredHeight, coveredCount)
  if (freePlace) return freePlace
  if (unmoved) return unmoved
  return corners.reduce((best, next) => (coveredCount(next) < coveredCount(best) ? next : best))
}

const countUnder = (place: ToastPlace, around: ToastSurroundings, boxes: readonly Box[]) =>
  boxes.filter((box) => overlap(box, boxAt(place, around))).length

/** The lowest gap that is high enough, right above something to keep clear. */
function gapIn(
  { width, height, toast, header, presses }: ToastSurroundings,
  coveredHeight: number,
  coveredCount: (place: ToastPlace) => number,
): ToastPlace | undefined {
  const sides = toast.width < width ? (['right', 'left'] as const) : (['right'] as const)
  const tops = presses
    .map(({ top }) => Math.floor(top) + CLEARANCE - toast.height)
    .filter((top) => top >= header && top <= height - coveredHeight - toast.height)
    .toSorted((a, b) => b - a)
  for (const top of tops) {
    const side = sides.find((candidate) => coveredCount({ side: candidate, from: 'top', by: top }) === 0)
    if (side) return { side, from: 'top', by: top }
  }
  return undefined
}

/** Pixels of the space around a toast under which something to press may lie. */
const CLEARANCE = 12

function boxAt({ side, from, by }: ToastPlace, { width, height, toast }: ToastSurroundings): Box {
  const offset = side === 'left' ? 0 : width - toast.width
  const top = from === 'top' ? by : height - by - toast.height
  return {
    left: offset + CLEARANCE,
    right: offset + toast.width - CLEARANCE,
    top: top + CLEARANCE,
    bottom: top + toast.height - CLEARANCE,
  }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
