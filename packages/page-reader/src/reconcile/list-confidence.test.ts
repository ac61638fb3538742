import { expect, it } from 'vitest'
import { MIN_LIST_CONFIDENCE } from '../page-doubts.ts'
import type { Finding } from '../page/page-recipe.ts'
import { listConfidence } from './list-confidence.ts'
import type { ListToRate } from './list-features.ts'

const foods = ['2 leeks', '150 g flour', '80 g butter', '1 pinch salt']
const steps = ['Soften the leeks in the butter.', 'Work in the flour and the salt.', 'Bake until golden.']
const other = (lines: string[]): Finding => ({ reader: 'plug-in', trust: 0.8, fields: { steps: lines } })
const method = (lines: string[], reader: Finding['reader'] = 'json-ld'): ListToRate => ({
  field: 'steps',
  reader,
  lines,
})

it('a method that the page declares and shows alike is sure (importing 21)', () => {
  expect(listConfidence(method(steps), foods, [other(steps)])).toBeGreaterThan(MIN_LIST_CONFIDENCE.steps)
})

it.each([
  ['with an address among its steps', [...steps, 'https://kitchen.example/pie']],
  ['with a number for a step', [...steps, '4.']],
  ['that ends with talk of other things', [...steps, 'Pies']],
])('a method %s is less sure than without (importing 21)', (_, lines) => {
  expect(listConfidence(method(lines), foods, [])).toBeLessThan(listConfidence(method(steps), foods, []))
})

it('a method of which another reader found much more is less sure (importing 21)', () => {
  const [first = ''] = steps
  const [short, whole] = [method([first]), [other([first])]]
  expect(listConfidence(short, foods, [other([...steps, ...foods])])).toBeLessThan(
    listConfidence(short, foods, whole),
  )
})

it('what a program of the page holds stays a guess (importing 21)', () => {
  expect(listConfidence(method(steps, 'script-data'), foods, [other(steps)])).toBeLessThan(
    MIN_LIST_CONFIDENCE.steps,
  )
})
