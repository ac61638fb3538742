import { describe, expect, it } from 'vitest'
import { placed } from '../../test/placed-makers.ts'
import { readLayout } from './read-layout.ts'

const page = {
  width: 500,
  height: 400,
  pieces: [
    placed('Leek pie', 50, 40, { size: 24, right: 250 }),
    placed('Ingredients', 50, 80),
    placed('3 leeks', 50, 100),
    placed('100 g butter', 50, 114, { doubtful: ['100'], confidence: 0.8 }),
    placed('2 eggs', 50, 128),
    placed('Method', 50, 170),
    placed('1. Soften the leeks in butter and let them cool', 50, 190),
    placed('for a while.', 50, 204),
    placed('2. Stir in the eggs and bake it for 40 minutes.', 50, 218),
  ],
}

describe('the places of a recipe’s lines (importing 38)', () => {
  const [reading] = readLayout([page])

  it('are boxes in shares of the page (importing 39)', () => {
    expect(reading?.recipe?.ingredients).toEqual(['3 leeks', '100 g butter', '2 eggs'])
    const [leeks] = reading?.places.ingredients ?? []
    expect(leeks).toMatchObject({ page: 0, left: 0.1 })
    expect(leeks?.width).toBeCloseTo(35 / 500)
    expect((leeks?.top ?? 0) * 400).toBeCloseTo(90.5)
    expect(reading?.places.name).toMatchObject({ page: 0, left: 0.1 })
  })

  it('of a step that goes over two lines holds both', () => {
    const [first, second] = reading?.places.steps ?? []
    expect((first?.height ?? 0) * 400).toBeCloseTo(14 + 12.5)
    expect((second?.height ?? 0) * 400).toBeCloseTo(12.5)
  })

  it('say which words are uncertain, and none where all are clear', () => {
    expect(reading?.places.ingredients.map((place) => place?.doubtful)).toEqual([
      undefined,
      ['100'],
      undefined,
    ])
  })
})

it('a heading among the foods of a picture carries no doubt (importing 81)', () => {
  const seen = (text: string, base: number) => placed(text, 50, base, { confidence: 0.99 })
  const foods = ['3 leeks', '100 g butter', '2 eggs', 'For the pastry:', '200 g flour', '1 tsp salt']
  const [reading] = readLayout([
    {
      ...page,
      pieces: [
        placed('Leek pie', 50, 40, { size: 24, right: 250, confidence: 0.99 }),
        seen('Ingredients', 80),
        ...foods.map((text, at) => seen(text, 100 + 14 * at)),
        seen('Method', 210),
        seen('1. Soften the leeks in butter and let them cool.', 230),
        seen('2. Stir in the eggs and bake it for 40 minutes.', 244),
      ],
    },
  ])
  expect(reading?.recipe?.ingredients[3]).toMatchObject({ heading: true })
  expect(reading?.places.ingredients.map((place) => place?.doubtful)).toEqual(foods.map(() => undefined))
})

it('the place of a food holds its amount in a row of its own too (importing 84)', () => {
  const foods = ['leeks', '3', 'whole milk', '50 ml', 'plain flour', '100 g']
  const [reading] = readLayout([
    {
      ...page,
      pieces: [
        placed('Leek pie', 50, 40, { size: 24, right: 250 }),
        placed('Ingredients', 50, 80),
        ...foods.map((text, at) => placed(text, 50, 100 + 32 * Math.floor(at / 2) + 14 * (at % 2))),
        placed('Method', 50, 230),
        placed('1. Soften the leeks in butter and let them cool.', 50, 250),
        placed('2. Stir in the milk and bake it for 40 minutes.', 50, 264),
      ],
    },
  ])
  expect(reading?.recipe?.ingredients).toEqual(['3 leeks', '50 ml whole milk', '100 g plain flour'])
  const [leeks] = reading?.places.ingredients ?? []
  expect((leeks?.height ?? 0) * 400).toBeCloseTo(14 + 12.5)
})
