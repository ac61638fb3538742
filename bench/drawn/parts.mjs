/** What layouts are made of. */

/** Text as HTML. */
export const safe = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
/** Each line in a tag of its own. */
export const each = (lines, tag, between = '') =>
  lines.map((line) => `<${tag}>${safe(line)}</${tag}>`).join(between)
const amountOf = (line) =>
  /^((?:\d+ \d\/\d|\d\/\d|\d*[½¼¾⅓⅔⅛]|\d+)(?: (?:cups?|tbsp|tsp|tablespoons?|teaspoons?|quarts?|pounds?|oz|ml|k?g|lb|EL|TL|x \d+ g|cucchiai di|spicchi di|Stange|Paar|cloves?|cans?|large|small|Prise|Päckchen|Glas|pinch)\b)?)\s+(.+)$/u.exec(
    line,
  )
/** Amounts in a column of their own, before or behind the foods. */
export const table = (lines, isBehind = false) =>
  lines
    .map((line) => {
      const [, amount, food] = amountOf(line) ?? ['', '', line]
      const cells = [`<b class="a">${safe(amount)}</b>`, `<span class="f">${safe(food)}</span>`]
      return `<div class="r">${(isBehind ? cells.toReversed() : cells).join('')}</div>`
    })
    .join('')

/** A page of this width, in pixels. */
export const page = (width, css, body) => ({ width, css, body })
/** The screen of a phone. */
export const phone = (css, body) =>
  page(
    420,
    `.p{padding:0}.bar{display:flex;justify-content:space-between;padding:8px 18px;font-size:13px}${css}`,
    body,
  )
/** What stands for the photo of a dish. */
export const photo = (height, hue) =>
  `<div style="height:${height}px;background:radial-gradient(circle at 40% 60%,hsl(${hue} 60% 55%),hsl(${hue + 30} 50% 35%) 55%,hsl(${hue} 30% 75%))"></div>`
