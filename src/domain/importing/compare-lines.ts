/** Compares the lines of a recipe with those of its page, line by line. */

/** Who changed the lines since the page was read; 'unknown' if what it said then was not stored. */
export type ChangedBy = 'nobody' | 'household' | 'page' | 'both' | 'unknown'

/** Lines that belong together: what the recipe has, and what the page has in their place. */
export interface ComparedPart {
  by: ChangedBy
  own: string[]
  page: string[]
}

/** Two lines stand for each other when they share at least half of their words. */
const MIN_SIMILARITY = 0.5
/** More pairs of lines are compared by their whole text only. */
const MAX_PAIRS = 250_000

/**
 * The parts of two lists of lines, in order, and who changed each since the page said `imported`
 * (importing 31). A line stands for the one that shares most words with it. What the household
 * added or changed is never part of what the page changed, unless both changed the same line. A
 * line that the household changed and the page moved does not count as added by the page (importing
 * 156).
 */
export function compareLines(
  own: readonly string[],
  pageLines: readonly string[],
  imported: readonly string[] | null,
): ComparedPart[] {
  const base = imported ?? own
  const ownOf = align(base, own)
  const isChanged = (at: number) => textOf(own[ownOf.get(at) ?? -1] ?? '') !== textOf(base[at] ?? '')
  const page = withMovedBack(base, pageLines, isChanged)
  const pageOf = align(base, page)
  const parts: ComparedPart[] = []
  let position = { base: 0, own: 0, page: 0 }
  const addPartsUpTo = (to: typeof position) => {
    parts.push(
      ...partsOf(
        base.slice(position.base, to.base),
        own.slice(position.own, to.own),
        page.slice(position.page, to.page),
      ),
    )
    position = to
  }
  for (const [index] of base.entries()) {
    const ownAt = ownOf.get(index)
    const pageAt = pageOf.get(index)
    if (ownAt === undefined || pageAt === undefined) continue
    addPartsUpTo({ base: index, own: ownAt, page: pageAt })
    addPartsUpTo({ base: index + 1, own: ownAt + 1, page: pageAt + 1 })
  }
  addPartsUpTo({ base: base.length, own: own.length, page: page.length })
  if (imported !== null) return parts
  return parts.map((part) => (part.by === 'page' ? { ...part, by: 'unknown' } : part))
}

/**
 * The parts of the lines between two lines that all lists have. Lines that were only added or
 * removed are one part each.
 */
function partsOf(base: string[], own: string[], page: string[]): ComparedPart[] {
  if (own.length === 0 && page.length === 0) return []
  if (isSame(own, page)) return [{ by: 'nobody', own, page }]
  if (isSame(base, page)) return [{ by: 'household', own, page }]
  if (isSame(base, own)) {
    if (page.length === 0) return own.map((line) => ({ by: 'page', own: [line], page: [] }))
    if (own.length === 0) return page.map((line) => ({ by: 'page', own: [], page: [line] }))
    return [{ by: 'page', own, page }]
  }
  // Household and page added lines at the same place: each is a part of its own.
  if (base.length === 0) return [{ by: 'household', own, page: [] }, ...partsOf([], [], page)]
  return [{ by: 'both', own, page }]
}

const textOf = (line: string) => line.replace(/\s+/g, ' ').trim().toLowerCase()
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((line, at) => textOf(line) === textOf(others[at] ?? ''))

const wordsAndFiguresOf = (line: string) => new Set(textOf(line).match(/[\p{L}\p{N}½¼¾⅓⅔⅛]+/gu) ?? [])

/** How much two lines say the same, from 0 to 1. */
function wordSimilarity(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const word of some) if (others.has(word)) shared += 1
  return (2 * shared) / Math.max(1, some.size + others.size)
}

interface Line {
  text: string
  words: ReadonlySet<string>
}

const toLine = (line: string): Line => ({ text: textOf(line), words: wordsAndFiguresOf(line) })

/** How well one line stands for the other, from 0 to 1; 0 where it does not. */
function weightOf(line: Line, other: Line): number {
  if (line.text === other.text) return 1
  const similarity = wordSimilarity(line.words, other.words)
  return similarity >= MIN_SIMILARITY ? similarity * 0.9 : 0
}

/**
 * The page's lines, with those that it moved back where they stood, as far as the household changed
 * them.
 */
function withMovedBack(
  base: readonly string[],
  page: readonly string[],
  isChanged: (at: number) => boolean,
): readonly string[] {
  const pageOf = align(base, page)
  const known = new Set(pageOf.values())
  const missing = base.flatMap((line, at) =>
    !pageOf.has(at) && isChanged(at) ? [{ at, line: toLine(line) }] : [],
  )
  const added = page.flatMap((line, at) => (known.has(at) ? [] : [{ at, line: toLine(line) }]))
  if (missing.length * added.length > MAX_PAIRS) return page
  const places = new Map<number, number>()
  for (const { at, line } of missing) {
    const weights = added
      .filter((one) => !places.has(one.at))
      .map((one) => ({ at: one.at, weight: weightOf(line, one.line) }))
    const [best] = weights.toSorted((a, b) => b.weight - a.weight)
    if (!best || best.weight === 0) continue
    const next = base.findIndex((_, other) => other > at && pageOf.has(other))
    places.set(best.at, (pageOf.get(next) ?? page.length) - 1 + (at + 1) / (base.length + 1))
  }
  const placeOf = (at: number) => places.get(at) ?? at
  return [...page.entries()].toSorted(([a], [b]) => placeOf(a) - placeOf(b)).map(([, line]) => line)
}

/**
 * By the index of a line, the index of the line in `others` that it stands for: in order, and so
 * that the pairs are as alike as possible together (longest common subsequence with weights).
 */
function align(lines: readonly string[], others: readonly string[]): Map<number, number> {
  const isLong = lines.length * others.length > MAX_PAIRS
  const [read, otherRead] = [lines.map(toLine), others.map(toLine)]
  const weight = (at: number, other: number) => {
    const [one, another] = [read[at], otherRead[other]]
    if (!one || !another) return 0
    if (isLong) return one.text === another.text ? 1 : 0
    return weightOf(one, another)
  }
  const best = Array.from({ length: lines.length + 1 }, () => new Float64Array(others.length + 1))
  const sum = (at: number, other: number) => best[at]?.[other] ?? 0
  for (let at = lines.length - 1; at >= 0; at--) {
    for (let other = others.length - 1; other >= 0; other--) {
      const together = weight(at, other)
      const row = best[at]
      if (row)
        row[other] = Math.max(
          together > 0 ? together + sum(at + 1, other + 1) : 0,
          sum(at + 1, other),
          sum(at, other + 1),
        )
    }
  }
  const pairs = new Map<number, number>()
  for (let at = 0, other = 0; at < lines.length && other < others.length;) {
    const together = weight(at, other)
    if (together > 0 && sum(at, other) === together + sum(at + 1, other + 1)) pairs.set(at++, other++)
    else if (sum(at, other) === sum(at + 1, other)) at += 1
    else other += 1
  }
  return pairs
}
