/** Pages that are read by their looks, in our own words (decision 0214). */

import { describe, expect, test } from 'vitest'
import { foodsOf, nameOf, recipeOf, stepsOf } from '../../test/whole-page.ts'
import { isHeading, textOf } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'
import { readSource } from '../read-source.ts'

const url = 'https://kitchen.example/page'

describe('pages by their looks (importing 146)', () => {
  const foods = '<ul><li>200 g flour</li><li>2 eggs</li><li>1 pinch of salt</li></ul>'
  const method = '<ol><li>Mix the flour with the eggs.</li><li>Bake the dough for 20 minutes.</li></ol>'

  test.each([
    [
      'header',
      `<title>Ida's Recipes</title><header><h1>Ida's Recipes</h1></header><main><h1>Flat bread</h1>`,
    ],
    [
      'div',
      `<title>Recipe</title><div id="header"><a href="index.html"><h1>Bread Fairy</h1></a></div><h2>Flat bread</h2>`,
    ],
  ])('the name is the heading over the foods, and not that of the site (%s)', (_, head) => {
    expect(nameOf(`${head}<h3>Ingredients</h3>${foods}<h3>Method</h3>${method}`)).toBe('Flat bread')
  })

  test('text behind a heading is no heading', () => {
    const html = `<h1>Flat bread</h1><div>Makes 4<br><br><h4>INGREDIENTS</h4>200 g flour<br>2 eggs<br>1 pinch of salt<br>
      <h4>INSTRUCTIONS</h4>1. Mix the flour with the eggs.<br><br>2. Bake the dough for 20 minutes.</div>`
    expect(foodsOf(html)).toEqual(['200 g flour', '2 eggs', '1 pinch of salt'])
    expect(stepsOf(html)).toEqual(['Mix the flour with the eggs.', 'Bake the dough for 20 minutes.'])
  })

  test('a link that is set as a button and leads nowhere is no line', () => {
    const html = `<h1>Flat bread</h1><h3>Ingredients</h3><a class="small button" onclick="convert()">MAKE IT METRIC</a>
      ${foods}<h3>Method</h3>${method}`
    expect(foodsOf(html)).toEqual(['200 g flour', '2 eggs', '1 pinch of salt'])
  })

  test("a short first item of the method's list is a step as its neighbours are", () => {
    const html = `<h1>Bolo simples</h1><h2>Ingredientes</h2><ul><li>2 xícaras de farinha</li><li>2 ovos</li><li>1 colher (sopa) fermento em pó</li></ul>
      <h3>Modo de Preparo</h3><ul><li>Separe o fermento</li><li>Bata os demais ingredientes por 5 minutos</li>
      <li>Junte o fermento e misture com uma colher</li><li>Leve ao forno a 180ºC por 35 minutos</li></ul>`
    expect(stepsOf(html)[0]).toBe('Separe o fermento')
    expect(stepsOf(html)).toHaveLength(4)
  })

  test("'So you do it' in Swedish begins the method", () => {
    const html = `<h1>Tunnbröd</h1><h2>Ingredienser</h2><ul><li>2 dl vetemjöl</li><li>1 dl vatten</li><li>1/2 tsk salt</li></ul>
      <h2>Så här gör du</h2><ol><li>Blanda mjöl och salt i en bunke</li><li>Vispa i vattnet</li><li>Grädda brödet i en het panna</li></ol>`
    expect(foodsOf(html)).toEqual(['2 dl vetemjöl', '1 dl vatten', '1/2 tsk salt'])
  })

  test('a label of the method that says of what is no step, nor is a line of servings', () => {
    const html = `<h1>Sernik</h1><h2>Składniki</h2><ul><li>1 kg sera</li><li>8 jajek</li><li>1 szklanka cukru</li></ul>
      <div><b>Sposób przygotowania ciasta:</b><br>Ser mielimy dwa razy i mieszamy z jajkami oraz cukrem. Pieczemy w temp. 180 C przez 50 minut.</div>`
    expect(stepsOf(html)[0]).toMatch(/^Ser mielimy/)
    const served = `<h1>Flat bread</h1><h3>Ingredients</h3>${foods}<h3>Method</h3>
      <p>Mix the flour with the eggs.</p><p>Bake the dough for 20 minutes.</p><p>Serves 4 to 6.</p>`
    expect(stepsOf(served)).toEqual(['Mix the flour with the eggs.', 'Bake the dough for 20 minutes.'])
  })

  test("'Ca. 24 stk.' over the foods is none of them", () => {
    const html = `<h1>Boller</h1><h4>Det skal du bruge:</h4><p><em>Ca. 24 stk.</em></p><p>500 g hvedemel</p><p>75 g smør</p><p>50 g gær</p>
      <h4>Sådan gør du</h4><p>Rul dejen til boller og lad dem hæve.</p><p>Bag dem i 10 minutter.</p>`
    expect(foodsOf(html)).toEqual(['500 g hvedemel', '75 g smør', '50 g gær'])
  })

  test('foods that end a list above the title of the method are no steps', () => {
    const html = `<h1>Filled roll</h1><h2>Ingredients</h2><ul><li>100 g tofu, sliced</li><li>1 roll</li><li>1/2 tsp soy sauce</li><li>1 tbsp vinegar</li>
      <li>Freshly ground black pepper.</li><li>Squeeze of lime</li></ul><h2>Get started</h2><ol><li>Slice the roll in half and mix the sauce with the vinegar.</li>
      <li>Fry the tofu until golden brown.</li><li>Fill the roll and finish with a squeeze of lime.</li></ol>`
    expect(stepsOf(html)).toHaveLength(3)
  })
})

test("'Ein Rezept von meiner Oma' says from whom, and names no dish (importing 146)", () => {
  const text = `Omas Fladenbrot\n\nHab das Rezept von meiner Oma, super einfach!\n\n**Zutaten:**\n\n* 250 g Mehl\n* 2 EL Öl\n\n**Zubereitung:**\n\n1. Mehl und Öl mischen.\n2. Das Brot in der Pfanne backen.`
  expect(readSource(text, '').reading.recipe?.name).toBe('Omas Fladenbrot')
})

test('a table of Markdown keeps its cells together, and a step may say no more than how long (importing 146)', () => {
  const text = `# Suppe\n\n| 750 gr     | Rindfleisch    |\n| 90 gr      | Schmalz        |\n| 3          | grüne Paprika  |\n|            | Salz, Pfeffer  |

- Fleisch in Schmalz anbraten\n- Mehl anschwitzen und mit Brühe angießen\n- 40 Minuten kochen\n- mit Pfeffer abschmecken`
  expect(foodsOf(text)).toEqual(['750 gr Rindfleisch', '90 gr Schmalz', '3 grüne Paprika', 'Salz, Pfeffer'])
  expect(stepsOf(text)).toContain('40 Minuten kochen')
})

test('a list of bullets below foods that have none is the method, however little it says (importing 146)', () => {
  const text = `# Suppe\n\n750 g Rindfleisch\n90 g Schmalz\n3 Zwiebeln\n1 TL Kümmel\n
- Fleisch in Schmalz anschmoren\n- Zwiebeln + Kümmel dazu\n- Knoblauch kurz dazu\n- alle Gewürze dazu`
  expect(foodsOf(text)).toHaveLength(4)
  expect(stepsOf(text)).toHaveLength(4)
})

test('lines that a letter quotes are none of its recipe (importing 146)', () => {
  const text = `Noodles of Ann\n\nIngredients:\n- 200 g noodles\n- 2 eggs\n\n> Could you send me the noodles?\n> I miss them.\n
Instructions:\n1. Cook the noodles.\n2. Stir in the eggs.`
  expect(foodsOf(text)).toEqual(['200 g noodles', '2 eggs'])
})

test('an item of kept text goes on in the lines below its words (importing 146)', () => {
  const html = `<html><body><h1>Appeltaart</h1><pre>Ingrediënten

  * 300 gram bakmeel
  * 1 ei
  * 175 gram boter

Bereiding

  o Verwarm de oven voor op 160 graden (voor gas en
    elektrisch) of op 175 graden.
  o Vet de vorm in met een klein beetje boter.
  o Meng het bakmeel met het ei.</pre></body></html>`
  expect(stepsOf(html)).toEqual([
    'Verwarm de oven voor op 160 graden (voor gas en elektrisch) of op 175 graden.',
    'Vet de vorm in met een klein beetje boter.',
    'Meng het bakmeel met het ei.',
  ])
})

test('one food and one step are a recipe where a text calls them so (importing 146)', () => {
  const text = 'Plain noodles\n\nIngredients:\n- 200 g noodles\n\nInstructions:\n1. Cook the noodles'
  expect(foodsOf(text)).toEqual(['200 g noodles'])
})

test("what a method's mark holds below 'You might also like' is no step (importing 145)", () => {
  const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Kale soup</h1><p itemprop="recipeIngredient">1 kale</p>
    <p itemprop="recipeIngredient">1 onion</p><div itemprop="recipeInstructions"><p>Boil the kale.</p><p>Fry the onion.</p><p>Serve both.</p>
    <p>You Might Also Like</p><p>Garlic Greens</p><p>Baked Turkey</p></div></div>`
  expect(stepsOf(html)).toEqual(['Boil the kale.', 'Fry the onion.', 'Serve both.'])
})

test('one of a food whose weight stands in brackets is no first step (importing 146)', () => {
  const text =
    'Quiche\n\nZutaten\n\n1 \tZucchini (ca. 280 g)\n2 \tEier\n150 g\tKäse\n\nZubereitung\n\nAlles mischen und backen.'
  expect(foodsOf(text)).toEqual(['1 Zucchini (ca. 280 g)', '2 Eier', '150 g Käse'])
})

describe('pages from schools, clubs and first websites (importing 147)', () => {
  const foods = '<li>300 g flour</li><li>200 g butter</li><li>2 eggs</li><li>1 kg quark</li>'

  test('a heading that stands twice, for wide and for narrow windows, is the name', () => {
    const html = `<title>Leeks with sauce</title><body><div><h1>Leeks with creamy sauce</h1></div><h3>Ingredients</h3>
      <ul>${foods}</ul><h3>Method</h3><ol><li>Slice the leeks.</li><li>Boil them in the sauce.</li></ol>
      <div class="mobile"><h1>Leeks with creamy sauce</h1></div></body>`
    expect(nameOf(html)).toBe('Leeks with creamy sauce')
  })

  test('a food without an amount is the first of paragraphs, and the last of lines', () => {
    const page = (list: string) =>
      `<h1>Cake</h1><h2>Ingredients</h2><div>${list}</div><h2>Method</h2><ol><li>Mix the butter and the flour.</li><li>Bake the cake.</li></ol>`
    expect(foodsOf(page('<p>Chocolate</p><p>250 g butter</p><p>100 g flour</p><p>2 eggs</p>'))).toContain(
      'Chocolate',
    )
    const toppings = 'A few toppings such as maple syrup, fresh berries, etc.'
    expect(foodsOf(page(`<p>1 cup milk<br>2 eggs<br>100 g flour<br>${toppings}</p>`))).toContain(toppings)
  })

  test('the name of a part among foods is a title, where steps stand under it', () => {
    const html = `<h1>Käsekuchen</h1><h2>Zutaten</h2><table><tr><td colspan="2">Mürbeteig</td></tr>
      <tr><td>300 g</td><td>Mehl</td></tr><tr><td>200 g</td><td>Butter</td></tr><tr><td>1</td><td>Ei</td></tr>
      <tr><td colspan="2">Quarkmasse</td></tr><tr><td>1 kg</td><td>Quark</td></tr><tr><td>4</td><td>Eier</td></tr></table>
      <h2>Zubereitung</h2><h4>Für den Mürbeteig</h4><ol><li>Mehl, Butter und Ei zu einem Teig kneten.</li><li>Den Teig eine Stunde ruhen lassen.</li></ol>
      <h4>für die Quarkmasse</h4><ol><li>Den Quark mit den Eiern verrühren.</li><li>Den Kuchen 50 Minuten backen.</li></ol>`
    const titles = recipeOf(html)?.ingredients.filter(isHeading).map(textOf)
    expect(titles).toEqual(['Mürbeteig', 'Quarkmasse'])
  })

  test('the first item of a second list may say little, without a full stop', () => {
    const html = `<html lang="de"><h1>Kuchen</h1><h2>Zutaten</h2><ul><li>300 g Mehl</li><li>200 g Butter</li><li>1 Ei</li><li>1 kg Quark</li></ul>
      <h2>Zubereitung</h2><h4>Für den Teig</h4><ol><li>Mehl mit der Butter und dem Ei verkneten</li><li>den Teig eine Stunde ruhen lassen</li></ol>
      <h4>Für die Masse</h4><ol><li>Alles bereitstellen</li><li>Den Quark in eine große Schüssel geben und verrühren.</li><li>Alles 50 Minuten backen.</li></ol></html>`
    expect(stepsOf(html)[2]).toBe('Alles bereitstellen')
  })
})

describe('what neither markup nor looks part is read all the same (importing 152)', () => {
  test('a page of lines alone is read as the text that it shows', () => {
    const html = `<html><body><p>Leek pie</p><p>200 g flour | 3 leeks</p><p>100 g butter | 2 eggs | 1 pinch of salt</p>
      <p>Rub the butter into the flour and chill the dough for an hour. Slice</p>
      <p>the leeks and fry them until they are soft. Bake the pie for 40 minutes.</p></body></html>`
    const { recipe, method } = readPage(html, url)
    expect(method).toBe('rows')
    expect(recipe).toMatchObject({ name: 'Leek pie', source: url })
    expect(recipe?.ingredients).toEqual([
      '200 g flour',
      '3 leeks',
      '100 g butter',
      '2 eggs',
      '1 pinch of salt',
    ])
  })

  test('a page without a recipe stays one', () => {
    const html = `<h1>Opening hours</h1><p>Monday 9 to 5</p><p>Our shop sells flour, butter and eggs.</p>
      <p>We bake bread every morning. Come and try it!</p>`
    expect(readPage(html, url).recipe).toBeNull()
  })

  const foods = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li><li>50 g butter</li></ul>'

  test('a counted step may say little where most of its neighbours are steps', () => {
    const html = `<h1>Leek pie</h1>${foods}<div class="s"><span>1. </span>Ready?</div>
      <div class="s"><span>2. </span>Slice the leeks and fry them in butter.</div>
      <div class="s"><span>3. </span>Whisk the eggs, pour them over and bake the pie.</div>`
    expect(stepsOf(html)).toEqual([
      'Ready?',
      'Slice the leeks and fry them in butter.',
      'Whisk the eggs, pour them over and bake the pie.',
    ])
  })

  test('steps may be counted in words before them, and the last of their lines without', () => {
    const html = `<h1>Tarte aux poireaux</h1><h3>Liste d'ingrédients</h3><ul><li>3 poireaux</li><li>2 œufs</li></ul>
      <div>Etape 1 : Émincer les poireaux et les faire revenir.<br>Etape 2 : Enfourner 25 min au four à 210 °C.<br>
      Pour finir : Servir la tarte tiède avec une salade.</div>`
    expect(stepsOf(html)).toEqual([
      'Émincer les poireaux et les faire revenir.',
      'Enfourner 25 min au four à 210 °C.',
      'Pour finir : Servir la tarte tiède avec une salade.',
    ])
  })

  test('data that was escaped twice has its line breaks', () => {
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek pie',
      recipeIngredient: ['3 leeks', '2 eggs'],
      recipeInstructions: 'Slice the leeks.\\nBake the pie.',
    })
    expect(stepsOf(`<script type="application/ld+json">${data}</script>`)).toEqual([
      'Slice the leeks.',
      'Bake the pie.',
    ])
  })

  test.each([
    'This recipe freezes well.',
    'Dieses Rezept stammt von einer Nachbarin.',
    'Essa receita pode ser congelada.',
    'Cette recette plaît à tout le monde.',
    'Detta recept är från en gammal bok.',
  ])('%s is said of the recipe, and is no step', (remark) => {
    const method = '<p>Slice the leeks and fry them in butter.</p><p>Pour the eggs over them and bake.</p>'
    const html = `<h1>Leek pie</h1>${foods}<h2>Method</h2>${method}<p>${remark}</p>`
    expect(stepsOf(html)).toEqual([
      'Slice the leeks and fry them in butter.',
      'Pour the eggs over them and bake.',
    ])
  })

  test('short items of a method are steps by their verbs, where a later one surely is', () => {
    const html = `<h1>Torta di porri</h1><h4>Ingredienti</h4><ul><li>3 porri</li><li>2 uova</li><li>100 g farina</li></ul>
      <h4>Preparazione</h4><ol><li>pesare la farina</li><li>sbattere le uova</li>
      <li>tagliare i porri e cuocerli in padella con un filo di olio</li></ol>`
    expect(stepsOf(html)).toHaveLength(3)
  })

  test('a last line that only lets the dish rest is a step', () => {
    const html = `<h1>Gâteau</h1><ul><li>3 œufs</li><li>120 g de sucre</li><li>200 g de farine</li></ul>
      <p>Fouetter les œufs et le sucre dans un grand saladier.</p><p>Ajouter la farine et verser dans un moule.</p>
      <p>Laisser reposer 15 minutes avant de démouler</p>`
    expect(stepsOf(html).at(-1)).toBe('Laisser reposer 15 minutes avant de démouler')
  })

  test.each([
    ['Tiramisu Recept', 'Tiramisu'],
    ['Lauchkuchen Rezept', 'Lauchkuchen'],
    ['Mormors recept', 'Mormors recept'],
    ['Bestes Rezept', 'Bestes Rezept'],
  ])('%s is the name %s', (heading, name) => {
    const html = `<h1>${heading}</h1>${foods}<h2>Method</h2><ol><li>Slice the leeks and fry them.</li><li>Bake the pie.</li></ol>`
    expect(nameOf(html)).toBe(name)
  })
})
