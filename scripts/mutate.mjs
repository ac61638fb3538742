// Asks whether the tests of a package notice when its code is wrong: `npm run mutate [-- PACKAGE
// ...] [--count 100] [--seed 1]`. Changes one place at a time (=== to !==, + to -, true to false,
// some to every, a number by one ...), runs the package's tests that reach the file, and counts how
// many changes make one fail. No file is written: the change is made as Vitest loads the module.
// The same seed gives the same changes. Tables of data (the lexicon, trained weights) are left out.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'
import { root } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})

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
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const calls = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Every change that can be made to a module: where, and what stands there then. */
function changesOf(code, path) {
  const changes = []
  const replace = (start, end, by) => changes.push({ start, end, by })
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || /^TS(?!As|NonNull|Satisfies)/.test(node.type)) return
    if (node.type === 'ImportDeclaration') return
    if (/^(Binary|Logical)Expression$/.test(node.type) && swaps[node.operator]) {
      const at = code.indexOf(node.operator, node.left.end)
      replace(at, at + node.operator.length, swaps[node.operator])
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') replace(node.start, node.start + 1, '')
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      replace(node.start, node.end, String(!node.value))
    if (node.type === 'Literal' && typeof node.value === 'number')
      replace(node.start, node.end, String(node.value + 1))
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      replace(node.test.start, node.test.end, `!(${code.slice(node.test.start, node.test.end)})`)
    if (node.type === 'CallExpression' && calls[node.callee.property?.name])
      replace(node.callee.property.start, node.callee.property.end, calls[node.callee.property.name])
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child)
  }
  visit(parseSync(path, code).program)
  return changes
}

/** Numbers from 0 to 1 that the seed decides (mulberry32). */
function diceOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const isData = (path) => /lexicon-|-weights\.ts$/.test(path)

/** Whether a test of the package fails with this change; one that never ends counts as noticed. */
function isNoticed(name, path, change) {
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = ['related', path, '--run', '--config', 'scripts/mutate.config.ts', '--root', root]
  const env = { ...process.env, MUTATION: JSON.stringify({ name, path, ...change }) }
  const { status } = spawnSync(vitest, args, { cwd: root, env, stdio: 'ignore', timeout: 120_000 })
  return status !== 0
}

for (const name of positionals.length > 0 ? positionals : readdirSync(join(root, 'packages'))) {
  const dice = diceOf(Number(values.seed))
  const folder = join(root, 'packages', name, 'src')
  const all = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isData(file))
    .map((file) => join(folder, file))
    .toSorted()
    .flatMap((path) => changesOf(readFileSync(path, 'utf8'), path).map((change) => ({ path, change })))
  const chosen = all
    .map((each) => ({ ...each, lot: dice() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, Number(values.count))
  let noticed = 0
  for (const { path, change } of chosen) {
    if (isNoticed(name, path, change)) {
      noticed += 1
      continue
    }
    const code = readFileSync(path, 'utf8')
    const line = code.slice(0, change.start).split('\n').length
    const was = code.slice(change.start, change.end)
    console.log(`unnoticed  ${path.slice(root.length + 1)}:${line}  ${was} -> ${change.by}`)
  }
  console.log(
    `${name}: ${noticed} of ${chosen.length} changes noticed (of ${all.length} possible, seed ${values.seed})`,
  )
}
