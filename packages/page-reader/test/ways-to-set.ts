/** The ways in which pages set a list of foods, a list of steps, and the titles over them. */

const each = (tag: string, lines: string[]) => lines.map((line) => `<${tag}>${line}</${tag}>`).join('\n')

/** An amount with its unit, and the food behind it. */
const amountAndFood = /^([\d,]+ ?(?:g|ml|kg|dl|cl|el|EL|spsk|łyżka|knippe|Päckchen)?)\s(.+)$/u

function inCells(line: string): string {
  const [, amount = '', food = line] = amountAndFood.exec(line) ?? []
  return `<tr><td>${amount}</td><td>${food}</td></tr>`
}

/** The amount and the food of an item in a tag each. */
function inSpans(line: string): string {
  const [amount = '', ...food] = line.split(' ')
  return `<li><span>${amount}</span> <span>${food.join(' ')}</span></li>`
}

type ListWay = (lines: string[]) => string

/** How foods are set. */
export const waysOfFoods: Record<string, ListWay> = {
  list: (lines) => `<ul>${each('li', lines)}</ul>`,
  'paragraphs in a list': (lines) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`,
  'amounts in tags': (lines) => `<ul>${lines.map(inSpans).join('')}</ul>`,
  'blocks in a block': (lines) => `<div>${each('div', lines)}</div>`,
  blocks: (lines) => each('div', lines),
  paragraphs: (lines) => each('p', lines),
  lines: (lines) => `<p>${lines.join('<br>\n')}</p>`,
  bullets: (lines) => `<p>${lines.map((line) => `• ${line}`).join('<br>')}</p>`,
  dashes: (lines) => `<p>${lines.map((line) => `- ${line}`).join('<br>')}</p>`,
  definitions: (lines) => `<dl>${each('dd', lines)}</dl>`,
  table: (lines) => `<table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`,
  'amounts in cells': (lines) => `<table>${lines.map(inCells).join('')}</table>`,
  boxes: (lines) =>
    `<div>${lines.map((line) => `<label><input type="checkbox"> ${line}</label>`).join('')}</div>`,
  'kept text': (lines) => `<pre>${lines.join('\n')}</pre>`,
}

const counted = (lines: string[], mark: string) => lines.map((line, at) => `${at + 1}${mark} ${line}`)

/** How steps are set. */
export const waysOfSteps: Record<string, ListWay> = {
  list: (lines) => `<ol>${each('li', lines)}</ol>`,
  'paragraphs in a list': (lines) => `<ol>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ol>`,
  'blocks in a block': (lines) => `<div>${each('div', lines)}</div>`,
  paragraphs: (lines) => each('p', lines),
  lines: (lines) => `<p>${lines.join('<br>\n')}</p>`,
  'lines apart': (lines) => `<p>${lines.join('<br><br>\n')}</p>`,
  'counted paragraphs': (lines) => each('p', counted(lines, '.')),
  'counted lines': (lines) => `<p>${counted(lines, '.').join('<br>')}</p>`,
  'counts with a bracket': (lines) => `<p>${counted(lines, ')').join('<br>')}</p>`,
  'counts beside': (lines) =>
    lines.map((line, at) => `<div><span>${at + 1}</span><div>${line}</div></div>`).join(''),
  'one paragraph': (lines) => `<p>${lines.join(' ')}</p>`,
  definitions: (lines) => `<dl>${each('dd', lines)}</dl>`,
  table: (lines) =>
    `<table>${lines.map((line, at) => `<tr><td>${at + 1}</td><td>${line}</td></tr>`).join('')}</table>`,
  'kept text': (lines) => `<pre>${lines.join('\n')}</pre>`,
}

interface TitleWay {
  label: (text: string) => string
  part: (text: string) => string
}

/** How a label and the titles of parts below it are set. */
export const waysOfTitles: Record<string, TitleWay> = {
  headings: { label: (text) => `<h2>${text}</h2>`, part: (text) => `<h3>${text}</h3>` },
  'small headings': { label: (text) => `<h4>${text}</h4>`, part: (text) => `<h5>${text}</h5>` },
  'a heading and bold': {
    label: (text) => `<h2>${text}</h2>`,
    part: (text) => `<p><strong>${text}</strong></p>`,
  },
  'bold and slanted': {
    label: (text) => `<p><strong>${text}:</strong></p>`,
    part: (text) => `<p><em>${text}:</em></p>`,
  },
  'bold lines': { label: (text) => `<b>${text}</b><br>`, part: (text) => `<i>${text}</i><br>` },
  'plain paragraphs': { label: (text) => `<p>${text}</p>`, part: (text) => `<p>${text}</p>` },
  capitals: { label: (text) => `<div>${text.toUpperCase()}</div>`, part: (text) => `<div>${text}:</div>` },
  'plain blocks': { label: (text) => `<div>${text}:</div>`, part: (text) => `<div>${text}</div>` },
}

interface Lists {
  foods: string
  steps: string
  labels: { foods: string; method: string }
}

/** How the two lists and their labels stand on a page. */
export const waysOfPages: Record<string, (lists: Lists) => string> = {
  'beside each other': ({ foods, steps, labels }) =>
    `<table><tr><td><b>${labels.foods}</b>${foods}</td><td><b>${labels.method}</b>${steps}</td></tr></table>`,
  'as definitions': ({ foods, steps, labels }) =>
    `<dl><dt>${labels.foods}</dt><dd>${foods}</dd><dt>${labels.method}</dt><dd>${steps}</dd></dl>`,
  'in folds': ({ foods, steps, labels }) =>
    `<details open><summary>${labels.foods}</summary>${foods}</details><details><summary>${labels.method}</summary>${steps}</details>`,
  'in sets of fields': ({ foods, steps, labels }) =>
    `<fieldset><legend>${labels.foods}</legend>${foods}</fieldset><fieldset><legend>${labels.method}</legend>${steps}</fieldset>`,
  'in cells beside their labels': ({ foods, steps, labels }) =>
    `<table><tr><td>${labels.foods}</td><td>${foods}</td></tr><tr><td>${labels.method}</td><td>${steps}</td></tr></table>`,
  'with an advertisement in the method': ({ foods, steps, labels }) =>
    `<h2>${labels.foods}</h2>${foods}<h2>${labels.method}</h2>${steps.replace('</p>', '</p><div>Advertisement</div>')}`,
}
