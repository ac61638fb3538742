import { formatCount, formatList } from '@plateful/ingredients/format-english'
import { IconAlertTriangle, IconCheck, IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { MealContents } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import type { Diner } from './queries.ts'
import type { SafetySummary } from './verdict.ts'
import classes from './safety-sign.module.css'

// Its code contains the lexicon of foods, so it loads only when it is opened.
const SafetyDialog = lazyOnPress(async () => (await import('./safety-dialog.tsx')).SafetyDialog)

interface Props {
  summary: SafetySummary
  dishName: string
  /** The dish and what is eaten with it; called when the sign is opened. */
  eatenOf: () => MealContents
  people: readonly Diner[]
  /** The names of people whose diet cannot be judged by foods, where the sign lists them too. */
  unseenFor?: readonly string[]
  /** Whether it is plain text and no button, as on a card that is one button. */
  isStatic?: boolean
}

/**
 * The sign of a dish, the same everywhere (recipes 76): that it is safe for all, who must not eat
 * it, and how many lines need a check. A press opens the lines.
 */
export function SafetySign({
  summary,
  dishName,
  eatenOf,
  people,
  unseenFor = noNames,
  isStatic = false,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const marks = marksOf(summary, unseenFor)
  const markElements = marks.map(({ level, words, more }) => {
    const Icon = icons[level]
    return (
      <span key={words} className={classes.mark} data-level={level} title={words + more}>
        <Icon size={15} aria-hidden />
        <span className={classes.words}>{words}</span>
      </span>
    )
  })
  if (isStatic) return <span className={classes.sign}>{markElements}</span>
  return (
    <>
      <button
        type="button"
        className={classes.sign}
        aria-haspopup="dialog"
        aria-label={`${marks.map(({ words, more }) => words + more).join(', ')}: who can eat ${dishName}`}
        onClick={() => setIsOpen(true)}
      >
        {markElements}
      </button>
      {isOpen && (
        <SafetyDialog
          dishName={dishName}
          eaten={eatenOf()}
          people={people}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const noNames: readonly string[] = []

const icons = { safe: IconCheck, not: IconAlertTriangle, look: IconHelpCircle } as const

interface Mark {
  level: keyof typeof icons
  words: string
  /** The text for screen readers and for the tooltip. */
  more: string
}

function marksOf({ unsafeFor, lineCount, checkFor }: SafetySummary, unseenFor: readonly string[]): Mark[] {
  const marks: Mark[] = []
  if (unsafeFor.length > 0) marks.push({ level: 'not', words: `Not for ${formatList(unsafeFor)}`, more: '' })
  if (lineCount > 0)
    marks.push({
      level: 'look',
      words: formatCount(lineCount, 'line to look at', 'lines to look at'),
      more: ` for ${checkFor.join(', ')}`,
    })
  if (unseenFor.length > 0)
    marks.push({ level: 'look', words: `Not checked for ${unseenFor.join(', ')}`, more: '' })
  return marks.length > 0 ? marks : [{ level: 'safe', words: 'Safe for all', more: '' }]
}
