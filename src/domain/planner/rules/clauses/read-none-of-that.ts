/**
 * Denials that refer back: 'Ella breaks out from prawns so none of that', 'we've had pie all week,
 * give it a rest'.
 */

import { isFunctionWord } from '../joins/join.ts'
import {
  hasKind,
  hasCue,
  hasWord,
  isOfKind,
  isCue,
  isPronoun,
  isWord,
  wordAt,
} from '../tokens/token-checks.ts'
import { denyingCues, type Token } from '../tokens/token.ts'
import { clauseFactsOf, hasOnlyKinds } from './clause-facts.ts'
import { type Clause, isCondition } from './clause.ts'

const pointing =
  /^(?:none(?: of (?:that|this|those|these))?|none at all|no more of (?:that|this|those|these|it|them)|give (?:it|that|this|them|those|these) an? .*)$/

/** Whether a clause says 'none of that' and at most for how long. */
const isNoneAlone = ({ tokens, joiner }: Clause): boolean =>
  joiner !== 'or' &&
  hasWord(tokens, pointing, 'not') &&
  tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isWord(token, pointing, 'not') ||
      isForWeek(token) ||
      isWord(token, /^(?:ever|at the moment)$/),
  )

/**
 * Whether 'leave them out' stands behind a food that somebody does not eat: it means the food, and
 * nobody is away.
 */
const isLeavingThemOut = ({ tokens, joiner }: Clause, before: Clause | undefined): boolean =>
  joiner !== 'or' &&
  before !== undefined &&
  clauseFactsOf(before).who !== undefined &&
  hasWord(tokens, /^(?:leave|keep|take)$/) &&
  tokens.some((token) => isPronoun(token) && token.isMany === true) &&
  hasCue(tokens, 'away') &&
  tokens.every((token) => isFunctionWord(token) || isOfKind(token, 'cue', 'ask', 'who'))

const isForWeek = (token: Token) => token.kind === 'every' || isCue(token, 'total')

/** Whether a clause denies a dish, or says who cannot have it. */
function deniesDish(clause: Clause): boolean {
  const { dishes, hasUnknown, isNot, cues } = clauseFactsOf(clause)
  const isOfPerson = denyingCues.some((cue) => cues.has(cue))
  // In 'not a fan of olives, leave them out' the second clause is more than a preference.
  const isRather = hasKind(clause.tokens, 'maybe')
  return dishes.length > 0 && !hasUnknown && !isRather && (isNot || isOfPerson)
}

/** Whether the clauses end with a denied list: 'Tom won't touch olives, feta or ham'. */
function isDenyingList(clauses: readonly Clause[]): boolean {
  const head = clauses.findLastIndex((clause) => !isListMember(clause))
  const [first] = clauses.slice(head)
  return first !== undefined && head >= 0 && deniesDish(first)
}

/** Whether a clause is a further member of a list of dishes. */
const isListMember = (clause: Clause): boolean =>
  ['comma', 'and', 'or'].includes(clause.joiner) &&
  clauseFactsOf(clause).dishes.length > 0 &&
  hasOnlyKinds(clauseFactsOf(clause), 'dish')

/** The dish of a remark that names only one. */
function toldDish(clause: Clause): Token | undefined {
  const { dishes, hasUnknown, isNot, days } = clauseFactsOf(clause)
  const [dish, ...others] = dishes
  const isAlone = dish !== undefined && others.length === 0 && !dish.isQuality
  return isAlone && hasUnknown && !isNot && !days ? clause.tokens[dish.at] : undefined
}

/** The food of 'Ella breaks out from prawns so none of that', which is denied to all. */
function forAll(before: Clause, { joiner }: Clause): Token | undefined {
  const { dishes, who, hasUnknown, isNot } = clauseFactsOf(before)
  const [dish, ...others] = dishes
  const isHers = who !== undefined && who.names.length > 0 && !hasUnknown && !isNot
  return joiner === 'so' && dish && others.length === 0 && isHers ? before.tokens[dish.at] : undefined
}

/** Whether a clause is only 'while they're here', about people named before. */
const isWhileHere = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'when' &&
  tokens.some((token) => isPronoun(token)) &&
  tokens.every((token) => isFunctionWord(token) || token.kind === 'who' || isCue(token, 'guest', 'we are'))

/**
 * Reads 'none of that'. Where the clause before already denies a dish it adds nothing; behind a
 * remark about a dish it denies that dish. Behind a wish it stays unread: which dish is unclear.
 */
export function readNoneOfThat(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  let isSaidAgain = false
  for (const clause of clauses) {
    const before = made.at(-1)
    const isNoneHere = before !== undefined && isNoneAlone(clause)
    const isAgain =
      (isNoneHere && isDenyingList(made) && !forAll(before, clause)) ||
      (isLeavingThemOut(clause, before) && isDenyingList(made))
    if (before && (isAgain || (isSaidAgain && isWhileHere(clause)))) {
      made[made.length - 1] = { ...before, end: clause.end }
      isSaidAgain = true
      continue
    }
    isSaidAgain = false
    const dish =
      isNoneHere && !isCondition(before.joiner) ? (forAll(before, clause) ?? toldDish(before)) : undefined
    const at = wordAt(clause.tokens, pointing, 'not')
    const none = clause.tokens[at]
    if (!dish || !none) made.push(clause)
    else {
      const { start, end, isGlued } = none
      const tokens = clause.tokens.toSpliced(
        at,
        1,
        { kind: 'not', word: 'no', start, end, isGlued },
        { ...dish, start, end },
      )
      made.push({ ...clause, tokens })
    }
  }
  return made
}
