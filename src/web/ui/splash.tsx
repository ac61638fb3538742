import { useLayoutEffect } from 'react'

/** How many parts wait: one may begin before another ends. */
let waiting = 0

function settle(): void {
  const splash = document.getElementById('splash')
  if (splash) splash.hidden = waiting === 0
}

/**
 * Keeps on the page what `index.html` shows before any script runs, until the first screen is
 * there. It is the page's own element all the time: drawn anew by each part that waits, it would be
 * laid out and painted again each time.
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

/** Takes the splash away with the first drawing when nothing in it waits. */
export const useSplashWhileWaiting = () => useLayoutEffect(settle, [])
