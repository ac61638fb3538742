/**
 * Does something once what is on the screen now is painted: what a press changed shows before the
 * work that follows from it.
 */
export const afterPaint = (work: () => unknown): void => {
  requestAnimationFrame(() => setTimeout(work))
}
