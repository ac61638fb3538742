import { useLayoutEffect, useState } from 'react'

/** So many things lie over the page. */
let over = 0

/**
 * The page does not scroll behind what is drawn only while it lies over it. Only the two outermost
 * elements change for that, and nothing that others inherit: Mantine's own lock sets a variable on
 * the body, and all styles in it are reckoned anew (decision 0038).
 */
export function useHeldPage(): void {
  // Read before anything is drawn: then it costs no layout.
  const [scrollBar] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    if (over === 0) hold(scrollBar)
    over += 1
    return () => {
      over -= 1
      if (over === 0) letGo()
    }
  }, [scrollBar])
}

function hold(scrollBar: number) {
  document.documentElement.dataset['held'] = ''
  // Without its scroll bar the page would be wider, and everything on it would move.
  if (scrollBar > 0) document.body.style.marginRight = `${scrollBar}px`
}

function letGo() {
  delete document.documentElement.dataset['held']
  document.body.style.marginRight = ''
}
