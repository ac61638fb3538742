/**
 * The pieces of a text that each begin with a match of the pattern, which is global. What stands
 * before the first match is left out.
 */
export function splitBefore(text: string, start: RegExp): string[] {
  const starts = [...text.matchAll(start)].map(({ index }) => index)
  return starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length))
}
