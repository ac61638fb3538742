/**
 * What a page calls the dish whose lists it shows, where nothing declares it: of all short lines
 * and parts of its title, the one that most speaks for. The weights are learnt.
 */
import type { PageDocument } from '../page/document.ts'
import { lettersOf } from '../page/letters.ts'
import type { NameCandidate } from '../page/page-recipe.ts'
import type { PageRow } from '../page/rows.ts'
import { withoutKind } from '../structured-data/page-name.ts'
import { dishNameWeights } from './dish-name-weights.ts'
import { type DishLists, settingOf, SHORTEST, signsOf } from './name-signs.ts'

/** The lines that may be the name, with the signs that the weights are learnt for. */
export function nameCandidates(page: PageDocument, lists: DishLists, ruled: string): NameCandidate[] {
  const setting = settingOf(page, lists, ruled)
  const seen = new Map<string, NameCandidate>()
  const add = (said: string, row: PageRow | null) => {
    const text = withoutKind(said)
    const own = lettersOf(text)
    if (own.length < SHORTEST) return
    const signs = signsOf(text, said, row, setting)
    const held = seen.get(own)
    // Said twice, all that speaks for either place speaks for it.
    if (held) held.signs = held.signs.map((sign, index) => Math.max(sign, signs[index] ?? 0))
    else seen.set(own, { text, signs })
  }
  for (const row of setting.rows) add(row.text, row)
  for (const part of [...setting.titleParts, setting.shared, ruled]) if (part) add(part, null)
  return [...seen.values()]
}

/** How much more must speak for another name than for the one that the rules say. */
const MARGIN = 0.9

/** The name that most speaks for; the rules' own where no other one is clearly likelier. */
export function likeliestName(candidates: NameCandidate[], ruled: string): string {
  let best = { text: ruled, score: -Infinity }
  for (const { text, signs } of candidates) {
    const [isRuled = 0] = signs
    const score = signs.reduce((sum, sign, at) => sum + sign * (dishNameWeights[at] ?? 0), isRuled * MARGIN)
    if (score > best.score) best = { text: isRuled ? ruled : text, score }
  }
  return best.text
}
