/**
 * Lines of ingredients as a page shows them: in one row, or the amount, its food and a remark in a
 * row or a cell each.
 */
import type { PageNode } from '../page/document.ts'
import { beginsWithNumber, ingredientShape, isMeasure, withoutBullet } from '../page/line-shape.ts'
import { ingredientsLabel } from '../page/part-labels.ts'
import { isServingsFact } from '../page/facts.ts'
import type { PageRow } from '../page/rows.ts'
import { isTime, mentionsTime } from '../page/time-facts.ts'
import { isNameOfPart } from './part-names.ts'
import { startsWithLabel } from './row-looks.ts'
import { isTitledTerm } from './titled-terms.ts'

/** A line that may be an ingredient. */
export interface IngredientLine {
  text: string
  shape: number
  /** The row it begins with, and the one that holds its food. */
  row: PageRow
  food: PageRow
  /** The row after it, and its number. */
  next: PageRow | undefined
  to: number
  /** Whether it stands again over steps, as what a part is called. */
  isNameOfPart: boolean
}

/** Rows of a list that are looked at. */
const MAX_ROWS = 150
/** Rows above a term in which the first of its list is sought. */
const MAX_TERMS = 60
/** Characters of an amount and its unit that stand beside their food. */
const MAX_AMOUNT = 16
/** Characters of an amount with what is said of its unit: '1 piece, medium size'. */
const LONGEST_AMOUNT = 30

/** Switches between units and amounts, which stand above the list and are none of it. */
const unitSwitch =
  /^(?:(?:us|uk|units?|standard|metric|imperial|customary|cups?|grams?|scale|kg|g|%|print|save|copy|custom|original|scale to:?|pieces?|serves|m|–|[\d½/.]+\s?[x×])\s*)+$|^(?:\p{L}+ )?(?:servings?|person(?:en|nes|as|e|er)|people|port(?:ii|ie|ion)\p{L}*|por[cçz]i\p{L}*|porsjon\p{L}*|porcj\p{L}*|stück)\s*:?[\s\d+–−-]{0,20}$|^\d{1,2}\s*(?:servings?|(?:por[tcçz]i|porsjon|porcj|ración|racion)\p{L}*(?:\(\w*\))?|port\.?|people|person\p{L}*|pessoas|comensales|os[óo]b\p{L}*|couverts?|főre|adag|pers\.?)(?:,\s*\d[\d.,/]{0,5}\s?\p{L}{1,8})?$|^\p{L}+ főre$|^(?:for|serves|für|pour|per|para|voor|till?|dla)\s+\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s*(?:people|person\p{L}*|pers|servings?|port\p{L}*|porzion\p{L}*|por[cç]\p{L}*|pessoas|os[óo]b\p{L}*)\W*$/iu

/** 'Save to my recipes', 'Print': above a list. */
const button =
  /^(?:save|print|share|pin|download|jump|start cooking|cook(?:ing)? mode|(?:prevent|keep) (?:your |the )?screen)\b.{0,30}$/i

/** 'Read more', 'En lire plus': below a list that a small window folds up. */
const showMore =
  /^(?:(?:read|show|see|view) (?:more|all|less)|(?:en )?(?:lire|voir) (?:plus|la suite)|(?:mehr|alle) (?:anzeigen|lesen|zeigen)|weiterlesen|(?:leggi|mostra|vedi) (?:di più|altro|tutto)|(?:leer|ver|mostrar) (?:más|mais|tudo|todo)|(?:lees|toon|bekijk) (?:meer|alle|alles)|(?:vis|læs|les) mer[e]?|(?:visa|läs) (?:mer|alla|fler)|(?:pokaż|czytaj) więcej)\W*$/iu

/** Whether a row is a switch or a button above a list, which is a row of its own. */
export const isControl = ({ text }: { text: string }): boolean =>
  [unitSwitch, button, showMore].some((control) => control.test(text))

/** The lines from a row on; `isLabelled` where a label says that ingredients follow. */
export function* ingredientLines(
  rows: PageRow[],
  from: number,
  isLabelled: boolean,
): Generator<IngredientLine> {
  const order = orderFrom(rows, from)
  const end = Math.min(rows.length, from + MAX_ROWS)
  for (let at = from; at < end;) {
    const row = rows[at]
    if (!row) return
    if (isFactAt(rows, at)) {
      at += 2
      continue
    }
    if (isTableHead(rows, at) || isTime(row.text)) {
      at++
      continue
    }
    const isAmountCell = isControl(row)
    const beside = isAmountCell ? [] : rowsBesideAmount(rows, at)
    const pair =
      isAmountCell || beside.length > 0
        ? null
        : (termAt(rows, at) ?? (order ? pairAt(rows, at, order) : null))
    if (!isAmountCell && !pair && beside.length === 0 && isCountAbove(row, rows[at + 1])) {
      at++
      continue
    }
    const ownText = isLabelled || row.tag === 'tr' ? amountFirst(row) : row.text
    const text = pair ?? [ownText, ...beside.map((part) => part.text)].join(' ')
    const food = (pair && order === 'amount' ? rows[at + 1] : beside[0]) ?? row
    at += pair ? 2 : 1 + beside.length
    // The row caches its own shape, which many starts ask for.
    const shape = text === row.text ? row.foodShape : ingredientShape(withoutBullet(text))
    yield { text, shape, row, food, next: rows[at], to: at, isNameOfPart: isNameOfPart(rows, row) }
  }
}

/** A term and its definition that are a food and its amount: 'leeks', '2'. */
function termAt(rows: PageRow[], at: number): string | null {
  const [food, amount] = [rows[at], rows[at + 1]]
  if (food?.tag !== 'dt' || amount?.tag !== 'dd' || beginsWithNumber(food.text)) return null
  if (isTitledTerm(food)) return null
  if (!isLooseAmount(amount.text)) return null
  return beginsWithNumber(amount.text) ? `${amount.text} ${food.text}` : `${food.text} ${amount.text}`
}

/** A term and its definition that are no food: 'Serves', '4' or 'Protein', '4 g'. */
function isFactAt(rows: PageRow[], at: number): boolean {
  const [term, definition] = [rows[at], rows[at + 1]]
  if (term?.tag !== 'dt' || definition?.tag !== 'dd') return false
  const text = `${term.text}: ${definition.text}`
  return ingredientShape(text) === 0 || mentionsTime(text) || isServingsFact(term.text, definition.text)
}

/** Rows below the head of a table that must have an amount each. */
const MIN_TABLE_ROWS = 2

/** 'Food', 'Amount': the first row of a table that has no amount, where all others have one. */
function isTableHead(rows: PageRow[], at: number): boolean {
  const [row, before] = [rows[at], rows[at - 1]]
  if (row?.tag !== 'tr' || row.pieces.length < 2 || row.list === before?.list || /\d/.test(row.text))
    return false
  const below = rows.slice(at + 1, at + 1 + MAX_ROWS)
  const end = below.findIndex(({ list }) => list !== row.list)
  const others = end < 0 ? below : below.slice(0, end)
  return (
    others.length >= MIN_TABLE_ROWS &&
    others.every(({ pieces }) => pieces.length === row.pieces.length && pieces.some(beginsWithNumber))
  )
}

/** '2 pieces' above a switch between units says how much the recipe makes. */
const isCountAbove = (row: PageRow, next: PageRow | undefined) =>
  isAmountAlone(row) && next !== undefined && unitSwitch.test(next.text)

/** What stands beside an amount: its food, and what is said of that, in a tag each. */
function rowsBesideAmount(rows: PageRow[], at: number): PageRow[] {
  const row = rows[at]
  const next = rows[at + 1]
  // A list of definitions has an amount for its term: '2 cuillères à soupe'.
  if (row?.tag === 'dt' && next?.tag === 'dd' && isAmountTerm(rows, at)) return [next]
  if (!row || rows[at - 1]?.list === row.list || !beginsWithNumber(row.text)) return []
  const others = rows.slice(at + 1, at + 4)
  const end = others.findIndex(({ list }) => list !== row.list)
  const beside = end === -1 ? others : others.slice(0, end)
  // '1' over the heading of a step counts it.
  if (beside[0] && beside[0].rank > 0 && beside[0].rank < 7) return []
  if (beside.length > 0 && isAmountAlone(row)) return beside.slice(0, beside[1]?.text.startsWith('(') ? 2 : 1)
  const isPair = beside.length > 0 && beside.length < 3 && row.tag === 'div' && row.text.length <= MAX_AMOUNT
  return isPair && beside.every(({ text }) => !/^\d/.test(text)) ? beside : []
}

/** Whether a term is an amount: by its number, or because the first term of its list is one. */
function isAmountTerm(rows: PageRow[], at: number): boolean {
  const row = rows[at]
  if (!row || beginsWithNumber(row.text)) return row !== undefined
  const first = rows.slice(Math.max(0, at - MAX_TERMS), at).find(({ list }) => list === row.list)
  return (
    first?.tag === 'dt' &&
    beginsWithNumber(first.text) &&
    row.text.length <= MAX_AMOUNT &&
    !beginsWithNumber(rows[at + 1]?.text ?? '')
  )
}

const isAmountAlone = ({ text }: PageRow) => isMeasure(text)

/** Which of the two comes first, where amounts and foods take turns. */
type Order = 'amount' | 'food'

/** Rows that are looked at to learn the order; headings and switches stand among them. */
const MAX_ORDER_ROWS = 16
const MIN_AMOUNTS = 3
/** Tags above a row in which its neighbour is looked for. */
const MAX_TAGS_UP = 8

/** '半根', '适量'. */
const chineseAmount = /^(?:[半一二两三四五六七八九十几]\p{L}{0,4}|适量|少许|適量)$/u
const vagueAmount =
  /^(?:q\.? ?b\.?|to taste|as needed|some|etwas|nach (?:bedarf|geschmack|belieben)|n\.? ?b\.?|naar smaak|au goût|al gusto|a gosto|适量|少许)$/i

const isItemRow = ({ tag }: PageRow) => tag === 'li' || tag === 'tr' || tag === 'dt'

/**
 * Whether the text is an amount and nothing else: '150 g', '1 piece, medium size', '2 clove(s)'.
 */
const isAmount = (text: string) =>
  text.length <= LONGEST_AMOUNT && isMeasure(text.replace(/\s*(?:\([^)]*\)|,.*)$/, ''))

/** '1 tran.', 'to taste': amounts only where amounts are expected. */
const isLooseAmount = (text: string) =>
  vagueAmount.test(text) ||
  (beginsWithNumber(text) && text.length <= LONGEST_AMOUNT && !/(?:\p{L}{5}\.|[:!?])$/u.test(text))

const tagAndClass = ({ tag, holder }: PageRow) => `${tag} ${holder?.attribs['class'] ?? ''}`

/**
 * The numbers of the rows that hold an amount alone: by its unit, or because all rows set like it
 * hold one.
 */
function amountsAmong(rows: PageRow[]): number[] {
  const amounts = new Set(rows.filter((row) => !isItemRow(row) && isAmount(row.text)).map(tagAndClass))
  const otherKinds = new Set(rows.filter((row) => !isLooseAmount(row.text)).map(tagAndClass))
  return rows.flatMap((row, at) => {
    const isKnown = amounts.has(tagAndClass(row)) && !otherKinds.has(tagAndClass(row))
    return !isItemRow(row) && (isKnown || isAmount(row.text)) ? [at] : []
  })
}

/**
 * The order of amounts and foods from a row on; null where a row holds both, as most pages have it.
 */
function orderFrom(rows: PageRow[], from: number): Order | null {
  const rowsOfList = rows.slice(from, from + MAX_ORDER_ROWS).filter(({ rank }) => rank === 0 || rank === 7)
  const amounts = amountsAmong(rowsOfList)
  const isCount = amounts.every((at, count) => Number.parseInt(rowsOfList[at]?.text ?? '', 10) === count + 1)
  const isRegular = amounts.length === 2 && amounts[0] === 0 && amounts[1] === 2
  if ((amounts.length < MIN_AMOUNTS && !isRegular) || isCount) return null
  let orderBalance = 0
  for (const at of amounts)
    orderBalance += Math.sign(
      distance(rowsOfList[at], rowsOfList[at - 1]) - distance(rowsOfList[at], rowsOfList[at + 1]),
    )
  if (orderBalance !== 0) return orderBalance > 0 ? 'amount' : 'food'
  return isBetweenAlike(rowsOfList, amounts[0] ?? 0) ? 'food' : 'amount'
}

/** Whether the first amount stands between two foods: the one before it is its own. */
function isBetweenAlike(rows: PageRow[], at: number): boolean {
  const [before, after] = [rows[at - 1], rows[at + 1]]
  return before !== undefined && after !== undefined && tagAndClass(before) === tagAndClass(after)
}

/** How far up from one row lies a tag that holds the other too. */
function distance(row: PageRow | undefined, other: PageRow | undefined): number {
  const ancestors = new Set<PageNode>()
  let node: PageNode | null = other?.holder ?? null
  for (let level = 0; node && level < MAX_TAGS_UP; level++, node = node.parent) ancestors.add(node)
  node = row?.holder ?? null
  for (let level = 0; node && level < MAX_TAGS_UP; level++, node = node.parent)
    if (ancestors.has(node)) return level
  return MAX_TAGS_UP
}

/** What stands before the first comma that is in no brackets, and what behind it. */
const splitAtComma = (text: string) => /^((?:[^,(]|\([^)]*\))*?)\s*,\s+(.*)$/.exec(text)?.slice(1) ?? [text]

/**
 * A line that two rows make together: the amount, the food, what is said of it; null where the row
 * stands alone.
 */
function pairAt(rows: PageRow[], at: number, order: Order): string | null {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || !next || isItemRow(row) || isItemRow(next) || startsWithLabel(row, ingredientsLabel))
    return null
  if (isControl(next)) return null
  const [amount, food] = order === 'amount' ? [row, next] : [next, row]
  if ((food.rank > 0 && food.rank < 7) || beginsWithNumber(food.text)) return null
  if (!isLooseAmount(amount.text)) return null
  const [measure = '', remark] = splitAtComma(amount.text)
  // Foods have commas of their own: 'Eier, Hühnereier; Gewichtsklasse M'.
  return remark ? `${measure} ${food.text}; ${remark}` : `${measure} ${food.text}`
}

/** The row's text; with the amount first, where it fills the last of the row's cells. */
function amountFirst({ tag, text, pieces }: PageRow): string {
  const filledCells = tag === 'tr' ? pieces.filter((piece) => !/^[-–—]$/u.test(piece)) : pieces
  const foods = filledCells.findLastIndex((piece) => !isAmount(piece)) + 1
  // A cook's table says an amount by weight and by measure.
  if (tag === 'tr' && foods === 1 && pieces.length > 2 && filledCells.length > 1)
    return [...filledCells.slice(1), ...filledCells.slice(0, 1)].join(' ')
  const [name = '', number = '', unit = ''] = pieces
  if (tag === 'tr' && pieces.length === 3 && isMeasure(number) && isMeasure(`1 ${unit}`))
    return `${number} ${unit} ${name}`
  const last = pieces.at(-1) ?? ''
  if ((tag !== 'tr' && tag !== 'li') || pieces.length < 2 || beginsWithNumber(text)) return text
  const isAmountCell = (cell: string) =>
    isAmount(cell) ||
    (tag === 'tr' && (beginsWithNumber(cell) || chineseAmount.test(cell)) && cell.length <= MAX_AMOUNT)
  if (isAmountCell(last)) return [last, ...pieces.slice(0, -1)].join(' ')
  // 'courgette', '2 pieces', 'small': the remark stands last.
  const [food = '', amount = '', ...remark] = pieces
  return tag === 'tr' && remark.length === 1 && isAmountCell(amount)
    ? [amount, food, ...remark].join(' ')
    : text
}
