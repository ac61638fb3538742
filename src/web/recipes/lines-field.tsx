import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { isHeading } from '../../domain/recipes/lines.ts'
import { type LinesEdit, moveLineTo, removeLine } from './edit-lines.ts'
import { LineRow } from './line-row.tsx'
import classes from './lines-field.module.css'
import { SortableLines } from './sortable-lines.tsx'

interface Props {
  /** 'Ingredients'; one row of it is an 'Ingredient'. */
  label: string
  rowLabel: string
  hint: string
  placeholder: string
  /** Rows that are no headings carry their number. */
  numbered?: boolean
  /** Shift+Enter breaks a line inside a row. */
  keepsBreaks?: boolean
  /** Stands above the rows. */
  tools?: ReactNode
  /** Stands in a row, before the button that removes it. */
  renderTool?: (line: string, row: number) => ReactNode
  problem: string | undefined
  lines: string[]
  /** How a pasted line is cleaned, for example of its numbering. */
  tidyPasted: (line: string) => string
  onChange: (lines: string[]) => void
}

/** A list of lines, one row each: Enter adds a row, pasted text becomes rows, a line that ends with a colon is a heading. */
export function LinesField({
  label,
  rowLabel,
  hint,
  numbered = false,
  tools,
  renderTool,
  problem,
  lines,
  onChange,
  ...rest
}: Props) {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<LinesEdit>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (!next.current) return
    const { row, caret, onHandle } = next.current
    next.current = null
    const part = list.current?.children[row]
    if (onHandle) return part?.querySelector('button')?.focus()
    const box = part?.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(caret, caret)
  })

  const edit = (change: LinesEdit) => {
    next.current = change
    onChange(change.lines)
  }
  const numbers = lines.map((_, row) => lines.slice(0, row + 1).filter((line) => !isHeading(line)).length)

  return (
    <fieldset
      className={classes.field}
      data-numbered={numbered}
      aria-describedby={`${id}-hint ${id}-problem`}
    >
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}
      </p>
      {tools && <div className={classes.tools}>{tools}</div>}
      <SortableLines
        rowLabel={rowLabel}
        count={lines.length}
        onMove={(from, to) => edit(moveLineTo(lines, from, to))}
      >
        <ol className={classes.rows} ref={list}>
          {lines.map((line, row) => (
            <LineRow
              key={row}
              line={line}
              lines={lines}
              row={row}
              marker={numbered ? String(numbers[row]) : ''}
              label={isHeading(line) ? `${rowLabel} ${row + 1}, heading` : `${rowLabel} ${row + 1}`}
              isWrong={problem !== undefined && row === 0}
              problemId={`${id}-problem`}
              onEdit={edit}
              onType={(text) => onChange(lines.with(row, text))}
              onRemove={() => edit(removeLine(lines, row))}
              onMoveTo={(to) => edit(moveLineTo(lines, row, to))}
              tool={renderTool?.(line, row)}
              {...rest}
            />
          ))}
        </ol>
      </SortableLines>
      <p className={classes.problem} id={`${id}-problem`}>
        {problem}
      </p>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => edit({ lines: [...lines, ''], row: lines.length, caret: 0 })}
      >
        Add {rowLabel.toLowerCase()}
      </Button>
    </fieldset>
  )
}
