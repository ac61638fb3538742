import { describe, expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'

/** Recipes as people type them, with foods that have no amount, and how many foods each has. */
const typed = {
  German: `Linsensuppe
Rote Linsen
Karotten
1 Zwiebel
Gemüsebrühe
Salz, Pfeffer

Zwiebel und Karotten klein schneiden und anbraten. Linsen und Brühe dazugeben und 20 Minuten köcheln lassen.`,
  Italian: `Pasta al pomodoro
spaghetti
pomodori pelati
aglio
olio extravergine
basilico
Soffriggere l'aglio nell'olio, aggiungere i pomodori e cuocere 15 minuti. Scolare gli spaghetti e unirli al sugo.`,
  Spanish: `Gazpacho
tomates maduros
pepino
pimiento verde
ajo
aceite de oliva
Triturar todo, colar y enfriar en la nevera dos horas. Servir bien frío.`,
  Dutch: `Boerenkoolstamppot
boerenkool
aardappelen
rookworst
melk
boter
Kook de aardappelen met de boerenkool gaar. Stamp ze fijn met melk en boter. Serveer met de rookworst.`,
  Polish: `Placki ziemniaczane
ziemniaki
cebula
jajko
mąka
sól
Ziemniaki i cebulę zetrzeć na tarce. Dodać jajko, mąkę i sól, wymieszać. Smażyć na złoto na oleju.`,
}

describe('a typed recipe whose foods have no amounts (importing 186)', () => {
  it.each(Object.entries(typed))('is read in %s', (_, text) => {
    const [name, ...lines] = text.split('\n').filter((line) => line !== '')
    const [reading] = readTexts(text)
    expect(reading?.recipe).toMatchObject({ name, ingredients: lines.slice(0, -1), steps: [lines.at(-1)] })
  })
})

describe('a recipe as people send it', () => {
  it.each([
    [
      'amounts behind foods of another language (importing 186)',
      'Kladdkaka\nSmör 100 g\nSocker 2,5 dl\nÄgg 2\nMjöl 1,5 dl\nSmält smöret. Rör ner resten. Grädda i 175 grader i 20 minuter.',
      'Kladdkaka',
      ['Smör 100 g', 'Socker 2,5 dl', 'Ägg 2', 'Mjöl 1,5 dl'],
      ['Smält smöret. Rör ner resten. Grädda i 175 grader i 20 minuter.'],
    ],
    [
      'unknown foods below one with a measure behind it',
      'Żurek\nzakwas żytni 500 ml\nbiała kiełbasa\nziemniaki\njajka\nUgotować kiełbasę. Dodać zakwas i gotować 15 minut. Podawać z jajkiem.',
      'Żurek',
      ['zakwas żytni 500 ml', 'biała kiełbasa', 'ziemniaki', 'jajka'],
      ['Ugotować kiełbasę. Dodać zakwas i gotować 15 minut. Podawać z jajkiem.'],
    ],
    [
      'a step that begins with a time behind its number',
      'Pfannkuchen\n400 g Mehl\n4 Eier\nMilch\n1. Mehl, Eier und Milch verrühren.\n2. 20 Minuten quellen lassen.\n3. In Butter ausbacken.',
      'Pfannkuchen',
      ['400 g Mehl', '4 Eier', 'Milch'],
      ['Mehl, Eier und Milch verrühren.', '20 Minuten quellen lassen.', 'In Butter ausbacken.'],
    ],
    [
      'all of it in one line, with one amount (importing 187)',
      'Quick cucumber salad: 2 cucumbers, soured cream, dill, vinegar, sugar. Slice the cucumbers, salt them and mix with the rest.',
      'Quick cucumber salad',
      ['2 cucumbers', 'soured cream', 'dill', 'vinegar', 'sugar'],
      ['Slice the cucumbers, salt them and mix with the rest.'],
    ],
  ])('%s', (_, text, name, ingredients, steps) => {
    expect(readTexts(text)[0]?.recipe).toMatchObject({ name, ingredients, steps })
  })
})

describe('titles over the foods of a part (importing 188)', () => {
  it.each([
    ['For the dough', 'For the filling'],
    ['Für den Teig', 'Für die Füllung'],
    ['Pour l’appareil', 'Pour la garniture'],
    ['Para la masa', 'Para el relleno'],
    ['Per l’impasto', 'Per il ripieno'],
    ['Voor het deeg', 'Voor de vulling'],
    ['Till degen', 'Till fyllningen'],
    ['Til dejen', 'Til fyldet'],
    ['Para a massa', 'Para o recheio'],
    ['Na ciasto', 'Na nadzienie'],
  ])('%s, %s', (first, second) => {
    const foods = `${first}\n300 g flour\n200 g butter\n${second}\n1 kg apples\n2 tsp cinnamon`
    const method = 'Knead the dough and line the tin. Peel the apples, mix and bake for 60 minutes.'
    expect(readTexts(`Tarte\n${foods}\n${method}`)[0]?.recipe).toMatchObject({
      name: 'Tarte',
      ingredients: [
        { heading: true, text: first },
        '300 g flour',
        '200 g butter',
        { heading: true, text: second },
        '1 kg apples',
        '2 tsp cinnamon',
      ],
      steps: [method],
    })
  })
})
