/** Texts that are remembered; one page shows fewer. */
const MOST = 4000
/** Characters of a text that is worth remembering: longer ones seldom stand on a page twice. */
const LONGEST = 400

/**
 * The same function, which works each short text out once: a page's lines are asked for as rows, as
 * lines of named blocks, and again where they are judged.
 */
export function memoized<Value>(valueOf: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (text.length > LONGEST) return valueOf(text)
    const held = known.get(text)
    if (held !== undefined) return held
    const value = valueOf(text)
    if (known.size >= MOST) known.clear()
    known.set(text, value)
    return value
  }
}
