/** A method told in one text, parted into its steps. */
import { stepWord } from './step-counts.ts'

const LONG_TEXT = 240
const SHORT_STEP = 50
/** Characters at the end of a text in which counts without steps are looked for. */
const LONGEST_TAIL = 60

/** 'Step 2:', '2.', '2)' before a letter, after a space or the end of a sentence. */
const count = new RegExp(
  String.raw`(?:^|\s+|(?<=\D[.!?)]))(?:(?:${stepWord})\s*(\d{1,2})\s*[.:)–-]|(\d{1,2})[.)]-?)\s*(?=\p{L})`,
  'giu',
)

/** Parted at counts that go on from one another: '1. … 2. … 3. …'; whole where there are none. */
export function atCounts(text: string): string[] {
  const starts: number[] = []
  let next = 1
  for (const match of text.matchAll(count)) {
    const number = Number(match[1] ?? match[2])
    if (number !== next && !(starts.length === 0 && number === 2)) continue
    starts.push(match.index)
    next = number + 1
  }
  if (starts.length < 2) return [text]
  const steps = [0, ...starts].map((start, at) => text.slice(start, starts[at]).trim()).filter(Boolean)
  // '… serve. 11. 12.': counts that nothing was written behind.
  const [empty, first] = /(?:\s+(\d{1,2})[.)])(?:\s+\d{1,2}[.)])*$/.exec(text.slice(-LONGEST_TAIL)) ?? []
  if (empty && Number(first) === next) steps.push(steps.pop()?.slice(0, -empty.length) ?? '')
  return steps
}

/** Parted at its counts or, when long, after sentences. */
export function splitIntoSteps(text: string): string[] {
  const counted = atCounts(text)
  if (counted.length > 1) return counted
  if (text.length < LONG_TEXT) return [text]
  const steps: string[] = []
  for (const sentence of text.split(/(?<=[\p{Ll}\d)°][.!])\s+(?=\p{Lu})/u)) {
    const last = steps.at(-1)
    if (last !== undefined && (last.length < SHORT_STEP || sentence.length < SHORT_STEP / 2)) {
      steps[steps.length - 1] = `${last} ${sentence}`
    } else steps.push(sentence)
  }
  return steps
}
