/** Finds claims that a line denies, sets aside or asks about: 'bread, no gluten free left'. */

import { foldFoodName } from '../foods/food-name.ts'

/** Any words of a claim: 'gluten free', 'vegan'. */
export const claim = '(?:non[- ]dairy|vegan|vegetarian|veggie|plant[- ]based|[a-z]+[- ]free(?![- ]range))\\b'

/** 'Isn't', 'can’t' and 'doesnt'. */
const verbAndNot =
  "(?:is|are|was|were|do|does|did|ca|could|wo|would|should|need|has|have)n['’]?t|cannot|isnot"
const denial = `(?:not|never|without|neither|nor|hardly|barely|scarcely|${verbAndNot})`
/** Behind 'no' stands what there is none of: 'no certified gluten free', but not 'no salt'. */
const noneOf =
  '(?:longer|more|other|such|certified|proper|suitable|real|good|decent|cheap|nice|fresh|need (?:for|to be|of))'

/** 'Not really gluten free', 'no gluten free bread', 'isn’t a vegan cheese'. */
const denied = `\\b(?:${denial}[ -](?:[a-z]+[ -]){0,3}|non[ -]|no[ -](?:${noneOf} )?)${claim}`

/** Words for what is not taken: 'anything but', 'instead of', 'ran out of'. */
const setAside =
  '(?:low|but|than|except(?: for)?|excluding|excl|minus|less|avoid(?:ing)?|skip|forget|ditch|besides|unlike|' +
  '(?:instead|in place|in lieu|short|(?:ran|run|sold|are|is|all|were) out) of|apart from|as opposed to|' +
  '(?:replac|substitut)\\w+|if|unless|until|till|when|whether|once)'
const claimSetAside = `\\b${setAside} (?:(?:it|it['’]s|they|they['’]re|is|are|a|an|the|any|my|our|your|all|with|by|for|you want) )*${claim}`

/** Words behind a claim that say it is not to be had, or not so. */
const denialBehind =
  '(?:un(?:available|sure|certain|likely)|sold out|out of stock|no longer|no more|none (?:left|there)|all gone|(?:ran|run|running) out|' +
  'not (?:any ?more|available|in (?:stock|store)|there|needed|necessary|required|essential|sure|certain|really|quite|entirely|fully|yet|' +
  'guaranteed|confirmed|certified|tested|suitable|safe|possible|found|sold|stocked|true)|' +
  `(?:${verbAndNot}) (?:\\w+ ){0,3}(?:available|have|find|found|get|there|needed?|stock|sell|sold|true|matter|work|have to))`
const claimThenDenial = `${claim}[^.;]*\\b(?:${denialBehind}\\b|not[ )!.]*$)`

const usual = '(?:normal|regular|ordinary|usual|standard|conventional)'
/**
 * 'Gluten free bread (got normal)', 'gluten free bread or any': it may be the usual one as well.
 */
const usualInstead =
  `${claim}[^.;]*\\b(?:(?:got|get|gave|bought|buy|had|have|has|is|was|actually|really|only|just|took|take|use|used|no),? (?:the |an? |it )?${usual}|` +
  `recalled|avoid|wrong|or (?:(?:any|whatever|whichever|something|anything)\\b(?!.*${claim})|not\\b))`

/** 'Gluten free style' is no claim of a packet, 'vegan-friendly' is one. */
const claimLike = `${claim}[ -](?:style|ish|like|(?<=free[ -])friendly)\\b`
/** 'Pasta with gluten free' has some of it only. */
const hasOnlySome = `\\bwith (?:some )?${claim}(?=\\s*(?:$|[,.;()]))`

const deniedClaim = new RegExp(
  [denied, claimSetAside, claimThenDenial, usualInstead, claimLike, hasOnlySome].join('|'),
  'i',
)

/** Both kinds of a food: the plain one, and behind '&' the one of the claim. */
const besideUsualFood = new RegExp(
  `([a-z]+) ?(?:\\band|[&+]|\\bplus|\\balso) ?${claim}(?=\\s*(?:$|[,.;()]))`,
  'i',
)

/**
 * Whether a line does not promise the claim that its words hold (recipes 164): it says that the
 * food is not so ('bread no gluten free'), that it is not to be had or not taken ('gluten free
 * bread, sold out'), or that it stands beside the usual food ('bread & gluten free').
 */
export function isClaimDenied(line: string, foodWords: readonly string[]): boolean {
  const [, before] = besideUsualFood.exec(line) ?? []
  return deniedClaim.test(line) || (before !== undefined && foodWords.includes(foldFoodName(before)))
}

const asked = new RegExp(`^\\W*(?:is|are|does|do|was|were|could|would) .*${claim}|${claim}.*\\?`, 'i')

/**
 * Whether a line asks for the claim of its food: 'gluten free bread?', 'is the bread gluten free'.
 */
export const isClaimAsked = (line: string): boolean => asked.test(line)
