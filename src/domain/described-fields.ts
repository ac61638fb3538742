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

/** The description of a field. */
export interface DescribedField {
  /** Its name in a sentence. */
  label: string
  typedAs: TypedAs
  /**
   * What may be saved. A new thing that leaves it out gets null where that is allowed, and an empty
   * list of words or links.
   */
  saved: z.ZodType
  /** What is answered. */
  answered: z.ZodType
}

type FieldsDescription = Readonly<Record<string, DescribedField>>

/** The rules of a change, for each field. */
export type SavedShape<Fields extends FieldsDescription> = { [F in keyof Fields]: Fields[F]['saved'] }
/** The rules of an answer, for each field. */
export type AnsweredShape<Fields extends FieldsDescription> = { [F in keyof Fields]: Fields[F]['answered'] }
/** A rule that may be null, with null as its default. */
export type NullByDefault<Schema> = Schema extends z.ZodNullable ? z.ZodDefault<Schema> : Schema
/** The rules of a new thing, for each field. */
export type NewShape<Fields extends FieldsDescription> = {
  [F in keyof Fields]: Fields[F]['typedAs'] extends 'words' | 'links'
    ? z.ZodDefault<Fields[F]['saved']>
    : NullByDefault<Fields[F]['saved']>
}

const mapFields = (
  fields: FieldsDescription,
  make: (field: DescribedField) => z.ZodType,
): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

/** The rule, with null as the default if it may be null. */
export const nullByDefault = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? schema.default(null) : schema

const schemaWhenNew = ({ saved, typedAs }: DescribedField) =>
  typedAs === 'words' || typedAs === 'links' ? saved.default([]) : nullByDefault(saved)

/** What a change may say of each field. */
export const savedShape = <Fields extends FieldsDescription>(fields: Fields) =>
  mapFields(fields, ({ saved }) => saved) as SavedShape<Fields>

/** What is answered of each field. */
export const answeredShape = <Fields extends FieldsDescription>(fields: Fields) =>
  mapFields(fields, ({ answered }) => answered) as AnsweredShape<Fields>

/** What a new thing may say of each field. */
export const newShape = <Fields extends FieldsDescription>(fields: Fields) =>
  mapFields(fields, schemaWhenNew) as NewShape<Fields>
