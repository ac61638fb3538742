import { describe, expect, test } from 'vitest'
import type { PageLine } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'
import { withSections } from './correct-declared.ts'

const title = (text: string): PageLine => ({ text, heading: true })
const declared = ['3 leeks', '50 g butter (soft)', '2 eggs', '1 pinch salt']

describe('declared lines get the titles that the page shows', () => {
  test.each<[string, PageLine[], PageLine[], PageLine[]]>([
    [
      'where the lines are the same but for remarks',
      declared,
      [title('For the base'), '3 leeks', '50 g butter, soft', title('For the top'), '2 eggs', '1 pinch salt'],
      [
        title('For the base'),
        '3 leeks',
        '50 g butter (soft)',
        title('For the top'),
        '2 eggs',
        '1 pinch salt',
      ],
    ],
    [
      'not one that heads the whole list',
      declared,
      [title('Leek pie'), '3 leeks', '50 g butter', '2 eggs', '1 pinch salt'],
      declared,
    ],
    [
      'not a count or the word itself',
      declared,
      [title('Ingredients:'), '3 leeks', '50 g butter', title('For 4 people'), '2 eggs', '1 pinch salt'],
      declared,
    ],
    [
      'not one that another follows at once',
      declared,
      ['3 leeks', '50 g butter', title('Add to basket'), title('For the top'), '2 eggs', '1 pinch salt'],
      ['3 leeks', '50 g butter (soft)', title('For the top'), '2 eggs', '1 pinch salt'],
    ],
    [
      'not where the page shows other lines',
      declared,
      [title('For the base'), '200 g flour', '50 ml oil', title('For the top'), '1 lemon', '3 leeks'],
      declared,
    ],
    [
      'not where there are titles already',
      [title('Base'), '3 leeks', '2 eggs'],
      ['3 leeks', title('Top'), '2 eggs'],
      [title('Base'), '3 leeks', '2 eggs'],
    ],
  ])('%s', (_, told, shown, lines) => {
    expect(withSections(told, shown)).toEqual(lines)
  })

  test('on a page whose card has parts and whose markup is one list', () => {
    const { recipe } = readPage(
      `<script type="application/ld+json">{"@type":"Recipe","name":"Leek pie",
        "recipeIngredient":["200 g flour","100 g butter","3 leeks","2 eggs"],
        "recipeInstructions":["Make the base.","Bake the pie."]}</script>
      <div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Leek pie</h2>
        <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Base</h4><ul>
          <li class="wprm-recipe-ingredient">200 g flour</li><li class="wprm-recipe-ingredient">100 g butter</li></ul></div>
        <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Filling</h4><ul>
          <li class="wprm-recipe-ingredient">3 leeks</li><li class="wprm-recipe-ingredient">2 eggs</li></ul></div>
        <div class="wprm-recipe-instruction-group"><div class="wprm-recipe-instruction-text">Make the base.</div>
          <div class="wprm-recipe-instruction-text">Bake the pie.</div></div></div>`,
      'https://kitchen.example/leek-pie/',
    )
    expect(recipe?.ingredients).toEqual([
      title('Base'),
      '200 g flour',
      '100 g butter',
      title('Filling'),
      '3 leeks',
      '2 eggs',
    ])
  })
})

describe('times in hours that the page shows as minutes are minutes (importing 139)', () => {
  test.each([
    ['as many minutes', 'PT15H', 'PT25H', 'PT40H', [15, 25, 40]],
    ['other minutes are believed as declared', 'PT16H', 'PT26H', 'PT42H', [960, 1560, 2520]],
    ['minutes are minutes', 'PT15M', 'PT25M', 'PT40M', [15, 25, 40]],
  ])('%s', (_, prepTime, cookTime, totalTime, minutes) => {
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek soup',
      prepTime,
      cookTime,
      totalTime,
      recipeIngredient: declared,
      recipeInstructions: ['Soften the leeks.', 'Stir in the eggs.'],
    })
    const { recipe } = readPage(
      `<script type="application/ld+json">${data}</script><h1>Leek soup</h1>
      <p>Prep time: 15 min</p><p>Cook time: 25 min</p><h2>Ingredients</h2><ul>${declared.map((line) => `<li>${line}</li>`).join('')}</ul>
      <h2>Method</h2><ol><li>Soften the leeks.</li><li>Stir in the eggs.</li></ol>`,
      'https://kitchen.example/leek-soup/',
    )
    expect([recipe?.prepTimeMinutes, recipe?.cookTimeMinutes, recipe?.totalTimeMinutes]).toEqual(minutes)
  })
})
