/** What stands around a dish's name in a message: whose recipe it is, and for when. */

import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'

/** Who gave a recipe, as a family calls them. */
const people: WordsByLanguage = {
  en: `(great[- ])?grand(ma|mother|dad|pa|father), granny, gran, nana?, nan, mum(my)?, mom(my)?, mother, dad, aunt(ie|y)?, sister, friend,
    neighbour, mother-in-law`,
  de: `(ur)?oma, opa, gro(ß|ss)mutter, mama, mutti, mutter, tante, schwester, freundin, schwiegermutter, nachbarin`,
  fr: `mamie, mémé, mamy, (arrière-)?grand-mère, mère, maman, belle-mère, tante, tata, sœur, soeur, voisine`,
  es: `abuelit[ao], abuel[ao], yaya, madre, mamá, suegra, tía, hermana, vecina`,
  it: `nonn[ao], bisnonna, mamma, madre, zia, suocera, sorella, vicina`,
  nl: `oma, opa, moeder, mama, schoonmoeder, tante, zus, buurvrouw`,
  sv: `mormor, farmor, mamma, svärmor, moster, faster, syster`,
  da: `mormor, farmor, bedstemor, svigermor, moster, søster`,
  no: `bestemor, svigermor, tante, søster`,
  pt: `avó, vovó, vó, mãe, tia, sogra, irmã, vizinha`,
  pl: `babci, mamy, cioci, teściowej, siostry, prababci`,
}
const recipe = `(?:recipe|rezept|recette|receta|ricetta|recept(?:et)?|opp?skrift(?:en)?|receita|przepis)`
const my = `(?:the|my|our|das|mein\\p{L}*|unser\\p{L}*|la|ma|mon|notre|mi|nuestra|mia|nostra|min|mitt|mijn|onze|het|ons|minha|nossa|a|mojej|naszej)`
const of = `(?:of|from|by|von|vom|de|du|di|del|dell?a|da|do|van|fra|från|af|av|od)`
/** 'Gran’s recipe', 'Omas Rezept', 'receta de mi abuela', 'przepis babci'. */
const somebodysRecipe =
  `(?:${my} )?(?:(?:${anyOf(people)})['’]?s?|\\p{Lu}\\p{L}+['’]s) (?:(?:old|own|famous|best) )?${recipe}(?!\\p{L})|` +
  `(?:${my} )?${recipe} (?:${of} )?(?:${my} ){0,2}(?:${anyOf(people)})(?: \\p{Lu}\\p{L}+)?(?!\\p{L})`

const before = new RegExp(`^(?:${somebodysRecipe})(?:\\s*[:–—]|\\s-)\\s*(?=\\p{L})`, 'iu')
const behind = new RegExp(`(?<=\\p{L})\\s*(?:\\s[–—-]|[,|(:])\\s*(?:${somebodysRecipe})\\s*\\)?[.!]?$`, 'iu')

const days: WordsByLanguage = {
  en: `(mon|tues|wednes|thurs|fri|satur|sun)day( (lunch|dinner|night|evening))?, mon, tues?, wed, thurs?, fri, sat, sun, today, tonight, tomorrow,
    weekend`,
  de: `(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(abend|mittag)?, heute( abend)?, morgen, wochenende`,
  fr: `lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, ce soir, demain, week-end`,
  es: `lunes, martes, miércoles, jueves, viernes, sábado, domingo, hoy, esta noche, mañana, fin de semana`,
  it: `lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, oggi, stasera, domani, weekend`,
  nl: `maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, vandaag, vanavond, morgen, weekend`,
  sv: `måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, ikväll, imorgon, helgen`,
  da: `mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, i aften, i morgen, weekenden`,
  no: `i kveld, i morgen, helgen, helga`,
  pt: `segunda, terça, quarta, quinta, sexta, sábado, domingo, hoje, amanhã, fim de semana`,
  pl: `poniedziałek, wtorek, środę, czwartek, piątek, sobotę, niedzielę, dziś, dzisiaj, jutro, weekend`,
}
/** 'for Saturday', 'para el sábado', 'na sobotę' at the end of a name. */
const forADay = new RegExp(
  `(?<=\\p{L}{3}),? (?:for|für|fürs|pour|para|per|voor|till?|na) (?:(?:this|next|the|el|la|le|o|il|het|den|das) )?(?:${anyOf(days)})[.!]?$`,
  'iu',
)

/** A dish's name without whose recipe it is and for which day: 'lasagne for sat' is lasagne. */
export const withoutWhoseAndWhen = (name: string): string =>
  name.replace(before, '').replace(behind, '').replace(forADay, '')
