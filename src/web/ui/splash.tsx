import { useLayoutEffect } from 'react'

/** How many components wait: one may start before another ends. */
let waiting = 0

function settle(): void {
  const splash = document.getElementById('splash')
  if (splash) splash.hidden = waiting === 0
}

/**
 * Keeps the splash of `index.html` visible until the first screen is there. It is the page's own
 * element throughout: if each waiting component drew it, it would be laid out and painted again
 * each time.
 */
export function Splash() {
  useLayoutEffect(() => {
    waiting += 1
    settle()
    return () => {
      waiting -= 1
      settle()
    }
  }, [])
  return null
}

/** Hides the splash with the first drawing in which nothing waits. */
export const useSplashWhileWaiting = () => useLayoutEffect(settle, [])
