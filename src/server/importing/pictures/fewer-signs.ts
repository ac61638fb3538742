/**
 * The file of a reader of lines with fewer signs. For each column of a line a reader weighs all the
 * signs that it was trained for, and most are of scripts that nobody looks at. Pure.
 *
 * The file is a message of protocol buffers: fields, each a key, which says its number and its
 * kind, and its value. Only what is changed is looked into; all else is copied.
 */

interface Field {
  number: number
  kind: number
  /** What stands in it, where that is text, numbers or a message. */
  content: Uint8Array
  /** What it says, where it is a number. */
  value: number
  /** Its key and its value as they stand in the message. */
  whole: Uint8Array
}

/** The kinds of fields: a number of any length, eight bytes, so many bytes, four bytes. */
const NUMBER = 0
const EIGHT = 1
const MANY = 2
const FOUR = 5

/** The numbers of fields, by their names in the format of models (ONNX). */
const MODEL = { graph: 7 }
const GRAPH = { node: 1, initializer: 5, output: 12 }
const NODE = { attribute: 5 }
const ATTRIBUTE = { tensor: 5 }
const TENSOR = { dims: 1, raw: 9 }
const OUTPUT = { type: 2 }
const TYPE = { tensor: 1 }
const TENSOR_TYPE = { shape: 2 }

/**
 * A model that weighs only the signs with these indices, in this order, of so many: each of its
 * tables with a column for each sign keeps theirs. Throws where there is no such table.
 */
export function withFewerSigns(model: Uint8Array, kept: readonly number[], of: number): Uint8Array {
  let cut = 0
  const tensor = (whole: Uint8Array) => {
    const fewer = withFewerColumns(whole, kept, of)
    if (fewer !== whole) cut += 1
    return fewer
  }
  const answer = editedMessage(model, {
    [MODEL.graph]: (graph) =>
      editedMessage(graph, {
        [GRAPH.initializer]: tensor,
        [GRAPH.node]: (node) =>
          editedMessage(node, {
            [NODE.attribute]: (one) => editedMessage(one, { [ATTRIBUTE.tensor]: tensor }),
          }),
        // The shape that was declared would be wrong, and none has to be.
        [GRAPH.output]: (output) =>
          editedMessage(output, {
            [OUTPUT.type]: (type) =>
              editedMessage(type, {
                [TYPE.tensor]: (one) => editedMessage(one, { [TENSOR_TYPE.shape]: () => null }),
              }),
          }),
      }),
  })
  if (cut === 0) throw new Error('The reader of lines has no table of its signs.')
  return answer
}

/** A table of numbers of four bytes with these of its columns; another table as it is. */
function withFewerColumns(tensor: Uint8Array, kept: readonly number[], of: number): Uint8Array {
  const fields = [...fieldsOf(tensor)]
  const dims = fields.filter(({ number, kind }) => number === TENSOR.dims && kind === NUMBER)
  const raw = fields.find(({ number }) => number === TENSOR.raw)?.content
  if (dims.at(-1)?.value !== of || !raw) return tensor
  const rows = raw.length / FOUR_BYTES / of
  const fewer = new Uint8Array(FOUR_BYTES * rows * kept.length)
  for (let row = 0; row < rows; row++)
    for (const [at, column] of kept.entries()) {
      const from = FOUR_BYTES * (row * of + column)
      fewer.set(raw.subarray(from, from + FOUR_BYTES), FOUR_BYTES * (row * kept.length + at))
    }
  return Buffer.concat(
    fields.flatMap((field) => {
      if (field === dims.at(-1)) return [numberBytes(keyOf(field)), numberBytes(kept.length)]
      return field.number === TENSOR.raw ? [fieldOf(field, fewer)] : [field.whole]
    }),
  )
}

const FOUR_BYTES = 4

/** A message with some of its fields written anew, or left out. */
function editedMessage(
  message: Uint8Array,
  edits: Readonly<Record<number, (content: Uint8Array) => Uint8Array | null>>,
): Uint8Array {
  const parts: Uint8Array[] = []
  for (const field of fieldsOf(message)) {
    const edit = field.kind === MANY ? edits[field.number] : undefined
    const content = edit ? edit(field.content) : field.content
    if (content === field.content) parts.push(field.whole)
    else if (content) parts.push(fieldOf(field, content))
  }
  return parts.length > 0 ? Buffer.concat(parts) : message
}

function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0
  while (at < message.length) {
    const start = at
    const key = numberAt(message, at)
    const [number, kind] = [key.value >>> 3, key.value & 7]
    let [from, end, value] = [key.end, key.end, 0]
    if (kind === NUMBER) ({ value, end } = numberAt(message, from))
    else if (kind === MANY) {
      const length = numberAt(message, from)
      from = length.end
      end = from + length.value
    } else if (kind === EIGHT) end += 8
    else if (kind === FOUR) end += 4
    else end = Infinity
    if (end > message.length) throw new Error('The file of a model is not whole.')
    at = end
    yield { number, kind, value, content: message.subarray(from, end), whole: message.subarray(start, end) }
  }
}

const keyOf = ({ number, kind }: Field) => 8 * number + kind

const fieldOf = (field: Field, content: Uint8Array) =>
  Buffer.concat([numberBytes(keyOf(field)), numberBytes(content.length), content])

/** Seven bits a byte, the lowest first; the highest bit says whether another byte follows. */
function numberAt(message: Uint8Array, from: number): { value: number; end: number } {
  let value = 0
  for (let end = from, times = 1; end < message.length; times *= 128) {
    const byte = message[end++] ?? 0
    value += (byte & 127) * times
    if (byte < 128) return { value, end }
  }
  throw new Error('The file of a model is not whole.')
}

function numberBytes(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128))
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
  return Uint8Array.from(bytes)
}
