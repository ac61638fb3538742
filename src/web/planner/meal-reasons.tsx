import { CloseButton } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useEffect, useRef } from 'react'
import type { PlannedMeal } from '../../contract/planner.ts'
import classes from './planned-meal-card.module.css'

interface Props {
  meal: PlannedMeal
  onClose: () => void
}

/** Up to three reasons for the meal, the runner-up, and what was excluded for whom. */
export function MealReasons({ meal: { title, why, runnerUp, excluded, offered }, onClose }: Props) {
  const region = useRef<HTMLElement>(null)
  // The menu that opened it first returns the focus to its button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => region.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section ref={region} tabIndex={-1} className={classes.why} aria-label={`Why ${title}?`}>
      <CloseButton size="sm" className={classes.closeWhy} aria-label="Close the reasons" onClick={onClose} />
      {why.length > 0 && (
        <ul className={classes.reasons}>
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className={classes.others}>
        Chosen from {formatCount(offered, 'recipe')}.{runnerUp && ` Next best: ${runnerUp.title}.`}
      </p>
      {excluded.length > 0 && (
        <ul className={classes.excluded} aria-label="Left out">
          {excluded.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
