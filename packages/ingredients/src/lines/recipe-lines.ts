/** How the lines of a recipe are tidied before they are stored (recipes 8, recipes 9). */

const foldSpaces = (line: string) => line.replace(/\s+/g, ' ').trim()

/**
 * A step keeps the line breaks that were written into it (recipes 17); blank lines between them are
 * dropped.
 */
const foldStep = (step: string) =>
  step
    .split(/\r\n|\r|\n/)
    .map(foldSpaces)
    .filter(Boolean)
    .join('\n')

/**
 * Leading numbering of a step: '1.', '2)', '(3)', '4:', '5 - ', 'Step 6:', '- '. Never an amount
 * such as '2 eggs', '1.5 litres' or '10 - 12 minutes'.
 */
const numberingPattern =
  /^(?:step\s*\d{1,3}\s*[:.)–—-]?\s*|\(\d{1,3}\)\s*|\d{1,3}\s*(?:[.:)](?!\d)\s*|[–—-]\s(?!\d))|[-*•–—]\s+)/i

/**
 * Whether a stored line is a section heading: a line of its own that ends with a colon (recipes
 * 11).
 */
export function isHeading(line: string): boolean {
  return line.trimEnd().endsWith(':')
}

/** Ingredient lines as they are stored: spaces folded, blanks dropped. */
export const foldIngredients = (lines: readonly string[]): string[] => lines.map(foldSpaces).filter(Boolean)

/**
 * Ingredient lines as a person typed them (recipes 8): folded, and a line that says the same as an
 * earlier one of its section (whatever its case) is dropped. The same food with another amount
 * stays: it is another line of the recipe. A line that is twice in `originalLines` stays twice, in
 * other units too: a page or a file names flour for the dough and flour for the tin.
 */
export function tidyIngredients(lines: readonly string[], originalLines: readonly string[] = []): string[] {
  const typed = foldIngredients(lines)
  const foldedOriginal = foldIngredients(originalLines)
  const asGiven = withRepeats(typed, countLines(foldedOriginal), 0)
  const spareRepeats = countRepeats(foldedOriginal) - countRepeats(asGiven)
  return spareRepeats > 0 ? withRepeats(typed, countLines(foldedOriginal), spareRepeats) : asGiven
}

/**
 * The lines without repeats within a section. A line may stand as often as `repeatLimits` says, and
 * the first `spareRepeats` other repeats stay.
 */
function withRepeats(
  lines: readonly string[],
  repeatLimits: ReadonlyMap<string, number>,
  spareRepeats: number,
): string[] {
  const keptCounts = new Map<string, number>()
  let spareLeft = spareRepeats
  let seen = new Set<string>()
  return lines.filter((line) => {
    if (isHeading(line)) seen = new Set()
    const key = line.toLowerCase()
    const before = keptCounts.get(key) ?? 0
    const isTooMany = seen.has(key) && before >= (repeatLimits.get(key) ?? 0)
    if (isTooMany && spareLeft-- <= 0) return false
    seen.add(key)
    keptCounts.set(key, before + 1)
    return true
  })
}

const countRepeats = (lines: readonly string[]) => lines.length - withRepeats(lines, new Map(), 0).length

function countLines(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.toLowerCase(), (counts.get(line.toLowerCase()) ?? 0) + 1)
  return counts
}

/** A step without its leading numbering; text that is nothing but numbering becomes empty. */
export function stripNumbering(step: string): string {
  return foldStep(step).replace(numberingPattern, '').trim()
}

/**
 * Steps as they are stored: leading numbering stripped, line breaks kept, blanks dropped, repeated
 * steps dropped (recipes 9).
 */
export function tidySteps(steps: readonly string[]): string[] {
  const seen = new Set<string>()
  return steps.map(stripNumbering).filter((step) => {
    const key = step.toLowerCase()
    if (step === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Pasted text as lines: split at line ends, each trimmed, blanks dropped (recipes 10). */
export function splitPasted(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(foldSpaces)
    .filter(Boolean)
}
