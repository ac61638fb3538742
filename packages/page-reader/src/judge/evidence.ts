/**
 * What speaks for a list that was read: that two readers found it, and that its lines look like
 * what they are said to be. Each sign is a number from 0 to 1.
 */
import { beginsWithNumber, foodWords, ingredientShape, stepShape } from '../page/line-shape.ts'
import { type Finding, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { isCount } from '../page/step-counts.ts'

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

const lettersOf = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

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
  ]
}
