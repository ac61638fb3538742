/** Switches and buttons around a list of foods, which are no part of it. */

import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'

/** Switches between units and amounts above a list. */
const unitSwitch =
  /^(?:(?:us|uk|units?|standard|metric|imperial|customary|cups?|grams?|scale|kg|g|%|print|save|copy|custom|original|scale to:?|pieces?|serves|m|–|[\d½/.]+\s?[x×])\s*)+$|^(?:\p{L}+ )?(?:servings?|person(?:en|nes|as|e|er)|people|port(?:ii|ie|ion)\p{L}*|por[cçz]i\p{L}*|porsjon\p{L}*|porcj\p{L}*|stück)\s*:?[\s\d+–−-]{0,20}$|^\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s*(?:servings?|(?:por[tcçz]i|porsjon|porcj|ración|racion)\p{L}*(?:\(\w*\))?|port\.?|people|person\p{L}*|pessoas|comensales|os[óo]b\p{L}*|couverts?|dose(?:s|\/s)|főre|adag|pers\.?)(?:,\s*\d[\d.,/]{0,5}\s?\p{L}{1,8})?$|^\p{L}+ főre$|^(?:for|serves|für|pour|per|para|voor|till?|dla)\s+\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s*(?:people|person\p{L}*|pers|servings?|port\p{L}*|porzion\p{L}*|por[cç]\p{L}*|pessoas|os[óo]b\p{L}*)\W*$/iu

/** 'Quantità per 1 teglia da 22 cm': the size that the foods are for, above them. */
const forHowMuch =
  /^(?:quantit[àyé]s?|quantidades?|cantidad(?:es)?|amounts?|dosi|mengen?|hoeveelheid|mängd|mengde|ilość) (?:per|for|für|para|pour|voor|för|til|na) \d.{0,90}$/iu

/** 'Save to my recipes', 'Print': above a list. */
const button =
  /^(?:save|print|share|pin|download|jump|start cooking|cook(?:ing)? mode|(?:prevent|keep) (?:your |the )?screen)\b.{0,30}$/i

/** 'Read more', 'En lire plus': below a list that is folded in a small window. */
const showMoreWords: WordsByLanguage = {
  en: `(read|show|see|view) (more|all|less)`,
  de: `(mehr|alle) (anzeigen|lesen|zeigen), weiterlesen`,
  fr: `(en )?(lire|voir) (plus|la suite)`,
  es: `(leer|ver|mostrar) (más|todo)`,
  it: `(leggi|mostra|vedi) (di più|altro|tutto)`,
  nl: `(lees|toon|bekijk) (meer|alle|alles)`,
  sv: `(visa|läs) (mer|alla|fler)`,
  da: `(vis|læs|les) mere?`,
  pt: `(ver|mostrar|ler) (mais|tudo)`,
  pl: `(pokaż|czytaj) więcej`,
}
const showMore = new RegExp(String.raw`^(?:${anyOf(showMoreWords)})\W*$`, 'iu')

/** '8.5" x 11" (389 KB)': a file to take along. */
const fileSize = /\(\d[\d.,]*\s?[kKM]B\)$/

/** Whether a row is a file, or a switch or a button above a list, which is a row of its own. */
export const isControl = ({ text }: { text: string }): boolean =>
  [unitSwitch, forHowMuch, button, showMore, fileSize].some((control) => control.test(text))
