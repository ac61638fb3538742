import { expect, test } from 'vitest'
import { ingredientsLabel, methodLabel, noteLine, notesTitle, recipeLabel } from './part-label-patterns.ts'

const words = (text: string) => text.split(', ')

test.each([
  ...words('Kochanleitung, So machst du das, Die Schritte, Les étapes, Procédé, Mode de préparation'),
  ...words('Forma de preparación, Los pasos, Istruzioni, Il metodo, Passos, Instructies, Stappenplan'),
  ...words('Gör såhär, Tillvägagångssätt, Vejledning, Trin, Framgangsmåte, Instrukcja, Etapy przygotowania'),
])('%s begins the steps (importing 150)', (text) => {
  expect(methodLabel.test(text)).toBe(true)
})

test.each([
  ...words('Was brauchst du, Benötigte Zutaten, Vous aurez besoin de, Lo que necesitas, Elenco ingredienti'),
  ...words('O que você precisa, Je hebt nodig, Vad du behöver, Hvad skal du bruge, Hva du trenger'),
  ...words('Innehåll, Potrzebne składniki, Things you need'),
])('%s begins the foods (importing 150)', (text) => expect(ingredientsLabel.test(text)).toBe(true))

test.each([
  ...words('Was ihr benötigt, Du brauchst, Nous aurons besoin de, Vas a necesitar, Vi occorrono'),
  ...words('U hebt nodig, Det behövs, Det skal bruges, Hva trenger vi, Vais precisar, Co potrzebujemy'),
])('%s begins the foods (importing 151)', (text) => expect(ingredientsLabel.test(text)).toBe(true))

test.each([
  ...words('So wird’s gemacht, Vorbereitung, Déroulement, Preparacion, Así lo hacemos, Lavorazione'),
  ...words(
    'Zo doe je het, Så här lagar du den, Sådan bages det, Slik gjøres det, Modo preparo, Przyrządzanie',
  ),
])('%s begins the steps, accents or not (importing 151)', (text) => {
  expect(methodLabel.test(text)).toBe(true)
})

test.each(['Schritte zum Glück', 'Steg ut i skogen', 'Passi il sale nella ciotola'])(
  '%s begins nothing (importing 150)',
  (text) => expect(methodLabel.test(text)).toBe(false),
)

test('the word for recipe alone is a label, and no word more (importing 150)', () => {
  expect(['Przepis:', 'Rezept', 'Het recept'].every((text) => recipeLabel.test(text))).toBe(true)
  expect(['Rezepte', 'Rezept für Brot', 'Recepten'].some((text) => recipeLabel.test(text))).toBe(false)
})

test.each([
  'Vin conseillé : un cidre brut',
  'Source: a magazine of 1969',
  'Bron: de krant',
  'Weintipp: Silvaner',
])('%s is said beside a recipe (importing 150)', (text) => expect(noteLine.test(text)).toBe(true))

test.each([
  ...words(
    'Notes, Makes/Notes, Hints and tips, Tipps und Varianten, Astuces et conservation, Notes/Variations:',
  ),
])('%s is over what is said of the recipe (importing 175)', (text) =>
  expect(notesTitle.test(text)).toBe(true),
)

test.each(words('Notes & Method, Zubereitung und Tipps, Ingredients & Notes, Notes on baking bread'))(
  '%s is over something else (importing 175)',
  (text) => expect(notesTitle.test(text)).toBe(false),
)
