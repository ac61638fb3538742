import { expect, test } from 'vitest'
import { isAfterword, isCreditOrThanks, isGoodbye, isWish, isWishAlone, leadsToVideo } from './farewell.ts'

test.each([
  'Until next week,',
  'Liebe Grüße, Resi',
  'À bientôt !',
  'À jeudi !',
  'Tot zondag,',
  'A presto!',
  'Besos a todas',
  'Groetjes, Mies',
  'Pozdrawiam,',
])('a letter ends with %j', (text) => expect(isGoodbye(text)).toBe(true))

test.each([
  'See you can lift the edge before turning it.',
  'Bake until soft.',
  'Take care of the hot sugar as you pour it.',
  'Lgd',
])('%j is no goodbye', (text) => expect(isGoodbye(text)).toBe(false))

test.each([
  'Posted by Ewan on 3 May',
  'Author: Jo',
  'Rezept von: Jutta aus Bremen',
  'Recette proposée par Odile',
  'Receta enviada por Pilar',
  'Recept av Gun',
  'Opskrift indsendt af Kirsten',
  'Przepis od babci Zosi',
  'Pubblicato da Carla alle 18:30',
  'Danke, den probiere ich!',
  'With thanks to Mrs Harding.',
])('%j follows a recipe (importing 124)', (text) => expect(isCreditOrThanks(text)).toBe(true))

test.each([
  'Postpone the glazing.',
  'With the rest of the butter.',
  'Tak przygotowane ciasto upiecz.',
  'Thanksgiving stuffing goes in last.',
])('%j is none of that', (text) => expect(isCreditOrThanks(text)).toBe(false))

test('a family wishes a good meal and says its name', () =>
  expect(isWish('Wir wünschen guten Appetit! Ihre Familie Krone')).toBe(true))

test.each([
  ['EDIT: yes, it freezes', true],
  ['Edit 2: thanks for the kind words!', true],
  ['Back to the index', true],
  ['Volver al índice', true],
  ['Zurück zur Übersicht', true],
  ['Return the leeks to the pan.', false],
  ['Bring back to the boil.', false],
])('%j is an afterword: %s', (text, is) => expect(isAfterword(text)).toBe(is))

test.each([
  ['Watch our video of it.', true],
  ['Veja o vídeo no nosso canal.', true],
  ['See the dough rise.', false],
])('%j leads to a video: %s (importing 144)', (text, is) => expect(leadsToVideo(text)).toBe(is))

test.each([
  'Enjoy!',
  'Buon appetito!',
  'Klart!',
  'Fertig.',
  'Done and enjoy!',
  'Eat it',
  "C'est prêt !",
  'Et voilà',
  'Gotowe!',
])('%j says that all is done (importing 180)', (text) => expect(isWishAlone(text)).toBe(true))

test.each(['Enjoy warm with cream.', 'Eat within two days.', 'Fertig backen.', 'Klara buljongen.', 'Mix.'])(
  '%j is a step',
  (text) => expect(isWishAlone(text)).toBe(false),
)
