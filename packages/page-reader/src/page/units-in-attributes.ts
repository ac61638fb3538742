/**
 * Amounts whose unit only a script would show: <b data-primary-amount="195"
 * data-primary-unit="g">195</b>.
 */
import type { CheerioAPI } from 'cheerio/slim'

/** A bare amount: without its unit nobody knows how much that is. */
const amount = /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛]*$/

/**
 * Writes the unit that a tag names behind the amount in it, and in brackets the same amount in its
 * other unit.
 */
export function writeUnit(tag: ReturnType<CheerioAPI>, attribs: Record<string, string>): void {
  const text = tag.text().trim()
  const named = (name: string) => attribs[`data-${name}`]?.trim() ?? ''
  if (!named('primary-unit') || !amount.test(text)) return
  const other = `${named('secondary-amount')} ${named('secondary-unit')}`.trim()
  tag.text(` ${text} ${named('primary-unit')} ${/^\d.* /.test(other) ? `(${other})` : ''} `)
}
