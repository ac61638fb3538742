import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawPlate } from './dish-picture.tsx'
import { type DishForm, readDish } from './dish.ts'
import { Plate } from './plate.tsx'
import { clothAndRandom } from './random.ts'
import { translated, oval } from './shapes.ts'

const soup = { name: 'Tomato soup', ingredients: ['800 g tomatoes', '1 onion'], tags: ['soup'] }

describe('the plate of a recipe', () => {
  it('is always the same for the same words', () => {
    expect(drawPlate(soup)).toEqual(drawPlate({ ...soup, ingredients: [...soup.ingredients] }))
  })

  it('differs between recipes, also between two of the same form', () => {
    const names = [
      'Tomato soup',
      'Roast tomato soup',
      'Pea soup',
      'Beef stew',
      'Apple pie',
      'Fish tacos',
      'Chocolate cake',
    ]
    const pictures = names.map((name) =>
      JSON.stringify(drawPlate({ name, ingredients: ['1 onion'], tags: [] })),
    )
    expect(new Set(pictures).size).toBe(names.length)
  })

  it('changes when an ingredient changes', () => {
    const other = { ...soup, ingredients: ['800 g carrots', '1 onion'] }
    expect(drawPlate(other)).not.toEqual(drawPlate(soup))
  })

  it('draws something whole for every form, and for words it does not know', () => {
    const odd = [
      { name: '', ingredients: [] },
      { name: 'Gran’s special 🥘', ingredients: ['magic', ''] },
    ]
    for (const words of [
      ...odd,
      ...formExamples().map(([name]) => ({ name, ingredients: ['2 eggs', 'cheddar', 'parsley'] })),
    ]) {
      const layers = drawPlate(words)
      expect(layers.length).toBeGreaterThan(5)
      expect(layers.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('lays its cloth at once and the dish on it soon, and says nothing to a screen reader', async () => {
    const { container } = render(<Plate {...soup} />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    const { cloth } = clothAndRandom(soup)
    expect(container.firstElementChild?.getAttribute('data-cloth')).toBe(cloth)
    await expect.poll(() => container.querySelectorAll('path').length).toBe(drawPlate(soup).length)
    expect(container.firstElementChild?.getAttribute('data-cloth')).toBe(cloth)
  })

  it('is plain shapes, none composed apart by the browser (home 66)', async () => {
    const drawn = formExamples().map(([name]) => ({ name, ingredients: ['2 eggs', 'cheddar', 'parsley'] }))
    for (const words of [soup, ...drawn]) {
      const { container, unmount } = render(<Plate {...words} />)
      await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(5)
      expect(container.querySelectorAll('[opacity], [transform], [filter], [style]')).toHaveLength(0)
      unmount()
    }
    // A transparent layer has a fill or a stroke, never both: where they overlap, both would show
    // through.
    const layers = drawn.flatMap(drawPlate)
    expect(layers.filter(({ opacity, fill, stroke }) => opacity && fill && stroke)).toEqual([])
    expect(layers.filter(({ opacity }) => opacity).length).toBeGreaterThan(0)
  })

  it.each([
    ['a line and curves', 'M10 20L30.5 40Q5 6 7 8C1 2 3 4 5 6Z', 'M11 22L31.5 42Q6 8 8 10C2 4 4 6 6 8Z'],
    ['an arc', oval({ x: 50, y: 60 }, 12, 8, 0.4), oval({ x: 51, y: 62 }, 12, 8, 0.4)],
    [
      'two arcs',
      oval({ x: 5, y: 6 }, 3) + oval({ x: -4, y: 0 }, 2),
      oval({ x: 6, y: 8 }, 3) + oval({ x: -3, y: 2 }, 2),
    ],
  ])('the outline of %s is moved as a whole', (_what, outline, further) => {
    expect(translated(outline, 1, 2)).toBe(further)
  })

  it.each(formExamples())('%s is drawn as %s', (name, form) => {
    expect(readDish({ name, ingredients: [] }).form).toBe(form)
  })

  it.each<[string, string[], DishForm]>([
    ['Banana bread', ['3 bananas', '225 g self-raising flour', '2 eggs'], 'loaf'],
    ['Olive focaccia', ['500 g strong flour', '7 g dried yeast', '80 g olives'], 'loaf'],
    ['Soda bread', ['300 g wholemeal flour', '1 tsp bicarbonate of soda'], 'loaf'],
    ['Eggy bread', ['4 slices bread', '2 eggs'], 'bread'],
    ['Mushrooms on toast', ['4 slices sourdough', '1 tbsp flour'], 'bread'],
    ['Egg sandwiches', ['6 eggs', '8 slices bread'], 'bread'],
  ])('%s is bread that is baked, or that something lies on (recipes 80)', (name, ingredients, form) => {
    expect(readDish({ name, ingredients }).form).toBe(form)
  })

  it.each<[string, string[], DishForm]>([
    ['Plum pie porridge', ['100 g porridge oats', '2 plums'], 'pudding'],
    ['Caesar salad with garlic naan', ['1 romaine lettuce', '4 naans'], 'salad'],
    ['Taco soup', ['1 tin black beans', '1 onion'], 'soup'],
    ['Turkey and squash traybake', ['4 turkey steaks', '1 butternut squash'], 'tray'],
    ['Lemon traybake', ['225 g self-raising flour', '225 g caster sugar', '4 eggs'], 'squares'],
    ['Soup of the day', ['3 leeks'], 'soup'],
  ])('%s is drawn as what comes last in its name (recipes 84)', (name, ingredients, form) => {
    expect(readDish({ name, ingredients }).form).toBe(form)
  })

  it.each([
    ['200 g green beans', 'spears'],
    ['150 g fine beans, trimmed', 'spears'],
    ['10 runner beans', 'spears'],
    ['100 g broad beans', 'peas'],
    ['400 g tin butter beans', 'pulses'],
    ['2 tins of beans', 'pulses'],
  ])('%s are drawn as the beans that they are (recipes 90)', (line, as) => {
    const looks: Record<string, string> = {
      '#6f9f46': 'spears',
      '#78ac3f': 'peas',
      '#ecd9b2': 'pulses',
    }
    const { side } = readDish({ name: 'Supper', ingredients: [line], tags: [] }).found
    expect(side.map(({ paint }) => looks[paint[0]])).toEqual([as])
  })

  it('lays nothing that was baked into a loaf on slices of it (recipes 80)', () => {
    const baked = ['225 g self-raising flour', '3 bananas']
    const withEggs = drawPlate({ name: 'Banana bread', ingredients: [...baked, '2 eggs'] })
    const onSlices = drawPlate({ name: 'Banana toast', ingredients: ['3 bananas', '2 eggs'] })
    const egg = ({ fill }: { fill?: string }) => fill === '#f6b93b'
    expect(onSlices.some(egg)).toBe(true)
    expect(withEggs.some(egg)).toBe(false)
  })

  it.each([
    ['1 litre chicken stock', []],
    ['1 tsp black pepper', []],
    ['2 tbsp peanut butter', []],
    ['400 ml coconut milk', []],
    ['300 g egg noodles', ['strands']],
    ['2 red peppers', ['strips']],
    ['1 eggplant', ['slices']],
    ['6 sweet potatoes', ['wedges']],
  ])('finds in %j %j', (line, looks) => {
    const { found } = readDish({ name: 'Dinner', ingredients: [line] })
    expect(Object.values(found).flatMap((foods) => foods.map(({ look }) => look))).toEqual(looks)
  })
})

function formExamples(): [string, DishForm][] {
  return [
    ['Margherita pizza', 'pizza'],
    ['Shepherd’s pie', 'tray'],
    ['Chicken pie', 'pie'],
    ['Carrot cake', 'cake'],
    ['Chicken noodle soup', 'soup'],
    ['Thai green curry', 'stew'],
    ['Caesar salad', 'salad'],
    ['Spaghetti carbonara', 'pasta'],
    ['Egg fried rice', 'bowl'],
    ['Beef burgers', 'burger'],
    ['Fish tacos', 'tacos'],
    ['Pancakes', 'pancakes'],
    ['Oat biscuits', 'biscuits'],
    ['Chocolate brownies', 'squares'],
    ['Banana bread', 'bread'],
    ['Mango lassi', 'drink'],
    ['Rice pudding', 'pudding'],
    ['Salmon with greens', 'plate'],
  ]
}
