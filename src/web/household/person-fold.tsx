import type { ReactNode } from 'react'
import type { PersonField } from '../../domain/household/person.ts'
import { Fold } from '../ui/fold.tsx'
import { useFold } from '../ui/use-fold.ts'
import { describeFields, type PersonFieldsProps } from './person-form-values.ts'

interface Props extends Pick<PersonFieldsProps, 'values' | 'problems'> {
  title: string
  /** What stands in it. */
  fields: readonly PersonField[]
  children: ReactNode
}

/** A part of a person's form that says what is set in it, and opens by itself for a problem. */
export function PersonFold({ title, fields, values, problems, children }: Props) {
  const fold = useFold(fields.some((field) => problems[field] !== undefined))
  const said = fields.flatMap((field) => describeFields({ [field]: values[field] }).map(({ text }) => text))
  return (
    <Fold title={title} said={said.filter((text) => text !== '').join(' · ') || 'Nothing yet'} {...fold}>
      {children}
    </Fold>
  )
}
