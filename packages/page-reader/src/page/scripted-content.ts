/**
 * Writes into a page what its own script would: shadow DOM templates, and amounts and units that
 * stand in attributes.
 */

import type { CheerioAPI } from 'cheerio/slim'

type Tag = ReturnType<CheerioAPI>
type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]
type Element = Extract<Node, { attribs: Record<string, string> }>

/**
 * Writes scripted amounts and units into the tags of a page, and replaces a shadow DOM template by
 * its content, as a browser does. True where tags may have been added or removed.
 */
export function applyScriptedContent($: CheerioAPI, elements: readonly Element[]): boolean {
  let isChanged = false
  for (const element of elements) {
    const { attribs } = element
    if (element.name === 'template' && attribs['shadowrootmode'] !== undefined) element.name = 'div'
    if (attribs['data-primary-unit']) {
      writeUnit($(element), attribs)
      isChanged = true
    } else if (lineTags.has(element.name) && amountAttributes.some((name) => attribs[name] !== undefined))
      writeAmount($(element), attribs)
  }
  return isChanged
}

/** An amount without a unit. */
const amount = /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛]*$/

/**
 * Writes the unit that only a script would show ('data-primary-unit="g"'): behind the amount in its
 * tag, and in brackets the same amount in its other unit.
 */
function writeUnit(tag: Tag, attribs: Record<string, string>): void {
  const text = tag.text().trim()
  const attribute = (name: string) => attribs[`data-${name}`]?.trim() ?? ''
  if (!amount.test(text)) return
  const otherAmount = `${attribute('secondary-amount')} ${attribute('secondary-unit')}`.trim()
  tag.text(` ${text} ${attribute('primary-unit')} ${/^\d.* /.test(otherAmount) ? `(${otherAmount})` : ''} `)
}

/** Attributes that hold the amount of a line for the page's script. */
const amountAttributes = ['data-amount', 'data-quantity', 'data-qty']
/** Tags that hold a whole line. In a smaller tag the words say the amount too: 'half a lime'. */
const lineTags = new Set(['li', 'tr', 'p', 'div', 'label'])
/** Characters of a line whose amount stands in an attribute alone. */
const LONGEST_FOOD = 80

/** Writes the amount that only a script would show before its food: '<li data-amount="2">eggs'. */
function writeAmount(tag: Tag, attribs: Record<string, string>): void {
  const text = tag.text().trim()
  const amountText =
    amountAttributes
      .map((name) => attribs[name])
      .find(Boolean)
      ?.trim() ?? ''
  if (!amount.test(amountText) || /^0*$/.test(amountText) || /[\d½¼¾⅓⅔⅛]/.test(text)) return
  if (!/\p{L}{2}/u.test(text) || text.length > LONGEST_FOOD || !startsWithEmptyTag(tag)) return
  const unitText = (attribs['data-unit'] ?? attribs['data-units'] ?? '').trim()
  const unit = /^\p{L}{1,14}\.?$/u.test(unitText) ? unitText : ''
  const startsWithUnit = text.toLowerCase().startsWith(`${unit.toLowerCase()} `)
  tag.prepend(`${amountText} ${startsWithUnit ? '' : unit} `)
}

/** Whether the line begins with an empty tag, into which the script writes. */
function startsWithEmptyTag(tag: Tag): boolean {
  const first = tag
    .contents()
    .get()
    .find((node) => !('data' in node) || /\S/.test(node.data))
  return first !== undefined && 'attribs' in first && first.children.length === 0
}
