import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'
import { describeWarning, type WarningGroup } from './describe-warning.ts'
import classes from './diner-warnings.module.css'

interface Props {
  group: WarningGroup
  by?: 'food' | 'line'
  children?: ReactNode
}

export function WarningRow({ group, by = 'food', children }: Props) {
  const { level } = group.warnings[0]
  return (
    <Note
      as="li"
      isSmall
      tone={level === 'contains' ? 'tomato' : 'amber'}
      className={classes.warning}
      data-level={level}
    >
      {level === 'not checked' ? (
        <IconHelpCircle size={14} aria-hidden />
      ) : (
        <IconAlertTriangle size={14} aria-hidden />
      )}
      <span title={by === 'food' ? group.warnings.flatMap(({ line }) => line ?? []).join('\n') : undefined}>
        {describeWarning(group, by)}
      </span>
      {children}
    </Note>
  )
}
