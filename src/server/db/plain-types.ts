/** Evens out the differences of the databases: JSON, booleans, and names. */

import {
  CamelCasePlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely'
import { booleanColumns, jsonColumns } from './tables.ts'

export type DatabaseKind = 'embedded' | 'postgres'

const isStructure = (value: unknown) =>
  value !== null && typeof value === 'object' && !(value instanceof Uint8Array)

/**
 * PostgreSQL stores neither lone surrogates, which remain when text is cut inside an emoji, nor
 * NUL.
 */
const unstorable = /[\p{Surrogate}\0]/gu
const withoutUnstorable = (value: unknown) =>
  typeof value === 'string' ? value.replace(unstorable, '\ufffd') : value

/**
 * JSON writes both as escapes. A typed backslash can look like one; such text comes out unchanged.
 */
function jsonOf(value: unknown): string {
  const json = JSON.stringify(value)
  return /\\u(?:d|0000)/.test(json)
    ? JSON.stringify(value, (_, part: unknown) => withoutUnstorable(part))
    : json
}

/**
 * pg sends arrays as PostgreSQL arrays, but jsonb wants text; SQLite takes only text and numbers.
 */
const asText = (value: unknown) => (isStructure(value) ? jsonOf(value) : withoutUnstorable(value))
const encoders: Record<DatabaseKind, (value: unknown) => unknown> = {
  postgres: asText,
  embedded: (value) => (typeof value === 'boolean' ? Number(value) : asText(value)),
}

class ValueEncoder extends OperationNodeTransformer {
  readonly #encode: (value: unknown) => unknown
  constructor(kind: DatabaseKind) {
    super()
    this.#encode = encoders[kind]
  }
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: this.#encode(node.value) }
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(this.#encode) }
  }
}

type Decode = (value: unknown) => unknown

/** A column, its camel case name and its decoder. */
interface Column {
  column: string
  name: string
  decode: Decode | undefined
}

function decoderOf(name: string): Decode | undefined {
  if (name in jsonColumns)
    return (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value)
  return name in booleanColumns ? (value) => value === 1 : undefined
}

function plainRow(row: UnknownRow, columns: readonly Column[]): UnknownRow {
  const plain: UnknownRow = {}
  for (const { column, name, decode } of columns) {
    const value = row[column]
    plain[name] = decode && value !== null ? decode(value) : value
  }
  return plain
}

/**
 * PostgreSQL decodes by type; the embedded database is decoded by column name. One pass over the
 * rows.
 */
export class PlainTypesPlugin extends CamelCasePlugin {
  readonly #encode: ValueEncoder
  readonly #decodes: boolean
  constructor(kind: DatabaseKind) {
    super()
    this.#encode = new ValueEncoder(kind)
    this.#decodes = kind === 'embedded'
  }
  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#encode.transformNode(super.transformQuery(args))
  }
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {}).map((column) => {
      const name = this.camelCase(column)
      return { column, name, decode: this.#decodes ? decoderOf(name) : undefined }
    })
    return { ...result, rows: result.rows.map((row) => plainRow(row, columns)) }
  }
}
