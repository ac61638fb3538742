/** A recipe of ours in each language that is read as well as English: in words, and as a page. */

import { expect, test } from 'vitest'
import { textOf } from './page/page-recipe.ts'
import { readPage } from './read-page.ts'
import { readTexts } from './read-text.ts'

interface Told {
  name: string
  servings: [string, number]
  times: [string, number, string, number, string, number]
  ingredients: [string, ...string[]]
  steps: [string, ...string[]]
  tips: [string, string]
}

const recipes: Record<string, Told> = {
  German: {
    name: 'Lauchkuchen',
    servings: ['Für 4 Personen', 4],
    times: ['Vorbereitungszeit: 20 Min.', 20, 'Backzeit: 1 Std. 10 Min.', 70, 'Gesamtzeit: 2 Stunden', 120],
    ingredients: ['Zutaten', '3 Stangen Lauch', '200 g Mehl', '1 Prise Salz'],
    steps: ['Zubereitung', 'Den Lauch in Ringe schneiden.', 'Im Ofen goldbraun backen.'],
    tips: ['Tipps', 'Schmeckt auch kalt.'],
  },
  French: {
    name: 'Tarte aux poireaux',
    servings: ['Pour 4 personnes', 4],
    times: ['Préparation : 20 min', 20, 'Cuisson : 1 h 10', 70, 'Temps total : 2 heures', 120],
    ingredients: ['Ingrédients', '3 poireaux', '200 g de farine', '1 pincée de sel'],
    steps: ['Préparation', 'Émincer les poireaux.', 'Enfourner et laisser dorer.'],
    tips: ['Astuces', 'Se mange aussi froide.'],
  },
  Spanish: {
    name: 'Tarta de puerros',
    servings: ['Para 4 personas', 4],
    times: [
      'Tiempo de preparación: 20 minutos',
      20,
      'Tiempo de cocción: 1 hora 10 minutos',
      70,
      'Tiempo total: 2 horas',
      120,
    ],
    ingredients: ['Ingredientes', '3 puerros', '200 g de harina', '1 pizca de sal'],
    steps: ['Elaboración', 'Corta los puerros en rodajas.', 'Hornea hasta que esté dorada.'],
    tips: ['Consejos', 'También está rica fría.'],
  },
  Italian: {
    name: 'Torta di porri',
    servings: ['Per 4 persone', 4],
    times: [
      'Tempo di preparazione: 20 minuti',
      20,
      'Tempo di cottura: 1 ora e 10 minuti',
      70,
      'Tempo totale: 2 ore',
      120,
    ],
    ingredients: ['Ingredienti', '3 porri', '200 g di farina', '1 pizzico di sale'],
    steps: ['Preparazione', 'Tagliate i porri a rondelle.', 'Infornate e fate dorare.'],
    tips: ['Consigli', 'Ottima anche fredda.'],
  },
  Dutch: {
    name: 'Preitaart',
    servings: ['Voor 4 personen', 4],
    times: [
      'Voorbereidingstijd: 20 minuten',
      20,
      'Oventijd: 1 uur 10 minuten',
      70,
      'Totale tijd: 2 uur',
      120,
    ],
    ingredients: ['Ingrediënten', '3 preien', '200 g bloem', '1 snufje zout'],
    steps: ['Bereiding', 'Snijd de prei in ringen.', 'Bak de taart goudbruin in de oven.'],
    tips: ['Tips', 'Ook koud lekker.'],
  },
  Swedish: {
    name: 'Purjolökspaj',
    servings: ['4 portioner', 4],
    times: [
      'Förberedelsetid: 20 minuter',
      20,
      'Gräddningstid: 1 timme 10 minuter',
      70,
      'Total tid: 2 timmar',
      120,
    ],
    ingredients: ['Ingredienser', '3 purjolökar', '2 dl vetemjöl', '1 nypa salt'],
    steps: ['Gör så här', 'Skär purjolöken i ringar.', 'Grädda pajen gyllene i ugnen.'],
    tips: ['Tips', 'God även kall.'],
  },
  Danish: {
    name: 'Porretærte',
    servings: ['4 personer', 4],
    times: [
      'Forberedelsestid: 20 minutter',
      20,
      'Bagetid: 1 time og 10 minutter',
      70,
      'Samlet tid: 2 timer',
      120,
    ],
    ingredients: ['Ingredienser', '3 porrer', '200 g hvedemel', '1 knivspids salt'],
    steps: ['Fremgangsmåde', 'Skær porrerne i ringe.', 'Bag tærten gylden i ovnen.'],
    tips: ['Noter', 'Smager også godt kold.'],
  },
  Norwegian: {
    name: 'Purrepai',
    servings: ['4 porsjoner', 4],
    times: [
      'Forberedelsestid: 20 minutter',
      20,
      'Steketid: 1 time 10 minutter',
      70,
      'Total tid: 2 timer',
      120,
    ],
    ingredients: ['Ingredienser', '3 purrer', '200 g hvetemel', '1 klype salt'],
    steps: ['Slik gjør du', 'Skjær purren i ringer.', 'Stek paien gyllen i ovnen.'],
    tips: ['Tips', 'Smaker også godt kald.'],
  },
  Portuguese: {
    name: 'Tarte de alho-francês',
    servings: ['4 porções', 4],
    times: [
      'Tempo de preparação: 20 minutos',
      20,
      'Tempo de cozedura: 1 hora e 10 minutos',
      70,
      'Tempo total: 2 horas',
      120,
    ],
    ingredients: ['Ingredientes', '3 alhos-franceses', '200 g de farinha', '1 pitada de sal'],
    steps: ['Modo de preparo', 'Corte os alhos-franceses em rodelas.', 'Leve ao forno até dourar.'],
    tips: ['Dicas', 'Também é boa fria.'],
  },
  Polish: {
    name: 'Tarta z porem',
    servings: ['4 porcje', 4],
    times: [
      'Czas przygotowania: 20 minut',
      20,
      'Czas pieczenia: 1 godz. 10 min',
      70,
      'Czas całkowity: 2 godziny',
      120,
    ],
    ingredients: ['Składniki', '3 pory', '200 g mąki', '1 szczypta soli'],
    steps: ['Sposób przygotowania', 'Pokroić pory w krążki.', 'Piec na złoty kolor.'],
    tips: ['Wskazówki', 'Dobra także na zimno.'],
  },
}

const expected = ({ name, servings, times, ingredients, steps, tips }: Told) => ({
  name,
  servings: servings[1],
  prepTimeMinutes: times[1],
  cookTimeMinutes: times[3],
  totalTimeMinutes: times[5],
  ingredients: ingredients.slice(1),
  steps: steps.slice(1),
  tips: [tips[1]],
})

const known = (found: ReturnType<typeof readPage>['recipe'] | undefined) =>
  found && {
    name: found.name,
    servings: found.servings,
    prepTimeMinutes: found.prepTimeMinutes,
    cookTimeMinutes: found.cookTimeMinutes,
    totalTimeMinutes: found.totalTimeMinutes,
    ingredients: found.ingredients.map(textOf),
    steps: found.steps.map(textOf),
    tips: found.tips,
  }

test.each(Object.entries(recipes))('a text in %s is read (importing 27)', (_, told) => {
  const { name, servings, times, ingredients, steps, tips } = told
  const facts = [servings[0], times[0], times[2], times[4]].join('\n')
  const text = [name, facts, ingredients.join('\n'), steps.join('\n'), tips.join('\n')].join('\n\n')
  expect(known(readTexts(text)[0]?.recipe)).toEqual(expected(told))
})

test.each(Object.entries(recipes))('a page in %s that marks nothing is read (importing 27)', (_, told) => {
  const { name, servings, times, ingredients, steps, tips } = told
  const list = ([title, ...lines]: string[], tag: string) =>
    `<h2>${title}</h2><${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
  const facts = [servings[0], times[0], times[2], times[4]].map((fact) => `<p>${fact}</p>`).join('')
  const page = `<title>${name}</title><h1>${name}</h1>${facts}${list(ingredients, 'ul')}${list(steps, 'ol')}<h2>${tips[0]}</h2><p>${tips[1]}</p>`
  expect(known(readPage(page, 'https://kitchen.example/pie').recipe)).toEqual(expected(told))
})
