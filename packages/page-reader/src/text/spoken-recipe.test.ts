import { describe, expect, it } from 'vitest'
import { numbersInFigures, splitOneLineRecipe, splitSpokenRecipe } from './spoken-recipe.ts'
import type { TextLine } from './text-lines.ts'

const line = (text: string): TextLine => ({
  text,
  isHeading: false,
  isBullet: false,
  count: null,
  isAfterBlank: true,
})
const parts = (text: string) => splitSpokenRecipe(line(text)).map((part) => part.text)

describe('numbers in words become figures', () => {
  it.each([
    ['one word', 'two eggs', '2 eggs'],
    ['ten and more', 'fifteen minutes', '15 minutes'],
    ['tens and ones', 'twenty-five grams', '25 grams'],
    ['tens and ones apart', 'Sixty five grams', '65 grams'],
    ['a hundred', 'a hundred grams', '100 grams'],
    ['hundreds', 'three hundred grams', '300 grams'],
    ['hundreds and tens', 'two hundred and fifty grams', '250 grams'],
    ['hundreds, tens and ones', 'two hundred and twenty five grams', '225 grams'],
    ['hundreds without "and"', 'four hundred fifty grams', '450 grams'],
    ['none', 'some eggs', 'some eggs'],
    ['a part of another word', 'tender often', 'tender often'],
  ])('%s: %s', (_, said, figures) => {
    expect(numbersInFigures(said)).toBe(figures)
  })
})

describe('a spoken recipe gets labels', () => {
  it.each<[string, string, string[]]>([
    [
      'with what is said before, what it takes and what is done',
      'This is my soup. You need 2 leeks, 1 onion and salt. Fry the leeks.',
      ['This is my soup.', 'Ingredients:', '2 leeks, 1 onion and salt', 'Method:', 'Fry the leeks.'],
    ],
    [
      'with nothing said before it',
      "You'll also need two eggs, three leeks! Beat the eggs.",
      ['Ingredients:', '2 eggs, 3 leeks', 'Method:', 'Beat the eggs.'],
    ],
    ['with nothing told behind', 'you need 2 eggs and 3 leeks', ['Ingredients:', '2 eggs, 3 leeks']],
    [
      'of a transcript, which has no commas and ends no sentence',
      'it takes two eggs a tin of beans and three leeks okay chop the leeks',
      ['Ingredients:', '2 eggs, a tin of beans, 3 leeks', 'Method:', 'okay chop the leeks'],
    ],
    [
      'of a transcript that begins at the first thing to do',
      'you need two eggs and a pinch of salt so first of all beat the eggs',
      ['Ingredients:', '2 eggs, a pinch of salt', 'Method:', 'so first of all beat the eggs'],
    ],
    [
      'with its own commas, which part it already',
      'You need 2 eggs and milk, 3 leeks. Beat.',
      ['Ingredients:', '2 eggs and milk, 3 leeks', 'Method:', 'Beat.'],
    ],
    [
      'in German',
      'Du brauchst 2 Eier, 3 Lauch. Alles kochen.',
      ['Ingredients:', '2 Eier, 3 Lauch', 'Method:', 'Alles kochen.'],
    ],
    [
      'of what is taken, without commas',
      'pancakes for four take two hundred grams of flour two eggs and a pinch of salt. whisk it all.',
      [
        'pancakes for four',
        'Ingredients:',
        '200 grams of flour, 2 eggs, a pinch of salt',
        'Method:',
        'whisk it all.',
      ],
    ],
    ['not of two foods that are taken', 'Take 2 eggs, 1 leek. Fry.', ['Take 2 eggs, 1 leek. Fry.']],
    [
      'not of a step that takes something',
      'Take 2 eggs, beat them, add 1 leek, 1 onion. Fry.',
      ['Take 2 eggs, beat them, add 1 leek, 1 onion. Fry.'],
    ],
    [
      'not where something is served, in a word that Italian has too',
      'When ready to serve, beat 2 eggs and 1 leek. Fry.',
      ['When ready to serve, beat 2 eggs and 1 leek. Fry.'],
    ],
    [
      'in dictated German',
      'für den Auflauf brauchst du ein Kilo Lauch zweihundert Gramm Speck und einen Becher Sahne. Schichte alles.',
      [
        'Auflauf',
        'Ingredients:',
        'ein Kilo Lauch, 200 Gramm Speck, einen Becher Sahne',
        'Method:',
        'Schichte alles.',
      ],
    ],
    ['not with one amount', 'You need 2 leeks. Fry them.', ['You need 2 leeks. Fry them.']],
    ['not where nothing is needed', 'Fry 2 leeks and 3 eggs.', ['Fry 2 leeks and 3 eggs.']],
    [
      'a decimal point ends no sentence',
      'You need 1.5 kg leeks, 2 eggs. Fry.',
      ['Ingredients:', '1.5 kg leeks, 2 eggs', 'Method:', 'Fry.'],
    ],
  ])('%s', (_, text, read) => {
    expect(parts(text)).toEqual(read)
  })

  it('its labels are headings, and only what begins it stands behind a blank line', () => {
    const told = splitSpokenRecipe({
      ...line('My soup. You need 2 leeks, 3 eggs. Fry.'),
      count: 2,
      isBullet: true,
    })
    expect(told.map(({ isHeading }) => isHeading)).toEqual([false, true, false, true, false])
    expect(told.map(({ isAfterBlank }) => isAfterBlank)).toEqual([true, true, false, true, false])
    expect(told.map(({ count, isBullet }) => [count, isBullet])).toEqual(told.map(() => [null, false]))
  })

  it('any other line stays as it is', () => {
    const other = { ...line('Fry the leeks.'), count: 2, isBullet: true }
    expect(splitSpokenRecipe(other)).toEqual([other])
  })
})

describe('a recipe in one line has parts (importing 121)', () => {
  const told = (text: string) => splitOneLineRecipe(line(text)).map((part) => part.text)
  const foods = '250 g yoghurt, 250 g flour, 1 tsp salt'
  const steps = 'mix to a dough, roll out and fry until brown'
  const read = ['Flatbreads', 'Ingredients:', foods, 'Method:', steps]

  it.each([
    ['dashes', `Flatbreads - ${foods} - ${steps}`],
    ['a colon and a full stop', `Flatbreads: ${foods}. ${steps}`],
  ])('between %s', (_, text) => {
    expect(told(text)).toEqual(read)
  })

  it.each([
    ['a step', 'Mix in a bowl 250 g yoghurt, 250 g flour, 1 tsp salt. Roll the dough out and fry it.'],
    ['two foods', `Flatbreads - 250 g yoghurt, 250 g flour - ${steps}`],
    ['foods alone', `Flatbreads - ${foods} - as much as you like, really`],
  ])('not in %s', (_, text) => {
    expect(told(text)).toEqual([text])
  })
})
