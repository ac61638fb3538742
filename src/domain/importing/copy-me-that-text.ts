/** A recipe of CopyMeThat as text: its name, what it is adapted from, then INGREDIENTS, STEPS and NOTES. */
import { servingsIn } from '@plateful/page-reader/page/yield'
import { bringRecipe } from './bring-recipe.ts'
import type { BroughtRecipe } from './brought.ts'
import { linesIn } from './method-lines.ts'
import { numberOf } from './plain-json.ts'

const part = (name: string) => new RegExp(`^[ \\t]*${name}[ \\t]*$`, 'm')
const [ingredients, steps, notes] = [part('INGREDIENTS'), part('STEPS'), part('NOTES')]

/** Whether the text has the headings of CopyMeThat, in their order. */
export const isCopyMeThatText = (text: string): boolean => {
  const from = text.search(ingredients)
  return from > 0 && text.search(steps) > from
}

/** The recipe, or null where there is none. */
export function readCopyMeThatText(text: string): BroughtRecipe | null {
  const [head, below] = parted(text, ingredients)
  const [list, rest] = parted(below, steps)
  const [method, remarks] = parted(rest, notes)
  const [name = '', ...facts] = linesIn(head)
  const fact = (pattern: RegExp) => facts.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? ''
  const isFact = /^(?:Adapted from|Servings:|Rated|Tags:)/
  return bringRecipe({
    name,
    ingredients: linesIn(list),
    steps: linesIn(method),
    servings: servingsIn(fact(/^Servings:\s*(.+)/)),
    tags: fact(/^Tags:\s*(.+)/).split(','),
    source: fact(/^Adapted from\s+(.+)/),
    rating: numberOf(fact(/^Rated\s+(\d)/)),
    notes: linesIn(remarks),
    lost: { descriptions: facts.some((line) => !isFact.test(line)) ? 1 : 0 },
  })
}

/** The text before a heading, and what follows it. */
function parted(text: string, heading: RegExp): [string, string] {
  const found = heading.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, '']
}
