import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { isHeading } from '../../domain/recipes/lines.ts'
import { type LinesEdit, removeLine } from './edit-lines.ts'
import { LineRow } from './line-row.tsx'
import classes from './lines-field.module.css'

interface Props {
  /** 'Ingredients'; one row of it is an 'Ingredient'. */
  label: string
  rowLabel: string
  hint: string
  placeholder: string
  /** Rows that are no headings carry their number. */
  numbered?: boolean
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
    const box = list.current?.querySelectorAll('textarea')[next.current.row]
    box?.focus()
    box?.setSelectionRange(next.current.caret, next.current.caret)
    next.current = null
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
            {...rest}
          />
        ))}
      </ol>
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
