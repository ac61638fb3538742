/**
 * What a page calls the dish whose lists it shows, where nothing declares it: of all short lines
 * and parts of its title, the one that most speaks for. The weights are learnt.
 */
import { type PageDocument, tagged } from '../page/document.ts'
import { lettersOf } from '../page/letters.ts'
import { isNutrient } from '../page/line-shape.ts'
import { type NameCandidate, type PageLine, textOf } from '../page/page-recipe.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-labels.ts'
import { oneLine } from '../page/plain-text.ts'
import { type PageRow, rowsOf } from '../page/rows.ts'
import {
  isHomeLink,
  isKindOnly,
  isSiteName,
  isTitled,
  partsOfTitle,
  withoutKind,
} from '../structured-data/page-name.ts'
import { dishNameWeights } from './dish-name-weights.ts'

/** The lists whose dish is sought. */
export interface DishLists {
  foods: PageLine[]
  steps: PageLine[]
  /** The row that the lists begin with. */
  first: PageRow | undefined
}

const [SHORTEST, LONGEST] = [3, 110]
const MAX_ROWS = 300

/** Words that two texts are compared by: their first letters, since endings bend. */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, 5))

const shareOf = (words: string[], known: Set<string>) =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length

const slugOf = (url: string) => {
  try {
    return decodeURIComponent(url.replace(/^https?:\/\/[^/]+/, ''))
  } catch {
    return url
  }
}

const isLabel = (text: string) =>
  [ingredientsLabel, methodLabel, otherLabel].some((label) => label.test(text))

const partOf =
  /^(?:for (?:the|a)|für (?:den|die|das)|pour (?:la|le|les|l['’])|para (?:el|la|los|las|o|a|os|as)|per (?:il|la|lo|le|l['’])|voor (?:de|het)|til|till|do|na)(?=$|\P{L})/iu

/** 'Serves 4', 'für 4 Personen' right below a name. */
const yields =
  /^(?:\P{L}*(?:serves|makes|feeds|for|yields?|für|pour|para|per|voor|till?|ca\.?|dla|portion\p{L}*|porci\p{L}*|porzion\p{L}*)\s.{0,12}\d|\d{1,2}\s*(?:portion|pers|porci|porç|porzion|porcj)\p{L}*)/iu

/** Letters as big as those of a title. */
function isBig({ holder }: PageRow): boolean {
  let node = holder
  for (let up = 0; node && up < 3; up++) {
    const size = /font-size\s*:\s*(\d+)/i.exec(node.attribs['style'] ?? '')?.[1]
    if (Number(size ?? 0) >= 18 || /^(?:[5-7]|\+[2-4])$/.test(node.attribs['size'] ?? '')) return true
    node = node.parent && 'attribs' in node.parent ? node.parent : null
  }
  return false
}

/** The lines that may be the name, with the signs that the weights are learnt for. */
export function nameCandidates(page: PageDocument, lists: DishLists, ruled: string): NameCandidate[] {
  const all = rowsOf(page).slice(0, MAX_ROWS)
  const found = lists.first ? all.indexOf(lists.first) : -1
  const first = found >= 0 ? found : all.length
  const lettersOfLists = new Set([...lists.foods, ...lists.steps].map((line) => lettersOf(textOf(line))))
  const metas = tagged(page, 'meta').map(({ attribs }) => attribs)
  const meta = (name: string) => oneLine(metas.find((said) => said['property'] === name)?.['content'] ?? '')
  const [site, shared] = [meta('og:site_name'), meta('og:title')]
  const [head] = tagged(page, 'title')
  const title = oneLine(head ? page.$(head).text() : '')
  const parts = partsOfTitle(title)
  const letters = parts.map((part) => lettersOf(withoutKind(part)))
  const titled = new Set(parts.flatMap((part) => stemsOf(part)))
  const last = all.findLastIndex(({ text }) => lettersOfLists.has(lettersOf(text))) + 1 || all.length
  const foods = new Set(lists.foods.flatMap((line) => stemsOf(textOf(line))))
  const steps = new Set(lists.steps.flatMap((line) => stemsOf(textOf(line))))
  const slug = new Set(stemsOf(slugOf(page.url).replace(/[-_/+]+/g, ' ')))
  const rows = all.filter(
    (row) =>
      row.text.length >= SHORTEST &&
      row.text.length <= LONGEST &&
      /\p{L}{2}/u.test(row.text) &&
      (row.rank > 0 || !row.linked) &&
      !lettersOfLists.has(lettersOf(row.text)) &&
      !isLabel(row.unsigned) &&
      !isNutrient(row.text),
  )
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(lettersOf(row.text), (counts.get(lettersOf(row.text)) ?? 0) + 1)
  const places = new Map(all.map((row, at) => [row, at]))
  const mains = all.filter(({ tag }) => tag === 'h1').length
  const nearest = rows.findLast((row) => row.rank > 0 && (places.get(row) ?? 0) < first)
  const seen = new Map<string, NameCandidate>()
  const add = (said: string, row: PageRow | null) => {
    const text = withoutKind(said)
    const own = lettersOf(text)
    if (own.length < SHORTEST) return
    const at = row ? (places.get(row) ?? 0) : -1
    const words = stemsOf(text)
    const count = text.split(/\s+/).length
    const place = letters.indexOf(own)
    const flag = (is: boolean) => (is ? 1 : 0)
    const isRuled = lettersOf(ruled) === own
    const isAbove = row !== null && at < first
    const signs = [
      flag(isRuled),
      flag(row?.tag === 'h1'),
      flag(row?.tag === 'h1' && mains === 1),
      flag(row?.tag === 'h2'),
      flag(/^h[3-6]$/.test(row?.tag ?? '')),
      flag(row?.rank === 7),
      flag(row !== null && isTitled(row)),
      flag(row !== null && isBig(row)),
      flag(place === 0),
      flag(place > 0),
      flag(row === null),
      flag(own === lettersOf(shared) || own === lettersOf(title)),
      flag(place < 0 && own.length >= 6 && lettersOf(title).includes(own)),
      flag(isSiteName(text, site, page.url) || (row?.holder ? isHomeLink(row.holder) : false)),
      flag(isKindOnly(text)),
      flag(isAbove),
      isAbove ? 1 / (first - at) : 0,
      flag(row === nearest && row !== undefined),
      flag(row !== null && at > first),
      flag(at === 0),
      shareOf(words, foods),
      flag(words.some((word) => foods.has(word))),
      shareOf(words, steps),
      flag(words.some((word) => steps.has(word))),
      shareOf(words, slug),
      flag(count === 1),
      flag(count > 8),
      flag(/[.!?…]$/.test(text)),
      flag(text.endsWith(':')),
      flag(/\d/.test(text)),
      flag(/[:–|·•]/.test(text)),
      flag(/^\p{Ll}/u.test(text)),
      flag((counts.get(own) ?? 0) > 1),
      flag(partOf.test(text)),
      row ? row.stepShape : 0,
      row ? row.foodShape : 0,
      flag(row?.linked === true),
      flag(at >= last),
      flag(isAbove && first - at === 1),
      shareOf(words, titled),
      flag(words.some((word) => titled.has(word))),
      flag(isRuled && !words.some((word) => foods.has(word) || steps.has(word))),
      flag(isRuled && words.some((word) => foods.has(word))),
      flag(row !== null && row.rank > 0 && words.some((word) => foods.has(word))),
      flag(at >= 0 && at < first && yields.test(all[at + 1]?.text ?? '')),
      flag(row !== null && row.rank > 1 && text !== said),
      flag(isRuled && words.length > 1 && shareOf(words, slug) === 1),
      flag(isRuled && row?.tag === 'h1' && mains === 1 && place >= 0),
    ]
    const held = seen.get(own)
    // Said twice, all that speaks for either place speaks for it.
    if (held) held.signs = held.signs.map((sign, index) => Math.max(sign, signs[index] ?? 0))
    else seen.set(own, { text, signs })
  }
  for (const row of rows) add(row.text, row)
  for (const part of [...parts, shared, ruled]) if (part) add(part, null)
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
