/**
 * The lists as the page shows them to people: recipes in sections, each with its foods and its
 * steps in turn; steps without what stands beside them.
 */
import { lettersOf } from '../page/letters.ts'
import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { alsoLabel, ingredientsLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { areSameFoods, type PagePart } from './page-part.ts'
import { startsWithLabel, withoutCountBeside } from './row-looks.ts'
import type { Turn } from './step-parts.ts'

/** A page with more of them tells several recipes. */
const MAX_TURNS = 4
/** Rows between the steps of one part and the foods of the next: a title, and a label. */
const MAX_BETWEEN = 2

interface Lists {
  ingredients: PageLine[]
  steps: PageLine[]
}

/** The chosen ingredients and steps, or those of every section where foods and steps take turns. */
export function shownLists(
  rows: PageRow[],
  ingredients: PagePart | null,
  steps: PagePart | null,
  turns: Turn[],
): Lists {
  const lists = (ingredients && inSections(rows, turns, ingredients)) ?? {
    ingredients: ingredients?.lines ?? [],
    steps: steps?.lines ?? [],
  }
  return { ...lists, steps: withoutWhole(withoutFoodsBeside(lists.steps, rows, lists.ingredients)) }
}

/** Steps in one piece of which all is said again are left out from so many steps on. */
const FEWEST_AGAIN = 2

/** Steps without a text that says, in one piece, the steps that follow it. */
function withoutWhole(steps: PageLine[]): PageLine[] {
  return steps.filter((line, at) => {
    if (isHeading(line)) return true
    const whole = lettersOf(textOf(line))
    let said = 0
    let from = at + 1
    for (let next = steps[from]; next !== undefined && !isHeading(next); next = steps[++from]) {
      const letters = lettersOf(textOf(next))
      if (letters === '' || !whole.startsWith(letters, said)) break
      said += letters.length
    }
    return from - at - 1 < FEWEST_AGAIN
  })
}

/**
 * The foods and the steps of every section, under their titles; null where foods and steps take no
 * turns around the given foods.
 */
function inSections(rows: PageRow[], turns: Turn[], ingredients: PagePart): Lists | null {
  const inOrder = turns.toSorted((a, b) => a.from - b.from)
  const first = inOrder.findIndex(({ from }) => from === ingredients.from)
  const chain = first < 0 ? [] : chainAround(rows, inOrder, first)
  if (chain.length < 2 || chain.length > MAX_TURNS) return null
  // The same foods once more are the same recipe, told twice.
  const isAgain = (same: (one: PageLine[], other: PageLine[]) => boolean) =>
    chain.some(({ foods }, at) => at > 0 && same(chain[at - 1]?.foods ?? [], foods))
  if (isAgain(areSameFoods)) return null
  // The same in another language: the page's own comes first.
  const [one] = chain
  if (one && isAgain(areSameAmounts)) return { ingredients: one.foods, steps: one.steps }
  const titled = chain.map((turn, at) => ({ ...turn, title: titleOver(rows, turn, chain[at - 1]) }))
  return {
    ingredients: titled.flatMap(({ title, foods }) => [...title, ...foods]),
    steps: titled.flatMap(({ title, steps }) => [...title.map(overSteps), ...steps]),
  }
}

/** Amounts in a row that two recipes share only where one is the other in another language. */
const FEWEST_SAME = 3

/** Whether the same amounts follow each other in both: '1 kg potatoes', '1 kg ziemniaków'. */
function areSameAmounts(one: PageLine[], other: PageLine[]): boolean {
  const [ours, theirs] = [one, other].map((lines) => lines.map((line) => amountIn(textOf(line))))
  const shown = new Set(ours?.filter(Boolean))
  return shown.size >= FEWEST_SAME && ours?.join('|') === theirs?.join('|')
}

const amountIn = (text: string) =>
  /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*(?:(?:k?g|[mcd]?l)(?![\p{L}]))?/u.exec(text)?.[0].replace(/\s+/g, '') ?? ''

/** 'Ingredients for the dough' says 'For the dough' over its steps. */
function overSteps(title: PageLine): PageLine {
  const text = textOf(title).replace(ingredientsLabel, '').trim()
  return heading(text.charAt(0).toUpperCase() + text.slice(1))
}

/** The turns that follow each other without a break, with the given one among them. */
function chainAround(rows: PageRow[], turns: Turn[], first: number): Turn[] {
  const [start] = turns.slice(first)
  if (!start) return []
  const chain = [start]
  const goesOn = (turn: Turn, next: Turn) =>
    next.from >= turn.to &&
    next.from - turn.to <= MAX_BETWEEN &&
    !rows.slice(turn.to, next.from).some((row) => startsWithLabel(row, alsoLabel))
  for (const turn of turns.slice(first + 1)) if (goesOn(chain.at(-1) ?? start, turn)) chain.push(turn)
  for (const turn of turns.slice(0, first).toReversed())
    if (goesOn(turn, chain[0] ?? start)) chain.unshift(turn)
  return chain
}

/**
 * The last words over the foods of a part that name it; over the first part only a label can:
 * 'Ingredients for the dough'.
 */
function titleOver(rows: PageRow[], { from }: Turn, before: Turn | undefined): PageLine[] {
  const above = rows.slice(before ? before.to : from - 1, from)
  const title = above.findLast(
    (row) => isTitle(row) && (before !== undefined || startsWithLabel(row, ingredientsLabel)),
  )
  return title ? [heading(title.text)] : []
}

/** No label that says no more than 'Ingredients'. */
const isTitle = ({ text }: PageRow) => (ingredientsLabel.exec(text)?.[0].length ?? 0) < text.length - 1

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/**
 * The steps without lines of their rows in which every word is one of the ingredients: a sentence
 * says what is done with them.
 */
function withoutFoodsBeside(steps: PageLine[], rows: PageRow[], ingredients: PageLine[]): PageLine[] {
  const known = new Set(ingredients.map(textOf).flatMap(wordsOf))
  const isFoods = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && !/[.!]$/.test(text) && words.every((word) => known.has(word))
  }
  const said = new Map<PageLine, string>()
  for (const row of rows) {
    const pieces = row.pieces.filter((text, at) => at === 0 || !(isAddress(text) || isFoods(text)))
    if (pieces.length === row.pieces.length) continue
    said.set(withoutCountBeside(row), withoutCountBeside({ pieces, text: pieces.join(' ') }))
  }
  return steps.map((line) => (isHeading(line) ? line : (said.get(line) ?? line)))
}
