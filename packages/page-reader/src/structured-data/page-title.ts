/** What titles of pages say besides a dish: the kind of page, the site, the author, a thread. */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { ingredientsLabel, methodLabel } from '../page/part-label-patterns.ts'

/** Between the parts of a title: 'Leek pie | Our Kitchen', 'Our Kitchen: Leek pie'. */
export const titleSeparator = /\s+[|–—·•»›>/:]+\s+|\s+-\s+|:\s+/

/** The parts of a window's title: 'Leek pie', 'Our Kitchen'. */
export const partsOfTitle = (title: string): string[] => [
  title,
  ...title.split(titleSeparator),
  ...title.split(authorSeparator).slice(0, 1),
]

/** The word for 'by' between a dish and who wrote it, in many languages: 'Leek pie by Ann'. */
export const authorSeparator = /\s+(?:by|von|par|di|por|af|av|door|od)\s+/

/** What a book of recipes is called. */
const cookbook = String.raw`cookbook|kochbuch|kokbok|kogebog|kokebok|kookboek|livre de cuisine|libro de cocina|libro di (?:cucina|ricette)|livro de receitas|książka kucharska`
/** 'My' before recipes, which says whose a site has: 'Mina recept', 'Le mie ricette'. */
const mine = String.raw`my|meine?|mes|mis|(?:le )?mie|mijn|mina|mine|(?:as )?minhas|moje`
/** Words for the kind of page, before or behind the name of its dish. */
const pageKinds = String.raw`(?:(?:print|printable|view|${mine}) )?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en)?|opp?skrift(?:er)?|przepis(?:y)?|${cookbook})|scheda (?:della )?ricetta|(?:l['’])?id[ée]e recette|recipe idea|rezept(?:idee|tipp)|idea (?:ricetta|de receta)|recepttip|print|imprimir|drucken|druckansicht|imprimer|stampa|afdrukken|skriv ut|udskriv|drukuj|(?:view )?topic|thema(?: anzeigen)?`
/** 'Recipe of the week', 'Ugens ret'. */
const weeklyColumn = String.raw`(?:\p{L}+ )?\p{L}+ (?:of the (?:day|week|month|season)|der woche|des (?:tages|monats)|de la semaine|du (?:jour|mois)|de la semana|del (?:día|mes|giorno|mese)|della settimana|da semana|do (?:dia|mês)|van de (?:dag|week|maand)|tygodnia|dnia|miesiąca)|(?:ugens|ukens|veckans|dagens|månedens|månadens) \p{L}+`
/** The words for the kind of page before the name of its dish: 'Recipe: Leek pie'. */
export const kindBefore = new RegExp(
  String.raw`^(?:(?:${pageKinds}|${weeklyColumn})(?:\s*[:–—|-]|\.\s)|\[(?:${pageKinds})\])\s*(?=\S)`,
  'iu',
)
const kindBehind = new RegExp(
  String.raw`\s*:\s*(?:(?:la|le|das|der|die|the|our|my|het|la nostra) )?(?:${pageKinds})\s*$`,
  'iu',
)
/** 'Description', 'Introduction' over what is told of a dish. */
const tellsOfDish = String.raw`des[ck]ri(?:ption|zione|pción|pcja)|descrição|beschreibung|beschrijving|beskriv(?:ning|else)|opis|intro(?:du(?:[ck]tion|cción|ção|zione))?|einleitung|inle(?:iding|dning)|indledning|wstęp`
const onlyKind = new RegExp(
  String.raw`^(?:${pageKinds}|(?:the|our|my|das|unser|mein|notre|mon|el|nuestro|il|nostro|het|ons|mijn|vår|vores|o|nosso) (?:${cookbook})|${tellsOfDish}|home(?:page)?|start(?:seite)?|accueil|inicio|(?:untitled )?(?:document|page)|welcome.*|blog|\d+ (?:answers?|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|respostas?|antwoord(?:en)?|svar|odpowied(?:ź|zi)))\W*$`,
  'iu',
)

/** 'Re: Leek pie', 'Leek pie - Page 2': an answer in a thread, or a further page of it. */
export const answerBefore = /^(?:\[[^\]]{2,30}\]\s+)?(?:(?:re|aw|sv|vs|odp|antw)\s*:\s+)+(?=\S)/iu
/** 'Looking for a flatbread', 'Recept gezocht voor brood': asked without a question mark. */
export const asksFor =
  /^(?:(?:looking|searching) for|(?:wanted|req(?:uest)?|iso)\s*:|(?:ich )?suche|wer (?:hat|kennt)|(?:je )?(?:re)?cherche|busco|cerco|(?:eu )?procuro|(?:jag )?söker|(?:jeg )?søker|(?:jeg )?søger|szukam|(?:ik )?zoek|(?:rezept|recept|recette|receta|ricetta|receita|opp?skrift) (?:gesucht|gezocht|sökes|søkes|søges|cherch[ée]e|cercasi))(?=\P{L})|(?:gesucht|gezocht|sökes|søkes|søges|cercasi)\W*$/iu
const pageBehind =
  /\s+[-–—|·,(]\s*(?:page|seite|pagina|p[áa]gina|sid[ae]|side|strona)\s+\d{1,4}(?:\s*(?:of|von|sur|de|di|van|av|z|\/)\s*\d{1,4})?\)?$/iu

/** 'Leek pie (4 portions)', 'Rolls (für 24 Stück)': how much it makes, behind a name. */
const yieldBehind =
  /\s+\((?:(?:serves|makes|for|für|pour|para|per|voor|till?|ca\.?)\s+)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s+\p{L}{2,14}\.?)?\)$/iu

/** 'Leek pie#', 'Leek pie¶': a link to the heading, behind it. */
const signBehind = /(?<=\p{L}\)?)\s*[#¶§]$/u

/**
 * 'Recipe: Leek pie', 'Leek pie: the recipe', 'Leek pie (24 pieces)' and 'Re: Leek pie - Page 2' as
 * 'Leek pie'.
 */
export const withoutPageKind = (text: string): string => {
  const withoutKindWords = text
    .replace(answerBefore, '')
    .replace(kindBefore, '')
    .replace(pageBehind, '')
    .replace(kindBehind, '')
    .replace(yieldBehind, '')
    .replace(signBehind, '')
    .trim()
  return withoutKindWords.length >= 3 ? withoutKindWords : text
}

/** 'Print recipe', 'Home': whether a text names the kind of page and no dish. */
export const isOnlyPageKind = (text: string): boolean => onlyKind.test(text)

/** 'Recipes of our family', 'Chapter 4': names more than one dish. */
export const severalDishes =
  /(?:^|\P{L})(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|opp?skrifter|przepisy|(?:cook|recipe )book|koch\p{L}{0,4}buch|(?:chapter|chapitre|kapitel|cap[ií]tulo|capitolo|hoofdstuk|kapittel|rozdzia[lł])\s+\w{1,4})(?=$|\P{L})/iu

/** Hosts that many sites share: there the first folder of an address is the name of a site. */
const sharedHost = /(?:^|\.)(?:github\.io|gitlab\.io|neocities\.org|altervista\.org|free\.fr)$/i

/** Whether a text is the site's name: as the page says it, or its address. */
export function isSiteName(text: string, site: string, url: string): boolean {
  const letters = lettersAndDigitsOf(text)
  const [, host = '', folder = ''] =
    /^https?:\/\/(?:www\.)?([^/:]+)(?:\/([^/]+)\/(?=[^?#]))?/i.exec(url) ?? []
  const names = [site, host, host.replace(/\.\w+$/, ''), host.replace(/\.\w+\.\w+$/, '')]
  const siteNames = [...names, sharedHost.test(host) ? folder : ''].map(lettersAndDigitsOf)
  return letters !== '' && siteNames.includes(letters)
}

/** Whether the page's title names no dish. */
export const isUselessTitle = (title: string, site: string, url: string): boolean =>
  title === '' || isOnlyPageKind(title) || isPageOfSeveral(title) || isSiteName(title, site, url)

/** 'Recipes | Our Farm': the page of a site that has several. */
const isPageOfSeveral = (title: string) => {
  const [first = '', ...others] = title.split(titleSeparator)
  return others.length > 0 && isOnlyPageKind(first) && severalDishes.test(first)
}

/** Whether a text is the site's name in a title that names no dish: 'Recipes - Our Farm'. */
export const isBehindPageKind = (text: string, title: string) => {
  const [first = '', ...others] = title.split(titleSeparator)
  return isOnlyPageKind(first) && others.some((part) => lettersAndDigitsOf(part) === lettersAndDigitsOf(text))
}

/** 'Ingredients' or 'Method' and no more. */
export const isListLabel = (text: string): boolean =>
  [ingredientsLabel, methodLabel].some((label) => label.exec(text)?.[0] === text.replace(/\P{L}+$/u, ''))
