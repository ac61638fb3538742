import { expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { NO_PLACE } from '../page/page-recipe.ts'
import { rowsOf } from '../page/page-rows.ts'
import type { PagePart } from './page-part.ts'
import { placeFeaturesOf } from './place-features.ts'

const rowsIn = (html: string) => rowsOf(openPage(html, 'https://kitchen.example/pie'))
const foods = ['2 leeks', '150 g flour', '80 g butter']
const list = `<ul>${[...foods, '1 egg'].map((food) => `<li>${food}</li>`).join('')}</ul>`
const part = (lines: string[], score: number): PagePart => ({ lines, score, from: -1, to: -1 })

const features = (lines: string[], html: string, parts: PagePart[] = []) =>
  placeFeaturesOf('ingredients', lines, rowsIn(html), parts)

it('a list that stops amid rows that are set like its own is seen to do so (importing 73)', () => {
  const html = `<h2>Ingredients</h2>${list}<h2>Method</h2>`
  expect(features(foods, html)).toMatchObject({
    isLabelled: 1,
    isSetAsBelow: 1,
    isListGoingOn: 1,
    isEnded: 0,
  })
  expect(features([...foods, '1 egg'], html)).toMatchObject({
    isLabelled: 1,
    isSetAsBelow: 0,
    isListGoingOn: 0,
    isEnded: 1,
  })
})

it('rows that a list passes over are counted (importing 73)', () => {
  const whole = features([...foods, '1 egg'], list)
  const gaps = features(['2 leeks', '1 egg'], list)
  expect([whole.shareOfRowsPassedOver, gaps.shareOfRowsPassedOver]).toEqual([0, 0.5])
})

it('a list that says other things rivals one by how well it does beside it (importing 73)', () => {
  const parts = [part(foods, 4), part([...foods].toReversed(), 3.9), part(['3 apples', '1 lemon'], 2)]
  expect(features(foods, list, parts).scoreOfRival).toBe(0.5)
})

it('lines that stand nowhere on the page have no features of a place (importing 73)', () => {
  expect(placeFeaturesOf('steps', ['Bake.'], rowsIn(list), [])).toEqual(NO_PLACE)
  expect(placeFeaturesOf('steps', [], rowsIn(list), [])).toEqual(NO_PLACE)
})
