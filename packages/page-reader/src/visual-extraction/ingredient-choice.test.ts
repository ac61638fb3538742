import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { heading, type PageLine } from '../page/page-recipe.ts'
import { rowsOf } from '../page/page-rows.ts'
import { withSpacesOfOtherList, chooseIngredients, ingredientPart } from './ingredient-choice.ts'
import type { CollectedLine } from './ingredient-titles.ts'
import type { PagePart } from './page-part.ts'

const rowsIn = (html: string) => rowsOf(openPage(`<body>${html}</body>`, 'https://kitchen.example/'))
const list = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
/** The lines of a page: every row, with its own ingredient likeness. */
const collected = (html: string): CollectedLine[] =>
  rowsIn(html).map((row) => ({ text: row.text, shape: row.foodLikeness, row, titles: [] }))
const gathered = (all: CollectedLine[]) => ({
  collected: all,
  titles: [],
  above: null,
  isListed: true,
  rowsSkipped: 0,
  to: 9,
})
const linesOf = (html: string, bonus = 0) => ingredientPart(gathered(collected(html)), bonus).lines
const scoreOf = (html: string, bonus = 0) => ingredientPart(gathered(collected(html)), bonus).score

const foods = ['200 g flour', '2 leeks', '100 g butter']

describe('the lines of a list of foods', () => {
  it.each<[string, string, PageLine[]]>([
    ['are what was taken', list(...foods), foods],
    [
      'begin behind a list that looks like none',
      list('Our shop of the week', 'Log in to your page') + list(...foods),
      foods,
    ],
    ['begin with what looks like none in their own list', list('Our shop', ...foods), ['Our shop', ...foods]],
    ['end before buttons below', `${list(...foods)}<p class="b">Print this page</p>`, foods],
    ['end with what is set as they are', list(...foods, 'something green'), [...foods, 'something green']],
    [
      'are shown once where the list comes for each step',
      list(...foods, '3 eggs', ...foods),
      [...foods, '3 eggs'],
    ],
    ['are shown once where it comes twice', list(...foods, ...foods), foods],
  ])('%s', (_, html, lines) => {
    expect(linesOf(html)).toEqual(lines)
  })

  it('begin with what looks like no food below a label', () => {
    expect(linesOf(list('Our shop of the week', 'Log in to your page') + list(...foods), 1)).toHaveLength(5)
  })

  it('have their titles, and those over the whole list once', () => {
    const all = collected(list('200 g flour', '2 leeks', '200 g flour', '2 leeks'))
    const titled = all.map((one, at) => ({ ...one, titles: at === 0 ? ['Ingredients', 'Dough'] : [] }))
    expect(ingredientPart(gathered(titled), 0).lines).toEqual([
      heading('Ingredients'),
      heading('Dough'),
      '200 g flour',
      '2 leeks',
    ])
  })

  it('are both halves where the second has other units', () => {
    const both = list('200 g flour', '2 leeks', '3 eggs', '200 g flour', '2 leeks', '3 eggs').replace(
      /3 eggs(?!.*3 eggs)/,
      '4 eggs',
    )
    expect(linesOf(both)).toHaveLength(6)
  })
})

describe('the score of a list', () => {
  it('grows with its foods and with a label above it', () => {
    expect(scoreOf(list(...foods, '3 eggs'))).toBeGreaterThan(scoreOf(list(...foods)))
    expect(scoreOf(list(...foods), 1)).toBeGreaterThan(scoreOf(list(...foods)))
    expect(scoreOf(list(...Array.from({ length: 60 }, (_, at) => `${at + 1} g of flour`)))).toBe(8)
  })

  it.each<[string, string]>([
    ['of one line', list('200 g flour')],
    [
      'of a menu of links',
      list(...['Our pies', 'Our soups', 'Log in'].map((text) => `<a href="/">${text}</a>`)),
    ],
  ])('is nothing %s', (_, html) => {
    expect(scoreOf(html, 1)).toBe(0)
  })

  it('is something of links that are foods', () => {
    expect(scoreOf(list(...foods.map((text) => `<a href="/">${text}</a>`)), 1)).toBeGreaterThan(0)
  })
})

describe('of the lists of a page', () => {
  const part = (lines: PageLine[], score: number, from = -1, to = -1): PagePart => ({
    lines,
    score,
    from,
    to,
  })
  const page = rowsIn(
    '<p>2 leeks</p><p>3 eggs</p><p>Soften the leeks in the butter and stir in all of the eggs.</p><p>2 leeks</p><p>3 eggs</p>',
  )
  const chosen = (...parts: PagePart[]) => chooseIngredients(page, parts)?.lines

  it.each<[string, PagePart[], PageLine[] | undefined]>([
    ['none is the ingredients', [], undefined],
    ['none that is hardly one', [part(foods, 0.6)], undefined],
    ['the surest is', [part(['2 leeks', 'salt'], 2), part(foods, 3)], foods],
    ['the first of two as sure is', [part(foods, 3), part(['2 leeks', 'salt'], 3)], foods],
    [
      'the last is that names the same behind a sentence',
      [part(['2 leeks', '3 eggs'], 3, 0, 2), part(['2 leeks (big)', '3 eggs'], 2.7, 3, 5)],
      ['2 leeks (big)', '3 eggs'],
    ],
    [
      'not where it is less sure',
      [part(['2 leeks', '3 eggs'], 3, 0, 2), part(['2 leeks (big)', '3 eggs'], 2.6, 3, 5)],
      ['2 leeks', '3 eggs'],
    ],
    [
      'not where no sentence stands between',
      [part(['2 leeks', '3 eggs'], 3, 0, 1), part(['2 leeks (big)', '3 eggs'], 3, 1, 2)],
      ['2 leeks', '3 eggs'],
    ],
    [
      'not where it names others',
      [part(['2 leeks', '3 eggs'], 3, 0, 2), part(['5 plums', '1 tart'], 3, 3, 5)],
      ['2 leeks', '3 eggs'],
    ],
    [
      'not where the first was found by its block',
      [part(['2 leeks', '3 eggs'], 3), part(['2 leeks (big)', '3 eggs'], 2.9, 3, 5)],
      ['2 leeks', '3 eggs'],
    ],
  ])('%s', (_, parts, lines) => {
    expect(chosen(...parts)).toEqual(lines)
  })

  it.each<[string, PageLine[], PageLine[]]>([
    ['with the spaces that it has elsewhere', ['10 cl milk', '2 leeks'], ['10 cl milk', '2 leeks']],
    ['as it is, where the other has fewer', ['10clmilk', '2 leeks'], ['10cl milk', '2 leeks']],
    ['as it is, where the other says more', ['10 cl cold milk', '2 leeks'], ['10cl milk', '2 leeks']],
  ])('one is said %s', (_, elsewhere, lines) => {
    const own = part(['10cl milk', '2 leeks'], 3)
    expect(withSpacesOfOtherList([own, part(elsewhere, 1)], own).lines).toEqual(lines)
  })
})
