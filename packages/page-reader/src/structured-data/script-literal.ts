/**
 * Values as programs write them: {name: 'Leek pie', vegan: !0}, or a function that is called at
 * once with its values. JSON with comments, raw line breaks and a comma too many is read as well.
 */

const MAX_DEPTH = 100

interface Reader {
  text: string
  at: number
  depth: number
  /**
   * What the names of a function's parameters stand for; null while its values are not known yet.
   */
  names: Map<string, unknown> | null
}

const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['NaN', null],
  ['Infinity', null],
])

const tokens = {
  space: /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y,
  between: /[\s,;]*(?=[[{])/y,
  quoted: /"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)'/y,
  number: /-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy,
  name: /[\p{L}_$][\p{L}\d_$]*/uy,
  nothing: /void 0/y,
  called: /function\s*\(([^(){}]{0,100000})\)\s*\{\s*return\b/y,
}

/**
 * The value of a program's text, or a list of the values that follow each other; undefined where
 * the text is not a plain value.
 */
export function parseLiteral(text: string): unknown {
  const reader: Reader = { text, at: 0, depth: 0, names: new Map() }
  try {
    skipSign(reader, '(')
    const called = take(reader, tokens.called)
    return called ? readCall(reader, called[1] ?? '') : readValues(reader)
  } catch {
    return undefined
  }
}

/** The value, or the values where others follow: '{…} {…}' or '{…}, {…}'. */
function readValues(reader: Reader): unknown {
  const values = [readValue(reader)]
  try {
    while (take(reader, tokens.between)) values.push(readValue(reader))
  } catch {
    // What follows the last whole value is not read.
  }
  return values.length > 1 ? values : values[0]
}

/**
 * The value of a function that is called at once. Its arguments stand behind the body, so the body
 * is read twice: first to find them.
 */
function readCall(reader: Reader, parameters: string): unknown {
  const body = reader.at
  const found = { ...reader, names: null }
  readValue(found)
  reader.at = found.at
  skipSign(reader, ';')
  expectSign(reader, '}')
  skipSign(reader, ')')
  expectSign(reader, '(')
  const values = readList(reader, ')')
  const names = new Map(parameters.split(',').map((name, at) => [name.trim(), values[at]]))
  return readValue({ ...reader, at: body, names })
}

function take(reader: Reader, token: RegExp): RegExpExecArray | null {
  token.lastIndex = reader.at
  const match = token.exec(reader.text)
  if (match) reader.at += match[0].length
  return match
}

/** Whether the sign comes next, after spaces; then it is skipped. */
function skipSign(reader: Reader, sign: string): boolean {
  take(reader, tokens.space)
  if (!reader.text.startsWith(sign, reader.at)) return false
  reader.at += sign.length
  return true
}

function expectSign(reader: Reader, sign: string): void {
  if (!skipSign(reader, sign)) throw new SyntaxError(`There is no ${sign} at ${reader.at}.`)
}

function readValue(reader: Reader): unknown {
  if (++reader.depth > MAX_DEPTH) throw new SyntaxError('This is nested too deep.')
  const value = readAnyValue(reader)
  reader.depth--
  return value
}

function readAnyValue(reader: Reader): unknown {
  if (skipSign(reader, '{')) return readObject(reader)
  if (skipSign(reader, '[')) return readList(reader, ']')
  if (skipSign(reader, '!')) return readValue(reader) === 0
  const quoted = readString(reader)
  if (quoted !== undefined) return quoted
  const number = take(reader, tokens.number)
  if (number) return Number(number[0])
  return take(reader, tokens.nothing) ? null : readName(reader)
}

function readObject(reader: Reader): Record<string, unknown> {
  const entries: [string, unknown][] = []
  while (!skipSign(reader, '}')) {
    const key = readString(reader) ?? (take(reader, tokens.name) ?? take(reader, tokens.number))?.[0]
    if (key === undefined) throw new SyntaxError(`There is no name at ${reader.at}.`)
    expectSign(reader, ':')
    entries.push([key, readValue(reader)])
    if (!skipSign(reader, ',')) {
      expectSign(reader, '}')
      break
    }
  }
  return Object.fromEntries(entries)
}

function readList(reader: Reader, end: string): unknown[] {
  const items: unknown[] = []
  while (!skipSign(reader, end)) {
    items.push(readValue(reader))
    if (!skipSign(reader, ',')) {
      expectSign(reader, end)
      break
    }
  }
  return items
}

function readName(reader: Reader): unknown {
  const name = take(reader, tokens.name)?.[0]
  if (name === undefined) throw new SyntaxError(`There is no value at ${reader.at}.`)
  if (words.has(name)) return words.get(name)
  if (reader.names && !reader.names.has(name)) throw new SyntaxError(`${name} stands for nothing.`)
  return reader.names?.get(name)
}

const signs: Record<string, string> = { n: '\n', t: '\t', r: ' ', b: ' ', f: ' ', v: ' ', '0': '' }

/** What a backslash stands before for its own sake; elsewhere it is a sign of the text. */
const escaped = /["'`\\/$\n]/

function readString(reader: Reader): string | undefined {
  const quoted = take(reader, tokens.quoted)
  if (!quoted) return undefined
  return (quoted[1] ?? quoted[2] ?? '').replace(
    /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^]))/gi,
    (_, four?: string, two?: string, one = '') =>
      four || two
        ? String.fromCharCode(Number.parseInt(four ?? two ?? '', 16))
        : (signs[one] ?? (escaped.test(one) ? one : `\\${one}`)),
  )
}
