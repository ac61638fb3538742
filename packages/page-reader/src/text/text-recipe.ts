/** Makes a recipe out of labelled lines of a text. */
import { factsAmong } from '../page/facts.ts'
import { beginsWithNumber } from '../page/line-shape.ts'
import { notesTitle, toolsLabel } from '../page/part-labels.ts'
import { heading, isHeading, type PageLine, type PageReading, type PageRecipe } from '../page/page-recipe.ts'
import { tidyIngredient } from '../page/recipe-lines.ts'
import { splitIntoSteps } from '../page/step-counts.ts'
import type { LabelledLine } from './label-lines.ts'
import { isAllCaps, listedFoods } from './whole-lines.ts'
import { withoutPictures } from './text-lines.ts'

/** Characters of a recipe's name. */
const LONGEST_NAME = 120
const LONGEST_TITLE = 60
const MAX_TAGS = 5
const hashtag = /#([\p{L}\d_]{2,40})/gu
const address = /https?:\/\/[^\s<>"')\]]+/i

/** The recipe of labelled lines, and the confidence in each of its fields. */
export function textRecipe(
  lines: readonly LabelledLine[],
  url: string,
): { recipe: PageRecipe; confidence: PageReading['confidence'] } {
  const foods = lines.filter(({ part }) => part === 'ingredients')
  const method = lines.filter(({ part }) => part === 'method')
  const ingredients = ingredientsOf(foods)
  const steps = stepsOf(method)
  const facts = factsAmong(lines.filter(({ part, text }) => part !== 'method' || isFact(text)))
  const prepAndCook = (facts.prepTimeMinutes ?? 0) + (facts.cookTimeMinutes ?? 0) || null
  const fullText = lines.map(({ text }) => text).join('\n')
  const name = nameOf(lines)
  const recipe: PageRecipe = {
    ...facts,
    totalTimeMinutes: facts.totalTimeMinutes ?? prepAndCook,
    name,
    ingredients,
    steps,
    image: null,
    author: authorOf(lines),
    description: descriptionOf(lines, name),
    video: videoOf(fullText),
    equipment: linesUnder(lines, toolsLabel),
    tips: linesUnder(lines, notesTitle),
    cuisine: null,
    source: url || (address.exec(fullText)?.[0] ?? null),
    tags: tagsOf(fullText),
    nutritionPerServing: null,
  }
  const isLabelled = (part: LabelledLine['part']) => lines.some(({ label }) => label === part)
  return {
    recipe,
    confidence: {
      name: lines.some((line) => line.isHeading && cleanName(line.text) === name) ? 0.9 : 0.5,
      ingredients: isLabelled('ingredients') ? Math.max(0.6, averageMargin(foods)) : averageMargin(foods),
      steps: isLabelled('method') ? Math.max(0.6, averageMargin(method)) : averageMargin(method),
    },
  }
}

/** The average margin of the lines' parts, from 0 to 1. */
const averageMargin = (lines: readonly LabelledLine[]) => {
  const unlabelled = lines.filter(({ label }) => label === null)
  if (unlabelled.length === 0) return 0
  return (
    Math.round((unlabelled.reduce((sum, { margin: sure }) => sum + sure, 0) / unlabelled.length) * 100) / 100
  )
}

const factLine =
  /^(?:serves|servings?|makes|yields?|feeds|portions?|personen|for \d{1,2}(?= ?(?:people|persons|$))|für \d|pour \d|para \d|per \d|voor \d|prep|cook|(?:preparation|cooking|marinating|resting|chilling|rising|soaking) time|total|baking|ready in|time|difficulty|zubereitungszeit|tiempo|temps|tempo|tid\b|portioner|porciones|porzioni)\b[^.!?]{0,60}$/iu

/** Whether a line says for how many, how long or how hard, and no more. */
export const isFact = (text: string): boolean =>
  (text.length <= 80 && factLine.test(text) && /\d|easy|medium|hard/i.test(text)) ||
  /^\d{1,3}\s*(?:servings?|portion\p{L}*|people|person\p{L}*|pers\.?)$/iu.test(text)

function ingredientsOf(lines: readonly LabelledLine[]): PageLine[] {
  return lines.flatMap((line, at): PageLine[] => {
    if (line.label !== null) return sectionTitle(line.text)
    if (isFact(line.text)) return []
    if (isSectionTitle(line, lines[at + 1])) return [heading(line.text)]
    return listedFoods(line.text).map(tidyIngredient)
  })
}

/** 'Ingredients for the sauce:' is the title of a section; 'Ingredients' alone is none. */
function sectionTitle(label: string): PageLine[] {
  const [, rest] = /^\p{L}+ (for the .+|für (?:den|die|das) .+|pour (?:la|le|les) .+)$/iu.exec(label) ?? []
  return rest === undefined ? [] : [heading(rest)]
}

/** 'for chicken', 'to serve' over a list. */
const sectionNamePattern = /^(?:for|to) (?!taste\b)[\p{L} ]{3,24}$/iu

/** Whether a line is the title of those below it and no line itself. */
function isSectionTitle(line: LabelledLine, next: LabelledLine | undefined): boolean {
  const { text } = line
  if (next === undefined || text.length > LONGEST_TITLE || line.count !== null || /^\d/.test(text))
    return false
  if (line.isHeading || (text.endsWith(':') && !line.isBullet)) return true
  if (sectionNamePattern.test(text) && beginsWithNumber(next.text)) return true
  return (isAllCaps(text) && !isAllCaps(next.text)) || /^(?:for|to make) the\b[^,.]*$/i.test(text)
}

function stepsOf(lines: readonly LabelledLine[]): PageLine[] {
  const stepLines = lines.filter(({ label, text }) => label === null && !isFact(text))
  const steps = stepLines.map((line, at): PageLine =>
    isSectionTitle(line, stepLines[at + 1]) ? heading(line.text) : line.text,
  )
  const isOneStep = steps.filter((line) => !isHeading(line)).length === 1
  return steps.flatMap((line): PageLine[] =>
    isOneStep && typeof line === 'string' ? splitIntoSteps(line) : [line],
  )
}

const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe|bonjour|salut|hola|ciao|hej)\b|^(?:here(?:['’]s| is)|this is|try this|as promised)\b/i
const nameLabel =
  /^(?:recipe(?: name)?|title|name|dish|rezept|recette|receta|ricetta|recept|opskrift)\s*[:–-]\s*/i
/** '… the recipe for leek pie:' */
const recipeFor =
  /\b(?:recipe (?:for|of)|(?:we(?:['’]re| are)|i['’]m) (?:making|cooking|baking)) (?:my |our |the |an? |some )?(?:really |super )?(?:quick |easy |simple )?(.{3,80}?)(?:\s+(?:okay|ok|so|today)\b.*)?\s*[:.!]*$/i

const cleanName = (text: string) =>
  withoutPictures(text.replace(nameLabel, '').replace(hashtag, ' '))
    .replace(/[\s:.–-]+$/, '')
    .slice(0, LONGEST_NAME)
    .trim()

/** The name: the first line that can be one, a heading before any other. */
export function nameOf(lines: readonly LabelledLine[]): string {
  const end = lines.findIndex(({ part }) => part === 'ingredients' || part === 'method')
  const head = (end < 0 ? lines : lines.slice(0, end)).filter(({ label }) => label === null)
  const labelledName = head.find(({ text }) => nameLabel.test(text))
  const nameLike = head.filter(({ text }) => isNameLike(text))
  const announced = head.flatMap(({ text }) => recipeFor.exec(text)?.[1] ?? []).at(0)
  const chosen =
    labelledName ?? nameLike.find((line) => line.isHeading) ?? (announced ? undefined : nameLike[0])
  const name = chosen?.text ?? announced ?? head[0]?.text.split(/[.!?|]\s/)[0] ?? ''
  const cleaned = cleanName(name)
  return isAllCaps(cleaned) ? sentenceCase(cleaned) : cleaned.charAt(0).toUpperCase() + cleaned.slice(1)
}

const isNameLike = (text: string) =>
  text.length <= LONGEST_NAME &&
  text.split(/\s+/).length <= 14 &&
  !greeting.test(text) &&
  !/^(?:#|@|https?:)|[.,;]$/.test(text) &&
  !isFact(text) &&
  /\p{L}{2}/u.test(cleanName(text))

/** 'LEEK PIE' as 'Leek pie'. */
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

const byline =
  /^(?:recipe )?(?:by|from|von|de|av|af|author|autor|auteur)\s*:?\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3})$/u

const authorOf = (lines: readonly LabelledLine[]) =>
  lines.flatMap(({ part, text }) => (part === 'head' ? (byline.exec(text)?.[1] ?? []) : [])).at(0) ?? null

const tagsOf = (text: string) => {
  const tags = [...text.matchAll(hashtag)].map(([, tag = '']) => tag.toLowerCase().replace(/_/g, ' '))
  return [...new Set(tags)].slice(0, MAX_TAGS)
}

/** Characters from which a line before the recipe is a description. */
const SHORTEST_DESCRIPTION = 40

/** Sentences between the name and the recipe. */
function descriptionOf(lines: readonly LabelledLine[], name: string): string | null {
  const end = lines.findIndex(({ part }) => part !== 'head')
  const head = lines.slice(0, Math.max(0, end))
  const sentences = head.filter(
    ({ text, label }) =>
      label === null &&
      text.length >= SHORTEST_DESCRIPTION &&
      cleanName(text) !== name &&
      !isFact(text) &&
      !greeting.test(text) &&
      !recipeFor.test(text) &&
      !/^(?:#|@|https?:)/.test(text),
  )
  return sentences.map(({ text }) => text).join('\n') || null
}

const videoAddress =
  /https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/|vimeo\.com\/\d)[^\s<>"')\]]*/i

const videoOf = (text: string) => videoAddress.exec(text)?.[0] ?? null

/** The lines under a label that is neither the ingredients' nor the method's. */
function linesUnder(lines: readonly LabelledLine[], wanted: RegExp): string[] {
  const start = lines.findIndex(({ label, text }) => label === 'other' && wanted.test(text))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(({ label, part }) => label !== null || part === 'head')
  const linesBelow = end < 0 ? rest : rest.slice(0, end)
  return linesBelow.filter(({ text }) => !/^[#@]\p{L}/u.test(text)).map(({ text }) => text)
}
