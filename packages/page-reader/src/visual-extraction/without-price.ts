/** Removes what a shop sets behind a food: its price and its button. */

import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'

/** The price of a food behind it: '250 g halloumi £2.60'. */
const price = /\s*(?:(?:[£$€]|CHF|Fr\.)\s?\d{1,3}[.,]\d{2}|\d{1,3}[.,]\d{2}\s?(?:€|£|EUR|CHF|zł|kr\.?|,-))$/u
/** A quick check for the end of a price, which most lines do not pass. */
const mayBePrice = /[.,]\d{2}(?:\s?\P{Ll}{0,3}|\s?kr\.?|\s?zł)$/u

/** The button of a shop. */
const basketWords: WordsByLanguage = {
  en: `(add )?to (cart|basket|bag|list)`,
  de: `in den (warenkorb|einkaufswagen)`,
  fr: `(ajouter )?au panier`,
  es: `(añadir )?al (carrito|cesta)`,
  it: `(aggiungi )?al carrello`,
  nl: `in (de )?(winkelwagen|winkelmand(je)?)`,
  sv: `(lägg )?i varukorgen?`,
  da: `(læg )?i kurven?`,
  no: `(legg )?i handlekurven?`,
  pt: `adicionar ao carrinho`,
  pl: `(dodaj )?do koszyka`,
}
/** '250 g spelt flour Add to basket'. */
const basket = new RegExp(String.raw`\s+(?:${anyOf(basketWords)})$`, 'iu')

/** The line without the price or the button of a shop behind its food. */
export function withoutPrice(line: string): string {
  const text = line.replace(basket, '')
  const food = mayBePrice.test(text) ? text.replace(price, '') : text
  return /\p{L}/u.test(food) ? food : text
}
