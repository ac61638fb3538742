/** The type of a rewrite, and what several rewrites use. */
import type { Token } from '../rule-tokens/token.ts'
import { isA, isWord } from '../rule-tokens/token-checks.ts'

/**
 * Rewrites the tokens between two joiners into a plainer order or wording: 'keep tofu off the menu'
 * into 'no tofu'. Null where it does not apply.
 */
export type Rewrite = (own: readonly Token[]) => Token[] | null

/** Whether a token is a filler or 'some'. */
export const isFillerOrSome = (token: Token): boolean => isA(token, 'filler', 'some')
/** Whether a token may stand between 'for' and a person: 'the', 'my', 'both'. */
export const isDeterminer = (token: Token | undefined): boolean => isWord(token, /^(?:the|my|our|both|all)$/)

/** Verbs before a dish that is denied: 'keep tofu off the menu', 'give lamb a miss'. */
export const offVerbs = /^(?:keep|keeping|leave|leaving|give|giving|take|cross|knock)$/
/** Words behind the dish in such a phrase. */
export const offWords =
  /^(?:off the menu|off the list|off the plan|off the table|out of .*|out|off|away|a miss|a rest|a break|a swerve|a body swerve|a wide berth|the boot|the elbow|the heave ho)$/
