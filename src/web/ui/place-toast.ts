/** Where a toast is shown: over no dialog, no bar and, where it can, over no button. */

/** A part of the window, as the browser measures it. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

export interface Around {
  width: number
  height: number
  /** How large the toast is, with the space around it. */
  toast: { width: number; height: number }
  /** Where the header of the page ends. */
  header: number
  /** The dialog that is open. */
  dialog?: Box | undefined
  /** The bars at the bottom of that dialog, or of the screen if none is open. */
  bars: readonly Box[]
  /** What can be pressed on the screen. */
  presses: readonly Box[]
}

export interface Place {
  side: 'left' | 'right'
  /** From the edge of the window that it is closer to. */
  from: 'top' | 'bottom'
  by: number
}

/** A bar counts as one at the bottom edge if no more than this is below it. */
const CLOSE = 48

/** How much of the bottom edge is taken by bars that are stacked there. */
function takenBelow(height: number, bars: readonly Box[]): number {
  let edge = height
  for (const { top, bottom } of bars.toSorted((a, b) => b.bottom - a.bottom))
    if (bottom > edge - CLOSE && top < edge) edge = top
  return height - edge
}

/**
 * The first place without anything to press under it, else the one with the least: the bottom
 * before the top, the right before the left. While a dialog is open, a place beside, below or above
 * it, else right above its buttons. A toast that is shown already (`shown`) keeps its corner.
 */
export function placeToast(around: Around, shown?: Place): Place {
  const { width, height, toast, header, dialog, bars, presses } = around
  const below = takenBelow(height, bars)
  if (dialog) {
    const isBeside = dialog.right <= width - toast.width
    if (isBeside || dialog.bottom <= height - toast.height) return { side: 'right', from: 'bottom', by: 0 }
    if (dialog.top >= toast.height) return { side: 'right', from: 'top', by: 0 }
    return { side: 'right', from: 'bottom', by: below }
  }
  const places: Place[] = [{ side: 'right', from: 'bottom', by: below }]
  if (toast.width < width) places.push({ side: 'left', from: 'bottom', by: below })
  places.push({ side: 'right', from: 'top', by: header })
  const kept = places.find(({ side, from }) => side === shown?.side && from === shown.from)
  if (kept) return kept
  const counted = places.map((place) => ({
    place,
    under: presses.filter((press) => overlap(press, boxAt(place, around))).length,
  }))
  return counted.reduce((best, next) => (next.under < best.under ? next : best)).place
}

function boxAt({ side, from, by }: Place, { width, height, toast }: Around): Box {
  const left = side === 'left' ? 0 : width - toast.width
  const top = from === 'top' ? by : height - by - toast.height
  return { left, right: left + toast.width, top, bottom: top + toast.height }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
