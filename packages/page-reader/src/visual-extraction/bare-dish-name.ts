/** The name of a dish without the words for 'recipe' around it, in ten languages. */

import { withCapital } from '@plateful/ingredients/format-english'
import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'
import { isOnlyPageKind } from '../structured-data/page-title.ts'

/** The word for a recipe, in other languages than English. */
const recipeAbroad = 'rezept|recette|receta|ricetta|receita|recept|opp?skrift|przepis'

const recipeForWords: WordsByLanguage = {
  en: `recipe for`,
  de: `rezept für`,
  fr: `recette (de|du|des|d')`,
  es: `receta (de|del|para)`,
  it: `ricetta (d[ei]|del|dell'|della|dei|degli|delle|per)`,
  nl: `recept voor`,
  sv: `recept (på|för|til)`,
  da: `opp?skrift (på|til)`,
  pt: `receita (d[eoa]|para)`,
  pl: `przepis na`,
  cs: `recept na`,
}
/** 'Recipe for', 'Enkelt recept på': what stands before the name of a dish. */
const recipeFor = new RegExp(
  String.raw`^(?:\p{L}+ ){0,2}?(?:${anyOf(recipeForWords)})(?:(?<=['’])|\s+)(?=\S)`,
  'iu',
)

const howToMakeWords: WordsByLanguage = {
  en: `how to (make|cook|bake)`,
  de: `so (macht|kocht|backt) (man|ihr)`,
  fr: `comment (faire|préparer)`,
  es: `cómo (hacer|preparar)`,
  it: `come (fare|preparare)`,
  nl: `hoe maak je`,
  sv: `så (gör|lagar) (du|man)`,
  da: `sådan laver (du|man)`,
  no: `slik lager (du|man)`,
  pt: `cómo (fazer|preparar)`,
  pl: `jak (zrobić|przygotować)`,
}
/** Words that ask for a dish; the question is its name where nothing else names it. */
const howToMake = new RegExp(String.raw`^(?:${anyOf(howToMakeWords)})\s+(?=\S)`, 'iu')

const preparationOfWords: WordsByLanguage = {
  en: `preparation of`,
  fr: `préparation (de|du|des|d')`,
  es: `preparación (de|del)`,
  it: `preparazione (d[ei]|del|dell'|della|dei|degli|delle)`,
  nl: `bereiding van`,
  pt: `(modo de )?(preparo|preparação) d[eoa]s?`,
}
/** 'Modo de preparo da Feijoada': the title of a method that names the dish. */
const preparationOf = new RegExp(String.raw`^(?:${anyOf(preparationOfWords)})(?:(?<=['’])|\s+)(?=\S)`, 'iu')

/** 'Rezept Kürbissuppe': the word for a recipe right before the name. */
const recipeBefore = new RegExp(String.raw`^(?:recipe|${recipeAbroad})\s+(?=\S)`, 'iu')
/**
 * 'Kroppkakor recept'. Not in English, where 'Leek pie recipe' is usual for the dish itself, and
 * not where it is somebody's: 'Kladdkaka, Leilas recept'.
 */
const recipeBehind = new RegExp(String.raw`(?<=\S)(?<!,\s\S{1,30})(?:\s+|-)(?:${recipeAbroad})$`, 'iu')

const articleWords: WordsByLanguage = {
  en: `the, an?, some, my, our`,
  de: `ein(en?|e)?, den, die, das, meine?n?, unsere?n?`,
  fr: `une?, la, les?, l', ma, mon, notre`,
  es: `un[ao]?, el, los, las`,
  it: `il, lo, la, i, gli, nostr[ao], uno`,
  nl: `een, de, het, onze, mijn`,
  sv: `en, ett?, min, vår`,
  da: `vores`,
  pt: `os?, as?, uma?`,
}
const praiseWords: WordsByLanguage = {
  en: `delicious, tasty, easy, simple, quick`,
  de: `lecker*, einfach*, schnell*, köstlich*`,
  fr: `délicieu*`,
  es: `d?elicios*`,
  it: `deliziós?*`,
  nl: `lekkere?, heerlijke?, makkelijke?, eenvoudige?`,
  sv: `god[at]?, gott, enkel, enkla, enkelt`,
  da: `lækker, lækre, lækkert, nemt?, nemme`,
  no: `deilig*`,
  pt: `gostos*`,
  pl: `pyszn*, smaczn*, prost[eyaą]`,
}
/** 'en lækker', 'a tasty': praise before the name of a dish. */
const praise = new RegExp(
  String.raw`^(?:(?:${anyOf(articleWords)})(?:(?<=['’])|\s+))?(?:(?:${anyOf(praiseWords)})\s+)?`,
  'iu',
)

const ownerArticles = `my, our, the, meine?r?, unsere?r?, die, der, das, ma, mon, notre, la, les?, l', mi, mis, mia, minha, min, mijn, de, het,
  van, von, vom, från, fra, by, from, od`
const noDishWords: WordsByLanguage = {
  en: `gran*, mother, family, friends?, kids, beginners, disaster, success, four, two`,
  de: `mutter, oma, opa, tant[ea], weihnacht*, kinder, anfänger, zwei, vier`,
  fr: `mère, maison, noël, fêtes?, jour, semaine, saison, cuisine, été, hiver, enfants, débutants, deux, quatre`,
  es: `abuel*, madre, tía, amig*, base, casa, navidad, días?, semana, temporada, cocina, verano, invierno, niños, principiantes, dos, cuatro`,
  it: `nonn*, mam*, z[iy]a, natale?, settimana, stagione, cucina, estate, inverno, bambini, due, quattro`,
  nl: `moeder, kinderen`,
  sv: `moster, mormor, farmor, jul(en)?, barn`,
  da: `børn`,
  pt: `avós?, avôs?, mãe, cozinha, verão, crianças`,
  pl: `babci?*, famil*, dzieci`,
  all: `pâs[qc]*`,
}
/** 'Grandma', 'Christmas', 'the week': whose or of when a recipe is, and no dish. */
const noDish = new RegExp(
  String.raw`^(?:(?:${anyOf({ all: ownerArticles })})\s*)*(?:${anyOf(noDishWords)})(?=$|\P{L})`,
  'iu',
)

/** Whose a recipe is, or how good: 'Mein', 'Bestes', 'Omas', 'Dagens'. */
const describesRecipe =
  /^(?:(?:mein|unser|dein|euer|min|vår|vores|vårt|mitt|mijn|ons|onze|mój|moj|nasz|best|bäst|bedst|beste|najlepsz|schnell|einfach|lecker|enkel|nem|god|favorit|lieblings|grund|basis|bas|original|klassisk|dagens|veckans|ugens|ukens)\p{L}*|\p{L}+s|\p{L}+['’]s?)(?=$|\P{L})/iu

/** The least letters and the most words of a plain name. */
const [SHORTEST_NAME, MAX_WORDS] = [3, 6]

/**
 * The dish in 'Recipe for leek pie' and 'Rezept Lauchkuchen', as it is written elsewhere on the
 * page (`texts`). Where it is written nowhere else, a plain name behind such words.
 */
export function bareDishName(name: string, texts: readonly string[]): string {
  const text = name.replace(/[\s.:!]+$/, '')
  const nameLeft = [recipeFor, howToMake, preparationOf, recipeBefore, recipeBehind].reduce(
    (rest, words) => rest.replace(words, ''),
    text,
  )
  if (nameLeft === text) return name
  const dish = asSubject(nameLeft, text)
  const plain = dish.replace(praise, '')
  const elsewhere = texts.find((other) =>
    [dish, plain].map(lettersAndDigitsOf).includes(lettersAndDigitsOf(other)),
  )
  if (elsewhere !== undefined) return withCapital(elsewhere)
  // 'Easy recipe for leek pie' says more than the dish, 'Bästa receptet' names none.
  const isNamed = recipeBehind.test(text)
    ? /^\p{Lu}/u.test(dish) && plain === dish && !describesRecipe.test(dish)
    : (recipeBefore.test(text) && (recipeFor.test(text) || /^\p{Lu}/u.test(dish))) ||
      (preparationOf.test(text) && /^\p{Lu}/u.test(dish))
  return isNamed && isPlainName(plain) && !noDish.test(dish) ? withCapital(plain) : name
}

/** Whether a text says that it names a dish: 'Recipe for leek pie'. */
export const announcesDish = (text: string): boolean =>
  recipeFor.test(text) && bareDishName(text, []) !== text

/** Whether a text is a name of a few words, without numbers or marks. */
export const isPlainName = (text: string): boolean =>
  lettersAndDigitsOf(text).length >= SHORTEST_NAME &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[\d?:|]/.test(text) &&
  !isOnlyPageKind(text)

/** Polish and Czech words behind which others keep their case: 'z dynią', 'se smetanou'. */
const keepsCase = /\s(?:z|ze|s|se|v|w|we|na|do|po|od|bez|dla|pod|nad)\s.*$/iu

/** 'zupę pomidorową z dynią' as 'zupa pomidorowa z dynią', and Czech '-ou -u' as '-á -a'. */
function asSubject(dish: string, text: string): string {
  const [rest = ''] = keepsCase.exec(dish) ?? []
  const asked = dish.slice(0, dish.length - rest.length)
  if (/przepis na\s/iu.test(text)) return asked.replace(/[ęą](?=$|\P{L})/giu, 'a') + rest
  if (!/recept na\s/iu.test(text)) return dish
  return asked.replace(/ou(?=$|\P{L})/giu, 'á').replace(/(?<=\p{L}{2})u(?=$|\P{L})/giu, 'a') + rest
}
