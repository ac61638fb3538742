import { describe, expect, it } from 'vitest'
import { quotesByField } from './field-quotes.ts'
import type { PageRecipe } from './page/page-recipe.ts'
import { readSource } from './read-source.ts'

const URL = 'https://cooking.example/soup'

const page = `<html><head><title>Leek soup - Cooking Example</title></head><body>
<nav><a href="/">Home</a></nav><h1>My leek soup</h1><p>Serves 4 hungry people</p>
<p>Prep time: 10 minutes</p><p>Cooking time</p><p>25 minutes</p>
<h2>Ingredients</h2><p>From the garden</p><ul><li>2 large leeks</li><li>500 ml stock</li><li>1 pinch of salt</li></ul>
<h2>Method</h2><ol><li>Slice the leeks.</li><li>Simmer them in the stock.</li></ol>
<p>Enjoy!</p></body></html>`

function wordsOf(source: string, change: Partial<PageRecipe> = {}) {
  const { recipe } = readSource(source, URL).reading
  if (!recipe) throw new Error('no recipe was read')
  return quotesByField(source, URL, { ...recipe, ...change })
}

describe('the words of a page beside what was read from it', () => {
  it('are its heading, and the lines with the servings and the times', () => {
    const words = wordsOf(page, {
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 25,
      totalTimeMinutes: null,
    })
    expect(words).toMatchObject({
      name: 'My leek soup',
      servings: 'Serves 4 hungry people',
      prepTimeMinutes: 'Prep time: 10 minutes',
      cookTimeMinutes: 'Cooking time 25 minutes',
    })
    expect(words).not.toHaveProperty('totalTimeMinutes')
  })

  it('are the lines around a list, with those that were not read', () => {
    const words = wordsOf(page, {
      ingredients: ['2 large leeks', '1 pinch of salt'],
      steps: ['Simmer them in the stock.'],
    })
    expect(words.ingredients).toBe(
      'Ingredients\nFrom the garden\n2 large leeks\n500 ml stock\n1 pinch of salt\nMethod\nSlice the leeks.',
    )
    expect(words.steps).toContain('Slice the leeks.\nSimmer them in the stock.\nEnjoy!')
  })

  it('are the place where most of the lines stand, not one that names a food', () => {
    const talk = page.replace(
      '<p>Serves',
      '<p>I love 2 large leeks.</p><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p><p>Serves',
    )
    expect(wordsOf(talk, { ingredients: ['2 large leeks', '500 ml stock'] }).ingredients).not.toContain(
      'I love',
    )
  })

  it('of a text are its own lines', () => {
    const text =
      'Leek pie\n\nServes 4\n\nIngredients\n2 large leeks\n100 g flour\n\nMethod\nSoften the leeks.\nBake the pie.'
    expect(wordsOf(text)).toMatchObject({
      name: 'Leek pie',
      servings: 'Serves 4',
      ingredients: expect.stringContaining('2 large leeks\n100 g flour'),
    })
  })

  it('have no entry for a field that the page does not mention', () => {
    const words = wordsOf(page, {
      servings: 9,
      cookTimeMinutes: 99,
      ingredients: ['3 kg of nothing that is there'],
      steps: [],
    })
    for (const field of ['servings', 'cookTimeMinutes', 'ingredients', 'steps'])
      expect(words).not.toHaveProperty(field)
  })

  it('are empty for bare data, and never an error', () => {
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['2 leeks'],
      recipeInstructions: ['Cook.'],
    })
    expect(wordsOf(data)).toEqual({})
    expect(wordsOf(page, { ingredients: undefined as never })).toEqual({})
  })

  it('are limited in length', () => {
    const many = Array.from(
      { length: 400 },
      (_, at) => `<li>${at} grams of a long food name ${'x'.repeat(400)}</li>`,
    ).join('')
    const words = wordsOf(page, {})
    const long = quotesByField(`<html><body><ul>${many}</ul></body></html>`, URL, {
      ...(readSource(page, URL).reading.recipe as PageRecipe),
      ingredients: Array.from(
        { length: 400 },
        (_, at) => `${at} grams of a long food name ${'x'.repeat(400)}`,
      ),
    })
    expect(words.ingredients).toContain('500 ml stock')
    expect(long.ingredients?.split('\n')).toHaveLength(60)
    expect(long.ingredients?.length).toBeLessThan(60 * 302)
  })
})
