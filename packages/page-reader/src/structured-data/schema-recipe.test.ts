import { describe, expect, it } from 'vitest'
import type { PageRecipe } from '../page/page-recipe.ts'
import { recipeFields, tagsFrom, withoutRecipeLabel } from './schema-recipe.ts'

const url = 'https://kitchen.example/pies/leek'
const fields = (node: Record<string, unknown>) => recipeFields(node, url)

describe('a thing says of a recipe', () => {
  it.each<[string, Record<string, unknown>, Partial<PageRecipe>]>([
    ['its name', { name: 'Leek <b>pie</b>' }, { name: 'Leek pie' }],
    ['its headline for a name', { headline: 'Leek pie' }, { name: 'Leek pie' }],
    ['its name before its headline', { headline: 'Pies', name: 'Leek pie' }, { name: 'Leek pie' }],
    ['its foods', { recipeIngredient: ['2 leeks'] }, { ingredients: ['2 leeks'] }],
    ['its foods by an older name', { ingredients: ['2 leeks'] }, { ingredients: ['2 leeks'] }],
    ['its steps', { recipeInstructions: ['Bake.', 'Eat.'] }, { steps: ['Bake.', 'Eat.'] }],
    ['how many it serves', { recipeYield: '4 servings' }, { servings: 4, makes: null }],
    ['how many it serves as a thing', { recipeYield: { value: 4, unitText: 'people' } }, { servings: 4 }],
    ['what it makes', { recipeYield: '12 buns' }, { servings: null, makes: '12 buns' }],
    [
      'its times',
      { prepTime: 'PT10M', cookTime: 'PT1H' },
      { prepTimeMinutes: 10, cookTimeMinutes: 60, totalTimeMinutes: 70 },
    ],
    [
      'its whole time',
      { prepTime: 'PT10M', totalTime: 'PT2H' },
      { prepTimeMinutes: 10, cookTimeMinutes: null, totalTimeMinutes: 120 },
    ],
    ['no time where it says none', {}, { prepTimeMinutes: null, totalTimeMinutes: null }],
    [
      'its time as a thing, the longer one',
      { cookTime: { minValue: 'PT5M', maxValue: 'PT9M' } },
      { cookTimeMinutes: 9 },
    ],
    ['the first time that is one', { cookTime: ['soon', 'PT9M'] }, { cookTimeMinutes: 9 }],
    ['how hard it is', { difficulty: 'Easy' }, { difficulty: 'easy' }],
    ['how hard it is by another name', { educationalLevel: 'hard' }, { difficulty: 'hard' }],
    ['nothing of how hard it is', { difficulty: 'fun' }, { difficulty: null }],
    ['its picture', { image: '/leek.jpg' }, { image: 'https://kitchen.example/leek.jpg' }],
    [
      'its picture as a thing',
      { image: [{ url: 'leek.jpg' }] },
      { image: 'https://kitchen.example/pies/leek.jpg' },
    ],
    [
      'the first picture that has an address',
      { image: ['data:image/png;base64,AAAA', '/b.jpg'] },
      { image: 'https://kitchen.example/b.jpg' },
    ],
    ['who wrote it', { author: { name: 'Anna Baker' } }, { author: 'Anna Baker' }],
    ['no address for who wrote it', { author: 'https://anna.example' }, { author: null }],
    ['no page for who wrote it', { author: 'x'.repeat(201) }, { author: null }],
    ['what the dish is', { description: 'A pie.' }, { description: 'A pie.' }],
    ['nothing of what the dish is', { description: ' ' }, { description: null }],
    ['its video', { video: { contentUrl: '/pie.mp4' } }, { video: 'https://kitchen.example/pie.mp4' }],
    [
      'its video where it is watched',
      { video: { embedUrl: 'https://www.youtube.com/embed/abcdef123?rel=0' } },
      { video: 'https://www.youtube.com/watch?v=abcdef123' },
    ],
    ['its video as an address', { video: '/pie.mp4' }, { video: 'https://kitchen.example/pie.mp4' }],
    ['no video', { video: { name: 'Pie' } }, { video: null }],
    ['its tools', { tool: ['a tin', { name: 'a bowl' }] }, { equipment: ['a tin', 'a bowl'] }],
    ['its cuisines', { recipeCuisine: ['Welsh', 'British'] }, { cuisine: 'Welsh, British' }],
    ['no cuisine', {}, { cuisine: null }],
    [
      'its tags',
      { recipeCategory: 'Pies', keywords: 'leeks, Sunday' },
      { tags: ['pies', 'leeks', 'sunday'] },
    ],
  ])('%s', (_, node, read) => {
    expect(fields(node)).toMatchObject(read)
  })

  it('a description of 5,000 characters at most, which ends with a word', () => {
    expect(fields({ description: 'x'.repeat(5000) }).description).toHaveLength(5000)
    const long = fields({ description: 'leek '.repeat(1100) }).description ?? ''
    expect(long).toMatch(/leek…$/)
    expect(long.length).toBeLessThanOrEqual(5000)
  })

  it('what it points to elsewhere', () => {
    const follow = (value: unknown) => (value === '#anna' ? { name: 'Anna Baker' } : value)
    expect(recipeFields({ author: '#anna' }, url, follow).author).toBe('Anna Baker')
  })
})

it.each<[string, string[], string[]]>([
  ['in small letters', ['Leek Pie'], ['leek pie']],
  ['apart at commas, strokes and signs', ['a1,b1;c1|d1#e1'], ['a1', 'b1', 'c1', 'd1', 'e1']],
  ['with words for signs', ['Mac & cheese'], ['mac and cheese']],
  ['without marks', ['Leek! (pie)'], ['leek pie']],
  ['with their hyphens', ['Gluten-free'], ['gluten-free']],
  ['each once', ['pie', 'Pie'], ['pie']],
  ['five at most', ['a1,b1,c1,d1,e1,f1'], ['a1', 'b1', 'c1', 'd1', 'e1']],
  ['none of one letter', ['a', 'bc'], ['bc']],
  ['of thirty letters', ['x'.repeat(30)], ['x'.repeat(30)]],
  ['none of more', ['x'.repeat(31)], []],
  ['none that says nothing', ['Recipe', 'recipes', 'undefined', 'null', '2024'], []],
  ['escaped once too often', [String.raw`abuela\u0026#039;s`, 'b\\u0026c'], ['abuelas', 'b and c']],
])('tags are %s', (_, words, tags) => {
  expect(tagsFrom(words)).toEqual(tags)
})

it('a title over a method that says no more than "Recipe" goes', () => {
  const title = (text: string) => ({ text, heading: true as const })
  expect(withoutRecipeLabel([title('Recipe:'), 'Bake.'])).toEqual(['Bake.'])
  expect(withoutRecipeLabel([title('Dough'), 'Bake.'])).toEqual([title('Dough'), 'Bake.'])
  expect(withoutRecipeLabel(['Recipe', 'Bake.'])).toEqual(['Recipe', 'Bake.'])
  expect(withoutRecipeLabel([])).toEqual([])
})
