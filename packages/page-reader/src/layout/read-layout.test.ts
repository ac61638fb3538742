import { describe, expect, it } from 'vitest'
import type { PlacedPage, PlacedText } from './placed-text.ts'
import { readLayout } from './read-layout.ts'

/** A line of a page; half its size is the width of a letter. */
const line = (text: string, left: number, base: number, size = 12, font = 'body'): PlacedText => ({
  text,
  left,
  right: left + 0.5 * size * text.length,
  base,
  size,
  font,
})
const lines = (left: number, base: number, texts: readonly string[], pitch = 18): PlacedText[] =>
  texts.map((text, at) => line(text, left, base + at * pitch))
const page = (...pieces: PlacedText[]): PlacedPage => ({ width: 600, height: 850, pieces })
const read = (...pages: PlacedPage[]) => readLayout(pages).map(({ recipe }) => recipe)

const title = line('Leek pie', 50, 60, 28, 'title')
const foods = ['3 leeks', '2 eggs', '200 g flour', '100 g cold butter']
const steps = [
  'Rub the butter into the flour and line a tin with it.',
  'Soften the leeks, add the eggs and bake it.',
]

describe('the recipe on a page of placed words', () => {
  it('stands in columns, each of which is read to its end', () => {
    const [recipe] = read(
      page(
        title,
        ...lines(50, 120, foods),
        ...lines(300, 120, ['Rub the butter into the flour and line a', 'tin with it.'], 15),
        ...lines(300, 170, ['Soften the leeks, add the eggs and bake', 'it.'], 15),
      ),
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
  })

  it('has foods in two columns of their own over a method that spans both', () => {
    const [recipe] = read(
      page(
        title,
        ...lines(50, 120, foods.slice(0, 2)),
        ...lines(300, 120, foods.slice(2)),
        ...lines(50, 200, steps, 30),
      ),
    )
    expect(recipe).toMatchObject({ ingredients: foods, steps })
  })

  it('has amounts in a column of their own', () => {
    const amounts = lines(50, 120, ['3', '200 g', '100 ml'])
    const [recipe] = read(
      page(title, ...amounts, ...lines(110, 120, ['leeks', 'flour', 'cream']), ...lines(50, 220, steps, 30)),
    )
    expect(recipe?.ingredients).toEqual(['3 leeks', '200 g flour', '100 ml cream'])
  })

  it('has numbers beside its steps, and the tall first letter of a method', () => {
    const numbered = steps.flatMap((text, at) => [
      line(String(at + 1), 50, 220 + 30 * at),
      line(text, 75, 220 + 30 * at),
    ])
    expect(read(page(title, ...lines(50, 120, foods), ...numbered))[0]?.steps).toEqual(steps)
    const cap = [
      line('R', 50, 240, 36, 'title'),
      line('ub the butter into the flour and line a tin', 72, 222),
      line('with it.', 72, 238),
    ]
    expect(read(page(title, ...lines(50, 120, foods), ...cap))[0]?.steps).toEqual([steps[0]])
  })

  it('leaves out what stands at the edges, below photos and under the title', () => {
    const [recipe] = read(
      page(
        title,
        line('My neighbour’s, who has it from her mother.', 50, 85, 12, 'italic'),
        ...lines(50, 120, foods),
        ...lines(50, 220, steps, 30),
        line('Photograph: the garden in May', 400, 500, 8),
        line('THE GARDEN TABLE', 50, 830, 9),
        line('41', 540, 830, 9),
      ),
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
    expect(recipe?.description).toBe('My neighbour’s, who has it from her mother.')
  })

  it('keeps a tip beside it as a note', () => {
    const tip = line('TIP Keep the green of the leeks for a broth.', 300, 400)
    const [recipe] = read(page(title, ...lines(50, 120, foods), tip, ...lines(50, 220, steps, 30)))
    expect(recipe).toMatchObject({ steps, tips: ['Keep the green of the leeks for a broth.'] })
  })

  it('has its servings and times wherever they stand', () => {
    const facts = line('Serves 4 · Prep: 15 minutes · Cook: 1 hour', 50, 400)
    const [recipe] = read(page(title, ...lines(50, 120, foods), ...lines(50, 220, steps, 30), facts))
    expect(recipe).toMatchObject({ servings: 4, prepTimeMinutes: 15, cookTimeMinutes: 60, steps })
  })

  it('goes on over the page, and the next title begins another', () => {
    const soup = { ...title, text: 'Leek soup' }
    const found = read(
      page(title, ...lines(50, 120, foods)),
      page(...lines(50, 60, steps, 30)),
      page(soup, ...lines(50, 120, foods), ...lines(50, 220, steps, 30)),
    )
    expect(found.map((recipe) => [recipe?.name, recipe?.steps])).toEqual([
      ['Leek pie', steps],
      ['Leek soup', steps],
    ])
  })

  it('a character without a Unicode value makes its field doubtful (importing 37)', () => {
    const [reading] = readLayout([
      page(title, ...lines(50, 120, ['3 \ue001eeks', ...foods.slice(1)]), ...lines(50, 220, steps, 30)),
    ])
    expect(reading?.recipe?.ingredients[0]).toBe('3 \ufffdeeks')
    expect(reading?.confidence.ingredients).toBeLessThan(0.6)
  })

  it('other pages have no recipe, and no input throws', () => {
    expect(read()).toEqual([])
    expect(read(page())).toEqual([])
    expect(read(page(line('Minutes of the garden club', 50, 60)))).toEqual([])
    expect(read(page(line('x', Number.NaN, 0), line('y', 10, 5, -3), line(' ', 0, 0)))).toEqual([])
  })
})

describe('a picture of a card or a screen (importing 53)', () => {
  const seen = (...pieces: PlacedText[]) => page(...pieces.map((piece) => ({ ...piece, confidence: 0.95 })))

  it('leaves printed labels out, whatever is filled in behind them', () => {
    const [recipe] = read(
      seen(
        line('RECIPE:', 50, 60, 9),
        line('Leek pie', 100, 60, 14),
        line('FROM THE KITCHEN OF Ada', 50, 80),
        line('SERVES 4', 400, 80),
        ...lines(50, 105, ['INGREDIENTS', ...foods]),
        ...lines(300, 105, ['DIRECTIONS', 'Rub the butter into the flour and line a', 'tin with it.']),
        ...lines(300, 165, ['Soften the leeks, add the eggs and bake', 'it.']),
      ),
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps, servings: 4 })
  })

  it('has a title of two lines, which look like foods', () => {
    const [recipe] = read(
      seen(
        line('Leek and Potato', 50, 60, 20),
        line('Butter Pie', 80, 84, 20),
        ...lines(50, 130, ['Ingredients', ...foods]),
        ...lines(50, 260, ['Method', ...steps], 30),
      ),
    )
    expect(recipe?.name).toBe('Leek and Potato Butter Pie')
  })

  it('has at its head a title that is no larger than its text', () => {
    const [recipe] = read(
      seen(
        line('Leek pie', 50, 60),
        ...lines(50, 100, ['For the crust', ...foods]),
        ...lines(50, 240, steps, 30),
      ),
    )
    expect(recipe?.name).toBe('Leek pie')
  })

  it('joins a food that a narrow column cuts before small letters, and none that is salt', () => {
    const list = [
      '3 leeks',
      '200 g flour',
      '2 cups milk, cold and',
      'skimmed',
      '2 eggs',
      'salt',
      '1 onion',
      '4 plums',
    ]
    const [recipe] = read(seen(title, ...lines(50, 120, list), ...lines(300, 120, steps, 30)))
    expect(recipe?.ingredients).toEqual([
      '3 leeks',
      '200 g flour',
      '2 cups milk, cold and skimmed',
      '2 eggs',
      'salt',
      '1 onion',
      '4 plums',
    ])
  })

  it('keeps the last food of a list apart from the method below it', () => {
    const list = ['3 leeks', '2 eggs', '200 g flour', 'powdered sugar for dusting (optional)']
    const [recipe] = read(seen(title, ...lines(50, 120, list), ...lines(50, 220, steps, 30)))
    expect(recipe).toMatchObject({ ingredients: list, steps })
  })

  it('of foods in capitals has no number for that of a step', () => {
    const list = ['2 SMALL LEEKS', '2 EGGS', 'CHOPPED PARSLEY', 'GRATED CHEDDAR']
    const [recipe] = read(
      seen(title, ...lines(50, 120, ['INGREDIENTS', ...list]), ...lines(300, 120, steps, 30)),
    )
    expect(recipe?.ingredients).toEqual(list)
  })

  it('has its servings in the title, and values over what they are called (importing 63)', () => {
    const [named] = read(
      seen(
        line('Leek pie (serves 6)', 50, 60, 24),
        ...lines(50, 120, ['Ingredients', ...foods]),
        ...lines(50, 240, ['Method', ...steps], 30),
      ),
    )
    expect(named).toMatchObject({ name: 'Leek pie', servings: 6 })
    const [valued] = read(
      seen(
        title,
        ...lines(50, 90, ['25 min', 'Prep time']),
        ...lines(250, 90, ['40 min', 'Cook time']),
        ...lines(450, 90, ['4', 'Servings']),
        ...lines(50, 150, ['Ingredients', ...foods]),
        ...lines(50, 270, ['Method', ...steps], 30),
      ),
    )
    expect(valued).toMatchObject({ servings: 4, prepTimeMinutes: 25, cookTimeMinutes: 40 })
  })

  it('has a title in the middle over a list that does not reach below it (importing 63)', () => {
    const [recipe] = read(
      seen(line('LEEK PIE', 188, 60), ...lines(50, 100, foods), ...lines(50, 200, steps, 30)),
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
  })

  it('joins a food behind its comma, and begins one at a measure that lost its amount', () => {
    const pieces = [...lines(50, 120, ['2 tins of beans (400 g each),', 'drained', '3 cups sugar'], 24)]
    const [recipe] = read(
      seen(title, ...pieces, line('cup ginger, chopped', 50, 192), ...lines(300, 120, steps, 30)),
    )
    expect(recipe?.ingredients).toEqual([
      '2 tins of beans (400 g each), drained',
      '3 cups sugar',
      'cup ginger, chopped',
    ])
  })

  it('takes no talk about the dish for a step', () => {
    const said = 'Sweet and golden, this is a dish for guests that hardly needs a cook.'
    const [recipe] = read(
      seen(title, line(said, 50, 90), ...lines(300, 130, steps, 30), ...lines(50, 130, foods)),
    )
    expect(recipe).toMatchObject({ steps, description: said })
  })
})
