/**
 * Removes signs from the file of a line reader. For each column of a line, a reader weighs all
 * signs that it was trained for, most of them of scripts that are not needed. Pure. The file is a
 * protocol buffers message: a sequence of fields, each with a key (number and wire type) and a
 * value. Only the parts that change are parsed; the rest is copied.
 */

interface Field {
  number: number
  wireType: number
  /** The bytes of its value. */
  content: Uint8Array
  /** Its value if it is a varint. */
  value: number
  /** The bytes of key and value in the message. */
  whole: Uint8Array
}

/** The wire types (https://protobuf.dev/programming-guides/encoding). */
const VARINT = 0
const FIXED64 = 1
const LENGTH_DELIMITED = 2
const FIXED32 = 5

/** The numbers of fields by their names in ONNX. */
const MODEL = { graph: 7 }
const GRAPH = { node: 1, initializer: 5, output: 12 }
const NODE = { attribute: 5 }
const ATTRIBUTE = { tensor: 5 }
const TENSOR = { dims: 1, raw: 9 }
const OUTPUT = { type: 2 }
const TYPE = { tensor: 1 }
const TENSOR_TYPE = { shape: 2 }

/**
 * The model with only the signs of these indices, in this order: each of its tables with a column
 * for each of the `of` signs keeps these columns. Throws if there is no such table.
 */
export function pruneModel(model: Uint8Array, keptIndices: readonly number[], signCount: number): Uint8Array {
  let cut = 0
  const tensor = (whole: Uint8Array) => {
    const fewer = withFewerColumns(whole, keptIndices, signCount)
    if (fewer !== whole) cut += 1
    return fewer
  }
  const answer = editedMessage(model, {
    [MODEL.graph]: (graph) =>
      editedMessage(graph, {
        [GRAPH.initializer]: tensor,
        [GRAPH.node]: (node) =>
          editedMessage(node, {
            [NODE.attribute]: (field) => editedMessage(field, { [ATTRIBUTE.tensor]: tensor }),
          }),
        // The declared output shape would be wrong, and is optional.
        [GRAPH.output]: (output) =>
          editedMessage(output, {
            [OUTPUT.type]: (type) =>
              editedMessage(type, {
                [TYPE.tensor]: (field) => editedMessage(field, { [TENSOR_TYPE.shape]: () => null }),
              }),
          }),
      }),
  })
  if (cut === 0) throw new Error('The reader of lines has no table of its signs.')
  return answer
}

/** A table of floats with only these columns; another table as it is. */
function withFewerColumns(tensor: Uint8Array, kept: readonly number[], of: number): Uint8Array {
  const fields = [...readFields(tensor)]
  const dims = fields.filter(({ number, wireType }) => number === TENSOR.dims && wireType === VARINT)
  const raw = fields.find(({ number }) => number === TENSOR.raw)?.content
  if (dims.at(-1)?.value !== of || !raw) return tensor
  const rows = raw.length / BYTES_A_FLOAT / of
  const fewer = new Uint8Array(BYTES_A_FLOAT * rows * kept.length)
  for (let row = 0; row < rows; row++)
    for (const [at, column] of kept.entries()) {
      const from = BYTES_A_FLOAT * (row * of + column)
      fewer.set(raw.subarray(from, from + BYTES_A_FLOAT), BYTES_A_FLOAT * (row * kept.length + at))
    }
  return Buffer.concat(
    fields.flatMap((field) => {
      if (field === dims.at(-1)) return [varintBytes(keyOf(field)), varintBytes(kept.length)]
      return field.number === TENSOR.raw ? [encodeField(field, fewer)] : [field.whole]
    }),
  )
}

const BYTES_A_FLOAT = 4

/** A message with some of its fields changed, or removed by null. */
function editedMessage(
  message: Uint8Array,
  edits: Readonly<Record<number, (content: Uint8Array) => Uint8Array | null>>,
): Uint8Array {
  const parts: Uint8Array[] = []
  for (const field of readFields(message)) {
    const edit = field.wireType === LENGTH_DELIMITED ? edits[field.number] : undefined
    const content = edit ? edit(field.content) : field.content
    if (content === field.content) parts.push(field.whole)
    else if (content) parts.push(encodeField(field, content))
  }
  return parts.length > 0 ? Buffer.concat(parts) : message
}

function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0
  while (at < message.length) {
    const start = at
    const key = readVarint(message, at)
    const [number, wireType] = [key.value >>> 3, key.value & 7]
    let [from, end, value] = [key.end, key.end, 0]
    if (wireType === VARINT) ({ value, end } = readVarint(message, from))
    else if (wireType === LENGTH_DELIMITED) {
      const length = readVarint(message, from)
      from = length.end
      end = from + length.value
    } else if (wireType === FIXED64) end += 8
    else if (wireType === FIXED32) end += 4
    else end = Infinity
    if (end > message.length) throw new Error('The file of a model is not whole.')
    at = end
    yield {
      number,
      wireType,
      value,
      content: message.subarray(from, end),
      whole: message.subarray(start, end),
    }
  }
}

const keyOf = ({ number, wireType }: Field) => 8 * number + wireType

const encodeField = (field: Field, content: Uint8Array) =>
  Buffer.concat([varintBytes(keyOf(field)), varintBytes(content.length), content])

/**
 * Reads a varint: seven bits a byte, the lowest first; the highest bit says whether another byte
 * follows.
 */
function readVarint(message: Uint8Array, from: number): { value: number; end: number } {
  let value = 0
  for (let end = from, times = 1; end < message.length; times *= 128) {
    const byte = message[end++] ?? 0
    value += (byte & 127) * times
    if (byte < 128) return { value, end }
  }
  throw new Error('The file of a model is not whole.')
}

function varintBytes(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128))
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
  return Uint8Array.from(bytes)
}
