import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Day } from '../../domain/day.ts'
import { useIsNarrow } from '../ui/use-is-narrow.ts'

const scrollToDay = (date: Day) => document.getElementById(`day-${date}`)?.scrollIntoView({ block: 'start' })

/** Moves the focus to the day's heading, so that keys and screen readers continue there. */
export function goToDay(date: Day): void {
  scrollToDay(date)
  document.getElementById(`name-${date}`)?.focus({ preventScroll: true })
}

/** Events that show that a person has started to use the page. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Sets where the calendar opens: after Back at its old scroll position (calendar 47), on a phone at
 * today (calendar 43). It is set before the first paint, again when the days replace their
 * skeletons, and with each day that is drawn, since a page that is still too short cannot scroll
 * there. It stops once somebody touches the page.
 */
export function useOpensAt(today: Day, last: Day | undefined, isShown: boolean, isDrawn: boolean): void {
  const router = useRouter()
  const isOn = useIsNarrow() && isShown
  const savedScroll = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isOpening = useRef(true)
  const scrollPosition = useRef(0)
  const scrollOnOpen = useEffectEvent(() => {
    if (!isOpening.current) return
    if (savedScroll !== undefined) window.scrollTo(0, savedScroll)
    else if (isOn) scrollToDay(today)
    scrollPosition.current = window.scrollY
  })
  useLayoutEffect(() => scrollOnOpen())
  const onGrown = useEffectEvent(() => {
    scrollOnOpen()
    // The old scroll position is right only once everything is drawn, the signs of meals too.
    if (savedScroll !== undefined || !isDrawn || last === undefined) return
    if (document.getElementById(`day-${last}`)) isOpening.current = false
  })
  useEffect(() => {
    const stopScrolling = () => {
      isOpening.current = false
    }
    const resizeObserver = new ResizeObserver(() => onGrown())
    resizeObserver.observe(document.documentElement)
    for (const event of handsOn) window.addEventListener(event, stopScrolling, { passive: true })
    return () => {
      resizeObserver.disconnect()
      for (const event of handsOn) window.removeEventListener(event, stopScrolling)
    }
  }, [])
  const onRendered = useEffectEvent(() => {
    // The router scrolls a new screen to its top once it is drawn; this comes after it.
    if (savedScroll !== undefined || window.scrollY === 0) isOpening.current = true
    else if (Math.abs(window.scrollY - scrollPosition.current) > 2) isOpening.current = false
    scrollOnOpen()
  })
  useEffect(() => router.subscribe('onRendered', onRendered), [router])
}
