/**
 * The dish's name among the lines above a recipe: a heading, what is announced, or what it is made
 * of.
 */

import { withCapital } from '@plateful/ingredients/format-english'
import { isAppeal } from '../page/appeal.ts'
import { isFarewell } from '../page/farewell.ts'
import { withoutWhoseAndWhen } from './around-a-name.ts'
import { isFact, withoutFactBehind } from './fact-lines.ts'
import { isAllCaps } from './part-label.ts'
import { picturesApart, withoutPictures } from './text-lines.ts'
import type { LineInPart } from './text-part.ts'

/** Characters of a recipe's name, and words of it. */
const LONGEST_NAME = 120
const MAX_WORDS = 14
const hashtag = /#([\p{L}\d_]{2,40})/gu

const greeting =
  /^(?:hi|hello|hey(?:a|ya)?|hiya|dear|good (?:morning|evening)|morning|hallo|hoi|liebe[rs]?|bonjour|coucou|salut|cher|chère|hola|querid[oa]|ciao|caro|cara|hej|hei|olá|oi|cze[śs][ćc]|drog[ai]|kochan[iay])(?=$|\P{L})/iu
/** 'Hiya, lasagne for sat': what follows a greeting may be the dish. */
const behindGreeting = new RegExp(`${greeting.source}[^,.!?:]{0,20}[,:]\\s+(\\p{L}.*)$`, 'iu')
const announcing = /^(?:here(?:['’]s| is)|this is|try this|as promised)(?=$|\P{L})/iu
const nameLabel =
  /^(?:(?:recipe(?: name)?|rezept|recette|receta|ricetta|recept|opp?skrift|receita|przepis)(?:\s+(?:no\.?|nr\.?|n[°º])?\s*\d{1,2})?|title|tit(?:el|tel|re|olo|ulo)|título|tytuł|name|dish)\s*[:–-]\s*/iu
/** 'To make a seed cake', as old books call a recipe. */
const toMake = /^(?:how )?to make (?:an?|my|our) (?=\p{L})/iu
/** '… the recipe for leek pie:' */
const recipeFor =
  /\b(?:recipe (?:for|of)|(?:we(?:['’]re| are)|i['’]m) (?:making|cooking|baking)) (?:my |our |the |an? |some )?(?:really |super )?(?:quick |easy |simple )?(.{3,80}?)(?:\s+(?:okay|ok|so|today)\b.*)?\s*[:.!]*$/i

/** Articles before a dish that is announced. */
const article = String.raw`(?:(?:my|our|the|some|an?|de|mein\p{L}*|unser\p{L}*|de[nrms]|das|die|une?|l[ae]s?|los|el|il|lo|gli|mon|ma|mes|mi|het|min|mitt|mina|vår|den|det|os?|as?) |l['’])*`
/** Where the words of an announced dish end. */
const dishEnd = String.raw`(?=[,.:;!?(]|\s+(?:som|que|qui|dont|die|das|den|that|which|i promised|you (?:asked|wanted|liked|loved)|recipe|okay|ok|so|today|and (?:it|this|i))(?=$|\P{L})|$)`
const dish = String.raw`${article}(?<dish>\p{L}.{2,70}?)\W*${dishEnd}`
/** 'the recipe for …', 'oppskriften på …', 'ecco la …', 'hier der …', 'as promised, my …'. */
const announcements = [
  String.raw`(?<=\p{L},?\s)(?:recipe|rezept|recette|receta|ricetta|recept(?:et)?|opp?skrift(?:en)?|receita|przepis)(?: (?:for|of|für|vom|von|de la|des?|du|dell[aeo]|degli|del|di|dei|voor|van|på|para|na|til|av|af)|\sd['’]|\sdell['’])\s+`,
  String.raw`(?<!\p{L})(?:here(?:['’]s| is| are| comes)|(?:showing|making|cooking|baking)(?: you)?|this is(?= (?:my|our)\b)|hier(?: ist| is| kommt| komt)?(?= (?:de[rns]?|die|das|het|mein)\b)|voici|voilà|aquí (?:tienes|va|tenéis)|(?:te|os|les) (?:paso|dejo|mando)|ecco|här (?:är|kommer)|her (?:er|kommer)|aqui (?:est[áà]|vai)|as promised,?(?= (?:my|the)\b)|(?:you|she|he|mum) (?:asked for|(?:said you )?(?:were|was) after|wanted)(?= (?:my|the|our)\b)|how (?:i|we) (?:do|make|cook|bake)(?= (?:my|the|our)\b))\s+`,
].map((before) => new RegExp(before + dish, 'iu'))

/** 'the recipe', 'the one I always make': names no dish. */
const noDish =
  /^(?:(?:two|three|four|five|both|all|few|recipes|ones)(?=\W*$)|one|it|what|how|recipe|rezept|recette|receta|ricetta|recept(?:et)?|opp?skrift(?:en)?|receita|przepis|something|you|oma|opa|gro(?:ß|ss)mutter|mama|mutter|tante|schwester|freundin|schwiegermutter|nachbarin|gran(?:dma|ny)?|nana?|mum|mom|mother|mormor|farmor|bedstemor|bestemor|nonna|mamma|abuela|suegra|mamie|grand-mère|mère|belle-mère|av[óo]|mãe|tia|moeder|schoonmoeder|babci|mamy)(?=$|\P{L})/iu
/** 'Ok so', 'yes,' at the beginning of a sentence. */
const filler =
  /^(?:ok(?:ay)?,? so,?\s+(?=\S)|(?:ok(?:ay)?|so|yes|yeah|well|right|and|now|also|ja|nou|pues|bueno|allora|alors|então)(?:[,!…]+\s+|\s+(?=so |for |the )))+(?=\S)/iu
/** ', serves 4', ' for 4', '(for four)' behind a name. */
const factBehind =
  /(?:[,(–-]|\s)\s*(?:(?:for|serves|feeds|does|makes|für|pour|para|per|voor|till?|dla|na)\s+(?:\d{1,2}|two|four|six|eight)(?:\s+\p{L}+)?)\s*\)?$/iu
const byline =
  /(?<!\p{L})(?:kitchen of|recipe (?:from|by)|posted (?:on|by)|updated|copyright|(?:page|seite|pag\.?|pág\.?|p\.|side|sida|strona|str\.) \d)/iu
/** 'Topic: what to do with leeks?', 'Re: Resteküche': what a thread of a forum is called. */
const thread =
  /^(?:topic|thread|re|aw|sv|vs|odp|thema|betreff|sujet|objet|tema|asunto|oggetto|argomento|onderwerp|ämne|tråd|emne|assunto|tópico|temat|wątek)\s?:\s/iu
const talk =
  /(?<!\p{L})(?:i|i['’]\p{L}+|you|we|me|us|ich|du|wir|ihr|je|tu|vous|nous|yo|jag|vi|eu|você)(?=$|\P{L})/iu

/** A name without its label, pictures, tags, servings and the marks around it. */
export const cleanName = (text: string): string => {
  const plain = withoutPictures(text.replace(nameLabel, '').replace(toMake, '').replace(hashtag, ' '))
  return withoutWhoseAndWhen(withoutFactBehind(plain.trim()).replace(factBehind, ''))
    .replace(/^\*+|[\s:.★☆–-]+$/g, '')
    .slice(0, LONGEST_NAME)
    .trim()
}

/** Characters of a sentence before it announces a dish. */
const MAX_BEFORE = 24

/** The dish that a sentence announces; null where it announces none. */
function announcedBy(sentence: string): string | null {
  const english = recipeFor.exec(sentence)?.[1]
  if (english !== undefined)
    return english.replace(/\s+(?:that|which|i promised|you asked)(?=$|\P{L}).*$/iu, '')
  for (const pattern of announcements) {
    const match = pattern.exec(sentence)
    const name = match?.groups?.['dish']
    if (match && name !== undefined && match.index <= MAX_BEFORE && !noDish.test(name)) return name
  }
  return null
}

const sentencesOf = (text: string) => text.split(/(?<=[!?…])\s+|(?<=\p{Ll}{2}\.)\s+(?=\p{L})/u)

/** Whether words speak to somebody or announce the recipe. */
export const speaksToSomebody = (text: string): boolean =>
  greeting.test(text) ||
  announcing.test(text) ||
  sentencesOf(text).some((sentence) => announcedBy(sentence) !== null)

interface Candidate {
  text: string
  /** What is added to its score besides its words. */
  bonus: number
  isHeading: boolean
}

/** A name, and whether other words of the text may be the name as well. */
export interface FoundName {
  name: string
  isContested: boolean
}

/**
 * The name. Labelled words and headings come first; of other words those that stand alone, are
 * announced, or name the foods of the dish.
 */
export function findTextName(lines: readonly LineInPart[]): FoundName {
  const end = lines.findIndex(({ part }) => part === 'ingredients' || part === 'method')
  const head = (end < 0 ? lines : lines.slice(0, end)).filter(({ label }) => label === null)
  const labelledName = head.find(({ text }) => nameLabel.test(text))
  if (labelledName) return { name: asName(labelledName.text), isContested: false }
  const foods = lines.filter(({ part }) => part === 'ingredients')
  const words = distinctWordsOf(
    (foods.length > 0 ? foods : lines.filter(({ part }) => part === 'method')).map(({ text }) => text),
  )
  const scored = head
    .flatMap(candidatesOf)
    .map((candidate) => ({ ...candidate, score: candidate.bonus + scoreOf(candidate, words) }))
  const best = scored.reduce((first, other) => (other.score > first.score ? other : first), {
    text:
      (head.find(({ text }) => !greeting.test(text) && !thread.test(text)) ?? head[0])?.text
        .replace(filler, '')
        .split(/[.!?|]\s/)[0] ?? '',
    score: LOWEST_SCORE,
  })
  const other = Math.max(
    ...scored.filter(({ text }) => isOtherName(text, best.text)).map(({ score }) => score),
  )
  return {
    name: asName(best.text),
    isContested: best.score < CLEAR_SCORE || best.score - other < CLEAR_LEAD,
  }
}

/** Whether two candidates are different words, and neither is a part of the other. */
function isOtherName(text: string, other: string): boolean {
  const [letters, otherLetters] = [text, other].map((each) => cleanName(each).toLowerCase())
  return !letters?.includes(otherLetters ?? '') && !otherLetters?.includes(letters ?? '')
}

function asName(text: string): string {
  const cleaned = cleanName(text).replace(/^(["'])(.+)\1$/, '$2')
  return isAllCaps(cleaned) ? sentenceCase(cleaned) : withCapital(cleaned)
}

/** 'LEEK PIE' as 'Leek pie'. */
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

/** Below this score the beginning of the text is the name. */
const LOWEST_SCORE = -0.5
/** The score of a name, and its lead over other words, from which it is clear. */
const CLEAR_SCORE = 0.8
const CLEAR_LEAD = 0.45

const STANDS_ALONE = 0.6
const IS_FIRST = 0.4
const IS_ANNOUNCED = 1.05
const IS_HEADING = 2

/**
 * The candidates of a line: the line, its pieces between pictures and sentences, and the dish that
 * it announces.
 */
function candidatesOf(line: LineInPart, at: number): Candidate[] {
  const isFirst = at === 0 ? IS_FIRST : 0
  const { isHeading } = line
  const withoutFiller = line.text.replace(filler, '')
  const pieces = picturesApart(withoutFiller)
    .flatMap(sentencesOf)
    .map((piece) => piece.replace(filler, ''))
  const announced = pieces.flatMap((piece) => announcedBy(piece) ?? [])
  const isWhole = picturesApart(withoutFiller).length === 1
  const greeted = pieces.flatMap((piece) => behindGreeting.exec(piece)?.[1] ?? [])
  return [
    { text: withoutFiller, bonus: isFirst + (isWhole ? STANDS_ALONE : 0), isHeading },
    ...(pieces.length > 1 ? pieces : []).map((text) => ({
      text,
      bonus: isFirst + (isWhole ? 0 : STANDS_ALONE / 2),
      isHeading,
    })),
    ...greeted.map((text) => ({ text, bonus: isFirst, isHeading: false })),
    ...announced.map((text) => ({ text, bonus: IS_ANNOUNCED + isFirst, isHeading: false })),
  ]
}

/** Words of the recipe that count for a name, and what each counts. */
const MAX_SHARED = 3
const SHARED_WORD = 0.5

function scoreOf({ text, isHeading, bonus }: Candidate, words: readonly string[]): number {
  const name = cleanName(text)
  const nameWords = name.split(/\s+/)
  if (!/\p{L}{2}/u.test(name) || nameWords.length > MAX_WORDS || /^(?:@|https?:)/.test(text)) return -Infinity
  if (isFact(text) || greeting.test(name) || byline.test(text) || text.split('|').length > 2) return -2
  const isAnnounced = bonus >= IS_ANNOUNCED && !isHeading && !speaksToSomebody(text)
  if (speaksToSomebody(text) && !isAnnounced) return -2
  if (isAppeal(text) || isFarewell(text) || thread.test(text)) return -1.5
  const shared = distinctWordsOf([name]).filter((word) =>
    words.some((other) => isSameFood(word, other)),
  ).length
  return (
    SHARED_WORD * Math.min(MAX_SHARED, shared) +
    (isHeading ? IS_HEADING : 0) -
    (/[.,;?]$/.test(text.trim()) ? 1.2 : 0) -
    (/[!]$/.test(text.trim()) ? 0.3 : 0) -
    (talk.test(name) ? 0.7 : 0) -
    (/\d+ ?(?:min|h\b|hour|stunde|uur|tim|ore\b|heure)/iu.test(name) ? 0.5 : 0) -
    (nameWords.length > 9 ? 0.6 : 0)
  )
}

const distinctWordsOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])),
]

/**
 * Letters that two words of one food begin with: 'plum' and 'plums', 'kyckling' and 'kycklingfilé'.
 */
const SHARED_LETTERS = 4
/**
 * The least share of the shorter word that these letters must be: 'Tacogratäng' and 'tacokrydda'.
 */
const SHARED_PART = 0.4

function isSameFood(word: string, other: string): boolean {
  if (word === other) return word.length >= SHARED_LETTERS
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  if (short.length < SHARED_LETTERS) return false
  const shared = short.split('').findIndex((letter, at) => letter !== long[at])
  const count = shared < 0 ? short.length : shared
  return (
    count >= Math.max(SHARED_LETTERS, SHARED_PART * short.length) ||
    (short.length > SHARED_LETTERS && long.includes(short))
  )
}
