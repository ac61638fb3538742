import { Button, UnstyledButton } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconAlertTriangle, IconDotsVertical, IconPinFilled } from '@tabler/icons-react'
import { type RefObject, useId, useRef, useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { EatenAgainNote } from '../calendar/slots/leftover-note.tsx'
import { ConfirmLineDialog } from '../household/who-can-eat/confirm-line-dialog.tsx'
import { useRecipes } from '../recipes/queries.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { Note } from '../ui/note.tsx'
import { EatAgainOffer } from './eat-again-offer.tsx'
import type { MealMenuActions } from './meal-menu.tsx'
import { MealReasons } from './meal-reasons.tsx'
import type { usePlanPreview } from './use-plan-preview.ts'
import classes from './planned-meal-card.module.css'

const MealMenu = lazyOnPress(async () => (await import('./meal-menu.tsx')).MealMenu)

interface Props {
  /** The number of the meal in the plan. */
  number: number
  people: number
  plan: PlanPreview
  preview: ReturnType<typeof usePlanPreview>
  isBusy: boolean
}

export function PlannedMealCard({ number, people, plan, preview, isBusy }: Props) {
  const recipes = useRecipes().data ?? []
  const moreButton = useRef<HTMLButtonElement>(null)
  const [isReasonShown, setIsReasonShown] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const meal = plan.reasons[number]
  if (!meal) return null
  const { title, why, recipeId } = meal
  if (title === null) return <p className={classes.none}>Stays open: {why[0]}.</p>
  const redraw = () => preview.redraw(number)
  if (preview.isGone(number)) return <DeletedRecipeMeal title={title} isBusy={isBusy} onRedraw={redraw} />
  if (preview.isRemoved(number)) {
    const putBack = () => {
      setIsRestored(true)
      preview.toggleRemoved(number)
    }
    return <RemovedMeal title={title} onPutBack={putBack} />
  }
  const recipe = recipes.find(({ id }) => id === recipeId)
  const later = daysEatenAgain(plan, meal)
  const isPinned = preview.isPinned(number)
  const closeWhy = () => {
    setIsReasonShown(false)
    moreButton.current?.focus()
  }
  return (
    <div className={classes.meal} data-pinned={isPinned}>
      <div className={classes.head}>
        <div className={classes.picture}>{recipe && <RecipePicture recipe={recipe} />}</div>
        <div>
          <p className={classes.title}>{title}</p>
          <p className={classes.first}>
            {formatCount(people, 'person', 'people')}
            {why[0] && ` · ${why[0]}`}
          </p>
          {isPinned && (
            <p className={classes.kept}>
              <IconPinFilled size={15} aria-hidden /> Kept
            </p>
          )}
          {later.length > 0 && <EatenAgainNote when={later} />}
        </div>
        <MoreMenu
          button={moreButton}
          title={title}
          runnerUp={meal.runnerUp?.title ?? null}
          isPinned={isPinned}
          isBusy={isBusy}
          isEatenLater={later.length > 0}
          takesFocus={isRestored}
          onPin={() => preview.togglePin(number)}
          onSwap={() => preview.swap(number)}
          onRedraw={redraw}
          onRemove={() => preview.toggleRemoved(number)}
          onWhy={() => setIsReasonShown(true)}
        />
      </div>
      {meal.isUnchecked && <UncheckedLines lines={meal.unknownLines} onConfirmed={preview.requestAgain} />}
      <EatAgainOffer number={number} title={title} plan={plan} preview={preview} isBusy={isBusy} />
      {isReasonShown && <MealReasons meal={meal} onClose={closeWhy} />}
    </div>
  )
}

/** The weekdays on which leftovers of this meal are eaten. */
const daysEatenAgain = ({ slots }: PlanPreview, { date, recipeId }: PlannedMeal): string[] =>
  slots
    .filter(({ copies }) =>
      copies.some((copy) => copy.leftoverOf?.date === date && copy.recipeId === recipeId),
    )
    .map((slot) => formatDay(slot.date, 'weekday'))

const DeletedRecipeMeal = ({
  title,
  isBusy,
  onRedraw,
}: {
  title: string
  isBusy: boolean
  onRedraw: () => void
}) => (
  <div className={classes.none} role="status">
    <p>Stays open: somebody has deleted {title}.</p>
    <Button variant="subtle" size="compact-md" disabled={isBusy} onClick={onRedraw}>
      Find something else
    </Button>
  </div>
)

function RemovedMeal({ title, onPutBack }: { title: string; onPutBack: () => void }) {
  return (
    <div className={classes.none}>
      <p>Stays open, as you asked.</p>
      <Button variant="subtle" size="compact-md" autoFocus onClick={onPutBack}>
        Put {title} back
      </Button>
    </div>
  )
}

interface MoreProps extends MealMenuActions {
  button: RefObject<HTMLButtonElement | null>
  title: string
  runnerUp: string | null
  isPinned: boolean
  isBusy: boolean
  isEatenLater: boolean
  /** Whether it replaces a button that was pressed, and so takes the focus. */
  takesFocus: boolean
}

/** The button of a meal's menu; the menu itself comes with the first press. */
function MoreMenu({ button, title, takesFocus, ...menu }: MoreProps) {
  const [isMade, setIsMade] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <UnstyledButton
        ref={button}
        id={id}
        autoFocus={takesFocus}
        className={classes.more}
        aria-label={`More for ${title}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setIsMade(true)
          setIsOpen(!isOpen)
        }}
      >
        <IconDotsVertical size={18} aria-hidden />
      </UnstyledButton>
      {isMade && (
        <MealMenu id={id} button={button} opened={isOpen} onClose={() => setIsOpen(false)} {...menu} />
      )}
    </>
  )
}

interface UncheckedProps {
  lines: readonly string[]
  onConfirmed: () => void
}

function UncheckedLines({ lines, onConfirmed }: UncheckedProps) {
  const [lineToAsk, setLineToAsk] = useState<string | null>(null)
  return (
    <Note as="div" isSmall className={classes.unchecked}>
      <p>
        <IconAlertTriangle size={15} aria-hidden /> Not checked: we don’t know every ingredient. Make sure
        before somebody with an allergy eats it.
      </p>
      {lines.map((line) => (
        <Button
          key={line}
          variant="default"
          size="compact-sm"
          classNames={{ root: classes.whole, label: 'rows' }}
          onClick={() => setLineToAsk(line)}
        >
          What is in ‘{line}’?
        </Button>
      ))}
      {lineToAsk !== null && (
        <ConfirmLineDialog line={lineToAsk} onClose={() => setLineToAsk(null)} onConfirmed={onConfirmed} />
      )}
    </Note>
  )
}
