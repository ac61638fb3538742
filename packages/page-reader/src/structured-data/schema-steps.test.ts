import { describe, expect, test } from 'vitest'
import { stepLines } from './schema-steps.ts'

describe('one text for all steps', () => {
  const parted = ['1. Cook the leeks.', '2. Beat the eggs.', '3. Bake the pie.']
  test.each<[string, unknown]>([
    ['a thing', { '@type': 'HowToStep', text: '1. Cook the leeks. 2. Beat the eggs. 3. Bake the pie.' }],
    ['no space before a count', '1. Cook the leeks.2. Beat the eggs.3. Bake the pie.'],
  ])('%s is parted at its counts', (_, value) => {
    expect(stepLines([value])).toEqual(parted)
  })
})

test('counts go on over breaks that are none of theirs', () => {
  expect(stepLines('1. Cook the leeks\nin the butter. 2. Beat the eggs. 3. Bake the pie.')).toEqual([
    '1. Cook the leeks in the butter.',
    '2. Beat the eggs.',
    '3. Bake the pie.',
  ])
})

describe('steps are declared with', () => {
  test.each<[string, unknown, unknown[]]>([
    [
      'a label as a step',
      ['Zo maak je het:', 'Kook de prei.', 'Bak de taart.'],
      ['Kook de prei.', 'Bak de taart.'],
    ],
    ['a label before the text', 'Bereiden: Kook de prei.', ['Kook de prei.']],
    ['a label that is no label', 'Tip: Kook de prei.', ['Tip: Kook de prei.']],
    ['a label of a part', 'Saus: Kook de prei.', ['Saus: Kook de prei.']],
    ['a step of one word', ['Preparation', 'Cook the leeks.'], ['Preparation', 'Cook the leeks.']],
    ['counts without spaces', '1.番茄切丁 2.洋葱切丝 3.搅拌均匀', ['1.番茄切丁', '2.洋葱切丝', '3.搅拌均匀']],
    [
      'their positions, in another order',
      [
        { '@type': 'ListItem', position: 2, item: { text: 'Bake the pie.' } },
        { '@type': 'ListItem', position: '1', item: { text: 'Cook the leeks.' } },
      ],
      ['Cook the leeks.', 'Bake the pie.'],
    ],
    [
      'one position for all, which says nothing',
      [
        { position: 1, text: 'Wash the leeks.' },
        { position: 1, text: 'Bake the pie.' },
      ],
      ['Wash the leeks.', 'Bake the pie.'],
    ],
    [
      'sections that begin with one called so',
      [
        { '@type': 'HowToSection', name: 'Preparation', itemListElement: ['Wash the leeks.'] },
        { '@type': 'HowToSection', name: 'Baking', itemListElement: ['Bake the pie.'] },
      ],
      [
        { text: 'Preparation', heading: true },
        'Wash the leeks.',
        { text: 'Baking', heading: true },
        'Bake the pie.',
      ],
    ],
  ])('%s', (_, told, steps) => {
    expect(stepLines(told)).toEqual(steps)
  })
})
