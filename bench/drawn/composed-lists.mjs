/** How a list of foods may be set in the layouts by chance: each part draws its rows. */

import { pick } from './composed-words.mjs'
import { safe } from './parts.mjs'

const amountText = ({ amount, unit }) => [amount, unit].filter(Boolean).join(' ')
const dots = '<i class="dots"></i>'

/** The lists of the first layouts. */
export const LISTS = {
  plain: (parts, line) => parts.map((one) => `<div class="row">${line(one)}</div>`),
  bullets: (parts, line) => parts.map((one) => `<div class="row hang">• ${line(one)}</div>`),
  dashes: (parts, line) => parts.map((one) => `<div class="row hang">– ${line(one)}</div>`),
  boxes: (parts, line) =>
    parts.map((one) => `<div class="row flex"><i class="box"></i><span>${line(one)}</span></div>`),
  circles: (parts, line) =>
    parts.map((one) => `<div class="row flex"><i class="box round"></i><span>${line(one)}</span></div>`),
  bold: (parts) =>
    parts.map((one) => `<div class="row"><b>${safe(amountText(one))}</b> ${safe(one.food)}</div>`),
  right: (parts) =>
    parts.map(
      (one) =>
        `<div class="row ends"><span>${safe(one.food)}</span><span class="amount">${safe(amountText(one))}</span></div>`,
    ),
  rightDots: (parts) =>
    parts.map(
      (one) =>
        `<div class="row ends low"><span>${safe(one.food)}</span>${amountText(one) ? dots : ''}<span class="amount">${safe(amountText(one))}</span></div>`,
    ),
  rightColumn: (parts) =>
    parts.map(
      (one) =>
        `<div class="row behind"><span>${safe(one.food)}</span><span class="amount">${safe(amountText(one))}</span></div>`,
    ),
  rightBoxes: (parts) =>
    parts.map(
      (one) =>
        `<div class="row ends"><span class="flex"><i class="box"></i><span>${safe(one.food)}</span></span><b class="amount">${safe(amountText(one))}</b></div>`,
    ),
  left: (parts) =>
    parts.map(
      (one) =>
        `<div class="row ahead"><span class="amount">${safe(amountText(one))}</span><span>${safe(one.food)}</span></div>`,
    ),
  leftRight: (parts) =>
    parts.map(
      (one) =>
        `<div class="row ahead to"><span class="amount">${safe(amountText(one))}</span><span>${safe(one.food)}</span></div>`,
    ),
  three: (parts) =>
    parts.map(
      (one) =>
        `<div class="row three"><span class="amount">${safe(one.amount)}</span><span>${safe(one.unit)}</span><span>${safe(one.food)}</span></div>`,
    ),
  pills: (parts) =>
    parts.map(
      (one) =>
        `<div class="row flex">${amountText(one) ? `<b class="pill">${safe(amountText(one))}</b>` : ''}<span>${safe(one.food)}</span></div>`,
    ),
}
export const listCss = (size, gap, [, , faint, strong, rule], next) => {
  const border = next() < 0.45 ? `border-bottom:1px solid ${rule};` : ''
  return `.row{${border}padding:${gap}px 0}.hang{padding-left:${size}px;text-indent:-${size}px}.flex{display:flex;align-items:${next() < 0.5 ? 'center' : 'flex-start'};gap:${Math.round(0.7 * size)}px}
  .box{flex:none;width:${size}px;height:${size}px;border:1.5px solid ${faint};border-radius:3px;margin-top:2px}.round{border-radius:50%}
  .ends{display:flex;justify-content:space-between;gap:${size}px}.low{align-items:flex-end}.dots{flex:1;border-bottom:2px dotted ${faint};margin:0 2px ${Math.round(size / 4)}px;min-width:${size}px}.amount{flex:none;color:${pick(next, ['inherit', strong, faint])};font-weight:${pick(next, [400, 700])}}
  .ends .amount{text-align:right}.behind{display:grid;grid-template-columns:1fr ${Math.round(6.5 * size)}px;gap:${size}px}.ahead{display:grid;grid-template-columns:${Math.round(6.2 * size)}px 1fr;gap:${Math.round(0.8 * size)}px}.to .amount{text-align:right}
  .three{display:grid;grid-template-columns:${Math.round(3 * size)}px ${Math.round(5.6 * size)}px 1fr}.pill{flex:none;background:${rule};border-radius:${size}px;padding:1px ${Math.round(0.6 * size)}px}.ring{flex:none;width:${Math.round(1.7 * size)}px;height:${Math.round(1.7 * size)}px;line-height:${Math.round(1.7 * size)}px;border-radius:50%;text-align:center;background:${strong};color:#fff}`
}

/** Lists of the further layouts that are looked at. */
export const FURTHER_LISTS = {
  twoColumns: (parts, line) => [
    `<div class="two">${parts.map((one) => `<div class="row">${line(one)}</div>`).join('')}</div>`,
  ],
  under: (parts) =>
    parts.map(
      (one) =>
        `<div class="row"><div>${safe(one.food)}</div>${amountText(one) ? `<div class="small">${safe(amountText(one))}</div>` : ''}</div>`,
    ),
}

/** Lists that stand in held-out layouts only. */
export const HELD_OUT_LISTS = {
  over: (parts) =>
    parts.map(
      (one) =>
        `<div class="row">${amountText(one) ? `<div class="small"><b>${safe(amountText(one))}</b></div>` : ''}<div>${safe(one.food)}</div></div>`,
    ),
  table: (parts) => [
    `<table class="table"><tr><th>Amount</th><th>Ingredient</th></tr>${parts.map((one) => `<tr><td>${safe(amountText(one))}</td><td>${safe(one.food)}</td></tr>`).join('')}</table>`,
  ],
  cards: (parts) => [
    `<div class="cards">${parts.map((one) => `<div class="card"><b>${safe(amountText(one))}</b><br>${safe(one.food)}</div>`).join('')}</div>`,
  ],
  twoBullets: (parts, line) => [
    `<div class="two">${parts.map((one) => `<div class="row hang">• ${line(one)}</div>`).join('')}</div>`,
  ],
}

/** The further styles that `FURTHER_LISTS` and `HELD_OUT_LISTS` need. */
export const furtherCss = (size, faint, rule) =>
  `.two{columns:2;column-gap:${size}px}.two .row{break-inside:avoid}.small{color:${faint};font-size:${size - 2}px}.table{border-collapse:collapse;width:100%}.table td,.table th{border:1px solid ${rule};padding:5px 8px;text-align:left;vertical-align:top}.cards{display:grid;grid-template-columns:1fr 1fr;gap:8px}.card{border:1px solid ${rule};border-radius:8px;padding:8px}`
