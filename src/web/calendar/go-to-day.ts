import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Day } from '../../domain/day.ts'
import { useIsNarrow } from '../ui/use-is-narrow.ts'

const show = (date: Day) => document.getElementById(`day-${date}`)?.scrollIntoView({ block: 'start' })

/** Moves the focus to the day's heading, so that keys and screen readers continue there. */
export function goToDay(date: Day): void {
  show(date)
  document.getElementById(`name-${date}`)?.focus({ preventScroll: true })
}

/** What a person does first when they want to see something else. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Back leads to where somebody was (calendar 47); else a phone opens the calendar at today
 * (calendar 43). It does so before anything is painted, again when the days take the place of their
 * bones, and with each day that is drawn until the last one is there: a page that is too short yet
 * can show neither. Once somebody has touched it, it stays where it is.
 */
export function useOpensAt(today: Day, last: Day | undefined, isShown: boolean, isDrawn: boolean): void {
  const router = useRouter()
  const isOn = useIsNarrow() && isShown
  const savedScroll = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isOpening = useRef(true)
  /** Where it scrolled to by itself. */
  const at = useRef(0)
  const open = useEffectEvent(() => {
    if (!isOpening.current) return
    if (savedScroll !== undefined) window.scrollTo(0, savedScroll)
    else if (isOn) show(today)
    at.current = window.scrollY
  })
  useLayoutEffect(() => open())
  const onGrown = useEffectEvent(() => {
    open()
    // Where somebody was is right only once all is there that was, the signs of its meals too.
    if (savedScroll !== undefined || !isDrawn || last === undefined) return
    if (document.getElementById(`day-${last}`)) isOpening.current = false
  })
  useEffect(() => {
    const stopScrolling = () => {
      isOpening.current = false
    }
    const growing = new ResizeObserver(() => onGrown())
    growing.observe(document.documentElement)
    for (const event of handsOn) window.addEventListener(event, stopScrolling, { passive: true })
    return () => {
      growing.disconnect()
      for (const event of handsOn) window.removeEventListener(event, stopScrolling)
    }
  }, [])
  const onRendered = useEffectEvent(() => {
    // A new screen begins at its top, once it is drawn; after that it opens here.
    if (savedScroll !== undefined || window.scrollY === 0) isOpening.current = true
    else if (Math.abs(window.scrollY - at.current) > 2) isOpening.current = false
    open()
  })
  useEffect(() => router.subscribe('onRendered', onRendered), [router])
}
