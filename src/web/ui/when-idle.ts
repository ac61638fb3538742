/** Does something when the browser has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser tells; then a moment later will do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}
