/**
 * Finds the name of a dish that nothing declares, in the headings and the title of the page, which
 * hold the site's name too.
 */
import {
  childrenOf,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  tagged,
  tagOf,
} from '../page/document.ts'
import { lettersOf, stemsOf } from '../page/comparable-text.ts'
import { isText, textIn } from '../page/plain-text.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel, partName } from '../page/part-labels.ts'
import { isInSiteHead } from './site-head.ts'

/** Headings that are looked at. */
const MAX_HEADINGS = 60

/** Between the parts of a title: 'Leek pie | Our Kitchen', 'Our Kitchen: Leek pie'. */
const titleSeparator = /\s+[|–—·•»›>/:]+\s+|\s+-\s+|:\s+/

/** The parts of a window's title: 'Leek pie', 'Our Kitchen'. */
export const partsOfTitle = (title: string): string[] => [
  title,
  ...title.split(titleSeparator),
  ...title.split(authorSeparator).slice(0, 1),
]

/** 'Leek pie by Ann'. */
const authorSeparator = /\s+(?:by|von|par|di|por|af|av|door|od)\s+/

/** What a book of recipes is called. */
const cookbook = String.raw`cookbook|kochbuch|kokbok|kogebog|kokebok|kookboek|livre de cuisine|libro de cocina|libro di (?:cucina|ricette)|livro de receitas|książka kucharska`
/** Words for the kind of page, before or behind the name of its dish. */
const pageKinds = String.raw`(?:(?:print|printable|view|my) )?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en)?|opp?skrift(?:er)?|przepis(?:y)?|${cookbook})|scheda (?:della )?ricetta|(?:l['’])?id[ée]e recette|recipe idea|rezept(?:idee|tipp)|idea (?:ricetta|de receta)|recepttip|print|imprimir|drucken|druckansicht|imprimer|stampa|afdrukken|skriv ut|udskriv|drukuj|(?:view )?topic|thema(?: anzeigen)?`
/** 'Recipe of the week', 'Ugens ret'. */
const weeklyColumn = String.raw`(?:\p{L}+ )?\p{L}+ (?:of the (?:day|week|month|season)|der woche|des (?:tages|monats)|de la semaine|du (?:jour|mois)|de la semana|del (?:día|mes|giorno|mese)|della settimana|da semana|do (?:dia|mês)|van de (?:dag|week|maand)|tygodnia|dnia|miesiąca)|(?:ugens|ukens|veckans|dagens|månedens|månadens) \p{L}+`
const kindBefore = new RegExp(
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
const answerBefore = /^(?:\[[^\]]{2,30}\]\s+)?(?:(?:re|aw|sv|vs|odp|antw)\s*:\s+)+(?=\S)/iu
/** 'Looking for a flatbread', 'Recept gezocht voor brood': asked without a question mark. */
const asksFor =
  /^(?:(?:looking|searching) for|(?:wanted|req(?:uest)?|iso)\s*:|(?:ich )?suche|wer (?:hat|kennt)|(?:je )?(?:re)?cherche|busco|cerco|(?:eu )?procuro|(?:jag )?söker|(?:jeg )?søker|(?:jeg )?søger|szukam|(?:ik )?zoek|(?:rezept|recept|recette|receta|ricetta|receita|opp?skrift) (?:gesucht|gezocht|sökes|søkes|søges|cherch[ée]e|cercasi))(?=\P{L})|(?:gesucht|gezocht|sökes|søkes|søges|cercasi)\W*$/iu
const pageBehind =
  /\s+[-–—|·,(]\s*(?:page|seite|pagina|p[áa]gina|sid[ae]|side|strona)\s+\d{1,4}(?:\s*(?:of|von|sur|de|di|van|av|z|\/)\s*\d{1,4})?\)?$/iu

/** 'Leek pie (4 portions)', 'Rolls (für 24 Stück)': how much it makes, behind a name. */
const yieldBehind =
  /\s+\((?:(?:serves|makes|for|für|pour|para|per|voor|till?|ca\.?)\s+)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s+\p{L}{2,14}\.?)?\)$/iu

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
    .trim()
  return withoutKindWords.length >= 3 ? withoutKindWords : text
}

/** 'Print recipe', 'Home': whether a text names the kind of page and no dish. */
export const isOnlyPageKind = (text: string): boolean => onlyKind.test(text)

/** The names in a page's head: its title, the title for sharing, and the name of the site. */
interface PageNames {
  title: string
  shared: string
  site: string
}

/**
 * The main headings that may be the dish's name: not the site's name, and not only the kind of
 * page. Where none is left, the lower heading that the title names, or the first one.
 */
export function nameHeadings(page: PageDocument, { title, shared, site }: PageNames): PageElement[] {
  const allMain = tagged(page, 'h1').filter((element) => textIn(element) !== '' && !isLabel(textIn(element)))
  // Of several main headings, the site's one stands in its head.
  const ownMain = allMain.filter((element) => !isInSiteHead(element))
  const mainHeadings = distinctTexts(ownMain.length > 0 ? ownMain : allMain)
  const isShared = (element: PageElement) =>
    shared !== site && lettersOf(textIn(element)) === lettersOf(shared) && !isOnlyPageKind(textIn(element))
  if (mainHeadings.length === 1 && mainHeadings.every(isShared)) return mainHeadings
  const others = lowerHeadings(page)
  const announced = mainHeadings.length > 0 ? announcedBelow(page, mainHeadings) : null
  if (announced) return [announced]
  const parts = title.split(titleSeparator).map(lettersOf).filter(Boolean)
  const indexInTitle = (element: PageElement) => parts.indexOf(lettersOf(withoutPageKind(textIn(element))))
  const isInTitle = (element: PageElement) => indexInTitle(element) >= 0
  const headingsInTitle = others.filter(
    (element) =>
      isInTitle(element) &&
      (tagOf(element) === 'h2' || isEntryTitle(element)) &&
      !mainHeadings.some((one) => isSame(one, element)) &&
      !isSiteName(textIn(element), site, page.url),
  )
  // A title names the dish before the site. Blogs with another order mark the title of the entry.
  const isBefore = (element: PageElement, place: number) =>
    indexInTitle(element) < place || isEntryTitle(element)
  const keptHeadings = mainHeadings.filter((element) => {
    const text = textIn(element)
    if (isOnlyPageKind(text)) return false
    if (isShared(element)) return true
    if (isHomeLink(element) && others.some(isInTitle)) return false
    if (others.length > 0 && (isSiteName(text, site, page.url) || isBehindPageKind(text, title))) return false
    if (headingsInTitle.length > 0 && isHomeLink(element)) return false
    const place = isEntryTitle(element) ? -1 : indexInTitle(element)
    // Blogs may give their own name the class 'title'; the entry's title has a class of its own.
    const isOwnTitle = !isTitleOfEntry(element) && indexInTitle(element) >= 0
    if (isOwnTitle && headingsInTitle.some(isTitleOfEntry)) return false
    return place < 0 || !headingsInTitle.some((rival) => isBefore(rival, place))
  })
  if (keptHeadings.length > 0) return keptHeadings
  const othersInTitle = others.filter(isInTitle)
  const titleCandidates = othersInTitle.length > 0 ? othersInTitle : others.filter(isEntryTitle)
  const first = titleCandidates[0] ?? (isUselessTitle(title, site, page.url) ? others[0] : undefined)
  return first ? [first] : []
}

/** The headings without those whose text an earlier one has. */
const distinctTexts = (headings: PageElement[]): PageElement[] => {
  const texts = headings.map((element) => lettersOf(textIn(element)))
  return headings.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

/** The only bold line or heading below the main one that announces a name: 'Recipe: Leek pie'. */
function announcedBelow(page: PageDocument, main: PageElement[]): PageElement | null {
  const rows = rowsOf(page)
  const top = rows.findIndex(({ holder }) => holder !== null && main.includes(holder))
  const found = rows
    .slice(top + 1)
    .filter(({ rank, text }) => rank > 1 && text.length <= LONGEST_NAME && kindBefore.test(text))
  return found.length === 1 ? (found[0]?.holder ?? null) : null
}

/** Hosts that many sites share: there the first folder of an address is the name of a site. */
const sharedHost = /(?:^|\.)(?:github\.io|gitlab\.io|neocities\.org|altervista\.org|free\.fr)$/i

/** Whether a text is the site's name: as the page says it, or its address. */
export function isSiteName(text: string, site: string, url: string): boolean {
  const letters = lettersOf(text)
  const [, host = '', folder = ''] = /^https?:\/\/(?:www\.)?([^/:]+)(?:\/([^/]+)\/)?/i.exec(url) ?? []
  const names = [site, host, host.replace(/\.\w+$/, ''), host.replace(/\.\w+\.\w+$/, '')]
  const siteNames = [...names, sharedHost.test(host) ? folder : ''].map(lettersOf)
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
const isBehindPageKind = (text: string, title: string) => {
  const [first = '', ...others] = title.split(titleSeparator)
  return isOnlyPageKind(first) && others.some((part) => lettersOf(part) === lettersOf(text))
}

/** 'Ingredients' or 'Method' and no more. */
const isLabel = (text: string): boolean =>
  [ingredientsLabel, methodLabel].some((label) => label.exec(text)?.[0] === text.replace(/\P{L}+$/u, ''))

const isSame = (element: PageElement, other: PageElement) =>
  lettersOf(textIn(element)) === lettersOf(textIn(other))

const lowerHeadings = (page: PageDocument) =>
  tagged(page, 'h2', 'h3', 'h4')
    .slice(0, MAX_HEADINGS)
    .filter((element) => {
      const text = textIn(element)
      return (
        text.length >= 3 &&
        text.length <= 120 &&
        !isOnlyPageKind(text) &&
        ![ingredientsLabel, methodLabel, otherLabel].some((label) => label.test(text))
      )
    })

/** 'entry-title', 'post-title': what blogs call the heading of their text. */
const isEntryTitle = ({ attribs }: PageElement) =>
  /(?:^|\s)(?:(?:entry|post|article|page|recipe)[-_]?(?:title|name|header|heading)|p-name|fn|title)(?=\s|$)/i.test(
    attribs['class'] ?? '',
  )

/** 'post-title' and the like, where 'title' alone may be the site's. */
const isTitleOfEntry = ({ attribs }: PageElement) =>
  /(?:^|\s)(?:entry|post|article|recipe)[-_]?(?:title|name|header|heading)(?=\s|$)/i.test(
    attribs['class'] ?? '',
  )

/** Whether all words of a heading lie in a link to the site's first page. */
export function isHomeLink(element: PageElement): boolean {
  const words = childrenOf(element).filter((node) => !isText(node) || node.data.trim() !== '')
  return words.length > 0 && words.every((node) => isLinkHome(node))
}

const isLinkHome = (node: PageNode): boolean =>
  isElement(node) &&
  (tagOf(node) === 'a'
    ? /^(?:\/|(?:\.\/)?index\.\w+|https?:\/\/[^/]+\/?)$/i.test(node.attribs['href'] ?? '')
    : isHomeLink(node))

/** Rows that are looked at for a name, and those between it and the foods. */
const [MAX_ABOVE, MAX_BETWEEN] = [80, 4]
const [SHORTEST_NAME, LONGEST_NAME] = [3, 80]

/**
 * The name that a page without headings shows above its foods: a part of its window's title that
 * stands alone in a row, or, where the title is of many recipes ('Our family's recipes'), the
 * nearest short row that is no label, fact or sentence. Null where the title is the name.
 */
export function shownName(page: PageDocument, title: string): string | null {
  const headings = tagged(page, 'h1', 'h2', 'h3', 'h4').map(textIn)
  if (headings.some((text) => text !== '' && !isLabel(text))) return null
  const rows = rowsOf(page).slice(0, MAX_ABOVE)
  const first = firstFood(rows)
  if (first < 1) return null
  const above = rows.slice(0, first)
  const letters = above.map(({ text }) => lettersOf(withoutPageKind(text)))
  if (letters.includes(lettersOf(title))) return null
  const parts = new Set(
    [...title.split(titleSeparator), ...title.split(authorSeparator).slice(0, 1)].map(lettersOf),
  )
  const partIndex = letters.findLastIndex(
    (rowLetters) => rowLetters.length >= SHORTEST_NAME && parts.has(rowLetters),
  )
  if (partIndex >= 0) return above[partIndex]?.text ?? null
  const titled = above.findLast((row) => hasTitleClass(row) && mayBeName(row))
  if (titled) return withoutPageKind(titled.text)
  // The title of a newsletter is of all its dishes: 'The Friday plate'.
  const foods = new Set(rows.slice(first, first + MAX_FOODS).flatMap(({ text }) => stemsOf(text)))
  const isOfFoods = (text: string) => stemsOf(text).some((stem) => foods.has(stem))
  const own = isOfFoods(title)
    ? undefined
    : above.findLast((row) => mayBeName(row) && !row.text.includes(':') && isOfFoods(row.text))
  if (own) return withoutPageKind(own.text)
  if (!severalDishes.test(title)) return null
  const nearestRow = above.slice(-MAX_BETWEEN).findLast(mayBeName)
  return nearestRow ? withoutPageKind(nearestRow.text) : null
}

/** Rows of foods whose words a name may share. */
const MAX_FOODS = 20

/**
 * The name above the foods of an answer, where the title is that of a thread ('Re: Flatbread') or
 * asks ('Who has a flatbread?'): a short row that shares a word with the question or the foods.
 * Null where the page is no thread or shows no such name.
 */
export function nameInThread(page: PageDocument, title: string): string | null {
  const headings = [title, ...tagged(page, 'h1', 'h2', 'h3', 'h4').map(textIn)]
  const titleParts = partsOfTitle(title)
  const inTitle = new Set(titleParts.map(lettersOf))
  const questions = [...titleParts, ...tagged(page, 'h1').map(textIn)]
  const asked = [
    ...headings.filter((text) => answerBefore.test(text)),
    ...questions.filter((text) => text.endsWith('?') || asksFor.test(text)),
  ]
  if (asked.length === 0) return null
  const rows = rowsOf(page)
  const first = firstFood(rows)
  if (first < 1) return null
  const foods = rows.slice(first, first + MAX_FOODS).map(({ text }) => text)
  const known = new Set([...asked, ...foods].flatMap(stemsOf))
  const isKnown = ({ text }: PageRow) =>
    !inTitle.has(lettersOf(text)) && stemsOf(text).some((stem) => known.has(stem))
  const named = rows
    .slice(Math.max(0, first - MAX_BETWEEN), first)
    .findLast((row) => mayBeName(row) && isKnown(row))
  return named ? withoutPageKind(named.text) : null
}

/** 'Title: Green bean salad' above foods. */
const nameLabel =
  /^(?:(?:recipe )?title|recipe(?: name)?|dish|titel|rezept(?:name)?|gericht|titre|nom de la recette|titolo|ricetta|t[íi]tulo|receta|receita|recept|gerecht|opp?skrift|tytuł|przepis)\s?:\s+(?=\p{Lu})/iu
/** Rows between a label of the name and the foods: the kind of dish, its servings, a line. */
const MAX_BELOW_LABEL = 8

/** The name behind a label above the foods: 'Title: Green bean salad'. Null where there is none. */
export function labelledName(page: PageDocument): string | null {
  const rows = rowsOf(page)
  const first = firstFood(rows)
  const labelled = rows
    .slice(Math.max(0, first - MAX_BELOW_LABEL), Math.max(0, first))
    .findLast(({ text, isLinked }) => !isLinked && text.length <= LONGEST_NAME && nameLabel.test(text))
  return labelled ? labelled.text.replace(nameLabel, '') : null
}

/** A block whose class says that it is the title of the page: 'recipe-title', 'MsoTitle'. */
const titleClass =
  /(?:^|[\s_-]|\p{Ll})(?:title|titre|titel|titolo|t[íi]tulo|tytul|rubrik|overskrift)(?=$|[\s_-])/iu
/** Whether a block's class says that it is the title of the page. */
export const hasTitleClass = ({ holder }: PageRow) => {
  const className = holder?.attribs['class'] ?? ''
  return titleClass.test(className) && !/site|blog|sub|section|widget/i.test(className)
}

/** 'Recipes of our family', 'Chapter 4': names more than one dish. */
export const severalDishes =
  /(?:^|\P{L})(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|opp?skrifter|przepisy|(?:cook|recipe )book|koch\p{L}{0,4}buch|(?:chapter|chapitre|kapitel|cap[ií]tulo|capitolo|hoofdstuk|kapittel|rozdzia[lł])\s+\w{1,4})(?=$|\P{L})/iu

const beginsFoods = (row: PageRow, next: PageRow | undefined) =>
  (ingredientsLabel.test(row.textWithoutMarker) && row.text.length <= LONGEST_NAME) ||
  (row.foodLikeness >= MIN_FOOD_LIKENESS && (next?.foodLikeness ?? 0) >= MIN_FOOD_LIKENESS)
/** The place of the row that the foods begin with, or of their label; -1 where none do. */
const firstFood = (rows: PageRow[]): number => rows.findIndex((row, at) => beginsFoods(row, rows[at + 1]))
/** The ingredient likeness that both of the first two foods must have. */
const MIN_FOOD_LIKENESS = 0.65

/** Cells of a table row are no name. */
const mayBeName = ({ text, textWithoutMarker, isLinked, stepLikeness, tag, pieces }: PageRow) =>
  !(tag === 'tr' && pieces.length > 1) &&
  text.length >= SHORTEST_NAME &&
  text.length <= LONGEST_NAME &&
  !isLinked &&
  stepLikeness < 0.5 &&
  /^\p{Lu}/u.test(text) &&
  !/\d|[.!?:,]$|[•|]/u.test(text) &&
  !isOnlyPageKind(text) &&
  ![ingredientsLabel, methodLabel, otherLabel, partName].some((label) => label.test(textWithoutMarker))
