import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { afterPaint } from './when-idle.ts'

interface Props extends ComponentProps<'a'> {
  /** An address of this product, made by the caller. */
  href: string
}

/**
 * Anything but a plain press of the main button is the browser's: a new tab, a download, a menu.
 */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/**
 * A link for places where there are many, such as a week's meals: the router's own works its
 * address out anew whenever it is drawn, which takes a slow phone a millisecond for each. Like that
 * one it fetches the screen as soon as somebody points at it. A press shows before the screen is
 * drawn, which takes a slow phone most of a second for a recipe: nothing shows meanwhile.
 */
export function ReadyLink({ href, children, ...props }: Props) {
  const router = useRouter()
  const fetchScreen = () => {
    // What fails here is fetched again by the press.
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
        const settle = () => (link.ariaBusy = null)
        afterPaint(() => router.navigate({ href }).finally(settle))
      }}
    >
      {children}
    </a>
  )
}
