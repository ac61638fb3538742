import { IconDotsVertical } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { partOnPress } from '../../ui/part-on-press.tsx'
import type { MealAt } from './meal-moves.ts'
import { fetchMealActions } from './parts-on-press.ts'

const MealActions = partOnPress(fetchMealActions)

/** What else can be done with a meal. A week has many: each is made at its first press. */
export function MealMenu({ from, className }: { from: MealAt; className: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const turn = () => {
    setMade(true)
    setOpen(!isOpen)
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
        onClick={turn}
      >
        <IconDotsVertical size={16} aria-hidden />
      </button>
      {isMade && (
        <MealActions id={id} from={from} button={button} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
