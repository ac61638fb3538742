/** What a row cost, as one types it in the shop, where the family wants that (shopping 64). */

import { z } from 'zod'
import { ClientId } from '../fields.ts'

/** The currencies in which a household may write prices down. */
export const currencies = [
  'GBP',
  'EUR',
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'JPY',
] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

/** The highest price of a row, in the smallest coin. */
export const MAX_PRICE = 10_000_000

/** An amount of money: whole smallest coins, so that sums are exact. */
const Minor = z.number().int().min(0).max(MAX_PRICE)

/** What a row cost, and in which shop. */
export const Price = z.object({ minor: Minor, currency: Currency, shopId: ClientId })
export type Price = z.infer<typeof Price>

/** What a food cost last in a shop, for as much as was bought then. */
export const LastPrice = Price.extend({
  /** The food by the lexicon's name. */
  food: z.string().max(500),
  quantity: z.number().nullable(),
  unit: z.string().max(2000),
})
export type LastPrice = z.infer<typeof LastPrice>

/** Most last prices that are kept of a household; the oldest go first. */
export const MAX_PRICES = 3000

/** How many decimals a currency has: two, or none (yen). */
const decimalsOf = (currency: Currency): number => (currency === 'JPY' ? 0 : 2)

const written = new Map<Currency, Intl.NumberFormat>()

/** A price in words: '£1.20', '¥120'. */
export function formatPrice(minor: number, currency: Currency): string {
  const known = written.get(currency)
  const format =
    known ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  if (!known) written.set(currency, format)
  return format.format(minor / 10 ** decimalsOf(currency))
}

/** A price as a field holds it: '1.20'. */
export const plainPrice = (minor: number, currency: Currency): string =>
  (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

/** What was typed as a price: a number of coins, null for nothing, or what is wrong with it. */
export type TypedPrice = { minor: number | null } | { problem: string }

/** The signs and names of currencies that people write around the number. */
const SIGNS = /[£€$¥]|kr\.?|zł|chf|gbp|eur|usd|cad|aud|nzd|sek|nok|dkk|pln|jpy/gi
/** A currency between two figures stands for the point: '1€20', '3kr50'. */
const SIGN_AS_POINT = new RegExp(`(?<=\\d)\\s*(?:${SIGNS.source})\\s*(?=\\d)`, 'i')

/**
 * A blank before two figures stands for the point too, as phone keyboards give it; that of '1 200'
 * parts the thousands.
 */
const BLANK_AS_POINT = /(?<=\d)\s+(?=\d\d(?:\s*p)?$)/i
const BLANK_OF_THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/g

/** '12:50' and '25:-', as Swedish shops write prices. */
const COLON_AS_POINT = /(?<=\d)\s*:(?=\s*(?:\d\d|[-–—])\s*$)/
const NORDIC: ReadonlySet<Currency> = new Set(['SEK', 'NOK', 'DKK'])
/** The words of small coins, as people write them behind their number. */
const CENTS = 'c|ct|cts|cents?|¢'
const COINS: Readonly<Record<Currency, string>> = {
  GBP: 'p|pence|penny',
  EUR: CENTS,
  USD: CENTS,
  CAD: CENTS,
  AUD: CENTS,
  NZD: CENTS,
  CHF: `${CENTS}|rp|rappen|centimes?`,
  SEK: 'öre',
  NOK: 'øre',
  DKK: 'øre',
  PLN: 'gr|grosz[ey]?',
  JPY: '',
}
/** '-,89' and '–.89', as German shops write prices below one euro. */
const NO_WHOLE = /^[-–—](?=[.,]\d\d$)/
const NO_COINS = /(?<=\d[.,])[-–—]$/
/** A point or comma that parts thousands: before three figures, with the other sign after them. */
const SIGN_OF_THOUSANDS = /(?<=\d)([.,])(?=\d{3}(?:\1\d{3})*(?!\1)[.,]\d\d?$)/g

const coinsOf = (currency: Currency) => new RegExp(`^(\\d{1,6})(?:${COINS[currency]})$`, 'i')

/**
 * Reads '1.20', '1,20', '£1', '1€20', '1 20', '25:-', '1.234,50' (shopping 148), and '99p', '-,89'
 * (shopping 155).
 */
export function readPrice(text: string, currency: Currency): TypedPrice {
  const decimals = decimalsOf(currency)
  const withoutSigns = text
    .replace(SIGN_AS_POINT, '.')
    .replace(SIGNS, '')
    .trim()
    .replace(COLON_AS_POINT, NORDIC.has(currency) ? '.' : ':')
    .replace(NO_COINS, '')
    .replace(NO_WHOLE, '')
    .replace(SIGN_OF_THOUSANDS, '')
    .replace(BLANK_OF_THOUSANDS, '')
    .replace(BLANK_AS_POINT, '.')
    .replace(/\s+(?!\d)|(?<!\d)\s+/g, '')
    .replace(currency === 'GBP' ? /(?<=[.,]\d\d)p$/i : '', '')
  if (text.trim() === '') return { minor: null }
  const coins = decimals === 0 ? null : coinsOf(currency).exec(withoutSigns)
  const match = /^(\d*)(?:[.,](\d{0,2}))?$/.exec(withoutSigns)
  const [, whole = '', part = ''] = match ?? []
  if (!coins && (whole + part === '' || part.length > decimals))
    return { problem: `Type a price such as ${plainPrice(120, currency)}` }
  const minor = coins ? Number(coins[1]) : Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0'))
  if (minor > MAX_PRICE) return { problem: `Keep it within ${formatPrice(MAX_PRICE, currency)}` }
  return { minor }
}
