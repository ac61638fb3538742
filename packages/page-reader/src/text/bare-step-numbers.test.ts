import { expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'
import { withBareStepNumbers } from './bare-step-numbers.ts'
import { textLines } from './text-lines.ts'

const counts = (text: string) => withBareStepNumbers(textLines(text)).map(({ count }) => count)

it.each<[string, string, (number | null)[]]>([
  [
    'stays before whole steps',
    '1 Peel the leeks and slice them.\n2 Fry them in butter.\n3 Bake the pie for an hour.',
    [null, null, null],
  ],
  [
    'counts steps cut in two',
    '1 Peel the leeks, wash them well and\nslice them.\n2 Fry them in but-\nter.\n3 Bake the pie.',
    [1, null, 2, null, 3],
  ],
  ['counts no foods', '1 Onion (cut in\nhalf)\n2 Leeks\n3 Eggs', [null, null, null, null]],
  [
    'counts steps below foods',
    '1 Onion\n2 Leeks\n1 Peel the leeks and slice\nthem.\n2 Fry them in butter.\n3 Bake the pie.',
    [null, null, 1, null, 2, 3],
  ],
  ['needs three', '1 Peel the leeks and slice\nthem.\n2 Fry them in butter.', [null, null, null]],
])('a figure without a full stop %s (importing 111)', (_, text, expected) => {
  expect(counts(text)).toEqual(expected)
})

it('counted steps of a narrow column are whole (importing 111)', () => {
  const [reading] = readTexts(
    'Leek pie\nIngredients\n2 leeks\n100 g flour\n1 Peel the leeks, wash them well and\nslice them.\n2 Fry them with butter for ten\nminutes in a pan.\n3 Stir in the flour and bake.',
  )
  expect(reading?.recipe?.steps).toEqual([
    'Peel the leeks, wash them well and slice them.',
    'Fry them with butter for ten minutes in a pan.',
    'Stir in the flour and bake.',
  ])
})
