import { describe, expect, it } from 'vitest'
import type { LineArea } from '../../../domain/importing/picture-reading.ts'
import { doubtsOfWords, isMostlyDoubtful } from './doubtful-words.ts'

const part = (...doubtful: string[]): LineArea => ({
  page: 1,
  left: 0,
  top: 0,
  width: 1,
  height: 0.1,
  doubtful,
})
const doubtsIn = (ingredients: LineArea[], isUnsure = false) =>
  doubtsOfWords({ name: null, ingredients, steps: [part()] }, isUnsure).map(({ message }) => message)

describe('the words of a list that are hard to read (importing 41, importing 76)', () => {
  it.each([
    ['none', [part(), part()], []],
    ['one', [part('fIour'), part(), part()], ['One word is hard to read. Compare it with the picture.']],
    [
      'several',
      [part('fIour', 'leaks'), part(), part()],
      ['2 words are hard to read. Compare them with the picture.'],
    ],
    [
      'so many that the list is doubted',
      [part('fIour'), part('leaks'), part('eg9s'), part()],
      ['Many of these lines are hard to read. Look at each beside the picture.'],
    ],
  ])('are told in one sentence: %s', (_, list, said) => {
    expect(doubtsIn(list)).toEqual(said)
  })

  it('are not told where the whole list is to be checked anyway (importing 82)', () => {
    expect(doubtsIn([part('fIour'), part('leaks'), part('eg9s'), part()], true)).toEqual([])
  })
})

describe('a recipe is typed with help (importing 82)', () => {
  const foods = ['2 leeks', '3 eggs', '50 g flour']
  const step =
    'Soften the leeks in a little butter, stir in the eggs and the flour, and bake until it is golden.'
  const lines = [...foods, step, step]

  it('where most of its lines and many of its words are doubtful', () => {
    const ingredients = [part('leeks'), part('eggs'), part('50', 'flour')]
    const steps = [part('Soften', 'leeks', 'butter'), part('stir')]
    expect(isMostlyDoubtful(lines, { ingredients, steps })).toBe(true)
  })

  it('not where most of its lines have one such word, as long steps in print have', () => {
    const ingredients = [part('leeks'), part(), part()]
    expect(isMostlyDoubtful(lines, { ingredients, steps: [part('stir'), part('golden')] })).toBe(false)
  })

  it('not where many words of few lines are', () => {
    const steps = [part('Soften', 'leeks', 'butter', 'stir', 'eggs', 'flour', 'bake', 'golden'), part()]
    expect(isMostlyDoubtful(lines, { ingredients: [part(), part(), part()], steps })).toBe(false)
  })

  it('not where nothing was read', () => {
    expect(isMostlyDoubtful([], { ingredients: [], steps: [] })).toBe(false)
  })
})
