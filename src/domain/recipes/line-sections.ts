import { isHeading } from '@plateful/ingredients/lines/recipe-lines'

/** The lines under one heading; the first section of a recipe may have none. */
export interface LineSection {
  heading: string | null
  lines: string[]
  /** How many lines stand in the sections before, so that steps count on. */
  before: number
}

/**
 * A recipe's lines by their headings: a line that ends with a colon begins a section and is no line
 * of it (recipes 11).
 */
export function sectionsOf(lines: readonly string[]): LineSection[] {
  const sections: LineSection[] = []
  let sectionStart = 0
  for (const line of lines) {
    const last = sections.at(-1)
    if (isHeading(line))
      sections.push({ heading: line.replace(/\s*:\s*$/, ''), lines: [], before: sectionStart })
    else {
      if (last) last.lines.push(line)
      else sections.push({ heading: null, lines: [line], before: sectionStart })
      sectionStart += 1
    }
  }
  return sections
}
