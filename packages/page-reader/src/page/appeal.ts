/** Recognises lines below a recipe that ask readers for a review, a picture or to follow. */

/** Asks for a review, a comment or a picture: 'Last step! Please leave a review'. */
const appeal = new RegExp(
  String.raw`^(?:last step\W+|finally,? |enjoy\W+)?(?:if you (?:make|made|try|tried|like|liked|love|loved|enjoyed)\b.*)?` +
    String.raw`(?:please |(?:and )?(?:don['’]t|do not) forget to )?` +
    String.raw`(?:(?:leave|write|give|drop) (?:us |me )?(?:a|your) (?:\p{L}+ ){0,2}(?:review|comment|rating)|rate (?:this|the) recipe|(?:tag|let) (?:us|me)\b|share your (?:photos?|pictures?))`,
  'isu',
)

/**
 * The same in other languages: 'Habt ihr es nachgekocht?', '¿Te ha gustado? Deja tu comentario'.
 */
const appealElsewhere = new RegExp(
  String.raw`^¿?(?:si )?(?:te|os|les) (?:ha |han )?gust|^si (?:vous|tu) (?:(?:avez|as) )?(?:aim|r[ée]alis|test|essay|refai|fai)` +
    String.raw`|^(?:habt ihr|hast du|wenn (?:ihr|du|euch|dir))\b.*(?:probiert|nachgekocht|nachgebacken|geschmeckt|gefallen)` +
    String.raw`|^se (?:provate|provi|rifate|(?:vi|ti) è piaciut)|^(?:heb je|als je)\b.*(?:gemaakt|recept)|^(?:se )?(?:você )?gostou|^se fizer` +
    String.raw`|^(?:har du|om du|hvis du)\b.*(?:testat|lagat|prøvet|prøvd|lavet|recept|opp?skrift)|^jeśli\b.*przepis` +
    String.raw`|^(?:save|guard[ae]n?|salv[ae]|enregistrez?|speicher\p{L}*|bewaar|spara|gem|lagre|zapisz) (?:(?:this|dir|euch|esta?|este|esse|essa|il|la|el|le|l[ae]|o|a|ce|cette|dit|het|den|det|ten|sobie) ?)?(?:post|reel|recipe|video|receta|receita|ricetta|recette|rezept|recept\p{L}*|opp?skrift\p{L}*|inlägg\p{L}*|przepis)` +
    String.raw`|^(?:follow (?:me|us|along)|(?:me siga|siga-me|segue-me|segui(?:mi|te\w*|ci)|suive[zs][- ]|s[íi]gue(?:me|nos)|folg[te]? (?:mir|uns)|volg (?:me|mij|ons)|följ (?:mig|oss)|følg (?:mig|meg|med|oss)|obserwuj)(?=$|\P{L}))` +
    String.raw`|^(?:next (?:week|month|time)|nächste[ns]? (?:woche|mal)|la semaine prochaine|la prossima (?:settimana|volta)|(?:la |na )?próxima semana|volgende (?:week|keer)|nästa (?:vecka|gång)|næste (?:uge|gang)|neste (?:uke|gang)|za tydzień)\s*:` +
    String.raw`|^(?:deja|deixe|laissez?|lascia(?:te|mi)?|schreib\p{L}* (?:mir|uns)|laat|skriv|zostaw)\b.*(?:coment|commen|kommen|reactie|komentarz)`,
  'isu',
)

/**
 * The same of videos and captions: 'Like and subscribe', 'Save this for later', 'Comment PIE and
 * …'.
 */
const appealOfVideo = new RegExp(
  String.raw`^(?:(?:so |and |please |be sure to |make sure (?:to|you) |don['’]t forget to )*)(?:(?:like|hit|smash)\b.*\bsubscribe\b|subscribe\b|save (?:this|it|the post)(?: \p{L}+){0,3}\W*$|comment [\p{Lu}“"‘'].*|(?:double )?tap\b.*|tag (?:an?|your|someone|the|iemand|jemand\p{L}*|een|je|deinen?)\b.*|follow @?\S+.*|share (?:this|it) with\b.*)` +
    String.raw`|^if you (?:enjoy|like|love)(?:ed)? (?:this|my|the) (?:video|recipe|channel)\b.*` +
    String.raw`|^(?:thanks|thank you)(?: so much| all)? for (?:watching|reading|listening)\b|^(?:see you|i['’]ll see you|catch you) (?:in the next|next|soon|later)\b` +
    String.raw`|^(?:salva|guarda(?:la|lo)?|gu[áa]rda(?:la|lo)|speichern|merk(?:t)? (?:dir|euch)|enregistre|abonne[- ]?(?:toi|z)|abonniert?|marca (?:aquel[ae]|a |o )|marque (?:aquel[ae]|a |o )|glöm inte att|glem ikke at|nie zapomnij|vergeet niet|nicht vergessen)(?=$|\P{L}).{0,60}$`,
  'isu',
)

/** 'Would you like me to suggest some toppings?': how a chat goes on below a recipe. */
const offerOfChat =
  /^(?:(?:would you like|do you want|want) me to|(?:shall|should) i (?:also )?(?:suggest|write|make you|add|list|give)|let me know if you(?:['’]d| would) like|(?:möchtest du|möchten sie),? dass ich|soll ich (?:dir|ihnen)|(?:veux-tu|voulez-vous|souhaitez-vous) que je|¿?(?:quieres|te gustaría) que|vuoi che|wil je dat ik|vill du att jag|vil du have,? at jeg|chcesz,? żebym|você quer que eu|quer que eu)(?=$|\P{L})/iu

/** Whether a line asks for a review, a comment, a picture or to be followed, in ten languages. */
export const isAppeal = (text: string): boolean =>
  appeal.test(text) || appealElsewhere.test(text) || appealOfVideo.test(text) || offerOfChat.test(text)
