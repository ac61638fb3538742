/**
 * A thing's fields, described once: what may be saved, what is answered and how a form holds them.
 * Schemas, rows and forms derive from the description (docs/adding-a-field.md).
 */
import { z } from 'zod'

/**
 * How a field is typed: as text, as one of a few values, as a number, as rows of lines, as tags, as
 * a list of words or of links that may be empty, or not at all but kept as it came.
 */
export type TypedAs = 'text' | 'choice' | 'number' | 'rows' | 'tags' | 'words' | 'links' | 'kept'

/** What is said of a field. */
export interface DescribedField {
  /** Its name in a sentence. */
  label: string
  typedAs: TypedAs
  /**
   * What may be saved. In a new thing that does not say it, what may be null is null and a list of
   * words or links is empty.
   */
  saved: z.ZodType
  /** What is answered. */
  answered: z.ZodType
}

type Described = Readonly<Record<string, DescribedField>>

/** The rules of a change, for each field. */
export type SavedRules<Fields extends Described> = { [F in keyof Fields]: Fields[F]['saved'] }
/** The rules of an answer, for each field. */
export type AnsweredRules<Fields extends Described> = { [F in keyof Fields]: Fields[F]['answered'] }
/** A rule that may be null, with null as what it is where it is not said. */
export type OrNull<Rule> = Rule extends z.ZodNullable ? z.ZodDefault<Rule> : Rule
/** The rules of a new thing, for each field. */
export type NewRules<Fields extends Described> = {
  [F in keyof Fields]: Fields[F]['typedAs'] extends 'words' | 'links'
    ? z.ZodDefault<Fields[F]['saved']>
    : OrNull<Fields[F]['saved']>
}

const ofEach = (fields: Described, make: (field: DescribedField) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

/** The rule with null as what it is where it is not said, if it may be null. */
export const orNull = (rule: z.ZodType): z.ZodType =>
  rule instanceof z.ZodNullable ? rule.default(null) : rule

const whenNew = ({ saved, typedAs }: DescribedField) =>
  typedAs === 'words' || typedAs === 'links' ? saved.default([]) : orNull(saved)

/** What a change may say of each field. */
export const savedRules = <Fields extends Described>(fields: Fields) =>
  ofEach(fields, ({ saved }) => saved) as SavedRules<Fields>

/** What is answered of each field. */
export const answeredRules = <Fields extends Described>(fields: Fields) =>
  ofEach(fields, ({ answered }) => answered) as AnsweredRules<Fields>

/** What a new thing may say of each field. */
export const newRules = <Fields extends Described>(fields: Fields) =>
  ofEach(fields, whenNew) as NewRules<Fields>
