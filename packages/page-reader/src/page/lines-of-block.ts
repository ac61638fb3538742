/** The lines of a recipe that share one block of a page: a label with its lines, foods in a row. */

import { tagOf } from './document.ts'
import { boldTags } from './element-checks.ts'
import { foodGrade, stepGrade } from './likeness-grades.ts'
import { beginsWithNumber, ingredientLikenessOf, isAmountOnly, stepLikenessOf } from './line-likeness.ts'
import { ingredientsLabel, methodLabel } from './part-label-patterns.ts'
import { oneLine } from './plain-text.ts'
import type { TextBlock } from './text-blocks.ts'

interface LabelAndLines {
  label: string
  lines: string[]
}

/** The label that a block begins with, and the lines that it announces; null where it has none. */
export const labelAndLines = (parts: TextBlock['parts'], text: string, tag: string): LabelAndLines | null =>
  boldLabelAndLine(parts, text) ?? labelBeforeColon(text, tag)

/** The foods of a block that holds several of them, a line for each; null for any other block. */
export const foodsOfBlock = (parts: TextBlock['parts'], text: string): string[] | null =>
  foodsBetweenBullets(text) ?? foodsBetweenCommas(text) ?? foodsOnLines(parts) ?? foodsInTurns(parts)

/**
 * 'Method: Soften the leeks.' is a label and a step; 'Ingredients: 3 leeks, 2 eggs, 1 onion' is a
 * label and three lines. Null for any other text.
 */
function labelBeforeColon(text: string, tag: string): LabelAndLines | null {
  const [, label, rest] = /^([^:]{4,30}):\s+(.{15,})$/u.exec(text) ?? []
  if (label === undefined || rest === undefined) return null
  // In a list item 'Preparing the eggs: Separate them.' is one step.
  if (tag === 'li' && (methodLabel.exec(label)?.[0] ?? label) !== label) return null
  const lines = linesBelow(label, rest)
  return lines.length > 0 ? { label, lines } : null
}

/** 'Method' in bold before a sentence of the same line, without a colon, is a label as well. */
function boldLabelAndLine(parts: TextBlock['parts'], text: string): LabelAndLines | null {
  const first = parts.find((part) => /\S/.test(part.text))
  const holder = first?.node?.parent
  if (!first || !holder || !boldTags.has(tagOf(holder))) return null
  const label = first.text.trim()
  const rest = text.slice(label.length).trim()
  const isLabel = methodLabel.exec(label)?.[0] === label.replace(/[\s:.]+$/u, '')
  return isLabel && text.startsWith(label) && /^\p{Lu}.{15,}[.!]$/u.test(rest)
    ? { label, lines: [rest] }
    : null
}

const isFood = (part: string) => beginsWithNumber(part) && ingredientLikenessOf(part) > foodGrade.possible

/**
 * '2 leeks • 3 eggs • 50 g butter' in one paragraph is one line for each food; null for any other
 * text.
 */
function foodsBetweenBullets(text: string): string[] | null {
  const foods = text.replace(/^[•▪●∙·]\s+/u, '').split(/\s+[•▪●∙·]\s+/u)
  return foods.length > 2 && foods.filter(isFood).length * 2 > foods.length ? foods : null
}

/** How many foods a paragraph without a label must have. */
const MIN_FOODS = 4

/**
 * '2 leeks, 3 eggs, 50 g butter, 1 onion' alone in one paragraph is one line for each food. Between
 * semicolons some may have no amount.
 */
function foodsBetweenCommas(text: string): string[] | null {
  if (!beginsWithNumber(text)) return null
  const apart = text.replace(/[;.]$/, '').split(/\s*;\s+/u)
  const areAmounts = apart.filter(isFood)
  if (apart.length >= MIN_FOODS && areAmounts.length * 2 > apart.length) return apart
  const foods = text.split(/\s*[,;]\s+/u)
  // '4. 350 g curd, 1 egg and 100 g sugar are stirred.' is a step.
  if (/^\d{1,2}\.\s/.test(text)) return null
  return foods.length >= MIN_FOODS && foods.every(isFood) ? foods : null
}

/** How many lines of foods the source of a paragraph must have. */
const MIN_LINES = 3

/**
 * Foods that their writer set line by line in one paragraph, whose page shows them in one row; null
 * for any other text.
 */
function foodsOnLines(parts: TextBlock['parts']): string[] | null {
  const [only, ...others] = parts.filter(({ text }) => /\S/.test(text))
  const lines = only && others.length === 0 ? only.text.split('\n').map(oneLine).filter(Boolean) : []
  return lines.length >= MIN_LINES && lines.every(isFood) ? lines : null
}

/** How many alternating tags there must be: amounts and foods of three lines. */
const MIN_TURNS = 6

/**
 * Amounts and foods that alternate in one block, a tag for each, joined to one line for each food;
 * null for any other block.
 */
function foodsInTurns(parts: TextBlock['parts']): string[] | null {
  const visibleParts = parts.filter(({ text }) => /\S/.test(text))
  const holders = new Set(visibleParts.map(({ node }) => node?.parent))
  if (visibleParts.length < MIN_TURNS || visibleParts.length % 2 !== 0 || holders.size < visibleParts.length)
    return null
  const texts = visibleParts.map(({ text }) => oneLine(text))
  const amountAt = isAmountOnly(texts[0] ?? '') ? 0 : 1
  const pairs = texts.flatMap((text, at) =>
    at % 2 === amountAt ? [{ amount: text, food: texts[at + 1 - 2 * amountAt] ?? '' }] : [],
  )
  const areTurns = pairs.every(({ amount, food }) => isAmountOnly(amount) && /^\p{L}{2}/u.test(food))
  return areTurns ? pairs.map(({ amount, food }) => `${amount} ${food}`) : null
}

/** 'Dough: 300 g flour, 150 g butter, 1 egg' is a part of the foods, whatever it is called. */
function foodsOfPart(label: string, rest: string): string[] {
  const foods = rest.split(/\s*[,;]\s+/)
  const sureCount = foods.filter(
    (food) => beginsWithNumber(food) && ingredientLikenessOf(food) >= foodGrade.sure,
  ).length
  return !/\d/.test(label) && foods.length > 2 && sureCount * 2 > foods.length ? foods : []
}

function linesBelow(label: string, rest: string): string[] {
  if (methodLabel.test(label))
    return /^\p{Lu}.*[.!]$/u.test(rest) || stepLikenessOf(rest) >= stepGrade.sure ? [rest] : []
  if (!ingredientsLabel.test(label)) return foodsOfPart(label, rest)
  const betweenBullets = foodsBetweenBullets(rest)
  if (betweenBullets) return betweenBullets
  const foods = rest.split(rest.includes(';') ? /\s*;\s+/ : /\s*,\s+/)
  return foods.length > 2 && foods.filter(beginsWithNumber).length * 2 > foods.length ? foods : []
}
