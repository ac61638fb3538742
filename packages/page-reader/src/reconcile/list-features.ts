/**
 * Features of a list that was read: whether two readers found it, and whether its lines look like
 * what they are said to be. Each is a number from 0 to 1.
 */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { beginsWithNumber, foodWords, ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'
import {
  type Finding,
  NO_PLACE,
  type PageLine,
  type PlaceFeatures,
  withoutHeadings,
} from '../page/page-recipe.ts'
import { differencesOf } from './line-differences.ts'

/** A list of a recipe, and who read it. */
export interface ListToRate {
  field: 'ingredients' | 'steps'
  reader: Finding['reader']
  lines: PageLine[]
}

/** Characters of a line that is hardly one ingredient, and of a step that is hardly one step. */
const LONGEST_LINE = { ingredients: 120, steps: 900 }
/** Lines below which a list is seldom whole. */
const MIN_LINES = { ingredients: 4, steps: 2 }

/** Lines from which a list may be that of more than one recipe. */
const MANY_LINES = 25

const shareOf = (lines: string[], isSuch: (line: string) => boolean) =>
  lines.length === 0 ? 0 : lines.filter(isSuch).length / lines.length

/** How much two lists share, both ways: whole lines, and words. */
function overlapOf(lines: string[], others: string[]): { same: number; words: number } {
  const shareOfKnown = (some: string[], rest: string[]) => {
    const known = new Set(rest)
    return shareOf(some, (item) => known.has(item))
  }
  const [letters, otherLetters] = [lines.map(lettersAndDigitsOf), others.map(lettersAndDigitsOf)]
  const [words, otherWords] = [lines.flatMap(foodWords), others.flatMap(foodWords)]
  return {
    same: shareOfKnown(letters, otherLetters) * shareOfKnown(otherLetters, letters),
    words: shareOfKnown(words, otherWords) * shareOfKnown(otherWords, words),
  }
}

/** The list of another reader that is most like this one. */
function mostSimilarList({ field, reader }: ListToRate, lines: string[], findings: Finding[]) {
  const none = { isThere: 0, same: 0, words: 0, more: 0 }
  return findings
    .filter((finding) => finding.reader !== reader && (finding.fields[field]?.length ?? 0) > 0)
    .map((finding) => {
      const others = withoutHeadings(finding.fields[field] ?? [])
      return {
        isThere: 1,
        ...overlapOf(lines, others),
        more: Math.max(0, lines.length - others.length) / Math.max(1, lines.length),
      }
    })
    .reduce((best, other) => (other.words >= best.words ? other : best), none)
}

/**
 * Whether the most similar reading with as many lines has a longer line, and whether it has other
 * units.
 */
function differencesFromTwin({ field, reader }: ListToRate, lines: string[], findings: Finding[]) {
  const twins = findings.flatMap((finding) => {
    const twin =
      finding.reader !== reader && differencesOf(lines, withoutHeadings(finding.fields[field] ?? []))
    return twin ? [twin] : []
  })
  const [twin] = twins.toSorted((a, b) => b.same - a.same)
  return {
    isCutShort: Number(twin?.isCutShort ?? false),
    hasOtherUnits: Number(twin?.hasOtherUnits ?? false),
  }
}

/** The place features of a list that was read by its look; zeros for any other. */
function placeFeatures({ field, reader, lines }: ListToRate, findings: Finding[]): PlaceFeatures {
  const visualFinding =
    reader === 'page-shape' ? findings.find((finding) => finding.reader === reader) : undefined
  return visualFinding?.placeFeatures?.(field, lines) ?? NO_PLACE
}

const hasAddress = (line: string) => /https?:|www\.|[$€£]\s?\d|\bdownload\b/i.test(line)

/** Whether a line ends as only a cut line does: after 'and', a comma, an opened bracket. */
const isCut = (line: string) => /(?:,|\(|\b(?:and|or|und|oder|et|ou|y|e|en|of|the))$/i.test(line)

/** How many foods of the ingredients are named in the steps. */
function usedFoods(foods: string[], steps: string[]): number {
  const stepText = steps.join(' ').toLowerCase()
  return shareOf(foods, (line) => foodWords(line).some((word) => word.length > 2 && stepText.includes(word)))
}

/** The features of one list; `other` is the list beside it: the steps, or the ingredients. */
export function listFeatures(read: ListToRate, other: PageLine[], findings: Finding[]) {
  const { field, reader, lines: allLines } = read
  const [lines, otherLines] = [withoutHeadings(allLines), withoutHeadings(other)]
  const similar = mostSimilarList(read, lines, findings)
  const shape = field === 'steps' ? stepLikenessOf : ingredientLikenessOf
  const [foods, steps] = field === 'steps' ? [otherLines, lines] : [lines, otherLines]
  const isVisual = Number(reader === 'page-shape')
  return {
    isVisual,
    isVisualWithOther: isVisual * similar.isThere,
    sameWordsAsVisual: isVisual * similar.words,
    isScriptData: Number(reader === 'script-data'),
    isTagged: Number(reader === 'microdata' || reader === 'rdfa'),
    hasOther: similar.isThere,
    sameLines: similar.same,
    sameWords: similar.words,
    moreLines: similar.more,
    likeness: lines.reduce((sum, line) => sum + shape(line), 0) / Math.max(1, lines.length),
    hasFewLines: Number(lines.length < MIN_LINES[field]),
    hasLongLine: Number(lines.some((line) => line.length > LONGEST_LINE[field])),
    hasAddress: Number(lines.some(hasAddress)),
    hasCutLine: Number(lines.some(isCut)),
    shareOfRepeats: 1 - new Set(lines).size / Math.max(1, lines.length),
    shareOfUsedFoods: usedFoods(foods, steps),
    /** Foods that begin with a number, and steps that begin in small letters. */
    shareOfSuchBeginnings:
      field === 'ingredients'
        ? shareOf(lines, beginsWithNumber)
        : shareOf(lines, (line) => /^\p{Ll}/u.test(line)),
    shareOfHeadings: (allLines.length - lines.length) / Math.max(1, allLines.length),
    hasManyLines: Number(lines.length > MANY_LINES),
    ...differencesFromTwin(read, lines, findings),
    ...placeFeatures(read, findings),
  }
}

/** A feature of a list, by which its weight is found. */
export type ListFeature = keyof ReturnType<typeof listFeatures>
