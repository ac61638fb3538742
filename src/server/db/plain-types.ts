/** Smooths what the two databases store differently: JSON, yes or no. */
import {
  type KyselyPlugin,
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

/** pg would send a list as a PostgreSQL array, where jsonb wants text; the embedded database takes text and numbers only. */
const encoders: Record<DatabaseKind, (value: unknown) => unknown> = {
  postgres: (value) => (isStructure(value) ? JSON.stringify(value) : value),
  embedded: (value) =>
    typeof value === 'boolean' ? Number(value) : isStructure(value) ? JSON.stringify(value) : value,
}

class EncodeValues extends OperationNodeTransformer {
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

function decode(row: UnknownRow): void {
  for (const [column, value] of Object.entries(row)) {
    if (value === null) continue
    if (column in jsonColumns && typeof value === 'string') row[column] = JSON.parse(value)
    else if (column in booleanColumns) row[column] = value === 1
  }
}

/** PostgreSQL decodes its own types; the embedded database is decoded by the column's name. */
export class PlainTypesPlugin implements KyselyPlugin {
  readonly #encode: EncodeValues
  readonly #decodes: boolean
  constructor(kind: DatabaseKind) {
    this.#encode = new EncodeValues(kind)
    this.#decodes = kind === 'embedded'
  }
  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#encode.transformNode(args.node)
  }
  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.#decodes) args.result.rows.forEach(decode)
    return args.result
  }
}
