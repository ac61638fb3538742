import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const step = (fields: object) => ({ instruction: 'Simmer.', ingredients: [], ...fields })
const stewWith = (fields: object) => readOne('recipe.json', { name: 'Stew', steps: [step({})], ...fields })
const linesOf = (...ingredients: object[]) => stewWith({ steps: [step({ ingredients })] }).ingredients

describe('an ingredient of Tandoor as a line', () => {
  it.each<[string, object, string[]]>([
    [
      'has amount, unit, food and note',
      { amount: 400, unit: { name: 'g' }, food: { name: 'tomatoes' }, note: ' chopped ' },
      ['400 g tomatoes, chopped'],
    ],
    [
      'has the plural of its unit above one',
      { amount: 2, unit: { name: 'tin', plural_name: 'tins' }, food: { name: 'bean', plural_name: 'beans' } },
      ['2 tins bean'],
    ],
    [
      'has one unit in the singular',
      { amount: 1, unit: { name: 'tin', plural_name: 'tins' }, food: { name: 'beans' } },
      ['1 tin beans'],
    ],
    [
      'has the plural of a food that is counted',
      { amount: 2, unit: null, food: { name: 'bean', plural_name: 'beans' } },
      ['2 beans'],
    ],
    ['keeps a very small amount', { amount: 0.004, unit: { name: 'kg' }, food: 'yeast' }, ['0.004 kg yeast']],
    ['keeps a small amount', { amount: 0.015, unit: { name: 'kg' }, food: 'yeast' }, ['0.015 kg yeast']],
    ['has an eighth', { amount: 0.125, unit: { name: 'cup' }, food: 'oil' }, ['0.125 cup oil']],
    ['has a third', { amount: 0.333, unit: { name: 'cup' }, food: 'oil' }, ['⅓ cup oil']],
    ['has a seventh', { amount: 1 / 7, unit: { name: 'cup' }, food: 'oil' }, ['0.1429 cup oil']],
    ['has nothing to speak of', { amount: 1e-9, unit: { name: 'kg' }, food: 'salt' }, ['0 kg salt']],
    ['has one food in the singular', { amount: 1, food: { name: 'bean', plural_name: 'beans' } }, ['1 bean']],
    ['may name food and unit as text', { amount: '2', unit: ' tin ', food: ' beans ' }, ['2 tin beans']],
    [
      'has neither amount nor unit where Tandoor shows none',
      { amount: 3, no_amount: true, unit: { name: 'g' }, food: { name: 'salt' } },
      ['salt'],
    ],
    ['has no unit without an amount', { amount: 0, unit: { name: 'g' }, food: { name: 'salt' } }, ['salt']],
    ['is a heading', { is_header: true, note: 'Sauce', food: { name: 'x' } }, ['Sauce:']],
    ['is no heading of nothing', { is_header: true, note: ' ' }, []],
    ['without a food is its amount and note', { amount: 2, note: 'beans' }, ['2 beans']],
    ['is what was typed where it has nothing else', { original_text: 'two beans' }, ['two beans']],
  ])('%s', (_rule, ingredient, lines) => {
    expect(linesOf(ingredient)).toEqual(lines)
  })

  it('stands where its order says', () => {
    const [first, second] = [
      { order: 1, food: 'b' },
      { order: 0, food: 'a' },
    ]
    expect(linesOf(first, second, { food: 'c' })).toEqual(['a', 'c', 'b'])
  })
})

describe('a recipe of Tandoor', () => {
  it('imports every field', () => {
    expect(
      stewWith({
        id: 7,
        description: 'Plain',
        servings: 4,
        working_time: 20,
        waiting_time: 40,
        keywords: [{ name: 'winter' }, { label: 'vegan' }],
        source_url: 'https://a.example/stew',
        nutrition: { calories: 200, proteins: 8, carbohydrates: 30, fats: 0 },
        rating: 4.5,
        comments: [{ text: 'Nice' }],
      }),
    ).toEqual({
      key: '7',
      name: 'Stew',
      ingredients: [],
      steps: ['Simmer.'],
      servings: 4,
      makes: null,
      description: 'Plain',
      prepTimeMinutes: 20,
      cookTimeMinutes: 40,
      tags: ['winter', 'vegan'],
      source: 'https://a.example/stew',
      nutritionPerServing: '{"calories":200,"protein":8,"carbs":30}',
      rating: 4.5,
      photo: null,
      lost: { comments: 1 },
    })
  })

  it('with required fields alone has no losses, and its name as key', () => {
    expect(stewWith({ description: ' ' })).toMatchObject({
      key: 'Stew',
      servings: null,
      nutritionPerServing: null,
      lost: { comments: 0 },
    })
  })

  it.each<[string, object, number | null, string | null]>([
    ['counts its servings', { servings: 1, servings_text: '12 rolls' }, 1, '12 rolls'],
    ['says what it counts', { servings: 4, servings_text: 'portions' }, 4, null],
    ['counts pieces', { servings: 12, servings_text: 'muffins' }, null, '12 muffins'],
    ['has them in words where it counts none', { servings: 0, servings_text: '6 portions' }, 6, null],
    ['has no servings below nothing', { servings: -1, servings_text: '12 rolls' }, null, '12 rolls'],
  ])('%s', (_rule, fields, servings, makes) => {
    expect(stewWith(fields)).toMatchObject({ servings, makes })
  })

  it('names its steps only where there are several, and where something is in them', () => {
    const named = (name: string, order: number, food?: string) =>
      step({ name, order, instruction: `${name}.`, ingredients: food ? [{ food }] : [] })
    expect(stewWith({ steps: [named('Beans', 0, 'beans')] })).toMatchObject({
      ingredients: ['beans'],
      steps: ['Beans:', 'Beans.'],
    })
    const [last, first] = [named('Rice', 2, 'rice'), named('Beans', 1, 'beans')]
    const empty = step({ name: 'Rest', order: 3, instruction: '' })
    expect(stewWith({ steps: [last, first, empty] })).toMatchObject({
      ingredients: ['Beans:', 'beans', 'Rice:', 'rice'],
      steps: ['Beans:', 'Beans.', 'Rice:', 'Rice.'],
    })
    expect(
      stewWith({ steps: [step({ order: 5, instruction: 'B.' }), step({ instruction: 'A.' })] }).steps,
    ).toEqual(['A.', 'B.'])
  })

  it.each<[string, string, string]>([
    ['the whole', '{{ ingredients[0] }}', '2 tins beans, rinsed'],
    ['the amount', '{{ingredients[0].amount}}', '2'],
    ['the unit', '{{ ingredients[0].unit }}', 'tins'],
    ['the food, as many as there are', '{{ ingredients[0].food }}', 'beans'],
    ['the note', '{{ ingredients[0].note }}', 'rinsed'],
    ['no amount of none', '{{ ingredients[1].amount }}salt', 'salt'],
    ['nothing of an ingredient that is not there', '{{ ingredients[9] }}salt', 'salt'],
    ['a scaled number', '{% scale(200) %}', '200'],
    ['nothing of what nobody knows', '{% if x %}salt{{ y }}', 'salt'],
  ])('says in its method %s', (_rule, instruction, said) => {
    const beans = {
      amount: 2,
      unit: { name: 'tin', plural_name: 'tins' },
      food: { name: 'beans' },
      note: 'rinsed',
    }
    const ingredients = [beans, { food: 'salt', amount: 0 }]
    expect(stewWith({ steps: [step({ instruction: `Add ${instruction}.`, ingredients })] }).steps).toEqual([
      `Add ${said}.`,
    ])
  })

  it('has the figures that a kitchen named itself where the usual ones are not known', () => {
    const properties = [{ property_amount: 300, property_type: { name: 'Calories', unit: 'kcal' } }]
    expect(stewWith({ nutrition: { calories: 0 }, properties }).nutritionPerServing).toBe('{"calories":300}')
  })

  it.each<[string, object, string | null]>([
    [
      'steps with a method or ingredients',
      { name: 'A', steps: [{ instruction: 'B.' }, { ingredients: [] }] },
      'tandoor',
    ],
    ['no steps of another kind', { name: 'A', steps: [{ instruction: 'B.' }, { text: 'C.' }] }, null],
    ['no steps that are no list', { name: 'A', steps: 'B.' }, null],
  ])('is known by %s', (_rule, value, format) => {
    expect(read('recipe.json', value).format).toBe(format)
  })
})
