/**
 * What a page's own program would write into it before a person sees it: parts that it draws for
 * itself, amounts and units that stand in attributes.
 */
import type { CheerioAPI } from 'cheerio/slim'

type Tag = ReturnType<CheerioAPI>
type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]
type Element = Extract<Node, { attribs: Record<string, string> }>

/**
 * Writes it into the tags of a page, and takes what a part draws for itself out of its template, as
 * a browser does; answers whether tags may have come or gone by that.
 */
export function fillIn($: CheerioAPI, elements: readonly Element[]): boolean {
  let isChanged = false
  for (const element of elements) {
    const { attribs } = element
    if (element.name === 'template' && attribs['shadowrootmode'] !== undefined) element.name = 'div'
    if (attribs['data-primary-unit']) {
      writeUnit($(element), attribs)
      isChanged = true
    } else if (lineTags.has(element.name) && counts.some((name) => attribs[name] !== undefined))
      writeAmount($(element), attribs)
  }
  return isChanged
}

/** A bare amount: without its unit nobody knows how much that is. */
const amount = /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛]*$/

/**
 * Writes the unit that only a script would show ('data-primary-unit="g"'):
 * the one that a tag names behind the amount in it, and in brackets the same amount in its
 * other unit.
 */
function writeUnit(tag: Tag, attribs: Record<string, string>): void {
  const text = tag.text().trim()
  const named = (name: string) => attribs[`data-${name}`]?.trim() ?? ''
  if (!amount.test(text)) return
  const other = `${named('secondary-amount')} ${named('secondary-unit')}`.trim()
  tag.text(` ${text} ${named('primary-unit')} ${/^\d.* /.test(other) ? `(${other})` : ''} `)
}

/** What programs call the amount of a line that they write out themselves. */
const counts = ['data-amount', 'data-quantity', 'data-qty']
/** Tags that hold a line; an amount within one says what the words there say: 'half a lime'. */
const lineTags = new Set(['li', 'tr', 'p', 'div', 'label'])
/** Characters of a line that is told by its attribute alone. */
const LONGEST_FOOD = 80

/** Writes the amount that only a script would show before its food: '<li data-amount="2">eggs'. */
function writeAmount(tag: Tag, attribs: Record<string, string>): void {
  const text = tag.text().trim()
  const said =
    counts
      .map((name) => attribs[name])
      .find(Boolean)
      ?.trim() ?? ''
  if (!amount.test(said) || /^0*$/.test(said) || /[\d½¼¾⅓⅔⅛]/.test(text)) return
  if (!/\p{L}{2}/u.test(text) || text.length > LONGEST_FOOD || !hasPlace(tag)) return
  const named = (attribs['data-unit'] ?? attribs['data-units'] ?? '').trim()
  const unit = /^\p{L}{1,14}\.?$/u.test(named) ? named : ''
  const isSaid = text.toLowerCase().startsWith(`${unit.toLowerCase()} `)
  tag.prepend(`${said} ${isSaid ? '' : unit} `)
}

/** Whether the line begins with an empty tag, into which the script writes. */
function hasPlace(tag: Tag): boolean {
  const first = tag
    .contents()
    .get()
    .find((node) => !('data' in node) || /\S/.test(node.data))
  return first !== undefined && 'attribs' in first && first.children.length === 0
}
