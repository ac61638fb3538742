import { IconFridge, IconUsers } from '@tabler/icons-react'
import type { MouseEvent, RefCallback, TouchEvent } from 'react'
import type { Meal } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { thingKey } from '../../api/waiting-things.ts'
import { FastLink } from '../../ui/fast-link.tsx'
import { WaitingSign } from '../../ui/waiting-sign.tsx'
import { MealWarnings } from '../diners/diners-field.tsx'
import { kindIcons, kindNames, LEFTOVERS } from '../meal-labels.ts'
import { LeftoverNote, useIsFrozen } from './leftover-note.tsx'
import { MealPicture } from './meal-picture.tsx'
import classes from './meal-line.module.css'

interface Props {
  ref?: RefCallback<HTMLElement>
  meal: Meal
  date: Day
  onOpen?: () => void
  /** The link of a meal on a locked day, which somebody is going to cook. */
  recipe?: string | undefined
  onStartDrag?: (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void
}

/** A meal to read. Pressing it opens it on a phone; on a locked day it leads to its recipe. */
export function MealLine({ ref, meal, date, onOpen, recipe, onStartDrag }: Props) {
  const words = (
    <>
      <MealPicture meal={meal} shape="tile" />
      <span className={classes.words}>
        <span className={classes.name}>{meal.name}</span>
        <span className={classes.facts}>
          <KindMark meal={meal} date={date} />
          <span className={classes.eaters}>
            <IconUsers size={14} aria-hidden />
            <span className="aloud">for</span> {meal.peopleCount}
          </span>
        </span>
      </span>
    </>
  )
  return (
    <li className={classes.line}>
      {onOpen ? (
        <button
          ref={ref}
          type="button"
          className={classes.opener}
          aria-label={`Change ${meal.name}`}
          onClick={onOpen}
          onMouseDown={onStartDrag}
          onTouchStart={onStartDrag}
        >
          {words}
        </button>
      ) : recipe !== undefined ? (
        <FastLink href={recipe} className={classes.opener} aria-label={`Open recipe ${meal.name}`}>
          {words}
        </FastLink>
      ) : (
        <div className={classes.opener}>{words}</div>
      )}
      <div className={classes.below}>
        <LeftoverNote meal={meal} date={date} />
        <MealWarnings meal={meal} />
        <WaitingSign thing={thingKey.meal(date, meal.id)} />
      </div>
    </li>
  )
}

/** Which kind of meal it is: a small sign beside its facts, or in words. */
export function KindMark({ meal, date, isVisible = false }: { meal: Meal; date: Day; isVisible?: boolean }) {
  const isFrozen = useIsFrozen(meal, date)
  const isFridge = meal.leftoverOf !== undefined && !isFrozen
  const Icon = isFridge ? IconFridge : kindIcons[meal.type]
  const name = isFridge ? LEFTOVERS : kindNames[meal.type]
  return (
    <span className={classes.kind} title={name}>
      <Icon size={15} aria-hidden />
      <span className={isVisible ? undefined : 'aloud'}>{name}</span>
    </span>
  )
}
