import { useLayoutEffect } from 'react'

/** The number of components that wait: one may start before another ends. */
let waitingCount = 0

function settle(): void {
  const splash = document.getElementById('splash')
  if (splash) splash.hidden = waitingCount === 0
}

/**
 * Keeps the splash of `index.html` visible until the first screen is there. It is the page's own
 * element throughout: if each waiting component drew it, it would be laid out and painted again
 * each time.
 */
export function Splash() {
  useLayoutEffect(() => {
    waitingCount += 1
    settle()
    return () => {
      waitingCount -= 1
      settle()
    }
  }, [])
  return null
}

/** Hides the splash with the first drawing in which nothing waits. */
export const useSplashWhileWaiting = () => useLayoutEffect(settle, [])
