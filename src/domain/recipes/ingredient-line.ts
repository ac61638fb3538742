import { readQuantity } from '../measure/quantity.ts'
import { canonicalUnit, isUnitWord } from '../measure/unit.ts'
import { isHeading } from './lines.ts'

/** What one line of a recipe's ingredients says. Stored recipes keep the line; this is derived from it and never stored instead. */
export interface IngredientLine {
  line: string
  /** A range is its average ('2-3' is 2.5); null when the line has no amount at all ('salt, to taste'). */
  quantity: number | null
  /** The end of a range, null when the amount is one number. */
  quantityMax: number | null
  /** Canonical (`measure/unit.ts`), or null for things that are counted. */
  unit: string | null
  name: string
  size: string | null
  preparation: string | null
  comment: string | null
  optional: boolean
  /** A section heading rather than an ingredient: the line ends with a colon, 'For the sauce:'. */
  heading: boolean
  /** How sure the reading is, from 0 to 1. */
  confidence: number
}

const lead =
  /^\s*((?:\d+\s+)?\d+\/\d+|\d+(?:[.,]\d+)?(?:\s*(?:-|–|to)\s*\d+(?:[.,]\d+)?)?|\d*\s*[½⅓⅔¼¾⅛⅜⅝⅞])\s*(.*)$/

/** Reads one ingredient line. A line without an amount has quantity null here; `amountOrItem` applies the rule of part 2 §5. */
export function parseIngredient(line: string): IngredientLine {
  const found = lead.exec(line)
  const read = found ? readQuantity(found[1] ?? '') : null
  const rest = (read ? (found?.[2] ?? '') : line).trim()
  const [first = '', ...others] = rest.split(' ')
  const unit = read && others.length > 0 && isUnitWord(first) ? canonicalUnit(first) : null
  const words = unit === null ? rest : others.join(' ').replace(/^of /, '')
  const [name = '', ...after] = words.split(',')
  return {
    line,
    quantity: read?.quantity ?? null,
    quantityMax: read?.quantityMax ?? null,
    unit,
    name: name.trim(),
    size: null,
    preparation: after.join(',').trim() || null,
    comment: null,
    optional: /\boptional\b/i.test(line),
    heading: isHeading(line),
    confidence: read ? 0.5 : 0.3,
  }
}

/**
 * The amount as the specification's text parsing gives it (part 2 §5): a line without an amount is quantity 1, unit 'item'. Screens
 * with editable amounts and the shopping list use this; `parseIngredient` itself keeps 'no amount' apart.
 */
export function amountOrItem(parsed: Pick<IngredientLine, 'quantity' | 'unit'>): {
  quantity: number
  unit: string
} {
  if (parsed.quantity === null) return { quantity: 1, unit: parsed.unit ?? 'item' }
  return { quantity: parsed.quantity, unit: parsed.unit ?? '' }
}
