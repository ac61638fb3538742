/** Microformats, and what marks say beside their parts, in our own words (decision 0214). */

import { describe, expect, test } from 'vitest'
import { foodsOf, nameOf, stepsOf } from '../../test/whole-page.ts'

describe('microformats are read whole (importing 145)', () => {
  const foods =
    '<li class="ingredient p-ingredient">2 leeks</li><li class="ingredient p-ingredient">3 eggs</li>'

  test('words right in the tag of the method are a step beside its paragraphs', () => {
    const html = `<div class="hrecipe"><h1 class="fn">Leek tart</h1><ul>${foods}</ul>
      <div class="instructions">Wash the leeks well and slice them.<p>Soften them in butter.<p>Bake the tart.</div></div>`
    expect(stepsOf(html)).toEqual([
      'Wash the leeks well and slice them.',
      'Soften them in butter.',
      'Bake the tart.',
    ])
  })

  test('so are those of a card of Jetpack, whose first paragraph has no tag', () => {
    const html = `<div class="hrecipe jetpack-recipe"><h3 class="jetpack-recipe-title">Leek tart</h3>
      <div class="jetpack-recipe-ingredients"><ul><li>2 leeks</li><li>3 eggs</li></ul></div>
      <div class="jetpack-recipe-directions"><strong>Heat the oven:</strong> To 180 °C.</p><p>Bake the tart.</p></div></div>`
    expect(stepsOf(html)).toEqual(['Heat the oven: To 180 °C.', 'Bake the tart.'])
  })

  test('the name is that of the dish, and not of its cook', () => {
    const html = `<article class="h-recipe"><span class="p-author h-card"><span class="p-name">Ida</span></span>
      <h1 class="p-name">Leek soup</h1><ul>${foods}</ul><ol class="e-instructions"><li>Boil the leeks.</li></ol></article>`
    expect(nameOf(html)).toBe('Leek soup')
  })

  test('one food is enough, and the class may be in capitals', () => {
    const html = `<div class="hRecipe"><h1 class="fn">Lemonade</h1><span class="ingredient">1 lemon</span>
      <div class="instructions">Press the lemon.<br>Fill up with water.</div></div>`
    expect(foodsOf(html)).toEqual(['1 lemon'])
    expect(stepsOf(html)).toEqual(['Press the lemon.', 'Fill up with water.'])
  })

  test('counts in one text part its steps', () => {
    const html = `<div class="hrecipe"><h1 class="fn">Leek tart</h1><ul>${foods}</ul>
      <span class="instructions">1. Slice the leeks. 2. Soften them in butter. 3. Bake the tart.</span></div>`
    expect(stepsOf(html)).toEqual(['Slice the leeks.', 'Soften them in butter.', 'Bake the tart.'])
  })

  test('a food within a sentence is one', () => {
    const html = `<div class="hrecipe"><h1 class="fn">Leek tart</h1><h2>Ingredients</h2><ul>${foods}
      <li>You may want some <span class="ingredient">Chives and Cress</span> as well.</li></ul>
      <h2>Instructions</h2><ul class="instructions"><li>Slice the leeks.</li><li>Bake the tart.</li></ul></div>`
    expect(foodsOf(html)).toEqual(['2 leeks', '3 eggs', 'Chives and Cress'])
  })
})

describe('what a mark says beside its parts is kept (importing 145)', () => {
  test('of a food: how it is cut', () => {
    const food = (inside: string) =>
      `<span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">${inside}</span>`
    const html = `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Leek tart</h1>
      ${food('Thinly-sliced <span itemprop="name">leeks</span>: <span itemprop="amount">2 cups</span>')}
      ${food('<span itemprop="amount">3</span> <span itemprop="name">eggs</span>, <span itemprop="preparation">beaten</span>')}
      <div itemprop="instructions">Soften the leeks. Bake the tart.</div></div>`
    expect(foodsOf(html)).toEqual(['Thinly-sliced leeks: 2 cups', '3 eggs, beaten'])
  })

  test('a food that stands in two parts of the list is two foods', () => {
    const rows = [
      ['80 g', 'bacon'],
      ['2', 'leeks'],
      ['400 g', 'beans'],
      ['150 g', 'noodles'],
      ['', 'salt, to taste'],
      ['', 'pepper, to taste'],
      ['1 bunch', 'basil'],
      ['1', 'lemon'],
      ['20 g', 'almonds'],
      ['3 tbsp', 'oil'],
      ['', 'salt, to taste'],
      ['', 'pepper, to taste'],
    ]
    const table = rows
      .map(([amount, food]) => `<tr itemprop="recipeIngredient"><td>${amount}</td><td>${food}</td></tr>`)
      .join('')
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Noodles with beans</h1>
      <h2>Ingredients</h2><table>${table}</table><h2>Method</h2>
      <ol itemprop="recipeInstructions"><li>Fry the bacon.</li><li>Boil the beans and the noodles.</li></ol></div>`
    expect(foodsOf(html).filter((line) => line.startsWith('salt'))).toHaveLength(2)
  })
})
