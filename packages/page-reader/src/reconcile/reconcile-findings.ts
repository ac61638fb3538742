/** Combines what the readers found, field by field, into one recipe. */

import { recipeWarnings } from '../page-doubts.ts'
import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import {
  type Finding,
  isHeading,
  pageFields,
  type PageLine,
  type PageReading,
  type PageRecipe,
  withoutHeadings,
} from '../page/page-recipe.ts'
import { withoutBullets, withoutSharedStepNumbers } from '../page/step-numbers.ts'
import { withoutAdvertisedLinks } from '../page/tidy-lines.ts'
import type { Features } from '../page/weighted-sum.ts'
import { correctDeclared } from './correct-declared.ts'
import { listConfidence } from './list-confidence.ts'
import { listFeatures, type ListToRate } from './list-features.ts'
import {
  withoutAnnouncement,
  withoutAppeal,
  withoutFoods,
  withoutServings,
  withoutTools,
  withoutToolsAmong,
} from './misplaced-lines.ts'

/**
 * The recipe that the findings add up to; null when none of them knows both what goes in and what
 * it is called.
 */
export function reconcileFindings(findings: Finding[], url: string): PageReading {
  const ranked = correctDeclared(bestOfEachReader(findings), url)
  const name = choose(ranked, 'name')
  const ingredients = choose(ranked, 'ingredients')
  const steps = choose(ranked, 'steps')
  if (!name || (!ingredients && !steps)) {
    return { recipe: null, method: 'none', warnings: ['No recipe was found on this page.'], confidence: {} }
  }
  const chosenFields = chooseFields(ranked)
  const prepAndCook = (chosenFields.prepTimeMinutes ?? 0) + (chosenFields.cookTimeMinutes ?? 0) || null
  const recipe: PageRecipe = {
    ...chosenFields,
    name: completeName(name.value, name.reader, ranked),
    ingredients: withoutTools(ingredients?.value ?? []),
    steps: withoutAppeal(
      withoutAnnouncement(
        withoutFoods(withoutToolsAmong(stepsWithoutCounts(steps)), ingredients?.value ?? []),
      ),
    ),
    totalTimeMinutes: chosenFields.totalTimeMinutes ?? prepAndCook,
    source: url || null,
    tags: chosenFields.tags ?? [],
    equipment: chosenFields.equipment ?? [],
    tips: chosenFields.tips ?? [],
  }
  const readers = new Set([ingredients?.reader, steps?.reader].filter((reader) => reader !== undefined))
  const confidenceOfList = (read: ListToRate | null, other: ListToRate | null) =>
    read ? Math.round(listConfidence(read, other?.lines ?? [], findings) * 100) / 100 : undefined
  const { foods, method } = readLists(ranked)
  const confidence = {
    ...confidenceOf(ranked),
    ...definedFields({
      ingredients: confidenceOfList(foods, method),
      steps: confidenceOfList(method, foods),
    }),
  }
  return { recipe, method: [...readers].join('+'), warnings: recipeWarnings(recipe, confidence), confidence }
}

/** The chosen lists, with their readers. */
function readLists(ranked: Finding[]): { foods: ListToRate | null; method: ListToRate | null } {
  const read = (field: ListToRate['field']): ListToRate | null => {
    const choice = choose(ranked, field)
    return choice && { field, reader: choice.reader, lines: choice.value }
  }
  return { foods: read('ingredients'), method: read('steps') }
}

/** The features of the chosen lists, from which the weights are learnt. */
export function featuresOfChosenLists(
  findings: Finding[],
  url: string,
): Record<ListToRate['field'], Features | null> {
  const { foods, method } = readLists(correctDeclared(bestOfEachReader(findings), url))
  return {
    ingredients: foods && listFeatures(foods, method?.lines ?? [], findings),
    steps: method && listFeatures(method, foods?.lines ?? [], findings),
  }
}

const definedFields = <Value>(fields: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function stepsWithoutCounts(steps: Choice<PageLine[]> | null): PageLine[] {
  const isShown = steps?.reader === 'page-shape' || steps?.reader === 'plug-in'
  const stepLines = withoutBullets(steps?.value ?? []).map((line) =>
    isHeading(line) ? line : withoutAdvertisedLinks(line),
  )
  const lines = isShown ? withoutServings(stepLines) : stepLines
  return steps?.reader === 'microdata' ? lines : withoutSharedStepNumbers(lines, steps?.reader === 'json-ld')
}

/** Below this many letters a name says too little: 'Pie' on a page headed 'Leek pie'. */
const SHORTEST_NAME = 4

/** 'Get the recipe:', 'Let’s make' before the name of a dish, on its card. */
const announcement = /(?::|^let['’]s (?:make|cook|bake))$/i

/**
 * The name. Where it says too little it is the page's own, if that holds it; where a card announces
 * what the page is headed with ('Get the recipe: Leek pie') it is the heading.
 */
function completeName(name: string, reader: Finding['reader'], findings: Finding[]): string {
  const pageName = findings.find(({ reader: other }) => other === 'page-head')?.fields.name ?? ''
  if (
    reader === 'plug-in' &&
    name.endsWith(` ${pageName}`) &&
    announcement.test(name.slice(0, -pageName.length).trim())
  )
    return pageName
  return name.length < SHORTEST_NAME && pageName.includes(name) ? pageName : name
}

interface Choice<Value> {
  value: Value
  reader: Finding['reader']
  sure: number
}

type ReadField = (typeof pageFields)[number]

/** The surest value of every field, or null where no reader has one. */
const chooseFields = (findings: Finding[]) =>
  Object.fromEntries(pageFields.map((field) => [field, choose(findings, field)?.value ?? null])) as {
    [Field in ReadField]: PageRecipe[Field] | null
  }

function confidenceOf(findings: Finding[]): PageReading['confidence'] {
  return Object.fromEntries(
    pageFields.flatMap((field) => {
      const choice = choose(findings, field)
      return choice ? [[field, Math.round(agreement(findings, field, choice) * 100) / 100]] : []
    }),
  )
}

/** The confidence in a value, which grows with every other reader that has the same one. */
function agreement(findings: Finding[], field: keyof PageRecipe, choice: Choice<unknown>): number {
  const chosenText = JSON.stringify(choice.value)
  const doubts = findings.map(({ reader, trust, fields }) =>
    reader !== choice.reader && JSON.stringify(fields[field]) === chosenText ? 1 - trust : 1,
  )
  return 1 - doubts.reduce((product, doubt) => product * doubt, 1 - choice.sure)
}

/** The surest value of a field; the more trusted reader wins a tie. */
function choose<Field extends keyof PageRecipe>(
  findings: Finding[],
  field: Field,
): Choice<NonNullable<PageRecipe[Field]>> | null {
  let best: Choice<NonNullable<PageRecipe[Field]>> | null = null
  for (const { reader, trust, fields, isNameContested } of findings) {
    const value = fields[field]
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      continue
    const isContested = field === 'name' && isNameContested === true
    const sure = trust * (isContested ? CONTESTED_NAME_FACTOR : qualityOf(field, value))
    if (!best || sure > best.sure) best = { value, reader, sure }
  }
  return best
}

/** The factor of the confidence in a name that the headings contradict. */
const CONTESTED_NAME_FACTOR = 0.5

function qualityOf(field: keyof PageRecipe, value: unknown): number {
  if (field === 'ingredients' && Array.isArray(value)) return listQuality(value, 3)
  if (field === 'steps' && Array.isArray(value)) return listQuality(value, 2)
  return 1
}

function listQuality(lines: PageLine[], enough: number): number {
  const count = withoutHeadings(lines).length
  return Math.min(1, 0.4 + (0.6 * count) / enough)
}

/**
 * Of several recipes that one reader found, the one that the page is named for, or else the
 * longest.
 */
function bestOfEachReader(findings: Finding[]): Finding[] {
  const pageName = lettersAndDigitsOf(
    findings.find(({ reader }) => reader === 'page-head')?.fields.name ?? '',
  )
  const weightOf = (finding: Finding) => lengthOf(finding) + (isNamed(finding, pageName) ? NAME_WEIGHT : 0)
  const best = new Map<string, Finding>()
  for (const finding of findings) {
    const bestSoFar = best.get(finding.reader)
    if (!bestSoFar || weightOf(finding) > weightOf(bestSoFar)) best.set(finding.reader, finding)
  }
  return [...best.values()].toSorted((a, b) => b.trust - a.trust)
}

/** The weight of having the page's own name, in lines. */
const NAME_WEIGHT = 1000

/** Whether a whole recipe has the page's name, or the page's name holds it. */
function isNamed({ fields: { name, ingredients = [], steps = [] } }: Finding, pageName: string): boolean {
  const recipeName = lettersAndDigitsOf(name ?? '')
  return recipeName.length > 3 && pageName.includes(recipeName) && ingredients.length > 1 && steps.length > 0
}

function lengthOf({ fields }: Finding): number {
  const { name, ingredients = [], steps = [] } = fields
  return ingredients.length + (steps.length > 0 ? 5 : 0) + (name ? 5 : 0)
}
