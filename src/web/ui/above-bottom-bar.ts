/**
 * Bars that stay at the bottom of a screen or a dialog carry `data-bottom-bar`; what floats stands
 * above them.
 */
function heightOfBottomBar(): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    // Only where it lies at the edge, and not where it stands in the page further up or down.
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - 48)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}

/**
 * Keeps a part above them for as long as it floats: a screen or a dialog that opens meanwhile
 * brings a bar of its own.
 */
export function keepAboveBottomBar(part: HTMLElement): () => void {
  let asked = 0
  const place = () => {
    asked = 0
    part.style.bottom = `${heightOfBottomBar()}px`
  }
  const changes = new MutationObserver(() => {
    asked ||= requestAnimationFrame(place)
  })
  place()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    cancelAnimationFrame(asked)
  }
}
