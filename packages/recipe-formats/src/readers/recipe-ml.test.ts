import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const recipe = (inside: string) => `<recipe><head><title>Jam</title></head>${inside}</recipe>`
const jamWith = (inside: string) =>
  readOne('a.xml', `<?xml version="1.0"?><recipeml>${recipe(inside)}</recipeml>`)
const linesOf = (inside: string) => jamWith(`<ingredients>${inside}</ingredients>`).ingredients

describe('an ingredient of RecipeML as a line', () => {
  it.each<[string, string, string[]]>([
    [
      'has amount, unit, item and preparation',
      '<ing><amt><qty>2</qty><unit>kg</unit></amt><item>plums</item><prep>halved</prep></ing>',
      ['2 kg plums, halved'],
    ],
    [
      'has two quantities as a range',
      '<ing><amt><qty><range><q1>1</q1><q2>2</q2></range></qty><unit>kg</unit></amt><item>plums</item></ing>',
      ['1-2 kg plums'],
    ],
    ['has the first of a range alone', '<ing><amt><q1>1</q1></amt><item>plum</item></ing>', ['1 plum']],
    [
      'has two amounts as one or the other',
      '<ing><amt><qty>1</qty><unit>kg</unit></amt><amt><qty>2</qty><unit>lb</unit></amt><item>plums</item></ing>',
      ['1 kg or 2 lb plums'],
    ],
    [
      'may be left out',
      '<ing optional="yes"><item>plums</item></ing><ing optional="no"><item>pears</item></ing>',
      ['plums (optional)', 'pears'],
    ],
    ['has a note', '<ing><item>plums</item><ing-note>ripe</ing-note></ing>', ['plums, ripe']],
    [
      'has fractions in parts',
      '<ing><amt><qty>1<frac><n>1</n><d>2</d></frac></qty></amt><item>plums</item></ing>',
      ['1 1/2 plums'],
    ],
    [
      'stands under a heading, as an attribute or an element',
      '<ing-div title="Fruit"><ing><item>plums</item></ing></ing-div><ing-div><title>Rest</title><ing><item>sugar</item></ing></ing-div>',
      ['Fruit:', 'plums', 'Rest:', 'sugar'],
    ],
  ])('%s', (_rule, inside, lines) => {
    expect(linesOf(inside)).toEqual(lines)
  })
})

describe('a recipe of RecipeML', () => {
  it('imports every field', () => {
    expect(
      readOne(
        'a.xml',
        `<recipeml><recipe><head><title>Plum <i>jam</i></title><categories><cat>Jams</cat><cat>Gifts</cat></categories>
        <yield><qty>3</qty><unit>jars</unit></yield><preptime type="Preparation"><time><qty>10</qty><timeunit>minutes</timeunit></time></preptime>
        <preptime type="Cooking"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime>
        <preptime type="Total">80 minutes</preptime><source><srcitem>Gran</srcitem></source></head>
        <description>Plain.</description><note>Keeps.</note>
        <ingredients><ing><item>plums</item></ing></ingredients>
        <directions><dir-div><title>First</title><step>Boil.</step></dir-div><step>Fill.</step></directions>
        <nutrition><calories>40</calories><fat>1</fat></nutrition></recipe></recipeml>`,
      ),
    ).toEqual({
      name: 'Plum jam',
      ingredients: ['plums'],
      steps: ['First:', 'Boil.', 'Fill.'],
      servings: null,
      makes: '3 jars',
      description: 'Plain.',
      prepTimeMinutes: 10,
      cookTimeMinutes: 60,
      totalTimeMinutes: 80,
      tags: ['Jams', 'Gifts'],
      source: 'Gran',
      nutritionPerServing: '{"calories":40,"fat":1}',
      notes: ['Keeps.'],
    })
  })

  it.each<[string, string, (number | null)[]]>([
    ['that says none of what is the cooking', '<preptime>20 minutes</preptime>', [null, 20, null]],
    ['of baking is the cooking', '<preptime type="baking">20 minutes</preptime>', [null, 20, null]],
    [
      'that says that it prepares is that alone',
      '<preptime type="prep">20 minutes</preptime>',
      [20, null, null],
    ],
    [
      'that says that it is all is that alone',
      '<preptime type="total">20 minutes</preptime>',
      [null, null, 20],
    ],
    [
      'of two that say nothing is none',
      '<preptime>20 minutes</preptime><preptime>5 minutes</preptime>',
      [null, null, null],
    ],
  ])('a time %s', (_rule, inside, times) => {
    const {
      prepTimeMinutes: prep,
      cookTimeMinutes: cook,
      totalTimeMinutes: total,
    } = jamWith(`<head>${inside}</head>`)
    expect([prep, cook, total]).toEqual(times)
  })

  it.each<[string, string, number | null]>([
    ['in numbers', '<yield><qty>3</qty></yield>', 3],
    ['from a range, the lower', '<yield><range><q1>4</q1><q2>6</q2></range></yield>', 4],
    ['in words', '<yield>Serves five</yield>', 5],
    ['not at all', '', null],
  ])('its servings are told %s', (_rule, inside, servings) => {
    expect(jamWith(`<head>${inside}</head>`).servings).toBe(servings)
  })

  it('has a title where it stands outside a head, and a source by itself', () => {
    const xml =
      '<recipeml><recipe><title>Jam</title><ingredients><ing><item>plums</item></ing></ingredients></recipe></recipeml>'
    expect(readOne('a.xml', xml).name).toBe('Jam')
    expect(jamWith('<head><source>Gran</source></head>').source).toBe('Gran')
  })

  it('has its method as lines where no step is marked', () => {
    expect(jamWith('<directions>Boil.\nFill.</directions>').steps).toEqual(['Boil.', 'Fill.'])
    expect(jamWith('<directions>Boil.<step>Fill.</step></directions>').steps).toEqual(['Fill.'])
  })

  it('resolves no entities of the document, and skips comments', () => {
    const xml = `<!DOCTYPE recipeml [<!ENTITY b "bb">]><recipeml><!-- <recipe> -->${recipe('<note>&b;</note>')}</recipeml>`
    expect(readOne('a.xml', xml)).toMatchObject({ name: 'Jam', notes: ['&b;'] })
  })

  it('is one of several, in menus too', () => {
    const xml = `<recipeml><menu>${recipe('<note>a</note>')}</menu>${recipe('<note>b</note>')}</recipeml>`
    expect(read('a.xml', xml).recipes.map(({ notes }) => notes)).toEqual([['a'], ['b']])
  })
})
