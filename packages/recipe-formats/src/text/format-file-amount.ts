import { formatQuantity } from '@plateful/ingredients/measure/quantity'

/** Smaller amounts would be written with an exponent. */
const SMALLEST = 0.000001

/**
 * An amount as a line writes it: below one exact to four digits, since 0.004 kg are not 0 kg and
 * 0.015 kg not 0.02 kg.
 */
export function formatFileAmount(amount: number): string {
  const text = formatQuantity(amount)
  const isSmall = amount < 1 && amount >= SMALLEST && /\d/.test(text)
  return isSmall ? String(Number(amount.toPrecision(4))) : text
}
