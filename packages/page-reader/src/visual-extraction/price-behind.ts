/** What a shop sets behind a food. */

/** The price of a food behind it: '250 g halloumi £2.60'. */
const price = /\s*(?:(?:[£$€]|CHF|Fr\.)\s?\d{1,3}[.,]\d{2}|\d{1,3}[.,]\d{2}\s?(?:€|£|EUR|CHF|zł|kr\.?|,-))$/u
/** A quick check for the end of a price, which most lines do not pass. */
const mayBePrice = /[.,]\d{2}(?:\s?\P{Ll}{0,3}|\s?kr\.?|\s?zł)$/u

/** What a shop sets behind a food: '250 g spelt flour Add to basket', in ten languages. */
const basket =
  /\s+(?:(?:add )?to (?:cart|basket|bag|list)|in den (?:warenkorb|einkaufswagen)|(?:ajouter )?au panier|(?:aggiungi )?al carrello|(?:añadir )?al (?:carrito|cesta)|adicionar ao carrinho|in (?:de )?(?:winkelwagen|winkelmand(?:je)?)|(?:lägg )?i varukorgen?|(?:læg )?i kurven?|(?:legg )?i handlekurven?|(?:dodaj )?do koszyka)$/iu

/** The line without the price or the button of a shop behind its food. */
export function withoutPrice(line: string): string {
  const text = line.replace(basket, '')
  const food = mayBePrice.test(text) ? text.replace(price, '') : text
  return /\p{L}/u.test(food) ? food : text
}
