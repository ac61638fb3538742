import { Button } from '@mantine/core'
import type { LineForm } from '@plateful/ingredients/lines/convert-line-units'
import { isHeading, stripNumbering } from '@plateful/ingredients/lines/recipe-lines'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, use, useId, useRef, type RefObject, useLayoutEffect } from 'react'
import { SortableLines } from '../../ui/forms/sortable-lines.tsx'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { DoubtNote } from './doubts.tsx'
import { moveLineTo, type LinesEdit } from './edit-lines.ts'
import { BETWEEN_WORDS } from './focus-doubtful-word.ts'
import { type LineField, LineReviewContext } from './line-review-help.ts'
import { LineRow } from './line-row.tsx'
import classes from './lines-field.module.css'

interface Props {
  field: Exclude<LineField, 'name'>
  /** The name of the list, 'Ingredients', and of a row, 'Ingredient'. */
  label: string
  rowLabel: string
  hint: string
  placeholder: string
  /** Whether rows that are not headings are numbered. */
  numbered?: boolean
  /** Whether Shift+Enter breaks a line inside a row. */
  keepsBreaks?: boolean
  tools?: ReactNode
  /** The table of the rows' units toggles. */
  place?: LineForm
  onTurnUnits?: (row: number) => void
  under?: (line: string, row: number) => ReactNode
  /** Beside the button that adds a row. */
  moreWays?: ReactNode
  problem: string | undefined
  doubt?: ReactNode
  lines: string[]
  /** How a pasted line is cleaned, for example of its number. */
  tidyPasted: (line: string) => string
  onChange: (lines: string[]) => void
}

/**
 * A list of lines, one row each. Enter adds a row, each pasted line becomes a row, and a line that
 * ends with a colon is a heading.
 */
export function LinesField({
  field,
  label,
  rowLabel,
  hint,
  numbered = false,
  tools,
  onTurnUnits,
  under,
  moreWays,
  problem,
  doubt,
  lines,
  onChange,
  ...rest
}: Props) {
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const helps = use(LineReviewContext)
  const { edit, type, turnUnits } = useLinesEdit(list, { lines, onChange, onTurnUnits })
  const numbers = lines.map((_, row) => lines.slice(0, row + 1).filter((line) => !isHeading(line)).length)

  return (
    <fieldset
      data-numbered={numbered}
      data-field={field}
      aria-describedby={`${id}-hint ${id}-doubt ${id}-problem`}
    >
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}{' '}
        <span className={classes.keys}>
          {rest.keepsBreaks && 'Shift+Enter breaks a line in one. '}The left and right arrow keys reach a
          line’s buttons.
        </span>
      </p>
      <div id={`${id}-doubt`}>
        <DoubtNote text={doubt} />
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
      <SortableLines
        rowLabel={rowLabel}
        count={lines.length}
        onMove={(from, to) => edit((now) => moveLineTo(now, from, to))}
      >
        <ol className={classes.rows} ref={list}>
          {lines.map((line, row) => (
            <LineRow
              key={row}
              line={line}
              row={row}
              count={lines.length}
              marker={numbered ? String(numbers[row]) : ''}
              label={isHeading(line) ? `${rowLabel} ${row + 1}, heading` : `${rowLabel} ${row + 1}`}
              isWrong={problem !== undefined && row === 0}
              problemId={`${id}-problem`}
              doubtId={doubt !== undefined && row === 0 ? `${id}-doubt` : undefined}
              onEdit={edit}
              onType={type}
              onTurnUnits={turnUnits}
              hardWords={helps?.hardWords({ field, row, text: line }).join(BETWEEN_WORDS)}
              field={field}
              helpUnder={helps?.under ?? undefined}
              under={under?.(line, row)}
              {...rest}
            />
          ))}
        </ol>
      </SortableLines>
      <p className={classes.problem} id={`${id}-problem`}>
        {problem}
      </p>
      <div className={classes.adding}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => edit((now) => ({ lines: [...now, ''], row: now.length, caret: 0 }))}
        >
          Add {rowLabel.toLowerCase()}
        </Button>
        {moreWays}
      </div>
    </fieldset>
  )
}

export const MethodField = (props: Pick<Props, 'lines' | 'problem' | 'doubt' | 'onChange'>) => (
  <LinesField
    field="steps"
    label="Method"
    rowLabel="Step"
    numbered
    keepsBreaks
    hint="Enter starts the next step. Numbers in pasted text are removed."
    placeholder="For example: Soften the onion in the oil."
    tidyPasted={stripNumbering}
    {...props}
  />
)

interface LinesNow {
  lines: string[]
  onChange: (lines: string[]) => void
  onTurnUnits: ((row: number) => void) | undefined
}

/**
 * Edits the lines and puts the caret where the edit says. The functions it returns never change, so
 * that memoised rows are not redrawn.
 */
function useLinesEdit(list: RefObject<HTMLElement | null>, { lines, onChange, onTurnUnits }: LinesNow) {
  const pendingEdit = useRef<LinesEdit>(null)
  useLayoutEffect(() => {
    if (!pendingEdit.current) return
    const { row, caret, onHandle } = pendingEdit.current
    pendingEdit.current = null
    const part = list.current?.children[row]
    if (onHandle) return part?.querySelector('button')?.focus()
    const box = part?.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(caret, caret)
  })

  return {
    edit: useStableCallback((make: (lines: string[]) => LinesEdit | null) => {
      const change = make(lines)
      pendingEdit.current = change
      if (change) onChange(change.lines)
      return change !== null
    }),
    type: useStableCallback((row: number, text: string) => onChange(lines.with(row, text))),
    turnUnits: useStableCallback((row: number) => onTurnUnits?.(row)),
  }
}
