import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { type LineForm, toggleLineUnits } from '@plateful/ingredients/lines/convert-line-units'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { IconX } from '@tabler/icons-react'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { LineHandle } from '../../ui/forms/line-handle.tsx'
import { type LinesEdit, moveLineTo, removeLine } from './edit-lines.ts'
import { BETWEEN_WORDS } from './focus-doubtful-word.ts'
import { lineKeys, moveWithinRow } from './line-keys.ts'
import { type LineField, type LineReviewHelp, markedPiecesOf } from './line-review-help.ts'
import classes from './lines-field.module.css'

interface Props {
  line: string
  row: number
  count: number
  marker: string
  label: string
  placeholder: string
  isWrong: boolean
  problemId: string
  /** The id of the doubt that describes the first row. */
  doubtId?: string | undefined
  keepsBreaks?: boolean
  /** The doubtful words, one on each line. */
  hardWords?: string | undefined
  /** The table of the row's units toggle, where it has one. */
  place?: LineForm | undefined
  tidyPasted: (line: string) => string
  onType: (row: number, text: string) => void
  onEdit: (make: (lines: string[]) => LinesEdit | null) => boolean
  onTurnUnits: (row: number) => void
  field: LineField
  /** Replaces `under` in a review. */
  helpUnder?: LineReviewHelp['under'] | undefined
  under?: ReactNode
}

/** One row of a list of lines, with its keys. Memoised, so that typing redraws only its own row. */
export const LineRow = memo(function LineRow({
  line,
  row,
  count,
  marker,
  label,
  placeholder,
  isWrong,
  problemId,
  doubtId,
  keepsBreaks = false,
  hardWords = '',
  place,
  field,
  helpUnder,
  under,
  ...actions
}: Props) {
  const { tidyPasted, onType, onEdit, onTurnUnits } = actions
  // A row is identified by its position, so that nothing has to slide after a drop.
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, transform, transition } =
    useSortable({ id: row + 1, animateLayoutChanges: () => false })
  const heading = isHeading(line)
  const help = helpUnder ? helpUnder({ field, row, text: line }, (text) => onType(row, text)) : under

  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      onKeyDown={(event) => !isDragging && moveWithinRow(event)}
      data-heading={heading}
      data-row={row}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <LineHandle
        label={label}
        marker={heading ? '' : marker}
        row={row}
        count={count}
        tabIndex={-1}
        handleRef={setActivatorNodeRef}
        listeners={listeners}
        hintId={attributes['aria-describedby']}
        onMoveTo={(to) => onEdit((lines) => moveLineTo(lines, row, to))}
      />
      <LineText
        line={line}
        label={label}
        placeholder={row === 0 ? placeholder : undefined}
        hardWords={hardWords}
        describedBy={isWrong ? problemId : doubtId}
        isWrong={isWrong}
        isDoubtful={doubtId !== undefined}
        onType={(text) => onType(row, keepsBreaks ? text : text.replace(/[\r\n]+/g, ' '))}
        keys={lineKeys({ row, keepsBreaks, tidyPasted, onEdit })}
      />
      <div>
        {place && (
          <UnitToggle
            line={line}
            place={place}
            label={`Ingredient ${row + 1}`}
            onPress={() => onTurnUnits(row)}
          />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        tabIndex={-1}
        aria-label={`Remove ${label.toLowerCase()}`}
        onClick={() => onEdit((lines) => removeLine(lines, row))}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      {help && <div className={classes.under}>{help}</div>}
    </li>
  )
})

interface LineTextProps {
  line: string
  label: string
  placeholder: string | undefined
  hardWords: string
  /** The id of the problem or doubt that describes it. */
  describedBy: string | undefined
  isWrong: boolean
  isDoubtful: boolean
  onType: (text: string) => void
  keys: ReturnType<typeof lineKeys>
}

/** The typed line, as high as its text, with its doubtful words marked behind it. */
function LineText({ line, label, placeholder, hardWords, isWrong, isDoubtful, ...props }: LineTextProps) {
  const hardId = useId()
  const pieces = hardWords === '' ? [] : markedPiecesOf(line, hardWords.split(BETWEEN_WORDS))
  const hard = pieces.filter(({ isHard }) => isHard).map(({ text }) => text)
  const isHard = hard.length > 0
  return (
    <span className={classes.cell} data-text={line || (placeholder ?? '')}>
      {isHard && (
        <span className={classes.marks} aria-hidden>
          {pieces.map((piece, at) => (piece.isHard ? <mark key={at}>{piece.text}</mark> : piece.text))}
        </span>
      )}
      <textarea
        rows={1}
        className={classes.box}
        value={line}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={[props.describedBy, isHard && hardId].filter(Boolean).join(' ') || undefined}
        data-hard-words={isHard ? hardWords : undefined}
        data-doubtful={isDoubtful || undefined}
        placeholder={placeholder}
        onChange={({ currentTarget }) => props.onType(currentTarget.value)}
        {...props.keys}
      />
      {isHard && (
        <span id={hardId} className="aloud">
          Hard to read: {hard.join(', ')}
        </span>
      )}
    </span>
  )
}

interface UnitToggleProps {
  line: string
  place: LineForm
  /** 'Ingredient 2' */
  label: string
  onPress: () => void
}

function UnitToggle({ line, place, label, onPress }: UnitToggleProps) {
  const other = useMemo(() => toggleLineUnits(line, place), [line, place])
  if (!other) return null
  const name = other.units === 'metric' ? 'Metric' : 'Imperial'
  return (
    <UnstyledButton
      className={classes.units}
      tabIndex={-1}
      aria-label={`${name} units for ${label.toLowerCase()}`}
      onClick={onPress}
    >
      {name}
    </UnstyledButton>
  )
}
