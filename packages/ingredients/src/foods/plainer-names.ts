/** Other names under which the lexicon may know a food: without idle words, or turned round. */

import { foodsByName } from './known-foods.ts'

/** Words that never make another food: size, freshness, cut and other preparation. */
const idleWords = new Set(
  (
    'fresh freshly large medium small big little baby-sized good quality best finest ripe raw organic freerange unwaxed washed trimmed ' +
    'prepared boneless skinless bone in skin on off chopped diced sliced minced grated crushed peeled finely roughly coarsely thinly thickly thin ' +
    'thick cut shredded halved quartered whole cold hot warm chilled cooled frozen defrosted thawed cooked uncooked leftover drained rinsed your ' +
    'choice favourite favorite plain natural pure homemade store bought shop ready made readymade pack packed extra lean very young tender mixed assorted about ' +
    'unsweetened optional additional more other similar any nice firm heaped level generous unsalted salted sweet medium-sized sized size toasted roasted ' +
    'soft softened melted boiling boiled shelled pitted stoned seeded seedless deseeded cleaned picked torn beaten mashed cubed flaked dry ' +
    'jumbo mini long short round flat bite chunky smooth fine coarse stale day old new crop local farmed wild caught sustainable premium traditional british english scottish welsh'
  ).split(' '),
)

/** Idle phrases; their words alone ('salt', 'fat', 'range') are not idle. */
const idlePhrase =
  /\b(?:free range|(?:low|reduced|less) (?:in )?(?:salt|sodium|fat)|(?:salt|sodium|fat) (?:free|reduced)|low|reduced)\b/g

/** Whether a word never makes another food. */
export const isIdleWord = (word: string): boolean => idleWords.has(word)

/** The name itself, then without idle words. */
export function* withoutIdle(name: string): Generator<string> {
  yield name
  const words = name.replace(idlePhrase, '').split(' ').filter(Boolean)
  if (words.length < name.split(' ').length) yield words.join(' ')
  for (let from = 1; from < words.length && idleWords.has(words[from - 1] ?? ''); from++)
    yield words.slice(from).join(' ')
  const withoutIdleWords = words.filter((word) => !idleWords.has(word))
  if (withoutIdleWords.length > 0) yield withoutIdleWords.join(' ')
}

/**
 * The name itself, the name turned round ('potato sweet' is 'sweet potato'), then the name without
 * idle words ('milk whole' is milk). Turning comes first, since 'sweet' is an idle word.
 */
export function* plainerNames(name: string): Generator<string> {
  yield name
  yield* turnedRound(name)
  yield* withoutIdle(name)
}

function* turnedRound(name: string): Generator<string> {
  const words = name.split(' ')
  // A dish is not turned round: an apple tart is no tart apple.
  const isDish =
    /(?:tart|crisp|roll|pie|cake|crumble|soup|chowder|burger|stew|casserole|curry|salad|pudding|sandwich)$/.test(
      name,
    )
  if (isDish) return
  const heldAtEnd = foodsByName().get(words.at(-1) ?? '')?.contains ?? []
  for (let cutLength = 1; cutLength < words.length && words.length <= 3; cutLength++) {
    const turned = [...words.slice(cutLength), ...words.slice(0, cutLength)].join(' ')
    const found = foodsByName().get(turned)
    // Turned round, a name must keep the allergens of its last word: apple custard is no custard
    // apple.
    if (heldAtEnd.every((one) => found?.contains.includes(one) || found?.mayContain.includes(one)))
      yield turned
  }
}
