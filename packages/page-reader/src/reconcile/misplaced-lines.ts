/**
 * Removes misplaced lines: tools among foods, the list of foods among steps, talk before the steps.
 */

import { isAppeal } from '../page/appeal.ts'
import { adWords } from '../page/label-words.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import { isHeading, type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import { moreRecipesBehind, ingredientsLabel, methodLabel, toolsLabel } from '../page/part-label-patterns.ts'
import { tidyIngredient } from '../page/tidy-lines.ts'
import { areTools, isTool } from '../page/tool-words.ts'
import { anyOf } from '../page/words-by-language.ts'

/** 'Ca. 24 pieces' over the foods: how many it makes, and no food. */
const yieldAlone =
  /^(?:ca\.?|circa|approx\.?|about|etwa|ungefähr|environ|cirka|około|omtrent)\s*\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:stk|stück|stuks?|stycken|st|szt\p{L}*|pieces?|pièces?|pezzi|piezas|peças|portion\p{L}*|personen?|personer|personnes|personas|persone|servings)\.?$/iu
const isYield = (line: PageLine) => yieldAlone.test(textOf(line))

/** 'All of the above' below the title of a second dish: it refers to other lines and is no food. */
const isReference = (line: PageLine) => /^(?:all (?:of )?)?the above\.?$/i.test(textOf(line))

/** 'Zutaten', 'Zutaten für 4 Personen' as a line of the list that it is the label of. */
function isOwnLabel(line: PageLine): boolean {
  const label = isHeading(line) ? undefined : ingredientsLabel.exec(line)?.[0]
  return (
    label !== undefined &&
    /^\P{L}*(?:\p{L}{1,5}\s\d[\d\s–-]*\p{L}*\P{L}*)?$/u.test(textOf(line).slice(label.length))
  )
}

/** The titles over lines that are all tools, whatever they say: 'Hardware'. */
const titlesOverTools = (lines: PageLine[]): Set<PageLine> =>
  new Set(
    lines.filter((title, at) => {
      const rest = lines.slice(at + 1)
      const end = rest.findIndex(isHeading)
      return isHeading(title) && areTools(rest.slice(0, end < 0 ? rest.length : end).map(textOf))
    }),
  )

/**
 * Ingredients without the tools below 'Equipment needed' or another title. Where no other line is
 * left, the title stands over foods too, and all lines stay.
 */
export function withoutTools(ingredients: PageLine[]): PageLine[] {
  const titles = titlesOverTools(ingredients)
  let isBelowTools = false
  const foods = ingredients.filter((line) => {
    if (isHeading(line)) isBelowTools = toolsLabel.test(line.text) || titles.has(line)
    return !isBelowTools && !isReference(line) && !isYield(line) && !isOwnLabel(line)
  })
  return hasSteps(foods) ? foods : ingredients
}

/** The steps without tools that stand in lines of their own among them, and their title. */
export function withoutToolsAmong(steps: PageLine[]): PageLine[] {
  const isToolAt = (at: number) => typeof steps[at] === 'string' && isTool(steps[at])
  const isAmongTools = (at: number) => isToolAt(at) && (isToolAt(at - 1) || isToolAt(at + 1))
  const left = steps.filter((line, at) => !isAmongTools(isHeading(line) ? at + 1 : at))
  return hasSteps(left) ? left : steps
}

/** Foods among steps that show that the list of them stands there. */
const FEWEST_FOODS = 3

/** '4 sprigs thyme, 2 bay leaves, salt': the foods of a part in one line, and no sentence. */
function areFoodsInLine(line: PageLine): boolean {
  if (isHeading(line) || /[.!?:](?:\s|$)/.test(line)) return false
  const foods = line.split(/,\s+/)
  return foods.length >= FEWEST_FOODS && foods.filter(beginsWithNumber).length * 2 > foods.length
}

/**
 * Steps without the foods that stand among them, in one piece or in a line for each part, and
 * without a sentence of talk before them.
 */
export function withoutFoods(lines: PageLine[], ingredients: PageLine[]): PageLine[] {
  const sentences = lines.filter((line) => !areFoodsInLine(line))
  const steps = hasSteps(sentences) ? sentences : lines
  const foods = new Set(withoutHeadings(ingredients))
  const isFood = (line: PageLine) => foods.has(tidyIngredient(textOf(line)))
  const firstStep = steps.findIndex((line) => !isHeading(line) && !isFood(line))
  // The end of the list of foods above the title of the method: '…, pepper, Method, Slice …'.
  const title = steps.slice(0, Math.max(0, firstStep)).findLastIndex(isHeading)
  const areFoodsAbove = title > 0 && steps.slice(0, title).some((line) => !isHeading(line))
  if (areFoodsAbove) return withoutFoods(steps.slice(title), ingredients)
  const [first, last] = [steps.findIndex(isFood), steps.findLastIndex(isFood)]
  const list = withoutHeadings(steps.slice(first, last + 1))
  if (list.length < FEWEST_FOODS || list.length * 2 <= foods.size || !list.every(isFood)) return steps
  const [before, after] = [steps.slice(0, first), steps.slice(last + 1)]
  const stepsBefore = withoutHeadings(before)
  const isTalk =
    stepsBefore.length <= 1 && stepsBefore.every((line) => stepLikenessOf(line) < stepGrade.instruction)
  return isTalk && hasSteps(after) ? after : [...before, ...after]
}

const hasSteps = (lines: PageLine[]) => lines.some((line) => !isHeading(line))

/** Characters of a label of the method, which may say of what: 'Preparing the dough:'. */
const LONGEST_LABEL = 50

/** Characters from which a first line that ends with a colon is no title. */
const LONGEST_TITLE = 80

/**
 * The steps without talk that ends with an announcement of them: 'We love this tart in March, and
 * here is how we make it:'.
 */
export function withoutAnnouncement(lines: PageLine[]): PageLine[] {
  const [first = '', ...others] = lines
  if (typeof first !== 'string' || !first.endsWith(':') || others.length === 0) return lines
  // 'How to prepare the dough:'.
  const isLabel = first.length <= LONGEST_LABEL && methodLabel.test(first)
  const isTalk = first.length > LONGEST_TITLE && stepLikenessOf(first) < stepGrade.instruction
  return isTalk || isLabel ? others : lines
}

/** 'Serves 4 to 6', 'Für 4 Personen': for how many it is, and no step. */
const servingsAlone =
  /^(?:serves|servings?:?|makes|yields?:?|feeds|für|ergibt|pour|para|per|voor|till?)\s(?:about |approx\.? |ca\.? |etwa )?\d[\d\s–-]*(?:(?:to|bis|à|a|tot)\s\d+\s?)?(?:\p{L}+)?\s*\.?$/iu

/** The steps that a page shows without a line that says for how many they are. */
export const withoutServings = (lines: PageLine[]): PageLine[] =>
  lines.filter((line) => isHeading(line) || !servingsAlone.test(line))

/** The words over an advertisement or below it, and a button below a method. */
const adOrButton = new RegExp(
  String.raw`^(?:${anyOf(adWords)}|(?:print|save|pin|share)(?: (?:this|the))? recipe|jump to recipe|(?:(?:print|e-?mail|share|tweet|pin|save|facebook|twitter|pinterest|whatsapp)(?: it)?\P{L}*){2,})\W*$`,
  'iu',
)

/**
 * The steps without words over advertisements, and without what asks for a review or leads to other
 * pages below them.
 */
export function withoutAppeal(lines: PageLine[]): PageLine[] {
  const steps = lines.filter((line) => isHeading(line) || !adOrButton.test(line))
  const last = steps.findLastIndex((line) => isHeading(line) || !isAppeal(line))
  return last >= 0 ? steps.slice(0, last + 1).map(withoutAlsoAtEnd) : lines
}

/** The last step without the words behind its sentences that lead to other pages (importing 96). */
const withoutAlsoAtEnd = (line: PageLine, at: number, steps: PageLine[]): PageLine =>
  isHeading(line) || at < steps.length - 1 ? line : line.replace(moreRecipesBehind, '')
