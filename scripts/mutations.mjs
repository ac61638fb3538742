// The small changes that `scripts/mutate.mjs` makes to code: which there are, and which a seed
// picks.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { randomFrom } from './random.mjs'

const swaps = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const logicalSwaps = { '&&': '||', '||': '&&', '??': '&&' }
const calls = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Every change that can be made to a module: its place, the new code, and how it is printed. */
export function changesOf(code, path) {
  const changes = []
  const replace = (start, end, by, shown = `${code.slice(start, end)} -> ${by}`) =>
    changes.push({ start, end, by, shown })
  const text = (node) => code.slice(node.start, node.end)
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || /^TS(?!As|NonNull|Satisfies)/.test(node.type)) return
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'BinaryExpression' && swaps[node.operator]) {
      const at = code.indexOf(node.operator, node.left.end)
      replace(at, at + node.operator.length, swaps[node.operator])
    }
    // `??` beside `&&` does not compile without brackets, so both sides get some.
    if (node.type === 'LogicalExpression') {
      const by = logicalSwaps[node.operator]
      const bracketed = `((${text(node.left)}) ${by} (${text(node.right)}))`
      replace(node.start, node.end, bracketed, `${node.operator} -> ${by}  in  ${text(node)}`)
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') replace(node.start, node.start + 1, '')
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      replace(node.start, node.end, String(!node.value))
    if (node.type === 'Literal' && typeof node.value === 'number')
      replace(node.start, node.end, String(node.value + 1))
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      replace(node.test.start, node.test.end, `!(${text(node.test)})`)
    if (node.type === 'CallExpression' && calls[node.callee.property?.name])
      replace(node.callee.property.start, node.callee.property.end, calls[node.callee.property.name])
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child)
  }
  visit(parseSync(path, code).program)
  return changes
}

/** The code of a module with one change made. */
export const changed = (code, { start, end, by }) => code.slice(0, start) + by + code.slice(end)

/** Whether a change does not compile. */
export function isBroken(path, change) {
  return parseSync(path, changed(readFileSync(path, 'utf8'), change)).errors.length > 0
}

const isData = (path) => /[/\\]generated[/\\]|-weights\.ts$/.test(path)

/** The changes that a seed picks from a folder's modules, and the number of all. */
export function pickChanges(folder, count, seed) {
  const random = randomFrom(seed)
  const all = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isData(file))
    .map((file) => join(folder, file))
    .toSorted()
    .flatMap((path) => changesOf(readFileSync(path, 'utf8'), path).map((change) => ({ path, change })))
  const chosen = all
    .map((each) => ({ ...each, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
  return { chosen, possible: all.length }
}
