import { describe, expect, it } from 'vitest'
import { bytesOf, read, readOne } from '../../test/read.ts'

const HEAD = 'MMMMM----- Recipe via Meal-Master (tm) v8.05'
const pie = (lines: string, method = '  Bake.', facts = '      Title: Pie\n      Yield: 4 servings') =>
  readOne('a.mmf', `${HEAD}\n \n${facts}\n \n${lines}\n \n${method}\n \nMMMMM\n`)

describe('an ingredient of MealMaster as a line', () => {
  it.each<[string, string, string]>([
    ['has a quantity, a unit and a food', '      2 c  Flour', '2 cup Flour'],
    ['has no unit where it is counted', '      2    Eggs', '2 Eggs'],
    ['has no quantity', '           Salt', 'Salt'],
    [
      'has its preparation behind a semicolon',
      '      1 lg Onion; chopped; rinsed',
      '1 large Onion, chopped, rinsed',
    ],
    ['has a fraction', '  1 1/2 tb Oil', '1 1/2 tbsp Oil'],
    ['has no zeros behind the point', '   1.00 ts Salt', '1 tsp Salt'],
    ['has what is left behind the point', '   2.50 kg Leeks', '2.5 kg Leeks'],
    ['of no known unit keeps it', '      2 zz Leeks', '2 zz Leeks'],
    ['has small and large letters apart: T is a tablespoon', '      2 T  Oil', '2 tbsp Oil'],
    ['has small and large letters apart: t is a teaspoon', '      2 t  Oil', '2 tsp Oil'],
    ['has its unit in large letters', '      2 LB Leeks', '2 lb Leeks'],
    ['that ends with a colon is a heading', '      1 x  Sauce:', 'Sauce:'],
  ])('%s', (_rule, line, expected) => {
    expect(pie(line).ingredients).toEqual([expected])
  })

  it('goes on in the line below that begins with a dash', () => {
    expect(pie('      2 c  Cream; cold and\n           -well whipped\n      1    -Egg').ingredients).toEqual([
      '2 cup Cream, cold and well whipped',
      '1 Egg',
    ])
  })

  it('stands in two columns, the first before the second', () => {
    const two = (left: string, right: string, at = 41) => left.padEnd(at) + right
    const lines = (at: number) =>
      [two('      2 c  Flour', '      3    Eggs', at), two('      1 ts Salt', '      4 tb Oil', at)].join(
        '\n',
      )
    for (const at of [37, 38, 39, 40, 41, 42, 43])
      expect(pie(lines(at)).ingredients).toEqual(['2 cup Flour', '1 tsp Salt', '3 Eggs', '4 tbsp Oil'])
    expect(pie(two('', '      3    Eggs')).ingredients).toEqual(['3 Eggs'])
  })

  it('stands under the heading of a rule, with the columns above it ended', () => {
    const two = `${'      2 c  Flour'.padEnd(41)}      3    Eggs`
    expect(
      pie(`${two}\n\nMMMMM------------------TOP------------------\n\n      1 ts Salt`).ingredients,
    ).toEqual(['2 cup Flour', '3 Eggs', 'TOP:', '1 tsp Salt'])
    expect(pie('      1 ts Salt\n-----------\n      2 c  Flour').ingredients).toEqual([
      '1 tsp Salt',
      '2 cup Flour',
    ])
  })
})

describe('a recipe of MealMaster', () => {
  it('imports every field', () => {
    const facts =
      '      Title: Leek pie\n Categories: Pies, None\n      Yield: 4 servings\n   Keywords: winter\n     Source: Gran\n     Author: Ada Moss'
    expect(pie('      2    Leeks', '  Bake.', facts)).toEqual({
      name: 'Leek pie',
      ingredients: ['2 Leeks'],
      steps: ['Bake.'],
      servings: 4,
      makes: null,
      author: 'Ada Moss',
      tags: ['Pies', 'winter'],
      source: 'Gran',
    })
  })

  it('has its servings under either label, and skips other header lines', () => {
    const facts = '      Title: Pie\n   Servings: 6\nContributor: Robin\nPrinted by: Ada'
    expect(pie('      2    Leeks', '  Bake.', facts)).toMatchObject({ servings: 6, steps: ['Bake.'] })
  })

  it.each<[string, string, string[]]>([
    ['are parted by blank lines', '  Cut the\n  leeks.\n\n  Bake.', ['Cut the leeks.', 'Bake.']],
    [
      'are parted by numbers that count on',
      '  1. Cut for\n  3. minutes.\n  2) Bake.',
      ['1. Cut for 3. minutes.', '2) Bake.'],
    ],
    ['are kept apart by colons', '  Cut.\n  :Bake.\n  : Serve.', ['Cut.', 'Bake.', 'Serve.']],
    ['have headings in rules', '  Cut.\n-----TOP-----\n  Grate.', ['Cut.', 'TOP:', 'Grate.']],
    ['go on below an empty rule', '  Cut.\n---------\n  Bake.', ['Cut.', 'Bake.']],
  ])('its steps %s', (_rule, method, steps) => {
    expect(pie('      2    Leeks', method).steps).toEqual(steps)
  })

  it('has the degree signs and tabs of DOS', () => {
    expect(pie('\t   Leeks', '  Bake at 350øF or 180 ø C, says Jørn.')).toMatchObject({
      ingredients: ['Leeks'],
      steps: ['Bake at 350°F or 180 ° C, says Jørn.'],
    })
  })

  it('ends where its own kind of line ends it; what stands between recipes belongs to none', () => {
    const recipe = (head: string, name: string, end: string) =>
      `${head}\n  Title: ${name}\n\n      2    Leeks\n\n  Bake.\n${end}\n\n  From a friend.\n\n`
    const text =
      recipe(HEAD, 'A', 'MMMMM') +
      recipe('---------- Recipe via Meal-Master (tm) v8.02', 'B', '-----') +
      recipe(':MMMMM----- Meal-Master', 'C', ':MMM')
    expect(read('a.mmf', text).recipes.map(({ name, steps }) => [name, steps])).toEqual([
      ['A', ['Bake.']],
      ['B', ['Bake.']],
      ['C', ['Bake.']],
    ])
  })

  it('is known by its line and a title', () => {
    expect(read('a.txt', `${HEAD}\n\nNothing\n`).format).toBeNull()
    expect(read('a.txt', 'Title: Pie\n\n  Bake.').format).toBeNull()
    expect(read('a.txt', `From a friend.\r\r${HEAD}\r  Title: Pie\r\r      2    Leeks\r\rMMMMM`).format).toBe(
      'mealmaster',
    )
  })

  it('is read in the letters of DOS where there are more of them', () => {
    const bytes = bytesOf(`${HEAD}\n  Title: 12\n\n      2    Leeks\n\nMMMMM\n`)
    const at = bytes.indexOf('1'.charCodeAt(0))
    bytes.set([0x82, 0x8a], at)
    expect(readOne('a.mmf', bytes).name).toBe('éè')
    bytes.set([0xe9, 0xe8], at)
    expect(readOne('a.mmf', bytes).name).toBe('éè')
  })
})
