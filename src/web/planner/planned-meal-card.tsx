import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconDotsVertical, IconPinFilled, IconRepeat } from '@tabler/icons-react'
import { type RefObject, useId, useRef, useState } from 'react'
import type { PlannedMeal as Meal, PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { formatCount } from '../../domain/format-english.ts'
import { EatenAgainNote } from '../calendar/slots/leftover-note.tsx'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { formatMinutes } from '../recipes/format-recipe.ts'
import { IdentifyLineDialog } from '../household/who-can-eat/identify-line-dialog.tsx'
import { Note } from '../ui/note.tsx'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import type { MealMenuActions } from './meal-menu.tsx'
import { MealReasons } from './meal-reasons.tsx'
import classes from './planned-meal-card.module.css'

const MealMenu = lazyOnPress(async () => (await import('./meal-menu.tsx')).MealMenu)

type Offer = PlanPreview['offers'][number]

interface Props extends Omit<MealMenuActions, 'onWhy'> {
  meal: Meal
  recipe: Recipe | undefined
  people: number
  later: readonly string[]
  offer: Offer | undefined
  instead: string | null
  isPinned: boolean
  isRemoved: boolean
  isGone: boolean
  isBusy: boolean
  onKnown: () => void
  onEatAgain: (offer: Offer) => void
}

export function PlannedMealCard({
  meal,
  recipe,
  people,
  later,
  offer,
  instead,
  onKnown,
  onEatAgain,
  ...rest
}: Props) {
  const moreButton = useRef<HTMLButtonElement>(null)
  const [isReasonShown, setIsReasonShown] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const { isPinned, isRemoved, isGone, isBusy, ...presses } = rest
  const { title, why, runnerUp } = meal
  if (title === null) return <p className={classes.none}>Stays open: {why[0]}.</p>
  if (isGone) return <DeletedRecipeMeal title={title} isBusy={isBusy} onRedraw={presses.onRedraw} />
  if (isRemoved) {
    const putBack = () => {
      setIsRestored(true)
      presses.onRemove()
    }
    return <RemovedMeal title={title} onPutBack={putBack} />
  }
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
          runnerUp={runnerUp?.title ?? null}
          isPinned={isPinned}
          isBusy={isBusy}
          isEatenLater={later.length > 0}
          takesFocus={isRestored}
          {...presses}
          onWhy={() => setIsReasonShown(true)}
        />
      </div>
      {meal.isUnchecked && <UncheckedLines lines={meal.unknownLines} onKnown={onKnown} />}
      {offer && (
        <EatAgain title={title} offer={offer} instead={instead} isBusy={isBusy} onPress={onEatAgain} />
      )}
      {isReasonShown && <MealReasons meal={meal} onClose={closeWhy} />}
    </div>
  )
}

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
  /** It takes the place of a button that was pressed. */
  takesFocus: boolean
}

/** The button of a meal's menu; the menu itself comes with the first press. */
function MoreMenu({ button, title, takesFocus, ...menu }: MoreProps) {
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
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
          setMade(true)
          setOpen(!isOpen)
        }}
      >
        <IconDotsVertical size={18} aria-hidden />
      </UnstyledButton>
      {isMade && (
        <MealMenu id={id} button={button} opened={isOpen} onClose={() => setOpen(false)} {...menu} />
      )}
    </>
  )
}

interface EatAgainProps {
  title: string
  offer: Offer
  instead: string | null
  isBusy: boolean
  onPress: (offer: Offer) => void
}

/** Offers to cook more of a meal, so that it feeds two days. */
function EatAgain({ title, offer, instead, isBusy, onPress }: EatAgainProps) {
  const weekday = formatDay(offer.date, 'weekday')
  const day = offer.slot === 'lunch' ? `lunch on ${weekday}` : weekday
  const other = instead === title ? 'cooking it again' : instead
  // A no-break space keeps the number with its unit.
  const time = offer.minutes ? ` (${formatMinutes(offer.minutes).replaceAll(' ', '\u00a0')})` : ''
  const savedText = other === null ? null : `${other}${time}`
  return (
    <div className={classes.again}>
      <Button
        variant="default"
        size="compact-md"
        classNames={{ root: classes.whole, label: 'rows' }}
        disabled={isBusy}
        aria-label={`Cook ${title} for ${day} too`}
        leftSection={<IconRepeat size={16} aria-hidden />}
        onClick={() => onPress(offer)}
      >
        Cook it for {day} too
      </Button>
      {savedText !== null && <span className="soft">instead of {savedText}</span>}
    </div>
  )
}

function UncheckedLines({ lines, onKnown: onIdentified }: { lines: readonly string[]; onKnown: () => void }) {
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
        <IdentifyLineDialog line={lineToAsk} onClose={() => setLineToAsk(null)} onIdentified={onIdentified} />
      )}
    </Note>
  )
}
