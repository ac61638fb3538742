/** What the turning of words around a dish has in common. */
import type { Token } from '../rule-tokens/token.ts'
import { isA, isWord } from '../rule-tokens/token-checks.ts'

/** The tokens between two marks or joining words, put into the order that rules are read in. */
export type Rewrite = (own: readonly Token[]) => Token[] | null

/** A word that parts nothing. */
export const isFillerOrSome = (token: Token): boolean => isA(token, 'filler', 'some')
/** 'The', 'my', 'both': what may stand between 'for' and whom it is for. */
export const isDeterminer = (token: Token | undefined): boolean => isWord(token, /^(?:the|my|our|both|all)$/)

/** 'Keep tofu off the menu', 'give lamb a miss': the verb of what stands around a dish. */
export const offVerbs = /^(?:keep|keeping|leave|leaving|give|giving|take|cross|knock)$/
/** What stands behind that dish. */
export const offWords =
  /^(?:off the menu|off the list|off the plan|off the table|out of .*|out|off|away|a miss|a rest|a break|a swerve|a body swerve|a wide berth|the boot|the elbow|the heave ho)$/
