import { IconDotsVertical, IconExternalLink, IconGripVertical, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { FastLink } from '../../ui/fast-link.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { fetchMealActions } from '../lazy-parts.ts'
import { useMealMoves } from './meal-moves.ts'
import type { MealAt } from './perform-action.ts'
import classes from './meal-editor.module.css'

interface Props {
  from: MealAt
  recipe: string | undefined
  onRemove: () => void
  /**
   * Closes the meal on a phone. There the buttons have labels, and there is no grip for dragging.
   */
  onDone: (() => void) | undefined
}

export function MealButtons({ from, recipe, onRemove, onDone }: Props) {
  const { name } = from.meal
  const isNarrow = onDone !== undefined
  return (
    <div className={classes.buttons} data-narrow={isNarrow}>
      {recipe !== undefined && (
        <FastLink
          href={recipe}
          className={classes.action}
          aria-label={`Open recipe ${name}`}
          title="Open recipe"
        >
          <IconExternalLink size={16} aria-hidden />
          {isNarrow && 'Recipe'}
        </FastLink>
      )}
      <button
        type="button"
        className={classes.action}
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={onRemove}
      >
        <IconX size={17} aria-hidden />
        {isNarrow && 'Remove'}
      </button>
      <MealMenu from={from} className={classes.action} />
      {isNarrow ? (
        <button type="button" className={classes.done} onClick={onDone}>
          Done
        </button>
      ) : (
        <DragHandle from={from} />
      )}
    </div>
  )
}

/** For the mouse alone: keys move a meal by its menu, or by Shift and an arrow. */
function DragHandle({ from }: { from: MealAt }) {
  const moves = useMealMoves()
  return (
    <span
      className={classes.grip}
      title="Drag to another slot or day"
      aria-hidden
      onMouseDown={(event) => moves.startDrag(from, event)}
      onTouchStart={(event) => moves.startDrag(from, event)}
    >
      <IconGripVertical size={16} />
    </span>
  )
}

const MealActions = lazyOnPress(fetchMealActions)

/** The menu of a meal. A week has many meals, so each menu is created when it is first opened. */
function MealMenu({ from, className }: { from: MealAt; className: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isMade, setIsMade] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const toggle = () => {
    setIsMade(true)
    setIsOpen(!isOpen)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={className}
        aria-label={`More for ${from.meal.name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        title="More"
        onClick={toggle}
      >
        <IconDotsVertical size={16} aria-hidden />
      </button>
      {isMade && (
        <MealActions id={id} from={from} button={button} opened={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
