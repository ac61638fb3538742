/** Recognises how people end a message below a recipe: a wish, a greeting, their name. */

const mealWish =
  /^(?:(?:wir|ich) wünschen? (?:(?:euch|ihnen|dir|allen|einen) )*(?=guten)|(?:je|nous) (?:vous |te )?souhait(?:e|ons) (?:un )?(?=bon)|(?:vi|ti) augur(?:o|iamo) (?:un )?(?=buon))?(?:enjoy|happy (?:cooking|baking|eating)|bon app[ée]tit|guten appetit|gutes gelingen|viel (?:spaß|freude|erfolg) (?:beim|damit)|buon appetito|(?:¡\s*)?(?:buen provecho|que aproveche|a disfrutar)|eet smakelijk|smakelijk eten|smaklig måltid|velbekomme|god appetit+|smacznego|bom apetite|jó étvágyat|dobrou chuť|lasst es euch schmecken)(?=$|\P{L})/iu
const greeting = /^(?:love|lots of love|best wishes|cheers|let me know|hope you)(?=$|\P{L})/iu
/** 'Espero que os gusten', 'Ich hoffe, es schmeckt euch': what its writer hopes of a dish. */
const hope =
  /^¡?(?:(?:i |we )?hope (?:you|it|everyone)|espero que|esperamos que|(?:ich|wir) hoffe?n?,? |j['’]espère que|nous espérons que|spero (?:che|vi|ti)|ik hoop dat|(?:jag )?hoppas |(?:jeg )?håber |(?:jeg )?håper |mam nadzieję)/iu
/** Only with a comma, a sign or nothing behind it: 'See you in the pan' is no goodbye. */
const goodbye =
  /^(?:until (?:next|then|soon)|see you|bye|take care|yours|love from|with love|x+o?x*|xx|bis (?:bald|dann|zum nächsten|nächste)|(?:ganz )?(?:liebe|viele|herzliche) grüße|lg|vg|à (?:bientôt|la prochaine|la semaine|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|tot (?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:gros(?:ses)? |mille )?bis(?:es|ous)|bonne (?:journée|soirée|semaine)|bon(?: week-end| dimanche)|(?:einen )?schönen? (?:tag|abend|sonntag|woche(?:nende)?)|buona (?:giornata|serata|domenica)|feliz (?:día|semana|domingo)|have a (?:nice|good|great|lovely) (?:day|week|weekend|evening)|fijne (?:dag|avond|week)|alla prossima|a presto|un abbraccio|baci|hasta (?:la próxima|pronto|luego)|besos|un (?:abrazo|saludo)|saludos|tot (?:de volgende|snel|gauw|volgende)|groetjes|liefs|(?:stor )?kram|(?:vänliga |bästa )?hälsningar|vi ses|ha det|(?:kærlig |venlig |vennlig )?hilsen|knus|klem|beijos|beijinhos|abraços|até (?:à|a|já)|pozdrawiam|do zobaczenia|buziaki)(?=[\s,!.]|$)(?:[\s,]+\p{L}+){0,3}\P{L}*$/iu
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

/** 'Posted by Ewan on 3 May', 'Pubblicato da Carla alle 18:30': who put a page up, and when. */
const credit =
  /^(?:(?:text|texte?|testo|texto|tekst|words|photos?|fotos?|zdjęcia)(?: (?:and|und|et|e|y|en|och|og|i) (?:photos?|fotos?|bilder|zdjęcia))?\s?:(?= \p{Lu})|recipe (?:adapted|created|developed|inspired|courtesy|submitted|taken) (?:by|from|of)|photo(?:s|graph|graphs|graphy)? (?:by|courtesy of)|(?:posted|published|submitted|uploaded|written|shared) (?:by|on|in)|(?:answered|asked|replied|commented) (?:by|on|(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)|(?:veröffentlicht|eingestellt|gepostet|geschrieben|erstellt) (?:von|am)|(?:publié|posté|écrit|rédigé) (?:par|le)|(?:pubblicato|postato|scritto|inserito) (?:da|il)|(?:publicado|escrito|enviado) (?:por|el|em)|(?:geplaatst|geschreven|gepost) (?:door|op)|(?:inlagt|postat|skrivet|upplagt) av|(?:skrevet|lagt ud|postet|lagt ut) av|(?:opublikowan|dodan|napisan)\p{L}* (?:przez|dnia))\s/iu
/** 'Thanks for the recipe!', 'Merci, je note': what readers answer. */
const thanks =
  /^(?:(?:with )?thanks|thank you|many thanks|thx|merci|danke|vielen dank|grazie|gracias|muchas gracias|obrigad[oa]|bedankt|dank je(?: wel)?|tack|takk|tusen takk|tak for|dzięki|dziękuję)(?=$|[\s,!.])/iu

/** 'EDIT: yes, it freezes', 'Back to the index': what was set below a recipe later, or leads on. */
const afterword =
  /^(?:(?:edit(?:ed)?|eta|update)\s*\d*\s*:|(?:filed under|posted in|(?:cat[eé]gor|kategori)\p{L}*|tags?|tagi|etiquetas?|etichette|etykiety|schlagw\p{L}*|schlagwörter|trefwoorden)\s?:\s|(?:back|return) to (?:the )?(?:index|top|list|menu|recipes|homepage)(?=$|\P{L})|volver (?:al|a la) (?:índice|inicio|lista|menú)|zurück zu[rm] (?:übersicht|startseite|index|liste)|retour (?:à l['’]|au |à la )(?:accueil|sommaire|liste|index)|torna (?:all['’]|alla )(?:indice|home|lista))/iu

/** 'Watch the video on our channel.' below a method, in ten languages. */
const toVideo =
  /^(?:(?:watch|see) (?:the|our|my) video|(?:schau|seht?|sehen sie) (?:(?:dir|euch|hier) )?(?:das|unser|mein) video|(?:regardez|découvrez|voir) (?:la|notre|ma) vidéo|(?:guarda(?:te)?) il (?:nostro |mio )?video|(?:mira|vea|ver|veja|vejam) (?:el|o) v[íi]deo|bekijk de video|se (?:videon|videoen)|(?:zobacz|obejrzyj) (?:film|wideo))(?=$|\P{L})/iu

/** Whether a line leads to a video. */
export const leadsToVideo = (text: string): boolean => text.length <= LONGEST_HOPE && toVideo.test(text)

/** Whether a line was set below a recipe later, or leads to other pages. */
export const isAfterword = (text: string): boolean => text.length <= LONGEST_HOPE && afterword.test(text)

/** Whether a line says who put the page up, or thanks for it: what follows a recipe. */
export const isCreditOrThanks = (text: string): boolean =>
  text.length <= LONGEST_HOPE && (credit.test(text) || thanks.test(text))

/** Whether a line says that its writer hopes it will be liked, in ten languages. */
export const isHope = (text: string): boolean => text.length <= LONGEST_HOPE && hope.test(text)

/** 'Until next week,', 'Liebe Grüße', 'A presto!': what a letter ends with. */
export const isGoodbye = (text: string): boolean => text.length <= LONGEST_GOODBYE && goodbye.test(text)
