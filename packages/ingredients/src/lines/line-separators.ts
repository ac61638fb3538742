/**
 * Where one amount of an ingredient line ends and the next may begin: '1 onion, 2 carrots', '3
 * eggs, plus 2 egg yolks'.
 */

import { figurePattern } from '../measure/quantity.ts'

/** The words that count, as a line has them. */
export const countWords = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const sprinklePattern =
  '(?:(?:good|generous|large|small|big) )?(?:pinch|handful|dash|splash|drizzle|knob|glug|dollop|sprig)\\b'
/** 'Tin of tomatoes' begins an amount of one tin; 'tin, drained' and 'jar lid' begin none. */
const containerPattern =
  '(?:(?:small|large|big) )?(?:tin|can|jar|pack|packet|bag|carton|bottle|tub|pot|box|sachet|tube|bunch) of (?!your |any )'
const amountAhead = `(?=${figurePattern}|(?:${countWords})\\s+(?!half\\b)|half an?\\s|${sprinklePattern}|${containerPattern})`
/** Only salt and pepper are foods behind a comma without an amount. */
const seasoningPattern =
  '(?:(?:sea|table|flaky|freshly|ground|milled|cracked|black|white) )*(?:salt|pepper)\\b'
const commaPattern = '\\s*(?:,(?=\\s)|(?<!\\d),|[;•·|])\\s*'
/**
 * Preparations of a food with another one: 'raisins soaked in 2 tbsp rum', 'a stock cube in 500 ml
 * water'.
 */
const soakedWith = `(?:,?\\s+[a-z]+e[dn]|,)?\\s+(?:(?:up|together|to a paste)\\s+)?(?:in|with)\\s+(?=${figurePattern})`
/**
 * Two foods with nothing between them: '1 tsp salt ½ tsp pepper', never '2 to 3', '2 x 400 g' or
 * '2% fat'.
 */
const blankPattern = `(?<=[a-z])(?<!\\b(?:to|x|or|of|on|from|make|about|with|in|into|and|plus|per|by))\\s+(?=${figurePattern}(?![^ ]*%))`
/**
 * 'And' in German, French, Spanish, Italian and Swedish; the Dutch 'en' is French for 'into':
 * 'coupé en 2'. Never '2 et 3' or '1 y 1/2'.
 */
const foreignJoint = `(?<!${figurePattern})\\s+(?:und|et|y|e|och)\\s+(?=${figurePattern})`
/** What stands between two amounts of a line; splitting by it keeps it. */
export const separatorPattern = new RegExp(
  `(${commaPattern}(?:(?:and|plus)\\s+|[&+]\\s*)?(?:${amountAhead}|(?=${seasoningPattern}))|\\s+(?:and|plus)\\s+${amountAhead}|\\s*[&+]\\s*${amountAhead}|${foreignJoint}|${soakedWith}|${blankPattern})`,
  'i',
)
/** Whether a separator asks for more of something: 'plus', '+'. */
export const isPlusSeparator = (joint: string) => /plus|\+/i.test(joint)
/** Whether a joint is an 'and' of those languages, whose foods are mostly unknown. */
export const isForeignAnd = (joint: string) => /^\s+(?:und|et|y|e|och)\s+$/i.test(joint)
/** Whether a joint begins a remark more often than a food: a comma, a blank, 'in'. */
export const beginsRemark = (joint: string) => !/\b(?:and|plus)\b|[&+]/i.test(joint) && !isForeignAnd(joint)

/**
 * Where the other amount of a choice begins, of which the first is bought: ', or 1 pound of
 * kumquats', never '2 or 3'.
 */
export const choicePattern = new RegExp(
  String.raw`(?<!${figurePattern}\s*|\b(?:${countWords})\s+),?\s*\bor\s+(?:about\s+|some\s+)?${amountAhead}.*$`,
  'i',
)
/**
 * Foods that lie in another one and are not bought beside it: 'bouquet garni of 6 parsley stalks
 * and 1 bay leaf'.
 */
export const containingPattern =
  /\b(?:made|containing|consisting|bouquet|bundle|including|such as|e\.g\.)(?= |$)/i

/** Whether a food is salt or pepper, by its name in a line. */
export const isSeasoning = (name: string): boolean => onlySeasoning.test(name)
const onlySeasoning = new RegExp(`^${seasoningPattern}$`, 'i')

/** Whether nothing but a blank stands between two amounts. */
export const isBlankSeparator = (joint: string): boolean => joint.trim() === ''
