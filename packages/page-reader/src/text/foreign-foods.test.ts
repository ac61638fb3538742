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
