/** Bars that stay at the bottom of a screen or a dialog carry `data-bottom-bar`; what floats stands above them. */
export function heightOfBottomBar(): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    // Only where it lies at the edge, and not where it stands in the page further up or down.
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - 48)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}
