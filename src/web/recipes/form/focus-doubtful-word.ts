/** The way from one doubtful word to the next in a recipe's form (importing 49). */

import { doubtfulPlaces } from './line-review-help.ts'

/** Separates the words in the attribute of a field. */
export const BETWEEN_WORDS = '\n'

type Box = HTMLTextAreaElement | HTMLInputElement

const boxesIn = (form: HTMLElement) => [...form.querySelectorAll<Box>('[data-hard-words]')]

/**
 * Goes to the next doubtful word after the cursor and selects it; to the very first where none is
 * left. Says whether there was one.
 */
export function focusDoubtfulWord(form: HTMLElement | null): boolean {
  if (!form) return false
  const stops = boxesIn(form).flatMap((box) =>
    doubtfulPlaces(box.value, box.dataset['hardWords']?.split(BETWEEN_WORDS) ?? []).map((place) => ({
      box,
      ...place,
    })),
  )
  const focused = document.activeElement
  const isLater = ({ box, start }: (typeof stops)[number]) => {
    if (!focused || !form.contains(focused)) return true
    if (box === focused) return start >= (box.selectionEnd ?? 0)
    return (focused.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  }
  const next = stops.find(isLater) ?? stops[0]
  if (!next) return false
  next.box.focus({ preventScroll: true })
  next.box.setSelectionRange(next.start, next.end)
  next.box.scrollIntoView({ block: 'center' })
  return true
}
