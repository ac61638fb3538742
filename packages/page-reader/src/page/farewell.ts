/** Recognises how people end a message below a recipe: a wish, a greeting, their name. */

import { anyOf, type WordsByLanguage } from './words-by-language.ts'

/** Wishes of a good meal. */
const wishWords: WordsByLanguage = {
  en: `enjoy, happy (cooking|baking|eating)`,
  de: `guten appetit, gutes gelingen, viel (spaß|freude|erfolg) (beim|damit), (lasst|macht) es euch (schmecken|lecker)`,
  fr: `bon appétit`,
  es: `(¡ ?)?(buen provecho|que aproveche|a disfrutar)`,
  it: `buon appetito`,
  nl: `eet smakelijk, smakelijk eten`,
  sv: `smaklig måltid`,
  da: `velbekomme`,
  no: `god appetit+`,
  pl: `smacznego`,
  pt: `bom apetite`,
  cs: `dobrou chuť`,
  hu: `jó étvágyat`,
}
/** Who wishes it: 'Wir wünschen euch einen guten Appetit'. */
const wishers =
  /(?:wir|ich) wünschen? (?:(?:euch|ihnen|dir|allen|einen) )*(?=guten)|(?:je|nous) (?:vous |te )?souhait(?:e|ons) (?:un )?(?=bon)|(?:vi|ti) augur(?:o|iamo) (?:un )?(?=buon)/
const mealWish = new RegExp(String.raw`^(?:${wishers.source})?(?:${anyOf(wishWords)})(?=$|\P{L})`, 'iu')
/** Words that a list of steps ends with when all is done. */
const doneWords: WordsByLanguage = {
  en: `(all |you're |and )?(done|ready)( and enjoy)?, eat( it| up)?, dig in, ta[- ]?da, voil[aà]`,
  de: `(und )?fertig, (und )?genießen, lasst es euch schmecken`,
  fr: `c'est prêt, et voilà, régalez-vous, (et )?dégustez`,
  es: `(y )?listo, a comer, disfruta`,
  it: `(e )?pronto, ecco fatto`,
  nl: `klaar, genieten( maar)?, geniet`,
  sv: `klart?, färdigt?, ät, njut`,
  da: `færdig, (så er den )?klar, nyd( den)?`,
  no: `ferdig, nyt`,
  pt: `(está |e )?pronto, aproveite`,
  pl: `gotowe`,
}
const allDone = new RegExp(String.raw`^(?:${anyOf(doneWords)})\P{L}*$`, 'iu')
const greeting = /^(?:love|lots of love|best wishes|cheers|let me know|hope you)(?=$|\P{L})/iu
/** 'Espero que os gusten', 'Ich hoffe, es schmeckt euch': what its writer hopes of a dish. */
const hope =
  /^¡?(?:(?:i |we )?hope (?:you|it|everyone)|espero que|esperamos que|(?:ich|wir) hoffe?n?,? |j['’]espère que|nous espérons que|spero (?:che|vi|ti)|ik hoop dat|(?:jag )?hoppas |(?:jeg )?håber |(?:jeg )?håper |mam nadzieję)/iu
/**
 * Counts as a goodbye only with a comma, a sign or nothing behind it: 'See you in the pan' is none.
 */
const goodbyeWords: WordsByLanguage = {
  en: `until (next|then|soon), see you, bye, take care, yours, love from, with love, x, x[xo]+, have a (nice|good|great|lovely) (day|week|weekend|evening)`,
  de: `bis (bald|dann|zum nächsten|nächste), (ganz )?(liebe|viele|herzliche) grüße, lg, vg, bis (mon|diens|donners|frei|sams|sonn)tag, bis mittwoch,
    (einen )?schönen? (tag|abend|sonntag|woche(nende)?)`,
  fr: `à (bientôt|la prochaine|la semaine|(lun|mar|mercre|jeu|vendre|same)di|dimanche), (gros(ses)? |mille )?bis(es|ous), bonne (journée|soirée|semaine),
    bon( week-end| dimanche)`,
  es: `feliz (día|semana|domingo), hasta (la próxima|pronto|luego), besos, un (abrazo|saludo), saludos`,
  it: `buona (giornata|serata|domenica), alla prossima, a presto, un abbraccio, baci`,
  nl: `tot (maan|dins|woens|donder|vrij|zater|zon)dag, fijne (dag|avond|week), tot (de volgende|snel|gauw|volgende), groetjes, liefs`,
  sv: `(stor )?kram, (vänliga |bästa )?hälsningar, vi ses, ha det`,
  da: `(kærlig |venlig |vennlig )?hilsen, knus`,
  no: `klem`,
  pt: `beijos, beijinhos, abraços, até (à|a|já)`,
  pl: `pozdrawiam, do zobaczenia, buziaki`,
}
const goodbye = new RegExp(
  String.raw`^(?:${anyOf(goodbyeWords)})(?=[\s,!.]|$)(?:[\s,]+\p{L}+){0,3}\P{L}*$`,
  'iu',
)
const LONGEST_GOODBYE = 40
const LONGEST_FAREWELL = 60
const LONGEST_WISH = 24
const LONGEST_HOPE = 80

/** 'Enjoy!', 'Love, Anna': what a message ends with. */
export const isFarewell = (text: string): boolean =>
  text.length <= LONGEST_FAREWELL && (mealWish.test(text) || greeting.test(text))

/** 'Bon appétit !', 'Smacznego!' and no more. */
export const isWish = (text: string): boolean =>
  mealWish.test(text) &&
  (text.length <= LONGEST_WISH ||
    (text.length <= LONGEST_FAREWELL && /^(?:wir|ich|je|nous|vi|ti)\s/iu.test(text)))

/** 'Enjoy!', 'Done!', 'Klart!' and no more: a list of steps may end so. */
export const isWishAlone = (text: string): boolean =>
  allDone.test(text) || /^\P{L}*$/u.test(text.replace(mealWish, '-').trim())

/** 'Posted by Ewan on 3 May', 'Pubblicato da Carla alle 18:30': who put a page up, and when. */
const creditWords: WordsByLanguage = {
  en: `recipe (adapted|created|developed|inspired|courtesy|submitted|taken) (by|from|of), photo(s|graph|graphs|graphy)? (by|courtesy of),
    (posted|published|submitted|uploaded|written|shared) (by|on|in),
    (answered|asked|replied|commented) (by|on|(\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)*), author(?= ?:)`,
  de: `(veröffentlicht|eingestellt|gepostet|geschrieben|erstellt) (von|am), rezept (erstellt |eingesendet |veröffentlicht )?von, autor(in)?(?= ?:)`,
  fr: `(publié|posté|écrit|rédigé) (par|le), recette (proposée |publiée |créée )?par, auteure?(?= ?:)`,
  es: `(publicado|escrito|enviado) (por|el), receta (enviada |publicada )?por, autora?(?= ?:)`,
  it: `(pubblicato|postato|scritto|inserito) (da|il), ricetta (inviata |pubblicata )?da, autore(?= ?:)`,
  nl: `(geplaatst|geschreven|gepost) (door|op), recept (ingezonden |geplaatst )?door, auteur(?= ?:)`,
  sv: `(inlagt|postat|skrivet|upplagt) av, recept (inskickat )?av, författare(?= ?:)`,
  da: `(skrevet|lagt ud|postet|lagt ut) av, opp?skrift (indsendt |skrevet )?a[fv], forfatter(?= ?:)`,
  pt: `(publicado|escrito|enviado) em, receita (enviada |publicada )?por`,
  pl: `(opublikowan|dodan|napisan)* (przez|dnia), przepis (dodany |nadesłany )?(przez|od), autork?a?(?= ?:)`,
}
/** 'Text und Fotos: Anna', in front of a name. */
const creditLabel =
  /(?:text|texte?|testo|texto|tekst|words|photos?|fotos?|zdjęcia)(?: (?:and|und|et|e|y|en|och|og|i) (?:photos?|fotos?|bilder|zdjęcia))?\s?:(?= \p{Lu})/u
const credit = new RegExp(String.raw`^(?:${creditLabel.source}|${anyOf(creditWords)})(?:\s?:)?\s`, 'iu')
/** 'Thanks for the recipe!', 'Merci, je note': what readers answer. */
const thanks =
  /^(?:(?:with )?thanks|thank you|many thanks|thx|merci|danke|vielen dank|grazie|gracias|muchas gracias|obrigad[oa]|bedankt|dank je(?: wel)?|tack|takk|tusen takk|tak for|dzięki|dziękuję)(?=$|[\s,!.])/iu

/**
 * 'EDIT: yes, it freezes', 'Back to the index': added below a recipe later, or a link elsewhere.
 */
const afterwordWords: WordsByLanguage = {
  en: `(back|return) to (the )?(index|top|list|menu|recipes|homepage)(?=$|\\P{L}), read more(?=$|\\P{L})`,
  de: `zurück zu[rm] (übersicht|startseite|index|liste), (weiterlesen|mehr (lesen|dazu))(?=$|\\P{L})`,
  fr: `retour (à l'|au |à la )(accueil|sommaire|liste|index), lire (la suite|plus)(?=$|\\P{L})`,
  es: `volver (al|a la) (índice|inicio|lista|menú), (leer|ver) más(?=$|\\P{L})`,
  it: `torna (all'|alla )(indice|home|lista), leggi (tutto|di più|altro)(?=$|\\P{L})`,
  nl: `lees (meer|verder)(?=$|\\P{L})`,
  sv: `läs mer(?=$|\\P{L})`,
  da: `læs mere(?=$|\\P{L})`,
  no: `les mer(?=$|\\P{L})`,
  pt: `(leia|ler|saiba) mais(?=$|\\P{L})`,
  pl: `czytaj (więcej|dalej)(?=$|\\P{L})`,
}
/** Words before the categories under which a page was filed. */
const filedUnder = `filed under, posted in, (catégor|kategori)*, tags?, tagi, etiquetas?, etichette, etykiety, schlagw*, schlagwörter, trefwoorden`
const afterword = new RegExp(
  String.raw`^(?:(?:edit(?:ed)?|eta|update)\s*\d*\s*:|(?:${anyOf({ all: filedUnder })})\s?:\s|${anyOf(afterwordWords)})`,
  'iu',
)

/** 'Watch the video on our channel.' below a method, in ten languages. */
const videoWords: WordsByLanguage = {
  en: `(watch|see) (the|our|my) video`,
  de: `(schau|seht?|sehen sie) ((dir|euch|hier) )?(das|unser|mein) video`,
  fr: `(regardez|découvrez|voir) (la|notre|ma) vidéo`,
  es: `(mira|vea|ver) el vídeo`,
  it: `guarda(te)? il (nostro |mio )?video`,
  nl: `bekijk de video`,
  sv: `se (videon|videoen)`,
  pt: `(ver|veja|vejam) o vídeo`,
  pl: `(zobacz|obejrzyj) (film|wideo)`,
}
const toVideo = new RegExp(String.raw`^(?:${anyOf(videoWords)})(?=$|\P{L})`, 'iu')

/** Whether a line leads to a video. */
export const leadsToVideo = (text: string): boolean => text.length <= LONGEST_HOPE && toVideo.test(text)

/** Whether a line was added below a recipe later, or leads to other pages. */
export const isAfterword = (text: string): boolean => text.length <= LONGEST_HOPE && afterword.test(text)

/** Whether a line says who put the page up, or thanks for it: what follows a recipe. */
export const isCreditOrThanks = (text: string): boolean =>
  text.length <= LONGEST_HOPE && (credit.test(text) || thanks.test(text))

/** Whether its writer hopes in a line that the dish will be liked, in ten languages. */
export const isHope = (text: string): boolean => text.length <= LONGEST_HOPE && hope.test(text)

/** 'Until next week,', 'Liebe Grüße', 'A presto!': what a letter ends with. */
export const isGoodbye = (text: string): boolean => text.length <= LONGEST_GOODBYE && goodbye.test(text)
