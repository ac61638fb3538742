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

/** Where it scrolled to by itself, and whether that was the last time; null before. */
type Opened = { at: number; isDone: boolean } | null

/**
 * On a phone the calendar opens at today (calendar 43): before anything is painted, and again when
 * the days take the place of their bones. A page that somebody has scrolled, or that Back has
 * scrolled to where it was, stays where it is.
 */
export function useOpensAt(today: Day, isShown: boolean, isDrawn: boolean): void {
  const router = useRouter()
  const isNarrow = useIsNarrow()
  const opened = useRef<Opened>(null)
  const open = () => {
    const isScrolled = opened.current !== null && Math.abs(window.scrollY - opened.current.at) > 2
    if (!isScrolled) show(today)
    opened.current = { at: window.scrollY, isDone: isDrawn || isScrolled }
  }
  useLayoutEffect(() => {
    if (!isShown) opened.current = null
    if (isNarrow && isShown && !opened.current?.isDone) open()
  })
  // A new screen begins at its top, once it is drawn; after that it opens here.
  const onRendered = useEffectEvent(() => {
    if (isNarrow && isShown && window.scrollY === 0) {
      opened.current = null
      open()
    }
  })
  useEffect(() => router.subscribe('onRendered', onRendered), [router])
}
