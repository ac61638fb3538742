/** Drops the chapters of a video, which its description lists with the times where they begin. */

/** '0:42 Toasting the rice', '(01:10) - The dough'. */
const chapter = /^\W{0,3}(\d{1,2}(?::\d{2}){1,2})\W{1,4}\p{L}/u

/** Lines from which times that begin at 0:00 are chapters, by the rule of video players. */
const MIN_CHAPTERS = 3
/** Characters of a label above chapters. */
const LONGEST_LABEL = 30
/** With fewer lines beside them the times belong to a transcript, and are no chapters. */
const MIN_LINES_BESIDE = 4

const secondsOf = (line: string) => {
  const moment = chapter.exec(line)?.[1]
  return moment === undefined ? null : moment.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}

/**
 * The lines without a list of chapters and the label right above it. Chapters begin at 0:00 and go
 * on in their order. A text that holds little else keeps them.
 */
export function withoutChapters(lines: readonly string[]): string[] {
  const seconds = lines.map(secondsOf)
  const start = seconds.indexOf(0)
  if (start < 0) return [...lines]
  let end = start + 1
  while (end < lines.length && (seconds[end] ?? -1) > (seconds[end - 1] ?? 0)) end++
  const label = lines[start - 1]?.trim() ?? ''
  const from = label !== '' && label.length <= LONGEST_LABEL && !/\d|[.!?]$/.test(label) ? start - 1 : start
  const rest = [...lines.slice(0, from), '', ...lines.slice(end)]
  const linesBeside = rest.filter((line) => line.trim() !== '').length
  return end - start < MIN_CHAPTERS || linesBeside < MIN_LINES_BESIDE ? [...lines] : rest
}
