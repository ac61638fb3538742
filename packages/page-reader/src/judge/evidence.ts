/**
 * What speaks for a list that was read: that two readers found it, and that its lines look like
 * what they are said to be. Each sign is a number from 0 to 1.
 */
import { lettersOf } from '../page/letters.ts'
import { beginsWithNumber, foodWords, ingredientShape, stepShape } from '../page/line-shape.ts'
import { type Finding, isHeading, type PageLine, PLACE_SIGNS, textOf } from '../page/page-recipe.ts'
import { isCount } from '../page/step-counts.ts'
import { differencesOf } from './line-differences.ts'

/** A list of a recipe, and who read it. */
export interface ReadList {
  field: 'ingredients' | 'steps'
  reader: Finding['reader']
  lines: PageLine[]
}

/** Below this a line looks like nothing that belongs into its list. */
const ODD = 0.25
/** Characters of a line that is hardly one ingredient, and of a step that is hardly one step. */
const LONG = { ingredients: 120, steps: 900 }
/** Lines below which a list is seldom whole. */
const FEW = { ingredients: 4, steps: 2 }

/** Lines from which a list may be that of more than one recipe. */
const MANY = 25

const plain = (lines: PageLine[]) => lines.filter((line) => !isHeading(line)).map(textOf)

const shareOf = (lines: string[], isSuch: (line: string) => boolean) =>
  lines.length === 0 ? 0 : lines.filter(isSuch).length / lines.length

/** How much two lists share, both ways: whole lines, and words. */
function sharedWith(lines: string[], others: string[]): { same: number; words: number } {
  const both = (some: string[], rest: string[]) => {
    const known = new Set(rest)
    return shareOf(some, (item) => known.has(item))
  }
  const [letters, otherLetters] = [lines.map(lettersOf), others.map(lettersOf)]
  const [words, otherWords] = [lines.flatMap(foodWords), others.flatMap(foodWords)]
  return {
    same: both(letters, otherLetters) * both(otherLetters, letters),
    words: both(words, otherWords) * both(otherWords, words),
  }
}

/** The list of another reader that is most like this one. */
function likest({ field, reader }: ReadList, lines: string[], findings: Finding[]) {
  const none = { isThere: 0, same: 0, words: 0, fewer: 0, more: 0 }
  return findings
    .filter((finding) => finding.reader !== reader && (finding.fields[field]?.length ?? 0) > 0)
    .map((finding) => {
      const others = plain(finding.fields[field] ?? [])
      const gap = (others.length - lines.length) / Math.max(1, others.length, lines.length)
      return {
        isThere: 1,
        ...sharedWith(lines, others),
        fewer: Math.max(0, gap),
        more: Math.max(0, -gap),
      }
    })
    .reduce((best, other) => (other.words >= best.words ? other : best), none)
}

/**
 * Whether the reading that has as many lines, and most of them the same, says a line at greater
 * length, and whether it names the units otherwise.
 */
function toldOtherwise({ field, reader }: ReadList, lines: string[], findings: Finding[]): number[] {
  const twins = findings.flatMap((finding) => {
    const twin = finding.reader !== reader && differencesOf(lines, plain(finding.fields[field] ?? []))
    return twin ? [twin] : []
  })
  const [twin] = twins.toSorted((a, b) => b.same - a.same)
  return [Number(twin?.isCutShort ?? false), Number(twin?.hasOtherUnits ?? false)]
}

/** What lies around a list that was read by its look; nothing is known of any other. */
function around({ field, reader, lines }: ReadList, findings: Finding[]): number[] {
  const seen = reader === 'page-shape' ? findings.find((finding) => finding.reader === reader) : undefined
  return seen?.around?.(field, lines) ?? Array<number>(PLACE_SIGNS).fill(0)
}

const isAddressed = (line: string) => /https?:|www\.|[$€£]\s?\d|\bdownload\b/i.test(line)

/** A line that ends where none does: after 'and', a comma, an opened bracket. */
const isCut = (line: string) => /(?:,|\(|\b(?:and|or|und|oder|et|ou|y|e|en|of|the))$/i.test(line)

/** How many foods of the ingredients are named in the steps. */
function usedFoods(foods: string[], steps: string[]): number {
  const said = steps.join(' ').toLowerCase()
  return shareOf(foods, (line) => foodWords(line).some((word) => word.length > 2 && said.includes(word)))
}

/** The signs for one list; `other` is the list beside it: the steps, or the ingredients. */
export function evidenceFor(read: ReadList, other: PageLine[], findings: Finding[]): number[] {
  const { field, reader, lines: all } = read
  const [lines, beside] = [plain(all), plain(other)]
  const like = likest(read, lines, findings)
  const shape = field === 'steps' ? stepShape : ingredientShape
  const [foods, steps] = field === 'steps' ? [beside, lines] : [lines, beside]
  const isNothing = (line: string) => isCount(line) || !/\p{L}{2}/u.test(line)
  const isSeen = Number(reader === 'page-shape')
  return [
    isSeen,
    isSeen * like.isThere,
    isSeen * like.words,
    Number(reader === 'script-data'),
    Number(reader === 'microdata' || reader === 'rdfa'),
    like.isThere,
    like.same,
    like.words,
    like.fewer,
    like.more,
    lines.reduce((sum, line) => sum + shape(line), 0) / Math.max(1, lines.length),
    shareOf(lines, (line) => shape(line) < ODD),
    Number(shape(lines.at(-1) ?? '') < ODD),
    Number(shape(lines[0] ?? '') < ODD),
    Number(lines.length < FEW[field]),
    Number(lines.some((line) => line.length > LONG[field])),
    Number(lines.some(isAddressed)),
    Number(lines.some(isCut)),
    Number(lines.some(isNothing)),
    1 - new Set(lines).size / Math.max(1, lines.length),
    usedFoods(foods, steps),
    field === 'ingredients'
      ? shareOf(lines, beginsWithNumber)
      : shareOf(lines, (line) => /^\p{Ll}/u.test(line)),
    (all.length - lines.length) / Math.max(1, all.length),
    Number(beside.length === 0),
    Number(lines.length > MANY),
    ...toldOtherwise(read, lines, findings),
    ...around(read, findings),
  ]
}
