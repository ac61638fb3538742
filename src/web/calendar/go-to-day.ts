import { useRouter } from '@tanstack/react-router'
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
 * On a phone the calendar opens at today (calendar 43): before anything is painted, again when the
 * days take the place of their bones, and with each day that is drawn until the last one is there;
 * a page that is too short yet cannot show today at its top. Once somebody has touched it, or Back
 * has scrolled it to where it was, it stays where it is.
 */
export function useOpensAt(today: Day, last: Day | undefined, isShown: boolean, isDrawn: boolean): void {
  const router = useRouter()
  const isOn = useIsNarrow() && isShown
  /** Where it scrolled to by itself; null once it is there to stay. */
  const at = useRef<number | null>(0)
  const open = useEffectEvent(() => {
    if (at.current === null) return
    show(today)
    at.current = window.scrollY
  })
  useLayoutEffect(() => {
    if (isOn) open()
    else at.current = 0
  })
  useEffect(() => {
    if (!isOn || at.current === null) return undefined
    const letGo = () => {
      at.current = null
      growing.disconnect()
    }
    const growing = new ResizeObserver(() => {
      open()
      if (isDrawn && last !== undefined && document.getElementById(`day-${last}`)) letGo()
    })
    growing.observe(document.documentElement)
    for (const event of handsOn) window.addEventListener(event, letGo, { passive: true })
    return () => {
      growing.disconnect()
      for (const event of handsOn) window.removeEventListener(event, letGo)
    }
  }, [isOn, isDrawn, last])
  const onRendered = useEffectEvent(() => {
    if (!isOn) return
    // A new screen begins at its top, once it is drawn; after that it opens here.
    if (window.scrollY === 0) at.current = 0
    else if (at.current !== null && Math.abs(window.scrollY - at.current) > 2) at.current = null
    open()
  })
  useEffect(() => router.subscribe('onRendered', onRendered), [router])
}
