import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { isHeading, type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { rowsOf } from '../page/page-rows.ts'
import type { PagePart } from './page-part.ts'
import { shownLists } from './shown-lists.ts'

const rows = (...texts: string[]) =>
  rowsOf(openPage(texts.map((text) => `<p>${text}</p>`).join(''), 'https://kitchen.example/'))
const part = (lines: PageLine[], from = -1, to = -1): PagePart => ({ lines, score: 1, from, to })
const said = (lines: PageLine[]) => lines.map((line) => (isHeading(line) ? `[${line.text}]` : line))

const dough = { foods: ['200 g flour', '100 g butter'], steps: ['Rub the butter into the flour.'] }
const sauce = { foods: ['100 ml cream', '1 egg'], steps: ['Whisk the cream.'] }

describe('sections with foods and steps each', () => {
  const page = (over: string, between: string[]) =>
    rows('Leek tart', over, ...dough.foods, ...dough.steps, ...between, ...sauce.foods, ...sauce.steps)
  /** The two sections of a page: rows 2 to 5, and those behind what stands between them. */
  const turns = (between: number, other = sauce) => [
    { ...dough, from: 2, to: 5 },
    { ...other, from: 5 + between, to: 8 + between },
  ]
  const shown = (over: string, between: string[], other = sauce, from = 2) => {
    const { ingredients, steps } = shownLists(
      page(over, between),
      part(from === 2 ? dough.foods : other.foods, from),
      part(['Bake it.']),
      turns(between.length, other),
    )
    return { ingredients: said(ingredients), steps: said(steps) }
  }

  it('are one recipe in sections, each under its title', () => {
    expect(shown('Ingredients', ['Mustard sauce'])).toEqual({
      ingredients: [...dough.foods, '[Mustard sauce]', ...sauce.foods],
      steps: [...dough.steps, '[Mustard sauce]', ...sauce.steps],
    })
  })

  it('are so whichever of them was chosen', () => {
    expect(shown('Ingredients', ['Mustard sauce'], sauce, 6).ingredients).toHaveLength(5)
  })

  it('have the title of a label that names the part, without the label over the steps', () => {
    expect(shown('Ingredients for the dough', ['Ingredients for the sauce'])).toEqual({
      ingredients: [
        '[Ingredients for the dough]',
        ...dough.foods,
        '[Ingredients for the sauce]',
        ...sauce.foods,
      ],
      steps: ['[For the dough]', ...dough.steps, '[For the sauce]', ...sauce.steps],
    })
  })

  it('have no title that says no more than that foods follow', () => {
    expect(shown('Ingredients', ['Ingredients:']).ingredients).toEqual([...dough.foods, ...sauce.foods])
  })

  it('have no title over the first part that is no label', () => {
    expect(shown('The dough', ['The sauce']).ingredients[0]).toBe('200 g flour')
  })

  it('up to two rows apart', () => {
    expect(shown('x', ['aa', 'bb']).ingredients).toHaveLength(5)
    expect(shown('x', ['a', 'b', 'c'])).toEqual({ ingredients: dough.foods, steps: ['Bake it.'] })
  })

  it('are no sections where the same foods come twice', () => {
    expect(shown('x', ['a'], { ...dough, steps: ['Rub it.'] })).toEqual({
      ingredients: dough.foods,
      steps: ['Bake it.'],
    })
  })

  it('are the first one alone where the other has its amounts in another language', () => {
    const first = { foods: ['1 kg potatoes', '200 g flour', '3 eggs'], steps: ['Boil them.'] }
    const again = { foods: ['1 kg ziemniaków', '200 g mąki', '3 jajka'], steps: ['Gotuj.'] }
    const lists = (other: typeof again) =>
      shownLists(rows(...Array.from('abcdefghij')), part(first.foods, 0), part(['Bake it.']), [
        { ...first, from: 0, to: 4 },
        { ...other, from: 5, to: 9 },
      ])
    expect(lists(again)).toEqual({ ingredients: first.foods, steps: first.steps })
    expect(lists({ ...again, foods: ['2 kg ziemniaków', '200 g mąki', '3 jajka'] }).steps).toEqual([
      ...first.steps,
      ...again.steps,
    ])
  })

  it('are several recipes where there are more than four', () => {
    const parts = Array.from({ length: 5 }, (_, at) => ({
      foods: [`${at + 1} leeks`, `food${'abcde'[at]}`],
      steps: ['Bake it.'],
      from: 4 * at,
      to: 4 * at + 3,
    }))
    const letters = rows(...Array.from('abcdefghijklmnopqrstuvwxyz'))
    const foods = (count: number) =>
      shownLists(letters, part(['2 leeks'], 0), null, parts.slice(0, count)).ingredients
    expect(withoutHeadings(foods(4))).toHaveLength(8)
    expect(foods(5)).toEqual(['2 leeks'])
  })
})

describe('without sections', () => {
  it('the chosen lists are taken as they are, or none', () => {
    expect(shownLists([], part(dough.foods), part(dough.steps), [])).toEqual({
      ingredients: dough.foods,
      steps: dough.steps,
    })
    expect(shownLists([], null, null, [])).toEqual({ ingredients: [], steps: [] })
  })

  const stepsOf = (...steps: PageLine[]) => shownLists([], part(dough.foods), part(steps), []).steps

  it.each<[string, PageLine[], number]>([
    ['goes that says two of those behind it', ['Rub it in. Bake it.', 'Rub it in.', 'Bake it.'], 2],
    ['stays that says one of those behind it', ['Rub it in.', 'Rub it in.', 'Bake it.'], 3],
    ['stays that says them in another order', ['Bake it. Rub it in.', 'Rub it in.', 'Bake it.'], 3],
    [
      'stays that says what a title parts',
      ['Rub it in. Bake it.', 'Rub it in.', { text: 'Oven', heading: true }, 'Bake it.'],
      4,
    ],
  ])('a step %s', (_, steps, count) => {
    expect(stepsOf(...steps)).toHaveLength(count)
  })

  it.each<[string, string, string]>([
    ['without the foods beside it', '<p>Rub it in.</p><p>butter, flour</p>', 'Rub it in.'],
    ['without an address beside it', '<p>Rub it in.</p><p>https://kitchen.example/a.jpg</p>', 'Rub it in.'],
    [
      'with a sentence beside it that names the foods',
      '<p>Rub it in.</p><p>butter, flour.</p>',
      'Rub it in. butter, flour.',
    ],
    [
      'with words beside it that are no foods',
      '<p>Rub it in.</p><p>cold butter</p>',
      'Rub it in. cold butter',
    ],
    ['with what stands first', '<p>butter</p><p>Rub it in.</p>', 'butter Rub it in.'],
    ['without its count and the foods', '<p>1</p><p>Rub it in.</p><p>butter</p>', 'Rub it in.'],
  ])('a step is shown %s', (_, html, text) => {
    const page = rowsOf(openPage(`<ul><li>${html}</li></ul>`, 'https://kitchen.example/'))
    const read = page[0]?.pieces[0] === '1' ? page[0].text.slice(2) : (page[0]?.text ?? '')
    expect(shownLists(page, part(dough.foods), part([read]), []).steps).toEqual([text])
  })
})
