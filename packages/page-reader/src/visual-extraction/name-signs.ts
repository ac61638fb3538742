/** What speaks for a text of a page as the name of the dish whose lists it shows, in numbers. */
import { type PageDocument, tagged } from '../page/document.ts'
import { lettersOf } from '../page/letters.ts'
import { isNutrient } from '../page/line-shape.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'
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

/** The lists whose dish is sought. */
export interface DishLists {
  foods: PageLine[]
  steps: PageLine[]
  /** The row that the lists begin with. */
  first: PageRow | undefined
}

/** Letters of a name, at least and at most. */
export const [SHORTEST, LONGEST] = [3, 110] as const
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

/** What the signs of a candidate are told from: the page, its title and its lists. */
export function settingOf(page: PageDocument, lists: DishLists, ruled: string) {
  const all = rowsOf(page).slice(0, MAX_ROWS)
  const found = lists.first ? all.indexOf(lists.first) : -1
  const first = found >= 0 ? found : all.length
  const linesOfLists = new Set([...lists.foods, ...lists.steps].map((line) => lettersOf(textOf(line))))
  const metas = tagged(page, 'meta').map(({ attribs }) => attribs)
  const meta = (name: string) => oneLine(metas.find((said) => said['property'] === name)?.['content'] ?? '')
  const [head] = tagged(page, 'title')
  const title = oneLine(head ? page.$(head).text() : '')
  const titleParts = partsOfTitle(title)
  const rows = all.filter(
    (row) =>
      row.text.length >= SHORTEST &&
      row.text.length <= LONGEST &&
      /\p{L}{2}/u.test(row.text) &&
      (row.rank > 0 || !row.linked) &&
      !linesOfLists.has(lettersOf(row.text)) &&
      !isLabel(row.unsigned) &&
      !isNutrient(row.text),
  )
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(lettersOf(row.text), (counts.get(lettersOf(row.text)) ?? 0) + 1)
  const places = new Map(all.map((row, at) => [row, at]))
  const stemsOfLines = (lines: PageLine[]) => new Set(lines.flatMap((line) => stemsOf(textOf(line))))
  return {
    all,
    rows,
    places,
    counts,
    /** The place of the first row of the lists, and the one behind their last. */
    first,
    last: all.findLastIndex(({ text }) => linesOfLists.has(lettersOf(text))) + 1 || all.length,
    nearest: rows.findLast((row) => row.rank > 0 && (places.get(row) ?? 0) < first),
    hasOneMain: all.filter(({ tag }) => tag === 'h1').length === 1,
    ruled: lettersOf(ruled),
    site: meta('og:site_name'),
    shared: meta('og:title'),
    url: page.url,
    title: lettersOf(title),
    titleParts,
    titleLetters: titleParts.map((part) => lettersOf(withoutKind(part))),
    titleStems: new Set(titleParts.flatMap((part) => stemsOf(part))),
    foods: stemsOfLines(lists.foods),
    steps: stemsOfLines(lists.steps),
    address: new Set(stemsOf(slugOf(page.url).replace(/[-_/+]+/g, ' '))),
  }
}

/**
 * What speaks for a text and against it, in the order of the weights. `row` is the line that says
 * it as `said`, null where a part of the title or what the page is shared as does.
 */
export function signsOf(
  text: string,
  said: string,
  row: PageRow | null,
  setting: ReturnType<typeof settingOf>,
): number[] {
  const { all, first, last, foods, steps, hasOneMain } = setting
  const own = lettersOf(text)
  const at = row ? (setting.places.get(row) ?? 0) : -1
  const words = stemsOf(text)
  const count = text.split(/\s+/).length
  const partOfTitle = setting.titleLetters.indexOf(own)
  const flag = (is: boolean) => (is ? 1 : 0)
  const isRuled = setting.ruled === own
  const isAbove = row !== null && at < first
  const isMain = row?.tag === 'h1'
  const hasFood = words.some((word) => foods.has(word))
  const hasStep = words.some((word) => steps.has(word))
  const inAddress = shareOf(words, setting.address)
  return [
    // How it is set.
    flag(isRuled),
    flag(isMain),
    flag(isMain && hasOneMain),
    flag(row?.tag === 'h2'),
    flag(/^h[3-6]$/.test(row?.tag ?? '')),
    flag(row?.rank === 7),
    flag(row !== null && isTitled(row)),
    flag(row !== null && isBig(row)),
    // What it is of the title.
    flag(partOfTitle === 0),
    flag(partOfTitle > 0),
    flag(row === null),
    flag(own === lettersOf(setting.shared) || own === setting.title),
    flag(partOfTitle < 0 && own.length >= 6 && setting.title.includes(own)),
    flag(isSiteName(text, setting.site, setting.url) || (row?.holder ? isHomeLink(row.holder) : false)),
    flag(isKindOnly(text)),
    // Where it stands to the lists.
    flag(isAbove),
    isAbove ? 1 / (first - at) : 0,
    flag(row === setting.nearest && row !== undefined),
    flag(row !== null && at > first),
    flag(at === 0),
    // What its words are.
    shareOf(words, foods),
    flag(hasFood),
    shareOf(words, steps),
    flag(hasStep),
    inAddress,
    flag(count === 1),
    flag(count > 8),
    flag(/[.!?…]$/.test(text)),
    flag(text.endsWith(':')),
    flag(/\d/.test(text)),
    flag(/[:–|·•]/.test(text)),
    flag(/^\p{Ll}/u.test(text)),
    flag((setting.counts.get(own) ?? 0) > 1),
    flag(partOf.test(text)),
    row ? row.stepShape : 0,
    row ? row.foodShape : 0,
    flag(row?.linked === true),
    flag(at >= last),
    flag(isAbove && first - at === 1),
    // Two of these at once.
    shareOf(words, setting.titleStems),
    flag(words.some((word) => setting.titleStems.has(word))),
    flag(isRuled && !hasFood && !hasStep),
    flag(isRuled && hasFood),
    flag(row !== null && row.rank > 0 && hasFood),
    flag(at >= 0 && at < first && yields.test(all[at + 1]?.text ?? '')),
    flag(row !== null && row.rank > 1 && text !== said),
    flag(isRuled && words.length > 1 && inAddress === 1),
    flag(isRuled && isMain && hasOneMain && partOfTitle >= 0),
  ]
}
