/** Scores from 0 to 1 how much a line, by itself, looks like an ingredient or like a step. */

import { figurePattern, fractionSigns } from '@plateful/ingredients/measure/quantity'
import { memoize } from '@plateful/ingredients/memoize'
import { isCookingSentence } from './cooking-verbs.ts'

const amount =
  /^(?:~|≈|±|about |approx\.? |circa |ca\.? |ca |c\. )?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞]|[一二三四五六七八九十半两]|(?:a|an|one|two|three|half|few|some|un|une|ein|eine|einige|etwas|een|en|et|uma?|una|unos|egy)\s)/iu
const unit =
  /(?:^|[\s\d½¼¾⅓⅔/(])(?:g|gr|gms?|grams?|gramm|grammes?|gramos?|gramas?|kg|kilo\p{L}*|mg|ml|cl|dl|l|lt|lit(?:re|er|ro)s?|fl|oz|ounces?|lbs?|pounds?|cups?|c|tbs?p?s?|tablespoons?|tsp?s?|teaspoons?|el|tl|essl\p{L}*|teel\p{L}*|eetl\p{L}*|theel\p{L}*|cuill?[èe]res?|c(?:\.|àc|às| à )|cs|cc|cucchiai\p{L}*|cuchara\p{L}*|colher\p{L}*|xícaras?|tazas?|msk|tsk|spsk|ss|ts|krm|ek|kk|dkg|db|st|stk|szt|łyż\p{L}*|szklan\p{L}*|pl|čl|lžíc\p{L}*|lžič\p{L}*|κ\.?\s?[σγ]\p{L}*|φλ\p{L}*|γρ\p{L}*|ml|克|毫升|大匙|小匙|茶匙|汤匙|杯|个|片|根|pinch|handful|cloves?|cans?|tins?|packs?|packets?|bunch|slices?|sticks?|sprigs?|stalks?|bags?|jars?|dash|knob|pieces?|pcs?|pièces?|piezas?|pezz[io]|peças?|bitar|stycken?|stykker|stuks?|sztuk[ai]?|prise|bund|stücke?|zehen?|dose|pincée|gousses?|pizca|dientes?|pitada|dentes?|pizzico|spicchi\p{L}*|snuf\p{L}*|teen|teentjes?|nypa|klyft\p{L}*|fed|rkl|kpl|linguri\p{L}*|căni|cană|bucăți|adet|su bardağı|\p{L}+ kaşığı|diş|demet|sdm|sdt|siung|butir|muỗng|thìa|chén|г|гр|кг|мл|л|ст|ч|шт|стакан\p{L}*|склянк\p{L}*|лож\p{L}*|зубч\p{L}*|щепот\p{L}*|пучок|גרם|כוס\p{L}*|כפית|כפיות|כפות|כף|كوب|أكواب|ملعقة|ملاعق|غرام|غ|مل|ฟอง|กรัม|ช้อนชา|ช้อนโต๊ะ|ถ้วย|大さじ|小さじ|カップ|個|本|枚|큰술|작은술|컵|개|쪽)(?=$|[^\p{L}])/iu

/** '- 2 eggs' as '2 eggs'. */
export const withoutBullet = (text: string): string => text.replace(/^[-–—•*·]\s+/u, '')

/** Whether the text begins as an amount does, in figures: '2 eggs', '½ cup'. */
export const beginsWithNumber = (text: string): boolean => figureAhead.test(text)
const figureAhead = new RegExp(`^${figurePattern}`)

const amountAndWord = new RegExp(
  String.raw`^${figurePattern}[\d\s.,/${fractionSigns}–-]*(\p{L}{0,14}\.?)$`,
  'u',
)

/** Whether the text is an amount and no more: '2', '½ cup', '150 g'. */
export function isAmountOnly(text: string): boolean {
  const [, rest] = amountAndWord.exec(text) ?? []
  return rest !== undefined && (rest === '' || unit.exec(` ${rest} `)?.[0].trim().length === rest.length)
}

/** 'Smör 100 g' as 'Smör': a food without the amount behind it. */
export function withoutAmountBehind(text: string): string {
  const [, food, behind = ''] = /^(\p{L}[^\d½¼¾⅓⅔⅛]{1,50}?):?\s+([\d½¼¾⅓⅔⅛].{0,15})$/u.exec(text) ?? []
  return food !== undefined && isAmountOnly(behind) ? food : text
}

const isUnit = memoize((word) => unit.test(` ${word} `))

/**
 * The words of a line that name its food, lower case: without amounts, units and what stands in
 * brackets.
 */
export const foodWords = memoize(wordsOfFood)

function wordsOfFood(text: string): readonly string[] {
  const foodText = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\d½¼¾⅓⅔⅛.,/–-]+/g, ' ')
  const words = foodText.match(/\p{L}{2,}/gu) ?? []
  return words.filter((word) => !isUnit(word))
}

const withoutAmount =
  /(?:to taste|for (?:serving|garnish|frying|dusting|the pan)|to (?:serve|garnish|finish)|optional|as needed|nach geschmack|au goût|al gusto|a gosto|q\.?\s?b\.?|naar smaak|efter smag|etter smak|适量|少许|適量|salt|pepper|oil)/iu
const notFood =
  /https?:|www\.|@|©|^#\p{L}|\b(?:minutes?|mins?|hours?|comments?|recipes|login|log in|sign|menu|search|facebook|pinterest|instagram|twitter|kcal|calories|protein|carbs?|newsletter|privacy|reviews?|[kmg]b|pdf)\b|^\d{1,2}[./]\d{1,2}[./]\d{2,4}|^\d+\s*(?:%|kcal|kJ)|^\d[\d.,]*\s*m?g\s*(?:fat|protein|carb\p{L}*|fib(?:re|er))$|%$|^[\d.,]+$/iu

/**
 * Facts beside a recipe, which look like ingredients: 'Serves: 4', 'Cuisine: British', 'Difficulty:
 * Easy'.
 */
const labelledFact =
  /^(?:serves|servings?|makes|yields?|prep\p{L}* time|cook\p{L}* time|baking time|total time|total weight|difficulty|cuisine|course|category|recipe type|author|keywords?|calories|level|skill)\s*:/iu

/**
 * A row of a table of nutrition: 'Protein 4 g', 'davon gesättigte Fettsäuren 2 g'. Sugar and salt
 * are foods too.
 */
const nutrient =
  /^(?:\P{L}|(?:of which|davon|dont|di cui|waarvan|total|net|of)\s)*(?:calor\p{L}*|kilo(?:calor|jou)\p{L}*|kcal|energ\p{L}*|énergie|valor energ\p{L}*|brennwert|proteins?|protéines?|prote[ií]nas?|proteine|proteiner|eiweiß|eiwit\p{L}*|carb(?:s|ohydrates?)?|kohlenhydrate?|glucides|carbo?idrat\p{L}*|carbohidratos|hidratos\p{L}*|koolhydra\p{L}*|[ck]arbohydrater|kolhydrat\p{L}*|(?:total|saturated|trans|unsaturated|monounsaturated|polyunsaturated) fats?|saturates|saturated|gesättigte\p{L}*|acides gras|lipides|matières grasses|grassi|grasas|gorduras?|vetten|verzadigd\p{L}*|ballaststoffe|fib(?:re|er)s?|dietary fib\p{L}*|fibras?|vezels|cholesterol\p{L}*|colesterol\p{L}*|sodium|sodio|potassium|calcium|iron|vitamin\p{L}*|fehérje|szénhidrát|białko|węglowodany|omega)(?=$|[^\p{L}]).{0,40}?\d/iu

/** Whether the text is a row of a nutrition table. */
export const isNutrient = (text: string): boolean => text.length <= 80 && nutrient.test(text)

/** From 0 to 1: an amount or unit at the start, few words, no sentence. */
export const ingredientLikenessOf = memoize(computeLikenessOfIngredient)

function computeLikenessOfIngredient(text: string): number {
  if (text.length < 2 || text.length > 220 || labelledFact.test(text) || isNutrient(text)) return 0
  const words = text.split(/\s+/).length
  const isSentence = /[.!?。]["”')]?$/.test(text) && words > 9
  let likeness = amount.test(text) ? 0.7 : 0.15
  if (unit.test(text)) likeness += 0.25
  if (withoutAmount.test(text)) likeness += 0.25
  if (words <= 8) likeness += 0.1
  if (words > 25) likeness -= 0.3
  if (isSentence) likeness -= amount.test(text) && unit.test(text) ? 0.4 : 0.5
  if (notFood.test(text)) likeness -= 0.5
  return Math.max(0, Math.min(1, likeness))
}

const verbs =
  /\b(?:add|mix|stir|heat|preheat|cook|bake|boil|place|put|pour|combine|whisk|serve|cut|chop|slice|remove|cover|bring|simmer|season|let|leave|drain|spread|sprinkle|roll|fold|melt|beat|blend|transfer|toss|wash|peel|geben|lassen|schneiden|kochen|backen|verrühren|mischen|mélanger|ajouter|ajoutez|mettre|mettez|faire|faites|couper|coupez|versez|verser|añad\p{L}*|mezcl\p{L}*|poner|pon|corta\p{L}*|adicione|misture|coloque|leve|aggiung\p{L}*|mescola\p{L}*|versa\p{L}*|voeg|snijd|verwarm|meng|verhit|kook|bak|rør|kog|bland|hæld|tilsæt|skær|blanda|koka|hacka|stek|skär|kok|hell|dodaj\p{L}*|wymiesza\p{L}*|přid\p{L}*|keverj\p{L}*)\b/iu

/** Words that begin a step and hardly ever a food, and words of time: 'until', 'meanwhile'. */
const stepBeginning =
  /^(?:then |gently |lightly |carefully |now |next,? |finally,? )?(?:soften|fry|saut[ée]|roast|grill|steam|drizzle|grease|knead|chill|arrange|dissolve|strain|marinate|rub|brush|scoop|press|warm|poach|grate|crush|squeeze|scatter|lay|fill|turn|flip|allow|check|begin|start|make|prepare|repeat|freeze|refrigerate|garnish|reduce|divide|shape|sift|rinse|soak|set aside|use|take|discard|spoon|smooth|tip|grind|mash|ladle|trim|tear|break|crack|sear|deglaze|skim|wrap|dip|dredge|thread|scrape|shred|assemble|invert|swirl|tuck|nestle|loosen|taste|adjust|coat|line)\s|\b(?:until|meanwhile|afterwards|immediately)\b/iu

/** What stands below a photo: 'Stuffed peppers (Photo: A. Baker)'. */
const photoCredit = /(?:^|\()(?:photos?|fotó?|foto's|fotos?|bild|kép)\s*:[^()]{0,60}\)?$/iu

/** 'Cooking time: about 30 minutes'. */
const labelledTime =
  /^[\p{L} ]{3,30}:\s*(?:(?:about|approx\.?|kb\.|ca\.?|circa)\s*)?\d{1,3}\s*(?:min\p{L}*|perc|hours?|hrs?)\.?$/iu

/** 'Prep: 20 min / Cooking: 25 min / Difficulty: easy'. */
const labelledFacts = /^(?:[\p{L}/. -]{3,30}:\s[^:]{1,30}?\s[/|·•]\s){1,4}[\p{L}/. -]{3,30}:\s[^:]{1,30}$/u
/** Characters of a line of facts. */
const LONGEST_FACTS = 160

/** 'Taco seasoning mix 1 packet (35g)': a food, although 'mix' is a verb. */
const endsWithWeight = /\(~?\d[\d.,]*\s?(?:g|kg|ml|l|oz)\)$/i

/**
 * From 0 to 1: a sentence of some length that ends as sentences end, better with a cook's verb in
 * it.
 */
export const stepLikenessOf = memoize(computeLikenessOfStep)

function computeLikenessOfStep(text: string): number {
  if (text.length < 6 || text.length > 3000 || photoCredit.test(text) || labelledTime.test(text)) return 0
  if (text.length <= LONGEST_FACTS && /\d/.test(text) && labelledFacts.test(text)) return 0
  const hasNoWordSpaces = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text)
  const words = hasNoWordSpaces ? (text.match(/\p{L}/gu)?.length ?? 0) / 2 : text.split(/\s+/).length
  let likeness = Math.min(0.4, words / 20)
  if (/[.!:。！)]["”')]?$/.test(text)) likeness += 0.25
  if (verbs.test(text) || stepBeginning.test(text) || hasNoWordSpaces || isCookingSentence(text, words))
    likeness += 0.35
  if (
    /https?:|www\.|@|©|\b(?:(?:use|accept|allow) cookies|newsletter|privacy|(?:un)?subscribe|comment|instagram|pinterest|all rights reserved)\b/i.test(
      text,
    )
  )
    likeness -= 0.5
  if (words < 14 && endsWithWeight.test(text)) likeness -= 0.3
  if (words < 14 && amount.test(text) && unit.test(text) && !/[.!:。]$/.test(text)) likeness -= 0.4
  if (text.endsWith('?')) likeness -= 0.35
  return Math.max(0, Math.min(1, likeness))
}
