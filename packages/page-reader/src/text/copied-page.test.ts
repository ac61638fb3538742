import { describe, expect, it } from 'vitest'
import { isCopiedPage, readCopiedPage } from './copied-page.ts'
import { textLines } from './text-lines.ts'
import type { LineInPart, TextPart } from './text-part.ts'

const lineOf = (part: TextPart): LineInPart => ({
  text: 'a line',
  part,
  label: null,
  margin: 1,
  isHeading: false,
  isBullet: false,
  count: null,
  isAfterBlank: false,
})
const lines = (part: TextPart, count: number) => Array.from({ length: count }, () => lineOf(part))

describe('a text is a copied page', () => {
  it.each<[string, LineInPart[], boolean]>([
    ['with forty lines before the recipe', [...lines('head', 40), ...lines('method', 20)], true],
    [
      'with forty lines before and behind it',
      [...lines('head', 20), ...lines('method', 20), ...lines('rest', 20)],
      true,
    ],
    ['not with fewer', [...lines('head', 39), ...lines('method', 2)], false],
    ['where they are half of all', [...lines('head', 40), ...lines('ingredients', 40)], true],
    ['not where they are fewer than half', [...lines('head', 40), ...lines('ingredients', 41)], false],
  ])('%s', (_, all, is) => {
    expect(isCopiedPage(all)).toBe(is)
  })
})

describe('a copied page', () => {
  const foods = ['2 leeks', '100 g flour', '50 g butter & salt']
  const steps = [
    'Soften the leeks in the butter until they are < soft.',
    'Bake the pie with the flour for an hour.',
  ]
  const body = `Ingredients\n${foods.join('\n')}\nMethod\n${steps.join('\n')}`
  const read = (above: string, below = '') =>
    readCopiedPage(textLines(`${above}\n${body}\n${below}`), 'https://kitchen.example/')
  const name = (above: string, below = '') => read(above, below).recipe?.name

  it('is read like a page without markup, with a confidence of 0.5 at most', () => {
    const { recipe, method, confidence } = read('Leek pie', 'Comments\nNice')
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
    expect([method, confidence.name, confidence.ingredients, confidence.steps]).toEqual([
      'text',
      0.5,
      0.5,
      0.5,
    ])
  })

  it.each<[string, string, string, string]>([
    [
      'the words of the recipe',
      'Our kitchen\nLeek pie with butter\nNewest first',
      '',
      'Leek pie with butter',
    ],
    [
      'what the page repeats',
      'Grandmother kitchen\nSunday supper\nLatest stories',
      'Sunday supper\nSunday supper',
      'Sunday supper',
    ],
    [
      'what the page says within other lines',
      'Grandmother kitchen\nSunday supper\nLatest stories',
      'More like Sunday supper\nRate Sunday supper',
      'Sunday supper',
    ],
    ['the line nearer to it of two alike', 'Leek flour pie\nFlour leek pie\nHome', '', 'Flour leek pie'],
    ['no sentence', 'Our kitchen\nWe soften leeks in butter.\nLeeks\nNews', '', 'Leeks'],
    ['no label', 'Method\nLeeks\nHi', '', 'Leeks'],
    ['no counted line', '1. Soften leeks butter flour\nLeeks\nHi', '', 'Leeks'],
    ['no long line', `Soften leeks butter flour ${'leeks '.repeat(15)}\nLeeks\nHi`, '', 'Leeks'],
    ['no loud letters', 'Our kitchen\nLEEK PIE WITH BUTTER\nHi', '', 'Leek pie with butter'],
  ])('is called by %s', (_, above, below, called) => {
    expect(name(above, below)).toBe(called)
  })

  it('without a recipe it is no copied page', () => {
    expect(readCopiedPage(textLines('Home\nAbout\nContact'), '').recipe).toBeNull()
  })
})
