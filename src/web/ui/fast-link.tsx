import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { afterPaint } from './when-idle.ts'

interface Props extends ComponentProps<'a'> {
  /** An address of this product, built by the caller. */
  href: string
}

/** Any other press belongs to the browser: a new tab, a download, a menu. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/**
 * A link for places with many links, such as the meals of a week. The router's own link computes
 * its address at every drawing, which takes a slow phone a millisecond each. Both preload the
 * screen when pointed at. This one shows the press first, because a slow phone needs most of a
 * second to draw a recipe.
 */
export function FastLink({ href, children, ...props }: Props) {
  const router = useRouter()
  const fetchScreen = () => {
    // A failed preload is ignored; the press loads it again.
    router.preloadRoute({ to: '/', href }).catch(() => undefined)
  }
  return (
    <a
      {...props}
      href={href}
      onMouseEnter={fetchScreen}
      onTouchStart={fetchScreen}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        const link = event.currentTarget
        link.ariaBusy = 'true'
        const clearBusy = () => (link.ariaBusy = null)
        afterPaint(() => router.navigate({ href }).finally(clearBusy))
      }}
    >
      {children}
    </a>
  )
}
