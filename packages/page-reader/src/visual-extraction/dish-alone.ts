/** The name of a dish without the words for 'recipe' around it, in ten languages. */
import { lettersOf } from '../page/letters.ts'
import { isKindOnly } from '../structured-data/page-name.ts'

const recipeAbroad = 'rezept|recette|receta|ricetta|receita|recept|opp?skrift|przepis'

/** 'Recipe for', 'Enkelt recept på', 'Przepis na': what stands before the name of a dish. */
const recipeFor =
  /^(?:\p{L}+ ){0,2}?(?:recipe for|rezept für|recette (?:de|du|des|d['’])|receta (?:de|del|para)|ricetta (?:d[ei]|del|dell['’]|della|dei|degli|delle|per)|receita (?:d[eoa]|para)|recept (?:voor|på|för|til)|opp?skrift (?:på|til)|przepis na)(?:(?<=['’])|\s+)(?=\S)/iu
/** 'How to make', 'Jak zrobić': asks for a dish, and is its name where nothing else names it. */
const howToMake =
  /^(?:how to (?:make|cook|bake)|so (?:macht|kocht|backt) (?:man|ihr)|comment (?:faire|préparer)|c[óo]mo (?:hacer|preparar|fazer)|come (?:fare|preparare)|hoe maak je|så (?:gör|lagar) (?:du|man)|sådan laver (?:du|man)|slik lager (?:du|man)|jak (?:zrobić|przygotować))\s+(?=\S)/iu

/** 'Rezept Kürbissuppe': the word beside a name that begins like one. */
const recipeBefore = new RegExp(String.raw`^(?:recipe|${recipeAbroad})\s+(?=\S)`, 'iu')
/** 'Kroppkakor recept'; 'Leek pie recipe' is what English calls the dish itself. */
const recipeBehind = new RegExp(String.raw`(?<=\S)\s+(?:${recipeAbroad})$`, 'iu')

/** 'en lækker', 'a tasty': what praises a dish before its name. */
const praise =
  /^(?:(?:the|an?|some|my|our|ein(?:en?|e)?|den|die|das|meine?n?|unsere?n?|une?|la|les?|l['’]|ma|mon|notre|un[ao]?|el|los|las|il|lo|i|gli|nostr[ao]|os?|as?|uma?|een|de|het|onze|mijn|en|ett?|min|vår|vores|vår)(?:(?<=['’])|\s+))?(?:(?:delicious|tasty|easy|simple|quick|lecker\p{L}*|einfach\p{L}+|schnell\p{L}+|köstlich\p{L}*|délicieu\p{L}+|d?elicios\p{L}+|deliziós?\p{L}+|lekkere?|heerlijke?|makkelijke?|eenvoudige?|god[at]?|gott|enkel|enkla|enkelt|lækker|lækre|lækkert|nemt?|nemme|deilig\p{L}*|gostos\p{L}+|pyszn\p{L}+|smaczn\p{L}+|prost[eyaą])\s+)?/iu

/** 'Grandma', 'Christmas', 'the week': whose or of when a recipe is, and no dish. */
const noDish =
  /^(?:(?:my|our|the|meine?r?|unsere?r?|die|der|das|ma|mon|notre|la|les?|l['’]|mi|mis|mia|minha|min|mijn|de|het|van|von|vom|från|fra|by|from|od)\s*)*(?:gran\p{L}*|abuel\p{L}+|av[óo]s?|nonn\p{L}+|mam\p{L}*|madre|mãe|m[èe]re|mother|moeder|mutter|oma|opa|tant[ea]|t[íi]a|z[iy]a|moster|mormor|farmor|babci?\p{L}*|famil\p{L}+|amig\p{L}+|friends?|base|casa|maison|no[ëe]l|navidad|natale?|weihnacht\p{L}*|jul(?:en)?|p[âa]s[qc]u?\p{L}+|fêtes?|jour|d[íi]as?|semana|semaine|settimana|saison|temporada|stagione|cuisine|cocina|cucina|cozinha|verano|invierno|été|hiver|estate|inverno|verão|kids|kinder|enfants|niños|bambini|crianças|kinderen|barn|børn|dzieci|beginners|anfänger|débutants|principiantes|disaster|success|four|two|zwei|vier|deux|quatre|dos|cuatro|due|quattro)(?=$|\P{L})/iu

/** Letters and words of a name that is plain, at least and at most. */
const [SHORTEST_NAME, MAX_WORDS] = [3, 6]

/**
 * The dish of 'Recipe for leek pie' and 'Rezept Lauchkuchen' as the page calls it elsewhere, which
 * `texts` are; where it does so nowhere, a plain name behind such words.
 */
export function dishAlone(name: string, texts: readonly string[]): string {
  const text = name.replace(/[\s.:!]+$/, '')
  const said = [recipeFor, howToMake, recipeBefore, recipeBehind].reduce(
    (rest, words) => rest.replace(words, ''),
    text,
  )
  if (said === text) return name
  const dish = /przepis na\s/iu.test(text) ? asSubject(said) : said
  const plain = dish.replace(praise, '')
  const elsewhere = texts.find((other) => [dish, plain].map(lettersOf).includes(lettersOf(other)))
  if (elsewhere !== undefined) return capital(elsewhere)
  // 'Easy recipe for leek pie' says more than the dish.
  const isNamed = recipeBefore.test(text) && (recipeFor.test(text) || /^\p{Lu}/u.test(dish))
  return isNamed && isPlainName(plain) && !noDish.test(dish) ? capital(plain) : name
}

const isPlainName = (text: string) =>
  lettersOf(text).length >= SHORTEST_NAME &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[\d?:|]/.test(text) &&
  !isKindOnly(text)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Polish words behind which others keep their case: 'z dynią'. */
const keepsCase = /\s(?:z|ze|w|we|na|do|po|od|bez|dla|pod|nad)\s.*$/iu

/** 'zupę pomidorową z dynią' as 'zupa pomidorowa z dynią'. */
function asSubject(dish: string): string {
  const [rest = ''] = keepsCase.exec(dish) ?? []
  return dish.slice(0, dish.length - rest.length).replace(/[ęą](?=$|\P{L})/giu, 'a') + rest
}
