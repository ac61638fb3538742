/**
 * The counts that pages write before their steps: kept in a reading, as the page has them, and left
 * out where a person reviews it.
 */
import { isHeading, type PageLine, textOf } from './page-recipe.ts'

/** What a step is called before its number, as part of a pattern. */
export const stepWord = 'step|schritt|stap|passo|étape|etape|paso|krok|steg|trin|vaihe'

const countAlone = new RegExp(String.raw`^(?:${stepWord})?\s*\d*\s*[.:)]?$`, 'i')

/** Whether a title only counts: 'Step 2', 'Schritt 3:', '4.'. */
export const isCount = (title: string): boolean => countAlone.test(title)

/** 'Step 2: Soften', 'Étape 2 Soften'. */
const countedWord = new RegExp(String.raw`^(?:${stepWord})\s*\d{1,2}\s*[.:)–-]?\s*(?=\p{L})`, 'iu')

/**
 * Steps that the page counts itself ('1. ...', '2 ...', 'Step 2: ...', a title 'Step 3') or begins
 * with a dash say it no more.
 */
export function withoutCounts(lines: readonly PageLine[]): PageLine[] {
  const kept = lines.filter((line) => !isHeading(line) || !isCount(line.text))
  const steps = kept.filter((line) => !isHeading(line)).map(textOf)
  const inOrder = steps.length > 1 && steps.every((step, at) => new RegExp(`^0?${at + 1}(?!\\d)`).test(step))
  const mark = inOrder
    ? /^\d{1,2}\s*[.):-]?\s*(?=\p{L})/u
    : [/^\d{1,2}\s*[.)]\s*(?=\p{L})/u, countedWord, /^[-–—•*]\s+/u].find(
        (pattern) => steps.filter((step) => pattern.test(step)).length > 1,
      )
  return mark ? kept.map((line) => (isHeading(line) ? line : line.replace(mark, ''))) : kept
}
