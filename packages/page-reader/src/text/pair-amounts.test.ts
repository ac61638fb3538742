import { describe, expect, it } from 'vitest'
import { line } from '../../test/text-line.ts'
import { pairAmounts } from './pair-amounts.ts'

describe('amounts that stand over their foods', () => {
  const paired = (texts: string[]) => pairAmounts(texts.map((text) => line(text))).map(({ text }) => text)

  it('are joined with their foods where there are three', () => {
    expect(paired(['200 g', 'flour', '2', 'eggs', '50 ml', 'milk', 'Bake it.'])).toEqual([
      '200 g flour',
      '2 eggs',
      '50 ml milk',
      'Bake it.',
    ])
  })

  it('stay in their lines where there are two, and a lone figure is removed', () => {
    expect(paired(['200 g', 'flour', '2', 'eggs'])).toEqual(['200 g', 'flour', 'eggs'])
  })

  it('are not joined with a counted line, with figures, or at the end', () => {
    const lines = ['200 g', 'flour', '2', 'eggs', '50 ml', 'milk', '3 g'].map((text) => line(text))
    lines[1] = line('flour', { count: 1 })
    expect(pairAmounts(lines).map(({ text }) => text)).toEqual([
      '200 g',
      'flour',
      'eggs',
      '50 ml',
      'milk',
      '3 g',
    ])
    expect(paired(['200 g', '300 g', '400 g', '500 g'])).toEqual(['200 g', '300 g', '400 g', '500 g'])
  })

  it('bring the blank line that stands before them', () => {
    const lines = ['200 g', 'flour', '2', 'eggs', '50 ml', 'milk'].map((text, at) =>
      line(text, { isAfterBlank: at === 0 || at === 3, isBullet: at === 1 }),
    )
    expect(pairAmounts(lines)).toEqual([
      line('200 g flour', { isAfterBlank: true, isBullet: true }),
      line('2 eggs'),
      line('50 ml milk'),
    ])
  })

  it('page numbers are removed, and empty counts stay', () => {
    const counts = [line('12'), line('3/4'), line('', { count: 2 }), line('Stir.')]
    expect(pairAmounts(counts).map(({ text }) => text)).toEqual(['', 'Stir.'])
  })
})
