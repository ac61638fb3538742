import { describe, expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'

const parts = 'Ingredients\n2 leeks\n3 eggs\n200 g flour\n\nMethod\nSoften the leeks.\nBake it for an hour.'
const nameIn = (head: string) => readTexts(`${head}\n\n${parts}`)[0]?.recipe?.name

describe('the name above a recipe (importing 107)', () => {
  it.each([
    ['is what stands between pictures and names a food', 'Okay this is wild 🫠 creamy leek pie 🥧'],
    ['is what stands before talk', '✨ Creamy leek pie ✨ the dinner of the week'],
    ['is a line that names a food below one that does not', 'THE VILLAGE COOKBOOK\nCreamy leek pie'],
    ['is no menu of a page', 'Home | Recipes | About\nCreamy leek pie'],
    ['is announced in a sentence', 'Hi Ben! Here is the recipe for creamy leek pie that you asked for.'],
    ['is announced in German', 'So mein Schatz, hier der creamy leek pie'],
    ['is announced in Norwegian', 'Takk for sist. Her kommer oppskriften på creamy leek pie som du ville ha'],
    ['is announced in Italian', 'Ciao Giulia, ecco la creamy leek pie, per 6 persone.'],
    ['is promised', 'As promised, my creamy leek pie (for four):'],
    ['has no fact behind it', 'Creamy leek pie (4 pers)'],
    ['is no exclamation before it', 'yes! Creamy leek pie'],
    ['is not who it is from', 'FROM THE KITCHEN OF: Dorothy M.\nCreamy leek pie'],
  ])('%s', (_, head) => {
    expect(nameIn(head)).toBe('Creamy leek pie')
  })

  it.each([
    'Receta de mi abuela: Lentejas',
    'Hola, lentejas para el sábado',
    'Lentejas - ricetta della nonna',
    'Ciao, lentejas per sabato',
    'Hiya, lentejas for sat',
    'Hey love, lentejas for tonight',
    'Gran’s recipe: Lentejas',
    'Lentejas (mum’s old recipe)',
    'Omas Rezept: Lentejas',
    'Lentejas - Rezept von meiner Oma',
    'Hallo, Lentejas für Samstag',
    'Recette de ma grand-mère : Lentejas',
    'Lentejas - la recette de mamie',
    'Coucou, lentejas pour samedi',
    'Receita da minha avó: Lentejas',
    'Lentejas - recept van oma',
    'Hoi, lentejas voor zaterdag',
    'Lentejas - mormors recept',
    'Hej, lentejas till lördag',
    'Mormors opskrift: Lentejas',
    'Hei, lentejas til lørdag',
    'Przepis babci: Lentejas',
    'Cześć, lentejas na sobotę',
  ])('is the dish without whose recipe it is and for when (importing 190): %s', (head) => {
    expect(nameIn(head)).toBe('Lentejas')
  })

  it.each(['Chicken for the grill', 'Sunday roast', 'Grandma’s leek pie', 'Lentejas de mi abuela'])(
    'keeps what names the dish: %s',
    (head) => expect(nameIn(head)).toBe(head),
  )

  it('stays whole where it says recipe itself', () => {
    expect(nameIn('Receita de torta de leek')).toBe('Receita de torta de leek')
  })
})

describe('below a recipe (importing 108)', () => {
  const stepsOf = (tail: string) => readTexts(`Leek pie\n\n${parts}\n${tail}`)[0]?.recipe?.steps

  it.each([
    ['tags', '#leeks #dinner'],
    ['an appeal of a caption', 'Save this for later!'],
    ['an appeal in Swedish', 'Glöm inte att spara inlägget!'],
    ['a question to readers', 'Who is going to try this?'],
    ['a hope', '¡Espero que os gusten!'],
    ['a goodbye with tags', 'Groetjes! 💛 #prei #taart'],
    ['a note', 'Tip: try it cold'],
    ['what a serving holds', 'Per serving: 420 kcal, fat 14 g'],
  ])('%s: no step', (_, tail) => {
    expect(stepsOf(tail)).toEqual(['Soften the leeks.', 'Bake it for an hour.'])
  })

  it('an exclamation that cooks is one', () => {
    expect(stepsOf('Stir in the leeks and bake again!')).toHaveLength(3)
  })

  it('a note is kept beside the recipe', () => {
    expect(readTexts(`Leek pie\n\n${parts}\nTip: try it cold`)[0]?.recipe?.tips).toEqual(['try it cold'])
  })

  it('a second title right over foods begins another recipe', () => {
    const two = `Leek pie\n2 leeks\n3 eggs\n\nFry the leeks.\nBake for an hour.\n\nHummus\n1 tin chickpeas\n2 tbsp tahini\n\nBlend it all until smooth.\nServe with bread.`
    expect(readTexts(two).map(({ recipe }) => recipe?.name)).toEqual(['Leek pie', 'Hummus'])
  })

  it('a title of a part of the dish begins none', () => {
    const one = `Leek pie\n2 leeks\n3 eggs\n\nFry the leeks.\nBake for an hour.\n\nSauce\n200 ml cream\n2 tbsp mustard\n\nHeat the cream and stir well.`
    expect(readTexts(one)).toHaveLength(1)
  })
})
