/** Makes a recipe out of labelled lines of a text. */

import { isAppeal } from '../page/appeal.ts'
import type { PageReading, PageRecipe } from '../page/page-recipe.ts'
import { noteLine, notesTitle, toolsLabel } from '../page/part-label-patterns.ts'
import { isFact } from './fact-lines.ts'
import { isOddFood, isOddStep, partConfidence } from './part-confidence.ts'
import { factsOf, statedTotalTime, withoutReadyBehind } from './text-facts.ts'
import { ingredientsOf, stepsOf } from './text-lists.ts'
import { cleanName, findTextName, speaksToSomebody } from './text-name.ts'
import type { LineInPart } from './text-part.ts'

const MAX_TAGS = 5
const hashtag = /#([\p{L}\d_]{2,40})/gu
const address = /https?:\/\/[^\s<>"')\]]+/i

/** The confidence in a time that stands among other words. */
const TIME_AMONG_WORDS = 0.5
/** The confidence in a name that has a rival in the text: low enough for a doubt. */
const CONTESTED_NAME = 0.2

/**
 * The recipe of labelled lines, and the confidence in each of its fields. Lines of a picture or a
 * PDF (`arePlaced`) are doubted by how they are set, not by their words.
 */
export function textRecipe(
  lines: readonly LineInPart[],
  url: string,
  arePlaced = false,
): { recipe: PageRecipe; confidence: PageReading['confidence'] } {
  const foods = lines.filter(({ part }) => part === 'ingredients')
  const method = lines.filter(({ part }) => part === 'method')
  const ingredients = ingredientsOf(foods)
  const steps = withoutReadyBehind(stepsOf(method))
  const facts = factsOf(lines)
  const prepAndCook = (facts.prepTimeMinutes ?? 0) + (facts.cookTimeMinutes ?? 0) || null
  const fullText = lines.map(({ text }) => text).join('\n')
  const { name, isContested } = findTextName(lines)
  const factTime = facts.totalTimeMinutes ?? prepAndCook
  const recipe: PageRecipe = {
    ...facts,
    totalTimeMinutes: factTime ?? statedTotalTime(lines, name),
    name,
    ingredients,
    steps,
    image: null,
    author: authorOf(lines),
    description: descriptionOf(lines, name),
    video: videoOf(fullText),
    equipment: linesUnder(lines, toolsLabel),
    tips: [...linesUnder(lines, notesTitle), ...notesAmong(lines)],
    cuisine: null,
    source: url || (address.exec(fullText)?.[0] ?? null),
    tags: tagsOf(fullText),
    nutritionPerServing: null,
  }
  const isLabelled = (part: LineInPart['part']) => lines.some(({ label }) => label === part)
  return {
    recipe,
    confidence: {
      name: lines.some((line) => line.isHeading && cleanName(line.text) === name)
        ? 0.9
        : isContested && !arePlaced
          ? CONTESTED_NAME
          : 0.5,
      ...(factTime === null && recipe.totalTimeMinutes !== null && { totalTimeMinutes: TIME_AMONG_WORDS }),
      ingredients: partConfidence(foods, isLabelled('ingredients'), arePlaced ? null : isOddFood),
      steps: partConfidence(method, isLabelled('method'), arePlaced ? null : isOddStep),
    },
  }
}

const byline =
  /^(?:recipe )?(?:by|from|von|de|av|af|author|autor|auteur)\s*:?\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3})$/u

const authorOf = (lines: readonly LineInPart[]) =>
  lines.flatMap(({ part, text }) => (part === 'head' ? (byline.exec(text)?.[1] ?? []) : [])).at(0) ?? null

const tagsOf = (text: string) => {
  const tags = [...text.matchAll(hashtag)].map(([, tag = '']) => tag.toLowerCase().replace(/_/g, ' '))
  return [...new Set(tags)].slice(0, MAX_TAGS)
}

/** Characters from which a line before the recipe is a description. */
const SHORTEST_DESCRIPTION = 40

/** 'A star rating of 4.6 out of 5. 212 ratings', '4,5 von 5 Sternen'. */
const rating =
  /^(?:an? )?(?:(?:star|average|user) )*ratings?(?=$|\P{L}).*\d|^\d(?:[.,]\d+)? ?(?:out of|\/|von|sur|de|su|van|av) ?5(?!\d)/iu

/** Sentences between the name and the recipe. */
function descriptionOf(lines: readonly LineInPart[], name: string): string | null {
  const end = lines.findIndex(({ part }) => part !== 'head')
  const head = lines.slice(0, Math.max(0, end))
  const sentences = head.filter(
    ({ text, label }) =>
      label === null &&
      text.length >= SHORTEST_DESCRIPTION &&
      cleanName(text) !== name &&
      !isFact(text) &&
      !speaksToSomebody(text) &&
      !rating.test(text) &&
      !/^(?:#|@|https?:)/.test(text),
  )
  return sentences.map(({ text }) => text).join('\n') || null
}

const videoAddress =
  /https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/|vimeo\.com\/\d)[^\s<>"')\]]*/i

const videoOf = (text: string) => videoAddress.exec(text)?.[0] ?? null

/** What lines behind the recipe say after 'Tip:' or 'Note:'. */
const notesAmong = (lines: readonly LineInPart[]) =>
  lines
    .filter(({ part, label, text }) => part === 'rest' && label === null && noteLine.test(text))
    .map(({ text }) => text.replace(/^[^:]+:\s+/, ''))

/** The lines under a label that is neither the ingredients' nor the method's. */
function linesUnder(lines: readonly LineInPart[], wanted: RegExp): string[] {
  const start = lines.findIndex(({ label, text }) => label === 'other' && wanted.test(text))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(({ label, part }) => label !== null || part === 'head')
  const linesBelow = end < 0 ? rest : rest.slice(0, end)
  return linesBelow.filter(({ text }) => !/^[#@]\p{L}/u.test(text) && !isAppeal(text)).map(({ text }) => text)
}
