import { describe, expect, it } from 'vitest'
import type { PageLine } from '../page/page-recipe.ts'
import { isFact } from './fact-lines.ts'
import type { PartLabel } from './part-label.ts'
import { findTextName } from './text-name.ts'
import type { LineInPart, TextPart } from './text-part.ts'
import { textRecipe } from './text-recipe.ts'

const line = (part: TextPart, text: string, set: Partial<LineInPart> = {}): LineInPart => ({
  text,
  part,
  label: null,
  margin: 0.8,
  isHeading: false,
  isBullet: false,
  count: null,
  isAfterBlank: false,
  ...set,
})
const head = (text: string, set?: Partial<LineInPart>) => line('head', text, set)
const food = (text: string, set?: Partial<LineInPart>) => line('ingredients', text, set)
const step = (text: string, set?: Partial<LineInPart>) => line('method', text, set)
const rest = (text: string, set?: Partial<LineInPart>) => line('rest', text, set)
const label = (part: TextPart, text: string, says: PartLabel) => line(part, text, { label: says })

const read = (...lines: LineInPart[]) => textRecipe(lines, '').recipe
const title = (text: string): PageLine => ({ text, heading: true })

describe('a line is a fact beside the recipe', () => {
  it.each([
    ['Serves 4', true],
    ['Makes: 12 buns', true],
    ['Prep 20 min', true],
    ['Difficulty: easy', true],
    ['Total time: long', false],
    ['For 4 people', true],
    ['For 4 eggs', false],
    ['4 servings', true],
    ['4 leeks', false],
    ['Baking. It takes 4 hours', false],
    [`Serves 4 ${'x'.repeat(72)}`, false],
    [`Serves 4 ${'x'.repeat(61)}`, false],
    ['Leek pie', false],
  ])('%s: %s', (text, is) => {
    expect(isFact(text)).toBe(is)
  })
})

describe('the ingredients of a text', () => {
  it.each<[string, LineInPart[], PageLine[]]>([
    ['are its lines', [food('2 leeks'), food('salt')], ['2 leeks', 'salt']],
    [
      'are parted where a line lists them',
      [food('2 leeks, 100 g flour, salt')],
      ['2 leeks', '100 g flour', 'salt'],
    ],
    ['are no facts', [food('Serves 4'), food('2 leeks')], ['2 leeks']],
    [
      'have no title of a label that says no more',
      [label('ingredients', 'Ingredients', 'ingredients'), food('2 leeks')],
      ['2 leeks'],
    ],
    [
      'have the title that a label holds',
      [label('ingredients', 'Ingredients for the sauce:', 'ingredients'), food('2 leeks')],
      [title('for the sauce:'), '2 leeks'],
    ],
    [
      'have a title that is set as a heading',
      [food('Sauce', { isHeading: true }), food('2 leeks')],
      [title('Sauce'), '2 leeks'],
    ],
    ['have a title with a colon', [food('Sauce:'), food('2 leeks')], [title('Sauce:'), '2 leeks']],
    [
      'have none with a colon behind a bullet',
      [food('Sauce:', { isBullet: true }), food('2 leeks')],
      ['Sauce:', '2 leeks'],
    ],
    [
      'have one with a colon behind a bullet over bullets',
      [food('Sauce:', { isBullet: true }), food('2 leeks', { isBullet: true })],
      [title('Sauce:'), '2 leeks'],
    ],
    ['have a title in capitals', [food('SAUCE'), food('2 leeks')], [title('SAUCE'), '2 leeks']],
    ['have none where all is in capitals', [food('SALT'), food('2 LEEKS')], ['SALT', '2 LEEKS']],
    ['have a title "For the"', [food('For the sauce'), food('2 leeks')], [title('For the sauce'), '2 leeks']],
    ['have none at the end', [food('2 leeks'), food('For the sauce')], ['2 leeks', 'For the sauce']],
    ['have none that begins with a figure', [food('2 EGGS:'), food('2 leeks')], ['2 EGGS:', '2 leeks']],
    ['have none that is counted', [food('Sauce:', { count: 1 }), food('2 leeks')], ['Sauce:', '2 leeks']],
    [
      'have none that is long',
      [food(`For the sauce ${'x'.repeat(47)}`), food('2 leeks')],
      [`For the sauce ${'x'.repeat(47)}`, '2 leeks'],
    ],
  ])('%s', (_, lines, ingredients) => {
    expect(read(...lines).ingredients).toEqual(ingredients)
  })
})

describe('the steps of a text', () => {
  it.each<[string, LineInPart[], PageLine[]]>([
    ['are its lines', [step('Fry the leeks.'), step('Bake.')], ['Fry the leeks.', 'Bake.']],
    [
      'are no labels and no facts',
      [label('method', 'Method', 'method'), step('Serves 4'), step('Fry.'), step('Bake.')],
      ['Fry.', 'Bake.'],
    ],
    [
      'have titles',
      [step('Sauce:'), step('Fry the leeks.'), step('Bake.')],
      [title('Sauce:'), 'Fry the leeks.', 'Bake.'],
    ],
    [
      'have titles that are counted, over bullets',
      [step('Sauce:', { count: 1 }), step('Fry the leeks.', { isBullet: true }), step('Bake.')],
      [title('Sauce:'), 'Fry the leeks.', 'Bake.'],
    ],
    [
      'are parted at their counts where there is one',
      [step('1. Fry the leeks. 2. Bake the pie. 3. Serve it.')],
      ['1. Fry the leeks.', '2. Bake the pie.', '3. Serve it.'],
    ],
    [
      'are not parted where there are several',
      [step('1. Fry. 2. Bake the pie. 3. Serve it.'), step('Eat.')],
      ['1. Fry. 2. Bake the pie. 3. Serve it.', 'Eat.'],
    ],
  ])('%s', (_, lines, steps) => {
    expect(read(...lines).steps).toEqual(steps)
  })
})

describe('the name of a text', () => {
  it.each<[string, LineInPart[], string]>([
    ['is its first line', [head('leek pie'), head('from my aunt'), food('2 leeks')], 'Leek pie'],
    [
      'is a heading before any other',
      [head('From my aunt'), head('Leek pie', { isHeading: true })],
      'Leek pie',
    ],
    ['is what it is said to be', [head('My pie', { isHeading: true }), head('Title: Leek pie')], 'Leek pie'],
    ['is no greeting', [head('Hi Anna'), head('Leek pie')], 'Leek pie'],
    ['is no fact', [head('Serves 4'), head('Leek pie')], 'Leek pie'],
    [
      'is no address and no tag',
      [head('https://kitchen.example'), head('#pie'), head('@anna'), head('Leek pie')],
      'Leek pie',
    ],
    ['is no sentence', [head('It is good.'), head('Leek pie')], 'Leek pie'],
    [
      'is no line of fifteen words',
      [head('we all eat it on every day that has a name in this long week'), head('Leek pie')],
      'Leek pie',
    ],
    [
      'is a line of fourteen words',
      [head('we all eat it on every day that has a name in week')],
      'We all eat it on every day that has a name in week',
    ],
    ['is no label', [line('head', 'Recipe', { label: 'other' }), head('Leek pie')], 'Leek pie'],
    ['is none of the foods', [food('2 leeks')], ''],
    ['stands before the foods', [head('Pie,'), food('2 leeks'), head('Leek pie')], 'Pie,'],
    [
      'is announced in a sentence',
      [head('Here is the recipe for my quick leek pie!'), food('2 leeks')],
      'Leek pie',
    ],
    [
      'is announced before any line that is no heading',
      [head('Kitchen talk'), head('We are making a leek pie today')],
      'Leek pie',
    ],
    [
      'is no announcement where a heading stands',
      [head('Pie', { isHeading: true }), head('The recipe for leek pie:')],
      'Pie',
    ],
    ['is the first sentence where no line is one', [head('Hello leek pie. It is good.')], 'Hello leek pie'],
    ['has no tags, pictures and marks', [head('✨ Leek pie ✨ #pie :')], 'Leek pie'],
    ['is not loud', [head('LEEK PIE')], 'Leek pie'],
    ['keeps its capitals', [head('Pie of Wales')], 'Pie of Wales'],
    ['is cut at 120 characters', [head(`Title: ${'x'.repeat(130)}`)], `X${'x'.repeat(119)}`],
  ])('%s', (_, lines, name) => {
    expect(findTextName(lines).name).toBe(name)
  })
})

describe('a text also tells', () => {
  const told = 'It is what my aunt has made on Sundays for us.'
  const whole = [head('Leek pie'), food('2 leeks'), step('Bake.')]

  it.each<[string, LineInPart[], object]>([
    ['who it is by', [head('Leek pie'), head('by Anna Baker'), food('2 leeks')], { author: 'Anna Baker' }],
    ['no author outside its head', [...whole, rest('by Anna Baker')], { author: null }],
    [
      'what the dish is',
      [head('Leek pie'), head(told), head(told), food('2 leeks')],
      { description: `${told}\n${told}` },
    ],
    [
      'no dish in a short line',
      [head('Leek pie'), head('My aunt made it.'), food('2 leeks')],
      { description: null },
    ],
    [
      'no dish in a greeting',
      [head('Leek pie'), head(`Hello Anna, ${told}`), food('2 leeks')],
      { description: null },
    ],
    ['no dish in a tag', [head('Leek pie'), head(`#pie ${told}`), food('2 leeks')], { description: null }],
    ['no dish behind the recipe', [head('Leek pie'), food('2 leeks'), head(told)], { description: null }],
    ['no dish where all is its head', [head('Leek pie'), head(told)], { description: null }],
    [
      'its tags, each once and five at most',
      [...whole, rest('#Pie #leek_pie #pie #a #three #four #five #six')],
      { tags: ['pie', 'leek pie', 'three', 'four', 'five'] },
    ],
    [
      'where it comes from',
      [...whole, rest('See https://kitchen.example/pie).')],
      { source: 'https://kitchen.example/pie' },
    ],
    ['its video', [...whole, rest('https://youtu.be/abc123')], { video: 'https://youtu.be/abc123' }],
    ['no video of another site', [...whole, rest('https://kitchen.example/abc')], { video: null }],
    [
      'its tools',
      [...whole, label('rest', 'Equipment', 'other'), rest('a bowl'), rest('#bowl'), rest('a tin')],
      { equipment: ['a bowl', 'a tin'] },
    ],
    [
      'its tips up to the next label',
      [
        ...whole,
        label('rest', 'Notes', 'other'),
        rest('Keeps.'),
        label('rest', 'Nutrition', 'other'),
        rest('300'),
      ],
      { tips: ['Keeps.'] },
    ],
    [
      'its tips up to the next recipe',
      [...whole, label('rest', 'Notes', 'other'), rest('Keeps.'), head('Plum pie')],
      { tips: ['Keeps.'] },
    ],
    ['no tips where no label says so', [...whole, rest('Keeps.')], { tips: [], equipment: [] }],
    [
      'both of its times together',
      [head('Prep 20 min'), head('Cook 1 hour'), ...whole],
      { prepTimeMinutes: 20, cookTimeMinutes: 60, totalTimeMinutes: 80 },
    ],
    [
      'all of its time as it says',
      [head('Prep 20 min'), head('Total 1 hour'), ...whole],
      { totalTimeMinutes: 60 },
    ],
    ['no time where it says none', whole, { totalTimeMinutes: null, prepTimeMinutes: null }],
    [
      'a time among its steps where that is all of a line',
      [...whole, step('Cook 1 hour')],
      { cookTimeMinutes: 60 },
    ],
    [
      'no dish in its stars (importing 166)',
      [head('Leek pie'), head('A star rating of 4.6 out of 5. 212 ratings so far'), food('2 leeks')],
      { description: null },
    ],
    [
      'no tips in what a chat offers',
      [
        ...whole,
        label('rest', 'Tips', 'other'),
        rest('Keeps.'),
        rest('Would you like me to suggest a side?'),
      ],
      { tips: ['Keeps.'] },
    ],
    [
      'a time among the words of its head (importing 165)',
      [head('LEEK PIE ready in just 20 mins & all loved it'), food('2 leeks'), step('Bake.')],
      { totalTimeMinutes: 20 },
    ],
    ['for how many, behind a picture', [head('Leek pie 😍 Serves 4'), food('2 leeks')], { servings: 4 }],
    ['that time in French', [...whole, rest('Prêt en 1 heure !')], { totalTimeMinutes: 60 }],
    ['a time in all behind its steps', [...whole, step('Mix. Eat. 15 min total')], { totalTimeMinutes: 15 }],
    ['a time in its name', [head('20 minute leek pie'), food('2 leeks')], { totalTimeMinutes: 20 }],
    ['a time with a hyphen', [head('30-minute leek pie'), food('2 leeks')], { totalTimeMinutes: 30 }],
    [
      'a time behind its last step, which is none of that step (importing 179)',
      [...whole, step('Mix. Squeeze over the lemon. Ready in 40 mins xx')],
      { totalTimeMinutes: 40, steps: expect.arrayContaining(['Mix. Squeeze over the lemon.']) as string[] },
    ],
    [
      'no time behind a step before the last',
      [...whole, step('Bake. Ready in 40 mins.'), step('Eat.')],
      { totalTimeMinutes: null },
    ],
    ['no time of one of its steps', [...whole, step('It is ready in 20 mins.')], { totalTimeMinutes: null }],
    [
      'a labelled time first',
      [...whole, head('20 minute pie'), head('Total 1 hour')],
      { totalTimeMinutes: 60 },
    ],
  ])('%s', (_, lines, recipe) => {
    expect(read(...lines)).toMatchObject(recipe)
  })

  it('comes from where it is said to', () => {
    expect(
      textRecipe([...whole, rest('https://kitchen.example')], 'https://other.example').recipe.source,
    ).toBe('https://other.example')
  })
})

describe('how sure a text is', () => {
  const sure = (...lines: LineInPart[]) => textRecipe(lines, '').confidence

  it.each<[string, LineInPart[], number]>([
    ['as its lines are on average', [food('2 leeks', { margin: 0.5 }), food('salt', { margin: 0.8 })], 0.65],
    ['to two places', [food('2 leeks', { margin: 1 / 3 })], 0.33],
    ['nothing without lines', [], 0],
    [
      'not as its label is',
      [line('ingredients', 'Foods', { label: 'other', margin: 1 }), food('2 leeks', { margin: 0.2 })],
      0.2,
    ],
    [
      '0.6 at least under a label of its own',
      [label('ingredients', 'Ingredients', 'ingredients'), food('2 leeks', { margin: 0.2 })],
      0.6,
    ],
    [
      'more than that where its lines are',
      [label('ingredients', 'Ingredients', 'ingredients'), food('2 leeks', { margin: 0.9 })],
      0.9,
    ],
    [
      '0.5 where one ends in "and" (importing 163)',
      [food('2 leeks, washed and', { margin: 0.9 }), food('5 eggs', { margin: 0.9 })],
      0.5,
    ],
    [
      '0.5 where one begins with a bracket',
      [food('2 leeks', { margin: 0.9 }), food('(washed) salt', { margin: 0.9 })],
      0.5,
    ],
  ])('of its ingredients: %s', (_, lines, sureness) => {
    expect(sure(...lines).ingredients).toBe(sureness)
  })

  it('of its steps: 0.6 at least under their own label', () => {
    expect(sure(step('Bake.', { margin: 0.25 })).steps).toBe(0.25)
    expect(sure(label('method', 'Method', 'method'), step('Bake.', { margin: 0.25 })).steps).toBe(0.6)
  })
})
