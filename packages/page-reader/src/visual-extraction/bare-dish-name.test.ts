import { describe, expect, test } from 'vitest'
import { bareDishName } from './bare-dish-name.ts'

describe("the word for 'recipe' around a dish is no part of its name (importing 150, importing 169)", () => {
  test.each([
    ['Recipe for leek pie', 'Leek pie'],
    ['Rezept für Crème caramel', 'Crème caramel'],
    ['Rezept Lauchkuchen', 'Lauchkuchen'],
    ["Recette de l'omelette norvégienne", 'Omelette norvégienne'],
    ['Recette du pot-au-feu', 'Pot-au-feu'],
    ['Receta de tortilla de patatas', 'Tortilla de patatas'],
    ['Ricetta per la torta di porri', 'Torta di porri'],
    ['Receita de torta de alho', 'Torta de alho'],
    ['Recept voor preitaart', 'Preitaart'],
    ['Recept på Purjolökspaj.', 'Purjolökspaj'],
    ['Opskrift på en lækker porretærte', 'Porretærte'],
    ['Oppskrift på purretærte', 'Purretærte'],
    ['Modo de preparo da Feijoada', 'Feijoada'],
    ['Preparazione della Parmigiana', 'Parmigiana'],
    ['Préparation de Tarte aux poireaux', 'Tarte aux poireaux'],
    ['Przepis na zupę pomidorową z dynią', 'Zupa pomidorowa z dynią'],
    ['Recept na bramborovou polévku se smetanou', 'Bramborová polévka se smetanou'],
    ['Recept na guláš', 'Guláš'],
    ['Recept na bramboračku', 'Bramboračka'],
    ['Lasagne-Rezept', 'Lasagne'],
  ])('%s', (name, dish) => expect(bareDishName(name, [name])).toBe(dish))

  test('behind one plain word (importing 152)', () => {
    expect(bareDishName('Raggmunkar recept', [])).toBe('Raggmunkar')
  })

  test('behind the dish, and in a question, where the page calls the dish so elsewhere (importing 185)', () => {
    expect(bareDishName('Raggmunkar recept', ['raggmunkar'])).toBe('Raggmunkar')
    expect(bareDishName('How to make leek pie', ['Leek pie'])).toBe('Leek pie')
    expect(bareDishName('Mina raggmunkar recept', [])).toBe('Mina raggmunkar recept')
    expect(bareDishName('Raggmunkar, farmors recept', [])).toBe('Raggmunkar, farmors recept')
    expect(bareDishName('How to make leek pie', [])).toBe('How to make leek pie')
  })

  test.each([
    'Receta de la abuela',
    'Ricetta della nonna',
    'Recette de Noël',
    'Rezept für 4 Personen',
    'Recipe for two',
    'Easy recipe for leek pie',
    'Recette facile',
    'Préparation de la pâte',
    'Zubereitung der Soße',
    'Zubereitung von',
    'Leek pie recipe',
    'Rezept für eine große Schüssel Kartoffelsalat mit Ei und Gurke',
  ])('%s stays', (name) => expect(bareDishName(name, [name])).toBe(name))
})
